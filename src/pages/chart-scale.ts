// Axis steps that are easy to read: 1, 2, 2.5 and 5 times a power of ten.
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 5;
// Of its value, above and below a constant series.
const CONSTANT_ROOM = 0.01;

/** The ends of an axis, and its round values that get a grid line. */
export interface Scale {
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
  const least = values.reduce((low, value) => Math.min(low, value), isCount ? 0 : Infinity);
  const most = values.reduce((high, value) => Math.max(high, value), isCount ? 0 : -Infinity);
  // A constant series still needs an axis with a positive height; its line is drawn in the middle.
  const room = most > least ? 0 : (Math.abs(most) || 1) * CONSTANT_ROOM;
  const [low, high] = isCount ? [least, most > least ? most : 1] : [least - room, most + room];
  const span = high - low;
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  const roundStep = power * (ROUND_STEPS.find((steps) => span / (steps * power) <= MOST_STEPS) ?? 10);
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

// The vertical extent of the plot in percent of the chart; the dates are below it.
export const TOP_PCT = 6;
export const BOTTOM_PCT = 88;

/** Converts a share of the plot's height to a position in the whole chart. */
export function heightOf(share: number): string {
  return percent((BOTTOM_PCT - share * (BOTTOM_PCT - TOP_PCT)) / 100);
}

export function percent(share: number): string {
  return `${round(share * 100)}%`;
}

// Two decimals of a percent are a tenth of a pixel at 1,000 pixels.
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
