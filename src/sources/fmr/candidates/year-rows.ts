/** Months under their year: `2022` over `Nov` and `Dec`, `2023` over `Jan` and `Feb`, in the rows of one table. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import type { Row, Table } from './table.ts';

const YEAR = /^\W{0,3}((?:19|20)\d{2})\W{0,3}$/;
const FEWEST = 4;
// In multiples of the font size: how far a year begins left of its months, and right of them.
const OUTDENT = 3;
const INDENT = 1;

/** The table with the year in the label of each month; as it was if a year is not certain. */
export function nameYears(table: Table, blocks: readonly Block[]): Table {
  const { rows } = table;
  if (rows.length < FEWEST || rows.some(({ label }) => readMonthName(label.text) === undefined)) return table;
  const [first, last] = [rows[0] as Row, rows.at(-1) as Row];
  const years = blocks.filter(
    (block) =>
      YEAR.test(block.text) &&
      block.x0 > first.label.x0 - OUTDENT * first.label.size &&
      block.x0 < first.label.x0 + INDENT * first.label.size &&
      block.y1 < last.label.y1,
  );
  const named = rows.map((row): Row | undefined => {
    const year = years.filter((block) => block.y0 < row.label.y0).toSorted((a, b) => b.y0 - a.y0)[0];
    const digits = year === undefined ? undefined : YEAR.exec(year.text)?.[1];
    return digits === undefined ? undefined : { ...row, label: { ...row.label, text: `${row.label.text} ${digits}` } };
  });
  // The first year is right over the first month, with at most the heads of the columns between.
  const isComplete = named.every((row) => row !== undefined) && years.some((year) => isRightOver(year, first.label));
  return isComplete ? { ...table, rows: named } : table;
}

function isRightOver(year: Block, label: Block): boolean {
  const gap = label.y0 - year.y1;
  return gap > -0.3 * label.size && gap < 1.5 * label.size;
}
