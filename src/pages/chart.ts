import { BOTTOM_PCT, TOP_PCT, heightOf, percent, round, scaleOf } from './chart-scale.ts';
import type { Scale } from './chart-scale.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/*
 * Charts are SVG without a viewBox: positions are percentages, so that a chart fills the
 * page width while its text keeps its size. Floats are used for pixels only; the table next
 * to each chart has the published decimals.
 */

// The number of labels that fit on 360 px.
const MOST_LABELS = 3;

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

function renderRules(scale: Scale, up: (value: number) => number): Html[] {
  return scale.ticks.map(({ value }) => {
    const y = heightOf(up(value));
    return html`<line class="rule" x1="0" x2="100%" y1="${y}" y2="${y}" />`;
  });
}

/** The axis labels, drawn after the plot so that no line crosses them. */
function renderTicks(scale: Scale, up: (value: number) => number): Html[] {
  return scale.ticks.map(
    ({ value, text }) => html`<text class="tick" x="0" y="${heightOf(up(value))}" dy="-4">${text}</text>`,
  );
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
