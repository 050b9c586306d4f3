import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { Report } from '#payloads/reports.ts';
import { linkReceipt, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { renderReportNote } from './report-note.ts';
import { renderRowsUnderReview } from './report-sections.ts';
import { listRows } from './typed-rows.ts';
import { NOT_PUBLISHED, groupDigits } from './wording.ts';

type FeeRow = ReportRow<'fees'>;

/** The fees of the newest report, as printed; empty if it states none. */
export function renderFees(report: Report): Html {
  const rows = listRows(report, 'fees');
  if (rows.length === 0 && report.sections.fees.withheld_row_count === 0) return html``;
  return html`<h2>Fees</h2>
    ${renderRowsUnderReview(report, 'fees')}
    ${
      rows.length === 0
        ? ''
        : html`<div class="card">
            ${renderReportNote(report, 'fees')}
            ${renderTable({
              caption: 'Fees, loads and expense ratios',
              layout: 'narrow',
              columns: [{ head: 'Fee' }, { head: 'Amount', isNumber: true }],
              rows: rows.map((row): HtmlPart[] => [nameOf(row), showFee(report, row)]),
            })}
          </div>`
    }`;
}

function nameOf({ label_raw, period, sub_fund_name_raw }: FeeRow): Html {
  const details = [period === null || label_raw.includes(period) ? null : period, sub_fund_name_raw];
  const words = details.filter((one) => one !== null).join(', ');
  return html`${label_raw}${words === '' ? '' : html` <span class="soft">(${words})</span>`}`;
}

function showFee(report: Report, row: FeeRow): HtmlPart {
  const member = row.value_percent === null ? 'value_amount' : 'value_percent';
  const value = row[member];
  if (value === null) return NOT_PUBLISHED;
  const path = reportReceiptPath({ ...placeIn(report, 'fees', row.row_order), member });
  return member === 'value_percent'
    ? html`${linkReceipt(path, groupDigits(value))} %`
    : html`${row.currency ?? 'PKR'} ${linkReceipt(path, groupDigits(value))}`;
}
