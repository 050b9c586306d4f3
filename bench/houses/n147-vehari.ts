/** N147, Vehari: an Islamic manager; facts as lines in three columns, months in two blocks, sub-funds as columns. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n147-funds.ts';
import { html } from './n147-page.ts';
import * as s from './shared15.ts';

const AMC = 'Vehari Islamic Investments Limited';
const MONTH = { year: 2024, month: 11 };
const FALSE_FUND = 'Vehari Islamic Stock Fund';
const EXCESS = 14;
const TYPES = ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const;

/** The periods of the plans. */
const KEPT = new Set(['Nov-2024', 'FY25 YTD', '1 Year', 'Inception¹']);

const column = (m: s.Month): string => `${s.shortMonth(m)}-${m.year}`;

/** Billions with three decimals, or millions with two. */
function sizeOf(rupees: number): { raw: string; pkr: string } {
  const isLarge = rupees >= 1e9;
  const raw = (rupees / (isLarge ? 1e9 : 1e6)).toFixed(isLarge ? 3 : 2);
  return { raw: `Rs. ${raw} ${isLarge ? 'billion' : 'million'}`, pkr: s.rupees(raw, isLarge ? 9 : 6) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'Nov-2024'],
    ['FYTD', 'FY25 YTD'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years¹'],
    ['5Y', '5 Years¹'],
    ['SI', 'Inception¹'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  size: sizeOf,
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Rating of Assets (% of Total Assets)',
  sectorTitle: 'Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m), s.before(m, 2)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: s.longDay,
});

const ratios = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'Total Expense Ratio', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'Government Levies', percent: r.levies },
  ]);

/** Sub-funds and plans have shares of the month only, and no months; sub-funds of the pension have no benchmark. */
function setParts(entry: s.Entry, fund: s.Fund): void {
  const isPension = fund.abbr === 'VIPF';
  for (const { figures, line, model } of s.partsOf(entry, fund)) {
    if (isPension) s.withoutBenchmark(figures, line);
    figures.monthly_returns = [];
    for (const type of TYPES) s.withoutPast(figures, type, column(MONTH));
    if (figures.holdings.length > 0)
      figures.holdings_title_raw = 'Top Five Holdings of Equity Sub-Fund (% of Total Assets)';
    figures.allocations = figures.allocations.map((r) =>
      r.allocation_type === 'SECTOR_ALLOCATION'
        ? { ...r, table_title_raw: 'Sectors of Equity Sub-Fund (% of Total Assets)' }
        : r,
    );
    if (!isPension) {
      figures.reported_returns = figures.reported_returns.filter((r) => KEPT.has(r.period_label_raw));
      figures.fees = figures.fees.filter((f) => f.fee_label_raw === 'Total Expense Ratio');
      Object.assign(figures, { launch_date: s.iso(model.launch), launch_date_raw: s.longDay(model.launch) });
    }
  }
  if (!isPension) Object.assign(entry, { launch_date: null, launch_date_raw: null });
}

const BASIS: Readonly<Record<string, string>> = {
  VIPF: 'absolute for the Equity Sub-Fund and annualised for the other Sub-Funds',
  VISF: 'absolute',
  VIFPF: 'absolute',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2024',
  footerOf: (page) => `P a g e | ${page}`,
  committeeOf: (fund) => [
    ['Chaudhry Nazir Ahmad Arain', 'Chief Executive Officer'],
    ['Rabia Bhabha, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Shoaib Daultana' : 'Muneeb Khichi, CFA', 'Fund Manager'],
    ['Mufti Abdul Ghafoor Saldera', 'Shariah Advisor'],
  ],
  amcRating: ['AM2+', 'VIS', [2024, 10, 4]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `¹ Annualised (CAGR). Returns of all other periods are ${BASIS[fund.abbr] ?? 'annualised on a simple basis'}, net of expenses.`,
    ];
    for (const part of s.partsOf(entry, fund)) {
      closeSectors(part.figures, 'Equities');
      part.figures.fees = ratios(part);
    }
    if (fund.subs !== undefined) return setParts(entry, fund);
    Object.assign(entry, {
      allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total'),
      fund_column_raw: 'Fund',
    });
    entry.monthly_returns = entry.monthly_returns.map((r) =>
      r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r,
    );
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, column(MONTH));
    entry.metrics = entry.metrics.map((m) => ({ ...m, value_raw: `${m.value} days` }));
    if (fund.abbr === 'VIIF') entry.holdings_title_raw = 'Corporate Sukuk (% of Total Assets)';
    return undefined;
  },
};

/** The bank balances of the month are too large, so that the classes exceed their printed total. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    entry.allocations.find((r) => r.label_raw === 'Bank Balances' && r.period_label === column(MONTH)),
    'row',
  );
  const real = row.percent;
  row.percent = (Number(real) + EXCESS).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed: row.percent, real },
    ],
    true_values: 'the other classes, the columns of both months before, the total of 100.0% and all other facts',
    must_not_serve: 'the share of bank balances, or the asset allocation of the month that has it',
    how_it_can_be_seen: `the classes of the month sum to ${100 + EXCESS}%, and the total below them is 100.0%`,
  };
}

const QUIRKS = [
  'facts are lines of `Label: value` in three columns of a box; ratings are sentences after them',
  'fund, benchmark and their difference are rows below the periods; twelve months are two blocks of six columns',
  'three months of classes with a total, the newest first; ratings or sectors are a ring with a legend of the month',
  'sub-funds are columns with returns and ratios as rows; plans are rows with columns of fund and benchmark by period',
];

/** The report, and one page of it with a planted fault. */
export const drawVehari = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N147_vehari_2024-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N147_allocation_114', fund: FALSE_FUND, falsify },
  });
