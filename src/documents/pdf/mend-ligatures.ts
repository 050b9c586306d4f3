/**
 * Repairs ligatures that a PDF's own character map maps to a wrong character: some producers write `ﬁ` (U+FB01) as the
 * byte after 0xFB, so that `Profile` reads `Proüle`. An accented letter is as wide as its plain one in the same font;
 * such a ligature is not.
 */
import type { Glyph } from './glyph.ts';

/**
 * By wrong character: the letters of the ligature, and the unaccented letter whose width the wrong character would
 * have.
 */
const MISREAD: ReadonlyMap<string, { readonly letters: string; readonly plain: string }> = new Map([
  ['û', { letters: 'ff', plain: 'u' }],
  ['ü', { letters: 'fi', plain: 'u' }],
  ['ý', { letters: 'fl', plain: 'y' }],
  ['þ', { letters: 'ffi', plain: 'p' }],
  ['ÿ', { letters: 'ffl', plain: 'y' }],
]);
const PLAIN = new Set(Array.from(MISREAD.values(), ({ plain }) => plain));
// In thousandths of the font size.
const SAME_WIDTH = 1;

interface Suspect {
  readonly list: Glyph[];
  readonly at: number;
  readonly widths: ReadonlyMap<string, number>;
  readonly width: number;
}

export class LigatureMender {
  readonly #widths = new Map<object, Map<string, number>>();
  readonly #suspects: Suspect[] = [];

  /**
   * Records the font and the width of the last glyph of `list` if it may be a wrong ligature or shows the width of a
   * plain letter.
   */
  note(text: string, font: object, width: number, list: Glyph[]): void {
    if (!PLAIN.has(text) && !MISREAD.has(text)) return;
    const widths = this.#widths.get(font) ?? new Map<string, number>();
    this.#widths.set(font, widths);
    if (PLAIN.has(text)) widths.set(text, width);
    else this.#suspects.push({ list, at: list.length - 1, widths, width });
  }

  /** Replaces each suspect whose width is not that of the unaccented letter by the letters of its ligature. */
  mend(): void {
    for (const { list, at, widths, width } of this.#suspects) {
      const glyph = list[at];
      const misread = glyph === undefined ? undefined : MISREAD.get(glyph.text);
      const plain = misread === undefined ? undefined : widths.get(misread.plain);
      if (glyph === undefined || misread === undefined || plain === undefined) continue;
      if (Math.abs(width - plain) > SAME_WIDTH) list[at] = { ...glyph, text: misread.letters };
    }
  }
}
