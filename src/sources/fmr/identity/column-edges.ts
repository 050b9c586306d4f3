/** The edges of columns under heads that are side by side, as drawn walls show them, and which columns a cell is of. */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { sharesHeight } from './zones.ts';

type Drawn = Pick<PdfPage, 'walls'>;

// In points: pieces of one wall.
const SAME_WALL = 1.5;
// Of the height of the walls between two heads: others part the columns under one head.
const LEAST_HEIGHT = 0.5;
// Columns of one table have about one width.
const LIKE = 1.35;

interface Wall {
  readonly x: number;
  readonly pieces: readonly Box[];
  readonly height: number;
}

/**
 * The left edges of the columns and the right edge of the last, and the end of the lowest wall; undefined if no wall is
 * between two heads, or several are.
 */
export function listEdges(
  { walls }: Drawn,
  heads: readonly Box[],
  end: number,
): { readonly edges: readonly number[]; readonly bottom: number } | undefined {
  const top = Math.min(...heads.map(({ y0 }) => y0));
  const drawn = joinWalls(walls.filter(({ y0, y1 }) => y1 > top && y0 < end));
  const inner = heads.slice(1).map((head, at) => wallBetween(drawn, heads[at] as Box, head));
  const [first] = inner;
  const last = inner.at(-1);
  if (first === undefined || last === undefined || inner.includes(undefined)) return undefined;
  const found = inner as Wall[];
  const widths = found.slice(1).map(({ x }, at) => x - (found[at] as Wall).x);
  const [head] = heads as [Box];
  const width = widths.length > 0 ? Math.max(...widths) : 2 * (first.x - (head.x0 + head.x1) / 2);
  const outer = drawn.filter(({ x }) => x < head.x0 + 1 && x > first.x - LIKE * width);
  const left = outer.toSorted((a, b) => b.height - a.height)[0];
  const behind = drawn.filter(({ x }) => x > (heads.at(-1) as Box).x1 - 1 && x < last.x + LIKE * width);
  const right = behind.toSorted((a, b) => b.height - a.height)[0];
  const edges = [left?.x ?? first.x - width, ...found.map(({ x }) => x), right?.x ?? last.x + width];
  const pieces = [...(left === undefined ? [] : [left]), ...found].flatMap((wall) => wall.pieces);
  return { edges, bottom: Math.min(end, Math.max(...pieces.map(({ y1 }) => y1))) };
}

function joinWalls(walls: readonly Box[]): Wall[] {
  const groups: Box[][] = [];
  for (const wall of walls.toSorted((a, b) => a.x0 - b.x0)) {
    const group = groups.at(-1);
    if (group !== undefined && wall.x0 - (group[0] as Box).x0 < SAME_WALL) group.push(wall);
    else groups.push([wall]);
  }
  return groups.map((pieces) => ({
    x: ((pieces[0] as Box).x0 + (pieces[0] as Box).x1) / 2,
    pieces,
    height: pieces.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0),
  }));
}

/** The wall between two heads that begins at their height, or the only one. */
function wallBetween(walls: readonly Wall[], left: Box, right: Box): Wall | undefined {
  const between = walls.filter(({ x }) => x > left.x1 - 1 && x < right.x0 + 1);
  const tallest = Math.max(...between.map(({ height }) => height));
  const high = between.filter(({ height }) => height >= LEAST_HEIGHT * tallest);
  const beside = high.filter(({ pieces }) => pieces.some((piece) => sharesHeight(piece, left)));
  const [only, ...others] = beside.length > 0 ? beside : high;
  return others.length > 0 ? undefined : only;
}

/**
 * The columns that a cell is of, from 0: those between the walls at its height, if it is alone between them; otherwise
 * the one that it does not reach out of. Undefined if it crosses an edge beside other cells.
 */
export function columnsOfCell(
  { walls }: Drawn,
  edges: readonly number[],
  cells: readonly Box[],
  cell: Box,
): readonly number[] | undefined {
  const y = (cell.y0 + cell.y1) / 2;
  const x = (cell.x0 + cell.x1) / 2;
  const isWalled = (edge: number, at: number): boolean =>
    at === 0 ||
    at === edges.length - 1 ||
    walls.some((wall) => Math.abs((wall.x0 + wall.x1) / 2 - edge) < SAME_WALL && wall.y0 < y && wall.y1 > y);
  const shown = edges.filter(isWalled);
  const from = Math.max(...shown.filter((edge) => edge < x));
  const to = Math.min(...shown.filter((edge) => edge >= x));
  const within = edges.slice(0, -1).flatMap((edge, at) => (edge >= from && edge < to ? [at] : []));
  const beside = cells.filter(
    (other) => other !== cell && sharesHeight(other, cell) && (other.x0 + other.x1) / 2 > from && other.x0 < to,
  );
  if (beside.length === 0) return within;
  const own = within.filter((at) => cell.x0 > (edges[at] ?? 0) - 1 && cell.x1 < (edges[at + 1] ?? Infinity) + 1);
  return own.length === 1 ? own : undefined;
}
