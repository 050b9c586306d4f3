import { Fault } from '#base/fault.ts';
import { parseIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { Report, ReportRevision } from '#payloads/reports.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listRevisions } from '#reads/reports.ts';
import { readPayload } from '#reads/query-result.ts';
import { readFund } from '#reads/funds.ts';
import { readReport } from '#reads/reports.ts';
import {
  describeSource,
  renderMembers,
  renderSections,
  renderMembersUnderReview,
  rowsOf,
  valueOf,
} from './report-sections.ts';
import type { SectionRow } from './report-sections.ts';
import { formatDate, nameMember, showDate, showValue } from './wording.ts';

/**
 * `/funds/{fund_slug}/reports/{report_date}`: a whole report, and how its versions differ. Faults: FUND_NOT_FOUND,
 * REPORT_NOT_FOUND.
 */
export async function renderReportPage(
  view: FactView,
  fund_slug: string,
  date: string,
  query: URLSearchParams,
): Promise<string> {
  const report_date = parseIsoDate(date);
  if (report_date === undefined)
    throw new Fault('REPORT_NOT_FOUND', 'Reports are named by their date, such as 2026-07-31.');
  const fund = readPayload(await readFund(view, { fund_slug }));
  const revisions = readPayload(await listRevisions(view, { fund_slug, report_date, as_of: null }));
  const open = async (data_version: number | null): Promise<Report> =>
    readPayload(await readReport(view, { fund_slug, report_date, data_version, include: ['all'], as_of: null }));
  const asked = query.get('version') ?? '';
  const report = await open(/^\d{1,9}$/.test(asked) ? Number.parseInt(asked, 10) : null);
  const before = revisions.find(({ data_version }) => data_version === report.data_version - 1);
  return renderPage({
    title: `${fund.name}, report of ${formatDate(report_date)}`,
    description:
      `Fund manager report of ${formatDate(report_date)} for ${fund.name}: ` + 'every figure with its source page.',
    path: `/funds/${fund_slug}`,
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / <a href="/funds/${fund_slug}">${fund.name}</a></p>
      <h1>Report of ${formatDate(report_date)}</h1>
      <p class="lead">${fund.name}. Source: ${describeSource(report)}.</p>
      ${renderVersions(revisions, report, report_date)}
      ${before === undefined ? '' : renderChanges(await open(before.data_version), report)}
      <h2>Fund size</h2>
      ${renderMembersUnderReview(report, 'fund_size')}
      <div class="card">${renderMembers(report, 'fund_size')}</div>
      <h2>Profile</h2>
      ${renderMembersUnderReview(report, 'profile')}
      <div class="card">${renderMembers(report, 'profile')}</div>
      <h2>Identity as reported</h2>
      ${renderMembersUnderReview(report, 'identity')}
      <div class="card">${renderMembers(report, 'identity')}</div>
      ${renderSections(report)}`,
  });
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

function renderChanges(before: Report, after: Report): Html {
  const changes = compareReports(before, after);
  return html`<h2>Changes in version ${after.data_version}</h2>
    ${
      changes.length === 0
        ? html`<p>No figure changed, only the source pages.</p>`
        : html`<div class="card">
            ${renderTable({
              caption: `Differences between version ${before.data_version} and version ${after.data_version}`,
              columns: [
                { head: 'Section' },
                { head: 'Row' },
                { head: 'Fact' },
                { head: `Version ${before.data_version}`, isNumber: true },
                { head: `Version ${after.data_version}`, isNumber: true },
              ],
              rows: changes.map((change) => [
                nameMember(change.part),
                change.row,
                nameMember(change.member),
                showValue(change.before),
                showValue(change.after),
              ]),
            })}
          </div>`
    }`;
}

/** One difference between two versions; `before` is null for an added value, `after` for a removed one. */
interface Change {
  /** `identity`, `fund_size`, `profile` or the name of a section. */
  readonly part: string;
  /** The row's labels as printed; empty for parts without rows. */
  readonly row: string;
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

const PARTS = ['identity', 'fund_size', 'profile'] as const;

/** All differences, in the order of the served report. Row ids and row order are ignored. */
function compareReports(before: Report, after: Report): Change[] {
  const ofParts = PARTS.flatMap((part) =>
    Object.keys({ ...before[part], ...after[part] }).flatMap((member) =>
      compare(part, '', member, valueOf(before[part], member), valueOf(after[part], member)),
    ),
  );
  return [
    ...ofParts,
    ...FRAGMENT_SECTIONS.flatMap((section) => compareSection(section, rowsOf(before, section), rowsOf(after, section))),
  ];
}

/** Matches rows by their labels; rows with equal labels by their order. */
function compareSection(
  section: FragmentSection,
  before: readonly SectionRow[],
  after: readonly SectionRow[],
): Change[] {
  const members = Object.entries(membersOf(section)).filter(([name]) => name !== 'row_order');
  const naming = members.filter(([, { kind }]) => kind === 'term' || kind === 'text').map(([name]) => name);
  const nameRow = (row: SectionRow): string =>
    naming
      .map((name) => valueOf(row, name))
      .filter((value) => typeof value === 'string')
      .join(', ');
  const [old, now] = [Map.groupBy(before, nameRow), Map.groupBy(after, nameRow)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [one, other] = [old.get(name) ?? [], now.get(name) ?? []];
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
      members
        .filter(([member]) => !naming.includes(member))
        .flatMap(([member]) =>
          compare(section, name, member, valueOf(one[index] ?? {}, member), valueOf(other[index] ?? {}, member)),
        ),
    ).flat();
  });
}

function compare(part: string, row: string, member: string, before: unknown = null, after: unknown = null): Change[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, row, member, before, after }];
}
