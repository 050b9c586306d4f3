import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { Report } from '#payloads/reports.ts';
import { linkReceipt, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { renderReportNote } from './report-note.ts';
import { renderRowsUnderReview } from './report-sections.ts';
import { listRows } from './typed-rows.ts';
import { formatDate, groupDigits } from './wording.ts';

type ReturnRow = ReportRow<'reported_returns'>;
type ReturnFigure = 'fund_return_percent' | 'benchmark_return_percent';

/** The returns of one period: the fund and its benchmark may be printed in different rows. */
interface PeriodReturns {
  readonly period: string;
  readonly key: string;
  /** The row of the report that states the figure; absent if none does. */
  readonly rows: ReadonlyMap<ReturnFigure, ReturnRow>;
}

const FIGURES: readonly (readonly [figure: ReturnFigure, head: string])[] = [
  ['fund_return_percent', 'Fund, %'],
  ['benchmark_return_percent', 'Benchmark, %'],
];

// Single months and years; the page of the report has them.
const NOT_TRAILING: ReadonlySet<string> = new Set(['MONTH', 'FY', 'CY', 'OTHER']);

/**
 * The published returns over periods up to the report's date, in its order. Months and years of the past are omitted.
 */
export function listPeriodReturns(report: Report): PeriodReturns[] {
  const periods = new Map<string, { period: string; key: string; rows: Map<ReturnFigure, ReturnRow> }>();
  for (const row of listRows(report, 'reported_returns')) {
    if (NOT_TRAILING.has(row.period_key)) continue;
    const name = JSON.stringify([row.period_key, row.sub_fund_name_raw, row.return_type, row.is_annualized]);
    const known = periods.get(name) ?? { period: row.period_label_raw, key: row.period_key, rows: new Map() };
    periods.set(name, known);
    // If two rows state one figure, the first is shown; the page of the report has both.
    for (const [figure] of FIGURES) if (row[figure] !== null && !known.rows.has(figure)) known.rows.set(figure, row);
  }
  return [...periods.values()].filter(({ rows }) => rows.size > 0);
}

/**
 * Returns as the newest report states them, fund and benchmark in one row; the file of the table has the other columns.
 */
export function renderReturns(report: Report | null): Html {
  const periods = report === null ? [] : listPeriodReturns(report);
  const shown = FIGURES.filter(([figure]) => periods.some(({ rows }) => rows.has(figure)));
  return html`<section class="card" aria-labelledby="returns">
    <h2 id="returns" class="label">Published returns</h2>
    ${report === null ? '' : renderRowsUnderReview(report, 'reported_returns')}
    ${
      report === null || periods.length === 0
        ? html`<p class="soft">
            ${
              report === null
                ? 'No report of this fund is available yet.'
                : `The report of ${formatDate(report.report_date)} states no returns that this service can show.`
            }
          </p>`
        : html`${renderReportNote(report, 'reported_returns', describeMethod(report))}
          ${renderTable({
            caption: `Published returns, report of ${formatDate(report.report_date)}`,
            columns: [{ head: 'Period' }, ...shown.map(([, head]) => ({ head, isNumber: true }))],
            rows: periods.map(({ period, rows }): HtmlPart[] => [
              period,
              ...shown.map(([figure]) => showReturn(report, rows.get(figure), figure)),
            ]),
          })}`
    }
  </section>`;
}

/** One published return with its receipt. */
export function showReturn(report: Report, row: ReturnRow | undefined, figure: ReturnFigure): HtmlPart {
  const value = row?.[figure] ?? null;
  if (row === undefined || value === null) return html`<span class="soft small">not published</span>`;
  const path = reportReceiptPath({ ...placeIn(report, 'reported_returns', row.row_order), member: figure });
  return linkReceipt(path, groupDigits(value));
}

function describeMethod(report: Report): string {
  const flags = new Set(listRows(report, 'reported_returns').map(({ is_annualized }) => is_annualized));
  if (flags.size !== 1) return '; the report states which are annualised';
  if (flags.has(true)) return ', annualised';
  return flags.has(false) ? ', not annualised' : '';
}
