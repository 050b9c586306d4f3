/** The title of a table, over its rows or over the chart that they are of. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import type { Row } from './table.ts';
import type { Reach } from './reach.ts';

/** From a table to what heads it, at most; in multiples of the font size. */
export const HEAD_GAP = 3.2;
/** A title this near is the table's own. */
export const OWN_TITLE = 4.5;

/** Whether a title is right over the first row. */
export function hasTitle([row]: readonly Row[], blocks: readonly Block[]): boolean {
  if (row === undefined) return false;
  const { x0, y0, size } = row.label;
  return blocks.some(
    (block) =>
      Math.abs(block.x0 - x0) < 8 &&
      block.y1 < y0 + 0.4 * size &&
      y0 - block.y1 < HEAD_GAP * size &&
      titleKind(block.text) !== undefined,
  );
}

/** Its label is right of its figures. */
export function isRight({ label, figures }: Row): boolean {
  return (figures[0]?.x1 ?? Infinity) < label.x0 + 1;
}

/**
 * A separate line above the labels or their ranks, in a different style, that is neither a known title nor a column
 * head.
 */
export function findUnknownTitle(
  body: Box,
  reach: Box,
  rows: readonly Row[],
  blocks: readonly Block[],
  used: ReadonlySet<Block>,
  isName: (text: string) => boolean,
): Block | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const { size, bold, color } = first.label;
  const over = blocks
    .filter(
      (block) =>
        !used.has(block) &&
        !block.isFigure &&
        block.y1 < body.y0 + 0.4 * size &&
        body.y0 - block.y1 < HEAD_GAP * size &&
        (Math.min(Math.abs(block.x0 - body.x0), Math.abs(block.x0 - reach.x0)) < 8 || isFactAsTitle(block, body)) &&
        block.lines.length <= 2 &&
        block.text.length < 70,
    )
    .toSorted((a, b) => b.y1 - a.y1);
  return over.find((block) => {
    const isAlone = !blocks.some(
      (other) =>
        other !== block &&
        (Math.abs(other.baseline - block.baseline) < 2 || isHeadAround(other, block)) &&
        (other.x0 > block.x1 || isFactAsTitle(block, body)) &&
        other.x0 < body.x1 + 4 &&
        other.x1 > body.x0 - 4,
    );
    const isSetOtherwise =
      (block.bold && !bold) || block.size > size + 0.6 || (block.color !== color && block.bold) || isName(block.text);
    return (
      isAlone &&
      isSetOtherwise &&
      /[A-Za-z]{3}/.test(block.text) &&
      titleKind(block.text) === undefined &&
      !/[.;:(]$/.test(block.text)
    );
  });
}

// Of the font size.
const LEVEL = 0.25;

/** `% of total` over `assets`, in the middle of which `Name` is set: heads of one table. */
function isHeadAround(other: Block, block: Block): boolean {
  const shared = Math.min(other.y1, block.y1) - Math.max(other.y0, block.y0);
  return shared > LEVEL * block.size && other.bold === block.bold && Math.abs(other.size - block.size) < 0.3;
}

// `Expense Ratio (%)` in the middle over a table: the label of a fact, but with no value.
function isFactAsTitle(block: Block, body: Box): boolean {
  return Math.abs(block.x0 + block.x1 - body.x0 - body.x1) < 6 && labelMeaning(block.text, null)?.kind === 'fact';
}

// In multiples of the font size: the second line of a title is nearer.
const TITLE_PITCH = 1.8;

/**
 * Whether a title that is not known comes between: words in the style and at the edge of the title, which that of the
 * rows is not.
 */
export function isSuperseded(
  title: Block,
  body: Box,
  [row]: readonly Row[],
  blocks: readonly Block[],
  used: ReadonlySet<Block>,
): boolean {
  // Level with heads, it is the head of the labels.
  const isHead = (block: Block): boolean =>
    blocks.some(
      (other) => Math.abs(other.baseline - block.baseline) < 2 && other.x0 > block.x1 && other.x0 < body.x1 + 4,
    );
  const isApart = (row?.label.bold === false && title.bold) || title.size > (row?.label.size ?? 0) + 0.6;
  return (
    isApart &&
    blocks.some(
      (other) =>
        !other.isFigure &&
        !used.has(other) &&
        Math.abs(other.x0 - title.x0) < 1.5 &&
        Math.abs(other.size - title.size) < 0.3 &&
        other.bold === title.bold &&
        other.color === title.color &&
        other.y0 - title.y1 > TITLE_PITCH * title.size &&
        other.y1 < body.y0 + 1 &&
        /[A-Za-z]{3}/.test(other.text) &&
        !isHead(other),
    )
  );
}

/** A title over the columns of words at the left is nearer than one over the figures alone. */
export function lower(one: Block | null, other: Block | null): Block | null {
  return one === null || (other !== null && other.y0 > one.y1) ? other : one;
}

/** The title over a table with all its columns of words. */
export function titleOfReach(
  { box, ranks }: Reach,
  titles: readonly Block[],
  rows: readonly Row[],
  barriers: readonly Block[],
): Block | null {
  return findTitle(box, titles, rows, barriers, ranks.length > 1 ? [ranks] : []);
}

// In points.
const SAME_LEVEL = 1;
// In multiples of the font size.
const UNDER_TITLE = 1.5;
const ONE_EDGE = 0.5;

/** The lowest title over a table that shares its width; `columns` are those in whose middle it may be. */
export function findTitle(
  body: Box,
  titles: readonly Block[],
  rows: readonly Row[],
  barriers: readonly Block[],
  columns: readonly (readonly Box[])[] = rows.every(isRight) ? [rows.map((row) => row.label)] : [],
): Block | null {
  const size = rows[0]?.label.size ?? 8;
  const above = titles
    .filter((title) => title.y1 < body.y0 + 0.4 * size)
    .toSorted((a, b) => b.y1 - a.y1 || a.x0 - b.x0);
  const wide = above.filter(
    (title) =>
      title.x0 < body.x1 &&
      title.x1 > body.x0 - 8 &&
      (title.x0 < body.x0 + Math.max(30, 0.5 * (body.x1 - body.x0)) ||
        columns.some((cells) => isOverColumn(title, boxAround(cells)))),
  );
  // Of titles side by side in one style, the one that is most over the table.
  const [first] = wide;
  const isLike = (title: Block): boolean =>
    first !== undefined &&
    Math.abs(title.y0 - first.y0) < SAME_LEVEL &&
    Math.abs(title.y1 - first.y1) < SAME_LEVEL &&
    title.bold === first.bold;
  const sharedWidth = (title: Block): number => Math.min(title.x1, body.x1) - Math.max(title.x0, body.x0);
  const [over] = wide.filter(isLike).toSorted((a, b) => sharedWidth(b) - sharedWidth(a));
  // A shorter title under it begins the next part of the same column.
  const title = over && above.find(({ x0 }) => Math.abs(x0 - over.x0) < 8);
  if (
    title === undefined ||
    barriers.some(
      (barrier) =>
        barrier.y0 > title.y0 + 1 &&
        barrier.y1 < body.y0 + 2 &&
        barrier.x0 < body.x1 &&
        barrier.x1 > body.x0 &&
        !areUnderTitle(title, barrier, barriers),
    )
  )
    return null;
  return title;
}

// `Equity Sub-Fund` and `Debt Sub-Fund` right under a title, or the second one under the rows of the first: the title
// is of the tables of both.
function areUnderTitle(title: Block, barrier: Block, barriers: readonly Block[]): boolean {
  const isUnder = (heading: Block): boolean =>
    heading.y0 > title.y1 - 1 && heading.y0 - title.y1 < UNDER_TITLE * title.size;
  const isInColumn = (heading: Block): boolean => Math.abs(heading.x0 - title.x0) < ONE_EDGE * title.size;
  return (
    (isInColumn(barrier) && barriers.some((heading) => isInColumn(heading) && isUnder(heading))) ||
    (isUnder(barrier) &&
      barriers.some((other) => other !== barrier && Math.abs(other.baseline - barrier.baseline) < SAME_LEVEL))
  );
}

// In multiples of the font size: a chart and its title together are at most this high.
const CHART_HEIGHT = 26;
const CHART_KINDS = new Set<TitleKind>(['ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY']);

/**
 * The title of the chart that shares right of it are of: the lowest one over them in the nearest column of titles
 * that begins left of them.
 */
export function titleOfChart(
  body: Box,
  rows: readonly Row[],
  titles: readonly Block[],
  own: Block | null,
): Block | null {
  const size = rows[0]?.label.size ?? 8;
  const areShares = rows.every(
    ({ label, figures }) =>
      // Of the month, or of two months.
      (figures.length === 1 || figures.length === 2) &&
      figures.every(({ text }) => /\d\s?%$/.test(text)) &&
      labelMeaning(label.text, null) === undefined,
  );
  if (!areShares || (own !== null && body.y0 - own.y1 < OWN_TITLE * size)) return null;
  const left = titles.filter((title) => title.x0 < body.x0 && title.y1 < body.y0 + 0.4 * size);
  const edge = Math.max(...left.map((title) => title.x0));
  const [title] = left.filter((each) => edge - each.x0 < 8).toSorted((a, b) => b.y1 - a.y1);
  const kind = title === undefined ? undefined : titleKind(title.text);
  return title !== undefined && kind !== undefined && CHART_KINDS.has(kind) && body.y0 - title.y1 < CHART_HEIGHT * size
    ? title
    : null;
}

/**
 * The title on the line of the heads, left of a table that has nothing else there: its names have no column of labels
 * as the tables over it have.
 */
export function titleBesideHeads(
  body: Box,
  rows: readonly Row[],
  titles: readonly Block[],
  blocks: readonly Block[],
): Block | null {
  const size = rows[0]?.label.size ?? 8;
  const isHeadOf = (block: Block, title: Block): boolean =>
    !block.isFigure &&
    block.bold === title.bold &&
    Math.abs(block.baseline - title.baseline) < SAME_LEVEL &&
    block.x0 > title.x1 &&
    block.x1 > body.x0 &&
    block.x0 < body.x1;
  const isUnder = (block: Block, title: Block): boolean =>
    block.x0 < body.x0 - 1 && block.x1 > title.x0 && block.y0 > title.y1 && block.y0 < body.y1;
  const [title] = titles.filter(
    (each) =>
      each.bold &&
      rows.every(({ label }) => !label.bold) &&
      each.x1 < body.x0 &&
      each.y1 < body.y0 + 0.4 * size &&
      body.y0 - each.y1 < UNDER_TITLE * size &&
      blocks.filter((block) => isHeadOf(block, each)).length > 1 &&
      !blocks.some((block) => isUnder(block, each)),
  );
  return title ?? null;
}

// Over labels or ranks right of the figures: at their right edge, or in their middle.
function isOverColumn(title: Box, cells: Box): boolean {
  return Math.abs(title.x1 - cells.x1) < 8 || Math.abs(title.x0 + title.x1 - cells.x0 - cells.x1) < 4;
}
