/** A drawn glyph: its position, its font properties, and whether a reader can see it. */
export interface Glyph {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** The x of the next glyph, letter spacing included. */
  readonly next: number;
  /** How far the letters of its run are set apart for looks. */
  readonly spacing?: number;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  /** False for text that is in the file but not visible on the page: no facts may be read from it. */
  readonly visible: boolean;
}
