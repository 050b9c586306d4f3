import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';

/** A range of a chart, in days before the newest NAV; null: everything. */
interface ChartRange {
  readonly key: string;
  readonly text: string;
  readonly name: string;
  readonly days: number | null;
}

const DEFAULT: ChartRange = { key: '1y', text: '1Y', name: '1 year', days: 366 };
const RANGES: readonly ChartRange[] = [
  { key: '1m', text: '1M', name: '1 month', days: 31 },
  { key: '3m', text: '3M', name: '3 months', days: 92 },
  { key: '6m', text: '6M', name: '6 months', days: 184 },
  DEFAULT,
  { key: '3y', text: '3Y', name: '3 years', days: 1_096 },
  { key: '5y', text: '5Y', name: '5 years', days: 1_827 },
  { key: 'all', text: 'All', name: 'All', days: null },
];

/** The range with this key; one year for any other text. */
export function findRange(asked: string | null): ChartRange {
  return RANGES.find(({ key }) => key === asked) ?? DEFAULT;
}

/** Links to every range; `query` has the other parameters of the page. */
export function renderRanges(current: string, query: URLSearchParams, fragment: string): Html {
  const linkTo = (key: string): string =>
    `?${new URLSearchParams([...[...query].filter(([name]) => name !== 'range'), ['range', key]]).toString()}${fragment}`;
  return html`<nav aria-label="Range of the chart">
    <ul class="choices">
      ${RANGES.map(
        ({ key, text, name, days }) =>
          html`<li>
            <a
              href="${linkTo(key)}"
              data-range="${key}"
              data-days="${days}"
              title="${name}"
              ${key === current ? html` aria-current="true"` : ''}
              >${text}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/**
 * For the script of the chart: the lines that it fills with the day and the figure of each fund under the crosshair,
 * whose height is reserved, and its credit.
 */
export function renderChartFoot(funds: number): Html {
  return html`<p class="readout lines-${funds}" aria-live="off"></p>
    <p class="credit small soft" hidden>
      Arrow keys read single days. Drawn with
      <a href="https://www.tradingview.com/" rel="noreferrer">TradingView</a> Lightweight Charts™, © 2026 TradingView,
      Inc.
    </p>`;
}
