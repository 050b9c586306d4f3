/**
 * Rows of figures with their months and years under them, as under bars: each row has a label and a figure for each
 * period. They are read as if the line of periods were over the rows.
 */
import { listSegments, type Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { isWithin, moveParts, shift, type FramedPage, type Move } from './framed-page.ts';

const FEWEST_PERIODS = 4;
// The figures of one row may be those of small bars or of an axis.
const FEWEST_ROWS = 2;
// In points.
const SAME_EDGE = 1;
// In multiples of the font size: within a line, between the lines of a strip, and from it to words over and under it.
const SAME_LINE = 0.3;
const LINE_GAP = 1.5;
const OVER_STRIP = 1.5;
const UNDER_STRIP = 5;
const LABEL_REACH = 20;
// From the left edge of the strip to that of its title, and down from there over the bars.
const ALIGNED = 1;
const BARS = 10;
const TITLE_GAP = 0.4;

const VALUE = /^(?:[-–—]|\(?[-+−–]?\d{1,3}(?:\.\d{1,4})?%?\)?)$/;

interface Strip {
  readonly heads: Box;
  readonly rows: Box;
}

/** The page with such periods over their rows; undefined if it has none. */
export function periodsAbove(page: PdfPage): FramedPage | undefined {
  // Most pages have no line of months, and their segments need not be found.
  if (page.words.filter(({ text }) => isMonthWord(text)).length < FEWEST_PERIODS) return undefined;
  const segments = listSegments(page);
  const strips = listLines(segments).flatMap((line) => stripOver(page.words, segments, line) ?? []);
  if (strips.length === 0) return undefined;
  const moves = strips.flatMap(({ heads, rows }): Move[] => {
    const lift = rows.y0 - Math.min(rows.y0, underTitle(rows, segments));
    const [up, down] = [rows.y0 - heads.y0 - lift, heads.y1 - heads.y0 - lift];
    return [
      { from: heads, to: shift(heads, up), by: up },
      { from: rows, to: shift(rows, down), by: down },
    ];
  });
  return moveParts(page, moves);
}

/** The upper edge of a strip that is moved right under its title, over the bars between them. */
function underTitle(rows: Box, segments: readonly Segment[]): number {
  const [title] = segments
    .filter(({ x0, x1, y1 }) => x0 < rows.x1 && x1 > rows.x0 && y1 < rows.y0)
    .toSorted((a, b) => b.y1 - a.y1);
  const isTitle =
    title !== undefined &&
    Math.abs(title.x0 - rows.x0) < ALIGNED * title.size &&
    rows.y0 - title.y1 < BARS * title.size &&
    /^\p{Lu}/u.test(title.text);
  return isTitle ? title.y1 + TITLE_GAP * title.size : rows.y0;
}

function isMonthWord(text: string): boolean {
  return readMonthName(/^\p{L}{1,12}/u.exec(text)?.[0] ?? '') !== undefined;
}

/** Lines of months, in which fiscal years may be, and nothing else. */
function listLines(segments: readonly Segment[]): Segment[][] {
  const periods = segments.filter(({ text }) => ['MONTH', 'FY'].includes(periodOfLabel(text, null) ?? ''));
  const lines: Segment[][] = [];
  for (const period of periods) {
    const line = lines.find(([first]) => first !== undefined && isLevel(first, period));
    if (line === undefined) lines.push([period]);
    else line.push(period);
  }
  return lines.filter((line) => line.length >= FEWEST_PERIODS).map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

function isLevel(one: Pick<Word, 'baseline' | 'size'>, other: Pick<Word, 'baseline'>): boolean {
  return Math.abs(one.baseline - other.baseline) < SAME_LINE * one.size;
}

/** The rows over a line of periods; undefined if it has too few, or rows under it, or they have heads over them. */
function stripOver(words: readonly Word[], segments: readonly Segment[], line: readonly Segment[]): Strip | undefined {
  const heads = boxAround(line);
  const [{ size } = { size: 0 }] = line;
  const isInColumns = ({ x0, x1 }: Box): boolean => x0 < heads.x1 + size && x1 > heads.x0 - size;
  const near = words.filter((word) => isInColumns(word) && !isWithin(word, heads));
  const rows: Box[] = [];
  let top: Box = heads;
  for (;;) {
    const last = top;
    const over = near.filter(
      ({ y0, y1 }) => y0 < last.y0 && y1 <= last.y0 + SAME_EDGE && last.y0 - y1 < LINE_GAP * size,
    );
    const [lowest] = over.toSorted((a, b) => b.baseline - a.baseline);
    const row = lowest === undefined ? undefined : rowOf(segments, near, lowest, line);
    if (row === undefined) break;
    rows.push(row);
    top = row;
  }
  const isHeaded = near.some(
    ({ y0, y1 }) => y0 < top.y0 && y1 <= top.y0 + SAME_EDGE && top.y0 - y1 < OVER_STRIP * size,
  );
  const under = near.filter(
    ({ text, y0 }) => VALUE.test(text) && y0 > heads.y1 - SAME_EDGE && y0 - heads.y1 < UNDER_STRIP * size,
  );
  const isOverRows = line.filter((head) => under.some((word) => isOver(head, word))).length > line.length / 2;
  if (rows.length < FEWEST_ROWS || isHeaded || isOverRows) return undefined;
  const { x0, x1, y0 } = boxAround([...rows, heads]);
  return { heads: { x0, x1, y0: heads.y0, y1: heads.y1 }, rows: { x0, x1, y0, y1: heads.y0 } };
}

/** The row that a word is in: a label, and one figure over each period. */
function rowOf(
  segments: readonly Segment[],
  near: readonly Word[],
  word: Word,
  line: readonly Segment[],
): Box | undefined {
  const figures = near.filter((other) => isLevel(word, other));
  const isRow =
    figures.length === line.length &&
    figures.every(({ text }) => VALUE.test(text)) &&
    line.every((head) => figures.some((figure) => isOver(head, figure)));
  const left = Math.min(...figures.map(({ x0 }) => x0));
  const [label] = segments
    .filter((other) => isLevel(word, other) && other.x1 < left && left - other.x1 < LABEL_REACH * word.size)
    .toSorted((a, b) => b.x1 - a.x1);
  return isRow && label !== undefined && /\p{L}/u.test(label.text) ? boxAround([label, ...figures]) : undefined;
}

function isOver(head: Box, figure: Box): boolean {
  return figure.x0 < head.x1 && figure.x1 > head.x0;
}
