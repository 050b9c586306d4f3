/** A page made of words of another one, in other places: each text of it leads back to where it is printed. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { ClosedPage } from './close-up.ts';
import { isMiddleIn } from './framed-page.ts';
import { isBroken } from './ruled-grids.ts';

interface PlacedWord {
  readonly word: Word;
  readonly printed: Box;
}

// In multiples of the font size.
const BLANK = 0.28;
// In points.
const HAIR = 0.5;

export class PageComposer {
  readonly #placed: PlacedWord[] = [];
  readonly #rules: Box[] = [];
  readonly #walls: Box[] = [];
  #bottom = 0;

  /** The lower edge of what is placed. */
  get bottom(): number {
    return this.#bottom;
  }

  /** Moves words together; `at` is another place that repeats them. */
  move(words: readonly Word[], right: number, down: number, at?: Box): void {
    for (const printed of words) {
      const { x0, x1, y0, y1, baseline } = printed;
      const box = { x0: x0 + right, x1: x1 + right, y0: y0 + down, y1: y1 + down };
      this.#place(printed, { ...box, baseline: baseline + down }, at);
    }
  }

  /** Sets words in one line from left to right, also those that are printed sideways; returns where it ends. */
  setLine(
    words: readonly Word[],
    x: number,
    baseline: number,
    style: Partial<Pick<Word, 'size' | 'bold'>> = {},
  ): number {
    let left = x;
    for (const [at, printed] of words.entries()) {
      const last = words[at - 1];
      const scale = (style.size ?? printed.size) / printed.size;
      if (last !== undefined && !isBroken(last, printed)) left += BLANK * printed.size * scale;
      const { width, above, below } = extentOf(printed);
      const right = left + width * scale;
      const box = { x0: left, x1: right, y0: baseline - above * scale, y1: baseline + below * scale };
      this.#place(printed, { ...box, baseline, ...style });
      left = right;
    }
    return left;
  }

  /** Draws the edges of a cell. */
  frame({ x0, x1, y0, y1 }: Box): void {
    for (const y of [y0, y1]) this.#rules.push({ x0, x1, y0: y, y1: y + HAIR });
    for (const x of [x0, x1]) this.#walls.push({ x0: x, x1: x + HAIR, y0, y1 });
  }

  #place(given: Word, changed: Partial<Word>, printed: Box = given): void {
    const word = { ...given, ...changed };
    this.#placed.push({ word, printed });
    this.#bottom = Math.max(this.#bottom, word.y1);
  }

  finish(page: PdfPage): ClosedPage {
    const words = this.#placed.map(({ word }) => word);
    const placed = this.#placed;
    const around = (box: Box, from: 'word' | 'printed', to: 'word' | 'printed'): Box => {
      const found = placed.filter((each) => isMiddleIn(each[from], box));
      return found.length === 0 ? box : boxAround(found.map((each) => each[to]));
    };
    const { x1, y1 } = boxAround(words);
    return {
      page: {
        ...page,
        width: Math.max(page.width, x1 + page.width - boxAround(page.words).x1),
        height: Math.max(page.height, y1 + page.height - boxAround(page.words).y1),
        words,
        turned: [],
        rules: this.#rules,
        walls: this.#walls,
        shades: [],
      },
      back: (box) => around(box, 'word', 'printed'),
      into: (box) => ({ ...box, ...around(box, 'printed', 'word') }),
    };
  }
}

// Of the font size: the part of a word over its baseline.
const ABOVE = 0.75;

function extentOf(word: Word): { readonly width: number; readonly above: number; readonly below: number } {
  const { x0, x1, y0, y1, baseline, size } = word;
  return 'turn' in word
    ? { width: y1 - y0, above: ABOVE * size, below: (1 - ABOVE) * size }
    : { width: x1 - x0, above: baseline - y0, below: y1 - baseline };
}
