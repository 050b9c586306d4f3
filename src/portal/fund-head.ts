import type { IsoDate } from '#domain/dates.ts';
import { asDecimal, isPositive, isZero } from '#domain/decimal.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { Report } from '#payloads/reports.ts';
import type { NavRow, PayoutHistory } from '#payloads/series.ts';
import { VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import { readFamily } from '#reads/families.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import {
  linkReceipt,
  navReceiptPath,
  payoutReceiptPath,
  placeIn,
  reportReceiptPath,
} from './receipts/receipt-links.ts';
import { NOT_PUBLISHED, REPORT_AGE, describeAge, formatDate, groupDigits, nameMember, showMoney } from './wording.ts';

/** Links to the other sub-funds of a pension scheme; empty for other funds. */
export async function renderSiblings(view: FactView, { slug, family, vps_asset_class }: FundRecord): Promise<Html> {
  if (family === null || vps_asset_class === null) return html``;
  const { funds } = readPayload(await readFamily(view, { family_slug: family.slug }));
  const members = VPS_ASSET_CLASSES.flatMap((part) => funds.filter((one) => one.vps_asset_class === part));
  if (members.length < 2) return html``;
  return html`<nav aria-label="Sub-funds of ${family.name}">
    <ul class="choices">
      ${members.map(
        (one) =>
          html`<li>
            <a href="/funds/${one.slug}" ${one.slug === slug ? html` aria-current="page"` : ''}
              >${nameMember(one.vps_asset_class ?? '')}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

export function renderChips({
  category,
  lifecycle_status,
  vps_asset_class,
  is_shariah_compliant,
  risk_profile,
}: FundRecord): Html {
  const chips = [
    category,
    vps_asset_class === null ? null : `${nameMember(vps_asset_class)} sub-fund`,
    is_shariah_compliant === true ? 'Shariah compliant' : null,
    risk_profile === null ? null : `${nameMember(risk_profile)} risk`,
  ].filter((chip) => chip !== null);
  return html`<ul class="chips">
    <li>
      <span class="chip ${lifecycle_status === 'ACTIVE' ? 'good' : 'warn'}">${nameMember(lifecycle_status)}</span>
    </li>
    ${chips.map((chip) => html`<li><span class="chip">${chip}</span></li>`)}
  </ul>`;
}

interface Prices {
  /** The newest observation and the one before it, newest first. */
  readonly newest: readonly NavRow[];
  readonly payouts: PayoutHistory;
  readonly report: Report | null;
  readonly today: IsoDate;
}

/** The answer to the first question of every visitor: the price, its age and change, and the size of the fund. */
export function renderPrices({ newest, payouts, report, today }: Prices): Html {
  const [row, before] = newest;
  const size = report === null ? null : sizeOf(report, today);
  const last = payouts.payouts[0];
  return html`<section class="card prices" aria-labelledby="price">
    <h2 id="price" class="label">NAV per unit</h2>
    ${
      row === undefined || row.nav === null
        ? html`<p class="empty">No NAV of this fund is available yet.</p>`
        : html`<p class="price">
              <span class="unit">PKR</span>
              ${linkReceipt(navReceiptPath(row.fund_slug, row.nav_date), groupDigits(row.nav))}
            </p>
            <p>${describeAge(row.nav_date, today)}</p>
            <p>${renderChange(row, before)}</p>`
    }
    ${renderFacts([
      ['Offer price', showPrice(row?.offer_price ?? null)],
      ['Redemption price', showPrice(row?.repurchase_price ?? null)],
      ...(row?.market_price ? [['Market price', showPrice(row.market_price)] as const] : []),
      ['Fund size', size ?? NOT_PUBLISHED],
      [
        'Latest payout',
        last === undefined
          ? html`<span class="soft">none recorded since ${formatDate(payouts.from)}</span>`
          : html`PKR ${linkReceipt(payoutReceiptPath(payouts.fund.slug, last.id), last.amount_per_unit)} per unit<br /><a
                class="small"
                href="#payouts"
                >${formatDate(last.payout_date)}</a
              >`,
      ],
    ])}
  </section>`;
}

function showPrice(price: string | null): HtmlPart {
  return price === null ? NOT_PUBLISHED : `PKR ${groupDigits(price)}`;
}

/** `+0.1200 (+0.0800 %) since 20 Aug 2026`: computed exactly, by `reads`. */
function renderChange({ nav_change_abs, nav_change_pct }: NavRow, before: NavRow | undefined): Html {
  if (nav_change_abs === null || nav_change_pct === null || before === undefined)
    return html`<span class="soft">The only observation so far: no change can be stated.</span>`;
  const change = asDecimal(nav_change_abs);
  const since = html`since ${formatDate(before.nav_date)}`;
  if (isZero(change)) return html`Unchanged ${since}`;
  const isUp = isPositive(change);
  const signed = (figure: string): string => (figure.startsWith('-') ? groupDigits(figure) : `+${groupDigits(figure)}`);
  return html`<span class="change ${isUp ? 'good' : 'bad'}"
      ><span class="spoken">${isUp ? 'Up ' : 'Down '}</span>${signed(nav_change_abs)} (${signed(nav_change_pct)}
      %)</span
    >
    ${since}`;
}

/** The size that the newest report states, with its date. */
function sizeOf(report: Report, today: IsoDate): Html | null {
  const { fund_size } = report;
  const member = fund_size.net_assets_pkr === null ? 'fund_size_pkr' : 'net_assets_pkr';
  const amount = fund_size[member];
  if (amount === null) return null;
  const path = reportReceiptPath({ ...placeIn(report, 'fund_size', null), member });
  return html`${linkReceipt(path, showMoney(amount))}<br /><a
      class="small"
      href="/funds/${report.fund.slug}/reports/${report.report_date}"
      >${member === 'net_assets_pkr' ? 'net assets, ' : ''}report of
      ${describeAge(report.report_date, today, REPORT_AGE)}</a
    >`;
}
