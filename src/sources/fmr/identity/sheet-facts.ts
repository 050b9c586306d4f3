/** A row of facts as labels with values: the heads of each column, of several levels, are the label of its cell. */
import type { Word } from '#documents/pdf/page-words.ts';
import type { PageComposer } from '#sources/fmr/ink/composed-page.ts';
import { type GridCell, type RuledGrid, textOf } from '#sources/fmr/ink/ruled-grids.ts';
import { FACT_USES, type PriceMember } from '#sources/fmr/fact-uses.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readDate } from '#sources/fmr/printed-date.ts';

export interface Fact {
  readonly value: GridCell;
  readonly label: readonly Word[];
  /** `As on 31 October 2024` over the names of facts. */
  readonly day: GridCell | undefined;
  /** `MTD` under `Total Expense Ratio`, with its unit: facts of several periods are the rows of a table. */
  readonly period: readonly Word[] | undefined;
}

/** Whether a cell is of several funds. */
type IsMerged = (cell: GridCell) => boolean;

export const NOTHING = /^(?:[-–—]|n\/?a)?$/i;
const UNIT = /^\(.*\)$/;
const PERIOD = /^(?:m|y|fy|cy)td$/i;

/**
 * Undefined if the heads are not labels of facts. Several funds may have one trustee, but never one price: a merged
 * cell with a figure of that kind is of none of them.
 */
export function factsOf(
  grid: RuledGrid,
  heads: number,
  cells: readonly GridCell[],
  isMerged: IsMerged,
): Fact[] | undefined {
  const facts = cells.map((value) => ({ value, heads: headsOf(grid, heads, value) }));
  const known = facts.filter((fact) => ordersOf(fact.heads).some(meansFact));
  if (known.length * 2 < facts.length || known.length === 0) return undefined;
  return facts
    .filter((fact) => isStated(fact.value) && !(isMerged(fact.value) && ordersOf(fact.heads).some(meansFigure)))
    .toSorted((a, b) => a.value.column - b.value.column)
    .map((fact) => ({ value: fact.value, ...labelOf(fact.heads) }));
}

/** The same of a column, whose labels are left of it. */
export function factsOfColumn(
  labels: readonly GridCell[],
  values: readonly GridCell[],
  isMerged: IsMerged,
): Fact[] | undefined {
  const facts = values.flatMap((value) => {
    const label = labels.filter(({ row, rowEnd }) => row <= value.row && rowEnd > value.row);
    return label.length === 0 ? [] : [{ value, label }];
  });
  const known = facts.filter((fact) => meansFact(fact.label));
  if (known.length * 2 < facts.length || known.length === 0) return undefined;
  return facts
    .filter(({ value, label }) => isStated(value) && !(isMerged(value) && meansFigure(label)))
    .map(({ value, label }) => ({ value, label: wordsOf(label), day: undefined, period: undefined }));
}

const isStated = ({ text }: GridCell): boolean => !NOTHING.test(text);

const wordsOf = (cells: readonly GridCell[]): Word[] => cells.flatMap(({ words }) => [...words]);

function headsOf({ cells }: RuledGrid, heads: number, { column }: GridCell): GridCell[] {
  return cells.filter(
    (cell) => cell.row < heads && cell.column <= column && cell.columnEnd > column && cell.text !== '',
  );
}

const isDay = ({ text }: GridCell): boolean => readDate(text.replace(/^as (?:on|at|of)\s/i, '')) !== undefined;
const isUnit = ({ text }: GridCell): boolean => UNIT.test(text);

const meaningOf = (heads: readonly GridCell[]): LabelMeaning | undefined =>
  labelMeaning(heads.map(({ text }) => text).join(' '), null);

function meansFact(heads: readonly GridCell[]): boolean {
  const kind = meaningOf(heads)?.kind;
  return kind === 'fact' || kind === 'metric';
}

// Terms in rupees, which several funds may have in common.
const TERMS: ReadonlySet<PriceMember> = new Set([
  'par_value',
  'minimum_initial_investment',
  'minimum_subsequent_investment',
  'minimum_redemption',
] as const);

/** Whether each fund has a figure of its own under these heads. */
function meansFigure(heads: readonly GridCell[]): boolean {
  return isOfEachFund(meaningOf(heads));
}

/** Whether each fund has a figure of its own behind the label. */
export function isFigureOfOne(label: string): boolean {
  return isOfEachFund(labelMeaning(label, null));
}

/** Whether all funds may have one figure behind the label: a load, or a smallest investment. */
export function isTermOfAll(label: string): boolean {
  const meaning = labelMeaning(label, null);
  return meaning?.kind === 'fact' && !isOfEachFund(meaning);
}

function isOfEachFund(meaning: LabelMeaning | undefined): boolean {
  if (meaning?.kind !== 'fact') return meaning !== undefined;
  const use = FACT_USES[meaning.fact];
  return (
    use.kind === 'size' ||
    use.kind === 'units' ||
    use.kind === 'expense_ratio' ||
    (use.kind === 'price' && !TERMS.has(use.member))
  );
}

/** `Minimum Investment` over `Initial`: the words of both in the order of a label, or of one alone. */
function ordersOf(heads: readonly GridCell[]): GridCell[][] {
  const names = heads.filter((cell) => !isUnit(cell) && !isDay(cell));
  return [names, names.toReversed(), ...names.toReversed().map((name) => [name])];
}

function labelOf(heads: readonly GridCell[]): Omit<Fact, 'value'> {
  const period = heads.find(({ text }) => PERIOD.test(text));
  const orders = ordersOf(heads.filter((cell) => cell !== period));
  const names = orders.find(meansFact) ?? orders[0] ?? [];
  const units = heads.filter(isUnit);
  return period === undefined
    ? { label: wordsOf([...names, ...units]), period, day: heads.find(isDay) }
    : { label: wordsOf(names), period: wordsOf([period, ...units]), day: undefined };
}

interface Setting {
  readonly left: number;
  readonly top: number;
  readonly body: number;
}

// In multiples of the font size.
const PITCH = 1.9;
const LABELS = 30;
const GUTTER = 2;
const COLUMN = 8;
const PART = 4;

const BOLD = { bold: true };

export function setFacts(composer: PageComposer, facts: readonly Fact[], { left, top, body }: Setting): void {
  let baseline = top;
  let day: GridCell | undefined;
  for (const fact of facts.filter(({ period }) => period === undefined)) {
    if (fact.day !== undefined && fact.day !== day) {
      baseline += PITCH * body;
      composer.setLine(fact.day.words, left, baseline, BOLD);
    }
    ({ day } = fact);
    baseline += PITCH * body;
    const end = composer.setLine(fact.label, left, baseline, BOLD);
    composer.setLine(fact.value.words, Math.max(left + LABELS * body, end + GUTTER * body), baseline);
  }
  const ofPeriods = facts.filter(({ period }) => period !== undefined);
  setPeriods(composer, ofPeriods, { left, top: baseline + PART * body, body });
}

/** A table with a column for each period and a row for each label. */
function setPeriods(composer: PageComposer, facts: readonly Fact[], { left, top, body }: Setting): void {
  const nameOf = ({ period }: Fact): string => textOf(period ?? []);
  const periods = [...Map.groupBy(facts, nameOf)];
  const edgeOf = (fact: Fact): number =>
    left + (LABELS + COLUMN + COLUMN * periods.findIndex(([name]) => name === nameOf(fact))) * body;
  let baseline = top;
  for (const [, [first]] of periods)
    if (first !== undefined) composer.setLine(first.period ?? [], edgeOf(first), baseline, BOLD);
  for (const row of Map.groupBy(facts, ({ label }) => textOf(label)).values()) {
    baseline += PITCH * body;
    composer.setLine(row[0]?.label ?? [], left, baseline, { bold: false });
    for (const fact of row) composer.setLine(fact.value.words, edgeOf(fact), baseline);
  }
}
