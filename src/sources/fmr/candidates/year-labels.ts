/**
 * Years that label the rows of a calendar: `2025` left of its twelve months, under `Jan` to `Dec`. Elsewhere a year is
 * a figure, or follows the name of its row.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { isBeside, isInColumn } from './rows.ts';

const YEAR = /^(?:19|20)\d{2}$/;
const FEWEST_YEARS = 2;
const FEWEST_MONTHS = 6;
// In multiples of the font size: from a name to the year after it, and from one year to the next.
const NAME_GAP = 6;
const ROW_GAP = 3;
// How far months begin right of the year over them, and how many at least.
const INDENT = 2;
const FEWEST_UNDER = 2;

const NONE: ReadonlySet<Block> = new Set();

/**
 * The years of such calendars, none of which has a name of its own to the left, and all other figures but the years
 * over months.
 */
export function partYearLabels(
  blocks: readonly Block[],
  words: readonly Block[],
): { readonly years: ReadonlySet<Block>; readonly figures: readonly Block[] } {
  const all = blocks.filter(({ isFigure, text }) => isFigure && YEAR.test(text)).toSorted((a, b) => a.y0 - b.y0);
  const months =
    all.length === 0 ? [] : words.filter(({ text }) => text.length < 10 && readMonthName(text) !== undefined);
  const years = listYearLabels(blocks, words, all, months);
  const over = new Set(all.filter((year) => isOverMonths(year, months)));
  return { years, figures: blocks.filter((block) => block.isFigure && !years.has(block) && !over.has(block)) };
}

/**
 * `2023` over `Jan` and `Feb`, which are under each other: if it is level with a row of the table at its left, it does
 * not belong to that row.
 */
function isOverMonths({ x0, y1, size }: Block, months: readonly Block[]): boolean {
  const under = months.filter(
    (month) =>
      month.x0 > x0 - 1 && month.x0 - x0 < INDENT * size && month.y0 > y1 - 1 && month.y0 - y1 < ROW_GAP * size,
  );
  const [first] = under;
  return (
    first !== undefined && under.length >= FEWEST_UNDER && under.every((month) => Math.abs(month.x0 - first.x0) < 1)
  );
}

function listYearLabels(
  blocks: readonly Block[],
  words: readonly Block[],
  years: readonly Block[],
  months: readonly Block[],
): ReadonlySet<Block> {
  if (years.length < FEWEST_YEARS || months.length < FEWEST_MONTHS) return NONE;
  const columns: [Block, ...Block[]][] = [];
  for (const year of years) {
    const column = columns.find(([first, ...rest]) => isNext(rest.at(-1) ?? first, year));
    if (column === undefined) columns.push([year]);
    else column.push(year);
  }
  return new Set(
    columns.flatMap((column) => {
      const isCalendar = column.length >= FEWEST_YEARS && isUnderMonths(column[0], months);
      const isBare = column.every((year) => !hasName(year, words) && isBeforeFigure(year, blocks));
      return isCalendar && isBare ? column : [];
    }),
  );
}

/** Whether a year is in the row under that of another one. */
function isNext(above: Block, year: Block): boolean {
  const gap = year.y0 - above.y1;
  const step = Number.parseInt(year.text, 10) - Number.parseInt(above.text, 10);
  return isInColumn(above, year) && gap > -1 && gap < ROW_GAP * year.size && Math.abs(step) === 1;
}

function isUnderMonths(year: Block, months: readonly Block[]): boolean {
  const over = months.filter(({ x0, y1 }) => x0 > year.x1 && y1 < year.y1 && year.y0 - y1 < ROW_GAP * year.size);
  return new Set(over.map(({ text }) => readMonthName(text))).size >= FEWEST_MONTHS;
}

function hasName(year: Block, words: readonly Block[]): boolean {
  return words.some(
    (word) => isBeside(word, year) && word.x1 <= year.x0 + 1 && year.x0 - word.x1 < NAME_GAP * year.size,
  );
}

/** Whether a figure is the next text of the row, and no `Fund` or `Benchmark` whose year it is. */
function isBeforeFigure(year: Block, blocks: readonly Block[]): boolean {
  const after = blocks.filter((block) => block.x0 > year.x1 && isBeside(block, year));
  return after.toSorted((a, b) => a.x0 - b.x0)[0]?.isFigure === true;
}
