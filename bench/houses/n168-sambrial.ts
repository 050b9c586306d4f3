/** N168, Sambrial: a monthly report in the format that MUFAP recommends, with the particulars in a bar at the right. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n168-funds.ts';
import { html } from './n168-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sambrial Asset Management Limited';
const MONTH = { year: 2025, month: 2 };
const FALSE_FUND = 'Sambrial Income Opportunity Fund';
const LAUNCH = 'Since Launch';
/** The day on which the industry gave up its provisions. */
const SWWF = '2021-08-13';

/** 28-Feb-25 */
const column = (m: s.Month): string => `${s.daysIn(m)}-${s.shortMonth(m)}-${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Feb-2025'],
    ['FYTD', 'FYTD - 2025'],
    ['1Y', 'Rolling 12 Months'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', LAUNCH],
  ],
  seriesMonths: 0,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size:',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio as of February 28, 2025 (% of Total Assets)',
  sectorTitle: 'Sector Allocation as of February 28, 2025 (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top TFC / Sukuk (as at February 28, 2025) (% of Total Assets)',
  holdingDecimals: 1,
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, size: s.inMillions(1), sizeLabel: 'Fund Size (Rs. in mln)' };

/** Percent a year, charged in the month. */
const CHARGED: Readonly<Record<string, string>> = { SMMF: '0.52', SIOF: '0.79', SISIF: '0.65', SSF: '2.00' };
const SELLING: Readonly<Record<string, string>> = { SIOF: '0.35', SSF: '0.70' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIOF: [
    { name: 'Daska Sugar Mills Limited - Sukuk 26-APR-11', type: 'Sukuk', cost: 38.82, provided: 38.82 },
    { name: 'Nandipur Textiles Limited - TFC 21-JUL-08', type: 'TFC', cost: 54.17, provided: 54.17 },
  ],
  SSF: [{ name: 'Begowala Bank Limited', type: 'Equity (per party limit: 10%)', cost: 1090.86, provided: 0 }],
};

/** One decimal, and no sign before a zero. */
const short = (v: string | null): string | null =>
  v === null
    ? null
    : Number(v)
        .toFixed(1)
        .replace(/^-(?=0\.0$)/, '');

function shorten(figures: s.Figures, launched: string): void {
  figures.reported_returns = figures.reported_returns.map((r) => ({
    ...r,
    period_label_raw: r.period_label_raw === LAUNCH ? `${LAUNCH} ${launched}*` : r.period_label_raw,
    fund_return_percent: short(r.fund_return_percent),
    benchmark_return_percent: short(r.benchmark_return_percent),
  }));
  figures.historical_returns = figures.historical_returns.map((r) => ({ ...r, percent: short(r.percent) ?? '' }));
}

function feesOf(part: s.Part, abbr: string): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  const [charged, selling] = [CHARGED[abbr], SELLING[abbr]];
  return [
    ...(charged === undefined ? [] : [s.fee('Management Fee Charged (MTD)', charged)]),
    ...(selling === undefined ? [] : [s.fee('Selling & Marketing Expenses', selling)]),
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    { row_label_raw: 'MTD', fee_label_raw: 'Government levies', percent: month.levies },
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    { row_label_raw: 'YTD', fee_label_raw: 'Government levies', percent: year.levies },
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equities / Stocks');
  figures.fees = feesOf(part, fund.abbr);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, column(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: fund.subs === undefined ? 6 : 3,
    benchmark: 'Benchmark',
    label: (y) => `FY - 20${y}`,
  });
  shorten(figures, s.dayFirstMonth(part.model.launch));
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  if (figures.holdings.length > 0 && part.mix.second?.type === 'SECTOR_ALLOCATION')
    figures.holdings_title_raw = 'Top Holdings (as at February 28, 2025) (% of Total Assets)';
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

/** What the provision against SWWF that the fund gave back was, in rupees, for each unit, and as return. */
function provision(entry: s.Entry): string {
  const size = Number(entry.fund_size_pkr);
  const amount = size * s.between(0.002, 0.009, entry.fund_name_raw, 'swwf');
  const each = (amount / size) * Number(entry.nav_per_unit);
  return (
    'The scheme had reversed its provision against Sindh Workers’ Welfare Fund’s liability on August 13, 2021, ' +
    'to the tune of Rs. ' +
    `${s.grouped(amount / 1e6, 2)} million. Had the provision been kept, the NAV per unit of the scheme would ` +
    `be lower by Rs. ${each.toFixed(4)} / ` +
    `${((amount / size) * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const isPension = entry.sub_funds.length > 0;
  const basis = isPension
    ? '* Annualized Return. Returns of the Equity Sub-fund for shorter periods are cumulative, those of the ' +
      'other Sub-funds are annualized.'
    : kind === 'rate'
      ? '* Annualized return based on Morning Star Methodology. All other returns are Annualized Simple.'
      : '* Annualized Return. All other returns are Cumulative.';
  return [
    basis,
    'The performance reported is net of management fee & all other expenses and based on dividend reinvested ' +
      'gross of with-holding tax ' +
      'where applicable.',
    ...(isPension || String(entry.launch_date) > SWWF ? [] : [provision(entry)]),
    ...(entry.fees.some((f) => f.fee_label_raw.startsWith('Selling'))
      ? ['Selling & Marketing Expenses are charged under SECP Circular 11 of 2019.']
      : []),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf: (page) => `Sambrial Funds | Fund Manager Report of February 2025 | Page ${page} of 6`,
  committeeOf: (fund) => [
    [fund.model.kind === 'rate' ? 'Danish Ghuman, CFA' : 'Mehreen Bajwa, CFA', 'Fund Manager'],
    ['Dr. Tahir Cheema', 'Chief Executive Officer'],
    ['Asma Virk, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Salman Sandhu, CFA', 'Head of Fixed Income'] : ['Usama Kahlon', 'Head of Research'],
    ['Noman Basra, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM1', 'PACRA', [2024, 6, 21]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.fof === undefined) return;
    const without = s.grouped(Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, MONTH)), 0);
    Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
  },
};

/** The digits of a TFC are exchanged: it is larger than the TFCs above it, and the TFCs exceed their class. */
function falsify(entry: s.Entry): void {
  const at = 3;
  const row = s.only(entry.holdings[at], 'holding');
  const printed = row.percent.replace(/^(\d)\.(\d)$/, '$2.$1');
  const sum = entry.holdings.reduce((all, h) => all + Number(h === row ? printed : h.percent), 0);
  const [shares] = s.ofMonth(entry, 'ASSET_ALLOCATION', column(MONTH)).filter((r) => r.label_raw === 'TFCs / Sukuk');
  const own = Number(s.only(shares, 'class').percent);
  if (Number(printed) < Number(entry.holdings[0]?.percent) || sum <= own) throw new Error(`${printed} is no fault`);
  entry.holdings[at] = { ...row, percent: printed };
  entry.planted_fault = {
    kind: 'HOLDINGS_EXCEED_THEIR_ASSET_CLASS',
    false_values: [{ field: 'holdings', name_raw: row.name_raw, printed, real: row.percent }],
    true_values: 'the names and ranks of the holdings, the other percentages, the asset allocation and all other facts',
    must_not_serve: 'the percentage of this holding, or the percentages of the table of TFCs and Sukuk',
    how_it_can_be_seen:
      `it is larger than the holdings above it, and the holdings sum to ${sum.toFixed(1)}% where the asset ` +
      `allocation has ${own}% of TFCs / Sukuk`,
  };
}

const QUIRKS = [
  'the particulars are in a tinted bar at the right; type and category are one text, as are both loads, and ' +
    'the risk of fund and principal',
  'the price of a unit is in the band below the head; returns have one decimal, periods as columns with the ' +
    'day of launch in the label',
  'credit quality is a chart of columns with figures above them, sectors are bars with figures behind them',
  'an expense ratio has its levies in the same value; names of TFCs end in two dates; the manager is apart ' +
    'from the committee',
  'notes have the reversed provision of SWWF in rupees, for each unit and in percent; asset allocation has totals',
  'sub-funds are rows of size, price and returns, and rows of a table of expense ratios',
];

/** The report, and one page of it with a planted fault. */
export const drawSambrial = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N168_sambrial_2025-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N168_holdings_exceed_class', fund: FALSE_FUND, falsify },
  });
