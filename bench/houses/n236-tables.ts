/** The tables of AMC N236: spines of periods, months and classes, years between two rows, and bands of sub-funds. */
import { caption, cell, head, RATIO, RATIO_NET, row, share, spine, table } from './n236-words.ts';
import * as s from './shared15.ts';

export function performance(entry: s.Entry): string {
  const rows = entry.reported_returns.map(
    (r) => [share(r.fund_return_percent), r.period_label_raw, share(r.benchmark_return_percent)] as const,
  );
  return `${caption('Performance')}${spine([s.short(entry), 'Period', 'Benchmark'], rows)}`;
}

/** The older month is at the left of the class, the report month at its right. */
export function classes(figures: s.Figures, type: s.AllocationType | null): string {
  if (type === null) return '';
  const [then = '', now = ''] = s.datesOf(figures, type);
  const rows = s.lines(figures, type).map(({ label, cells: [a, b] }) => [share(a), label, share(b)] as const);
  return `${caption(s.titleOf(figures, type))}${spine([then, '', now], rows)}`;
}

export function expenses(figures: s.Figures): string {
  const rows = [RATIO, RATIO_NET].map(
    (l) => [share(s.feeOf(figures, l, 'MTD')), l, share(s.feeOf(figures, l, 'YTD'))] as const,
  );
  return spine(['MTD', '', 'YTD'], rows);
}

/** Six months at the left, and six at the right. */
export function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const at = (series: string, l: string): string => share(s.percentAt(entry.monthly_returns, series, l));
  const half = (from: number): string =>
    spine(
      [s.short(entry), 'Month', 'Benchmark'],
      labels.slice(from, from + 6).map((l) => [at(s.short(entry), l), l, at('Benchmark', l)] as const),
    );
  return `${caption('Monthly Returns')}<div class=halves>${half(0)}${half(6)}</div>`;
}

/** The fund is above the years, and the benchmark below them. */
export function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns).toReversed();
  const at = (series: string, l: string): string => share(s.percentAt(entry.historical_returns, series, l));
  const rows = [
    row([s.short(entry), ...labels.map((l) => at(s.short(entry), l))]),
    head(['Fiscal Year', ...labels]),
    row(['Benchmark', ...labels.map((l) => at('Benchmark', l))]),
  ];
  return `${caption('Fiscal Year Returns')}${table(rows, 'years')}`;
}

export function held(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => row([share(h.percent), h.name_raw, s.noteOf(mix, h.name_raw)]));
  return `${caption(figures.holdings_title_raw ?? '')}${table(
    [head(['Weight', 'Company / Issuer', 'Sector']), ...rows],
    'held',
  )}`;
}

function flat(rows: readonly (readonly [string, string])[], kind: string): string {
  return table([head(rows.map(([l]) => l)), row(rows.map(([, v]) => v))], `flat ${kind}`);
}

/** A band of a sub-fund: its figures in the head, then returns across, then its classes and ratios. */
export function band(sub: s.SubFacts, mix: s.Mix): string {
  const key = [
    ['NAV per Unit (Rs.)', cell(sub.nav_per_unit)],
    [sub.fund_size_label_raw ?? '', cell(sub.fund_size_raw)],
    ['Units in Issue', s.grouped(Number(sub.units_outstanding), 0)],
  ].map(([l = '', v = '']) => `<span>${s.esc(l)} <b>${s.esc(v)}</b></span>`);
  const returns = sub.reported_returns.map((r) => [r.period_label_raw, share(r.fund_return_percent)] as const);
  const past = s
    .labelsOf(sub.monthly_returns)
    .map((l) => [l, share(s.percentAt(sub.monthly_returns, sub.name_raw, l))] as const);
  return `<div class=band><div class=name><h2>${s.esc(sub.name_raw)}</h2>${key.join('')}</div>
${caption('Performance')}${flat(returns, '')}${caption('Monthly Returns')}${flat(past, 'small')}
<div class=halves><div>${classes(sub, 'ASSET_ALLOCATION')}</div>
<div>${caption('Expense Ratios')}${expenses(sub)}${held(sub, mix)}</div></div></div>`;
}
