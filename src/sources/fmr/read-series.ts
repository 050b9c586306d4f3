/** Monthly returns: months across with a row for each series, or months down with a column for each; charts under them are passed over. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_RETURN, type Scope } from './blank-rows.ts';
import type { Cell, RowCells } from './draft.ts';
import { findPeriod } from './periods.ts';
import type { PageState } from './page-state.ts';
import { readMonth } from './printed-date.ts';
import { readPercent } from './printed-number.ts';
import { seriesOf } from './read-performance.ts';
import { columnOf, isErrorText, isValueCell, joinCells, listRows, type Column, type TableRow } from './rows.ts';
import { tidyLabel } from './fold-label.ts';

interface SeriesValue {
  readonly period: Cell;
  readonly series: Cell;
  readonly value: Segment;
}

/** `scopeOf` says of which sub-fund a series is where one table holds several; undefined for the fund's own and the benchmark's. */
export function readSeries(state: PageState, segments: readonly Segment[], scope: Scope, scopeOf: (series: string, order: number, count: number) => Scope | undefined): void {
  const rows = listRows(segments);
  const head = rows.findIndex((row) => row.cells.filter((cell) => isPeriodHead(cell.text)).length >= 1 && row.cells.every((cell) => isPeriodHead(cell.text) || !isValueCell(cell)) && row.cells.filter((cell) => isPeriodHead(cell.text)).length >= row.cells.length - 1);
  const across = head >= 0 && (rows[head]?.cells.filter((cell) => isPeriodHead(cell.text)).length ?? 0) >= 1 && !isDown(rows);
  const values = across ? readAcross(rows, head) : readDown(rows);
  addValues(state, values, scope, scopeOf);
}

function isPeriodHead(text: string): boolean {
  return isMonthLabel(text) || /^f?ytd\*?$/i.test(text);
}

// `Jan-24`, `Dec-23*`: a month that heads or labels a line of the series.
function isMonthLabel(text: string): boolean {
  return readMonth(text.replace(/[*:]+$/, '')) !== undefined;
}

// Months down: at least two rows that begin with a month and go on with a value.
function isDown(rows: readonly TableRow[]): boolean {
  return rows.filter((row) => row.cells.length > 1 && isMonthLabel(row.cells[0]?.text ?? '') && row.cells.slice(1).every(isValueCell)).length >= 1;
}

function readAcross(rows: readonly TableRow[], head: number): SeriesValue[] {
  const heads: Column[] = (rows[head]?.cells ?? []).filter((cell) => isPeriodHead(cell.text));
  const values: SeriesValue[] = [];
  for (const row of rows.slice(head + 1)) {
    const words = row.cells.filter((cell) => !isValueCell(cell));
    const numbers = row.cells.filter(isValueCell);
    // The table ends at the first line that is no series: below it a chart repeats months and figures.
    if (words.length === 0 || numbers.length === 0 || words.some((cell) => isPeriodHead(cell.text))) break;
    const series = joinCells(words);
    for (const value of numbers) {
      const column = columnOf(heads, value);
      if (column !== undefined) values.push({ period: column, series, value });
    }
  }
  return values;
}

function readDown(rows: readonly TableRow[]): SeriesValue[] {
  const first = rows.findIndex((row) => isPeriodHead(row.cells[0]?.text ?? ''));
  if (first < 1) return [];
  const heads = rows.slice(0, first).flatMap((row) => row.cells);
  const values: SeriesValue[] = [];
  for (const row of rows.slice(first)) {
    const period = row.cells[0];
    if (period === undefined || !isPeriodHead(period.text)) break;
    for (const value of row.cells.slice(1)) {
      const series = isValueCell(value) ? columnOf(heads, value) : undefined;
      if (series !== undefined) values.push({ period, series, value });
    }
  }
  return values;
}

function addValues(state: PageState, values: readonly SeriesValue[], scope: Scope, scopeOf: (series: string, order: number, count: number) => Scope | undefined): void {
  const names = [...new Set(values.map((value) => value.series.text))];
  const rows = new Map<string, { period: Cell; own: Scope; cells: RowCells<'reported_returns'>; members: Record<string, unknown> }>();
  const known = names.map((name) => seriesOf(name, state));
  const funds = names.filter((_, index) => known[index] !== 'benchmark_return_percent' && known[index] !== 'peer_return_percent');
  for (const { period, series, value } of values) {
    const at = names.indexOf(series.text);
    const percent = readPercent(value.text);
    const order = funds.indexOf(series.text);
    const told = order < 0 || (funds.length === 1 && scope.sub_fund_key !== null) ? undefined : scopeOf(series.text, order, funds.length);
    const own = told ?? (funds.length > 1 ? undefined : scope);
    const member = known[at] ?? 'fund_return_percent';
    if (percent === undefined || own === undefined) {
      state.draft.problem('reported_returns', own === undefined ? `the fund that the series ${series.text} is of` : `a return for ${period.text}`, isErrorText(value.text) ? `the error ${value.text}` : `“${value.text}”`);
      continue;
    }
    if (percent === null) continue;
    const key = `${own.sub_fund_key ?? ''}|${period.text}`;
    const row = rows.get(key) ?? { period, own, cells: { period_label_raw: period }, members: {} };
    row.members[member] = percent;
    row.cells[member] = value;
    rows.set(key, row);
  }
  for (const { period, own, cells, members } of rows.values()) {
    const month = findPeriod(period.text, state.report_month) ?? 'OTHER';
    // In a series the report's own month is one of the months; `MTD` is the performance table's.
    const period_key = isMonthLabel(period.text) ? 'MONTH' : month;
    state.draft.add('reported_returns', { ...own, ...BLANK_RETURN, period_label_raw: tidyLabel(period.text), period_key, calculation_basis_raw: 'monthly series', ...members }, cells);
  }
}
