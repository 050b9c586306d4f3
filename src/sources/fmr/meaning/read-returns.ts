/** Returns by period, in rows or columns; and series by month. */
import type { Decimal } from '#domain/decimal.ts';
import type { FragmentSections } from '#domain/fragment.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { BLANK_RETURN, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import type { Cell, RowCells } from '#sources/fmr/draft.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { columnAt, type Table } from '#sources/fmr/candidates/tables.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { periodOfLabel } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { findBasis, type ReturnBasis } from './return-basis.ts';
import { assignOwners, type SeriesOwner, type SeriesRole } from './series-roles.ts';

type ReportedReturn = FragmentSections['reported_returns'][number];

interface Line {
  readonly label: Cell;
  readonly period_key: PeriodKey;
  /** The plan or sub-fund that the series' own label names, and the label. */
  readonly sub: string | null;
  readonly cell: Block;
  readonly values: Map<SeriesRole, { readonly percent: Decimal; readonly cell: Block }>;
}

type ReturnsShape = 'ACROSS' | 'DOWN' | undefined;

/** Whether periods head the columns or label the rows; undefined for a table of something else. */
export function shapeOfReturns(table: Table): ReturnsShape {
  const heads = table.columns.filter((column) => isPeriod(column.text)).length;
  const rows = table.rows.filter((row) => isPeriod(row.label.text)).length;
  if (heads > 0 && heads >= 0.5 * table.columns.length && rows <= 0.4 * table.rows.length) return 'ACROSS';
  return rows > 0 && rows >= 0.5 * table.rows.length ? 'DOWN' : undefined;
}

function isPeriod(text: string): boolean {
  return monthOf(text) !== undefined || periodOfLabel(text, null) !== undefined;
}

/** `Aug-17`, `Mar- 24`, `31-Aug-20` as `2017-08`. */
export function monthOf(text: string): string | undefined {
  const bare = respace(text).replace(/\(%?\)|\s{0,9}%|\*/g, '').replace(/^\(([^()]*)\):?$/, '$1').replace(/:$/, '').replace(/-\s+/g, '-').trim();
  return readMonth(bare) ?? (bare.length <= 18 ? monthOfEnd(readDate(bare)) : undefined);
}

/** The month that a day near its end stands for; another day is a maturity or an issue. */
export function monthOfEnd(date: string | undefined): string | undefined {
  return date !== undefined && Number.parseInt(date.slice(8), 10) >= LAST_DAYS ? date.slice(0, 7) : undefined;
}

// The last dealing day of a month is one of these.
const LAST_DAYS = 25;

function isMonthSeries(table: Table, shape: 'ACROSS' | 'DOWN'): boolean {
  const labels = shape === 'ACROSS' ? table.columns.map((column) => column.text) : table.rows.map((row) => row.label.text);
  const months = labels.filter((label) => monthOf(label) !== undefined).length;
  if (months === labels.length) return months >= 4 || table.kind === 'SERIES';
  return months >= 5 || (table.kind === 'SERIES' && months >= 2);
}

/** One table of returns. `explain` takes the reason where its figures cannot be given to anyone. */
export function readReturns(context: PageContext, table: Table, shape: 'ACROSS' | 'DOWN', scope: Scope, explain: (reason: string, figures: readonly Block[]) => void): void {
  const isSeries = isMonthSeries(table, shape);
  const lines = shape === 'ACROSS' ? readAcross(context, table, scope, explain) : readDown(context, table, scope, explain);
  for (const line of lines) {
    if (line.values.size === 0) continue;
    const values: Partial<Record<SeriesRole, Decimal>> = {};
    const cells: RowCells<'reported_returns'> = { period_label_raw: line.label };
    for (const [role, { percent, cell }] of line.values) {
      values[role] = percent;
      cells[role] = cell;
    }
    const period_key: PeriodKey = isSeries && monthOf(line.label.text) !== undefined ? 'MONTH' : line.period_key;
    const own = line.sub === null ? scope : findSubFund(context.state, line.sub, line.cell).scope;
    context.state.draft.add('reported_returns', {
      ...own, ...BLANK_RETURN, period_label_raw: tidyLabel(line.label.text), period_key, is_since_inception: period_key === 'SINCE_INCEPTION', ...basisOf(table, period_key), ...values,
    }, cells);
  }
}

/** How a table says that its figures are reckoned: `Performance (Annualized)`, `Sample Balanced Plan (1 Year -Rolling Returns)`. */
function basisOf({ title, corner, captions, columns }: Table, period_key: PeriodKey): Pick<ReportedReturn, 'return_type' | 'is_annualized' | 'calculation_basis_raw'> {
  const heads = new Set(columns.flatMap((column) => column.heads));
  const texts = [title?.text ?? '', corner, ...captions.filter((caption) => !heads.has(caption)).map((caption) => caption.text)];
  const basis: ReturnBasis | undefined = texts.map((text) => findBasis(respace(text))).find((each) => each !== undefined);
  // A title that names its plan says in brackets what its series is of.
  const rolling = period_key !== 'MONTH' ? undefined : /\(([^()]*\brolling\b[^()]*)\)\s*$/i.exec(title?.text ?? '')?.[1];
  return { return_type: basis?.return_type ?? null, is_annualized: basis?.is_annualized ?? null, calculation_basis_raw: rolling ?? basis?.words ?? null };
}

function readAcross(context: PageContext, table: Table, scope: Scope, explain: (reason: string, figures: readonly Block[]) => void): Line[] {
  const month = context.state.report_month;
  const owners = assignOwners(table.rows.map((row) => row.label.text), { title: table.title?.text ?? '', sub: scope.sub_fund_key }, context);
  const lines: Line[] = [];
  for (const [index, row] of table.rows.entries()) {
    const owner = owners[index];
    if (owner === undefined) {
      explain(`a row label that says whose returns these are: “${row.label.text}”`, row.figures);
      continue;
    }
    const isWhole = row.figures.length === table.columns.length;
    for (const [order, figure] of row.figures.entries()) {
      const column = table.columns[isWhole ? order : columnAt(table.columns, figure)];
      const isDated = column !== undefined && column.text !== '' && isPeriod(column.text);
      const line = column === undefined || !isDated ? undefined : lineOf(lines, { ...column, text: column.text }, monthKey(column.text, month), owner, row.label);
      if (line !== undefined) place(line, owner.role, figure, explain);
      else if (column === undefined) explain('one return in percent under a period', [figure]);
    }
  }
  return lines;
}

// Fund and benchmark of one period and plan are one line.
function lineOf(lines: Line[], label: Cell, period_key: PeriodKey, { sub }: SeriesOwner, cell: Block): Line {
  const present = lines.find((line) => line.sub === sub && line.label.x0 === label.x0 && line.label.y0 === label.y0);
  if (present !== undefined) return present;
  const line: Line = { label, period_key, sub, cell, values: new Map() };
  lines.push(line);
  return line;
}

function monthKey(label: string, reportMonth: string | null): PeriodKey {
  const named = monthOf(label);
  if (named !== undefined) return named === reportMonth ? 'MTD' : 'MONTH';
  return periodOfLabel(label, reportMonth) ?? 'OTHER';
}

const PEER_SENTENCE = /\bpeer\b|\bcategory average\b/i;

function readDown(context: PageContext, table: Table, scope: Scope, explain: (reason: string, figures: readonly Block[]) => void): Line[] {
  const month = context.state.report_month;
  const heads = table.columns.map((column) => column.text);
  const isBare = table.columns.length === 1 && heads[0] === '';
  const owners: (SeriesOwner | undefined)[] = isBare ? [{ role: 'fund_return_percent', sub: null }] : assignOwners(heads.map((head) => head.replace(/\b(?:ytd|month)\b.*$/i, '')), { title: table.title?.text ?? '', sub: scope.sub_fund_key }, context);
  const lines: Line[] = [];
  for (const row of table.rows) {
    if (!isPeriod(row.label.text)) {
      const peer = PEER_SENTENCE.test(row.label.text) && row.figures.length === 1 ? lines.find((line) => line.period_key === 'MTD' && !/\bold\b/i.test(line.label.text)) : undefined;
      if (peer !== undefined && row.figures[0] !== undefined) place(peer, 'peer_return_percent', row.figures[0], explain);
      else explain(`a period before its returns: “${row.label.text}”`, row.figures);
      continue;
    }
    const isWhole = row.figures.length === table.columns.length;
    for (const [order, figure] of row.figures.entries()) {
      const at = isWhole ? order : columnAt(table.columns, figure);
      const owner = owners[at];
      if (owner === undefined) explain(`a head that says whose returns these are, for ${row.label.text}`, [figure]);
      else place(lineOf(lines, { ...row.label, text: row.label.text }, monthKey(row.label.text, month), owner, table.columns[at]?.heads[0] ?? row.label), owner.role, figure, explain);
    }
  }
  return lines;
}

function place(line: Line, role: SeriesRole, figure: Block, explain: (reason: string, figures: readonly Block[]) => void): void {
  const percent = readPercent(figure.text);
  if (percent === null) return;
  if (percent === undefined || line.values.has(role)) explain('one return in percent under a period', [figure]);
  else line.values.set(role, { percent, cell: figure });
}
