/** N195, Fatehjang: a landscape page for each category, whose funds are columns of numbered rows. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, PAGES } from './n195-funds.ts';
import { html } from './n195-page.ts';
import * as s from './shared15.ts';

const AMC = 'Fatehjang Fund Managers Limited';
const MONTH = { year: 2022, month: 12 };

/** 14 Oct 2022 */
const day = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

/** Each size has the unit that suits it. */
function size(rupees: number): { raw: string; pkr: string } {
  if (rupees < 1e9) return s.inMillions(1, 'Rs. ', ' million')(rupees);
  const raw = (rupees / 1e9).toFixed(3);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['1Y', '12 Months'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 6,
  newestFirst: true,
  monthLabel: s.dashed,
  size,
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest Holdings (% of Total Assets)',
  day,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  FIPF: [
    { name: 'Bahtar Sugar Mills Limited', type: 'TFC', cost: 36.4, provided: 36.4 },
    { name: 'Qutbal Leasing Limited', type: 'Sukuk', cost: 58.15, provided: 23.26 },
  ],
};

const MANAGERS: Readonly<Record<string, string>> = {
  FCF: 'Nadeem Awan',
  FSF: 'Nadeem Awan',
  FIPF: 'Zainab Khattar, CFA',
  FSTF: 'Arslan Gheba, CFA',
  FISF: 'Arslan Gheba, CFA',
  FDVF: 'Maham Jodhra',
  FPF: 'Zainab Khattar, CFA',
};

function finishPart(part: s.Part, isPension: boolean, month: s.Month): void {
  const { figures } = part;
  const [ofMonth, ofYear] = s.ratioPair(part, month);
  closeSectors(figures, 'Stocks');
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', ofMonth.withLevies),
    s.fee('Total Expense Ratio (YTD)', ofYear.withLevies),
    s.fee('Government Levies (YTD)', ofYear.levies),
  ];
  figures.historical_returns = s
    .yearRows(part, month, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .filter((r) => !isPension || r.series_raw === part.line);
  if (isPension) s.withoutBenchmark(figures, part.line);
}

/** The notes of a page are those of all its funds. */
function notesOf(page: number): string[] {
  const simple = 'simple annualized';
  const basis = [simple, 'absolute', `absolute for the Equity Sub-Fund and ${simple} for the other sub-funds`];
  return [
    `Returns of up to one year are ${s.only(basis[page], 'basis')}; returns of more than one year are compounded annually.`,
    'Government Levies are a part of the Total Expense Ratio (YTD). A cell across several columns holds for each of them.',
  ];
}

const houseOf = (month: s.Month): s.House => {
  const label = `${s.monthName(month)} ${month.year}`;
  const footerOf = (page: number): string =>
    `Fatehjang Fund Managers | Comparison of Funds, ${label} | Sheet ${page} of 3`;
  return {
    amc: AMC,
    month,
    monthLabel: label,
    footerOf,
    committeeOf: (fund) => [
      ['Col. (R) Sarfraz Ranjha', 'Chief Executive'],
      ['Farzana Alpial, CFA', 'Chief Investment Officer'],
      ['Haroon Malik', 'Head of Research'],
      [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund Manager'],
    ],
    amcRating: ['AM2+', 'PACRA', [2022, 8, 26]],
    formOf: () => form,
    finish: (entry, fund) => {
      const index = PAGES.findIndex(([, abbrs]) => abbrs.includes(fund.abbr));
      entry.page_number = index + 1;
      entry.page_numbers = [index + 1];
      entry.page_footer_raw = footerOf(index + 1);
      entry.nav_date = s.iso(s.lastDay(month));
      for (const part of s.partsOf(entry, fund)) finishPart(part, fund.subs !== undefined, month);
      entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
      entry.footnotes_raw = notesOf(index);
    },
  };
};

const QUIRKS = [
  'a landscape page for each category; its funds, or the sub-funds of the pension fund, are columns of numbered rows',
  'two tables side by side go on with the numbers of the sections; a cell that holds for all funds goes across their columns',
  'two columns of a fund are fund and benchmark, this month and the month before, or name and weight, as the section’s row says',
  'each size has its own unit of millions or billions; the day of the NAV is a row of its own',
  'the rating, its agency and its day are rows apart; holdings are rows of ranks with the names in the columns of the funds',
  'investments that are not compliant are a table whose first column has the fund',
];

/** The reports of two months, without a fault. */
export const drawFatehjang = (): s.Drawn[] =>
  s.drawTwo({
    file: 'N195_fatehjang',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    month: MONTH,
    entriesOf: (month) => s.entriesOf(houseOf(month))(FUNDS, 1),
    falsify: () => undefined,
    write: async (entries, month, path) => s.printDistilled(html(entries, FUNDS, month), path),
  });
