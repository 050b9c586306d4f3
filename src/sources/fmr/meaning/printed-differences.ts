/** Returns of a fund and its benchmark against the differences that a table prints with them. */
import { absolute, asDecimal, compare, scaleOf, subtract, type Decimal } from '#domain/decimal.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Explain } from './explain-withheld.ts';
import { cellsOf, type Line } from './return-lines.ts';

// Rows in which fund, benchmark and difference agree, for each that does not.
const FEWEST_RIGHT = 3;

/**
 * The lines without those whose difference is another one, in a table whose other lines agree: which of the three
 * figures is wrong is not known.
 */
export function withoutContradicted(lines: readonly Line[], explain: ReturnType<Explain>): readonly Line[] {
  const wrong = lines.filter((line) => agrees(line) === false);
  const right = lines.filter((line) => agrees(line) === true).length;
  if (wrong.length === 0 || right < FEWEST_RIGHT * wrong.length) return lines;
  const cells = wrong.flatMap((line): Block[] => cellsOf(line));
  explain('a fund and a benchmark that differ by what is printed', cells, 'difference_contradicts');
  return lines.filter((line) => !wrong.includes(line));
}

// Undefined for a line that does not have all three.
function agrees({ values, differences }: Line): boolean | undefined {
  const [difference, ...others] = differences;
  const [fund, benchmark] = [values.get('fund_return_percent'), values.get('benchmark_return_percent')];
  if (difference === undefined || others.length > 0 || fund === undefined || benchmark === undefined) return undefined;
  const gap = subtract(subtract(fund.percent, benchmark.percent), difference);
  return compare(absolute(gap), roundingOf(difference)) <= 0;
}

// Each of three rounded figures may be off by half of its last digit.
function roundingOf(difference: Decimal): Decimal {
  const scale = scaleOf(difference);
  return asDecimal(scale === 0 ? '2' : `0.${'0'.repeat(scale - 1)}2`);
}
