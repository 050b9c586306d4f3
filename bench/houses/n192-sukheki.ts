/** N192, Sukheki: a summary of all funds in front, and two funds on each page, above each other or side by side. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n192-funds.ts';
import { html } from './n192-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sukheki Investment Management Limited';
const MONTH = { year: 2016, month: 10 };

/** September 27, 2010 */
const day = s.dayFirstMonth;

const form = s.formWith({
  periods: [
    ['MTD', 'October 2016'],
    ['FYTD', 'FYTD'],
    ['1Y', 'Last 365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  seriesMonths: 0,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. million)',
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: 'Equity Sub-Fund: Top Holdings (% of Total Assets)',
};

/** Funds of one page, and the page. */
const PAGES: Readonly<Record<string, number>> = { SCF: 2, SIF: 2, SIIF: 3, SISF: 3, SEF: 4, SPF: 4 };

const IS_ACROSS = /^SI[IS]F$/;

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIF: [
    { name: 'Rasul Nagar Textile Mills Limited', type: 'TFC', cost: 31.48, provided: 31.48 },
    { name: 'Chak Bhatti Spinning Mills Limited', type: 'TFC', cost: 22.6, provided: 11.3 },
  ],
};

/** The unit of a figure is printed with it. */
const UNITS: Readonly<Record<string, string>> = { 'Weighted Average Maturity': ' days' };

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  const [month, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, 'Stocks');
  figures.fees = isPension
    ? [s.fee('Total Expense Ratio (YTD)', year.withLevies)]
    : [
        s.fee('Total Expense Ratio (MTD)', month.withLevies),
        s.fee('Total Expense Ratio (YTD)', year.withLevies),
        s.fee('Government Levies (YTD)', year.levies),
      ];
  figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  if (isPension) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  // Funds side by side have no room for a whole year.
  if (IS_ACROSS.test(part.line)) {
    const shown = new Set(s.labelsOf(figures.monthly_returns).slice(-6));
    figures.monthly_returns = figures.monthly_returns.filter((r) => shown.has(r.period_label_raw));
  }
  figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

const NOTES = {
  longer: '* Compound annual growth rate (CAGR).',
  shorter:
    'Returns of up to one year are annualized for the income and money market funds and sub-funds, and absolute for the ' +
    'equity funds and sub-funds.',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2016',
  footerOf: (page) => `Sukheki Funds | Monthly Report, October 2016 | ${page}`,
  committeeOf: () => [
    ['Ghulam Mustafa Tarar', 'Chief Executive Officer'],
    ['Sobia Hanjra, CFA', 'Chief Investment Officer'],
    ['Kashif Bhatti', 'Head of Fixed Income'],
    ['Ali Raza Chattha, CFA', 'Head of Equities'],
  ],
  amcRating: ['AM2', 'JCR-VIS', [2016, 4, 29]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    const page = s.only(PAGES[fund.abbr], 'page');
    entry.page_number = page;
    // The day of launch and the return since then are in the summary alone.
    entry.page_numbers = [1, page];
    entry.page_footer_raw = HOUSE.footerOf(page);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    entry.footnotes_raw = [NOTES.longer, NOTES.shorter];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const QUIRKS = [
  'two funds share each page: upper and lower half on two pages, and on one page left and right',
  'the summary in front has the day of launch and the return since launch, which the pages of the funds leave out',
  'funds side by side have one table with the labels in the middle and the values of each fund at its side',
  'months of two funds are one table with the months in the middle',
  'price and size are in the band with the name; credit quality and sectors are bars with figures at their ends',
  'committee, AMC rating and notes are once at the foot of a page for both funds',
  'sub-funds are columns of one table of sizes, prices, returns, ratios and asset classes',
];

export const drawSukheki = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N192_sukheki_2016-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, FUNDS, MONTH), path),
  });
