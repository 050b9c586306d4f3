/** The appearance of text on a level sheet: letter height, stem thickness, and whether it is white on a bar. */
import type { Bbox, Line } from 'tesseract.js';
import { grayAt, type Sheet } from './page-picture.ts';

interface PrintLook {
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
}

/**
 * The appearance of each line, in the given order; all words of a line share it, because measuring single words is too
 * inaccurate.
 */
export function measureLooks(lines: readonly Line[], sheet: Sheet, dpi: number): PrintLook[] {
  const measured = lines.map((line) => measureLine(line, sheet));
  const plain = commonStem(measured);
  const models: number[] = [];
  const sizes = measured.map(({ height }) => (height / CAPITAL_HEIGHT) * (72 / dpi));
  for (const index of [...sizes.keys()].toSorted((a, b) => (measured[b]?.letters ?? 0) - (measured[a]?.letters ?? 0))) {
    const size = sizes[index] ?? 0;
    if (!models.some((model) => Math.abs(model - size) < SAME_SIZE * model)) models.push(size);
  }
  return measured.map(({ stem, isLight }, index) => {
    const size =
      models.toSorted((a, b) => Math.abs(a - (sizes[index] ?? 0)) - Math.abs(b - (sizes[index] ?? 0)))[0] ?? 0;
    return {
      size: Math.round(size * 10) / 10,
      bold: stem > BOLD_OVER_PLAIN * plain,
      color: isLight ? '#ffffff' : '#000000',
    };
  });
}

// Capitals and digits are 0.72 of the font size in the sans-serif fonts of reports, 0.66 in serif ones.
const CAPITAL_HEIGHT = 0.72;
// The extraction distinguishes titles from text by size: lines of almost equal size are given the same one.
const SAME_SIZE = 0.07;
// Bold stems are half as thick again as regular ones; print and scan thicken both.
const BOLD_OVER_PLAIN = 1.18;

interface Measured {
  /** Of a capital, in pixels. */
  readonly height: number;
  /** As a share of that height. */
  readonly stem: number;
  readonly isLight: boolean;
  readonly letters: number;
}

function measureLine(line: Line, sheet: Sheet): Measured {
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2;
  // A word with a capital, a digit or a tall letter reaches as high as a capital does.
  const heights = line.words.filter(({ text }) => /[A-Z0-9bdfhkl]/.test(text)).map(({ bbox }) => baseline - bbox.y0);
  const height = median(heights) ?? line.rowAttributes.rowHeight * 0.77;
  const looks = line.words.map(({ bbox }) => measureWord(sheet, bbox));
  const letters = line.words.reduce((sum, { text }) => sum + text.length, 0);
  return {
    height,
    stem: (median(looks.map(({ stem }) => stem)) ?? 0) / Math.max(1, height),
    isLight: looks.filter(({ isLight }) => isLight).length * 2 > looks.length,
    letters,
  };
}

// Most of a report is in regular weight: its stems are the reference.
function commonStem(measured: readonly Measured[]): number {
  const total = measured.reduce((sum, { letters }) => sum + letters, 0);
  let seen = 0;
  for (const { stem, letters } of measured.toSorted((a, b) => a.stem - b.stem)) {
    seen += letters;
    if (seen * 3 >= total) return stem;
  }
  return 0;
}

function measureWord(sheet: Sheet, box: Bbox): { stem: number; isLight: boolean } {
  const rows: number[][] = [];
  for (let y = box.y0; y < box.y1; y += 1) {
    const row: number[] = [];
    for (let x = Math.max(0, box.x0 - 2); x < box.x1 + 2; x += 1) row.push(grayAt(sheet, y * sheet.width + x));
    rows.push(row);
  }
  const grays = rows.flat().toSorted((a, b) => a - b);
  const [low, high] = [grays[Math.floor(grays.length * 0.05)] ?? 0, grays[Math.floor(grays.length * 0.95)] ?? 255];
  const ground = median(rows.flatMap((row) => [row[0] ?? 255, row.at(-1) ?? 255])) ?? 255;
  // White letters on a bar: the background is nearer to the darkest pixel than to the lightest.
  const isLight = ground - low < high - ground;
  return { stem: median(rows.flatMap((row) => listStems(row, low, high, isLight))) ?? 0, isLight };
}

// The parts of a row of pixels that cross a character; edges count by their darkness, finer than a pixel.
function listStems(row: readonly number[], low: number, high: number, isLight: boolean): number[] {
  const stems: number[] = [];
  let stem = 0;
  for (const gray of row) {
    const share = Math.min(1, Math.max(0, (isLight ? gray - low : high - gray) / Math.max(1, high - low)));
    if (share > 0.25) stem += share;
    else if (stem > 0) {
      stems.push(stem);
      stem = 0;
    }
  }
  return stems;
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
