/** Years under the months of a chart: `2023` in the middle under `Nov` and `Dec`, `2024` under `Jan` to `Oct`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';

const YEAR = /^(?:19|20)\d{2}$/;
// In multiples of the font size: from the months down to the years, and between the middles of a year and its months.
const UNDER = 2.5;
const CENTRED = 1.5;
const SAME_LINE = 0.3;

/**
 * The months of a line with their years, of which each is in the middle under successive months up to a December;
 * undefined if that is not certain.
 */
export function withYearsUnder(line: readonly Block[], figures: readonly Block[]): readonly Block[] | undefined {
  const runs = runsOfYears(line);
  const years = runs === undefined ? undefined : yearsUnder(line, figures);
  if (runs === undefined || years?.length !== runs.length) return undefined;
  const [first] = years;
  const isCertain = years.every((year, at) => {
    const own = runs[at] as readonly Block[];
    return numberOf(year) === numberOf(first) + at && isInMiddle(year, own[0] as Block, own.at(-1) as Block);
  });
  if (!isCertain) return undefined;
  return runs.flatMap((run, at) => run.map((month) => ({ ...month, text: `${month.text} ${years[at]?.text}` })));
}

const numberOf = (year: Block | undefined): number => Number.parseInt(year?.text ?? '', 10);

/** The months of each year; undefined if they do not follow each other. */
function runsOfYears(line: readonly Block[]): Block[][] | undefined {
  const runs: Block[][] = [];
  let before: number | undefined;
  for (const block of line) {
    const month = readMonthName(block.text);
    const expected = before === undefined ? month : (before % 12) + 1;
    if (month === undefined || month !== expected) return undefined;
    if (before === undefined || month === 1) runs.push([]);
    runs.at(-1)?.push(block);
    before = month;
  }
  return runs;
}

/** The years on the first line of years under the months. */
function yearsUnder(line: readonly Block[], figures: readonly Block[]): Block[] {
  const [first, last] = [line[0] as Block, line.at(-1) as Block];
  const under = figures
    .filter(
      (block) =>
        YEAR.test(block.text) &&
        block.y0 > first.y1 - 1 &&
        block.y0 - first.y1 < UNDER * first.size &&
        block.x0 > first.x0 - UNDER * first.size &&
        block.x1 < last.x1 + UNDER * last.size,
    )
    .toSorted((a, b) => a.baseline - b.baseline);
  return under
    .filter(({ baseline, size }) => baseline - (under[0] as Block).baseline < SAME_LINE * size)
    .toSorted((a, b) => a.x0 - b.x0);
}

function isInMiddle(year: Block, from: Block, to: Block): boolean {
  return Math.abs(from.x0 + to.x1 - year.x0 - year.x1) / 2 < CENTRED * year.size;
}
