/** N212, Gandava: words and figures at the left, the profile and the committee in a narrow column at the right. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n212-funds.ts';
import { html } from './n212-page.ts';
import * as s from './shared15.ts';

const AMC = 'Gandava Asset Managers Limited';
const MONTH = { year: 2025, month: 10 };
const FALSE_FUND = 'Gandava Islamic Stock Fund';
const WITH = 'Total Expense Ratio (with levies)';
const WITHOUT = 'Total Expense Ratio (without levies)';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Equity Holdings (% of Total Assets)',
  day: ([year, month, d]) => `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0, holdingsTitle: 'Top Holdings (% of Total Assets)' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  GIIF: [
    { name: 'Khanpur Bhag Textile Mills Limited', type: 'Sukuk', cost: 41.37, provided: 41.37 },
    { name: 'Sanni Steel Industries Limited', type: 'Sukuk', cost: 26.52, provided: 13.26 },
  ],
  GMAF: [{ name: 'Shahdera Leasing Limited', type: 'TFC', cost: 18.9, provided: 18.9 }],
};

/** Rows with a figure for each of two periods; the ratio with levies is the sum of the two below it. */
function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, MONTH);
  const row = (fee_label_raw: string, of: (r: s.Ratio) => string): s.Fee[] =>
    ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: of(r) }));
  return [
    ...row(WITHOUT, (r) => r.without),
    ...row('Government Levies', (r) => r.levies),
    ...row(WITH, (r) => r.withLevies),
    ...row('Management Fee charged', (r) => (Number(r.without) * 0.61).toFixed(2)),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  figures.fees = feesOf(part);
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    delete figures.units_outstanding;
    return;
  }
  if (part.model.kind === 'rate' && figures.holdings.length > 0)
    figures.holdings_title_raw = 'Sukuk Holdings (% of Total Assets)';
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

function notesOf(fund: s.Fund): string[] {
  const kind =
    fund.subs !== undefined
      ? 'Returns of the Equity Sub-Fund of up to 365 days are absolute; those of the other Sub-Funds are annualized.'
      : fund.model.kind === 'rate'
        ? 'Returns of up to 365 days are simple annualized.'
        : 'Returns of up to 365 days are absolute.';
  return [
    `* Annualized return (CAGR). ${kind} Returns are net of all expenses and include the reinvestment of dividends.`,
    'Government levies are Sindh Sales Tax and the annual fee of SECP. The Scheme has held no provision against ' +
      'Sindh Workers’ Welfare Fund since 13 August 2021.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2025',
  footerOf: (page) => `Gandava Funds - Fund Manager Report - October 2025 - Page ${page}`,
  committeeOf: (fund) => [
    ['Mir Sohrab Magsi', 'Chief Executive Officer'],
    ['Anila Lashari, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Hammad Raisani', 'Head of Fixed Income']
      : ['Rehan Umrani, CFA, FRM', 'Head of Equity Investments'],
    ['Sumbal Jatoi', 'Fund Manager'],
    ['Adeel Rind, ACCA', 'Head of Research'],
    ['Kashif Domki', 'Head of Risk Management'],
    ...(fund.name.includes('Islamic') ? [['Mufti Ehsanullah Barozai', 'Shariah Advisor'] as const] : []),
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 6, 27]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = '2025-10-31';
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the year's ratio are exchanged; the ratio without levies and the levies are true. */
function falsify(entry: s.Entry): void {
  const at = entry.fees.findIndex((f) => f.fee_label_raw === WITH && f.row_label_raw === 'YTD');
  const row = s.only(entry.fees[at], 'ratio');
  const real = row.percent;
  const printed = real.replace(/^(\d)\.(\d)/, '$2.$1');
  if (printed === real) throw new Error('the digits are equal');
  entry.fees[at] = { ...row, percent: printed };
  entry.planted_fault = {
    kind: 'EXPENSE_RATIO_IS_NOT_THE_SUM',
    false_values: [{ field: 'fees', fee_label_raw: WITH, row_label_raw: 'YTD', printed, real }],
    true_values: 'the ratio without levies, the levies, the ratios of the month, and all other facts',
    must_not_serve: 'the false expense ratio of the year',
    how_it_can_be_seen: `the two rows above it sum to ${real}, as the rows of the month do`,
  };
}

const QUIRKS = [
  'the profile and the committee are a narrow column at the right; words and figures are at the left of it',
  'the price has its full day in its label; of two funds the part that other funds of the AMC hold is printed',
  'periods are columns, some of them counted in days; fiscal years are columns of a table of their own',
  'the older month is the first column of the asset allocation; the second table has one month without a date',
  'the ratio without levies and the levies stand above the ratio with levies; a row has the management fee charged',
  'risk profile and risk of principal share a cell with a slash',
  'the twelve months are a chart with an axis and the figures below it',
  'the Shariah advisor is in the profile, not among the committee',
  'sub-funds are rows of prices, sizes and returns, and three blocks of shares side by side',
];

/** The report, and one page of it with a planted fault. */
export const drawGandava = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N212_gandava_2025-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N212_expense_ratio_is_not_the_sum', fund: FALSE_FUND, falsify },
  });
