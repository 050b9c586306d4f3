/** Rows that number the columns of a table, `(1)`, `(2)`, `(3) = (1) − (2)`: under heads they would be figures. */
import { listSegments, type Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { joinRules } from './long-rules.ts';

const NUMBERED = /^\((\d{1,2})\)(?:\s?=\s?\(\d{1,2}\)(?:\s?[-+−–×x*/÷]\s?\(\d{1,2}\)){1,9})?$/;
const FIRST = '(1)';
// A single negative figure may be the first of its table.
const FEWEST = 2;
// In multiples of the font size.
const SAME_LINE = 0.3;
const UNDER_HEAD = 1.5;
const SAME_SIZE = 0.05;
// In points.
const SLACK = 2;

/** The page without such rows. */
export function dropColumnNumbers(page: PdfPage): PdfPage {
  if (!page.words.some(({ text }) => text === FIRST)) return page;
  const segments = listSegments(page);
  const rules = joinRules(page.rules);
  const rows = segments.flatMap((first) => {
    const row = NUMBERED.exec(first.text)?.[1] === '1' ? rowFrom(first, segments) : [];
    return row.length > 0 && row.every((cell) => isUnderHead(cell, segments)) && !isLabelled(row, rules, segments)
      ? [row]
      : [];
  });
  const certain = rows.filter((row) => row.length >= FEWEST).flat();
  const isLike = (row: readonly Segment[]): boolean =>
    row.some(({ size }) => certain.some((cell) => Math.abs(cell.size - size) < SAME_SIZE * size));
  const dropped = new Set(rows.filter(isLike).flatMap((row) => row.flatMap(({ words }) => words)));
  return dropped.size === 0 ? page : { ...page, words: page.words.filter((word) => !dropped.has(word)) };
}

/** The cells right of the first one on its line, as long as each has the next number. */
function rowFrom(first: Segment, segments: readonly Segment[]): Segment[] {
  const level = segments.filter((other) => isLevel(other, first) && other.x0 >= first.x0);
  const row = level.toSorted((a, b) => a.x0 - b.x0);
  const end = row.findIndex(({ text }, at) => NUMBERED.exec(text)?.[1] !== `${at + 1}`);
  return end < 0 ? row : row.slice(0, end);
}

function isLevel(one: Segment, other: Segment): boolean {
  return Math.abs(one.baseline - other.baseline) < SAME_LINE * other.size;
}

function isUnderHead(cell: Segment, segments: readonly Segment[]): boolean {
  return segments.some(
    ({ text, x0, x1, y1 }) =>
      /\p{L}/u.test(text) &&
      x0 < cell.x1 &&
      x1 > cell.x0 &&
      y1 < cell.y0 + SLACK &&
      cell.y0 - y1 < UNDER_HEAD * cell.size,
  );
}

/** Whether anything in its table is left of the row: its figures are those of this label. */
function isLabelled(row: readonly Segment[], rules: readonly Box[], segments: readonly Segment[]): boolean {
  const [first, last] = [row[0] as Segment, row.at(-1) as Segment];
  const own = rules.filter(
    ({ x0, x1, y0 }) =>
      x0 < first.x0 + SLACK && x1 > last.x1 - SLACK && Math.abs(y0 - first.baseline) < UNDER_HEAD * first.size,
  );
  const edge = Math.max(0, ...own.map(({ x0 }) => x0));
  return segments.some((other) => isLevel(other, first) && other.x1 <= first.x0 && other.x0 > edge - SLACK);
}
