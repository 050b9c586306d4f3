import { own } from '#base/own.ts';
import type { FragmentSection, ReportSection } from '#domain/fragment-members.ts';
import { membersOf } from '#domain/fragment-members.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import type { Report } from '#payloads/reports.ts';
import { linkReceipt, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { groupDigits, nameMember, showDate, showValue } from './wording.ts';

/** A row of any section, as read by pages that show all sections alike. */
export type SectionRow = NonNullable<Report[FragmentSection]>[number];

/** The rows of a section; empty if the report was read without it. */
export function rowsOf(report: Report, section: FragmentSection): readonly SectionRow[] {
  return report[section] ?? [];
}

/** A member of a row by its name from `membersOf`; undefined if the row has no such member. */
export function valueOf(row: object, name: string): unknown {
  return own(row as Readonly<Record<string, unknown>>, name);
}

/** Number of a section's rows that are withheld for review; empty if there are none. */
export function renderRowsUnderReview({ sections }: Report, section: ReportSection): Html {
  const rows = sections[section].withheld_row_count;
  return rows === 0 ? html`` : renderNotice(`${rows} ${rows === 1 ? 'row' : 'rows'} under review`);
}

/** Whether values of fund size, profile or identity are withheld for review. */
export function renderMembersUnderReview(report: Report, group: 'fund_size' | 'profile' | 'identity'): Html {
  const isWithheld = rowsOf(report, 'notes').some(
    (row) => valueOf(row, 'note_kind') === 'WITHHELD' && valueOf(row, 'section_type') === group,
  );
  return isWithheld ? renderNotice('Values under review') : html``;
}

function renderNotice(what: string): Html {
  return html`<p class="notice warn">${what}: not shown until a reviewer has compared them with the source.</p>`;
}

// Row order and sub-fund keys are for programs only.
const HIDDEN = new Set(['row_order', 'sub_fund_key']);

/** One section as a table: the members that at least one row has, then the source page. */
export function renderRows(section: FragmentSection, rows: readonly SectionRow[], report: Report): Html {
  const members = Object.entries(membersOf(section)).filter(
    ([name]) => !HIDDEN.has(name) && rows.some((row) => (valueOf(row, name) ?? null) !== null),
  );
  // Printed labels first, then the figures.
  const ordered = [...members.filter(([name]) => isLabel(name)), ...members.filter(([name]) => !isLabel(name))];
  return renderTable({
    caption: nameMember(section),
    columns: [
      ...ordered.map(([name, { kind }]) => ({ head: nameMember(name), isNumber: kind === 'decimal' })),
      { head: 'Source' },
    ],
    rows: rows.map((row): HtmlPart[] => [
      ...ordered.map(([name, { kind }]) => {
        const cell = showMember(kind, valueOf(row, name));
        if ((kind !== 'decimal' && kind !== 'date') || (valueOf(row, name) ?? null) === null) return cell;
        return linkReceipt(reportReceiptPath({ ...placeIn(report, section, row.row_order), member: name }), cell);
      }),
      sayPlace(report, row),
    ]),
  });
}

function isLabel(name: string): boolean {
  return /^(label|name|period_label)_raw$/.test(name);
}

/** A value of a report by the kind of its member. */
export function showMember(kind: string, value: unknown): HtmlPart {
  if (typeof value !== 'string') return showValue(value);
  if (kind === 'decimal') return groupDigits(value);
  if (kind === 'date') return showDate(value);
  return kind === 'term' ? nameMember(value) : value;
}

/** The members of identity, fund size or profile that the report states. */
export function renderMembers(report: Report, object: 'identity' | 'fund_size' | 'profile'): Html {
  const members = report[object];
  const known = Object.entries<unknown>({ ...members }).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  if (known.length === 0) return html`<p class="soft">Not reported.</p>`;
  return renderFacts(
    known.map(([name, value]) => [
      nameMember(name),
      linkReceipt(
        reportReceiptPath({ ...placeIn(report, object, null), member: name }),
        typeof value === 'string' && name.endsWith('_date')
          ? showDate(value)
          : typeof value === 'string'
            ? showText(groupDigits(value))
            : showValue(value),
      ),
    ]),
  );
}

// A longer text would make its column of facts high and narrow.
const SHORT_CHARACTERS = 60;

function showText(text: string): HtmlPart {
  return text.length > SHORT_CHARACTERS ? html`<span class="long">${text}</span>` : text;
}

/** The source of a row: the page and, if the report has several documents, the document. */
function sayPlace({ source = [] }: Report, { report_id, page_number }: SectionRow): Html {
  const document = source.find((one) => one.report_id === report_id)?.document ?? 'unnamed document';
  const several = new Set(source.map((one) => one.document)).size > 1;
  return html`<span class="nowrap" title="${document}">page ${page_number}</span
    >${several ? html`<br /><span class="small soft">${document}</span>` : ''}`;
}

/** `page 2 of sample.pdf`, for a whole report. */
export function describeSource({ source = [] }: Report): string {
  const pages = Map.groupBy(source, ({ document }) => document ?? 'an unnamed document');
  return [...pages]
    .map(
      ([document, rows]) =>
        `${rows.length === 1 ? 'page' : 'pages'} ` +
        `${[...new Set(rows.map(({ page_number }) => page_number))].join(', ')} of ${document}`,
    )
    .join('; ');
}
