import { own } from '#base/own.ts';
import { dayNumber } from '#domain/dates.ts';
import { renderLineChart } from '#pages/line-chart.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { DatedPrice, HoldCase } from '#review/hold-case.ts';

/** What the held rows of a table are compared with: prices around them, and the rows next to each other. */
export function renderComparison(subject: HoldCase): Html {
  return html`${renderSides(subject)} ${renderPrices(subject)} ${renderRows(subject)}`;
}

/** The contradicting values side by side. */
function renderSides({ hold, candidates }: HoldCase): Html | '' {
  const { served, printed, registered } = hold.figures as Readonly<Record<string, string | undefined>>;
  const sides: readonly (readonly [string, string])[] =
    candidates.length > 0
      ? candidates.map((value, index) => [`Value ${index + 1}`, value] as const)
      : [
          ['Served now', served],
          ['In the registry', registered],
          ['Printed in this document', served === undefined && registered === undefined ? undefined : printed],
        ].flatMap(([name, value]): (readonly [string, string])[] =>
          name === undefined || value === undefined ? [] : [[name, value]],
        );
  if (sides.length === 0) return '';
  return html`<section class="cards sides" aria-label="Contradicting values">
    ${sides.map(
      ([name, value]) =>
        html`<div class="card">
          <p class="soft small">${name}</p>
          <p class="figure">${value}</p>
        </div>`,
    )}
  </section>`;
}

// Prices in the table: enough to see the level on both sides.
const LISTED_AROUND = 5;

function renderPrices({ hold, prices }: HoldCase): Html | '' {
  if (prices.length < 2) return '';
  const held = prices.filter(({ isHeld }) => isHeld);
  const firstHeld = prices.findIndex(({ isHeld }) => isHeld);
  const near = prices.slice(
    Math.max(0, firstHeld - LISTED_AROUND),
    firstHeld < 0 ? LISTED_AROUND * 2 : prices.findLastIndex(({ isHeld }) => isHeld) + LISTED_AROUND + 1,
  );
  return html`<figure class="card">
    <figcaption>
      NAV around the held rows${held.length === 0 ? '' : html`; <span class="key-mark"></span>held`}
    </figcaption>
    ${renderLineChart({
      label: `NAV of ${hold.subject} from ${prices[0]?.date ?? ''} to ${prices.at(-1)?.date ?? ''}; the table below has the values.`,
      lines: [prices.map(toPoint)],
      marks: held.map(({ date, nav }) => ({ at: dayNumber(date), text: `${date}: ${nav}, held` })),
    })}
    ${renderTable({
      caption: 'NAVs around the held rows',
      columns: [{ head: 'Date' }, { head: 'NAV', isNumber: true }, { head: 'State' }],
      rows: near.map(({ date, nav, isHeld }) => [
        date,
        nav,
        isHeld ? html`<span class="chip warn">held</span>` : html`<span class="soft">served</span>`,
      ]),
      layout: 'narrow',
    })}
  </figure>`;
}

// The chart draws pixels; the table has the published decimals.
function toPoint({ date, nav }: DatedPrice): { readonly at: number; readonly value: number } {
  return { at: dayNumber(date), value: Number(nav) };
}

function renderRows({ hold }: HoldCase): Html {
  const columns = Object.keys(hold.held_rows[0] ?? {}).filter((name) => name !== 'document_seq');
  if (columns.length === 0) return html`<p class="empty">This hold has no rows.</p>`;
  const more = hold.rows - hold.held_rows.length;
  return html`<section class="card">
    <h2>Held rows</h2>
    ${renderTable({
      caption: 'Held rows',
      columns: columns.map((name) => ({ head: name.replaceAll('_', ' ') })),
      rows: hold.held_rows.map((row) => columns.map((name) => own<string | number | null>(row, name))),
    })}
    ${more > 0 ? html`<p class="soft small">${more} more rows are not shown.</p>` : ''}
  </section>`;
}
