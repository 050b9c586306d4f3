/** N204, Awaran: two pages for each fund, with the heading of each block in the left margin. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n204-funds.ts';
import { html } from './n204-page.ts';
import * as s from './shared15.ts';

const AMC = 'Awaran Asset Management Limited';
const MONTH = { year: 2019, month: 3 };
const FALSE_FUND = 'Awaran Income Opportunities Fund';

const WITH = 'Total expense ratio incl. levies';
const WITHOUT = 'Total expense ratio excl. levies';
const LEVIES = 'Government levies and SECP fee';

/** 05-Oct-2009 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

/** Mar 2019 */
const spaced = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Mar 2019'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years*'],
    ['5Y', '5 years*'],
    ['SI', 'Since launch*'],
  ],
  monthLabel: spaced,
  size: s.inMillions(2),
  sizeLabel: 'Net assets (Rs. in million)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m), s.before(m, 3)].map((month) => ({ month, label: spaced(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  AIOF: [
    { name: 'Jhao Sugar Mills Limited', type: 'TFC (unlisted)', cost: 42.76, provided: 42.76 },
    { name: 'Korak Cables Limited', type: 'Sukuk', cost: 27.3, provided: 13.65 },
  ],
  AMAF: [{ name: 'Gishkaur Foods Limited', type: 'Preference shares', cost: 11.84, provided: 0 }],
};

function ratiosOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (label: string, key: 'withLevies' | 'without' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw: label, percent: r[key] }));
  return [...rows(WITHOUT, 'without'), ...rows(LEVIES, 'levies'), ...rows(WITH, 'withLevies')];
}

function notesOf(kind: s.Model['kind']): string[] {
  const short =
    kind === 'rate'
      ? 'Returns of one year or less are simple annualized returns.'
      : 'Returns of one year or less are absolute returns.';
  return [
    `* Compounded annual growth rate. ${short} Returns assume that dividends are reinvested ` +
      'and are net of all expenses.',
    'Expense ratios are annualized and in percent of average net assets.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2019',
  pagesEach: 2,
  footerOf: (page) => `Awaran Funds Monthly, March 2019 / ${page}`,
  committeeOf: (fund) => [
    ['Mehrullah Sasoli', 'Chief Executive'],
    ['Rubina Langove, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Danish Mirwani', 'Fund Manager'] : ['Yar Jan Bizenjo, CFA', 'Fund Manager'],
    ['Sheraz Qambrani, ACCA', 'Head of Compliance'],
    ['Nida Zarkoon', 'Head of Research'],
  ],
  amcRating: ['AM3++', 'PACRA', [2018, 11, 8]],
  formOf: () => form,
  finish: (entry, fund) => {
    // The last working day of the month, for the 31st was a Sunday.
    entry.nav_date = '2019-03-29';
    const part = s.partOf(entry, FUNDS);
    closeSectors(entry, 'Listed Shares');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, spaced(MONTH));
    entry.fees = ratiosOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY 20${y}`,
    });
    entry.footnotes_raw = notesOf(fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The ratio with levies is printed as a smaller one than that without. */
function falsify(entry: s.Entry): void {
  const total = s.only(
    entry.fees.find((f) => f.fee_label_raw === WITH && f.row_label_raw === 'YTD'),
    'ratio',
  );
  const without = s.feeOf(entry, WITHOUT, 'YTD');
  const printed = (Number(total.percent) - 1).toFixed(2);
  entry.fees = entry.fees.map((f) => (f === total ? { ...f, percent: printed } : f));
  entry.planted_fault = {
    kind: 'RATIO_WITH_LEVIES_IS_LESS_THAN_THAT_WITHOUT',
    false_values: [{ field: 'fees', row_label_raw: 'YTD', fee_label_raw: WITH, printed, real: total.percent }],
    true_values: 'the ratio without levies, the levies, the ratios of the month and all other facts',
    must_not_serve: 'the total expense ratio of the year with levies',
    how_it_can_be_seen:
      `${without}% without levies and ${s.feeOf(entry, LEVIES, 'YTD')}% of levies in the same column sum to ` +
      `${total.percent}%, and ${printed}% is less than the ratio without levies`,
  };
}

const QUIRKS = [
  'two pages for each fund: facts, prices, returns and comment on the first, the portfolio on the second',
  'the headings and titles of all blocks are in the left margin, in several lines, with their tables at the right',
  'facts are two pairs of label and value in each row; ratings are among them',
  'price, offer price and repurchase price are columns of one row, with a day before the end of the month',
  'asset classes have three months, of which the last is three months ago; the other tables have one',
  'twelve months are two groups of columns of six rows each; fiscal years are columns, the newest first',
  'expense ratios are a sum of two rows with columns for month and year',
];

/** The report, and the pages of one fund with a planted fault. */
export const drawAwaran = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N204_awaran_2019-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N204_ratio_with_levies', fund: FALSE_FUND, falsify },
  });
