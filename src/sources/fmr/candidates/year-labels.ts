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

const NONE: ReadonlySet<Block> = new Set();

/** The years of such calendars, none of which has a name of its own to the left, and all other figures. */
export function partYearLabels(
  blocks: readonly Block[],
  words: readonly Block[],
): { readonly years: ReadonlySet<Block>; readonly figures: readonly Block[] } {
  const years = listYearLabels(blocks, words);
  return { years, figures: blocks.filter((block) => block.isFigure && !years.has(block)) };
}

function listYearLabels(blocks: readonly Block[], words: readonly Block[]): ReadonlySet<Block> {
  const years = blocks.filter(({ isFigure, text }) => isFigure && YEAR.test(text)).toSorted((a, b) => a.y0 - b.y0);
  if (years.length < FEWEST_YEARS) return NONE;
  const months = words.filter(({ text }) => text.length < 10 && readMonthName(text) !== undefined);
  if (months.length < FEWEST_MONTHS) return NONE;
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
