/** Tables whose cells are words as well as figures: a line of heads, labels beside, and whatever stands under each head. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isBeside, type Row } from './rows.ts';
import type { Table } from './tables.ts';

// Shares of the letter size.
const ROW_GAP = 3.6;
const CENTRED = 1.2;
const NEAR_HEAD = 4;

/** The part of the page that each head has to itself. */
function listLanes(heads: readonly Block[]): Box[] {
  const edges = heads.slice(1).map((head, at) => ((heads[at] as Block).x1 + head.x0) / 2);
  const [first, last] = [heads[0] as Block, heads.at(-1) as Block];
  const margin = edges.length === 0 ? 0 : Math.min(...heads.slice(1).map((head, at) => head.x0 - (heads[at] as Block).x1)) / 2;
  return heads.map((head, at) => ({ x0: at === 0 ? first.x0 - margin : (edges[at - 1] as number), x1: at === heads.length - 1 ? last.x1 + margin : (edges[at] as number), y0: head.y0, y1: head.y1 }));
}

/** The rows under a line of heads, as far as they follow each other; undefined where nothing is labelled. */
export function readHeadedGrid(blocks: readonly Block[], heads: readonly Block[], isEnd: (block: Block) => boolean): Table | undefined {
  const lanes = listLanes(heads);
  const [first, last] = [lanes[0] as Box, lanes.at(-1) as Box];
  const bottom = Math.max(...heads.map((head) => head.y1));
  const below = blocks.filter((block) => block.y0 > bottom - 2 && !heads.includes(block)).toSorted((a, b) => a.y0 - b.y0);
  const end = Math.min(...below.filter((block) => isEnd(block) && block.x0 < last.x1 && block.x1 > first.x0 - NEAR_HEAD * block.size).map((block) => block.y0), Infinity);
  const open = below.filter((block) => block.y0 < end);
  const cells = open.filter((block) => laneOf(lanes, block) !== undefined);
  const words = open.filter((block) => !block.isFigure && !cells.includes(block));
  // Words further away on the line of a label are of another part of the page.
  const isNearest = (label: Block): boolean => !words.some((word) => word !== label && isBeside(word, label) && (label.x1 <= first.x0 ? word.x0 >= label.x1 && word.x1 <= first.x0 + CENTRED * label.size : word.x1 <= label.x0 && word.x0 >= last.x1 - CENTRED * label.size));
  const labels = words.filter((block) => isNearest(block) && (block.x1 <= first.x0 + CENTRED * block.size || block.x0 >= last.x1 - CENTRED * block.size));
  const left = rowsOf(labels.filter((label) => label.x1 <= (first.x0 + last.x1) / 2), cells, bottom);
  const right = rowsOf(labels.filter((label) => label.x0 >= (first.x0 + last.x1) / 2), cells, bottom);
  const rows = left.length >= right.length ? left : right;
  if (rows.length === 0) return undefined;
  const places = new Map<Block, number>();
  const spread = rows.map(({ label, figures }): Row => {
    const isWide = figures.length === 1 && heads.length > 1 && Math.abs((figures[0] as Block).x0 + (figures[0] as Block).x1 - first.x0 - last.x1) < 2 * CENTRED * label.size;
    // What stands in the middle of all heads is said of each.
    const own = isWide ? heads.map(() => ({ ...(figures[0] as Block) })) : figures;
    for (const [at, cell] of own.entries()) places.set(cell, isWide ? at : (laneOf(lanes, cell) ?? -1));
    return { label, figures: own };
  });
  const columns = heads.map((head, at) => ({ ...boxAround([head, ...spread.flatMap((row) => row.figures.filter((cell) => places.get(cell) === at))]), text: head.text, heads: [head] }));
  return { ...boxAround(spread.flatMap((row) => [row.label, ...row.figures])), rows: spread, columns, places, corner: '', title: null, kind: undefined, captions: [], unknownTitle: null };
}

function laneOf(lanes: readonly Box[], cell: Box): number | undefined {
  const shares = lanes.map((lane, at) => ({ at, shared: Math.min(lane.x1, cell.x1) - Math.max(lane.x0, cell.x0) })).filter(({ shared }) => shared > 0).toSorted((a, b) => b.shared - a.shared);
  const [best] = shares;
  return best !== undefined && best.shared > 0.5 * Math.min(cell.x1 - cell.x0, (lanes[best.at] as Box).x1 - (lanes[best.at] as Box).x0) ? best.at : undefined;
}

function rowsOf(labels: readonly Block[], cells: readonly Block[], bottom: number): Row[] {
  const rows: Row[] = [];
  let above = bottom;
  for (const label of labels) {
    if (label.y0 - above > ROW_GAP * label.size) break;
    const figures = cells.filter((cell) => isBeside(cell, label)).toSorted((a, b) => a.x0 - b.x0);
    if (figures.length === 0) continue;
    rows.push({ label, figures });
    above = Math.max(above, label.y1, ...figures.map((cell) => cell.y1));
  }
  return rows;
}
