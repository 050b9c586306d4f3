import { BOTTOM_PCT, TOP_PCT, heightOf, percent, round, scaleOf } from './chart-scale.ts';
import type { Scale } from './chart-scale.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { listTimeTicks } from './time-ticks.ts';

/** A value on a day. Floats are used for pixels only; the table next to each chart has the published decimals. */
interface Point {
  /** Days since 1970-01-01. */
  readonly at: number;
  readonly value: number;
}

interface LineChart {
  /** A sentence that describes the chart, for screen readers. */
  readonly label: string;
  /** One to five series, each in time order; together at least one point. */
  readonly lines: readonly (readonly Point[])[];
  /** Events to mark: on the time axis, or at the top for corrections. */
  readonly marks?: readonly { readonly at: number; readonly text: string; readonly isCorrection?: boolean }[];
}

// A line over a longer pause would show values that were never published.
const LONGEST_BRIDGED_DAYS = 10;
// The inner SVG uses thousandths, a finer resolution than any screen.
const THOUSANDTHS = 1_000;
// A digit of the axis labels, and the space after a label.
const EM_PER_CHARACTER = 0.6;
const EM_AFTER_LABEL = 0.6;

/**
 * Series over time as lines, without area: the value axis need not start at zero. A pause of more than ten days
 * interrupts a line, and an observation between two pauses is a point. The labels of the values are outside the plot.
 */
export function renderLineChart({ label, lines, marks = [] }: LineChart): Html {
  const points = lines.flat();
  const scale = scaleOf(
    points.map(({ value }) => value),
    'values',
  );
  const first = points.reduce((least, { at }) => Math.min(least, at), Infinity);
  const last = points.reduce((most, { at }) => Math.max(most, at), -Infinity);
  const across = (at: number): number => (last === first ? 0.5 : (at - first) / (last - first));
  const up = (value: number): number => (value - scale.least) / (scale.most - scale.least);
  return html`<div class="plot" role="img" aria-label="${label}">
    ${renderValues(scale, up)}
    <svg class="chart">
      ${scale.ticks.map(({ value }) => {
        const y = heightOf(up(value));
        return html`<line class="rule" x1="0" x2="100%" y1="${y}" y2="${y}" />`;
      })}
      ${lines.map((line, index) => renderLine(line, index, across, up))}
      ${marks.map(({ at, text, isCorrection = false }) => {
        const [x, y] = [percent(across(at)), isCorrection ? 0 : BOTTOM_PCT - TOP_PCT];
        return html`<line
          class="mark${isCorrection ? ' corrected' : ''}"
          x1="${x}"
          x2="${x}"
          y1="${y}%"
          y2="${y + TOP_PCT}%"
          ><title>${text}</title></line
        >`;
      })}
      ${listTimeTicks(first, last).map(({ at, text }) => {
        const x = across(at);
        const anchor = first === last ? 'middle' : x < EDGE ? 'start' : x > 1 - EDGE ? 'end' : 'middle';
        return html`<line
            class="notch"
            x1="${percent(x)}"
            x2="${percent(x)}"
            y1="${BOTTOM_PCT}%"
            y2="${BOTTOM_PCT + 2}%"
          />
          <text class="tick" x="${percent(x)}" y="99%" text-anchor="${anchor}">${text}</text>`;
      })}
    </svg>
  </div>`;
}

// A label nearer to the edge than this share is aligned with its tick instead of centred, so that it is not cut off.
const EDGE = 0.08;

/** The labels of the value axis, in a column of their own. */
function renderValues(scale: Scale, up: (value: number) => number): Html {
  const longest = Math.max(...scale.ticks.map(({ text }) => text.length));
  return html`<svg class="values" width="${round(longest * EM_PER_CHARACTER + EM_AFTER_LABEL)}em">
    ${scale.ticks.map(
      ({ value, text }) =>
        html`<text
          class="tick"
          x="${longest * EM_PER_CHARACTER}em"
          y="${heightOf(up(value))}"
          dy=".32em"
          text-anchor="end"
          >${text}</text
        >`,
    )}
  </svg>`;
}

function renderLine(
  line: readonly Point[],
  index: number,
  across: (at: number) => number,
  up: (value: number) => number,
): Html {
  const parts = splitAtPauses(line);
  const path = parts
    .filter((part) => part.length > 1)
    .map(
      (part) =>
        `M${thinOut(part)
          .map(({ at, value }) => `${round(across(at) * THOUSANDTHS)} ${round((1 - up(value)) * THOUSANDTHS)}`)
          .join('L')}`,
    )
    .join('');
  return html`<svg
      y="${TOP_PCT}%"
      width="100%"
      height="${BOTTOM_PCT - TOP_PCT}%"
      viewBox="0 0 ${THOUSANDTHS} ${THOUSANDTHS}"
      preserveAspectRatio="none"
      overflow="visible"
    >
      <path class="trace s${index + 1}" vector-effect="non-scaling-stroke" d="${path}" />
    </svg>
    ${parts
      .filter((part) => part.length === 1)
      .flat()
      .map(
        ({ at, value }) =>
          html`<circle class="dot s${index + 1}" cx="${percent(across(at))}" cy="${heightOf(up(value))}" r="3" />`,
      )}`;
}

function splitAtPauses(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [];
  let before = -Infinity;
  for (const point of line) {
    if (point.at - before > LONGEST_BRIDGED_DAYS) parts.push([]);
    parts.at(-1)?.push(point);
    before = point.at;
  }
  return parts;
}

// At most two points for each of 300 steps: enough for most screens, and ten years stay under 10 kB.
const DRAWN_STEPS = 300;

/** Reduces many points to the lowest and highest of each step, in time order, so that every peak is kept. */
function thinOut(points: readonly Point[]): readonly Point[] {
  const size = Math.ceil(points.length / DRAWN_STEPS);
  if (size <= 2) return points;
  return Array.from({ length: Math.ceil(points.length / size) }, (_, step) => {
    const part = points.slice(step * size, (step + 1) * size).toSorted((one, other) => one.value - other.value);
    return [part[0], part.at(-1)].filter((point) => point !== undefined).toSorted((one, other) => one.at - other.at);
  }).flat();
}
