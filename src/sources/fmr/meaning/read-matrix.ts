/** Tables whose columns are sub-funds, or dates of which one is the report's: labels of facts with one value a column. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { BLANK_RETURN, WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { Row } from '#sources/fmr/candidates/rows.ts';
import type { Column, Table } from '#sources/fmr/candidates/tables.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { roleOf, type SeriesRole } from './series-roles.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { labelMeaning } from './label-meaning.ts';
import { monthOf } from './read-returns.ts';
import { readPairOf } from './read-pair.ts';
import { columnOf } from './read-shares.ts';
import type { PageContext } from './page-context.ts';

/** True where the table was one of these; its figures are read then. */
export function readMatrix(context: PageContext, table: Table): boolean {
  if (table.columns.length < 2) return false;
  const names = table.columns.map((column) => context.sub_fund_names.find(column.text));
  if (names.filter((name) => name !== undefined).length >= 2) {
    const subs = names.map((name, index) => (name === undefined ? null : findSubFund(context.state, name.name, table.columns[index]?.heads[0] ?? table)));
    readColumns(context, table, (column) => subs[column] ?? undefined);
    return true;
  }
  if (readPlanRows(context, table)) return true;
  const facts = table.rows.filter(({ label, figures }) => {
    const meaning = labelMeaning(label.text, null);
    return meaning?.kind === 'fact' && figures.every((figure) => fitsValue(meaning, figure.text));
  });
  if (facts.length === 0 || facts.length < 0.5 * table.rows.length) return false;
  const months = table.columns.map((column) => monthOf(column.text));
  if (months.filter((month) => month !== undefined).length < 2) return false;
  const own = months.indexOf(context.state.report_month ?? '');
  if (own >= 0) readColumns(context, table, (column) => (column === own ? null : undefined));
  return true;
}

/** `undefined` for a column that is not read, null for the fund itself. */
function readColumns(context: PageContext, table: Table, subAt: (column: number) => SubFundDraft | null | undefined): void {
  let period: Row | undefined;
  for (const row of table.rows) {
    const isOfBenchmark = roleOf(row.label.text, context) === 'benchmark_return_percent' && row.figures.some((figure) => isNumeric(figure.text));
    const meaning = labelMeaning(row.label.text, context.state.report_month) ?? monthMeaning(row.label.text, context.state.report_month);
    if (meaning?.kind === 'period' && !isOfBenchmark) period = row;
    for (const figure of row.figures) {
      const sub = subAt(columnOf(table, row, figure));
      if (sub === undefined) continue;
      const scope = sub?.scope ?? WHOLE_FUND;
      const owner = isOfBenchmark ? period : row;
      const own = owner === undefined ? undefined : (labelMeaning(owner.label.text, context.state.report_month) ?? monthMeaning(owner.label.text, context.state.report_month));
      if (own?.kind === 'period' && owner !== undefined) setReturn(context, { label: owner.label, period_key: own.period, role: isOfBenchmark ? 'benchmark_return_percent' : 'fund_return_percent', figure, scope });
      else if (meaning !== undefined && !isOfBenchmark && fitsValue(meaning, figure.text)) readPairOf(context, { label: row.label, labelText: row.label.text, meaning, value: figure, way: 'RIGHT', blocks: [row.label, figure] }, sub);
    }
  }
}

// `Jun 2021 (%)` is a period here, of the report's month or another.
function monthMeaning(text: string, report: string | null): LabelMeaning | undefined {
  const month = monthOf(text);
  return month === undefined ? undefined : { kind: 'period', period: month === report ? 'MTD' : 'MONTH' };
}

interface PlacedReturn {
  readonly label: Block;
  readonly period_key: PeriodKey;
  readonly role: SeriesRole;
  readonly figure: Block;
  readonly scope: Scope;
}

/** Fund and benchmark of one period and sub-fund are one row, whichever is met first. */
function setReturn({ state: { draft } }: PageContext, { label, period_key, role, figure, scope }: PlacedReturn): void {
  const percent = readPercent(figure.text);
  if (percent === undefined || percent === null) return;
  const period_label_raw = tidyLabel(label.text);
  const rows = draft.sections.reported_returns;
  const at = rows.findIndex((other) => other.sub_fund_key === scope.sub_fund_key && other.period_label_raw === period_label_raw && other[role] === null);
  const present = rows[at];
  if (present === undefined) {
    draft.add('reported_returns', { ...scope, ...BLANK_RETURN, period_label_raw, period_key, is_since_inception: period_key === 'SINCE_INCEPTION', [role]: percent }, { period_label_raw: label, [role]: figure });
    return;
  }
  rows[at] = { ...present, [role]: percent };
  Object.assign(draft.evidence, { [`reported_returns[${at}].${role}`]: draft.evidenceOf(figure) });
}

/** Rows that are sub-funds, columns that are facts and periods; a benchmark's row under a sub-fund's is of that one. */
function readPlanRows(context: PageContext, table: Table): boolean {
  const names = table.rows.map((row) => context.sub_fund_names.isHeading(row.label.text));
  if (names.filter((name) => name !== undefined).length < 2) return false;
  const month = context.state.report_month;
  const meanings = table.columns.map((column) => labelMeaning(column.text, month));
  if (!meanings.some((meaning) => meaning !== undefined)) return false;
  let sub: SubFundDraft | undefined;
  for (const [index, row] of table.rows.entries()) {
    const name = names[index];
    if (name !== undefined) sub = findSubFund(context.state, name.name, row.label);
    const role = name === undefined ? roleOf(row.label.text, context) : 'fund_return_percent';
    if (sub === undefined || role === undefined) continue;
    for (const figure of row.figures) readPlanCell(context, { row, column: table.columns[columnOf(table, row, figure)], figure, role, sub });
  }
  return true;
}

interface PlanCell {
  readonly row: Row;
  readonly column: Column | undefined;
  readonly figure: Block;
  readonly role: SeriesRole;
  readonly sub: SubFundDraft;
}

function readPlanCell(context: PageContext, { row, column, figure, role, sub }: PlanCell): void {
  const { report_month } = context.state;
  if (column === undefined) return;
  const meaning = labelMeaning(column.text, report_month);
  const month = monthOf(column.text);
  const period_key = month === undefined ? (meaning?.kind === 'period' ? meaning.period : undefined) : month === report_month ? 'MTD' : 'MONTH';
  if (period_key === undefined) {
    if (meaning === undefined || role !== 'fund_return_percent' || !fitsValue(meaning, figure.text)) return;
    readPairOf(context, { label: column.heads[0] ?? row.label, labelText: column.text, meaning, value: figure, way: 'BELOW', blocks: [row.label, figure] }, sub);
    return;
  }
  setReturn(context, { label: column.heads[0] === undefined ? row.label : { ...column.heads[0], text: column.text }, period_key, role, figure, scope: sub.scope });
}
