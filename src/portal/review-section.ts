import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { FundReview } from '#reads/read-fund-review.ts';
import { linkReceipt, navReceiptPath } from './receipts/receipt-links.ts';
import { formatDate, groupDigits } from './wording.ts';

// The rows under review of each dataset, one and several.
const ROWS_OF: ReadonlyMap<string, readonly [one: string, several: string]> = new Map([
  ['nav', ['NAV', 'NAVs']],
  ['payouts', ['payout', 'payouts']],
  ['fmr', ['row of its reports', 'rows of its reports']],
  ['registry', ['fact of the registry', 'facts of the registry']],
]);

const SHOWN = 5;

/** Corrections and disputes of the fund's figures; empty if there are none. */
export function renderReview(fund_slug: string, { navs, payouts, holds }: FundReview): Html {
  const datasets = [...Map.groupBy(holds, ({ dataset }) => dataset)].map(([dataset, of]) => ({
    dataset,
    holds: of.reduce((sum, one) => sum + one.holds, 0),
    rows: of.reduce((sum, one) => sum + one.rows, 0),
  }));
  if (datasets.length === 0 && navs.length === 0 && payouts.length === 0) return html``;
  const corrections = listCorrections(fund_slug, navs, payouts);
  return html`<section aria-labelledby="review">
    <h2 id="review">Corrections and review</h2>
    <div class="card">
      ${datasets.length === 0 ? '' : renderDatasets(datasets)}
      ${
        corrections.length === 0
          ? ''
          : html`<ul class="corrections">
              ${corrections.slice(0, SHOWN)}
            </ul>`
      }
      ${
        corrections.length > SHOWN
          ? html`<details>
              <summary>${corrections.length - SHOWN} earlier corrections</summary>
              <ul class="corrections">
                ${corrections.slice(SHOWN)}
              </ul>
            </details>`
          : ''
      }
    </div>
  </section>`;
}

interface HeldDataset {
  readonly dataset: string;
  readonly holds: number;
  readonly rows: number;
}

function renderDatasets(datasets: readonly HeldDataset[]): Html {
  return html`<ul class="plain">
      ${datasets.map(
        ({ dataset, holds, rows }) =>
          html`<li>
            <span class="chip warn">${rows} ${nameRows(dataset, rows)} under review</span>
            <span class="small soft">in ${holds} ${holds === 1 ? 'hold' : 'holds'}</span>
          </li>`,
      )}
    </ul>
    <p class="small soft">
      A check doubts these values. They are not shown until a reviewer has compared them with the source.
    </p>`;
}

function listCorrections(fund_slug: string, navs: FundReview['navs'], payouts: FundReview['payouts']): Html[] {
  return [
    ...navs.map(
      ({ date, was, now, corrected_at }) =>
        html`<li>
          NAV of ${formatDate(date)}: was ${groupDigits(was)} until ${formatDate(corrected_at)},
          ${now === null ? 'no longer served' : html`now ${linkReceipt(navReceiptPath(fund_slug, date), groupDigits(now))}`}
        </li>`,
    ),
    ...payouts.map(
      ({ date, was, now, corrected_at }) =>
        html`<li>
          Payout of ${formatDate(date)}: was ${groupDigits(was)} until ${formatDate(corrected_at)},
          ${now === null ? 'no longer served' : `now ${groupDigits(now)}`}
        </li>`,
    ),
  ];
}

function nameRows(dataset: string, rows: number): string {
  const [one, several] = ROWS_OF.get(dataset) ?? ['row', 'rows'];
  return rows === 1 ? one : several;
}
