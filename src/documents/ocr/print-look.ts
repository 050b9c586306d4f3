/**
 * The ink of text on a level sheet: letter height, stem thickness, whether it is white on a bar, the points between
 * digits, and other ink next to a word.
 */
import type { Bbox, Line } from 'tesseract.js';
import { grayAt } from './page-picture.ts';
import type { Sheet } from './page-picture.ts';

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

// Shares of a capital's height. Points, commas and descenders are below this line.
const FOOT = 0.24;
// Digits are 0.1 to 0.4 apart, the latter in `11`; with a point between them 0.5 and more.
const WIDE_GAP = 0.46;
// A full stop is 0.15 high, or less if it is faint.
const LEAST_POINT = 0.08;

/**
 * Number of full stops and commas between the digits of a number, by its ink only: gaps wide enough for a point, or
 * isolated specks at the foot of a gap. Both readings may overlook the same faint point, and `7.92` read as `792` is
 * the worst possible error.
 */
export function countPoints(sheet: Sheet, box: Bbox, baseline: number): number {
  const capital = baseline - box.y0;
  const foot = Math.round(baseline - FOOT * capital);
  const isInk = inkOf(sheet, box, 0.5);
  // A blurred point of two pixels is light grey.
  const isFaintInk = inkOf(sheet, box, 0.3);
  let points = 0;
  let gap: number[] | undefined;
  for (let x = box.x0; x < box.x1; x += 1) {
    if (countInk(isInk, x, box.y0, foot) > 0) {
      if (gap !== undefined && (gap.length > WIDE_GAP * capital || holdsPoint(gap, LEAST_POINT * capital))) points += 1;
      gap = [];
    } else gap?.push(countInk(isFaintInk, x, foot, box.y1));
  }
  return points;
}

// The foot of `1` or `2` reaches into the gap from its edge; a point has an empty column on either side.
function holdsPoint(gap: readonly number[], least: number): boolean {
  const first = gap.indexOf(0);
  const last = gap.lastIndexOf(0);
  return gap.slice(first + 1, Math.max(first, last)).some((height) => height >= least);
}

// Shares of the word's height: the strip around it that must be empty, and the minimum size of ink that is not a speck.
const STRIP = 0.4;
const SPECK = 0.1;

/**
 * False if ink that no other word accounts for touches or follows the box of a number: a minus, a parenthesis or a
 * first digit that was not read. Both readings may overlook the same one, so their agreement is not enough.
 */
export function standsClear(sheet: Sheet, box: Bbox, others: readonly Bbox[]): boolean {
  const height = box.y1 - box.y0;
  const strip = Math.ceil(STRIP * height);
  const near = others.filter(
    (other) =>
      other !== box && other.y0 < box.y1 && other.y1 > box.y0 && other.x0 < box.x1 + strip && other.x1 > box.x0 - strip,
  );
  const isInk = inkOf(sheet, box, 0.5);
  const inked = (from: number, to: number): number => {
    let columns = 0;
    for (let x = Math.max(0, from); x < Math.min(sheet.width, to); x += 1) {
      if (near.some((other) => x >= other.x0 - 2 && x < other.x1 + 2)) continue;
      const inside = countInk(isInk, x, box.y0 + 1, box.y1 - 1);
      // Ink that continues above and below is a drawn line or the end of a bar.
      const around = countInk(isInk, x, box.y0 - strip, box.y0) + countInk(isInk, x, box.y1, box.y1 + strip);
      if (inside >= Math.max(2, SPECK * 0.7 * height) && around < 1.4 * strip) columns += 1;
    }
    return columns;
  };
  // The pixel next to the box is the blur of its own characters.
  return inked(box.x0 - strip, box.x0 - 1) <= SPECK * height && inked(box.x1 + 1, box.x1 + strip) <= SPECK * height;
}

/** Whether there is ink at a pixel of the sheet. */
type IsInk = (x: number, y: number) => boolean;

/** Detects ink by its position between the colours of background and text, dark on light or light on dark. */
function inkOf(sheet: Sheet, box: Bbox, share: number): IsInk {
  const grays: number[] = [];
  for (let y = box.y0; y < box.y1; y += 1)
    for (let x = box.x0; x < box.x1; x += 1) grays.push(grayAt(sheet, y * sheet.width + x));
  grays.sort((a, b) => a - b);
  const [low, high] = [grays[Math.floor(grays.length * 0.05)] ?? 0, grays[Math.floor(grays.length * 0.95)] ?? 255];
  // Text covers less than half of its box.
  const isLight = (grays[Math.floor(grays.length / 2)] ?? 255) < (low + high) / 2;
  const limit = isLight ? low + share * (high - low) : high - share * (high - low);
  return (x, y) => y >= 0 && y < sheet.height && grayAt(sheet, y * sheet.width + x) > limit === isLight;
}

/** Number of ink pixels in a column between two heights. */
function countInk(isInk: IsInk, x: number, from: number, to: number): number {
  let count = 0;
  for (let y = from; y < to; y += 1) if (isInk(x, y)) count += 1;
  return count;
}
