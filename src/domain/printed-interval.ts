/** What a printed figure may stand for: every value that rounds to its digits. */
import { add, compare, multiply, scaleOf, subtract } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import { numbersIn } from './printed.ts';

export interface Interval {
  readonly low: Decimal;
  readonly high: Decimal;
}

/** A value as it is printed; `multiplied_by` is the unit of its caption. */
export interface PrintedValue {
  readonly printed: string;
  readonly multiplied_by: Decimal | null;
}

const ONE = '1' as Decimal;
const HALF = '0.5' as Decimal;
const ZERO = '0' as Decimal;

/**
 * Half of the last printed digit, in the unit of the value. A value without its print has
 * the digits it is written with.
 */
export function slackOf(value: Decimal, { printed, multiplied_by }: PrintedValue = asWritten(value)): Decimal {
  const times = multiplied_by ?? ONE;
  const scales = numbersIn(printed).filter((number) => compare(multiply(number, times), value) === 0);
  const scale = Math.max(0, ...scales.map(scaleOf));
  const step = (scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`) as Decimal;
  return multiply(multiply(step, times), HALF);
}

function asWritten(value: Decimal): PrintedValue {
  return { printed: value, multiplied_by: null };
}

/** `3.81bn` is 3,805 to 3,815 million. */
export function intervalOf(value: Decimal, print: PrintedValue | undefined): Interval {
  const slack = slackOf(value, print);
  return { low: subtract(value, slack), high: add(value, slack) };
}

/** The product of two intervals above zero. */
export function productOf(one: Interval, other: Interval): Interval {
  return { low: multiply(one.low, other.low), high: multiply(one.high, other.high) };
}

export function totalOf(intervals: readonly Interval[]): Interval {
  return intervals.reduce((sum, { low, high }) => ({ low: add(sum.low, low), high: add(sum.high, high) }), {
    low: ZERO,
    high: ZERO,
  });
}

export function meets(one: Interval, other: Interval): boolean {
  return compare(one.low, other.high) <= 0 && compare(other.low, one.high) <= 0;
}

/** Whether all of one interval is above all of the other. */
export function isAbove(one: Interval, other: Interval): boolean {
  return compare(one.low, other.high) > 0;
}
