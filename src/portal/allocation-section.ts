import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderMeter, renderMonths } from '#pages/chart.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readSectionHistory } from '#reads/read-section.ts';
import { readAnswer } from './answer.ts';
import { sayDate } from './wording.ts';

const KINDS = [
  { type: 'ASSET_ALLOCATION', title: 'Asset allocation', head: 'Asset' },
  { type: 'SECTOR_ALLOCATION', title: 'Sectors', head: 'Sector' },
  { type: 'CREDIT_QUALITY', title: 'Credit quality', head: 'Rating' },
] as const;

// A year of month ends: the newest, and those of the 366 days before it.
const DAYS_SHOWN = 366;
const WHOLE_PCT = 100;

interface Allocations {
  readonly reports: readonly { readonly report_date: IsoDate; readonly rows: readonly AllocationRow[] }[];
}

interface AllocationRow {
  readonly label_raw: string;
  readonly sub_fund_name_raw: string | null;
  readonly percent_of_total_assets: string | null;
  readonly percent_of_net_assets: string | null;
  readonly percent_of_gross_assets: string | null;
  readonly current_period: string | null;
}

/** How the fund was divided, in the newest report and over the year before it; nothing where no report says it. */
export async function renderAllocations(view: FactView, fund_slug: string, latest_report_date: IsoDate): Promise<Html> {
  const from = addDays(latest_report_date, -DAYS_SHOWN);
  const sections: Html[] = [];
  for (const { type, title, head } of KINDS) {
    const { reports } = readAnswer<Allocations>(await readSectionHistory(view, { fund_slug, section: 'allocations', allocation_type: type, from, to: null, as_of: null }));
    const told = reports.filter(({ rows }) => rows.length > 0);
    if (told.length > 0) sections.push(html`<h3>${title}</h3>${renderKind(told, title, head)}`);
  }
  return sections.length === 0 ? html`` : html`<h2>Allocation</h2>${sections}`;
}

function renderKind(reports: Allocations['reports'], title: string, head: string): Html {
  const [newest] = reports;
  if (newest === undefined) return html``;
  const months = reports.toReversed();
  const shares = new Map(months.map(({ report_date, rows }) => [report_date, new Map(rows.map((row) => [nameOf(row), shareOf(row)]))]));
  const largest = Math.max(...[...shares.values()].flatMap((of) => [...of.values()].map((share) => Number(share ?? 0))), 1);
  const named = [...new Map(newest.rows.map((row) => [nameOf(row), row])).keys()];
  const shareAt = (date: IsoDate, name: string): string | null => shares.get(date)?.get(name) ?? null;
  return html`<div class="card">
<p class="small soft">${baseOf(newest.rows)} on ${sayDate(newest.report_date)}, as the report prints it; the small bars are the ${months.length} reports from ${sayDate(months[0]?.report_date ?? newest.report_date)} on.</p>
${renderTable({
    caption: `${title} on ${sayDate(newest.report_date)} and in the reports before`,
    columns: [{ head }, { head: 'Share, %', is_number: true }, { head: 'Of the whole' }, { head: 'Over time' }],
    rows: named.map((name) => [name, shareAt(newest.report_date, name) ?? '–', renderMeter(Number(shareAt(newest.report_date, name) ?? 0), WHOLE_PCT), renderMonths(months.map(({ report_date }) => numberOrNull(shareAt(report_date, name))), largest)]),
  })}
<details><summary>The figures of each report</summary>${renderTable({
    caption: `${title} by report, in percent`,
    columns: [{ head }, ...months.map(({ report_date }) => ({ head: report_date.slice(0, 7), is_number: true }))],
    rows: [...new Set(months.flatMap(({ rows }) => rows.map(nameOf)))].map((name) => [name, ...months.map(({ report_date }) => shareAt(report_date, name) ?? '–')]),
  })}</details></div>`;
}

/** Pension schemes report several sub-funds on one page: a label alone would name two rows. */
function nameOf({ label_raw, sub_fund_name_raw }: AllocationRow): string {
  return sub_fund_name_raw === null ? label_raw : `${label_raw} (${sub_fund_name_raw})`;
}

function shareOf(row: AllocationRow): string | null {
  return row.percent_of_total_assets ?? row.percent_of_net_assets ?? row.percent_of_gross_assets ?? row.current_period;
}

function baseOf([row]: readonly AllocationRow[]): string {
  if (row?.percent_of_total_assets) return 'Share of total assets';
  if (row?.percent_of_net_assets) return 'Share of net assets';
  return row?.percent_of_gross_assets ? 'Share of gross assets' : 'Share';
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
