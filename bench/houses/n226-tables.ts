/** The tables of AMC N226: facts, prices with units, periods with their start, years with payouts, and shares. */
import { UNITS } from './n226-funds.ts';
import { GOLD, GREEN } from './n226-style.ts';
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2023, month: 10 };

export const LABELS = {
  fee: 'Management Fee (Actual)',
  selling: 'Selling & Marketing Expense',
  ratio: 'Total Expense Ratio',
  levies: 'Government Levies in TER',
} as const;

const cell = (v: string | null | undefined): string => (v === null || v === undefined || v === '' ? '-' : v);

/** A table of figures whose cells are not yet escaped. */
export const nums = (rows: readonly (readonly string[])[], kind = ''): string => s.htmlTable(rows, `nums ${kind}`);

/** `0.54% p.a. (MTD)` over `0.55% p.a. (YTD)`. */
function charged(entry: s.Entry, label: string): string {
  const rows = entry.fees.filter((f) => f.fee_label_raw === label);
  return rows.map((f) => `${f.percent}% p.a. (${f.row_label_raw ?? ''})`).join('\n');
}

export function facts(entry: s.Entry): string {
  const rated = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} (${d})`, '');
  const principal = entry.risk_of_principal_raw ?? null;
  const [manager] = s.members(entry);
  const items = s.stated([
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', `${entry.risk_profile_raw ?? ''}${principal === null ? '' : `\n(${principal})`}`],
    ['Stability Rating', rated('FUND')],
    ['AMC Rating', rated('AMC')],
    ['Fund Manager', manager?.[0]],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Listing', entry.listing_raw],
    ['Par Value', entry.par_value_raw],
    ['Management Fee (Maximum)', entry.management_fee_raw],
    ...Object.values(LABELS).map((l) => [l, entry.sub_funds.length > 0 ? '' : charged(entry, l)] as const),
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Initial Investment', entry.minimum_initial_raw],
    ['Additional Investment', entry.minimum_subsequent_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timings', entry.cutoff_raw],
    ['Price Mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
  ]);
  const marked = new Set<string>(Object.values(LABELS));
  const rows = items.map(([l, v]) =>
    s.tr([`${s.esc(l)}${marked.has(l) ? '<sup>1</sup>' : ''}`, s.esc(v).replaceAll('\n', '<br>')]),
  );
  return `<table class=facts>${rows.join('')}</table>`;
}

/** 30-Sep-2023 */
export const dayOf = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const change = (now: number, then: number): string => `${((now / then - 1) * 100).toFixed(2)}%`;

export function prices(part: s.Part, form: s.Form): string {
  const { figures } = part;
  const then = s.figuresAt(part, s.before(MONTH), form);
  const row = (label: string, unit: string, texts: readonly [then: string, now: string]): string[] => {
    const [a = 0, b = 0] = texts.map((t) => Number(t.replaceAll(',', '')));
    return [label, unit, ...texts, change(b, a)];
  };
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  return nums(
    [
      ['Particulars', 'Unit', dayOf(s.lastDay(s.before(MONTH))), dayOf(s.lastDay(MONTH)), 'Change'],
      row('NAV per Unit', 'PKR', [then.nav_per_unit ?? '', figures.nav_per_unit ?? '']),
      row('Offer Price per Unit', 'PKR', [then.offer_price ?? '', figures.offer_price ?? '']),
      row(figures.fund_size_label_raw ?? '', 'PKR mn', [then.fund_size_raw ?? '', figures.fund_size_raw ?? '']),
      row('Units Outstanding', 'No.', [units(then), units(figures)]),
    ],
    'unit',
  );
}

const PERIODS: readonly (readonly [label: string, months: number | null])[] = [
  ['1 Month', 1],
  ['3 Months', 3],
  ['6 Months', 6],
  ['FYTD', 4],
  ['1 Year', 12],
  ['3 Years', 36],
  ['5 Years', 60],
  ['Since Inception', null],
];

/** A period is a row: the day on which it starts, how its returns are computed, and the returns. */
export function periodTable(part: s.Part): string {
  const { figures, model, line } = part;
  const short = model.kind === 'rate' ? 'Simple annualized' : 'Absolute';
  const rows = PERIODS.map(([label, count]) => {
    const from = count === null ? model.launch : s.lastDay(s.before(MONTH, count));
    const r = s.returnAt(figures, label);
    return [
      label,
      r === undefined ? '-' : dayOf(from),
      r === undefined ? '-' : count !== null && count <= 12 ? short : 'CAGR',
      cell(r?.fund_return_percent),
      cell(r?.benchmark_return_percent),
      cell(r?.peer_return_percent),
    ];
  });
  return nums([['Period', 'From', 'Basis', line, 'Benchmark', 'Category Average'], ...rows], 'periods');
}

/** Fiscal years are columns; what the fund paid is a row of rupees between rows of percents. */
export function years(part: s.Part): string {
  const { figures, line, words, model } = part;
  const labels = s.labelsOf(figures.historical_returns);
  const paid = new Map(s.payouts(part, MONTH, 5).map(([label, amount]) => [label, amount]));
  const rowOf = (name: string): string[] => labels.map((l) => cell(s.percentAt(figures.historical_returns, name, l)));
  if (labels.length === 0) throw new Error(`no fiscal year of ${words}`);
  return nums(
    [
      ['Fiscal Year', 'Unit', ...labels],
      [line, '%', ...rowOf(line)],
      ['Benchmark', '%', ...rowOf('Benchmark')],
      ['Payout per Unit', 'PKR', ...labels.map((l) => (model.kind === 'rate' ? cell(paid.get(l)) : 'Nil'))],
    ],
    'unit',
  );
}

/** Measures with their unit; funds of shares also have the figures of the index. */
export function statistics(entry: s.Entry): string {
  const isRate = s.otherType(entry) === 'CREDIT_QUALITY';
  const unit = (label: string, value: string): string => UNITS[label] ?? (value.includes('.') ? 'Years' : 'Days');
  const index = (label: string, value: string): string =>
    label === 'Beta' ? '1.00' : s.around(Number(value), 1, entry.fund_name_raw, 'index', label);
  const rows = entry.metrics.map((m) => [
    m.label_raw,
    unit(m.label_raw, m.value_raw),
    m.value_raw,
    ...(isRate ? [] : [index(m.label_raw, m.value_raw)]),
  ]);
  const heads = isRate ? ['Measure', 'Unit', 'Value'] : ['Measure', 'Unit', s.short(entry), indexOf(entry)];
  return nums([heads, ...rows], 'unit');
}

const indexOf = (entry: s.Entry): string => (entry.benchmark_raw?.includes('KMI-30') === true ? 'KMI-30' : 'KSE-100');

/** The weights of the index are in the column after those of the fund; other sectors close the index to 100. */
export function sectors(entry: s.Entry): string {
  const rows = s.lines(entry, 'SECTOR_ALLOCATION');
  const scale = 97 / rows.reduce((sum, r) => sum + Number(r.cells[0]), 0);
  const named = rows.map((r) =>
    r.label === 'Other sectors'
      ? null
      : s.around(Number(r.cells[0]) * scale, 1, entry.fund_name_raw, 'index weight', r.label),
  );
  const rest = (100 - named.reduce((sum, v) => sum + Number(v ?? 0), 0)).toFixed(1);
  return nums([
    ['Sector', s.short(entry), indexOf(entry)],
    ...rows.map((r, i) => [r.label, r.cells[0] ?? '', named[i] ?? rest]),
  ]);
}

const COLOURS = [GREEN, GOLD, '#7fa88f', '#d9c48c', '#4a4a4a', '#a8b8b0', '#c96f3a'];

/** Classes with the month before at the left of the month, and a ring without words. */
export function assets(figures: s.Figures, hasRing: boolean): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION');
  const table = nums([['', ...s.datesOf(figures, 'ASSET_ALLOCATION')], ...rows.map((r) => [r.label, ...r.cells])]);
  const shares = rows.map((r) => Number(r.cells[1]));
  return hasRing ? `<div class=asset>${table}${s.ring(shares, COLOURS, '17mm')}</div>` : table;
}

/** Classes are columns over one row of percents. */
export function grades(figures: s.Figures): string {
  const rows = s.lines(figures, 'CREDIT_QUALITY');
  return nums([rows.map((r) => r.label), rows.map((r) => `${r.cells[0] ?? ''}%`)], 'grades');
}

export const held = (figures: s.Figures, mix: s.Mix, kind: string): string =>
  nums(
    [['Name', kind, '%'], ...figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), h.percent])],
    'held',
  );

/** A column for each month, the newest first. */
export function months(figures: s.Figures, names: readonly string[]): string {
  const labels = s.labelsOf(figures.monthly_returns);
  return nums([
    ['', ...labels],
    ...names.map((n) => [n, ...labels.map((l) => cell(s.percentAt(figures.monthly_returns, n, l)))]),
  ]);
}
