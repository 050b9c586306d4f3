import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import { rowsOf } from './answer.ts';
import type { Report, ReportRow } from './answer.ts';
import { groupDigits, nameMember, showDate, showValue } from './wording.ts';

// These order rows and name their sub-fund's key: for programs.
const UNSHOWN = new Set(['row_order', 'sub_fund_key']);

/** Every section of a report that has rows, each row with the page it stands on. */
export function renderSections(report: Report): Html {
  const told = FRAGMENT_SECTIONS.filter((section) => rowsOf(report, section).length > 0);
  const silent = FRAGMENT_SECTIONS.filter((section) => !told.includes(section));
  return html`${told.map((section) => html`<h2>${nameMember(section)}</h2><div class="card">${renderRows(section, rowsOf(report, section), report)}</div>`)}
${silent.length === 0 ? '' : html`<h2>Not reported</h2><p>${silent.map((section) => nameMember(section).toLowerCase()).join(', ')}. That says nothing of what the fund holds or charges.</p>`}`;
}

/** One section as a table: the members that some row has, then where each row stands; `figures` leaves flags out. */
export function renderRows(section: FragmentSection, rows: readonly ReportRow[], report: Report, shown: 'everything' | 'figures' = 'everything'): Html {
  const members = Object.entries(membersOf(section)).filter(([name, { kind }]) => !UNSHOWN.has(name) && !(shown === 'figures' && kind === 'flag') && rows.some((row) => row[name] !== null && row[name] !== undefined));
  // The page's own words come first, then the figures.
  const ordered = [...members.filter(([name]) => isLabel(name)), ...members.filter(([name]) => !isLabel(name))];
  return renderTable({
    caption: nameMember(section),
    columns: [...ordered.map(([name, { kind }]) => ({ head: nameMember(name), is_number: kind === 'decimal' })), { head: 'Stands on' }],
    rows: rows.map((row): HtmlPart[] => [...ordered.map(([name, { kind }]) => showMember(kind, row[name])), sayPlace(report, row)]),
  });
}

function isLabel(name: string): boolean {
  return /^(label|name|period_label)_raw$/.test(name);
}

function showMember(kind: string, value: unknown): HtmlPart {
  if (typeof value !== 'string') return showValue(value);
  if (kind === 'decimal') return groupDigits(value);
  if (kind === 'date') return showDate(value);
  return kind === 'term' ? nameMember(value) : value;
}

/** The members of identity, fund size or profile that the report states. */
export function renderMembers(members: Readonly<Record<string, unknown>>): Html {
  const known = Object.entries(members).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  if (known.length === 0) return html`<p class="soft">Not reported.</p>`;
  return renderFacts(known.map(([name, value]) => [nameMember(name), typeof value === 'string' && name.endsWith('_date') ? showDate(value) : typeof value === 'string' ? groupDigits(value) : showValue(value)]));
}

/** Where a row stands: the page, and the document where the report is made of several. */
function sayPlace({ source }: Report, { report_id, page_number }: ReportRow): Html {
  const document = source.find((one) => one.report_id === report_id)?.document ?? 'unnamed document';
  const several = new Set(source.map((one) => one.document)).size > 1;
  return html`<span class="nowrap" title="${document}">page ${page_number}</span>${several ? html`<br><span class="small soft">${document}</span>` : ''}`;
}

/** `page 2 of sample.pdf`, for a whole report. */
export function saySource({ source }: Report): string {
  const pages = Map.groupBy(source, ({ document }) => document ?? 'an unnamed document');
  return [...pages].map(([document, rows]) => `${rows.length === 1 ? 'page' : 'pages'} ${[...new Set(rows.map(({ page_number }) => page_number))].join(', ')} of ${document}`).join('; ');
}
