// 1, 2, 2.5 and 5 times a power of ten are the steps people read at a glance.
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 5;

/** Where an axis begins and ends, and the round values between that get a line. */
interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/** An axis over all values; for counts from zero, since a bar's length must be its value, and in whole steps. */
export function scaleOf(values: readonly number[], kind: 'values' | 'counts'): Scale {
  const is_count = kind === 'counts';
  const low = values.reduce((least, value) => Math.min(least, value), is_count ? 0 : Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), is_count ? 0 : -Infinity);
  // One value, or the same value throughout, still needs an axis with a height.
  const span = high > low ? high - low : Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  const round_step = power * (ROUND_STEPS.find((round) => span / (round * power) <= MOST_STEPS) ?? 10);
  const step = is_count ? Math.ceil(round_step) : round_step;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const digits = Math.max(0, Math.ceil(-Math.log10(step) + (Number.isInteger(step / power) ? 0 : 1)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { least: first * step, most: last * step, ticks: ticks.map((value) => ({ value, text: value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) })) };
}
