/** The ruled grids of a page: cells between drawn lines, some of them merged over several rows or columns. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { groupNear, isBetween } from './grid-lines.ts';
import { isCut } from './mend-words.ts';

export interface GridCell extends Box {
  readonly row: number;
  /** The row after its last one. */
  readonly rowEnd: number;
  readonly column: number;
  readonly columnEnd: number;
  /** In reading order. */
  readonly words: readonly Word[];
  readonly text: string;
}

export interface RuledGrid extends Box {
  /** The upper edges of its rows, and the lower edge of the last one. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly GridCell[];
  /** False if a line may be lost: a cell that is not a rectangle, or one with the texts of two cells. */
  readonly isClear: boolean;
}

// In points.
const TOUCHING = 1.5;
const SAME_LINE = 2.5;
// A frame around a text is not a grid.
const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 2;
// In multiples of the font size.
const LINE = 0.3;

// More lines are a drawing.
const MOST_LINES = 3000;

/** From top to bottom and from left to right. */
export function listGrids(page: PdfPage): RuledGrid[] {
  if (page.rules.length + page.walls.length > MOST_LINES) return [];
  return listNetworks([...page.rules, ...page.walls])
    .flatMap((lines) => gridOf(page, new Set(lines)) ?? [])
    .toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** Lines that touch each other. */
function listNetworks(lines: readonly Box[]): Box[][] {
  const open = lines.toSorted((a, b) => a.x0 - b.x0);
  const networks: Box[][] = [];
  const group = new Map<Box, Box[]>();
  for (const [at, line] of open.entries()) {
    let own = group.get(line);
    if (own === undefined) {
      own = [line];
      group.set(line, own);
      networks.push(own);
    }
    for (let next = at + 1; next < open.length; next += 1) {
      const other = open[next] as Box;
      if (other.x0 > line.x1 + TOUCHING) break;
      if (other.y0 > line.y1 + TOUCHING || other.y1 < line.y0 - TOUCHING) continue;
      const theirs = group.get(other);
      if (theirs === own) continue;
      const added = theirs ?? [other];
      if (theirs !== undefined) networks.splice(networks.indexOf(theirs), 1);
      for (const each of added) {
        own.push(each);
        group.set(each, own);
      }
    }
  }
  return networks;
}

function gridOf(page: PdfPage, lines: ReadonlySet<Box>): RuledGrid | undefined {
  const walls = page.walls.filter((line) => lines.has(line));
  const rules = page.rules.filter((line) => lines.has(line));
  const columns = groupNear(
    walls.map(({ x0, x1 }) => (x0 + x1) / 2),
    SAME_LINE,
  );
  const rows = groupNear(
    rules.map(({ y0, y1 }) => (y0 + y1) / 2),
    SAME_LINE,
  );
  if (rows.length <= FEWEST_ROWS || columns.length <= FEWEST_COLUMNS) return undefined;
  const box = boxAround([...lines]);
  const isWall = isBetween(
    walls.map(({ x0, x1, y0, y1 }) => ({ at: (x0 + x1) / 2, from: y0, to: y1 })),
    columns,
    rows,
  );
  const isRule = isBetween(
    rules.map(({ x0, x1, y0, y1 }) => ({ at: (y0 + y1) / 2, from: x0, to: x1 })),
    rows,
    columns,
  );
  const places = mergePlaces(rows.length - 1, columns.length - 1, isWall, isRule);
  if (places === undefined) return { ...box, rows, columns, cells: [], isClear: false };
  const words = page.words.filter((word) => isInside(box, word));
  const cells = places.map((place) => {
    const edges = {
      x0: columns[place.column] as number,
      x1: columns[place.columnEnd] as number,
      y0: rows[place.row] as number,
      y1: rows[place.rowEnd] as number,
    };
    const own = inReadingOrder(words.filter((word) => isInside(edges, word)));
    return { ...edges, ...place, words: own, text: textOf(own) };
  });
  return { ...box, rows, columns, cells, isClear: cells.every((cell) => !isMerged(cell) || isOneText(cell)) };
}

const isMerged = ({ row, rowEnd, column, columnEnd }: GridCell): boolean => rowEnd - row > 1 || columnEnd - column > 1;

// In multiples of the font size.
const PITCH = 1.6;
const WORD_GAP = 1.5;

/** Whether words are close to each other, in lines that are close under each other. */
function isOneText({ words }: GridCell): boolean {
  return words.every((word, at) => {
    const last = words[at - 1];
    const down = last === undefined ? 0 : word.baseline - last.baseline;
    if (last === undefined || down > PITCH * word.size) return last === undefined;
    return down > LINE * word.size || word.x0 - last.x1 < WORD_GAP * word.size;
  });
}

type Place = Pick<GridCell, 'row' | 'rowEnd' | 'column' | 'columnEnd'>;
type IsLine = (line: number, across: number) => boolean;

/** The rectangles that no line parts; undefined if a merged cell is not one. */
function mergePlaces(rows: number, columns: number, isWall: IsLine, isRule: IsLine): Place[] | undefined {
  const taken = Array.from({ length: rows }, () => new Set<number>());
  const places: Place[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken[row]?.has(column) === true) continue;
      let columnEnd = column + 1;
      while (columnEnd < columns && !isWall(columnEnd, row)) columnEnd += 1;
      let rowEnd = row + 1;
      while (rowEnd < rows && !isRule(rowEnd, column)) rowEnd += 1;
      for (let y = row; y < rowEnd; y += 1) {
        for (let x = column; x < columnEnd; x += 1) {
          const isParted = (x > column && isWall(x, y)) || (y > row && isRule(y, x));
          if (isParted || taken[y]?.has(x) === true) return undefined;
          taken[y]?.add(x);
        }
      }
      places.push({ row, rowEnd, column, columnEnd });
    }
  }
  return places;
}

function isInside(box: Box, { x0, x1, y0, y1 }: Word): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

function inReadingOrder(words: readonly Word[]): Word[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line !== undefined && word.baseline - (line[0] as Word).baseline < LINE * word.size) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Whether a word is read on with the next one without a blank: `Sub-` over `Fund`, or two runs of one word. */
export function isBroken(word: Word, next: Word): boolean {
  return (next.baseline - word.baseline > LINE * word.size && /[A-Za-z]-$/.test(word.text)) || isCut(word, next);
}

export function textOf(words: readonly Word[]): string {
  return words.reduce((text, word, at) => {
    const last = words[at - 1];
    return last === undefined ? word.text : `${text}${isBroken(last, word) ? '' : ' '}${word.text}`;
  }, '');
}
