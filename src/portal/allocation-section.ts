import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderMeter, renderMonths } from '#pages/chart.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readSectionHistory } from '#reads/read-section.ts';
import { linkTableFiles } from './table-file.ts';
import { NOT_PUBLISHED, formatDate } from './wording.ts';

const KINDS = [
  { type: 'ASSET_ALLOCATION', title: 'Asset allocation', head: 'Asset' },
  { type: 'SECTOR_ALLOCATION', title: 'Sectors', head: 'Sector' },
  { type: 'CREDIT_QUALITY', title: 'Credit quality', head: 'Rating' },
] as const;

// A year of month ends: the newest, and those of the 366 days before it.
const DAYS_SHOWN = 366;
const WHOLE_PCT = 100;

type AllocationRow = ReportRow<'allocations'>;

interface AllocationReport {
  readonly report_date: string;
  readonly rows: readonly AllocationRow[];
}

/** The fund's allocation in the latest report and over the year before it; empty if no report states it. */
export async function renderAllocations(view: FactView, fund_slug: string, latest_report_date: IsoDate): Promise<Html> {
  const from = addDays(latest_report_date, -DAYS_SHOWN);
  const sections: Html[] = [];
  for (const { type, title, head } of KINDS) {
    const { reports } = readPayload(
      await readSectionHistory(view, {
        fund_slug,
        section: 'allocations',
        allocation_type: type,
        from,
        to: null,
        as_of: null,
      }),
    );
    const reported = reports
      .map(({ report_date, rows }) => ({ report_date, rows: rows.filter((row) => 'allocation_type' in row) }))
      .filter(({ rows }) => rows.length > 0);
    if (reported.length > 0)
      sections.push(
        html`<h3>${title}</h3>
          ${renderKind(reported, title, head)}`,
      );
  }
  return sections.length === 0
    ? html``
    : html`<h2>Allocation</h2>
        <p class="small soft not-printed">
          The newest report's tables as
          ${linkTableFiles(`/funds/${fund_slug}/reports/${latest_report_date}/allocations`, 'the allocations')}
        </p>
        ${sections}`;
}

function renderKind(reports: readonly AllocationReport[], title: string, head: string): Html {
  const [newest] = reports;
  if (newest === undefined) return html``;
  const months = reports.toReversed();
  const shares = new Map(
    months.map(({ report_date, rows }) => [report_date, new Map(rows.map((row) => [nameOf(row), shareOf(row)]))]),
  );
  const largest = Math.max(
    ...[...shares.values()].flatMap((of) => [...of.values()].map((share) => Number(share ?? 0))),
    1,
  );
  const named = [...new Map(newest.rows.map((row) => [nameOf(row), row])).keys()];
  // One report shows no course over time.
  const isAlone = months.length === 1;
  const shareAt = (date: string, name: string): string | null => shares.get(date)?.get(name) ?? null;
  return html`<div class="card">
    <p class="small soft">
      ${describeBase(newest.rows)} on ${formatDate(newest.report_date)}, as printed in the report.
      ${
        isAlone
          ? ''
          : `The small bars show the ${months.length} reports since ${formatDate(months[0]?.report_date ?? '')}.`
      }
    </p>
    ${renderTable({
      caption: `${title} on ${formatDate(newest.report_date)} and in earlier reports`,
      columns: [
        { head },
        { head: 'Share, %', isNumber: true },
        { head: 'Share of 100 %' },
        ...(isAlone ? [] : [{ head: 'Over time' }]),
      ],
      rows: named.map((name) => [
        name,
        shareAt(newest.report_date, name) ?? NOT_PUBLISHED,
        renderMeter(Number(shareAt(newest.report_date, name) ?? 0), WHOLE_PCT),
        ...(isAlone
          ? []
          : [
              renderMonths(
                months.map(({ report_date }) => numberOrNull(shareAt(report_date, name))),
                largest,
              ),
            ]),
      ]),
    })}
    ${isAlone ? '' : renderEveryMonth(months, title, head, shareAt)}
  </div>`;
}

/** The shares of every report, one column for each. */
function renderEveryMonth(
  months: readonly AllocationReport[],
  title: string,
  head: string,
  shareAt: (date: string, name: string) => string | null,
): Html {
  return html`<details>
    <summary>Figures by report</summary>
    ${renderTable({
      caption: `${title} by report, in percent`,
      columns: [{ head }, ...months.map(({ report_date }) => ({ head: report_date.slice(0, 7), isNumber: true }))],
      rows: [...new Set(months.flatMap(({ rows }) => rows.map(nameOf)))].map((name) => [
        name,
        ...months.map(({ report_date }) => shareAt(report_date, name) ?? NOT_PUBLISHED),
      ]),
    })}
  </details>`;
}

/** Pension schemes report several sub-funds on one page, so a label alone is ambiguous. */
function nameOf({ label_raw, sub_fund_name_raw }: AllocationRow): string {
  return sub_fund_name_raw === null ? label_raw : `${label_raw} (${sub_fund_name_raw})`;
}

/** The share that the row states; null if it states only an amount. */
export function shareOf(row: AllocationRow): string | null {
  return row.percent_of_total_assets ?? row.percent_of_net_assets ?? row.percent_of_gross_assets ?? row.current_period;
}

/** The whole that the shares are parts of. */
export function describeBase([row]: readonly AllocationRow[]): string {
  if (row?.percent_of_total_assets) return 'Share of total assets';
  if (row?.percent_of_net_assets) return 'Share of net assets';
  return row?.percent_of_gross_assets ? 'Share of gross assets' : 'Share';
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
