/**
 * Words set sideways are joined in a rotated frame, in which they are upright, and then converted to page coordinates.
 */
import type { Glyph } from './glyph.ts';
import { joinGlyphs } from './join-glyphs.ts';
import type { Box, Shade, TurnedWord } from './page-words.ts';
import { seeGlyphs, type Cover } from './see-glyphs.ts';
import type { Matrix } from './matrix.ts';

/** `UP` is read from the foot of the page to its head, `DOWN` from the head to the foot. */
export type Turn = TurnedWord['turn'];

/** The point in the frame in which text of this turn runs from left to right. */
function turnPoint(turn: Turn, x: number, y: number): readonly [number, number] {
  return turn === 'UP' ? [-y, x] : [y, -x];
}

/** The same transformation into that frame: for thousands of glyphs it is faster than turning the place of each. */
export function turnMatrix(turn: Turn, [a, b, c, d, e, f]: Matrix): Matrix {
  return turn === 'UP' ? [-b, a, -d, c, -f, e] : [b, -a, d, -c, f, -e];
}

/** A box of the page in that frame. */
export function turnBox<T extends Box>(turn: Turn, box: T): T {
  const [left, top] = turnPoint(turn, box.x0, box.y0);
  const [right, bottom] = turnPoint(turn, box.x1, box.y1);
  return {
    ...box,
    x0: Math.min(left, right),
    x1: Math.max(left, right),
    y0: Math.min(top, bottom),
    y1: Math.max(top, bottom),
  };
}

/** Glyphs are given in the turned frame, everything else in page coordinates. */
export function joinTurned(
  turn: Turn,
  glyphs: readonly Glyph[],
  covers: readonly Cover[],
  shades: readonly Shade[],
): { words: TurnedWord[]; hidden: number } {
  if (glyphs.length === 0) return { words: [], hidden: 0 };
  const { words, hidden } = joinGlyphs(
    seeGlyphs(
      glyphs,
      covers.map((cover) => ({ ...turnBox(turn, cover), glyphs_before: cover.turned_before[turn] })),
    ),
    shades.map((shade) => turnBox(turn, shade)),
  );
  const back: Turn = turn === 'UP' ? 'DOWN' : 'UP';
  return { words: words.map((word) => ({ ...turnBox(back, word), turn })), hidden: hidden.length };
}

/** Which way a line of text runs: upright, sideways, or in any other direction. */
export function turnOf(matrix: Matrix, stretch: number): Turn | 'NONE' | 'OTHER' {
  const along = matrix[0] * stretch;
  const across = matrix[1] * stretch;
  if (Math.abs(across) <= 0.02 * Math.abs(along)) return along > 0 ? 'NONE' : 'OTHER';
  if (Math.abs(along) > 0.02 * Math.abs(across)) return 'OTHER';
  const isMirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] > 0;
  if (isMirrored) return 'OTHER';
  return across < 0 ? 'UP' : 'DOWN';
}
