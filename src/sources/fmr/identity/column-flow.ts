/**
 * Pages set like a newspaper: each fund begins where the one before ends, in the middle of a column, and continues at
 * the top of the next column.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { partsTable, sharesHeight } from './zones.ts';

// Of the page's width.
const NARROWEST = 0.2;
// Of the page's height: page numbers and notes under the columns.
const FOOT = 0.93;
// In points.
const LEAST_GAP = 4;

/** The parts of the columns that belong to each title, in the order of the titles; undefined for any other page. */
export function listFlow({ page, blocks }: PageInk, titles: readonly Box[]): Box[][] | undefined {
  const top = Math.min(...titles.map(({ y0 }) => y0)) - 1;
  const body = blocks.filter((block) => block.y0 >= top && block.y1 < FOOT * page.height);
  const columns = listColumns(body, page.width).map((column) => ({ ...column, y0: top, y1: page.height }));
  const places = titles.map((title) => columns.findIndex((column) => title.x0 >= column.x0 && title.x1 <= column.x1));
  const areApart = new Set(places).size > 1 && !places.includes(-1);
  const areLevel = titles.some((title, at) =>
    titles.some((other, index) => places[index] !== places[at] && sharesHeight(title, other)),
  );
  if (columns.length < 2 || !areApart || areLevel) return undefined;
  return titles.map((title, at) => {
    const start = { place: places[at] ?? 0, y: title.y0 - 1 };
    const ends = titles.flatMap((other, index) => {
      const end = { place: places[index] ?? 0, y: other.y0 - 1 };
      return isBehind(end, start) ? [end] : [];
    });
    const end = ends.toSorted((one, other) => one.place - other.place || one.y - other.y)[0];
    return columns.flatMap((column, place): Box[] => {
      if (place < start.place || (end !== undefined && place > end.place)) return [];
      const y0 = place === start.place ? start.y : column.y0;
      const y1 = place === end?.place ? end.y : column.y1;
      return y1 > y0 ? [{ ...column, y0, y1 }] : [];
    });
  });
}

interface Place {
  readonly place: number;
  readonly y: number;
}

function isBehind(one: Place, other: Place): boolean {
  return one.place > other.place || (one.place === other.place && one.y > other.y);
}

/** Parted by gaps from the top to the bottom that nothing crosses, and that part no labels from their figures. */
function listColumns(body: readonly Block[], width: number): { readonly x0: number; readonly x1: number }[] {
  const edges = [0];
  let reach = 0;
  for (const block of body.toSorted((a, b) => a.x0 - b.x0)) {
    if (reach > 0 && block.x0 - reach > LEAST_GAP && !partsTable(body, block.x0 - 1))
      edges.push((block.x0 + reach) / 2);
    reach = Math.max(reach, block.x1);
  }
  const columns = edges.map((x0, at) => ({ x0, x1: edges[at + 1] ?? width }));
  return columns.every(({ x0, x1 }) => x1 - x0 > NARROWEST * width) ? columns : [];
}
