/** A page without some of its words: the rows that are left close up, as if the others had never been printed. */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { isMiddleIn, shift, type FramedPage } from './framed-page.ts';

// In points: places in evidence are rounded, and rows are further apart.
const ROUNDED = 1;

/** A band of the page from which all words are taken out. */
interface Gap {
  readonly y0: number;
  readonly y1: number;
}

interface Row extends Gap {
  readonly isLeft: boolean;
}

/** `into` converts boxes of the page to those of the frame. */
export interface ClosedPage extends FramedPage {
  readonly into: <T extends Box>(box: T) => T;
}

/** A text that is read in the place of others that are out, over it or left of it. */
export interface Move {
  readonly box: Box;
  readonly up: number;
  readonly left: number;
}

interface Places {
  /** Rows that overlap them leave their places empty. */
  readonly kept: readonly Box[];
  readonly moves: readonly Move[];
}

/** The page without the words that `isOut` takes out. */
export function closeUp(page: PdfPage, isOut: (word: Word) => boolean, { kept, moves }: Places): ClosedPage {
  const out = new Set(page.words.filter(isOut));
  const words = page.words.map((word) => {
    const move = out.has(word) ? undefined : moves.find(({ box }) => isMiddleIn(word, box));
    return move === undefined ? word : { ...shift(word, -move.up, -move.left), baseline: word.baseline - move.up };
  });
  const isLeft = (_: Word, at: number): boolean => !out.has(page.words[at] as Word);
  const isKept = ({ y0, y1 }: Gap): boolean => kept.some((box) => box.y0 < y1 && box.y1 > y0);
  const gaps = listGaps(listRows(words, isLeft)).filter((gap) => !isKept(gap));
  const up = (y: number): number => y - gaps.reduce((sum, gap) => sum + Math.max(0, Math.min(y, gap.y1) - gap.y0), 0);
  const down = (y: number): number => gaps.reduce((at, gap) => (at > gap.y0 - ROUNDED ? at + gap.y1 - gap.y0 : at), y);
  const into = <T extends Box>(box: T): T => ({ ...box, y0: up(box.y0), y1: up(box.y1) });
  const isSeen = ({ y0, y1 }: Box): boolean => !gaps.some((gap) => y0 >= gap.y0 && y1 < gap.y1);
  const boxesOf = <T extends Box>(boxes: readonly T[]): T[] => boxes.filter(isSeen).map(into);
  return {
    page: {
      ...page,
      words: words.filter(isLeft).map((word) => ({ ...into(word), baseline: word.baseline + up(word.y0) - word.y0 })),
      rules: boxesOf(page.rules),
      walls: boxesOf(page.walls),
      shades: boxesOf(page.shades),
    },
    back: (box) => {
      const printed = shift(box, down(box.y0) - box.y0);
      const move = moves.find((each) => isMiddleIn(printed, shift(each.box, -each.up, -each.left)));
      return move === undefined ? printed : shift(printed, move.up, move.left);
    },
    into,
  };
}

function listRows(words: readonly Word[], isWordLeft: (word: Word, at: number) => boolean): Row[] {
  const rows: Row[] = [];
  const placed = words.map(({ y0, y1 }, at) => ({ y0, y1, isLeft: isWordLeft(words[at] as Word, at) }));
  for (const word of placed.toSorted((a, b) => a.y0 - b.y0)) {
    const row = rows.at(-1);
    const { isLeft } = word;
    if (row === undefined || word.y0 >= row.y1) rows.push({ y0: word.y0, y1: word.y1, isLeft });
    else rows[rows.length - 1] = { y0: row.y0, y1: Math.max(row.y1, word.y1), isLeft: row.isLeft || isLeft };
  }
  return rows;
}

/** From the upper edge of each row that is out to that of the next row. */
function listGaps(rows: readonly Row[]): Gap[] {
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    return row.isLeft || next === undefined ? [] : [{ y0: row.y0, y1: next.y0 }];
  });
}
