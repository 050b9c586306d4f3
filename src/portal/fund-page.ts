import type { IsoDate } from '#domain/dates.ts';
import { SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listReports } from '#reads/list-reports.ts';
import { readFund } from '#reads/read-fund.ts';
import { readReport } from '#reads/read-report.ts';
import { renderAllocations } from './allocation-section.ts';
import { readAnswer, rowsOf } from './answer.ts';
import type { FundRecord, Report } from './answer.ts';
import { renderNavSection } from './nav-section.ts';
import { renderMembers, renderRows, saySource } from './report-sections.ts';
import { nameMember, sayDate, showDate } from './wording.ts';

// The sections most asked for; the report's own page has all of them.
const SHOWN_SECTIONS = ['reported_returns', 'holdings', 'fees', 'ratings'] as const;
// Five years of month ends.
const REPORTS_LISTED = 60;

/** `/funds/{fund_slug}`: a fund to look at. Faults: FUND_NOT_FOUND. */
export async function renderFundPage(view: FactView, fund_slug: string, query: URLSearchParams, today: IsoDate): Promise<string> {
  const fund = readAnswer<FundRecord>(await readFund(view, { fund_slug }));
  const { name, amc, latest_report_date } = fund;
  return renderPage({
    title: name,
    description: `${name}${amc === null ? '' : ` of ${amc.name}`}: facts, NAV history, payouts, allocation and the newest fund manager report.`,
    path: `/funds/${fund_slug}`,
    body: html`<p class="crumbs"><a href="/funds">Funds</a>${amc === null ? '' : html` / <a href="/amcs/${amc.slug}">${amc.name}</a>`}</p>
<h1>${name}</h1>
${renderChips(fund)}
<div class="card">${renderRecord(fund)}</div>
${await renderNavSection(view, fund_slug, query.get('range'), today)}
${latest_report_date === null ? html`<h2>Fund manager reports</h2><p class="empty">No report of this fund has been promoted. That says nothing of what the fund holds.</p>` : html`${await renderAllocations(view, fund_slug, latest_report_date as IsoDate)}
${await renderLatestReport(view, fund_slug)}`}
<p class="soft small">The same for programs: <code>/v1/mutual-funds/funds/${fund_slug}</code> and the paths below it, explained under <a href="/docs">docs</a>.</p>`,
  });
}

function renderChips({ category, lifecycle_status, vps_asset_class, is_shariah_compliant, risk_profile }: FundRecord): Html {
  const chips = [category, vps_asset_class === null ? null : `${nameMember(vps_asset_class)} sub-fund`, is_shariah_compliant === true ? 'Shariah compliant' : null, risk_profile === null ? null : `${nameMember(risk_profile)} risk`].filter((chip) => chip !== null);
  return html`<ul class="chips"><li><span class="chip ${lifecycle_status === 'ACTIVE' ? 'good' : 'warn'}">${nameMember(lifecycle_status)}</span></li>${chips.map((chip) => html`<li><span class="chip">${chip}</span></li>`)}</ul>`;
}

function renderRecord(fund: FundRecord): Html {
  const { family, scheme_type } = fund;
  return renderFacts([
    ['Official name', fund.official_name === fund.name ? 'the same' : fund.official_name],
    ['Legal form', scheme_type === null ? null : SCHEME_TYPE_NAMES[scheme_type as keyof typeof SCHEME_TYPE_NAMES]],
    ...(family === null ? [] : [['Family', family.name] as const]),
    ['Benchmark', fund.benchmark],
    ['Trustee', fund.trustee],
    ['Rating', fund.rating],
    ['Inception', showDate(fund.inception_date)],
    ...(fund.maturity_date === null ? [] : [['Maturity', showDate(fund.maturity_date)] as const]),
    ['Newest NAV', showDate(fund.latest_nav_date)],
    ['Association id', fund.association_fund_id],
    ...(fund.previous_names.length === 0 ? [] : [['Formerly', fund.previous_names.join('; ')] as const]),
  ]);
}

async function renderLatestReport(view: FactView, fund_slug: string): Promise<Html> {
  const report = readAnswer<Report>(await readReport(view, { fund_slug, report_date: null, data_version: null, include: ['all'], as_of: null }));
  const reports = readAnswer<{ report_date: string; data_version: number; documents: string[] }[]>(await listReports(view, { fund_slug, page: 1, per_page: REPORTS_LISTED, as_of: null }));
  const told = SHOWN_SECTIONS.filter((section) => rowsOf(report, section).length > 0);
  return html`<h2>Report of ${sayDate(report.report_date)}</h2>
<p>Every figure stands on ${saySource(report)}. <a href="/funds/${fund_slug}/reports/${report.report_date}">The whole report</a></p>
<h3>Fund size</h3><div class="card">${renderMembers(report.fund_size)}</div>
${told.map((section) => html`<h3>${nameMember(section)}</h3><div class="card">${renderRows(section, rowsOf(report, section), report, 'figures')}</div>`)}
<h2>All reports</h2>
<div class="card">${renderTable({
    caption: 'Reports of this fund, newest first',
    layout: 'narrow',
    columns: [{ head: 'Report' }, { head: 'Version', is_number: true }, { head: 'Documents' }],
    rows: reports.map(({ report_date, data_version, documents }) => [html`<a href="/funds/${fund_slug}/reports/${report_date}">${sayDate(report_date)}</a>`, data_version === 1 ? 1 : html`${data_version} <span class="soft">(corrected)</span>`, documents.join(', ')]),
  })}</div>`;
}
