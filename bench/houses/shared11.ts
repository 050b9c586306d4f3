/** What the AMCs N49 to N54 share: lists of terms, and figures that the pages print besides the expected ones. */
import * as s from './shared10.ts';

export * from './shared10.ts';

/** Labels and values in two columns. */
export const list = (items: readonly s.Item[], kind = 'list'): string => s.htmlTable(items, kind, 0);

/** A rating as one text, `none` if the page has none. */
export const ratingText = (entry: s.Entry, subject: 'FUND' | 'AMC', none = 'Not rated'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, none);

/** The rows of two series with a column for each month. */
export function monthTable(
  figures: s.Figures,
  names: readonly string[],
  cell: (v: string | undefined) => string,
): string {
  const labels = s.labelsOf(figures.monthly_returns);
  return s.htmlTable([
    ['', ...labels],
    ...names.map((name) => [name, ...labels.map((l) => cell(s.percentAt(figures.monthly_returns, name, l)))]),
  ]);
}

/** The returns of the fund and of its benchmark with a column for each period, under a title. */
export function returnsTable(entry: s.Entry, cell: (v: string | null | undefined) => string): string {
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  return `<h2>Performance</h2>${s.htmlTable([
    ['', ...s.periods(entry)],
    row(entry.fund_column_raw ?? '', 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
  ])}`;
}

/** The shares of one type with a column for each date, under their title; nothing if the fund has none. */
export function sharesTable(entry: s.Entry, type: s.AllocationType, cell = (v: string): string => v): string {
  const rows = s.lines(entry, type);
  return rows.length === 0
    ? ''
    : `<h2>${s.titleOf(entry, type)}</h2>${s.htmlTable([
        ['', ...s.datesOf(entry, type)],
        ...rows.map((r) => [r.label, ...r.cells.map(cell)]),
      ])}`;
}

/** What a fund paid out for its last fiscal years: rupees for each unit, the price after it, and percent of par. */
export function payouts(part: s.Part, month: s.Month, count: number): string[][] {
  const { kind, startNav } = part.model;
  const points = s.historyOf(part.words, part.model, month);
  return s.fiscalYears(part, month, count, 'none').flatMap((r) => {
    const june = points.find((p) => p.month.year === 2000 + Number(r.period_label_raw.slice(2)) && p.month.month === 6);
    if (r.series_raw !== part.line || june === undefined) return [];
    const paid = kind === 'rate' ? (Number(r.percent) / 100) * startNav : june.nav * 0.04;
    if (paid <= 0) return [];
    return [[r.period_label_raw, paid.toFixed(2), june.nav.toFixed(4), ((paid / startNav) * 100).toFixed(2)]];
  });
}

/** A number between two others that depends on the words alone. */
export const between = (from: number, to: number, ...words: readonly (string | number)[]): number =>
  from + (to - from) * s.chance(...words);

/** The single part of a fund without sub-funds. */
export const partOf = (entry: s.Entry, funds: readonly s.Fund[]): s.Part =>
  s.only(s.partsOf(entry, s.fundNamed(funds, entry))[0], 'part');

/** A month like `Apr-24`. */
export const dashed = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;
