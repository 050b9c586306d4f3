// Axis steps that are easy to read: 1, 2, 2.5 and 5 times a power of ten.
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 5;

/** The ends of an axis, and its round values that get a grid line. */
interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/**
 * An axis over all values. For counts it starts at zero, so that the length of a bar is its value, and has integer
 * steps.
 */
export function scaleOf(values: readonly number[], kind: 'values' | 'counts'): Scale {
  const isCount = kind === 'counts';
  const low = values.reduce((least, value) => Math.min(least, value), isCount ? 0 : Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), isCount ? 0 : -Infinity);
  // A constant series still needs an axis with a positive height.
  const span = high > low ? high - low : Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  const roundStep = power * (ROUND_STEPS.find((round) => span / (round * power) <= MOST_STEPS) ?? 10);
  const step = isCount ? Math.ceil(roundStep) : roundStep;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const digits = Math.max(0, Math.ceil(-Math.log10(step) + (Number.isInteger(step / power) ? 0 : 1)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return {
    least: first * step,
    most: last * step,
    ticks: ticks.map((value) => ({
      value,
      text: value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    })),
  };
}
