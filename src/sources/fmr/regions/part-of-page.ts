/** The lines of text under a title, as far as its part of the page reaches. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from './title-kinds.ts';

/** Blocks under a title to the next one that begins at or left of its edge; `width` bounds it to the right. */
export function blocksUnder(blocks: readonly Block[], title: Block, x1: number): Block[] {
  const inside = blocks.filter(
    (block) => block !== title && block.y0 > title.y0 + 1 && block.x0 >= title.x0 - 8 && block.x0 < x1,
  );
  const next = inside
    .filter(
      (block) =>
        block.y0 > title.y1 &&
        !block.isFigure &&
        block.x0 < title.x0 + 8 &&
        titleKind(block.text) !== undefined &&
        block.lines.length <= 2 &&
        block.bold === title.bold &&
        block.size >= title.size - 0.6,
    )
    .map((block) => block.y0);
  const end = Math.min(...next, Infinity);
  return inside.filter((block) => block.y0 < end - 1);
}

export function segmentsOf(blocks: readonly Block[]): Segment[] {
  return blocks.flatMap((block) => [...block.lines]).toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

const LONGEST_CELL = 110;

/**
 * Of the blocks under a table's title those that are its heads and rows: notes below it are smaller, longer or marked.
 * A sentence between the title and the heads says why there is a table, and does not belong to it.
 */
export function tableUnder(part: readonly Block[]): Block[] {
  const below = part.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const ordered = below.slice(below.findIndex((block) => block.text.length <= LONGEST_CELL));
  const [first] = ordered;
  if (first === undefined) return [];
  const table: Block[] = [];
  let bottom = first.y0;
  for (const block of ordered) {
    const isNote =
      Math.abs(block.size - first.size) > 0.2 || /^[*†‡]/.test(block.text) || block.text.length > LONGEST_CELL;
    if (isNote || block.y0 - bottom > 4 * first.size) break;
    table.push(block);
    bottom = Math.max(bottom, block.y1);
  }
  return table;
}
