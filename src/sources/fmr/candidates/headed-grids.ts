/**
 * Tables whose cells may be words as well as figures: a line of column heads, labels on one side, and cells below each
 * head.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { HALVES } from './heads.ts';
import { isBeside } from './rows.ts';
import type { Row } from './table.ts';
import type { Table } from './table.ts';

// In multiples of the font size.
const ROW_GAP = 3.6;
const CENTRED = 1.2;
// Of the distance between two heads: how far a column may reach from the middle of its head.
const REACH = 0.75;
const NEAR_HEAD = 4;

/** Horizontal and vertical lines that part cells. */
type Drawn = Pick<PdfPage, 'rules' | 'walls'>;

/** The consecutive rows below a line of heads; undefined if none has a label. */
export function readHeadedGrid(
  blocks: readonly Block[],
  heads: readonly Block[],
  isEnd: (block: Block) => boolean,
  { rules, walls }: Drawn,
): Table | undefined {
  const [first, last] = [heads[0] as Block, heads.at(-1) as Block];
  const pitch = Math.min(...heads.slice(1).map((head, at) => middleOf(head) - middleOf(heads[at] as Block)));
  const band = { x0: middleOf(first) - REACH * pitch, x1: middleOf(last) + REACH * pitch };
  const bottom = Math.max(...heads.map((head) => head.y1));
  const below = blocks
    .filter((block) => block.y0 > bottom - 2 && !heads.includes(block))
    .toSorted((a, b) => a.y0 - b.y0);
  const end = Math.min(
    ...below
      .filter((block) => isEnd(block) && block.x0 < last.x1 && block.x1 > first.x0 - NEAR_HEAD * block.size)
      .map((block) => block.y0),
    Infinity,
  );
  const open = below.filter((block) => block.y0 < end);
  const words = open.filter((block) => !block.isFigure);
  const left = rowsOf(
    words.filter((word) => word.x1 <= first.x0 + CENTRED * word.size),
    open.filter((block) => block.x1 <= band.x1 || isUnder(last, block)),
    { bottom, rules },
    'left',
  );
  const right = rowsOf(
    words.filter((word) => word.x0 >= last.x1 - CENTRED * word.size),
    open.filter((block) => block.x0 >= band.x0 || isUnder(first, block)),
    { bottom, rules },
    'right',
  );
  const found = left.length >= right.length ? left : right;
  // `5.05 / 5.76` under each head: cells of two figures are of another part of the table.
  const single = found.filter((row) => row.figures.length <= heads.length || countCells(row) !== heads.length);
  const rows = beforeNextHeads(single, heads.length, words);
  // A head over several columns has other heads under it; its cells are read by those.
  const isGrouped = 2 * rows.filter(({ figures }) => figures.length > heads.length).length >= rows.length;
  return rows.length === 0 || isGrouped ? undefined : makeGrid(heads, spreadCells(rows, open, heads, rules), walls);
}

const FEWEST_BEFORE = 2;

/** Rows down to the next line of heads, several under each of these: `Fund | Benchmark | Fund | Benchmark`. */
function beforeNextHeads(rows: readonly Row[], count: number, words: readonly Block[]): readonly Row[] {
  const at = rows.findIndex(({ figures }) => figures.length > count);
  const [last, next] = [rows[at - 1], rows[at]];
  if (at < FEWEST_BEFORE || last === undefined || next === undefined) return rows;
  const own = rows.slice(0, at);
  const between = words.filter(
    ({ x0, y0, y1 }) => y0 > last.label.y1 - 1 && y1 < next.label.y0 + 1 && x0 > last.label.x1,
  );
  return between.length > count && own.every(({ figures }) => figures.length === count) ? own : rows;
}

function countCells({ figures }: Row): number {
  return figures.filter((figure, at) => at === 0 || figure.x0 - (figures[at - 1] as Block).x1 > HALVES * figure.size)
    .length;
}

// A cell further than this from the line of every label, in multiples of the font size, is not of one row alone.
const OFF_LINE = 0.3;

/** If rules part the rows, a cell that no rule parts applies to all rows between the rules over and under it. */
function spreadCells(
  rows: readonly Row[],
  open: readonly Block[],
  heads: readonly Block[],
  rules: readonly Box[],
): readonly Row[] {
  const [top, bottom] = [(rows[0] as Row).label.y0, (rows.at(-1) as Row).label.y1];
  const isParted = rows
    .slice(1)
    .every(({ label }, at) =>
      rules.some(
        (rule) => crosses(rule, label) && rule.y0 > middleY((rows[at] as Row).label) && rule.y0 < middleY(label),
      ),
    );
  if (!isParted || rows.length < 2) return rows;
  const isOffLine = (cell: Block): boolean =>
    rows.every(({ label }) =>
      [label, ...label.lines].every((line) => Math.abs(line.baseline - cell.baseline) > OFF_LINE * cell.size),
    );
  const wide = open
    .filter(
      (cell) =>
        cell.y0 > top - 1 &&
        cell.y1 < bottom + 1 &&
        heads.some((head) => head.x0 < cell.x1 && head.x1 > cell.x0) &&
        isOffLine(cell),
    )
    .flatMap((cell) => {
      const own = rules.filter((rule) => crosses(rule, cell)).map((rule) => rule.y0);
      const [over, under] = [
        Math.max(-Infinity, ...own.filter((y) => y < middleY(cell))),
        Math.min(Infinity, ...own.filter((y) => y > middleY(cell))),
      ];
      const covered = rows.filter(({ label }) => middleY(label) > over && middleY(label) < under);
      const others = open.filter(
        (other) =>
          other !== cell &&
          other.x0 < cell.x1 &&
          other.x1 > cell.x0 &&
          other.y0 > Math.max(over, top - 1) &&
          other.y1 < Math.min(under, bottom + 1),
      );
      // Over rows with a cell under each head, it is a figure of a chart.
      const isFull = covered.some(({ figures }) => figures.filter((figure) => figure !== cell).length >= heads.length);
      return covered.length > 1 && !isFull && others.length === 0 ? [{ cell, covered }] : [];
    });
  return rows.map((row) => {
    const own = row.figures.filter((cell) => !wide.some((each) => each.cell === cell));
    const shared = wide.filter(({ covered }) => covered.includes(row)).map(({ cell }) => ({ ...cell }));
    return { ...row, figures: [...own, ...shared].toSorted((a, b) => a.x0 - b.x0) };
  });
}

function crosses(rule: Box, cell: Box): boolean {
  return rule.x0 <= middleOf(cell) && rule.x1 >= middleOf(cell);
}

function middleY({ y0, y1 }: Box): number {
  return (y0 + y1) / 2;
}

function isUnder(head: Box, { x0, x1 }: Box): boolean {
  return head.x0 < x1 && head.x1 > x0;
}

function middleOf({ x0, x1 }: Box): number {
  return (x0 + x1) / 2;
}

/** Labels on one side of the heads, from top to bottom, each with the cells of its row on the side of the heads. */
function rowsOf(
  labels: readonly Block[],
  open: readonly Block[],
  { bottom, rules }: { readonly bottom: number; readonly rules: readonly Box[] },
  side: 'left' | 'right',
): Row[] {
  const rows: Row[] = [];
  let above = bottom;
  for (const label of labels) {
    // Words further away on the line of a label are of another part of the page.
    if (
      labels.some(
        (other) =>
          other !== label && isBeside(other, label) && (side === 'left' ? other.x0 >= label.x1 : other.x1 <= label.x0),
      )
    )
      continue;
    // A label in the middle of a high row is far from the row above, and near the rule between them.
    const limit = ROW_GAP * label.size;
    const tops = rules.filter((rule) => crosses(rule, label) && rule.y0 > above - 1 && rule.y0 < label.y0);
    const top = Math.max(above, ...tops.map(({ y0 }) => y0));
    if (label.y0 - top > limit || top - above > limit) break;
    const cells = open.filter((block) => (side === 'left' ? block.x0 >= label.x1 : block.x1 <= label.x0));
    const figures = cells.filter((block) => isBeside(block, label)).toSorted((a, b) => a.x0 - b.x0);
    if (figures.length === 0) continue;
    rows.push({ label, figures });
    above = Math.max(above, label.y1, ...figures.map((cell) => cell.y1));
  }
  // A label that ends before those of most rows begin, or begins after they end, is in a list next to the table.
  const column = rows.map(({ label }) => label).toSorted((a, b) => a.x0 - b.x0)[rows.length >> 1];
  return rows.filter(({ label }) => column === undefined || (label.x0 < column.x1 && label.x1 > column.x0));
}

/**
 * A row with a cell for each head lists them in column order and shows how wide the columns are; a single cell centred
 * below all heads applies to each of them, and so does one between walls to the heads between them.
 */
function makeGrid(heads: readonly Block[], rows: readonly Row[], walls: readonly Box[]): Table {
  const whole = rows.filter((row) => row.figures.length === heads.length);
  const lanes = heads.map((head, at) => boxAround([head, ...whole.map((row) => row.figures[at] as Block)]));
  const [first, last] = [heads[0] as Block, heads.at(-1) as Block];
  const places = new Map<Block, number>();
  const spread = rows.map(({ label, figures }): Row => {
    const covered = figures.length < heads.length ? coveredHeads(heads, figures, walls) : undefined;
    const [only] = figures as [Block];
    const isWide = figures.length === 1 && Math.abs(middleOf(only) - (first.x0 + last.x1) / 2) < CENTRED * label.size;
    // The same cell in several columns has a place in each.
    const own = (covered ?? (isWide ? heads.map(() => only) : undefined))?.map((cell) => ({ ...cell })) ?? figures;
    for (const [at, cell] of own.entries()) places.set(cell, own.length === heads.length ? at : laneOf(lanes, cell));
    return { label, figures: own };
  });
  const columns = heads.map((head, at) => ({ ...(lanes[at] as Box), text: head.text, heads: [head] }));
  return {
    ...boxAround(spread.flatMap((row) => [row.label, ...row.figures])),
    rows: spread,
    columns,
    places,
    corner: '',
    title: null,
    kind: undefined,
    captions: [],
    unknownTitle: null,
  };
}

/** The cell over each head's column, if walls next to the cells part the whole row; undefined for any other row. */
function coveredHeads(
  heads: readonly Block[],
  cells: readonly Block[],
  walls: readonly Box[],
): readonly Block[] | undefined {
  const spans = cells.flatMap((cell) => {
    const level = walls.filter((wall) => wall.y0 < middleY(cell) && wall.y1 > middleY(cell));
    const left = level.filter((wall) => wall.x1 <= middleOf(cell)).map(({ x1 }) => x1);
    const right = level.filter((wall) => wall.x0 >= middleOf(cell)).map(({ x0 }) => x0);
    return left.length === 0 || right.length === 0 ? [] : [{ cell, x0: Math.max(...left), x1: Math.min(...right) }];
  });
  const found = heads.map((head) => spans.filter(({ x0, x1 }) => x0 < middleOf(head) && x1 > middleOf(head)));
  const isWhole = spans.length === cells.length && found.every((over) => over.length === 1);
  return isWhole ? found.flatMap((over) => over.map(({ cell }) => cell)) : undefined;
}

// -1 if a cell overlaps none of the columns, or several.
function laneOf(lanes: readonly Box[], cell: Box): number {
  const shared = lanes.map((lane) => Math.min(lane.x1, cell.x1) - Math.max(lane.x0, cell.x0));
  const best = Math.max(...shared);
  return best > 0 && shared.filter((each) => each > 0.5 * best).length === 1 ? shared.indexOf(best) : -1;
}
