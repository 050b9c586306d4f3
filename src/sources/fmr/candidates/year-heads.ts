/** Years over the columns of months, such as `2025` over `Fund` and `Benchmark`: numbers, but no figures of a row. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { bindHeads, linesOf } from './heads.ts';
import type { Row, Table } from './table.ts';

const YEAR = /^(?:19|20)\d{2}$/;
const FEWEST_MONTHS = 4;
const FEWEST_YEARS = 2;
// A row of the whole year is under its months.
const MOST_OTHERS = 1;
// In multiples of the font size: from the years to the heads under them, or to the first month.
const REACH = 2;

/** The table with the year among the heads of each column; as it was if the years of its columns are not certain. */
export function headByYears(table: Table, blocks: readonly Block[]): Table {
  // `Month` on the line of the years is the head of the labels.
  const rows = table.rows.filter(({ figures }) => !figures.every(isYear));
  const months = rows.filter(({ label }) => readMonthName(label.text) !== undefined);
  const [first] = rows;
  if (first === undefined || months.length < FEWEST_MONTHS || rows.length - months.length > MOST_OTHERS) return table;
  const years = yearsOver(table, first, blocks);
  if (!areSuccessive(years)) return table;
  const own = table.columns.map(({ heads, ...column }) => boxAround([column, ...heads]));
  const bound = bindHeads(own, years, true);
  const isWhole = bound.every(({ length }) => length === 1) && new Set(bound.flat()).size === years.length;
  if (!isWhole) return table;
  const columns = table.columns.map((column, at) => {
    const [year] = bound[at] as [Block];
    return { ...column, text: `${year.text} ${column.text}`.trim(), heads: [year, ...column.heads] };
  });
  return { ...table, rows, columns };
}

function isYear({ text }: Block): boolean {
  return YEAR.test(text);
}

/** The line of years that is nearest over the heads of the columns. */
function yearsOver({ x0, x1, columns, title }: Table, { label }: Row, blocks: readonly Block[]): readonly Block[] {
  const top = Math.min(label.y0, ...columns.flatMap(({ heads }) => heads.map((head) => head.y0)));
  const over = blocks.filter(
    (block) =>
      isYear(block) &&
      block.x0 > x0 &&
      block.x1 < x1 + REACH * block.size &&
      block.y1 < top + 1 &&
      top - block.y1 < REACH * block.size &&
      block.y0 > (title?.y1 ?? 0) - 1,
  );
  return linesOf(over).at(-1) ?? [];
}

function areSuccessive(years: readonly Block[]): boolean {
  const numbers = years.map(({ text }) => Number.parseInt(text, 10));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return (
    years.length >= FEWEST_YEARS && Math.abs(step) === 1 && numbers.every((number, at) => number === first + at * step)
  );
}
