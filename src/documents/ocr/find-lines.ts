/** Lines and bars drawn on a level sheet, in the form of a text layer's drawing commands. */
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import { grayAt, type Sheet } from './page-picture.ts';

interface DrawnLines {
  readonly rules: Box[];
  readonly walls: Box[];
  readonly shades: Shade[];
}

// In points: shorter strokes belong to characters; the maximum thickness of a line is that of a text layer's rules.
const SHORTEST = 18;
const THICKEST_LINE = 2.6;
// Grey below this is ink, and so is any coloured pixel: paper and its noise are neither.
const INK = 150;
const COLOUR = 45;

/** Boxes in points of the level page; `dpi` is the sheet's. */
export function findLines(sheet: Sheet, dpi: number): DrawnLines {
  const scale = dpi / 72;
  const shortest = Math.round(SHORTEST * scale);
  const inked = markInk(sheet);
  const rows = joinRuns(listRuns(inked, sheet.width, sheet.height, 1, sheet.width, shortest));
  const columns = joinRuns(listRuns(inked, sheet.height, sheet.width, sheet.width, 1, shortest));
  const rules: Box[] = [];
  const shades: Shade[] = [];
  for (const { from, to, first, last } of rows) {
    const box = { x0: from / scale, x1: (to + 1) / scale, y0: first / scale, y1: (last + 1) / scale };
    if (box.y1 - box.y0 < THICKEST_LINE) rules.push(box);
    else shades.push({ ...box, color: groundOf(sheet, inked, from, to, first, last) });
  }
  const walls = columns
    .filter(({ first, last }) => (last - first + 1) / scale < THICKEST_LINE)
    .map(({ from, to, first, last }) => ({
      x0: first / scale,
      x1: (last + 1) / scale,
      y0: from / scale,
      y1: (to + 1) / scale,
    }));
  return { rules, walls, shades };
}

interface Run {
  /** Along the line. */
  readonly from: number;
  readonly to: number;
  /** Across it. */
  readonly first: number;
  readonly last: number;
}

function markInk(sheet: Sheet): Uint8Array {
  const { rgb } = sheet;
  const inked = new Uint8Array(sheet.width * sheet.height);
  for (let pixel = 0; pixel < inked.length; pixel += 1) {
    const [red = 255, green = 255, blue = 255] = [rgb[pixel * 3], rgb[pixel * 3 + 1], rgb[pixel * 3 + 2]];
    if (grayAt(sheet, pixel) < INK || Math.max(red, green, blue) - Math.min(red, green, blue) > COLOUR)
      inked[pixel] = 1;
  }
  return inked;
}

// Unbroken stretches of ink; pin-holes in a scanned line are skipped.
function* listRuns(
  inked: Uint8Array,
  length: number,
  count: number,
  step: number,
  stride: number,
  shortest: number,
): Generator<Run> {
  for (let line = 0; line < count; line += 1) {
    let from = -1;
    let holes = 0;
    for (let at = 0; at <= length; at += 1) {
      const isInk = at < length && inked[line * stride + at * step] === 1;
      if (isInk) {
        if (from < 0) from = at;
        holes = 0;
        continue;
      }
      holes += 1;
      if (from < 0 || (holes < 3 && at < length)) continue;
      const to = at - holes;
      if (to - from >= shortest) yield { from, to, first: line, last: line };
      from = -1;
    }
  }
}

// Runs of neighbouring rows that overlap are one stroke; white letters on a bar split it into runs, which the rows
// above and below join again.
function joinRuns(runs: Iterable<Run>): Run[] {
  const done: Run[] = [];
  let open: Run[] = [];
  for (const run of runs) {
    const over = open.filter((one) => one.last >= run.first - 2 && one.from <= run.to + 2 && one.to >= run.from - 2);
    done.push(...open.filter((one) => one.last < run.first - 2));
    open = open.filter((one) => one.last >= run.first - 2 && !over.includes(one));
    const all = [...over, run];
    open.push({
      from: Math.min(...all.map((one) => one.from)),
      to: Math.max(...all.map((one) => one.to)),
      first: Math.min(...all.map((one) => one.first)),
      last: run.last,
    });
  }
  return [...done, ...open];
}

// The mean colour of most of the bar's ink: letters on it are paper-white and do not count as ink.
function groundOf(sheet: Sheet, inked: Uint8Array, from: number, to: number, first: number, last: number): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = first; y <= last; y += 1) {
    for (let x = from; x <= to; x += 4) {
      const pixel = y * sheet.width + x;
      if (inked[pixel] !== 1) continue;
      for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (sheet.rgb[pixel * 3 + part] ?? 0);
      count += 1;
    }
  }
  return `#${sum
    .map((part) =>
      Math.round(part / Math.max(1, count))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
