import { addDays, dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderLineChart } from '#pages/chart.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { NavHistory, NavRow, PayoutHistory } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readPayload } from '#reads/query-result.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import { linkReceipt, navReceiptPath, payoutReceiptPath } from './receipts/receipt-links.ts';
import { dateOf, formatDate, showDate, showValue } from './wording.ts';

/** The selectable ranges, in days before the latest NAV; null: everything. */
const RANGES: readonly { readonly key: string; readonly name: string; readonly days: number | null }[] = [
  { key: '1m', name: '1 month', days: 31 },
  { key: '3m', name: '3 months', days: 92 },
  { key: '1y', name: '1 year', days: 366 },
  { key: '3y', name: '3 years', days: 1_096 },
  { key: 'all', name: 'All', days: null },
];
const DEFAULT_RANGE = '1y';

// The longest span of one query; longer histories are read in several windows.
const NAV_WINDOW_DAYS = 3_653;
const PAYOUT_WINDOW_DAYS = 1_827;
// More marks than this merge into a band; the table lists the payouts anyway.
const MOST_MARKS = 60;
const TABLE_ROWS = 20;
const PAYOUTS_AT_ONCE = 6;
// Bounds the page for funds with daily payouts.
const MOST_PAYOUTS = 60;

/** The NAV history as a chart that marks payouts, with the figures in tables. */
export async function renderNavSection(
  view: FactView,
  fund_slug: string,
  asked: string | null,
  today: IsoDate,
): Promise<Html> {
  const range = RANGES.find(({ key }) => key === asked) ?? RANGES.find(({ key }) => key === DEFAULT_RANGE);
  const navs = await listNavs(view, fund_slug, range?.days ?? null);
  const first = navs[0];
  const last = navs.at(-1);
  if (first === undefined || last === undefined)
    return html`<h2 id="nav">NAV history</h2>
      <p class="empty">No NAV of this fund is available yet.</p>`;
  const found = readPayload(
    await readPayouts(view, {
      fund_slug,
      today,
      from: addDays(today, -PAYOUT_WINDOW_DAYS),
      to: today,
      cursor: null,
      limit: PAYOUT_WINDOW_DAYS,
      order: 'desc',
      as_of: null,
    }),
  );
  return html`<h2 id="nav">NAV history</h2>
    <nav aria-label="Range of the chart">
      <ul class="choices">
        ${RANGES.map(
          ({ key, name }) =>
            html`<li>
              <a href="?range=${key}#nav" ${key === range?.key ? html` aria-current="true"` : ''}>${name}</a>
            </li>`,
        )}
      </ul>
    </nav>
    ${renderNavChart(navs, first, last, found.payouts)} ${renderPayouts(found)}`;
}

function renderNavChart(navs: readonly NavRow[], first: NavRow, last: NavRow, payouts: PayoutHistory['payouts']): Html {
  const shown = payouts.filter(({ payout_date }) => payout_date >= first.nav_date && payout_date <= last.nav_date);
  const [from, to] = [formatDate(first.nav_date), formatDate(last.nav_date)];
  return html`<figure class="card">
    <figcaption>
      PKR per unit, ${navs.length} observations from ${from} to ${to}${describeMarks(shown.length)}
    </figcaption>
    ${renderLineChart({
      label: `NAV per unit from ${from} to ${to}, in PKR: ${first.nav} at the start, ${last.nav} at the end.`,
      points: navs.map(({ nav_date, nav }) => ({
        at: dayNumber(dateOf(nav_date)),
        value: Number(nav),
        text: formatDate(nav_date),
      })),
      marks:
        shown.length > MOST_MARKS
          ? []
          : shown.map(({ payout_date, amount_per_unit }) => ({
              at: dayNumber(dateOf(payout_date)),
              text: `Payout of PKR ${amount_per_unit} per unit on ${formatDate(payout_date)}`,
            })),
    })}
    ${renderNavTable(navs)}
  </figure>`;
}

function describeMarks(payouts: number): Html | string {
  if (payouts === 0) return '';
  if (payouts > MOST_MARKS) return `; ${payouts} payouts in this range, too many to mark`;
  return html`; <span class="key-mark"></span>${payouts} ${payouts === 1 ? 'payout' : 'payouts'} marked`;
}

/** All NAVs in date order. Reading backwards stops at an empty window, hence also at a gap of ten years. */
async function listNavs(view: FactView, fund_slug: string, days: number | null): Promise<NavRow[]> {
  const read = async (from: IsoDate | null, to: IsoDate | null): Promise<NavHistory> =>
    readPayload(
      await readNavHistory(view, {
        fund_slug,
        from,
        to,
        cursor: null,
        limit: NAV_WINDOW_DAYS,
        order: 'asc',
        as_of: null,
      }),
    );
  const newest = await read(null, null);
  const last = newest.navs.at(-1);
  if (last === undefined) return [];
  if (days !== null) return newest.navs.filter(({ nav_date }) => nav_date >= addDays(dateOf(last.nav_date), -days));
  let navs = newest.navs;
  let window = newest;
  while (window.navs.length > 0 && window.from !== null) {
    const to = addDays(dateOf(window.from), -1);
    window = await read(addDays(to, -NAV_WINDOW_DAYS), to);
    navs = [...window.navs, ...navs];
  }
  return navs;
}

function renderNavTable(navs: readonly NavRow[]): Html {
  const rows = navs.slice(-TABLE_ROWS).toReversed();
  return html`<details>
    <summary>${rows.length < navs.length ? `Latest ${rows.length} figures` : 'Figures'}</summary>
    ${renderTable({
      caption: 'NAV observations, newest first, PKR per unit',
      columns: [
        { head: 'Date' },
        ...['NAV', 'Change', 'Change, %', 'Offer', 'Repurchase'].map((head) => ({ head, isNumber: true })),
      ],
      rows: rows.map((row) => [
        showDate(row.nav_date),
        linkReceipt(navReceiptPath(row.fund_slug, row.nav_date), showValue(row.nav)),
        ...[row.nav_change_abs, row.nav_change_pct, row.offer_price, row.repurchase_price].map(showValue),
      ]),
    })}
    <p class="small soft">For all figures, <a href="/docs/readNavHistory">query the NAV history</a>.</p>
  </details>`;
}

function renderPayouts({ fund, from, total, payouts }: PayoutHistory): Html {
  const table = (caption: string, rows: PayoutHistory['payouts']): Html =>
    renderTable({
      caption,
      layout: 'narrow',
      columns: [{ head: 'Date' }, { head: 'Amount per unit', isNumber: true }, { head: 'Ex-NAV', isNumber: true }],
      rows: rows.map(({ id, payout_date, amount_per_unit, ex_nav }) => [
        showDate(payout_date),
        linkReceipt(payoutReceiptPath(fund.slug, id), amount_per_unit),
        showValue(ex_nav),
      ]),
    });
  return html`<h2>Payouts</h2>
    ${
      payouts.length === 0
        ? html`<p class="empty">
            No payout has been recorded since ${formatDate(from)}. This does not prove that there was none.
          </p>`
        : html`<div class="card">
            <p class="small soft">${total} recorded since ${formatDate(from)}, in PKR per unit.</p>
            ${table('Latest payouts', payouts.slice(0, PAYOUTS_AT_ONCE))}
            ${
              payouts.length > PAYOUTS_AT_ONCE
                ? html`<details>
                    <summary>Earlier payouts</summary>
                    ${table('Earlier payouts', payouts.slice(PAYOUTS_AT_ONCE, MOST_PAYOUTS))}
                  </details>`
                : ''
            }
            ${
              payouts.length > MOST_PAYOUTS
                ? html`<p class="small soft">For all payouts, <a href="/docs/readPayouts">query the payouts</a>.</p>`
                : ''
            }
          </div>`
    }`;
}
