/** Filled fields that hold a title with the table or list under it: nothing in one belongs to a row of another. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import { listTitles } from './titles.ts';

const FEWEST_FIGURES = 2;
const FEWEST_WORDS = 3;
// In multiples of the font size: a lower field is the bar of a title or the stripe of a row.
const LOWEST = 5;
// In multiples of the font size: the title of a card is this near to its upper edge.
const TITLE_REACH = 3;

/** The cards of a page, the smallest first. */
export function listTitledCards(shades: readonly Box[], blocks: readonly Block[]): Box[] {
  const titles = listTitles(blocks);
  return shades
    .filter((shade) => {
      const title = titles.find((each) => isIn(shade, each) && each.y0 - shade.y0 < TITLE_REACH * each.size);
      if (title === undefined || shade.y1 - shade.y0 < LOWEST * title.size) return false;
      const own = blocks.filter((block) => isIn(shade, block));
      const figures = own.filter(({ isFigure }) => isFigure).length;
      return figures >= FEWEST_FIGURES && own.length - figures >= FEWEST_WORDS;
    })
    .toSorted(bySize);
}

// Points before a title in which its column begins.
const EDGE = 2;

/**
 * The texts of a card or strip over a line of several titles, and those under each of these titles; all as one if a
 * text reaches from one column into the next.
 */
export function splitByTitles(blocks: readonly Block[]): (readonly Block[])[] {
  const titles = listTitles(blocks);
  const line = linesOf(titles).find(({ length }) => length > 1);
  const [first] = line ?? [];
  if (line === undefined || first === undefined) return [blocks];
  const edges = line.slice(1).map(({ x0 }) => x0 - EDGE);
  const above = blocks.filter(({ y1 }) => y1 <= first.y0 + 1);
  const below = subtractBlocks(blocks, new Set(above));
  if (below.some(({ x0, x1 }) => edges.some((edge) => x0 < edge && x1 > edge))) return [blocks];
  const columns = Map.groupBy(below, ({ x0 }) => edges.findLastIndex((edge) => x0 >= edge));
  // `Return` and `Benchmark` over the figures of each part: heads with the words of a title.
  const hasLabels = (own: readonly Block[]): boolean =>
    own.some(({ isFigure, y0 }) => !isFigure && line.every(({ y1 }) => y0 > y1 - 1));
  if (![...columns.values()].every(hasLabels)) return [blocks];
  return [above, ...columns.values()].filter(({ length }) => length > 0);
}

export function isIn(card: Box, { x0, x1, y0, y1 }: Box): boolean {
  return x0 > card.x0 - 1 && x1 < card.x1 + 1 && y0 > card.y0 - 1 && y1 < card.y1 + 1;
}

/** Orders fields by their area. */
export function bySize(one: Box, other: Box): number {
  return (one.x1 - one.x0) * (one.y1 - one.y0) - (other.x1 - other.x0) * (other.y1 - other.y0);
}
