import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { Report } from '#payloads/reports.ts';
import { linkReceipt, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { renderReportNote } from './report-note.ts';
import { renderRowsUnderReview } from './report-sections.ts';
import { listRows } from './typed-rows.ts';
import { NOT_PUBLISHED, formatDate, groupDigits, nameMember } from './wording.ts';

type HoldingRow = ReportRow<'holdings'>;

// The first that a report states is shown; its page shows all.
const SHARES = ['percent_of_total_assets', 'percent_of_net_assets', 'percent_of_gross_assets'] as const;

/** The holdings of the newest report with their shares; empty if it lists none. */
export function renderHoldings(report: Report): Html {
  const rows = listRows(report, 'holdings');
  if (rows.length === 0 && report.sections.holdings.withheld_row_count === 0) return html``;
  const share = SHARES.find((one) => rows.some((row) => row[one] !== null)) ?? SHARES[0];
  const hasKind = rows.some((row) => kindOf(row) !== NOT_PUBLISHED);
  const hasRating = rows.some(({ credit_rating }) => credit_rating !== null);
  return html`<h2>Top holdings</h2>
    ${renderRowsUnderReview(report, 'holdings')}
    ${
      rows.length === 0
        ? ''
        : html`<div class="card">
            ${renderReportNote(report, 'holdings', ', which has further columns')}
            ${renderTable({
              caption: `Holdings, report of ${formatDate(report.report_date)}`,
              layout: 'narrow',
              columns: [
                { head: 'Holding' },
                ...(hasKind ? [{ head: 'Kind' }] : []),
                ...(hasRating ? [{ head: 'Rating' }] : []),
                { head: nameMember(share), isNumber: true },
              ],
              rows: rows.map((row): HtmlPart[] => [
                row.name_raw,
                ...(hasKind ? [kindOf(row)] : []),
                ...(hasRating ? [row.credit_rating ?? NOT_PUBLISHED] : []),
                showShare(report, row, share),
              ]),
            })}
          </div>`
    }`;
}

function kindOf({ sector_raw, holding_type, instrument_type_raw, sub_fund_name_raw }: HoldingRow): HtmlPart {
  const kind = sector_raw ?? instrument_type_raw ?? (holding_type === null ? null : nameMember(holding_type));
  const words = [kind, sub_fund_name_raw].filter((one) => one !== null).join(', ');
  return words === '' ? NOT_PUBLISHED : words;
}

function showShare(report: Report, row: HoldingRow, member: (typeof SHARES)[number]): HtmlPart {
  const value = row[member];
  if (value === null) return NOT_PUBLISHED;
  return linkReceipt(reportReceiptPath({ ...placeIn(report, 'holdings', row.row_order), member }), groupDigits(value));
}
