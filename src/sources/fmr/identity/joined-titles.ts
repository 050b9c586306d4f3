/**
 * Titles that are set in several pieces: a word larger, bolder or in another colour than the next, or on the line above
 * it.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { PrintedText } from '#sources/fmr/ink/text-cells.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';

// In multiples of the larger font size.
const BLANK = 1.2;
const LINE_GAP = 0.9;
const ALIGNED = 0.6;
// Of the page's running text: smaller letters are a title's only beside larger ones.
const LARGE = 1.15;
const MOST_PIECES = 4;
const LONGEST = 60;

/** Neighbouring large texts joined to one, two or three pieces at a time. */
export function joinedTitles({ blocks, body }: PageInk): PrintedText[] {
  const pieces: PrintedText[] = blocks.filter(
    (block) => !block.isFigure && block.text.length <= LONGEST && /\p{L}/u.test(block.text),
  );
  const found: PrintedText[] = [];
  let open = pieces.filter((piece) => piece.size >= LARGE * body).map((piece) => [piece]);
  for (let count = 2; count <= MOST_PIECES; count += 1) {
    open = open.flatMap((run) =>
      pieces
        .filter((piece) => !run.includes(piece) && followsPiece(run.at(-1) as PrintedText, piece))
        .map((piece) => [...run, piece]),
    );
    found.push(...open.map(joinPieces));
  }
  return found;
}

/** Whether `next` continues `last`: on the same line after a short gap, or aligned on the line below. */
export function followsPiece(last: PrintedText, next: PrintedText): boolean {
  const size = Math.max(last.size, next.size);
  const isBeside =
    Math.abs(next.baseline - last.baseline) < 0.3 * size &&
    next.x0 - last.x1 > -0.2 * size &&
    next.x0 - last.x1 < BLANK * size;
  if (isBeside) return true;
  const isUnder =
    next.y0 - last.y1 > -0.4 * size && next.y0 - last.y1 < LINE_GAP * size && next.baseline > last.baseline;
  const isAligned = [last.x0 - next.x0, last.x1 - next.x1, (last.x0 + last.x1 - next.x0 - next.x1) / 2].some(
    (shift) => Math.abs(shift) < ALIGNED * size,
  );
  return isUnder && isAligned;
}

/** The pieces as one text, set like the largest of them. */
export function joinPieces(run: readonly PrintedText[]): PrintedText {
  const largest = run.toSorted((a, b) => b.size - a.size)[0] as PrintedText;
  return { ...largest, ...boxAround(run), text: run.map((piece) => piece.text).join(' ') };
}
