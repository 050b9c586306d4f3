/**
 * Months under their year: `2022` over `Nov` and `Dec`, `2023` over `Jan` and `Feb`, in the rows of one table; or
 * `Jan - Mar 2023` over the months of a quarter.
 */
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
  const ofSpan = rows.length < 2 ? undefined : yearOfSpan(rows, blocks);
  if (ofSpan !== undefined)
    return {
      ...table,
      rows: rows.map((row) => withYear(row, ofSpan)),
      kind: table.kind ?? 'SERIES',
      unknownTitle: SPAN.test(table.unknownTitle ?? '') ? null : table.unknownTitle,
    };
  if (rows.length < FEWEST || rows.some(({ label }) => readMonthName(label.text) === undefined)) return table;
  const [first, last] = [rows[0] as Row, rows.at(-1) as Row];
  const years = blocks.filter((block) => isYearOf(block, first.label) && block.y1 < last.label.y1);
  const named = rows.map((row): Row | undefined => {
    const year = years.filter((block) => block.y0 < row.label.y0).toSorted((a, b) => b.y0 - a.y0)[0];
    const digits = year === undefined ? undefined : YEAR.exec(year.text)?.[1];
    return digits === undefined ? undefined : withYear(row, digits);
  });
  // The first year is right over the first month, with at most the heads of the columns between.
  const isComplete = named.every((row) => row !== undefined) && years.some((year) => isRightOver(year, first.label));
  if (isComplete) return { ...table, rows: named };
  const beside = withYearsBeside(rows, blocks);
  return beside === undefined ? table : { ...table, rows: beside, kind: table.kind ?? 'SERIES' };
}

/** The year right over the month that is the label of a table's first row. */
export function yearOver([first]: readonly Row[], blocks: readonly Block[]): Block | undefined {
  if (first === undefined || readMonthName(first.label.text) === undefined) return undefined;
  return blocks.find((block) => isYearOf(block, first.label) && isRightOver(block, first.label));
}

function isYearOf({ text, x0 }: Block, label: Block): boolean {
  return YEAR.test(text) && x0 > label.x0 - OUTDENT * label.size && x0 < label.x0 + INDENT * label.size;
}

// In multiples of the font size: from the middle of a year to that of its months, and to their left edge.
const MIDDLE = 0.8;
const LEFT = 8;

/**
 * `2023` in a cell left of `June` to `December` and `2024` left of the months after them; undefined unless each year is
 * in the middle of its months or on the line of the first, and each month follows the one before.
 */
function withYearsBeside(rows: readonly Row[], blocks: readonly Block[]): Row[] | undefined {
  const runs: Row[][] = [];
  let before: number | undefined;
  for (const row of rows) {
    const month = readMonthName(row.label.text);
    if (month === undefined || (before !== undefined && month !== (before % 12) + 1)) return undefined;
    if (before === undefined || month === 1) runs.push([]);
    runs.at(-1)?.push(row);
    before = month;
  }
  const years = runs.map((run) => yearBeside(run, blocks));
  const numbers = years.map((year) => Number.parseInt(year ?? '', 10));
  if (!numbers.every((number, at) => number === (numbers[0] ?? 0) + at)) return undefined;
  return runs.flatMap((run, at) => run.map((row) => withYear(row, years[at] ?? '')));
}

function yearBeside(run: readonly Row[], blocks: readonly Block[]): string | undefined {
  const [first, last] = [(run[0] as Row).label, (run.at(-1) as Row).label];
  const beside = blocks.filter(
    (block) =>
      YEAR.test(block.text) &&
      block.x1 < first.x0 &&
      first.x0 - block.x1 < LEFT * first.size &&
      block.y1 > first.y0 &&
      block.y0 < last.y1,
  );
  const [year, second] = beside;
  if (year === undefined || second !== undefined) return undefined;
  const isInMiddle = Math.abs(year.y0 + year.y1 - first.y0 - last.y1) / 2 < MIDDLE * first.size;
  const isOnFirst = Math.abs(year.baseline - first.baseline) < 0.3 * first.size;
  return isInMiddle || isOnFirst ? YEAR.exec(year.text)?.[1] : undefined;
}

function withYear(row: Row, year: string): Row {
  return { ...row, label: { ...row.label, text: `${row.label.text} ${year}` } };
}

const SPAN = /^([A-Za-z]{3,9})\.?\s?(?:[-–—]|to)\s?([A-Za-z]{3,9})\.?,?\s((?:19|20)\d{2})$/i;

/** The year of `Jan - Mar 2023` right over the rows `Jan`, `Feb` and `Mar`; undefined if they are other months. */
function yearOfSpan(rows: readonly Row[], blocks: readonly Block[]): string | undefined {
  const months = rows.map(({ label }) => readMonthName(label.text) ?? 0);
  const [first = 0] = months;
  if (first === 0 || months.some((month, at) => month !== first + at)) return undefined;
  const { label } = rows[0] as Row;
  const [, from = '', to = '', year] = SPAN.exec(spanOver(label, blocks)?.text ?? '') ?? [];
  return readMonthName(from) === first && readMonthName(to) === months.at(-1) ? year : undefined;
}

function spanOver(label: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find(
    (block) =>
      Math.abs(block.x0 - label.x0) < INDENT * label.size && isRightOver(block, label) && SPAN.test(block.text),
  );
}

function isRightOver(year: Block, label: Block): boolean {
  const gap = label.y0 - year.y1;
  return gap > -0.3 * label.size && gap < 1.5 * label.size;
}
