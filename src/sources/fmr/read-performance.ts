/** Performance tables: periods down and fund, benchmark, peers across, or the other way round; columns are known by their heads. */
import type { Decimal } from '#domain/decimal.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_RETURN, type Scope } from './blank-rows.ts';
import type { Cell, RowCells } from './draft.ts';
import { foldLabel, tidyLabel } from './fold-label.ts';
import type { PageState } from './page-state.ts';
import { FORMER_NAME } from './printed-text.ts';
import { findPeriod } from './periods.ts';
import { readPercent } from './printed-number.ts';
import { columnOf, isErrorText, isValueCell, joinCells, listColumns, listRows, type Column, type TableRow } from './rows.ts';

type Series = 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent';

// `BM`, `Benchmark`, `Benchmark (%)`, `B.M`
const BENCHMARK = /^(?:bm|b m|bench ?mark)s?(?: returns?)?(?: %)?$/;
const PEER = /\bpeer\b/;
// Heads of the label column: `Period`, `Performance Period`, `Returns`
const LABEL_HEAD = /^(?:performance|period|performance period|periods|returns?|%|fund performance)?(?: %)?$/;

/** What a head or row label says it is of; undefined where it may be either. */
export function seriesOf(text: string, state: PageState): Series | undefined {
  const folded = foldLabel(text.replace(FORMER_NAME, ' '));
  if (BENCHMARK.test(folded)) return 'benchmark_return_percent';
  if (PEER.test(folded)) return 'peer_return_percent';
  if (isBenchmarkName(folded, state)) return 'benchmark_return_percent';
  if (isFundName(folded, state)) return 'fund_return_percent';
  return undefined;
}

export function readPerformance(state: PageState, segments: readonly Segment[], scope: Scope): void {
  const rows = listRows(segments);
  // A number without decimals in a head (`FYTD` over `2018`, `5` over `Years`) is no return, where others have decimals.
  const plain = segments.some((segment) => /\d\.\d/.test(segment.text));
  const firstValues = rows.findIndex((row) => row.cells.length > 1 && row.cells.some((cell) => isValueCell(cell) && !(plain ? /^\d+\*?$/ : /^(?:19|20)\d\d\*?$/).test(cell.text)));
  if (firstValues < 0) return;
  const heads = listColumns(rows.slice(0, firstValues));
  const periods = heads.filter((head) => findPeriod(head.text, state.report_month) !== undefined);
  if (periods.length >= 1 && periods.length >= heads.length - 1) readAcross(state, rows.slice(firstValues), periods, scope);
  else readDown(state, rows.slice(firstValues), heads, scope);
}

interface ReturnLine {
  readonly label: Cell;
  readonly period_key: PeriodKey;
  readonly values: Partial<Record<Series, { readonly percent: Decimal | null; readonly cell: Cell }>>;
}

function readDown(state: PageState, rows: readonly TableRow[], heads: readonly Column[], scope: Scope): void {
  const columns = nameColumns(state, heads.filter((head) => !LABEL_HEAD.test(foldLabel(head.text))));
  const lines: ReturnLine[] = [];
  for (const row of joinWrappedLabels(rows, state)) {
    const words = row.cells.filter((cell) => !isValueCell(cell));
    const label = words.length === 0 ? undefined : joinCells(words);
    const statement = /peer group (?:average )?return\b.*?\b(?:was|is|:)\s*(\(?-?\d[\d.,]*\s?%?\)?)/i.exec(row.cells.map((cell) => cell.text).join(' '));
    if (statement !== null) {
      addPeer(state, lines, statement[1] ?? '', joinCells(row.cells));
      continue;
    }
    const period_key = label === undefined ? undefined : findPeriod(label.text, state.report_month);
    const values = row.cells.filter(isValueCell);
    if (label === undefined || period_key === undefined) {
      if (values.length > 0) state.draft.problem('reported_returns', 'a period before its returns', `“${row.cells.map((cell) => cell.text).join(' ')}”`);
      continue;
    }
    lines.push({ label: { ...label, text: tidyLabel(label.text) }, period_key, values: placeValues(state, values, columns, label.text) });
  }
  addLines(state, lines, scope);
}

// A label may need a second line; it has no values of its own.
function joinWrappedLabels(rows: readonly TableRow[], state: PageState): TableRow[] {
  const joined: TableRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const words = row.cells.every((cell) => !isValueCell(cell));
    if (words && last !== undefined && row.cells.length === 1 && row.baseline - last.baseline < 1.6 * (row.cells[0]?.size ?? 0) && findPeriod(row.cells[0]?.text ?? '', state.report_month) === undefined && !/peer/i.test(row.cells[0]?.text ?? '')
      && Math.abs((row.cells[0]?.x0 ?? 0) - (last.cells[0]?.x0 ?? 0)) < 3) {
      joined[joined.length - 1] = { ...last, cells: [...last.cells, ...row.cells] };
    } else joined.push(row);
  }
  return joined;
}

// One head is the benchmark's; the only other one is the fund's, whatever short name it has.
function nameColumns(state: PageState, heads: readonly Column[]): { column: Column; series: Series }[] {
  const named = heads.map((column) => ({ column, series: seriesOf(column.text, state) }));
  const open = named.filter((entry) => entry.series === undefined);
  const hasFund = named.some((entry) => entry.series === 'fund_return_percent');
  const hasBenchmark = named.some((entry) => entry.series === 'benchmark_return_percent');
  return named.flatMap(({ column, series }) => {
    if (series !== undefined) return [{ column, series }];
    return open.length === 1 && !hasFund && (hasBenchmark || heads.length === 1) ? [{ column, series: 'fund_return_percent' as const }] : [];
  });
}

function placeValues(state: PageState, values: readonly Segment[], columns: readonly { column: Column; series: Series }[], label: string): ReturnLine['values'] {
  const placed: Partial<Record<Series, { percent: Decimal | null; cell: Cell }>> = {};
  for (const cell of values) {
    const column = columnOf(columns.map((entry) => entry.column), cell);
    const series = columns.find((entry) => entry.column === column)?.series;
    const percent = readPercent(cell.text);
    if (percent === undefined || (series === undefined && percent !== null) || (series !== undefined && placed[series] !== undefined)) {
      state.draft.problem('reported_returns', `a return under a head that says whose it is, for ${tidyLabel(label)}`, isErrorText(cell.text) ? `the error ${cell.text}` : `“${cell.text}”`);
      continue;
    }
    if (series !== undefined) placed[series] = { percent, cell };
  }
  return placed;
}

// `Avg. Peer Group Return for March 2025 was 9.91%` belongs to the month's row, the new benchmark's where there are two.
function addPeer(state: PageState, lines: ReturnLine[], printed: string, cell: Cell): void {
  const percent = readPercent(printed.replace(/\.$/, ''));
  const at = lines.findIndex((line) => line.period_key === 'MTD' && !/\bold\b/i.test(line.label.text));
  const line = lines[at];
  if (line === undefined || percent === undefined || percent === null) {
    state.draft.problem('reported_returns', 'the month’s row for the peers’ return', `“${cell.text}”`);
    return;
  }
  lines[at] = { ...line, values: { ...line.values, peer_return_percent: { percent, cell } } };
}

// Periods across: one row is the fund's, one the benchmark's; a row without a label is nobody's.
function readAcross(state: PageState, rows: readonly TableRow[], heads: readonly Column[], scope: Scope): void {
  const lines: ReturnLine[] = heads.map((head) => ({ label: { ...head, text: tidyLabel(head.text) }, period_key: findPeriod(head.text, state.report_month) ?? 'OTHER', values: {} }));
  const named = joinWrappedLabels(rows, state).map((row) => ({ row, words: row.cells.filter((cell) => !isValueCell(cell)), values: row.cells.filter(isValueCell) })).filter((entry) => entry.values.length > 0);
  const series = named.map((entry) => (entry.words.length === 0 ? undefined : seriesOf(joinCells(entry.words).text, state)));
  // With the benchmark's row known, the only other labelled row is the fund's; and the first labelled row is the fund's where no other has a label.
  const open = named.flatMap((entry, index) => (series[index] === undefined && entry.words.length > 0 ? [index] : []));
  const only = open[0];
  if (only !== undefined && open.length === 1 && !series.includes('fund_return_percent') && (series.includes('benchmark_return_percent') || named.length === 1)) series[only] = 'fund_return_percent';
  for (const [index, entry] of named.entries()) {
    const member = series[index];
    if (member === undefined) {
      state.draft.problem('reported_returns', 'a row label that says whose returns these are', `“${entry.row.cells.map((cell) => cell.text).join(' ')}”`);
      continue;
    }
    for (const cell of entry.values) {
      const column = columnOf(heads, cell);
      const at = column === undefined ? -1 : heads.indexOf(column);
      const line = lines[at];
      const percent = readPercent(cell.text);
      if (line === undefined || percent === undefined || line.values[member] !== undefined) {
        state.draft.problem('reported_returns', 'a return under a period', `“${cell.text}”`);
        continue;
      }
      lines[at] = { ...line, values: { ...line.values, [member]: { percent, cell } } };
    }
  }
  addLines(state, lines.filter((line) => Object.keys(line.values).length > 0), scope);
}

function addLines(state: PageState, lines: readonly ReturnLine[], scope: Scope): void {
  for (const line of lines) {
    if (line.period_key === 'MONTH' && /^month/i.test(line.label.text)) state.draft.problem('reported_returns', 'the report’s own month', `“${line.label.text}”`);
    const values: Partial<Record<Series, Decimal | null>> = {};
    const cells: RowCells<'reported_returns'> = { period_label_raw: line.label };
    for (const [series, value] of Object.entries(line.values) as [Series, { percent: Decimal | null; cell: Cell }][]) {
      values[series] = value.percent;
      if (value.percent !== null) cells[series] = value.cell;
    }
    state.draft.add('reported_returns', { ...scope, ...BLANK_RETURN, period_label_raw: line.label.text, period_key: line.period_key, is_since_inception: line.period_key === 'SINCE_INCEPTION', ...values }, cells);
  }
}

// `KSE 100`, `KMI-30`, `PSX …`: what a table may print in place of `Benchmark`.
const INDEX_NAME = /^(?:kse|kmi|psx|jsmfi|msci|nit|mii|kibor|pkrv|pkisrv)\b|^(?:kse|kmi|psx)\d/;

function isBenchmarkName(folded: string, state: PageState): boolean {
  const benchmark = state.draft.members.benchmark_raw;
  if (benchmark === null || folded.length < 3) return false;
  const plain = (text: string): string => foldLabel(text).replaceAll(' ', '');
  // `KSE 100` for `KSE100 Index`
  return INDEX_NAME.test(folded) && plain(benchmark).startsWith(plain(folded)) && !isFundName(folded, state);
}

function isFundName(folded: string, { fund_name }: PageState): boolean {
  const short = foldLabel(fund_name.replace(/\([^)]*\)/g, ' '));
  const inBrackets = [...fund_name.matchAll(/\(([^)]+)\)/g)].map((match) => foldLabel(match[1] ?? ''));
  return folded === foldLabel(fund_name) || folded === short || inBrackets.includes(folded) || (folded.length >= 4 && !folded.includes(' ') && isShortNameOf(folded, short));
}

// `akditf` for `AKD Index Tracker Fund`: capitals of a first word in full, then initials.
function isShortNameOf(short: string, name: string): boolean {
  const words = name.split(' ').filter((word) => !['of', 'the', 'and'].includes(word));
  const initials = words.map((word) => word[0] ?? '').join('');
  return short === initials || short === `${words[0] ?? ''}${initials.slice(1)}`;
}
