/** Years left of the rows of a calendar, each in the middle of its rows: `2024-25` left of `Fund` and `Benchmark`. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isCalendar } from './part-years.ts';
import { readYear } from './printed-year.ts';

/** The table with the year of each row, before owners part its rows; without years if one is not certain. */
export function withYearsLeft(table: Table, blocks: readonly Block[]): Table {
  if (!isCalendar(table)) return table;
  const [first, last] = [table.rows[0], table.rows.at(-1)];
  const found = blocks.filter(
    ({ text, x1, y0, y1 }) =>
      readYear(text)?.rest === '' &&
      table.rows.every(({ label }) => x1 <= label.x0) &&
      y1 > (first?.label.y0 ?? Infinity) &&
      y0 < (last?.label.y1 ?? -Infinity),
  );
  const nearest = table.rows.map(({ label }) => found.toSorted((a, b) => distance(a, label) - distance(b, label))[0]);
  const keys = new Set(table.rows.map(({ label }, at) => `${nearest[at]?.text} ${label.text}`));
  const groups = found.map((year) => ({ year, own: table.rows.filter((_, at) => nearest[at] === year) }));
  const isMiddle = groups.every(
    ({ year, own }) => own.length > 0 && distance(year, boxAround(own.map(({ label }) => label))) < 0.5 * year.size,
  );
  // Of years that are level with the first of their rows, the second row may be nearer to the next year.
  const areAlike = new Set(groups.map(({ own }) => own.length)).size === 1;
  if (!isMiddle || !areAlike || keys.size < table.rows.length) return table;
  const rows = table.rows.map((row, at) => {
    const year = nearest[at];
    return year === undefined ? row : { ...row, year };
  });
  return { ...table, rows };
}

/** Between the middles of their heights. */
const distance = (one: Box, other: Box): number => Math.abs(one.y0 + one.y1 - other.y0 - other.y1) / 2;
