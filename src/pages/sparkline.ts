import { html } from './html.ts';
import type { Html } from './html.ts';

interface Sparkline {
  /** A sentence that describes the line, for screen readers. */
  readonly label: string;
  /** In time order, `at` in days; at least one. Floats are used for pixels only. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

const WIDTH = 600;
const HEIGHT = 100;
// A line over a longer pause would show values that were not observed.
const LONGEST_BRIDGED_DAYS = 10;

/** A small chart without axes: the shape of a series, interrupted by long pauses. Its caption states the figures. */
export function renderSparkline({ label, points }: Sparkline): Html {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const x = (at: number): number => (last === first ? WIDTH / 2 : Math.round(((at - first) / (last - first)) * WIDTH));
  const y = (value: number): number =>
    Math.round((most === least ? 0.5 : (most - value) / (most - least)) * HEIGHT * 10) / 10;
  const path = points
    .map(({ at, value }, index) => {
      const before = points[index - 1];
      const isStart = before === undefined || at - before.at > LONGEST_BRIDGED_DAYS;
      return `${isStart ? 'M' : 'L'}${x(at)} ${y(value)}`;
    })
    .join('');
  // A line of no length is drawn as a point because its ends are round.
  return html`<svg
    class="sparkline"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
  >
    <path vector-effect="non-scaling-stroke" d="${path}${points.length === 1 ? 'h0' : ''}" />
  </svg>`;
}
