/**
 * Heads in the middle of a ruled cell over figures at its border: a workbook prints words and numbers at different
 * places of one column, so that the head of a narrow figure is over no figure at all.
 */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from './blocks.ts';

interface Placed {
  readonly block: Block;
  /** The places of the vertical lines left and right of it; those of a row may be lines of their own. */
  readonly cell: string;
}

/** The blocks, each such head as wide as it and the figures of its cells together. */
export function widenHeads({ walls }: PdfPage, blocks: readonly Block[]): Block[] {
  if (walls.length < 2) return blocks.slice();
  const placed = blocks.flatMap((block): Placed[] => {
    const cell = cellOf(block, walls);
    return cell === undefined ? [] : [{ block, cell }];
  });
  const columns = Map.groupBy(placed, ({ cell }) => cell);
  const widened = new Map<Block, Block>();
  for (const members of columns.values())
    for (const { head, figures } of listHeaded(members.map(({ block }) => block))) {
      // Figures of several columns are not those of one cell.
      const isColumn = Math.max(...figures.map(({ x0 }) => x0)) < Math.min(...figures.map(({ x1 }) => x1));
      if (!isColumn || figures.some((figure) => figure.x0 < head.x1 && figure.x1 > head.x0)) continue;
      const sides = [head, ...figures];
      widened.set(head, {
        ...head,
        x0: Math.min(...sides.map(({ x0 }) => x0)),
        x1: Math.max(...sides.map(({ x1 }) => x1)),
      });
    }
  return blocks.map((block) => widened.get(block) ?? block);
}

// A figure alone under words may be the value of a label.
const FEWEST_ROWS = 2;
// In multiples of the font size: the rows of a table are closer to each other.
const ROW_GAP = 3;

/** The heads of a column of cells, each with the figures right under it. */
function listHeaded(column: readonly Block[]): { head: Block; figures: Block[] }[] {
  const headed: { head: Block; figures: Block[] }[] = [];
  let last: Block | undefined;
  for (const block of column.toSorted((a, b) => a.y0 - b.y0)) {
    const open = headed.at(-1);
    const isNext = last !== undefined && block.y0 - last.y1 < ROW_GAP * block.size;
    if (!block.isFigure) headed.push({ head: block, figures: [] });
    else if (open !== undefined && isNext) open.figures.push(block);
    last = block;
  }
  // In a column of a page, what is level with figures is a label of its row.
  const isLevel = (head: Block): boolean =>
    column.some((block) => block.isFigure && block.y0 < head.y1 - 1 && block.y1 > head.y0 + 1);
  return headed.filter(({ head, figures }) => figures.length >= FEWEST_ROWS && !isLevel(head));
}

// In points: a figure may touch the line right of it.
const SLACK = 2;

function cellOf({ x0, x1, y0, y1 }: Block, walls: readonly Box[]): string | undefined {
  const middle = (y0 + y1) / 2;
  let [left, right]: [Box | undefined, Box | undefined] = [undefined, undefined];
  for (const wall of walls) {
    if (wall.y0 > middle || wall.y1 < middle) continue;
    if (wall.x1 <= x0 + SLACK && (left === undefined || wall.x1 > left.x1)) left = wall;
    if (wall.x0 >= x1 - SLACK && (right === undefined || wall.x0 < right.x0)) right = wall;
  }
  return left === undefined || right === undefined
    ? undefined
    : [left.x0, right.x0].map((side) => Math.round(side)).join(' ');
}
