/** What the drawing commands of a page set for those that follow them. */
import type { Box } from './page-words.ts';
import type { Matrix } from './matrix.ts';

export interface FontFace {
  readonly name: string;
  readonly bold: boolean;
  readonly vertical: boolean;
  readonly scale: number;
}

export interface Pen {
  ctm: Matrix;
  /** Nothing is seen outside of it; page coordinates. */
  clip: Box;
  fill: string;
  stroke: string;
  opacity: number;
  /** True if colours cover what is below them; false if they are blended with it. */
  covers: boolean;
  /** A mask of its own decides what of the drawing is seen. */
  masked: boolean;
  font: FontFace;
  size: number;
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  text: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

export const NO_FONT: FontFace = { name: '', bold: false, vertical: false, scale: 0.001 };
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function takePen(ctm: Matrix, clip: Box): Pen {
  return {
    ctm,
    clip,
    fill: '#000000',
    stroke: '#000000',
    opacity: 1,
    covers: true,
    masked: false,
    font: NO_FONT,
    size: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    text: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}
