/**
 * How far a table reaches beyond its labels and figures: ranks before or behind its rows, and columns of words under
 * heads of their own.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isAlike } from './label-pair.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { isBeside } from './rows.ts';
import type { Row } from './table.ts';

// Of a table's rows, this share has a cell in a column of words.
const MOST_ROWS = 0.6;
// In multiples of the font size: how far heads are above the first row.
const HEAD_GAP = 3.2;

/** `1.`, `2` before or behind a name. */
export function isRank({ text }: Block): boolean {
  return /^\d{1,2}[.)]?$/.test(text);
}

/** The left edge of a label without its bullet or rank: `9.` and `10.` end at one edge, so the names begin at one. */
export function nameFrom({ x0, lines }: Block): number {
  const [first, second] = lines[0]?.words ?? [];
  return second !== undefined && /^(?:\d{1,2}[.)]|[•●▪■◆‣»–-])$/.test(first?.text ?? '') ? second.x0 : x0;
}

export interface Reach {
  readonly box: Box;
  /** One for each row, or none. */
  readonly ranks: readonly Block[];
}

export function reachOf(body: Box, rows: readonly Row[], blocks: readonly Block[]): Reach {
  const own = new Set(rows.flatMap((row) => [row.label, ...row.figures]));
  const open = blocks.filter((block) => !own.has(block) && isRank(block));
  const found = rows.flatMap(
    (row, at) => open.find((block) => Number.parseInt(block.text, 10) === at + 1 && isBeside(block, row.label)) ?? [],
  );
  const ranks = found.length < rows.length ? [] : found;
  const left = wordsLeftOf(body, rows, blocks);
  const box = boxAround([body, ...(left.length > 0 ? left : namesLeftOf(rows, blocks)), ...ranks]);
  // `Largest holdings (% of total assets)` on the line of the heads is the title, unlike `Sector`.
  const [first, second] = left;
  const isTitle = first !== undefined && second === undefined && /\bassets\b/i.test(first.text);
  return { box: isTitle ? { ...box, y0: Math.max(box.y0, body.y0) } : box, ranks };
}

// A shorter table may be level with other text by chance.
const FEWEST_NAMES = 2;
const ONE_EDGE = 3;

/** A column of words with one left edge before all labels, without a head: names before their sectors. */
function namesLeftOf(rows: readonly Row[], blocks: readonly Block[]): Block[] {
  if (rows.length < FEWEST_NAMES) return [];
  const names = rows.map(({ label }) => {
    const [next] = blocks
      .filter((block) => block.x1 <= label.x0 && Math.abs(block.baseline - label.baseline) < 1)
      .toSorted((a, b) => b.x1 - a.x1);
    return next === undefined || next.isFigure || isKnownLabel(next.text) ? undefined : next;
  });
  const found = names.flatMap((name) => name ?? []);
  const [first] = found;
  const isColumn = found.every(
    (name) => Math.abs(name.x0 - (first?.x0 ?? 0)) < ONE_EDGE && isAlike(name, first as Block),
  );
  return found.length === rows.length && isColumn ? found : [];
}

/** The heads of columns of words left of the labels, on the line of the table's other heads. */
function wordsLeftOf(body: Box, rows: readonly Row[], blocks: readonly Block[]): Block[] {
  const size = rows[0]?.label.size ?? 8;
  const over = blocks.filter(
    (block) => !block.isFigure && block.y1 < body.y0 + 0.4 * size && body.y0 - block.y1 < HEAD_GAP * size,
  );
  const heads = over.filter((block) => block.x0 < body.x1 && block.x1 > body.x0);
  const isOnLine = (block: Block): boolean =>
    heads.some((head) => Math.abs(head.baseline - block.baseline) < 1.5 && isAlike(head, block));
  const left = over.filter((block) => block.x1 <= body.x0 && isOnLine(block)).toSorted((a, b) => b.x0 - a.x0);
  const firstOther = left.findIndex((head) => {
    const under = rows.filter((row) => blocks.some((block) => isUnder(head, block) && isBeside(block, row.label)));
    const isParted = blocks.some(
      (block) =>
        block.isFigure &&
        !isRank(block) &&
        block.x0 >= head.x0 &&
        block.x1 <= body.x0 &&
        rows.some((row) => isBeside(block, row.label)),
    );
    return isParted || under.length < MOST_ROWS * rows.length;
  });
  return firstOther < 0 ? left : left.slice(0, firstOther);
}

function isUnder(head: Block, block: Block): boolean {
  return !block.isFigure && block.y0 > head.y1 - 1 && block.x0 < head.x1 && block.x1 > head.x0;
}
