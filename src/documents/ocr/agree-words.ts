/**
 * Combines two readings of one page: text that both read alike becomes words; everything else is marked as doubtful.
 */
import type { Bbox, Line, Word as ReadWord } from 'tesseract.js';
import { DOUBTFUL, type Box, type Word } from '#documents/pdf/page-words.ts';
import { applyMatrix, multiply, type Matrix } from '#documents/pdf/matrix.ts';
import type { Sheet } from './page-picture.ts';
import { countPoints, measureLooks, standsClear } from './print-look.ts';

interface QueryResult {
  readonly lines: readonly Line[];
  readonly sheet: Sheet;
  readonly dpi: number;
}

// The recogniser's own confidence, in percent: below these values the image shows a smudge. Numbers need both readings
// and the higher value.
const LEAST_CONFIDENCE: Readonly<Record<'number' | 'word', number>> = { number: 85, word: 60 };
// Minimum confidence of a word without digits that only one reading found: white print on bars is often found once.
const LEAST_ALONE = 85;

interface Read extends Box {
  readonly text: string;
  readonly confidence: number;
  readonly baseline: number;
  readonly bold: boolean;
  readonly color: string;
  readonly size: number;
  /**
   * True for a word without digits, and for a number whose ink matches the reading: nothing else printed next to it,
   * and the same number of points.
   */
  readonly clear: boolean;
}

// Lines and boxes that were read as text.
const DRAWN = /^[|¦{}[\]~_\\<>=]+$/;

/** Words in points of the level page, as in the level reading; `confidence` is from 0 to 1. */
export function agreeWords(level: QueryResult, other: QueryResult): Word[] {
  const scale = 72 / level.dpi;
  const seconds = listReads(other, toLevel(other, level));
  const taken = new Set<Read>();
  const words = listReads(level, [scale, 0, 0, scale, 0, 0]).map((first) => {
    const same = seconds.filter((second) => isWithin(second, first)).toSorted((a, b) => a.x0 - b.x0);
    for (const second of same) taken.add(second);
    return makeWord(
      first,
      same.map(({ text }) => text).join(''),
      Math.min(first.confidence, ...same.map(({ confidence }) => confidence)),
    );
  });
  const alone = seconds.filter((second) => !taken.has(second) && !words.some((word) => isWithin(word, second)));
  const all = [...words, ...alone.map((second) => makeWord(second, '', second.confidence))];
  return all.map((word) =>
    all.some((beside) => isHalfOf(word, beside) || isHalfOf(beside, word)) ? doubt(word) : word,
  );
}

// `10.4089` with a faded point is read as `10` and `4089`, separated by a space.
function isHalfOf(left: Word, right: Word): boolean {
  const gap = right.x0 - left.x1;
  return (
    gap > -0.2 * left.size &&
    gap < 0.5 * left.size &&
    Math.abs(left.baseline - right.baseline) < 0.3 * left.size &&
    /\d$/.test(left.read_as ?? left.text) &&
    /^[\d.]/.test(right.read_as ?? right.text)
  );
}

/** The word with its letters and digits masked, next to its possible readings. */
export function doubt(word: Word): Word {
  return word.read_as === undefined ? { ...word, text: mask(word.text), confidence: 0, read_as: word.text } : word;
}

function mask(text: string): string {
  return text.replace(/[\p{L}\p{N}]/gu, DOUBTFUL);
}

function makeWord(read: Read, second: string, confidence: number): Word {
  const { text, clear, ...rest } = read;
  const isNumber = /\d/.test(text);
  const isAlone = second === '' && !isNumber && confidence >= LEAST_ALONE;
  const agreed = second === text && clear && confidence >= LEAST_CONFIDENCE[isNumber ? 'number' : 'word'];
  if (isAlone || agreed) return { ...rest, text, confidence: Math.round(confidence) / 100 };
  return { ...rest, text: mask(text), confidence: second === text ? Math.round(confidence) / 100 : 0, read_as: text };
}

function toLevel(other: QueryResult, level: QueryResult): Matrix {
  const [a, b, c, d, e, f] = other.sheet.place;
  const size = a * d - b * c;
  const back: Matrix = [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
  const scale = 72 / level.dpi;
  return multiply([scale, 0, 0, scale, 0, 0], multiply(level.sheet.place, back));
}

function listReads(reading: QueryResult, place: Matrix): Read[] {
  const looks = measureLooks(reading.lines, reading.sheet, reading.dpi);
  const boxes = reading.lines.flatMap((line) => line.words.filter(({ text }) => isPrint(text)).map(({ bbox }) => bbox));
  return reading.lines.flatMap((line, index) =>
    line.words
      .filter(({ text }) => isPrint(text))
      .map((word): Read => {
        const look = looks[index] ?? { size: 0, bold: false, color: '#000000' };
        const [x0, y0] = applyMatrix(place, word.bbox.x0, word.bbox.y0);
        const [x1, y1] = applyMatrix(place, word.bbox.x1, word.bbox.y1);
        const [, baseline] = applyMatrix(place, (word.bbox.x0 + word.bbox.x1) / 2, baselineUnder(line, word));
        return {
          text: word.text,
          confidence: word.confidence,
          x0,
          y0,
          x1,
          y1,
          baseline,
          ...look,
          clear: !/\d/.test(word.text) || isClear(reading.sheet, word, baselineUnder(line, word), boxes),
        };
      }),
  );
}

function isClear(sheet: Sheet, { text, bbox }: ReadWord, baseline: number, boxes: readonly Bbox[]): boolean {
  // Points between the first and the last digit: `(1,234.5)*` has two. The strokes of `28/02/2019` look like points.
  const points = text.replace(/^\D+|(?<!\D)\D+$/g, '').replace(/[^.,]/g, '').length;
  return (text.includes('/') || countPoints(sheet, bbox, baseline) === points) && standsClear(sheet, bbox, boxes);
}

function isPrint(text: string): boolean {
  return text.trim() !== '' && !DRAWN.test(text);
}

function baselineUnder(line: Line, word: ReadWord): number {
  const { x0, y0, x1, y1 } = line.baseline;
  return y0 + ((y1 - y0) * ((word.bbox.x0 + word.bbox.x1) / 2 - x0)) / Math.max(1, x1 - x0);
}

function isWithin(read: Box, box: Box): boolean {
  const x = (read.x0 + read.x1) / 2;
  const y = (read.y0 + read.y1) / 2;
  const slack = (box.y1 - box.y0) / 2;
  return x > box.x0 && x < box.x1 && y > box.y0 - slack && y < box.y1 + slack;
}
