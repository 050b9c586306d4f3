import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { FUND_CHART_PATH } from '#pages/assets.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';
import { renderTable } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { Report } from '#payloads/reports.ts';
import type { NavRow, PayoutHistory } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listFunds, readFund } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';
import { readFundReview } from '#reads/read-fund-review.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import { listReports, readReport } from '#reads/reports.ts';
import { renderAllocations } from './allocation-section.ts';
import { renderCompareForm } from './compare-form.ts';
import { renderFees } from './fees-section.ts';
import { renderFundFacts } from './fund-facts.ts';
import { renderChips, renderPrices, renderSiblings } from './fund-head.ts';
import { renderHoldings } from './holdings-section.ts';
import { renderFiles, renderNavSection } from './nav-section.ts';
import { renderPayouts } from './payouts-section.ts';
import { renderReturns } from './returns-section.ts';
import { renderReview } from './review-section.ts';
import { formatDate } from './wording.ts';

// Five years of month ends.
const REPORTS_LISTED = 60;
// Five years with their leap days, the default window of payouts.
const PAYOUT_WINDOW_DAYS = 1_827;
const MOST_PEERS = 80;

/** `/funds/{fund_slug}`: one fund, the price first. Faults: FUND_NOT_FOUND. */
export async function renderFundPage(
  view: FactView,
  fund_slug: string,
  query: URLSearchParams,
  today: IsoDate,
  baseUrl: string,
): Promise<string> {
  const fund = readPayload(await readFund(view, { fund_slug }));
  const newest = await readNewestNavs(view, fund_slug);
  const payouts = await readRecentPayouts(view, fund_slug, today);
  const review = await readFundReview(view, fund_slug);
  const report = await readNewestReport(view, fund);
  const peers = await listPeers(view, fund);
  const { name } = fund;
  return renderPage({
    title: name,
    description:
      `${name}${fund.amc === null ? '' : ` of ${fund.amc.name}`}: NAV, published returns, payouts, allocation, ` +
      'holdings and reports.',
    path: `/funds/${fund_slug}`,
    baseUrl,
    preview: `/funds/${fund_slug}/preview.webp`,
    scripts: [FUND_CHART_PATH],
    width: 'data',
    body: html`<div class="spread">
      <p class="crumbs">
        <a href="/funds">Funds</a>${
          fund.amc === null ? '' : html` / <a href="/amcs/${fund.amc.slug}">${fund.amc.name}</a>`
        }
      </p>
      <h1>${name}</h1>
      ${await renderSiblings(view, fund)} ${renderChips(fund)}
      <div class="pair even">${renderPrices({ newest, payouts, report, today })} ${renderReturns(report)}</div>
      <div class="pair">
        <div>
          ${await renderNavSection(view, { fund, asked: query.get('range'), payouts: payouts.payouts, review, peers })}
          <div class="halves">${renderFiles(fund_slug)} ${renderCompareForm([fund], peers)}</div>
          ${await renderPortfolio(view, fund, report)}
        </div>
        <div>
          ${renderReview(fund_slug, review)} ${renderPayouts(payouts)}
          <section aria-labelledby="facts">
            <h2 id="facts">Facts</h2>
            <div class="card">${renderFundFacts(fund, report)}</div>
          </section>
          ${await renderReportList(view, fund)}
        </div>
      </div>
      <p class="soft small">
        The same data over the API: <code>/v1/mutual-funds/funds/${fund_slug}</code> and the paths below it. See the
        <a href="/docs">documentation</a>.
      </p>
    </div>`,
  });
}

/** The newest observation and the one before it. */
async function readNewestNavs(view: FactView, fund_slug: string): Promise<readonly NavRow[]> {
  const window = { from: null, to: null, cursor: null, as_of: null };
  return readPayload(await readNavHistory(view, { ...window, fund_slug, limit: 2, order: 'desc' })).navs;
}

async function readRecentPayouts(view: FactView, fund_slug: string, today: IsoDate): Promise<PayoutHistory> {
  return readPayload(
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
}

/** Null for a fund without reports. */
async function readNewestReport(view: FactView, { slug, latest_report_date }: FundRecord): Promise<Report | null> {
  if (latest_report_date === null) return null;
  return readPayload(
    await readReport(view, { fund_slug: slug, report_date: null, data_version: null, include: ['all'], as_of: null }),
  );
}

/** Other active funds of the same category, which people compare a fund with. */
async function listPeers(view: FactView, { slug, category }: FundRecord): Promise<readonly FundRecord[]> {
  if (category === null) return [];
  const found = readPayload(
    await listFunds(view, {
      q: null,
      amc: null,
      category: [category],
      scheme_type: [],
      risk_profile: [],
      is_shariah_compliant: null,
      is_exchange_traded: null,
      is_fund_of_funds: null,
      lifecycle_status: 'ACTIVE',
      family: null,
      sort: 'name_asc',
      page: 1,
      per_page: MOST_PEERS,
    }),
  );
  return found.filter((one) => one.slug !== slug && one.latest_nav_date !== null);
}

async function renderPortfolio(view: FactView, fund: FundRecord, report: Report | null): Promise<Html> {
  if (report === null)
    return html`<h2>Fund manager reports</h2>
      <p class="empty">No report of this fund is available yet. Nothing is known about its holdings.</p>`;
  return html`${await renderAllocations(view, fund.slug, report.report_date as IsoDate)} ${renderHoldings(report)}
  ${renderFees(report)}`;
}

async function renderReportList(view: FactView, { slug, latest_report_date }: FundRecord): Promise<Html> {
  if (latest_report_date === null) return html``;
  const page = { page: 1, per_page: REPORTS_LISTED, as_of: null };
  const reports = readPayload(await listReports(view, { ...page, fund_slug: slug }));
  return html`<h2>Reports</h2>
    <div class="card">
      ${renderTable({
        caption: 'Reports of this fund, newest first',
        columns: [{ head: 'Report' }, { head: 'Version', isNumber: true }],
        rows: reports.map(({ report_date, data_version }) => [
          html`<a href="/funds/${slug}/reports/${report_date}">${formatDate(report_date)}</a>`,
          data_version === 1 ? 1 : html`${data_version} <span class="soft">(corrected)</span>`,
        ]),
      })}
    </div>`;
}
