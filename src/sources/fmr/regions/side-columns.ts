/** Filled columns at an edge of the sheet: their texts are facts at the side of all tables, and label no row there. */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isIn } from './titled-cards.ts';

// Of the height and of the width of the sheet; a bar at the edge of a table is lower, a tinted half of a page wider.
const LOWEST = 0.6;
const WIDEST = 0.4;
// In points: a fill may end inside the sheet by so much.
const EDGE = 2;
// Fewer texts may be a name that runs down the edge.
const FEWEST = 6;

/** None where a text crosses the column's edge: it is then a background of a part of the page. */
export function listSideColumns({ shades, width, height }: PdfPage, blocks: readonly Block[]): Box[] {
  return shades.filter((shade) => {
    const isAtEdge = shade.x0 < EDGE || shade.x1 > width - EDGE;
    if (!isAtEdge || shade.x1 - shade.x0 > WIDEST * width || shade.y1 - shade.y0 < LOWEST * height) return false;
    const level = blocks.filter(({ y0, y1 }) => y0 > shade.y0 - 1 && y1 < shade.y1 + 1);
    const touching = level.filter(({ x0, x1 }) => x0 < shade.x1 && x1 > shade.x0);
    return touching.length >= FEWEST && touching.every(({ x0, x1 }) => x0 > shade.x0 - 1 && x1 < shade.x1 + 1);
  });
}

/** Whether one of two texts is in such a column and the other is not: no label has its value there. */
export function isAcrossEdge(columns: readonly Box[], label: Box, value: Box): boolean {
  return columns.some((column) => isIn(column, label) !== isIn(column, value));
}
