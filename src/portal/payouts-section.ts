import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { PayoutHistory } from '#payloads/series.ts';
import { linkReceipt, payoutReceiptPath } from './receipts/receipt-links.ts';
import { NOT_PUBLISHED, formatDate, showDate } from './wording.ts';

const PAYOUTS_AT_ONCE = 6;
// Bounds the page for funds with daily payouts; the file has all of them.
const MOST_PAYOUTS = 60;

/** The payouts of the last five years, newest first. */
export function renderPayouts({ fund, from, total, payouts }: PayoutHistory): Html {
  const table = (caption: string, rows: PayoutHistory['payouts']): Html =>
    renderTable({
      caption,
      layout: 'narrow',
      columns: [{ head: 'Date' }, { head: 'Amount per unit', isNumber: true }, { head: 'Ex-NAV', isNumber: true }],
      rows: rows.map(({ id, payout_date, amount_per_unit, ex_nav }) => [
        showDate(payout_date),
        linkReceipt(payoutReceiptPath(fund.slug, id), amount_per_unit),
        ex_nav ?? NOT_PUBLISHED,
      ]),
    });
  return html`<section aria-labelledby="payouts">
    <h2 id="payouts">Payouts</h2>
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
                ? html`<p class="small soft">
                    The <a href="/funds/${fund.slug}/payouts.csv">CSV file</a> has all payouts.
                  </p>`
                : ''
            }
          </div>`
    }
  </section>`;
}
