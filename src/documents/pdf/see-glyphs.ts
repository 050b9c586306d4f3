/**
 * What of a page's text a reader sees: not what something was drawn over, nor what has the colour of its own ground.
 */
import type { Glyph } from './glyph.ts';
import type { Box } from './page-words.ts';

/** A filled area: the ground of what is drawn on it later, and a cover of what was drawn there before. */
export interface Cover extends Box {
  /** `#rrggbb`; null for a picture, a gradient or a shape that fills only a part of its box. */
  readonly color: string | null;
  /** False if what was drawn before may still be seen: around a circle, or through a pattern. */
  readonly hides: boolean;
  /** How many upright glyphs were drawn before it. */
  readonly glyphs_before: number;
  /** How many of each sideways turn were. */
  readonly turned_before: Readonly<Record<'UP' | 'DOWN', number>>;
}

/** The same glyphs, with `visible: false` if a cover hides them or has their colour; `covers` in drawing order. */
export function seeGlyphs(glyphs: readonly Glyph[], covers: readonly Cover[]): Glyph[] {
  let level = Number.NaN;
  let across: readonly Cover[] = [];
  return glyphs.map((glyph, index) => {
    if (!glyph.visible) return glyph;
    const { x, y } = middleOf(glyph);
    // The glyphs of a line follow each other, and few of a page's hundreds of covers are on their level.
    if (y !== level) across = covers.filter((cover) => cover.y0 <= y && y <= cover.y1);
    level = y;
    const top = across.findLast(
      (cover) => cover.x0 <= x && x <= cover.x1 && (cover.hides || cover.glyphs_before <= index),
    );
    return top !== undefined && isHidden(glyph, index, top) ? { ...glyph, visible: false } : glyph;
  });
}

function isHidden(glyph: Glyph, index: number, top: Cover): boolean {
  return index < top.glyphs_before || (top.color !== null && isLike(top.color, glyph.color));
}

/** True if the middle of the glyph is in the box. */
export function isOver(box: Box, glyph: Extent): boolean {
  const { x, y } = middleOf(glyph);
  return box.x0 <= x && x <= box.x1 && box.y0 <= y && y <= box.y1;
}

type Extent = Pick<Glyph, 'x0' | 'x1' | 'baseline' | 'size'>;

// A small letter is about half as high as its size says.
function middleOf({ x0, x1, baseline, size }: Extent): { readonly x: number; readonly y: number } {
  return { x: (x0 + x1) / 2, y: baseline - 0.25 * size };
}

// Of 255: tints nearer to each other than this are one to the eye.
const LEAST_CONTRAST = 16;

function isLike(ground: string, ink: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(ground.slice(at, at + 2), 16) - Number.parseInt(ink.slice(at, at + 2), 16)) <
      LEAST_CONTRAST,
  );
}
