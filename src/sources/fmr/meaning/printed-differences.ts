/** Returns of a fund and its benchmark against the differences that a table prints with them. */
import { absolute, asDecimal, compare, scaleOf, subtract, type Decimal } from '#domain/decimal.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Explain } from './explain-withheld.ts';
import { cellsOf, type Line } from './return-lines.ts';
import type { SeriesRole } from './series-roles.ts';

// Rows in which fund, benchmark and difference agree, for each that does not.
const FEWEST_RIGHT = 3;
// Fewer differences may be those of another pair by chance.
const FEWEST_REVERSED = 3;

/**
 * The lines without those whose difference is another one, in a table whose other lines agree: which of the three
 * figures is wrong is not known. If each difference is that of the benchmark and the fund, `Fund 9.10 | Benchmark
 * 9.90 | Difference 0.80`, the returns of the two are exchanged, or the sign is meant in another way: none is kept.
 */
export function withoutContradicted(lines: readonly Line[], explain: ReturnType<Explain>): readonly Line[] {
  const compared = lines.filter(({ differences }) => differences.length === 1);
  const wrong = compared.filter((line) => agrees(line) === false);
  const right = compared.filter((line) => agrees(line) === true);
  if (wrong.length === 0) return lines;
  const isExchanged =
    wrong.length >= FEWEST_REVERSED &&
    wrong.every((line) => agrees(line, REVERSED) === true) &&
    right.every((line) => agrees(line, REVERSED) === true);
  if (!isExchanged && right.length < FEWEST_RIGHT * wrong.length) return lines;
  const accused = isExchanged ? lines : wrong;
  const cells = accused.flatMap((line): Block[] => cellsOf(line));
  explain('a fund and a benchmark that differ by what is printed', cells, 'difference_contradicts');
  return lines.filter((line) => !accused.includes(line));
}

type Pair = readonly [SeriesRole, SeriesRole];
const ROLES: Pair = ['fund_return_percent', 'benchmark_return_percent'];
const REVERSED: Pair = ['benchmark_return_percent', 'fund_return_percent'];

/** Whether the first of two series exceeds the second by the difference; undefined for a line without all three. */
function agrees({ values, differences }: Line, [first, second]: Pair = ROLES): boolean | undefined {
  const [difference, ...others] = differences;
  const [minuend, subtrahend] = [values.get(first), values.get(second)];
  if (difference === undefined || others.length > 0 || minuend === undefined || subtrahend === undefined)
    return undefined;
  const gap = subtract(subtract(minuend.percent, subtrahend.percent), difference);
  return compare(absolute(gap), roundingOf(difference)) <= 0;
}

// Each of three rounded figures may be off by half of its last digit.
function roundingOf(difference: Decimal): Decimal {
  const scale = scaleOf(difference);
  return asDecimal(scale === 0 ? '2' : `0.${'0'.repeat(scale - 1)}2`);
}
