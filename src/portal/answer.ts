import type { Reading } from '#reads/reading.ts';

/*
 * Pages show what the API answers: each asks the same question and reads the
 * same JSON, so that no figure on a page can differ from the served one. The
 * shapes below name the members that pages show.
 */

export function readAnswer<Data>(reading: Reading): Data {
  const text = reading.data().map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'))).join('');
  return JSON.parse(text) as Data;
}

interface Reference {
  readonly slug: string;
  readonly name: string;
}

export interface FundRecord extends Reference {
  readonly official_name: string;
  readonly association_fund_id: string | null;
  readonly amc: Reference | null;
  readonly category: string | null;
  readonly scheme_type: string | null;
  readonly risk_profile: string | null;
  readonly is_shariah_compliant: boolean | null;
  readonly lifecycle_status: string;
  readonly family: Reference | null;
  readonly vps_asset_class: string | null;
  readonly benchmark: string | null;
  readonly trustee: string | null;
  readonly rating: string | null;
  readonly inception_date: string | null;
  readonly maturity_date: string | null;
  readonly currency: string;
  readonly previous_names: readonly string[];
  readonly latest_nav_date: string | null;
  readonly latest_report_date: string | null;
}

export interface AmcRecord extends Reference {
  readonly is_active: boolean;
  readonly fund_count: number;
  readonly website: string | null;
}

export interface CategoryRecord extends Reference {
  readonly fund_count: number;
}

/** A row of any section: its own members, and where it stands. */
export type ReportRow = Readonly<Record<string, unknown>> & { readonly report_id: string; readonly page_number: number };

type Members = Readonly<Record<string, unknown>>;

/** A complete report with every section. */
export interface Report {
  readonly report_date: string;
  readonly data_version: number;
  readonly identity: Members;
  readonly fund_size: Members;
  readonly profile: Members;
  readonly source: readonly { readonly report_id: string; readonly page_number: number; readonly document: string | null }[];
}

export function rowsOf(report: Report, section: string): readonly ReportRow[] {
  return (report as unknown as Readonly<Record<string, readonly ReportRow[]>>)[section] ?? [];
}
