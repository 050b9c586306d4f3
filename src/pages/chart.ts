import { html } from './html.ts';
import type { Html } from './html.ts';

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
function scaleOf(values: readonly number[], kind: 'values' | 'counts'): Scale {
  const isCount = kind === 'counts';
  const low = values.reduce((least, value) => Math.min(least, value), isCount ? 0 : Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), isCount ? 0 : -Infinity);
  // A constant series still needs an axis with a positive height.
  const span = high > low ? high - low : Math.abs(high) || 1;
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

/*
 * Charts are SVG without a viewBox: positions are percentages, so that a chart fills the
 * page width while its text keeps its size. Only the plotted line is stretched, in an inner
 * SVG. Floats are used for pixels only; the table next to each chart has the published
 * decimals.
 */

// The vertical extent of the plot; the dates are below it.
const TOP_PCT = 6;
const BOTTOM_PCT = 88;
// The number of dates that fit on 360 px.
const MOST_LABELS = 3;
// The inner SVG uses thousandths, a finer resolution than any screen.
const THOUSANDTHS = 1_000;

interface LineChart {
  /** A sentence that describes the chart, for screen readers. */
  readonly label: string;
  /** In time order; `at` in any unit, such as days. */
  readonly points: readonly { readonly at: number; readonly value: number; readonly text: string }[];
  /** Events to mark, in the same unit. */
  readonly marks?: readonly { readonly at: number; readonly text: string }[];
}

/** A series over time as a line. At least one point. */
export function renderLineChart({ label, points, marks = [] }: LineChart): Html {
  const scale = scaleOf(
    points.map(({ value }) => value),
    'values',
  );
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const across = (at: number): number => (last === first ? 0.5 : (at - first) / (last - first));
  const up = (value: number): number => (value - scale.least) / (scale.most - scale.least);
  const path = thinOut(points)
    .map(({ at, value }) => `${round(across(at) * THOUSANDTHS)} ${round((1 - up(value)) * THOUSANDTHS)}`)
    .join('L');
  const [left, right] = [first, last].map((at) => round(across(at) * THOUSANDTHS));
  const labelled = pickEvenly(points, MOST_LABELS);
  return html`<svg class="chart" role="img" aria-label="${label}">
    ${renderRules(scale, up)}
    <svg
      x="0"
      y="${TOP_PCT}%"
      width="100%"
      height="${BOTTOM_PCT - TOP_PCT}%"
      viewBox="0 0 ${THOUSANDTHS} ${THOUSANDTHS}"
      preserveAspectRatio="none"
      overflow="visible"
    >
      <path class="under" d="M${left} ${THOUSANDTHS}L${path}L${right} ${THOUSANDTHS}Z" />
      <path class="trace" vector-effect="non-scaling-stroke" d="M${path}" />
    </svg>
    ${renderTicks(scale, up)}
    ${marks.map(
      ({ at, text }) =>
        html`<line
          class="mark"
          x1="${percent(across(at))}"
          x2="${percent(across(at))}"
          y1="${BOTTOM_PCT - 6}%"
          y2="${BOTTOM_PCT}%"
          ><title>${text}</title></line
        >`,
    )}
    ${labelled.map(
      ({ at, text }, index) =>
        html`<text
          class="tick"
          x="${percent(across(at))}"
          y="99%"
          text-anchor="${index === 0 ? 'start' : index === labelled.length - 1 ? 'end' : 'middle'}"
          >${text}</text
        >`,
    )}
  </svg>`;
}

// At most two points for each of 300 steps: enough for most screens, and ten years stay under 10 kB.
const DRAWN_STEPS = 300;

/** Reduces many points to the lowest and highest of each step, in time order, so that every peak is kept. */
function thinOut(points: LineChart['points']): LineChart['points'] {
  const size = Math.ceil(points.length / DRAWN_STEPS);
  if (size <= 2) return points;
  return Array.from({ length: Math.ceil(points.length / size) }, (_, step) => {
    const part = points.slice(step * size, (step + 1) * size).toSorted((one, other) => one.value - other.value);
    return [part[0], part.at(-1)].filter((point) => point !== undefined).toSorted((one, other) => one.at - other.at);
  }).flat();
}

interface BarChart {
  readonly label: string;
  /** From left to right; `second` is a part of the bar, drawn inside it, such as the refused calls. */
  readonly bars: readonly { readonly text: string; readonly value: number; readonly second?: number }[];
}

/** Counts side by side, from zero. At least one bar. */
export function renderBarChart({ label, bars }: BarChart): Html {
  const scale = scaleOf(
    bars.map(({ value }) => value),
    'counts',
  );
  const up = (value: number): number => value / scale.most;
  const height = (value: number): string => percent((up(value) * (BOTTOM_PCT - TOP_PCT)) / 100);
  const column = (index: number, value: number, kind: string, text: string): Html =>
    html`<rect
      class="${kind}"
      x="${percent((index + 0.15) / bars.length)}"
      width="${percent(0.7 / bars.length)}"
      y="${heightOf(up(value))}"
      height="${height(value)}"
      ><title>${text}</title></rect
    >`;
  const labelled = pickEvenly(
    bars.map(({ text }, index) => ({ text, index })),
    MOST_LABELS,
  );
  return html`<svg class="chart short" role="img" aria-label="${label}">
    ${renderRules(scale, up)}
    ${bars.map(({ text, value, second }, index) => [
      column(index, value, 'bar', `${text}: ${value}`),
      second === undefined || second === 0 ? '' : column(index, second, 'bar second', `${text}: ${second}`),
    ])}
    ${renderTicks(scale, up)}
    ${labelled.map(
      ({ text, index }, place) =>
        html`<text
          class="tick"
          x="${percent((index + 0.5) / bars.length)}"
          y="99%"
          text-anchor="${place === 0 ? 'start' : place === labelled.length - 1 ? 'end' : 'middle'}"
          >${text}</text
        >`,
    )}
  </svg>`;
}

/** A short bar that shows a part of a whole, both in the same unit. */
export function renderMeter(part: number, whole: number): Html {
  return html`<svg class="meter" aria-hidden="true">
    <rect class="rest" width="100%" height="100%" rx="2" />
    <rect class="bar" width="${percent(bounded(part / whole))}" height="100%" rx="2" />
  </svg>`;
}

/** One share over a few months as bars; null is a month without a value. */
export function renderMonths(values: readonly (number | null)[], whole: number): Html {
  const width = 100 / values.length;
  return html`<svg class="months" aria-hidden="true">
    ${values.map(
      (value, index) =>
        html`<rect
          class="${value === null ? 'rest' : index === values.length - 1 ? 'bar newest' : 'bar'}"
          x="${round(index * width)}%"
          width="${round(width * 0.75)}%"
          y="${percent(1 - bounded((value ?? 0) / whole))}"
          height="${percent(bounded((value ?? 0) / whole))}"
        />`,
    )}
  </svg>`;
}

function renderRules(scale: ReturnType<typeof scaleOf>, up: (value: number) => number): Html[] {
  return scale.ticks.map(({ value }) => {
    const y = heightOf(up(value));
    return html`<line class="rule" x1="0" x2="100%" y1="${y}" y2="${y}" />`;
  });
}

/** The axis labels, drawn after the plot so that no line crosses them. */
function renderTicks(scale: ReturnType<typeof scaleOf>, up: (value: number) => number): Html[] {
  return scale.ticks.map(
    ({ value, text }) => html`<text class="tick" x="0" y="${heightOf(up(value))}" dy="-4">${text}</text>`,
  );
}

/** Converts a share of the plot's height to a position in the whole chart. */
function heightOf(share: number): string {
  return percent((BOTTOM_PCT - share * (BOTTOM_PCT - TOP_PCT)) / 100);
}

/** At most `most` evenly spaced items, including the first and the last. */
function pickEvenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))],
  ).filter((item) => item !== undefined);
}

function bounded(share: number): number {
  return Math.max(0, Math.min(1, share));
}

function percent(share: number): string {
  return `${round(share * 100)}%`;
}

// Two decimals of a percent are a tenth of a pixel at 1,000 pixels.
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
