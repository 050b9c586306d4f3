import { own } from '#base/own.ts';
import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { Report } from '#payloads/reports.ts';
import { linkReceipt, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { renderRows, renderRowsUnderReview, rowsOf, showMember, valueOf } from './report-sections.ts';
import type { SectionRow } from './report-sections.ts';
import { linkTableFiles } from './table-file.ts';
import { nameMember } from './wording.ts';

/** A column for people: the first of these members that a row states. Heads name the unit. */
interface Column {
  readonly head: string;
  readonly members: readonly string[];
}

interface Layout {
  /** The member by which the rows are divided into tables. */
  readonly group?: string;
  /** In order; a column without any value is left out. */
  readonly columns: readonly Column[];
}

const column = (head: string, ...members: readonly string[]): Column => ({ head, members });
const SUB_FUND = column('Sub-fund', 'sub_fund_name_raw');
// A table states its shares of one of these bases; the head names it.
const SHARES = ['percent_of_total_assets', 'percent_of_net_assets', 'percent_of_gross_assets'].map((member) =>
  column(`${nameMember(member).replace('Percent', 'Share')}, %`, member),
);

/** The tables of a report as people read them. Members that are not listed are in the list of all fields. */
const LAYOUTS: Readonly<Record<FragmentSection, Layout>> = {
  sub_funds: {
    columns: [
      column('Sub-fund', 'sub_fund_name_raw', 'sub_fund_key'),
      column('Class', 'asset_class'),
      column('NAV, PKR', 'nav_per_unit'),
      column('Net assets, PKR', 'net_assets_pkr'),
    ],
  },
  reported_returns: {
    columns: [
      column('Period', 'period_label_raw'),
      SUB_FUND,
      column('Fund, %', 'fund_return_percent'),
      column('Benchmark, %', 'benchmark_return_percent'),
      column('Peers, %', 'peer_return_percent'),
      column('Method', 'return_type', 'calculation_basis_raw'),
    ],
  },
  allocations: {
    group: 'allocation_type',
    columns: [
      column('Part', 'label_raw'),
      SUB_FUND,
      ...SHARES,
      column('This month, %', 'current_period'),
      column('Month before, %', 'previous_period'),
      column('Change, %', 'change_percent'),
      column('Amount, PKR', 'amount'),
    ],
  },
  holdings: {
    group: 'holding_group',
    columns: [
      column('Holding', 'name_raw', 'security_name_raw', 'issuer_name_raw'),
      SUB_FUND,
      ...SHARES,
      column('Share of the issue, %', 'percent_held'),
      column('Rating', 'credit_rating'),
      column('Kind', 'instrument_type_raw', 'holding_type'),
      column('Sector', 'sector_raw'),
      column('Yield to maturity, %', 'ytm_percent', 'yield_percent'),
      column('Coupon, %', 'coupon_rate'),
      column('Maturity', 'maturity_date'),
      column('Market value, PKR', 'market_value'),
      column('Before provisions, PKR', 'value_before_provisioning'),
      column('Provisions, PKR', 'provisioning_amount'),
      column('After provisions, PKR', 'value_after_provisioning'),
    ],
  },
  metrics: {
    columns: [
      column('Measure', 'label_raw'),
      SUB_FUND,
      column('Value', 'value'),
      column('Unit', 'unit'),
      column('Benchmark', 'benchmark_value'),
      column('Period', 'period'),
    ],
  },
  fees: {
    columns: [
      column('Fee', 'label_raw'),
      SUB_FUND,
      column('%', 'value_percent'),
      column('Amount, PKR', 'value_amount'),
      column('Period', 'period'),
      column('Of it government levy, %', 'government_levy_percent'),
      column('Of it SECP fee, %', 'secp_fee_percent'),
    ],
  },
  ratings: {
    columns: [
      column('Rating of', 'rating_type'),
      column('Rating', 'rating_raw'),
      column('Outlook', 'outlook_raw'),
      column('Agency', 'rating_agency'),
      column('Date', 'rating_date'),
    ],
  },
  parties: {
    columns: [
      column('Role', 'role'),
      column('Name', 'name_raw', 'organization_raw'),
      column('Designation', 'designation_raw'),
    ],
  },
  special_terms: { columns: [column('Term', 'label_raw'), SUB_FUND, column('As printed', 'value_raw')] },
  compliance: {
    columns: [
      column('Exposure', 'name_raw'),
      column('Limit', 'limit_type_raw'),
      column('Allowed, %', 'regulatory_limit_percent'),
      column('Actual, %', 'actual_exposure_percent'),
      column('Excess, %', 'excess_percent'),
      column('Share of gross assets, %', 'gross_assets_percent'),
      column('Share of net assets, %', 'net_assets_percent'),
      column('Status', 'status_raw'),
    ],
  },
  notes: { columns: [column('About', 'section_type'), column('Note', 'text')] },
};

/** A row as shown, and the row that states each of its members: two printed rows may be one here. */
type ShownRow = ReadonlyMap<string, SectionRow>;

/** All sections of a report that have rows, shown or under review, for people; then the names of the others. */
export function renderReadableSections(report: Report): Html {
  const unreported = FRAGMENT_SECTIONS.filter((section) => !isKnown(report, section));
  return html`${listKnownSections(report).map((section) => renderSection(report, section))}
  ${
    unreported.length === 0
      ? ''
      : html`<h2 id="not-reported">Not reported</h2>
          <p>
            ${unreported.map((section) => nameMember(section).toLowerCase()).join(', ')}. Not reported does not mean
            zero.
          </p>`
  }`;
}

export function listKnownSections(report: Report): readonly FragmentSection[] {
  return FRAGMENT_SECTIONS.filter((section) => isKnown(report, section));
}

function isKnown(report: Report, section: FragmentSection): boolean {
  return rowsOf(report, section).length > 0 || report.sections[section].withheld_row_count > 0;
}

function renderSection(report: Report, section: FragmentSection): Html {
  // A note about withheld values quotes them, and they are not shown before a reviewer has released them.
  const rows = rowsOf(report, section).filter((row) => valueOf(row, 'note_kind') !== 'WITHHELD');
  const { group } = LAYOUTS[section];
  const tables =
    group === undefined ? [['', rows] as const] : [...Map.groupBy(rows, (row) => String(valueOf(row, group)))];
  return html`<section aria-labelledby="${section}">
    <h2 id="${section}">${nameMember(section)}</h2>
    ${renderRowsUnderReview(report, section)}
    ${
      rows.length === 0
        ? ''
        : html`<div class="card">
            ${tables.map(
              ([name, some]) =>
                html`${tables.length > 1 ? html`<h3>${nameMember(name)}</h3>` : ''}
                ${renderReadable(report, section, some, name === '' ? nameMember(section) : nameMember(name))}`,
            )}
            <p class="small soft files">
              ${linkTableFiles(`${pathOf(report)}/${section}`, nameMember(section).toLowerCase())}
            </p>
            <details>
              <summary>All fields as the API serves them</summary>
              ${renderRows(section, rows, report)}
            </details>
          </div>`
    }
  </section>`;
}

function pathOf({ fund, report_date }: Report): string {
  return `/funds/${fund.slug}/reports/${report_date}`;
}

function renderReadable(report: Report, section: FragmentSection, rows: readonly SectionRow[], caption: string): Html {
  const shown = joinRows(section, rows);
  const stated = LAYOUTS[section].columns
    .map((one) => ({ ...one, members: one.members.filter((member) => shown.some((row) => row.has(member))) }))
    .filter(({ members }, index) => members.length > 0 && !(index > 0 && isNeedless(members, shown)));
  // A column that most rows leave empty has its few values below the labels of their rows.
  const [columns, folded] = divide(stated, ({ members }, index) => index === 0 || isUsual(members, shown));
  const pages = [...new Set(rows.map(({ page_number }) => page_number))];
  const cell = (row: ShownRow, members: readonly string[]): HtmlPart =>
    renderCell(report, section, row, members) ?? html`<span class="soft">not stated</span>`;
  const label = (row: ShownRow, members: readonly string[]): Html => {
    const more = folded.flatMap((one) => {
      const text = renderCell(report, section, row, one.members);
      return text === undefined ? [] : [html`${one.head}: ${text}`];
    });
    return html`${cell(row, members)}${more.map((text) => html`<br /><span class="small soft">${text}</span>`)}`;
  };
  return html`${renderTable({
    caption,
    layout: 'readable',
    columns: [
      ...columns.map(({ head, members }) => ({ head, isNumber: members.some((name) => isFigure(section, name)) })),
      ...(pages.length > 1 ? [{ head: 'Page', isNumber: true }] : []),
    ],
    rows: shown.map((row) => [
      ...columns.map(({ members }, index) => (index === 0 ? label(row, members) : cell(row, members))),
      ...(pages.length > 1 ? [[...row.values()][0]?.page_number] : []),
    ]),
  })}
  ${pages.length === 1 ? html`<p class="small soft">From page ${pages[0]} of the document.</p>` : ''}`;
}

/** Undefined for the whole fund. */
function nameSubFund(row: ShownRow): unknown {
  const stated = row.get('sub_fund_name_raw');
  return stated === undefined ? undefined : valueOf(stated, 'sub_fund_name_raw');
}

function divide<Item>(
  items: readonly Item[],
  isFirst: (item: Item, index: number) => boolean,
): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item, index) => !isFirst(item, index))];
}

function isUsual(members: readonly string[], rows: readonly ShownRow[]): boolean {
  return rows.filter((row) => members.some((member) => row.has(member))).length * 2 > rows.length;
}

function kindOf(section: FragmentSection, member: string): string {
  return own(membersOf(section), member)?.kind ?? 'text';
}

function isFigure(section: FragmentSection, member: string): boolean {
  return kindOf(section, member) === 'decimal';
}

// Texts that are words of the service, not of the report.
const WORDS_OF_SERVICE = new Set(['unit', 'section_type', 'period']);

/** The first of the members that the row states, figures and dates with their receipts; undefined if it states none. */
function renderCell(
  report: Report,
  section: FragmentSection,
  row: ShownRow,
  members: readonly string[],
): HtmlPart | undefined {
  const member = members.find((name) => row.has(name)) ?? '';
  const stated = row.get(member);
  if (stated === undefined) return undefined;
  const value = valueOf(stated, member);
  if (WORDS_OF_SERVICE.has(member) && typeof value === 'string') return nameMember(value);
  const kind = kindOf(section, member);
  const text = showMember(kind, value);
  if (kind !== 'decimal' && kind !== 'date') return text;
  return linkReceipt(reportReceiptPath({ ...placeIn(report, section, stated.row_order), member }), text);
}

/** Whether a column says nothing new: the share of this month again, or the one sub-fund that all rows are about. */
function isNeedless(members: readonly string[], rows: readonly ShownRow[]): boolean {
  if (members.includes('sub_fund_name_raw')) return new Set(rows.map(nameSubFund)).size === 1;
  if (!members.includes('current_period')) return false;
  return rows.every((row) => {
    const stated = row.get('current_period');
    const share = SHARES.flatMap((one) => one.members).find((member) => row.has(member));
    return stated !== undefined && share !== undefined && valueOf(stated, share) === valueOf(stated, 'current_period');
  });
}

const RETURNS = ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'];
const PERIOD = ['period_label_raw', 'period_key', 'sub_fund_key', 'sub_fund_name_raw', 'return_type'];

/** Returns of the fund and of its benchmark over one period are one row, also if the report prints them apart. */
function joinRows(section: FragmentSection, rows: readonly SectionRow[]): ShownRow[] {
  const shown: Map<string, SectionRow>[] = [];
  for (const row of rows) {
    const stated = new Map(
      Object.keys(row)
        .filter((member) => (valueOf(row, member) ?? null) !== null)
        .map((member) => [member, row]),
    );
    const other =
      section === 'reported_returns'
        ? shown.find((one) => isSamePeriod(one, row) && isDisjoint(one, stated))
        : undefined;
    if (other === undefined) shown.push(stated);
    else for (const member of RETURNS) if (stated.has(member)) other.set(member, row);
  }
  return shown;
}

function isSamePeriod(one: ShownRow, row: SectionRow): boolean {
  const first = one.get('period_label_raw');
  return first !== undefined && PERIOD.every((member) => valueOf(first, member) === valueOf(row, member));
}

function isDisjoint(one: ShownRow, other: ShownRow): boolean {
  return RETURNS.every((member) => !(one.has(member) && other.has(member)));
}
