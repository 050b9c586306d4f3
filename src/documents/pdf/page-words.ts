/**
 * A page of a PDF: its visible words with their positions, and the lines and boxes drawn around them. In points, y
 * downwards.
 */

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Word extends Box {
  readonly text: string;
  readonly baseline: number;
  /** Font size on the page, in points, after scaling. */
  readonly size: number;
  readonly bold: boolean;
  /** `#rrggbb` */
  readonly color: string;
  /**
   * How far its letters are set apart, in points, where they are; a blank between two such words is wider by twice as
   * much.
   */
  readonly spacing?: number;
  /** Of a recognised word, from 0 to 1; a text layer's words are certain and have none. */
  readonly confidence?: number;
  /** The uncertain reading of a doubtful word; its `text` has `DOUBTFUL` in place of all letters and digits. */
  readonly read_as?: string;
}

/**
 * Replaces letters and digits that were not recognised with certainty, so that no pattern can match a figure in them.
 */
export const DOUBTFUL = '\uFFFD';

/** A word set sideways; `x0` to `y1` is its box on the page, `baseline` belongs to the turned frame. */
export interface TurnedWord extends Word {
  readonly turn: 'UP' | 'DOWN';
}

/** A filled area that may be the background of words: a section bar, a shaded row, a column of a chart. */
export interface Shade extends Box {
  readonly color: string;
}

export interface PdfPage {
  /** From 1. */
  readonly page_number: number;
  readonly width: number;
  readonly height: number;
  /** In drawing order. */
  readonly words: readonly Word[];
  /** Words set sideways, in drawing order; a title may be one. */
  readonly turned?: readonly TurnedWord[];
  /** Drawn horizontal lines, thinner than text is high, from left to right. */
  readonly rules: readonly Box[];
  /** Drawn vertical lines. */
  readonly walls: readonly Box[];
  readonly shades: readonly Shade[];
  /**
   * Number of words in the text layer that are not visible on the page: invisible, clipped, drawn over, or in the
   * background colour.
   */
  readonly hidden_words: number;
  /** True where the page has a picture as large as the page and no words to be trusted: a scan. */
  readonly is_picture: boolean;
}

export interface PdfText {
  readonly pages: readonly PdfPage[];
}
