/** N221, Hushe: slides of a digital AMC, with questions as labels, charts with figures, and net assets in crore. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n221-funds.ts';
import { html, MONTH } from './n221-page.ts';
import * as s from './shared15.ts';

const AMC = 'Hushe Digital Investments Limited';

/** Crore of rupees with two decimals. */
function inCrore(rupees: number): { raw: string; pkr: string } {
  const figure = s.grouped(rupees / 1e7, 2);
  return { raw: `Rs. ${figure} crore`, pkr: s.rupees(figure, 7) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'This month'],
    ['3M', 'Last 3 months'],
    ['FYTD', 'This fiscal year'],
    ['1Y', 'Last 12 months'],
    ['3Y', 'Last 3 years'],
    ['5Y', 'Last 5 years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inCrore,
  sizeLabel: 'Net assets',
  assetTitle: 'Where is the money? (% of total assets)',
  creditTitle: 'How safe are the borrowers? Credit quality (% of total assets)',
  sectorTitle: 'Which businesses? Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'What are the largest investments? (% of total assets)',
  holdingDecimals: 1,
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  HIIF: [
    { name: 'Surmo Steel Limited', type: 'Sukuk', cost: 41.6, provided: 20.8 },
    { name: 'Daghoni Mills Limited', type: 'Sukuk', cost: 27.3, provided: 27.3 },
  ],
};

function feesOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (fee_label_raw: string, key: 'withLevies' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [...rows('TER with levies', 'withLevies'), ...rows('Levies in it', 'levies')];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = '2023-12-29';
  const part = s.partOf(entry, FUNDS);
  closeSectors(entry, 'Shares');
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, 'December 2023');
  entry.fees = feesOf(part);
  entry.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  const basis = fund.model.kind === 'rate' ? 'are annualized' : 'are not annualized';
  entry.footnotes_raw = [
    `Returns of up to 12 months ${basis}; those of 3 years, of 5 years and since launch are per year (CAGR). The ` +
      `fiscal year ` +
      'began on 1 July 2023. Returns are after all costs.',
  ];
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2023',
  footerOf: (page) => `Hushe | ${page}`,
  committeeOf: (fund) => [
    ['Fatima Hushepa', 'Chief Executive Officer'],
    ['Ali Raza Machulvi, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Zehra Batool', 'Fund Manager'] : ['Murtaza Khaplu, CFA', 'Fund Manager'],
    ['Mufti Ismail Balghari', 'Shariah Advisor'],
  ],
  amcRating: ['AM3++', 'VIS', [2023, 8, 25]],
  formOf: () => form,
  pagesEach: 2,
  finish,
};

const QUIRKS = [
  'slides across of sixteen to nine; each fund has a second one, which says that it is continued',
  'the labels of facts are questions; some answers have two facts, such as type and category, or both loads',
  'net assets are in crore of rupees; the price is of the last working day and not of the last day of the month',
  'the change of the net assets is a chart from one month to the next whose ends are the net assets of both',
  'periods are named from the reader’s point of view; a last column has what Rs. 100,000 became',
  'months are blocks of quarters, and the year is in the head of the block only',
  'asset classes are pairs of columns, the earlier month first, with figures above them and labels below',
  'ratings of debt and sectors are bars around a middle line, between their label and their figure',
  'fiscal years are dots on a line with the figures at the right',
  'the basis of returns is in a footnote of the first slide only',
];

export const drawHushe = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N221_hushe_2023-12',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, form), path),
  });
