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
import { seriesScope } from '#sources/fmr/sub-funds.ts';
import { periodOfLabel } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { findBasis, type ReturnBasis } from './return-basis.ts';
import { assignRoles, type SeriesRole } from './series-roles.ts';

type ReportedReturn = FragmentSections['reported_returns'][number];

interface Line {
  readonly label: Cell;
  readonly period_key: PeriodKey;
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

/** Series of a pension's sub-funds side by side: each column is of the sub-fund that its head and the title name. */
function readSubFundSeries({ state, ink }: PageContext, table: Table): boolean {
  const { columns, title } = table;
  if (columns.length < 2 || title === null || !/\bpension\b|\bsub ?fund\b/i.test(`${state.fund_name} ${title.text}`)) return false;
  const scopes = columns.map((column, order) => seriesScope(state, title.text, column.text, order, columns.length));
  if (scopes.some((scope) => scope === undefined) || new Set(scopes.map((scope) => scope?.sub_fund_key)).size < columns.length || ink.blocks.length === 0) return false;
  for (const row of table.rows) {
    const month = monthOf(row.label.text);
    if (month === undefined) continue;
    for (const figure of row.figures) {
      const scope = scopes[row.figures.length === columns.length ? row.figures.indexOf(figure) : columnAt(columns, figure)];
      const percent = readPercent(figure.text);
      if (scope === undefined || percent === undefined || percent === null) continue;
      state.draft.add('reported_returns', { ...scope, ...BLANK_RETURN, period_label_raw: tidyLabel(row.label.text), period_key: 'MONTH', ...basisOf(table, 'MONTH'), fund_return_percent: percent }, { period_label_raw: row.label, fund_return_percent: figure });
    }
  }
  return true;
}

/** One table of returns. `explain` takes the reason where its figures cannot be given to anyone. */
export function readReturns(context: PageContext, table: Table, shape: 'ACROSS' | 'DOWN', scope: Scope, explain: (reason: string, figures: readonly Block[]) => void): void {
  if (shape === 'DOWN' && readSubFundSeries(context, table)) return;
  const isSeries = isMonthSeries(table, shape);
  const lines = shape === 'ACROSS' ? readAcross(context, table, explain) : readDown(context, table, explain);
  for (const line of lines) {
    if (line.values.size === 0) continue;
    const values: Partial<Record<SeriesRole, Decimal>> = {};
    const cells: RowCells<'reported_returns'> = { period_label_raw: line.label };
    for (const [role, { percent, cell }] of line.values) {
      values[role] = percent;
      cells[role] = cell;
    }
    const period_key: PeriodKey = isSeries && monthOf(line.label.text) !== undefined ? 'MONTH' : line.period_key;
    context.state.draft.add('reported_returns', {
      ...scope, ...BLANK_RETURN, period_label_raw: tidyLabel(line.label.text), period_key, is_since_inception: period_key === 'SINCE_INCEPTION', ...basisOf(table, period_key), ...values,
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

function readAcross(context: PageContext, table: Table, explain: (reason: string, figures: readonly Block[]) => void): Line[] {
  const month = context.state.report_month;
  const lines = table.columns.map((column): Line => ({ label: { ...column, text: column.text }, period_key: monthKey(column.text, month), values: new Map() }));
  const roles = assignRoles(table.rows.map((row) => row.label.text), context);
  for (const [index, row] of table.rows.entries()) {
    const role = roles[index];
    if (role === undefined) {
      explain(`a row label that says whose returns these are: “${row.label.text}”`, row.figures);
      continue;
    }
    const isWhole = row.figures.length === table.columns.length;
    for (const [order, figure] of row.figures.entries()) place(lines[isWhole ? order : columnAt(table.columns, figure)], role, figure, explain);
  }
  return lines.filter((line) => line.label.text !== '' && isPeriod(line.label.text));
}

function monthKey(label: string, reportMonth: string | null): PeriodKey {
  const named = monthOf(label);
  if (named !== undefined) return named === reportMonth ? 'MTD' : 'MONTH';
  return periodOfLabel(label, reportMonth) ?? 'OTHER';
}

const PEER_SENTENCE = /\bpeer\b|\bcategory average\b/i;

function readDown(context: PageContext, table: Table, explain: (reason: string, figures: readonly Block[]) => void): Line[] {
  const month = context.state.report_month;
  const heads = table.columns.map((column) => column.text);
  const isBare = table.columns.length === 1 && heads[0] === '';
  const roles = isBare ? ['fund_return_percent' as const] : assignRoles(heads.map((head) => head.replace(/\b(?:ytd|month)\b.*$/i, '')), context);
  const lines: Line[] = [];
  for (const row of table.rows) {
    if (!isPeriod(row.label.text)) {
      const peer = PEER_SENTENCE.test(row.label.text) && row.figures.length === 1 ? lines.find((line) => line.period_key === 'MTD' && !/\bold\b/i.test(line.label.text)) : undefined;
      if (peer !== undefined && row.figures[0] !== undefined) place(peer, 'peer_return_percent', row.figures[0], explain);
      else explain(`a period before its returns: “${row.label.text}”`, row.figures);
      continue;
    }
    const line: Line = { label: { ...row.label, text: row.label.text }, period_key: monthKey(row.label.text, month), values: new Map() };
    lines.push(line);
    const isWhole = row.figures.length === table.columns.length;
    for (const [order, figure] of row.figures.entries()) {
      const role = roles[isWhole ? order : columnAt(table.columns, figure)];
      if (role === undefined) explain(`a head that says whose returns these are, for ${row.label.text}`, [figure]);
      else place(line, role, figure, explain);
    }
  }
  return lines;
}

function place(line: Line | undefined, role: SeriesRole, figure: Block, explain: (reason: string, figures: readonly Block[]) => void): void {
  const percent = readPercent(figure.text);
  if (percent === null) return;
  if (line === undefined || percent === undefined || line.values.has(role)) explain('one return in percent under a period', [figure]);
  else line.values.set(role, { percent, cell: figure });
}
