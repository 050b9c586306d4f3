import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import type { Report } from '#payloads/reports.ts';

/** A value of a report version. The version is part of the address, because a version never changes. */
export interface ReportValue {
  readonly fund_slug: string;
  readonly report_date: string;
  readonly data_version: number;
  /** A section, or an object of the report: `fund_size`. */
  readonly section: string;
  /** Null for a member of an object. */
  readonly row_order: number | null;
  readonly member: string;
}

/** Of a page with this report, the values of one row or object. */
export function placeIn(
  { fund, report_date, data_version }: Pick<Report, 'fund' | 'report_date' | 'data_version'>,
  section: string,
  row_order: number | null,
): Omit<ReportValue, 'member'> {
  return { fund_slug: fund.slug, report_date, data_version, section, row_order };
}

/** `/receipts/{fund_slug}/reports/2026-07-31/1/allocations.3.percent_of_total_assets`. */
export function reportReceiptPath(value: ReportValue): string {
  const { fund_slug, report_date, data_version, section, row_order, member } = value;
  const name = row_order === null ? `${section}.${member}` : `${section}.${row_order}.${member}`;
  return `/receipts/${fund_slug}/reports/${report_date}/${data_version}/${name}`;
}

export function navReceiptPath(fund_slug: string, nav_date: string): string {
  return `/receipts/${fund_slug}/nav/${nav_date}`;
}

export function payoutReceiptPath(fund_slug: string, id: string): string {
  return `/receipts/${fund_slug}/payouts/${id}`;
}

/** A figure that leads to its receipt. */
export function linkReceipt(path: string, figure: HtmlPart): Html {
  return html`<a class="figure" href="${path}" title="See where this is printed">${figure}</a>`;
}

const VALUE_NAME = /^([a-z_]{1,40})\.(?:([1-9]\d{0,5})\.)?([a-z_]{1,60})$/;

/** The parts of the last segment of a receipt's path; undefined for any other text. */
export function parseValueName(name: string): Pick<ReportValue, 'section' | 'row_order' | 'member'> | undefined {
  const [, section, row, member] = VALUE_NAME.exec(name) ?? [];
  if (section === undefined || member === undefined) return undefined;
  return { section, row_order: row === undefined ? null : Number.parseInt(row, 10), member };
}
