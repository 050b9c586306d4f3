import { addDays, dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderLineChart } from '#pages/line-chart.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { NavRow, PayoutHistory } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import type { FundReview } from '#reads/read-fund-review.ts';
import { readNavsFrom } from '#reads/read-whole-series.ts';
import { findRange, renderChartFoot, renderRanges } from './chart-ranges.ts';
import { linkReceipt, navReceiptPath } from './receipts/receipt-links.ts';
import { NOT_PUBLISHED, dateOf, formatDate, groupDigits, showDate } from './wording.ts';

// More marks than this merge into a band; the tables list the payouts anyway.
const MOST_MARKS = 60;
const TABLE_ROWS = 20;
// A longer pause interrupts the line of the chart.
const LONGEST_BRIDGED_DAYS = 10;

interface NavSection {
  readonly fund: FundRecord;
  /** The requested range of the chart. */
  readonly asked: string | null;
  readonly payouts: PayoutHistory['payouts'];
  readonly review: FundReview;
  /** Funds to draw in the same chart. */
  readonly peers: readonly FundRecord[];
}

/**
 * The NAV history as a chart that marks payouts and corrections, with the newest figures in a table. The script of the
 * page replaces the drawn chart by an interactive one.
 */
export async function renderNavSection(view: FactView, section: NavSection): Promise<Html> {
  const { fund, asked, payouts, review, peers } = section;
  const { slug, latest_nav_date } = fund;
  if (latest_nav_date === null)
    return html`<h2 id="nav">NAV history</h2>
      <p class="empty">No NAV of this fund is available yet.</p>`;
  const range = findRange(asked);
  const from = range.days === null ? null : addDays(latest_nav_date as IsoDate, -range.days);
  const navs = await readNavsFrom(view, slug, from);
  return html`<section aria-labelledby="nav">
    <h2 id="nav">NAV history</h2>
    <div class="chart-card card" data-chart="/funds/${slug}/chart.json" data-range="${range.key}">
      <div class="chart-tools">
        ${renderRanges(range.key, new URLSearchParams(), '#nav')}
        <div class="chart-options" hidden>
          <label><input type="checkbox" data-log />Log scale</label>
          ${peers.length === 0 ? '' : renderPeers(peers)}
        </div>
      </div>
      ${renderNavFigure(navs, payouts, review)}
    </div>
    ${renderNavTable(navs)}
  </section>`;
}

function renderPeers(peers: readonly FundRecord[]): Html {
  return html`<label
    >Compare with
    <select data-compare>
      <option value="">no other fund</option>
      ${peers.map(({ slug, name }) => html`<option value="${slug}">${name}</option>`)}
    </select></label
  >`;
}

function renderNavFigure(navs: readonly NavRow[], payouts: PayoutHistory['payouts'], review: FundReview): Html {
  const [first, last] = [navs[0], navs.at(-1)];
  if (first === undefined || last === undefined)
    return html`<p class="empty">There is no NAV in this range. Choose a longer one.</p>`;
  const isInside = (date: string): boolean => date >= first.nav_date && date <= last.nav_date;
  const paid = payouts.filter(({ payout_date }) => isInside(payout_date));
  const corrected = review.navs.filter(({ date }) => isInside(date));
  const [from, to] = [formatDate(first.nav_date), formatDate(last.nav_date)];
  return html`<figure>
    <figcaption>
      PKR per unit, ${navs.length}
      ${navs.length === 1 ? 'observation' : 'observations'}${
        first === last ? ` on ${to}` : ` from ${from} to ${to}`
      }${describePayouts(paid.length)}${describeCorrections(corrected.length)}${describePauses(navs)}
    </figcaption>
    <div class="chart-box">
      ${renderLineChart({
        label: `NAV per unit from ${from} to ${to}, in PKR: ${first.nav ?? ''} at the start, ${last.nav ?? ''} at the end.`,
        lines: [navs.map(({ nav_date, nav }) => ({ at: dayNumber(dateOf(nav_date)), value: Number(nav) }))],
        marks: [
          ...(paid.length > MOST_MARKS ? [] : paid).map(({ payout_date, amount_per_unit }) => ({
            at: dayNumber(dateOf(payout_date)),
            text: `Payout of PKR ${amount_per_unit} per unit on ${formatDate(payout_date)}`,
          })),
          ...(corrected.length > MOST_MARKS ? [] : corrected).map(({ date, was, corrected_at }) => ({
            at: dayNumber(dateOf(date)),
            text: `NAV of ${formatDate(date)} corrected: was ${was} until ${formatDate(corrected_at)}`,
            isCorrection: true,
          })),
        ],
      })}
    </div>
    ${renderChartFoot(1)}
  </figure>`;
}

function describePayouts(payouts: number): Html | string {
  if (payouts === 0) return '';
  if (payouts > MOST_MARKS) return `; ${payouts} payouts in this range, too many to mark`;
  return html`; <span class="key-mark"></span>${payouts} ${payouts === 1 ? 'payout' : 'payouts'}`;
}

function describeCorrections(corrections: number): Html | string {
  if (corrections === 0) return '';
  return html`; <span class="key-mark corrected"></span>${corrections} corrected`;
}

function describePauses(navs: readonly NavRow[]): string {
  const pauses = navs.filter(({ nav_date }, index) => {
    const before = navs[index - 1];
    return before !== undefined && dateOf(nav_date) > addDays(dateOf(before.nav_date), LONGEST_BRIDGED_DAYS);
  });
  if (pauses.length === 0) return '';
  return `; no line over ${pauses.length === 1 ? 'a pause' : `${pauses.length} pauses`} of more than ten days`;
}

const COLUMNS = [
  ['NAV', 'nav'],
  ['Change', 'nav_change_abs'],
  ['Change, %', 'nav_change_pct'],
  ['Offer', 'offer_price'],
  ['Redemption', 'repurchase_price'],
] as const;

function renderNavTable(navs: readonly NavRow[]): Html {
  const rows = navs.slice(-TABLE_ROWS).toReversed();
  // A column without any value would only repeat that nothing is published.
  const shown = COLUMNS.filter(([, member]) => member === 'nav' || rows.some((row) => row[member] !== null));
  return html`<details class="card">
    <summary>${rows.length < navs.length ? `Latest ${rows.length} figures` : 'Figures'}</summary>
    ${renderTable({
      caption: 'NAV observations, newest first, PKR per unit',
      columns: [{ head: 'Date' }, ...shown.map(([head]) => ({ head, isNumber: true }))],
      rows: rows.map((row) => [
        showDate(row.nav_date),
        ...shown.map(([, member]) => {
          const value = row[member];
          if (value === null) return NOT_PUBLISHED;
          return member === 'nav'
            ? linkReceipt(navReceiptPath(row.fund_slug, row.nav_date), groupDigits(value))
            : groupDigits(value);
        }),
      ]),
    })}
    <p class="small soft">
      The CSV and XLSX files have every figure. Programs <a href="/docs/readNavHistory">query the NAV history</a>.
    </p>
  </details>`;
}

/** Names of the files of a fund, as buttons. */
export function renderFiles(slug: string): Html {
  return html`<section class="not-printed" aria-labelledby="files">
    <h2 id="files">Files</h2>
    <div class="card">
      <p class="actions files">
        <a class="button quiet" href="/funds/${slug}/nav.csv" download>NAV CSV</a
        ><a class="button quiet" href="/funds/${slug}/nav.xlsx" download>NAV and payouts XLSX</a
        ><a class="button quiet" href="/funds/${slug}/payouts.csv" download>Payouts CSV</a>
      </p>
      <p class="small soft">
        The addresses work without a key in Excel and in Google Sheets:
        <code>=IMPORTDATA("…/funds/${slug}/nav.csv")</code>
      </p>
    </div>
  </section>`;
}
