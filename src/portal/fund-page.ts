import { own } from '#base/own.ts';
import type { IsoDate } from '#domain/dates.ts';
import { SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listReports, readReport } from '#reads/reports.ts';
import { readPayload } from '#reads/query-result.ts';
import { readFund } from '#reads/funds.ts';
import { renderAllocations } from './allocation-section.ts';
import { renderNavSection } from './nav-section.ts';
import {
  rowsOf,
  renderMembers,
  renderRows,
  describeSource,
  renderMembersUnderReview,
  renderRowsUnderReview,
} from './report-sections.ts';
import { nameMember, formatDate, showDate } from './wording.ts';

// The most requested sections; the report page shows all of them.
const SHOWN_SECTIONS = ['reported_returns', 'holdings', 'fees', 'ratings'] as const;
// Five years of month ends.
const REPORTS_LISTED = 60;

/** `/funds/{fund_slug}`: one fund. Faults: FUND_NOT_FOUND. */
export async function renderFundPage(
  view: FactView,
  fund_slug: string,
  query: URLSearchParams,
  today: IsoDate,
  baseUrl: string,
): Promise<string> {
  const fund = readPayload(await readFund(view, { fund_slug }));
  const { name, amc, latest_report_date } = fund;
  return renderPage({
    title: name,
    description:
      `${name}${amc === null ? '' : ` of ${amc.name}`}: facts, NAV history, payouts, allocation and the latest fund ` +
      'manager report.',
    path: `/funds/${fund_slug}`,
    baseUrl,
    preview: `/funds/${fund_slug}/preview.webp`,
    body: html`<p class="crumbs">
        <a href="/funds">Funds</a>${amc === null ? '' : html` / <a href="/amcs/${amc.slug}">${amc.name}</a>`}
      </p>
      <h1>${name}</h1>
      ${renderChips(fund)}
      <div class="card">${renderRecord(fund)}</div>
      ${await renderNavSection(view, fund_slug, query.get('range'), today)}
      ${
        latest_report_date === null
          ? html`<h2>Fund manager reports</h2>
              <p class="empty">No report of this fund is available yet. Nothing is known about its holdings.</p>`
          : html`${await renderAllocations(view, fund_slug, latest_report_date as IsoDate)}
            ${await renderLatestReport(view, fund_slug)}`
      }
      <p class="soft small">
        The same data over the API: <code>/v1/mutual-funds/funds/${fund_slug}</code> and the paths below it. See the
        <a href="/docs">documentation</a>.
      </p>`,
  });
}

function renderChips({
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

function renderRecord(fund: FundRecord): Html {
  const { family, scheme_type } = fund;
  return renderFacts([
    ['Official name', fund.official_name],
    ['Legal form', scheme_type === null ? null : own(SCHEME_TYPE_NAMES, scheme_type)],
    ...(family === null ? [] : [['Family', family.name] as const]),
    ['Benchmark', fund.benchmark],
    ['Trustee', fund.trustee],
    ['Rating', fund.rating],
    ['Inception', showDate(fund.inception_date)],
    ...(fund.maturity_date === null ? [] : [['Maturity', showDate(fund.maturity_date)] as const]),
    ['Latest NAV', showDate(fund.latest_nav_date)],
    ['Association id', fund.association_fund_id],
    ...(fund.previous_names.length === 0 ? [] : [['Formerly', fund.previous_names.join('; ')] as const]),
  ]);
}

async function renderLatestReport(view: FactView, fund_slug: string): Promise<Html> {
  const report = readPayload(
    await readReport(view, { fund_slug, report_date: null, data_version: null, include: ['all'], as_of: null }),
  );
  const reports = readPayload(await listReports(view, { fund_slug, page: 1, per_page: REPORTS_LISTED, as_of: null }));
  const reported = SHOWN_SECTIONS.filter((section) => rowsOf(report, section).length > 0);
  return html`<h2>Report of ${formatDate(report.report_date)}</h2>
    <p>
      Source: ${describeSource(report)}.
      <a href="/funds/${fund_slug}/reports/${report.report_date}">Full report</a>
    </p>
    <h3>Fund size</h3>
    ${renderMembersUnderReview(report, 'fund_size')}
    <div class="card">${renderMembers(report, 'fund_size')}</div>
    ${reported.map(
      (section) =>
        html`<h3>${nameMember(section)}</h3>
          ${renderRowsUnderReview(report, section)}
          <div class="card">${renderRows(section, rowsOf(report, section), report, 'figures')}</div>`,
    )}
    <h2>All reports</h2>
    <div class="card">
      ${renderTable({
        caption: 'Reports of this fund, newest first',
        layout: 'narrow',
        columns: [{ head: 'Report' }, { head: 'Version', isNumber: true }, { head: 'Documents' }],
        rows: reports.map(({ report_date, data_version, documents }) => [
          html`<a href="/funds/${fund_slug}/reports/${report_date}">${formatDate(report_date)}</a>`,
          data_version === 1 ? 1 : html`${data_version} <span class="soft">(corrected)</span>`,
          documents.join(', '),
        ]),
      })}
    </div>`;
}
