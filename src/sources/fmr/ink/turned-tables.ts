/**
 * Tables set sideways on an upright page, with their title: they are read as if they were set upright under everything
 * else of the page.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';
import { turnBox, type Turn } from '#documents/pdf/turned-words.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { shift, type FramedPage } from './framed-page.ts';

// A name with its figure once may be a label of a chart.
const FEWEST_ROWS = 2;
// In multiples of the font size: between two cells of a line, from a line to the next, and over the table.
const GAP = 1;
const PITCH = 4;
const MARGIN = 3;
const LEVEL = 0.3;
// In points: what is drawn around the words.
const AROUND = 6;

/** The words of one level, from left to right in the frame in which they are upright. */
type Line = readonly TurnedWord[];

/** The page with such a table under it; undefined if it has none. */
export function turnedTablesBelow(page: PdfPage): FramedPage | undefined {
  const { turned = [] } = page;
  for (const turn of ['UP', 'DOWN'] as const) {
    const words = turned.filter((word) => word.turn === turn).map((word) => ({ word, upright: turnBox(turn, word) }));
    const places = new Map(words.map(({ word, upright }) => [upright, word]));
    const table = tableOf(linesOf(words.map(({ upright }) => upright)));
    if (table !== undefined) return placeBelow(page, turn, table, new Set(table.map((word) => places.get(word))));
  }
  return undefined;
}

function linesOf(words: readonly TurnedWord[]): Line[] {
  const lines: TurnedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = lines.at(-1)?.[0];
    if (last !== undefined && Math.abs(last.baseline - word.baseline) < LEVEL * word.size) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** The words from a title down to the last line that is near the one before it; the lines under it are rows. */
function tableOf(lines: readonly Line[]): TurnedWord[] | undefined {
  const at = lines.findIndex((line) => cellsOf(line).length === 1 && titleKind(textOf(line)) !== undefined);
  if (at < 0) return undefined;
  const own: Line[] = [];
  for (const line of lines.slice(at)) {
    const [first] = line;
    const last = own.at(-1)?.[0];
    if (first === undefined || (last !== undefined && first.y0 - last.y1 > PITCH * first.size)) break;
    own.push(line);
  }
  return own.filter(isRow).length < FEWEST_ROWS ? undefined : own.flat();
}

function cellsOf(line: Line): TurnedWord[][] {
  const cells: TurnedWord[][] = [];
  for (const word of line) {
    const last = cells.at(-1)?.at(-1);
    if (last !== undefined && word.x0 - last.x1 < GAP * word.size) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}

function textOf(line: Line): string {
  return line.map(({ text }) => text).join(' ');
}

/** A name and, at the end, a figure with its decimals or its unit. */
function isRow(line: Line): boolean {
  const cells = cellsOf(line).map(textOf);
  return (
    cells.length > 1 &&
    cells.some((text) => /\p{L}{3}/u.test(text)) &&
    /^\d[\d,]*(?:\.\d+)?\s?%?$/.test(cells.at(-1) ?? '') &&
    /[.%]/.test(cells.at(-1) ?? '')
  );
}

function placeBelow(
  page: PdfPage,
  turn: Turn,
  table: readonly TurnedWord[],
  own: ReadonlySet<TurnedWord | undefined>,
): FramedPage {
  const box = boxAround(table);
  const size = table[0]?.size ?? 0;
  const [right, down] = [AROUND - box.x0, page.height + MARGIN * size - box.y0];
  const into = <T extends Box>(printed: T): T => shift(turnBox(turn, printed), down, right);
  const back: Turn = turn === 'UP' ? 'DOWN' : 'UP';
  const around = { x0: box.x0 - AROUND, x1: box.x1 + AROUND, y0: box.y0 - 1, y1: box.y1 + AROUND };
  const isAround = (printed: Box): boolean => isWithin(turnBox(turn, printed), around);
  const words = table.map((word): Word => {
    const { turn: _, ...upright } = word;
    return { ...shift(upright, down, right), baseline: word.baseline + down };
  });
  return {
    page: {
      ...page,
      width: Math.max(page.width, box.x1 + right + AROUND),
      height: box.y1 + down + MARGIN * size,
      words: [...page.words, ...words],
      turned: (page.turned ?? []).filter((word) => !own.has(word)),
      rules: [...page.rules, ...page.walls.filter(isAround).map(into)].toSorted((a, b) => a.x0 - b.x0),
      walls: [...page.walls, ...page.rules.filter(isAround).map(into)].toSorted((a, b) => a.x0 - b.x0),
      shades: [...page.shades, ...page.shades.filter(isAround).map(into)],
    },
    back: (moved) =>
      (moved.y0 + moved.y1) / 2 < page.height ? moved : turnBox(back, shift(boxOf(moved), -down, -right)),
  };
}

function boxOf({ x0, x1, y0, y1 }: Box): Box {
  return { x0, x1, y0, y1 };
}

function isWithin(box: Box, part: Box): boolean {
  return box.x0 > part.x0 && box.x1 < part.x1 && box.y0 > part.y0 && box.y1 < part.y1;
}
