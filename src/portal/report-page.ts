import { Fault } from '#base/fault.ts';
import { parseIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { Report, ReportRevision } from '#payloads/reports.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readFund } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';
import { listReports, listRevisions, readReport } from '#reads/reports.ts';
import { renderDifferences } from './compare-reports.ts';
import { describeSource, renderMembers, renderMembersUnderReview } from './report-sections.ts';
import { listKnownSections, renderReadableSections } from './report-tables.ts';
import { dateOf, formatDate, nameMember, showDate } from './wording.ts';

// Eight years of month ends; older reports are reached from their neighbours.
const REPORTS_KNOWN = 100;

/**
 * `/funds/{fund_slug}/reports/{report_date}`: a whole report, and how it differs from its versions and from the report
 * before. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND.
 */
export async function renderReportPage(
  view: FactView,
  fund_slug: string,
  date: string,
  query: URLSearchParams,
  baseUrl: string,
): Promise<string> {
  const report_date = parseIsoDate(date);
  if (report_date === undefined)
    throw new Fault('REPORT_NOT_FOUND', 'Reports are named by their date, such as 2026-07-31.');
  const fund = readPayload(await readFund(view, { fund_slug }));
  const revisions = readPayload(await listRevisions(view, { fund_slug, report_date, as_of: null }));
  const open = async (of: IsoDate, data_version: number | null): Promise<Report> =>
    readPayload(await readReport(view, { fund_slug, report_date: of, data_version, include: ['all'], as_of: null }));
  const asked = query.get('version') ?? '';
  const report = await open(report_date, /^\d{1,9}$/.test(asked) ? Number.parseInt(asked, 10) : null);
  const corrected = revisions.find(({ data_version }) => data_version === report.data_version - 1);
  const neighbours = await findNeighbours(view, fund_slug, report_date);
  const isCompared = query.get('compare') === 'previous' && neighbours.previous !== undefined;
  const name = `Report of ${formatDate(report_date)}`;
  return renderPage({
    title: `${fund.name}, report of ${formatDate(report_date)}`,
    description: `Fund manager report of ${formatDate(report_date)} for ${fund.name}: every figure with its source page.`,
    path: `/funds/${fund_slug}`,
    canonical: `/funds/${fund_slug}/reports/${report_date}`,
    baseUrl,
    width: 'data',
    isUnlisted: [...query].length > 0,
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / <a href="/funds/${fund_slug}">${fund.name}</a></p>
      <h1><span class="small soft over">${fund.name}</span> ${name}</h1>
      <p>Source: ${describeSource(report)}.</p>
      ${renderFilesNote(report_date)} ${renderNeighbours(neighbours, isCompared)}
      <div class="beside report">
        ${renderContents(report)}
        <article>
          ${renderVersions(revisions, report, report_date)}
          ${
            corrected === undefined
              ? ''
              : html`<h2>Changes in version ${report.data_version}</h2>
                  ${renderDifferences(await open(report_date, corrected.data_version), report, [
                    `Version ${corrected.data_version}`,
                    `Version ${report.data_version}`,
                  ])}`
          }
          ${
            isCompared && neighbours.previous !== undefined
              ? html`<h2 id="compared">Compared with the report of ${formatDate(neighbours.previous)}</h2>
                  ${renderDifferences(await open(neighbours.previous, null), report, [
                    formatDate(neighbours.previous),
                    formatDate(report_date),
                  ])}`
              : ''
          }
          ${renderObjects(report)} ${renderReadableSections(report)}
        </article>
      </div>`,
  });
}

function renderFilesNote(report_date: IsoDate): Html {
  return html`<p class="small soft files not-printed">
    All tables of the current version: <a href="${report_date}/report.xlsx" download>XLSX, one sheet for each</a>. Each
    table below is a CSV and an XLSX file.
  </p>`;
}

/** The parts of a report that are not tables. The identity repeats the registry, so it is folded. */
function renderObjects(report: Report): Html {
  return html`<h2 id="fund_size">Fund size</h2>
    ${renderMembersUnderReview(report, 'fund_size')}
    <div class="card">${renderMembers(report, 'fund_size')}</div>
    <h2 id="profile">Profile</h2>
    ${renderMembersUnderReview(report, 'profile')}
    <div class="card">
      ${renderMembers(report, 'profile')} ${renderMembersUnderReview(report, 'identity')}
      <details>
        <summary>Identity as reported</summary>
        ${renderMembers(report, 'identity')}
      </details>
    </div>`;
}

function renderContents(report: Report): Html {
  const sections = ['fund_size', 'profile', ...listKnownSections(report)];
  return html`<nav class="contents" aria-label="Sections of the report">
    <ul>
      ${sections.map((section) => html`<li><a href="#${section}">${nameMember(section)}</a></li>`)}
    </ul>
  </nav>`;
}

interface Neighbours {
  readonly previous: IsoDate | undefined;
  readonly next: IsoDate | undefined;
}

async function findNeighbours(view: FactView, fund_slug: string, report_date: IsoDate): Promise<Neighbours> {
  const reports = readPayload(await listReports(view, { fund_slug, page: 1, per_page: REPORTS_KNOWN, as_of: null }));
  // Newest first.
  const dates = reports.map((one) => dateOf(one.report_date));
  return { previous: dates.find((one) => one < report_date), next: dates.findLast((one) => one > report_date) };
}

function renderNeighbours({ previous, next }: Neighbours, isCompared: boolean): Html {
  if (previous === undefined && next === undefined) return html``;
  return html`<nav aria-label="Other reports">
    <ul class="choices">
      ${
        previous === undefined
          ? ''
          : html`<li><a rel="prev" href="${previous}">← ${formatDate(previous)}</a></li>
              <li>
                <a href="?compare=previous#compared" ${isCompared ? html` aria-current="true"` : ''}
                  >Compare with ${formatDate(previous)}</a
                >
              </li>`
      }
      ${next === undefined ? '' : html`<li><a rel="next" href="${next}">${formatDate(next)} →</a></li>`}
    </ul>
  </nav>`;
}

function renderVersions(revisions: readonly ReportRevision[], report: Report, report_date: IsoDate): Html {
  if (revisions.length === 1)
    return html`<p class="soft">
      Version 1, published here on ${showDate(revisions[0]?.promoted_at ?? null)}. Not corrected since.
    </p>`;
  return html`<h2>Versions</h2>
    <div class="card">
      ${renderTable({
        caption: 'Versions of this report, newest first',
        columns: [{ head: 'Version' }, { head: 'Published' }, { head: 'Changed sections' }, { head: 'Documents' }],
        rows: revisions.map(({ data_version, is_current, promoted_at, changed_sections, documents }) => [
          html`<a
              href="?version=${data_version}"
              ${data_version === report.data_version ? html` aria-current="true"` : ''}
              >Version ${data_version}</a
            >${is_current ? html` <span class="chip good">current</span>` : ''}`,
          showDate(promoted_at),
          changed_sections.map((section) => nameMember(section).toLowerCase()).join(', '),
          documents.join(', '),
        ]),
      })}
    </div>
    ${
      revisions.find(({ data_version }) => data_version === report.data_version)?.is_current === true
        ? ''
        : html`<p class="notice warn">
            This is version ${report.data_version}, which has since been corrected.
            <a href="?">Show the current version of the report of ${formatDate(report_date)}.</a>
          </p>`
    }`;
}
