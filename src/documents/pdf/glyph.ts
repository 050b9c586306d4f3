/** A letter as it is drawn: where it comes to stand, how it is set, and whether a reader sees it. */
export interface Glyph {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** Where the next glyph would stand, letter spacing included. */
  readonly next: number;
  /** How far the letters of its run are set apart for looks. */
  readonly spacing?: number;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  /** False for text that is in the file and not on the page: nothing may be read from it. */
  readonly visible: boolean;
}
