/**
 * Which part of a page belongs to which plan or sub-fund: a heading that names one reaches to the next such heading of
 * its column.
 */
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { listNamedSegments } from '#sources/fmr/candidates/named-segments.ts';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import { fitsClosely } from '#sources/fmr/candidates/value-types.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isAmount } from '#sources/fmr/printed-money.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { hasOwnBar, holds, listNamedCards } from './named-cards.ts';
import { titleKind } from './title-kinds.ts';
import { listStrips } from './strips.ts';
import type { SubFundName, SubFundNames } from './sub-fund-names.ts';

export interface ScopeHeading extends SubFundName {
  readonly block: Block;
  /** The width of the page that it governs. */
  readonly x0: number;
  readonly x1: number;
  /** The beginning of its part; undefined if that is the heading. */
  readonly y0?: number;
  /** The end of its part; undefined if it ends with the next heading of its column. */
  readonly y1?: number;
  /** It names an unknown plan or sub-fund: its part of the page does not belong to any known one. */
  readonly isUnknown?: boolean;
  /** It is in the field of a strip across the page. */
  readonly isOfStrip?: boolean;
  /** The heading is on the page before, and this page continues its part. */
  readonly isOpen?: boolean;
}

interface NamedBlock {
  readonly block: Block;
  readonly name: SubFundName;
}

// In multiples of the font size of running text.
const SAME_ROW = 7.5;
const APART = 1.25;
const ONE_EDGE = 0.75;
const NARROW = 1;
const ONE_LINE = 0.4;
const ROW_REACH = 25;
const FEWEST_CELLS = 3;

/** The headings of a page that name plans or sub-funds, each with its part of the page. */
export function listScopeHeadings(ink: PageInk, names: SubFundNames): ScopeHeading[] {
  if (!names.hasAny) return [];
  const { page, blocks, body } = ink;
  const named = withoutLabelsOfBars(listNamed(blocks, names), blocks, page.shades);
  // In the letters of the text a name has its card as its part; larger ones have theirs by their place.
  const plain = named.flatMap(({ block }) => (isSetAsText(block, body) ? [block] : []));
  const cards = listNamedCards(plain, blocks, page.shades);
  const found = cards.size === 0 ? named : named.filter(({ block }) => !cards.has(block));
  const inCards = named.filter(({ block }) => cards.has(block));
  const headings = inCards.map(({ block, name }): ScopeHeading => ({ ...name, block, ...(cards.get(block) as Box) }));
  return [...headings, ...(found.length === 0 ? [] : listHeadings(ink, found))];
}

function listHeadings({ page, blocks, body }: PageInk, found: readonly NamedBlock[]): ScopeHeading[] {
  const isPlain = ({ block }: NamedBlock): boolean => isSetAsText(block, body);
  const strips = listStrips(
    blocks,
    page,
    found.map((each) => each.block),
  );
  const [inStrips, others] = partition(found, ({ block }) => strips.has(block));
  // The rows of a strip are level with its name, which is in a field of its own.
  const alone = [...listAlone(blocks, others, body), ...inStrips];
  const styled = alone.filter((each) => strips.has(each.block) || !isPlain(each) || hasOwnBar(page.shades, each.block));
  const titles = blocks.filter((block) => isTitle(blocks, block, body));
  // In the letters of the text a name may be that of a part or a word of a list: to which plan the figures right under
  // it belong is uncertain.
  const plain = alone.filter((each) => !styled.includes(each) && headsPart(blocks, each.block));
  const headings = styled.map((each): ScopeHeading =>
    !strips.has(each.block) && isBetweenRows(blocks, each.block)
      ? { ...reachOf(each), y0: each.block.y0 - each.block.size, y1: each.block.y1 + each.block.size, isUnknown: true }
      : reachOf(each),
  );
  return [...headings, ...plain.map((each) => ({ ...reachOf(each), isUnknown: true }))];

  function reachOf({ block, name }: NamedBlock): ScopeHeading {
    const strip = strips.get(block);
    if (strip !== undefined)
      return { ...name, block, x0: strip.x0 - 1, x1: Infinity, y0: strip.y0 - 1, y1: strip.y1, isOfStrip: true };
    const bar = page.shades
      .filter((shade) => holds(shade, block) && shade.y1 - shade.y0 < 3.2 * block.size)
      .toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))[0];
    const right = styled
      .filter((other) => other.block.x0 > block.x1 && Math.abs(other.block.y0 - block.y0) < SAME_ROW * body)
      .map((other) => other.block.x0 - NARROW * body);
    // A column of the page that begins above the heading, to its right, is not under it.
    const first = Math.min(
      ...styled.filter((other) => Math.abs(other.block.x0 - block.x0) < ONE_EDGE * body).map((other) => other.block.y0),
    );
    right.push(
      ...titles
        .filter((title) => title.x0 > block.x1 + APART * body && title.y0 <= first + ONE_EDGE * body)
        .map((title) => title.x0 - NARROW * body),
    );
    const heading = { ...name, block, ...endOfTable(blocks, titles, block) };
    if (bar !== undefined) return { ...heading, x0: bar.x0 - body, x1: bar.x1 + body };
    const line = styled
      .map((each) => each.block)
      .filter((other) => Math.abs(other.baseline - block.baseline) < ONE_LINE * body)
      .toSorted((p, q) => p.x0 - q.x0);
    return {
      ...heading,
      ...(centeredReach(blocks, line, block) ?? {
        x0: startOfLine(blocks, line, block) - body,
        x1: Math.min(...right, Infinity),
      }),
    };
  }
}

/** A name over the labels of a table, level with months over its figures, is that of this table, down to a title. */
function endOfTable(blocks: readonly Block[], titles: readonly Block[], name: Block): { y1?: number } {
  const isOver = (head: Block, figure: Block): boolean =>
    head.x0 < figure.x1 && head.x1 > figure.x0 && figure.y0 > head.y1 - 1 && figure.y0 - head.y1 < PART_GAP * head.size;
  // A month may be in the middle of a name of two lines.
  const isHead = (block: Block): boolean =>
    block.x0 > name.x1 &&
    (isLevel(name, block) || Math.abs(block.y0 + block.y1 - name.y0 - name.y1) < 6) &&
    (readDate(block.text) !== undefined || readMonth(block.text) !== undefined) &&
    blocks.some((figure) => figure.isFigure && isOver(block, figure));
  if (!blocks.some(isHead)) return {};
  const [title] = titles
    .filter(({ x0, x1, y0 }) => y0 > name.y1 && x0 < name.x1 && x1 > name.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  return title === undefined ? {} : { y1: title.y0 - 1 };
}

function isSetAsText({ bold, size }: Block, body: number): boolean {
  return !bold && size <= body + 0.3;
}

function isTitle(blocks: readonly Block[], block: Block, body: number): boolean {
  if (block.isFigure || titleKind(block.text) === undefined) return false;
  return !(isSetAsText(block, body) && isValue(blocks, block));
}

/** `Allocation dependent` right of `Risk Profile`: a value with words of a title. */
function isValue(blocks: readonly Block[], { baseline, size, x0 }: Block): boolean {
  return blocks.some(
    (other) => other.x1 <= x0 && Math.abs(other.baseline - baseline) < ONE_LINE * size && isKnownLabel(other.text),
  );
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

// In multiples of the font size.
const WORD_GAP = 1.2;

/** `031 Sample Pension Fund / 031-2 Debt Sub Fund`: the words before a name, up to another heading, are of its line. */
function startOfLine(blocks: readonly Block[], headings: readonly Block[], block: Block): number {
  const level = blocks
    .filter((other) => Math.abs(other.baseline - block.baseline) < ONE_LINE * block.size && other.x1 <= block.x0 + 1)
    .toSorted((a, b) => b.x0 - a.x0);
  let start = block.x0;
  for (const other of level) {
    if (headings.includes(other) || start - other.x1 > WORD_GAP * block.size || other.bold !== block.bold) break;
    start = other.x0;
  }
  return start;
}

function listNamed(blocks: readonly Block[], names: SubFundNames): NamedBlock[] {
  return blocks.flatMap((block) => {
    const name = block.isFigure ? undefined : names.isHeading(block.text);
    return name === undefined ||
      [block.text, block.text.replace(/\bfunds?\b/gi, '')].some((text) => titleKind(text) !== undefined)
      ? []
      : [{ block, name }];
  });
}

/** A name may label the bar at its right. */
function withoutLabelsOfBars(
  named: readonly NamedBlock[],
  blocks: readonly Block[],
  shades: readonly Shade[],
): readonly NamedBlock[] {
  if (named.length === 0) return named;
  const bars = listNamedSegments(blocks, shades).flatMap(({ table }) => table.columns);
  const labels = new Set(bars.flatMap(({ heads }) => heads));
  return named.filter(({ block }) => !labels.has(block));
}

/** In a row of a table, or one of several heads side by side, a name heads a column and no part of the page. */
function listAlone(blocks: readonly Block[], found: readonly NamedBlock[], body: number): NamedBlock[] {
  const { rows } = listRows(blocks);
  const named = found.map(({ block }) => block);
  // Figures right of a name of several lines are at its middle.
  const isBeside = ({ lines, baseline, y0, y1 }: Block, other: Block): boolean =>
    Math.abs(other.baseline - baseline) < ONE_LINE * body ||
    (lines.length > 1 && Math.abs((other.y0 + other.y1) / 2 - (y0 + y1) / 2) < ONE_LINE * body);
  const hasFigure = (block: Block): boolean => {
    const right = blocks
      .filter((other) => other.x0 > block.x1 && isBeside(block, other))
      .toSorted((a, b) => a.x0 - b.x0);
    // The columns of a table across the page may be far from its labels; sizes are printed with their unit.
    const isRow = right.length >= FEWEST_CELLS && right.every(({ isFigure, text }) => isFigure || isAmount(text));
    return isRow || right.some(({ isFigure, x0 }) => isFigure && x0 - block.x1 < ROW_REACH * body);
  };
  return found.filter(
    ({ block }) =>
      !headsColumn(rows, named, block) &&
      !isHeadAmongHeads(rows, blocks, block) &&
      !headsFacts(blocks, named, block) &&
      !hasFigure(block),
  );
}

// In multiples of the font size.
const PART_GAP = 3;

/** Whether a title or the label of a fact with a figure is right below a name. */
function headsPart(blocks: readonly Block[], block: Block): boolean {
  const [next] = blocks
    .filter((other) => other.y0 > block.y1 - 1 && other.x0 < block.x1 && other.x1 > block.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  if (next === undefined || next.isFigure || next.y0 - block.y1 > PART_GAP * block.size) return false;
  return (
    (titleKind(next.text) !== undefined || isKnownLabel(next.text)) &&
    blocks.some((other) => other.isFigure && other.y0 > next.y0 - 1 && other.y0 - next.y1 < PART_GAP * block.size)
  );
}

/**
 * Headings side by side, each centred above its column, reach halfway to the next. Centred columns have words that
 * cross the left edge of the first heading; undefined otherwise, because each heading then begins at the left edge of
 * its column.
 */
function centeredReach(
  blocks: readonly Block[],
  line: readonly Block[],
  block: Block,
): { x0: number; x1: number } | undefined {
  const [first, second] = line;
  if (first === undefined || second === undefined) return undefined;
  const crosses = (other: Block): boolean => other.x0 < first.x0 - 8 && other.x1 > first.x0 && other.x1 < second.x0;
  const isUnder = (other: Block): boolean => other.y0 > first.y1 && other.y0 - first.y1 < MOST_LINES_UNDER * first.size;
  if (!blocks.some((other) => isUnder(other) && crosses(other))) return undefined;
  const at = line.indexOf(block);
  const between = (one: Block | undefined, other: Block | undefined, none: number): number =>
    one === undefined || other === undefined ? none : (one.x0 + one.x1 + other.x0 + other.x1) / 4;
  return { x0: between(line[at - 1], block, -Infinity), x1: between(block, line[at + 1], Infinity) };
}

// The tables of a card are within this many lines of its heading.
const MOST_LINES_UNDER = 40;

// Heads of two and three lines are level at their first or at their last line, or in their middle.
function isLevel(one: Block, other: Block): boolean {
  return (
    Math.abs(one.baseline - other.baseline) < 3 ||
    Math.abs(one.y1 - other.y1) < 3 ||
    (one.lines.length !== other.lines.length && Math.abs(one.y0 + one.y1 - other.y0 - other.y1) < 3)
  );
}

// Several names on one line over rows that have their labels left of all of them head the columns of a table.
function headsColumn(rows: readonly Row[], names: readonly Block[], block: Block): boolean {
  const line = names.filter((other) => isLevel(other, block));
  if (line.length < 2) return false;
  return rows.some(({ label, figures }) => {
    const isNear = figures.length >= 2 && label.y0 > block.y0 && label.y0 - block.y1 < 5 * block.size;
    if (!isNear || label.x1 > block.x0 + 2) return false;
    // Further left are the heads of the table beside.
    const own = line.filter((other) => other.x1 > label.x0);
    return (
      own.length > 1 &&
      own.every((other) => label.x1 <= other.x0 + 2) &&
      (figures.at(-1)?.x1 ?? 0) > Math.max(...own.map((other) => other.x0))
    );
  });
}

// In multiples of the font size: other rows may be over it.
const FACTS_REACH = 8;

// Several names on one line over a label with a value for each of them: `Launch date`, and a date under each plan.
function headsFacts(blocks: readonly Block[], names: readonly Block[], block: Block): boolean {
  const line = names.filter((other) => isLevel(other, block));
  const left = Math.min(...line.map((other) => other.x0));
  const isLabel = (label: Block): boolean =>
    !label.isFigure && label.y0 > block.y0 && label.y0 - block.y1 < FACTS_REACH * block.size && label.x1 <= left + 2;
  return (
    line.length > 1 &&
    blocks.some((label) => {
      const meaning = isLabel(label) ? labelMeaning(label.text, null) : undefined;
      if (meaning === undefined || meaning.kind === 'period') return false;
      const cells = blocks.filter((cell) => isLevel(cell, label) && fitsClosely(meaning, cell.text));
      return line.every((name) => cells.some((cell) => cell.x0 < name.x1 && cell.x1 > name.x0));
    })
  );
}

// `Plan I` and `Benchmark` over the two columns of one table, beside those of another.
function isHeadAmongHeads(rows: readonly Row[], blocks: readonly Block[], block: Block): boolean {
  const heads = blocks.filter((other) => !other.isFigure && Math.abs(other.baseline - block.baseline) < 3);
  const isOver = (head: Block, figure: Block): boolean => head.x0 < figure.x1 && head.x1 > figure.x0;
  const isUnder = ({ label }: Row): boolean =>
    label.y0 > block.y0 && label.y0 - block.y1 < 5 * block.size && label.x1 <= block.x0 + 2;
  return rows.some(
    (row) =>
      isUnder(row) &&
      row.figures.length >= 2 &&
      row.figures.some((figure) => isOver(block, figure)) &&
      row.figures.every(
        (figure) =>
          heads.filter((head) => isOver(head, figure)).length === 1 && !heads.some((head) => isOver(head, row.label)),
      ),
  );
}

// In multiples of the font size: from the line of a name to those of the two rows that it is left of.
const HALF_PITCH = { least: 0.4, most: 1.2 } as const;
// A title over the columns of a page is in larger letters than rows on its right.
const LARGEST_NAME = 1.5;

/** A name in the middle of two rows is that of both: what is over its line is not of the heading before. */
function isBetweenRows(blocks: readonly Block[], { x1, baseline, size }: Block): boolean {
  const offsets = blocks
    .filter((block) => block.isFigure && block.x0 > x1 && size < LARGEST_NAME * block.size)
    .map((block) => (block.baseline - baseline) / size)
    .filter((offset) => Math.abs(offset) > HALF_PITCH.least && Math.abs(offset) < HALF_PITCH.most);
  return offsets.some((offset) => offset < 0) && offsets.some((offset) => offset > 0);
}

// In multiples of the size of a heading: texts on its line begin this much higher at most.
const ON_ITS_LINE = 0.2;

/** The heading that governs a place of the page. */
export function scopeAt(headings: readonly ScopeHeading[], place: Box): ScopeHeading | undefined {
  const over = headings
    .filter(
      (heading) =>
        (heading.y0 ?? heading.block.y0 - ON_ITS_LINE * heading.block.size) < place.y0 &&
        place.y0 < (heading.y1 ?? Infinity) &&
        place.x0 >= heading.x0 &&
        place.x0 <= heading.x1,
    )
    .toSorted((a, b) => (b.y0 ?? b.block.y0) - (a.y0 ?? a.block.y0));
  const [last] = over;
  if (last === undefined) return undefined;
  // The fields of headings side by side overlap by their margins: what begins in both is at the start of the right one.
  return over.filter((heading) => isLevelWith(last, heading)).reduce((a, b) => (b.x0 > a.x0 ? b : a));
}

/** Whether a text is in the strip across the page that a heading is the field of. */
export function isInStrip({ x0, y0 = 0, y1 = Infinity, isOfStrip }: ScopeHeading, block: Box): boolean {
  return isOfStrip === true && block.x0 >= x0 && block.y0 >= y0 && block.y1 <= y1 + 1;
}

/** Whether two places are in the parts of different names whose headings are side by side. */
export function isAcrossParts(headings: readonly ScopeHeading[], one: Box, other: Box): boolean {
  const [left, right] = [scopeAt(headings, one), scopeAt(headings, other)];
  return left !== undefined && right !== undefined && areSideBySide(left, right);
}

function areSideBySide(one: ScopeHeading, other: ScopeHeading): boolean {
  return one.name !== other.name && isLevelWith(one, other);
}

function isLevelWith(one: ScopeHeading, other: ScopeHeading): boolean {
  return Math.abs(one.block.baseline - other.block.baseline) <= ON_ITS_LINE * one.block.size;
}

// In multiples of the font size: a figure without a label of its own is this near to the row over it.
const UNDER_ROW = 2.5;

/** The rows without figures that are in the part of another heading, right of or under the label of a row there. */
export function rowsOfParts(headings: readonly ScopeHeading[], rows: readonly Row[]): Row[] {
  const parts = new Map(rows.map((row) => [row, scopeAt(headings, row.label)]));
  const isOfOther = (figure: Block, own: ScopeHeading): boolean => {
    const other = scopeAt(headings, figure);
    if (other === undefined || !areSideBySide(own, other)) return false;
    return rows.some(
      (row) =>
        parts.get(row) === other &&
        row.label.x1 < figure.x0 &&
        Math.abs(figure.baseline - row.label.baseline) < UNDER_ROW * figure.size,
    );
  };
  return rows.flatMap((row) => {
    const own = parts.get(row);
    const figures = own === undefined ? row.figures : row.figures.filter((figure) => !isOfOther(figure, own));
    return figures.length === row.figures.length ? [row] : figures.length === 0 ? [] : [{ ...row, figures }];
  });
}
