/**
 * A scan often has an invisible text layer: another recogniser wrote it below the picture. No reader sees that text, so
 * facts are not read from it; but a word that the picture shows at the same place was found by two recognisers that do
 * not share their errors, and is certain.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import { applyMatrix, multiply, type Matrix } from '#documents/pdf/matrix.ts';
import { doubt } from './agree-words.ts';
import type { Sheet } from './page-picture.ts';
import { countPoints } from './print-look.ts';

interface Level {
  readonly sheet: Sheet;
  readonly dpi: number;
}

// A text layer of which the picture does not show most words is of another page, or of a part of this one.
const MOST = 0.75;
// A text layer of fewer words is a stamp of the scanner's program.
const LEAST_WORDS = 20;

/**
 * The words of the invisible text layer at their places on the level sheet, those doubtful that are not in the picture;
 * undefined if the layer is not that of the picture. `read` are the words of the picture in points of the level sheet,
 * `unseen` those of the layer in points of the page.
 */
export function confirmWords(read: readonly Word[], unseen: readonly Word[], level: Level): Word[] | undefined {
  if (unseen.length < LEAST_WORDS) return undefined;
  const layer = listLevelWords(unseen, level);
  const readRows = new Rows(read);
  const layerRows = new Rows(layer);
  const pairs = layer.map((word) => pairWord(word, readRows, layerRows));
  const shown = pairs.filter(({ isShown }) => isShown);
  if (shown.length < MOST * Math.max(read.length, layer.length)) return undefined;
  // Programs draw the words of the layer in any size, as no reader sees it, but lines of one size in one.
  const scale = median(shown.map(({ word, seen }) => (seen[0]?.size ?? word.size) / word.size));
  return sortByLine(pairs.map((pair) => placeWord(pair, scale, isCertain(pair, level))));
}

// Recognisers write the words of a layer in any order; those of one line differ a little in height on a tilted page.
function sortByLine(words: readonly Word[]): Word[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && word.baseline - line[0].baseline < 0.5 * word.size) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

function listLevelWords(unseen: readonly Word[], { sheet, dpi }: Level): Word[] {
  const scale = 72 / dpi;
  const place: Matrix = multiply([scale, 0, 0, scale, 0, 0], sheet.place);
  return unseen.map((word) => {
    const [x0] = applyMatrix(place, word.x0, word.baseline);
    const [x1] = applyMatrix(place, word.x1, word.baseline);
    const [, baseline] = applyMatrix(place, (word.x0 + word.x1) / 2, word.baseline);
    const rise = baseline - word.baseline;
    return { ...word, x0, x1, baseline, y0: word.y0 + rise, y1: word.y1 + rise };
  });
}

interface Pair {
  /** Of the text layer. */
  readonly word: Word;
  /** The words of the picture at its place. */
  readonly seen: readonly Word[];
  /** The words of the text layer that have together the place of those. */
  readonly same: readonly Word[];
  readonly isShown: boolean;
}

/** Either recogniser may have joined what the other one read as several words. */
function pairWord(word: Word, readRows: Rows, layerRows: Rows): Pair {
  const over = readRows.over(word);
  const parts = readRows.within(word);
  const whole = over !== undefined && (parts.length === 0 || over.x1 - over.x0 > word.x1 - word.x0) ? over : undefined;
  const seen = whole === undefined ? parts : [whole];
  const same = whole === undefined ? [word] : layerRows.within(whole);
  return { word, seen, same, isShown: seen.length > 0 && textOf(seen) === textOf(same) };
}

function placeWord({ word, seen: [look] }: Pair, scale: number, certain: boolean): Word {
  const size = Math.round(word.size * scale * 10) / 10;
  const { bold, color } = look ?? word;
  // Digits and capitals of recognised words reach three quarters of the size above the baseline.
  const box = { y0: word.baseline - ASCENT * size, y1: word.baseline + DESCENT * size };
  const placed = { ...word, ...box, size, bold, color, confidence: 1 };
  return certain ? placed : doubt(placed);
}

const ASCENT = 0.74;
const DESCENT = 0.21;

/**
 * Whether the picture shows the word as the layer has it. Faint points are the risk: the ink has to show one that only
 * the layer has, and to show none in a whole number unless both readings of the picture agree with the layer.
 */
function isCertain({ word, seen, same }: Pair, level: Level): boolean {
  const [only] = seen;
  if (only === undefined) return false;
  const [read, given] = [textOf(seen), textOf(same)];
  if (read !== given)
    return (
      seen.length === 1 && same.length === 1 && bare(read) === bare(given) && inkPoints(only, level) === points(given)
    );
  const isWhole = /\d/.test(word.text) && !/[./]/.test(word.text);
  return !isWhole || (only.confidence ?? 0) > 0 || seen.length > 1 || inkPoints(only, level) <= points(given);
}

function bare(text: string): string {
  return /\d/.test(text) ? text.replaceAll('.', '') : text;
}

/** The number of points and commas between the first and the last digit. */
function points(text: string): number {
  return text.replace(/^\D+|(?<!\D)\D+$/g, '').replace(/[^.,:]/g, '').length;
}

function inkPoints({ baseline, ...box }: Word, { sheet, dpi }: Level): number {
  const [x0, y0, x1, y1] = toPixels([box.x0, box.y0, box.x1, box.y1], dpi);
  return countPoints(sheet, { x0, y0, x1, y1 }, (baseline * dpi) / 72);
}

function toPixels(sides: readonly [number, number, number, number], dpi: number): [number, number, number, number] {
  return sides.map((side) => Math.round((side * dpi) / 72)) as [number, number, number, number];
}

function readingOf(word: Word): string {
  return word.read_as ?? word.text;
}

// Recognisers write quotation marks and dashes straight or curved, take a speck for a quotation mark, and the sign of a
// note for another one.
function textOf(words: readonly Word[]): string {
  const text = words.map(readingOf).join('');
  return text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/^'|[*®©°']$/g, '');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}

const ROW_HEIGHT = 16;

/** Words by the height of their baseline, so that each word is compared only with those next to it. */
class Rows {
  readonly #rows = new Map<number, Word[]>();

  constructor(words: readonly Word[]) {
    for (const word of words) {
      const row = Math.floor(word.baseline / ROW_HEIGHT);
      const others = this.#rows.get(row);
      if (others === undefined) this.#rows.set(row, [word]);
      else others.push(word);
    }
  }

  /** The words whose middle is between the ends of this one, from left to right. */
  within(box: Word): Word[] {
    return this.#near(box)
      .filter((word) => isBetween((word.x0 + word.x1) / 2, box))
      .toSorted((a, b) => a.x0 - b.x0);
  }

  /** The word between whose ends the middle of this one is. */
  over(word: Word): Word | undefined {
    return this.#near(word).find((box) => isBetween((word.x0 + word.x1) / 2, box));
  }

  #near({ baseline, y0, y1 }: Word): Word[] {
    const row = Math.floor(baseline / ROW_HEIGHT);
    const slack = (y1 - y0) * SAME_LINE;
    return [row - 1, row, row + 1].flatMap((at) =>
      (this.#rows.get(at) ?? []).filter((word) => Math.abs(word.baseline - baseline) < slack),
    );
  }
}

// As a share of a word's height: lines are further apart.
const SAME_LINE = 0.75;

function isBetween(x: number, box: Word): boolean {
  return x > box.x0 && x < box.x1;
}
