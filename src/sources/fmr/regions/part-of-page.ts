/** The lines of text under a title, as far as its part of the page reaches. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { isSetLike, type Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from './title-kinds.ts';

// In points.
const SAME_EDGE = 3;
const LEFT_EDGE = 8;

/** Blocks under a title to the next one that begins at or left of its edge, or of the bar that it is in. */
export function blocksUnder(blocks: readonly Block[], title: Block, page: PdfPage): Block[] {
  const bar = barAround(page, title) ?? ruleUnder(page, title);
  const { x0, x1 } = bar ?? { x0: edgeOf(title), x1: rightEdgeOf(page, title) };
  const inside = blocks.filter(
    (block) => block.y0 > title.y0 + 1 && !isOnLine(block, title) && block.x0 >= x0 - LEFT_EDGE && block.x0 < x1,
  );
  const leftOf = (block: Block): number =>
    bar === undefined ? edgeOf(block) : (barAround(page, block) ?? ruleUnder(page, block) ?? block).x0;
  const kind = titleKind(title.text);
  // The title of a section may be bold over tables whose titles are not; a bold head has the words of its own table.
  const isTitle = (block: Block): boolean => {
    const other = titleKind(block.text);
    if (other === kind && headsBeside(blocks, block, inside).length > 0) return false;
    return other !== undefined && (block.bold === title.bold || (block.bold && other !== kind));
  };
  const next = inside
    .filter(
      (block) =>
        block.y0 > title.y1 &&
        !block.isFigure &&
        leftOf(block) < x0 + LEFT_EDGE &&
        block.lines.length <= 2 &&
        block.size >= title.size - 0.6 &&
        isTitle(block),
    )
    .map((block) => block.y0);
  const end = Math.min(...next, Infinity);
  return inside.filter((block) => block.y0 < end - 1);
}

// In multiples of the font size: only a smaller field before a title is its bullet.
const BULLET = 1;

/** The left edge of a title with the bullet that is printed or drawn before it. */
function edgeOf({ x0, size, swatch, lines: [first] }: Block): number {
  const isBullet = swatch !== undefined && swatch.x1 - swatch.x0 < BULLET * size;
  return Math.min(x0, isBullet ? swatch.x0 : x0, first?.bullet?.x0 ?? x0);
}

// In multiples of the font size: a higher field is a card.
const BAR_HEIGHT = 3.2;

/** The bar across the part of a page whose title is in its middle, far from its ends. */
export function barAround({ shades }: Pick<PdfPage, 'shades'>, title: Block): Box | undefined {
  return shades.find(
    ({ x0, x1, y0, y1 }) =>
      Math.abs(x0 + x1 - title.x0 - title.x1) < 2 * SAME_EDGE &&
      title.x0 - x0 > LEFT_EDGE &&
      y0 < title.y0 + 1 &&
      y1 > title.y1 - 1 &&
      y1 - y0 < BAR_HEIGHT * title.size,
  );
}

// In multiples of the title's size: from a title to the line under it, or under the heads of its table.
const RULE_GAP = 3;

/** The line across the table under a title that is over its middle; it may be drawn cell by cell. */
function ruleUnder({ rules }: Pick<PdfPage, 'rules'>, title: Block): Box | undefined {
  const near = rules.filter(({ y0 }) => y0 > title.baseline && y0 - title.y1 < RULE_GAP * title.size);
  const levels = Map.groupBy(near, ({ y0 }) => Math.round(y0));
  const lines = [...levels.values()].map((level) => ({ ...boxAround(level), pieces: level }));
  return lines.find(
    ({ x0, x1, pieces }) =>
      Math.abs(x0 + x1 - title.x0 - title.x1) < 2 * SAME_EDGE &&
      title.x0 - x0 > LEFT_EDGE &&
      // Lines of two tables side by side have a gap between them.
      pieces.every(
        (piece) =>
          piece.x1 > x1 - 1 ||
          pieces.some((next) => next !== piece && next.x0 > piece.x0 && next.x0 < piece.x1 + SAME_EDGE),
      ),
  );
}

// In multiples of the title's size: from a title to the lines that are drawn for its table.
const RULES_WITHIN = 8;
const FEWEST_RULES = 2;

/**
 * The right edge of the table under a title: lines or bars that begin at the title's left edge and end together are as
 * wide as the table. Without them it is the edge of the page.
 */
function rightEdgeOf({ width, rules, shades }: PdfPage, title: Block): number {
  const near = [...rules, ...shades].filter(({ y0, y1 }) => y1 > title.y0 && y0 - title.y1 < RULES_WITHIN * title.size);
  const levels = Map.groupBy(near, ({ y0, y1 }) => `${Math.round(y0)} ${Math.round(y1)}`);
  const edges = [...levels.values()].flatMap((level) => endOfLine(level, edgeOf(title)));
  const widest = Math.max(...edges);
  const isBound = widest > title.x1 && edges.filter((edge) => widest - edge < SAME_EDGE).length >= FEWEST_RULES;
  return isBound ? widest + SAME_EDGE : width;
}

// The line under a row may be drawn cell by cell.
function endOfLine(level: readonly Box[], from: number): number[] {
  const [first, ...rest] = level.toSorted((a, b) => a.x0 - b.x0).filter((drawn) => drawn.x0 > from - LEFT_EDGE);
  if (first === undefined || first.x0 > from + LEFT_EDGE) return [];
  return [rest.reduce((end, drawn) => (drawn.x0 < end + SAME_EDGE ? Math.max(end, drawn.x1) : end), first.x1)];
}

function isOnLine(block: Block, title: Block): boolean {
  return Math.abs(block.baseline - title.baseline) < 0.3 * title.size;
}

const UNIT_NOTE =
  /^(?:amounts? |figures )?(?:in )?(?:rs\.?|pkr|rupees) (?:in )?(?:'?000s?|mn|mln|millions?|thousands?)$/i;

/**
 * A title with what is printed after it in brackets, set otherwise: `Non-compliant investments (PKR in million)`, or
 * with the unit at the other end of its line.
 */
export function titleWithNote(blocks: readonly Block[], title: Block): string {
  const behind = blocks.filter((block) => isOnLine(block, title) && block.x0 >= title.x1 - 1);
  const note = behind.find(
    (block) =>
      (block.x0 - title.x1 < 2 * title.size && /^\(.*\)$/.test(block.text)) ||
      (behind.length === 1 && UNIT_NOTE.test(block.text)),
  );
  if (note !== undefined) return `${title.text} ${note.text}`;
  return [title, ...smallNote(blocks, title)].map(({ text }) => text).join(' ');
}

// In multiples of the font size.
const NOTE_SIZE = 0.85;
const NOTE_PITCH = 1.6;

/**
 * What follows a title on its line in smaller print: `Rs. crore; % of gross and of net`, with a line `assets` that
 * begins under the title. That line is in none of the rows below.
 */
export function smallNote(blocks: readonly Block[], title: Block): Block[] {
  const isSmaller = ({ size, bold }: Block): boolean => size < NOTE_SIZE * title.size && !(bold && !title.bold);
  const first = blocks.find(
    (block) =>
      !block.isFigure &&
      isSmaller(block) &&
      isOnLine(block, title) &&
      block.x0 > title.x1 - 1 &&
      block.x0 - title.x1 < title.size,
  );
  if (first === undefined) return [];
  const next = blocks.find(
    (block) =>
      /^[a-z]/.test(block.text) &&
      Math.abs(block.x0 - title.x0) < 1 &&
      block.baseline > first.baseline &&
      block.baseline - first.baseline < NOTE_PITCH * title.size &&
      isSetLike(block, first),
  );
  return next === undefined ? [first] : [first, next];
}

const FEWEST_HEADS = 3;

/** The heads of columns on the line of a title that is the first of them: `Non-compliant investment | Type | Value`. */
export function headsBeside(blocks: readonly Block[], title: Block, part: readonly Block[]): Block[] {
  const end = Math.max(...part.map(({ x1 }) => x1));
  const heads = blocks.filter(
    (block) =>
      isOnLine(block, title) &&
      block.x0 > title.x1 &&
      // Those of a table in the next column of the page are on this line too.
      block.x0 < end &&
      !block.isFigure &&
      block.bold === title.bold,
  );
  return heads.length >= FEWEST_HEADS ? [title, ...heads] : [];
}

export function segmentsOf(blocks: readonly Block[]): Segment[] {
  return blocks.flatMap((block) => [...block.lines]).toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

const LONGEST_CELL = 110;
// In points. Rows may be set a little larger than heads.
const SAME_SIZE = 0.2;
const LARGER = 0.6;

/**
 * Of the blocks under a table's title those that are its heads and rows: notes below it are smaller, longer or marked.
 * A sentence between the title and the heads says why there is a table, and does not belong to it.
 */
export function tableUnder(part: readonly Block[]): Block[] {
  const table = rowsUnder(part, SAME_SIZE);
  return table.some(({ isFigure }) => isFigure) ? table : rowsUnder(part, LARGER);
}

function rowsUnder(part: readonly Block[], larger: number): Block[] {
  const below = part.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const ordered = below.slice(below.findIndex((block) => block.text.length <= LONGEST_CELL));
  const [first] = ordered;
  if (first === undefined) return [];
  const table: Block[] = [];
  let bottom = first.y0;
  for (const block of ordered) {
    const isNote =
      first.size - block.size > SAME_SIZE ||
      block.size - first.size > larger ||
      /^[*†‡]/.test(block.text) ||
      block.text.length > LONGEST_CELL;
    if (isNote || block.y0 - bottom > 4 * first.size) break;
    table.push(block);
    bottom = Math.max(bottom, block.y1);
  }
  return table;
}
