/** Which part of a page belongs to which fund: the area below one title that is not level with another. */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { findSpine, middleOf } from './spine.ts';

interface Title extends Box {
  readonly size: number;
  /** Set sideways without a bar: its part of the page reaches further than the title, nothing drawn shows how far. */
  readonly isLoose?: boolean;
}

/** The part of a page that is one fund's. */
export interface Zone extends Box {
  /** A column of labels that this fund shares with the one on its other side. */
  readonly spine?: Box;
  /** Under those labels: what is here is this fund's alone, what is on the other side is not. */
  readonly under?: Box;
  /** The head of the page, the cells next to those labels, and what is further out: no table reaches across. */
  readonly parts?: readonly Box[];
  /** Above this, and from `foot` down, the page is of all funds that are side by side. */
  readonly head?: number;
  readonly foot?: number;
}

// Two titles that overlap in height by this share are side by side.
const SHARED_HEIGHT = 0.3;
// Texts that may run across a gap between two columns: running lines and notes for the whole page.
const FEW_ACROSS = 0.06;

/**
 * One box per title, in their order: the page is cut between titles that are one above the other, and along the blank
 * gap between titles that are side by side. Undefined if titles are side by side without such a gap: they head the
 * columns of a table.
 */
export function listZones(page: PdfPage, blocks: readonly Block[], printed: readonly Title[]): Zone[] | undefined {
  const titles = printed.map((title) => alongBar(page, title));
  const mirrored = mirrorZones(page, blocks, titles);
  if (mirrored !== undefined) return mirrored;
  const zones = new Map<Title, Box>();
  const isParted = partRegion({ x0: 0, y0: 0, x1: page.width, y1: page.height }, blocks, titles, zones);
  if (!isParted) return undefined;
  const own = titles.map((title) => zones.get(title) as Box);
  const shared = sharedParts(page, blocks, titles, own);
  return own.map((zone) => ({ ...zone, ...shared }));
}

// Of the page's height: the titles of whole pages are above this.
const HEAD = 0.2;

/** The head of a page whose funds are side by side, and its foot, if that runs across under all columns. */
function sharedParts(
  page: PdfPage,
  blocks: readonly Block[],
  titles: readonly Title[],
  zones: readonly Box[],
): Pick<Zone, 'head' | 'foot'> {
  const top = Math.min(...titles.map(({ y0 }) => y0));
  const isOneRow =
    zones.length > 1 && zones.every(({ y0, y1 }) => y0 === 0 && y1 === page.height) && top < HEAD * page.height;
  if (!isOneRow) return {};
  const gaps = zones.map(({ x1 }) => x1).filter((x) => x < page.width);
  const isAcross = ({ x0, x1 }: Box): boolean => gaps.some((x) => x0 < x && x1 > x);
  const last = Math.max(...blocks.map(({ y0 }) => y0));
  const across = blocks.filter((block) => isAcross(block) && block.y0 > top).toSorted((a, b) => a.y0 - b.y0);
  const first = across.find(({ y0 }) =>
    blocks.every(
      (block) =>
        block.y0 < y0 - 1 ||
        isAcross(block) ||
        block.y0 > last - block.size / 2 ||
        // The end of a line that does not reach the gap.
        (!block.isFigure && block.x1 < Math.min(...gaps)),
    ),
  );
  return { head: top, ...(first === undefined ? {} : { foot: first.y0 }) };
}

// In multiples of the font size: the width of a bar at the side of a part of the page.
const BAR_WIDTH = 4;

/**
 * A title set sideways in a filled bar names the part of the page at the height of the bar, which is higher than the
 * title.
 */
function alongBar({ shades }: PdfPage, title: Title): Title {
  const isSideways = title.y1 - title.y0 > 2 * (title.x1 - title.x0);
  const bars = shades.filter(
    (shade) =>
      isSideways &&
      shade.x1 - shade.x0 < BAR_WIDTH * title.size &&
      shade.x0 < title.x0 + 1 &&
      shade.x1 > title.x1 - 1 &&
      shade.y0 < title.y0 + 1 &&
      shade.y1 > title.y1 - 1,
  );
  const [bar] = bars.toSorted((a, b) => a.y1 - a.y0 - b.y1 + b.y0);
  return bar === undefined ? { ...title, isLoose: isSideways } : { ...bar, size: title.size };
}

/** `Fund A | labels | Fund B`: each fund has the labels in the middle and the cells on its own side of them. */
export function mirrorZones(page: PdfPage, blocks: readonly Block[], titles: readonly Title[]): Zone[] | undefined {
  const [left, right] = titles.toSorted((a, b) => a.x0 - b.x0);
  if (titles.length !== 2 || left === undefined || right === undefined || !areFacing(left, right)) return undefined;
  const top = Math.max(left.y1, right.y1);
  const spine = findSpine(blocks, top);
  if (spine === undefined || middleOf(left) >= spine.x0 || middleOf(right) <= spine.x1) return undefined;
  // Under the labels, text that runs across their edges is of both.
  const firstAcross = firstAt(blocks, spine.y1, [spine.x0, spine.x1]);
  const gap = findGapUnder(blocks, spine, firstAcross);
  const foot = gap === undefined ? firstAcross : gap.foot;
  const rest = { y0: 0, y1: page.height, spine, ...(foot < Infinity ? { foot: foot - 1 } : {}) };
  const end = gap === undefined ? foot - 1 : spine.y1 + 1;
  const body = blocks.filter(({ y0 }) => y0 > top && y0 < end);
  return titles.map((title) => {
    const side = title === left ? 'left' : 'right';
    const own = side === 'left' ? { x0: 0, x1: spine.x1 } : { x0: spine.x0, x1: page.width };
    const edge = edgeOfCells(body, spine, side);
    const head = { x0: 0, y0: 0, x1: page.width, y1: top };
    const cells = { y0: top, y1: gap === undefined ? page.height : end };
    const under =
      gap === undefined
        ? undefined
        : { y0: end, y1: page.height, ...(side === 'left' ? { x0: 0, x1: gap.x } : { x0: gap.x, x1: page.width }) };
    const parts = [
      head,
      { ...cells, x0: own.x0, x1: edge ?? own.x1 },
      ...(edge === undefined ? [] : [{ ...cells, x0: edge, x1: own.x1 }]),
      ...(under === undefined ? [] : [under]),
    ];
    const isParted = edge !== undefined || under !== undefined;
    return { ...rest, ...own, ...(under === undefined ? {} : { under }), ...(isParted ? { parts } : {}) };
  });
}

// Of the font size: names set on the first lines of texts of different lengths, which end at one height.
const UNEVEN = 2.5;

function areFacing(left: Title, right: Title): boolean {
  if (sharesHeight(left, right)) return true;
  return left.size === right.size && left.x1 < right.x0 && Math.abs(left.y0 - right.y0) < UNEVEN * left.size;
}

/** The top of the first text under `y` that runs across one of the edges; Infinity if none does. */
function firstAt(blocks: readonly Block[], y: number, edges: readonly number[]): number {
  const across = blocks.filter(({ x0, x1, y0 }) => y0 > y && edges.some((edge) => x0 < edge - 1 && x1 > edge + 1));
  return Math.min(...across.map(({ y0 }) => y0));
}

/**
 * The gap between the tables of two funds under the labels that they share, if it goes further down than the labels'
 * own edges do. Figures right of it have labels there, so that it splits no table.
 */
function findGapUnder(
  blocks: readonly Block[],
  spine: Box,
  firstAcross: number,
): { readonly x: number; readonly foot: number } | undefined {
  const under = blocks.filter(({ y0 }) => y0 > spine.y1);
  const gaps = under
    .filter(({ x0 }) => x0 > spine.x0 && x0 <= spine.x1)
    .map(({ x0 }) => ({ x: x0 - 1, foot: firstAt(under, spine.y1, [x0 - 1]) }));
  const [best] = gaps.toSorted((a, b) => b.foot - a.foot || b.x - a.x);
  if (best === undefined || best.foot <= firstAcross) return undefined;
  const own = under.filter(({ y0 }) => y0 < best.foot);
  const hasFigures = [own.filter(({ x1 }) => x1 <= best.x + 1), own.filter(({ x0 }) => x0 >= best.x)].every((side) =>
    side.some(({ isFigure }) => isFigure),
  );
  return hasFigures && !partsTable(own, best.x) ? best : undefined;
}

// Cells of a table of all labels are level with one; what is further out is so by chance.
const LEAST_LEVEL = 0.7;
// In points.
const SAME_LINE = 1;

/** The x between the columns of cells that belong to the labels and other columns; undefined if there are no others. */
function edgeOfCells(blocks: readonly Block[], spine: Box, side: 'left' | 'right'): number | undefined {
  const isLabel = ({ x0, x1 }: Block): boolean => x0 >= spine.x0 && x1 <= spine.x1;
  const labels = blocks.filter(isLabel);
  const isLevel = (block: Block): boolean =>
    labels.some((label) => Math.abs(label.baseline - block.baseline) < SAME_LINE);
  const inward = ({ x0, x1 }: Box): number => (side === 'left' ? spine.x0 - x1 : x0 - spine.x1);
  const outward = ({ x0, x1 }: Box): number => (side === 'left' ? spine.x0 - x0 : x1 - spine.x1);
  const columns: { readonly cells: Block[]; readonly from: number; to: number }[] = [];
  const cells = blocks.filter((block) => !isLabel(block) && inward(block) >= -1);
  for (const cell of cells.toSorted((a, b) => inward(a) - inward(b))) {
    const last = columns.at(-1);
    if (last === undefined || inward(cell) > last.to + 1)
      columns.push({ cells: [cell], from: inward(cell), to: outward(cell) });
    else {
      last.cells.push(cell);
      last.to = Math.max(last.to, outward(cell));
    }
  }
  const at = columns.findIndex((column) => column.cells.filter(isLevel).length < LEAST_LEVEL * column.cells.length);
  const [own, other] = [columns[at - 1], columns[at]];
  if (own === undefined || other === undefined) return undefined;
  const middle = (own.to + other.from) / 2;
  return side === 'left' ? spine.x0 - middle : spine.x1 + middle;
}

function partRegion(region: Box, blocks: readonly Block[], titles: readonly Title[], zones: Map<Title, Box>): boolean {
  const [first, ...rest] = titles.toSorted((a, b) => a.y0 - b.y0);
  if (first === undefined) return true;
  if (rest.length === 0) {
    zones.set(first, region);
    return true;
  }
  const row = titles.filter((title) => sharesHeight(title, first)).toSorted((a, b) => a.x0 - b.x0);
  const below = titles.filter((title) => !row.includes(title));
  const x = row.length > 1 ? findGap(region, blocks, row[0] as Title, row[1] as Title) : undefined;
  if (x !== undefined) {
    const isLeft = (title: Title): boolean => title.x0 < x;
    return (
      partRegion({ ...region, x1: x }, blocks, titles.filter(isLeft), zones) &&
      partRegion(
        { ...region, x0: x },
        blocks,
        titles.filter((title) => !isLeft(title)),
        zones,
      )
    );
  }
  const [next] = below.toSorted((a, b) => a.y0 - b.y0);
  const y = next?.isLoose === true ? findBand(region, blocks, first, next) : topOf(next, blocks) - 1;
  if (y === undefined) return false;
  if (
    row.length > 1 &&
    (below.length === 0 || findGap({ ...region, y1: y }, blocks, row[0] as Title, row[1] as Title) === undefined)
  )
    return false;
  return partRegion({ ...region, y1: y }, blocks, row, zones) && partRegion({ ...region, y0: y }, blocks, below, zones);
}

/** The top of a title's line: cards to its right may begin above it. */
function topOf(title: Title | undefined, blocks: readonly Block[]): number {
  if (title === undefined) return Infinity;
  const beside = blocks.filter(
    (block) => block.x0 > title.x1 && block.lines.length === 1 && block.size < title.size && sharesHeight(block, title),
  );
  return Math.min(title.y0, ...beside.map(({ y0 }) => y0));
}

// Of the second widest: a band that is hardly wider than others may be one between two tables.
const CLEARLY_WIDER = 1.3;

/**
 * The middle of the widest blank band between the middles of two titles, one under the other; undefined if no band is
 * clearly the widest.
 */
function findBand(region: Box, blocks: readonly Block[], upper: Title, lower: Title): number | undefined {
  const [from, to] = [(upper.y0 + upper.y1) / 2, (lower.y0 + lower.y1) / 2];
  const own = blocks
    .filter((block) => block.x0 < region.x1 && block.x1 > region.x0 && block.y1 > from && block.y0 < to)
    .toSorted((a, b) => a.y0 - b.y0);
  let reach = from;
  const bands = own.map(({ y0, y1 }) => {
    const band = { width: y0 - reach, middle: (y0 + reach) / 2 };
    reach = Math.max(reach, y1);
    return band;
  });
  const [first, second] = bands.toSorted((a, b) => b.width - a.width);
  return first !== undefined && first.width > CLEARLY_WIDER * Math.max(0, second?.width ?? 0)
    ? first.middle
    : undefined;
}

/** Whether two boxes are side by side. */
export function sharesHeight(one: Box, other: Box): boolean {
  return (
    Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) >
    SHARED_HEIGHT * Math.min(one.y1 - one.y0, other.y1 - other.y0)
  );
}

/**
 * The x between two titles that the fewest texts below them cross; undefined if too many cross it, or if it would split
 * a table.
 */
function findGap(region: Box, blocks: readonly Block[], left: Title, right: Title): number | undefined {
  const under = blocks.filter(
    (block) =>
      block.y0 > Math.min(left.y0, right.y0) &&
      block.y1 <= region.y1 + 1 &&
      block.x1 > region.x0 &&
      block.x0 < region.x1,
  );
  const across = (x: number): number => under.filter((block) => block.x0 < x && block.x1 > x).length;
  const places = [right.x0 - 1, ...under.map((block) => block.x0 - 1)].filter((x) => x > left.x1 && x < right.x0);
  const best = places.toSorted((a, b) => across(a) - across(b) || b - a)[0];
  return best !== undefined && across(best) <= FEW_ACROSS * under.length && !partsTable(under, best) ? best : undefined;
}

/** Figures right of the gap that have their labels left of it are columns of one table. */
export function partsTable(blocks: readonly Block[], x: number): boolean {
  const right = blocks.filter((block) => block.x0 >= x);
  const figures = right.filter((block) => block.isFigure);
  const bare = figures.filter((figure) => !right.some((block) => !block.isFigure && sharesHeight(block, figure)));
  return figures.length > 0 && bare.length > 0.5 * figures.length;
}

/**
 * Whether a text belongs to a zone. A figure that crosses the edge of a zone does not belong to it; words that cross it
 * belong to every zone they touch.
 */
export function isInZone(zone: Zone, block: Block): boolean {
  const y = (block.y0 + block.y1) / 2;
  if (y < zone.y0 || y >= zone.y1) return false;
  if (y < (zone.head ?? 0) || y > (zone.foot ?? Infinity)) return true;
  const { spine, under } = zone;
  if (under !== undefined && y > under.y0) return middleOf(block) > under.x0 && middleOf(block) < under.x1;
  if (spine !== undefined) {
    const isAcross = block.x0 <= spine.x0 && block.x1 >= spine.x1;
    const isOfSpine = block.x0 >= spine.x0 && block.x1 <= spine.x1;
    return isAcross || isOfSpine || (middleOf(block) > zone.x0 && middleOf(block) < zone.x1);
  }
  if (block.x0 >= zone.x0 && block.x1 <= zone.x1) return true;
  return block.x0 < zone.x1 && block.x1 > zone.x0 && !block.isFigure;
}
