/** Lines of a table of returns, and which of them are of another table or of a part of the fund that was not read. */
import type { Decimal } from '#domain/decimal.ts';
import type { FragmentSections } from '#domain/fragment.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import type { Scope } from '#sources/fmr/blank-rows.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { PrintedText } from '#sources/fmr/ink/text-cells.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { periodOfLabel } from './period-label.ts';
import type { PageContext } from './page-context.ts';
import { isOfOtherFact } from './periods-of-facts.ts';
import type { SeriesRole } from './series-roles.ts';

type ReportedReturn = FragmentSections['reported_returns'][number];
export type Basis = Pick<ReportedReturn, 'return_type' | 'is_annualized' | 'calculation_basis_raw'>;

/** A period with the figure of each series. */
export interface Line {
  readonly label: Cell;
  readonly period_key: PeriodKey;
  /** What the head of its own column says. */
  readonly basis: Basis | undefined;
  readonly values: Map<SeriesRole, { readonly percent: Decimal; readonly cell: Block }>;
  /** What the line prints as the difference of fund and benchmark, in percentage points. */
  readonly differences: Decimal[];
}

export function cellsOf({ values }: Line): Block[] {
  return [...values.values()].map(({ cell }) => cell);
}

// `Month | 8.15% | 7.67% | Three years | 10.87%`: two tables side by side, and the figure behind another label is the
// other table's. A label between fund and benchmark is the only one of its line.
function isOfTableBeside(blocks: readonly Block[], line: Line): boolean {
  const { label } = line;
  const cells = cellsOf(line);
  const left = cells.find((cell) => cell.x1 < label.x0 + 1);
  if (left === undefined || !cells.some((cell) => cell.x0 > label.x1 - 1)) return false;
  // The figures of a chart are over their label, not on its line.
  if (left.y1 < label.y0 || left.y0 > label.y1) return false;
  const before = blocks.filter((block) => isBeside(block, left) && block.x1 < left.x0 + 1);
  const [first] = before.filter(({ text }) => periodOfLabel(text, null) !== undefined).toSorted((a, b) => a.x0 - b.x0);
  // In tables of labels between fund and benchmark side by side, the first label has a figure before it as well.
  return first !== undefined && !before.some(({ isFigure, x1 }) => isFigure && x1 < first.x0 + 1);
}

// In multiples of a label's height, with a bar between them.
const BEFORE = 16;
const FEWEST_AROUND = 3;

/** `-10.70% | FY25 | -7.62%` of which the first figure was not read: without heads either may be the fund's. */
function hasFigureBefore(blocks: readonly Block[], line: Line): boolean {
  const { label } = line;
  const [own, ...others] = cellsOf(line);
  if (own === undefined || others.length > 0 || own.x0 < label.x1) return false;
  const before = blocks
    .filter((block) => block.x1 < label.x0 + 1 && Math.abs(block.y0 + block.y1 - label.y0 - label.y1) < block.size)
    .toSorted((a, b) => a.x0 - b.x0);
  const [first, last] = [before[0], before.at(-1)];
  // The figures of a row begin with its label, if they are not around it.
  return (
    first?.isFigure === true &&
    last?.isFigure === true &&
    /[%.]/.test(last.text) &&
    label.x0 - last.x1 < BEFORE * (label.y1 - label.y0)
  );
}

/** Whether the figures of lines without heads are only those on one side of labels that have one on each side. */
function areOnOneSide({ ink }: PageContext, lines: readonly Line[]): boolean {
  return lines.length >= FEWEST_AROUND && lines.every((line) => hasFigureBefore(ink.blocks, line));
}

/** The lines without those of which a figure is the table's beside. `explain` takes the reason. */
export function withoutTableBeside(
  { ink }: PageContext,
  lines: readonly Line[],
  explain: (reason: string, figures: readonly Block[]) => void,
): Line[] {
  return lines.filter((line) => {
    const isAnother = isOfTableBeside(ink.blocks, line);
    if (isAnother) explain('a figure of its own beside each label', cellsOf(line));
    return !isAnother;
  });
}

/** Benchmarks without any return of a fund, where they may be those of a plan whose row was not read. */
export function isOfUnknownPart(
  { sub_fund_names }: PageContext,
  { sub_fund_key }: Scope,
  lines: readonly Line[],
): boolean {
  return (
    sub_fund_key === null && sub_fund_names.hasAny && !lines.some(({ values }) => values.has('fund_return_percent'))
  );
}

// In multiples of a line's height.
const ALIGNED = 0.5;
const PITCH = 2.6;
const FAR = 8;

/**
 * One month of a list to choose from, with a figure of a chart far right of it: the months over and under it have none.
 */
function isChoiceOfMonth({ ink }: PageContext, [line, ...others]: readonly Line[]): boolean {
  if (line === undefined || others.length > 0 || readMonth(line.label.text) === undefined) return false;
  const { label } = line;
  const height = label.y1 - label.y0;
  const isNext = ({ x0, y0, text }: PrintedText): boolean =>
    Math.abs(x0 - label.x0) < ALIGNED * height &&
    Math.abs(y0 - label.y0) > ALIGNED * height &&
    Math.abs(y0 - label.y0) < PITCH * height &&
    readMonth(text) !== undefined;
  return (
    cellsOf(line).every((cell) => cell.x0 - label.x1 > FAR * height) &&
    ink.blocks.some((block) => block.lines.some(isNext))
  );
}

/** What a table with a period in each row does not say, if nothing of it can be read. */
export function doubtAbout(context: PageContext, table: Table, lines: readonly Line[]): string | undefined {
  const { columns, rows } = table;
  const [first, second] = rows;
  if (first !== undefined && second === undefined && isOfOtherFact(context.ink.blocks, first.label))
    return 'a label that says that this is a return';
  if (isChoiceOfMonth(context, lines)) return 'a figure beside each month of the list';
  return columns.every(({ text }) => text === '') && areOnOneSide(context, lines)
    ? 'heads for the figures on both sides of each label'
    : undefined;
}
