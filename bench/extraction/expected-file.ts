/** The form of an expected file: an entry per fund, with the values that its pages print. Decimals are text. */

export type Text = string | null | undefined;

export interface ExpectedFund extends ExpectedScope {
  readonly fund_name_raw: string;
  readonly amc_name_raw?: Text;
  /** The month that the page prints; null if it prints none. */
  readonly report_date?: Text;
  /** The month that the page is of, if a planted fault prints another one. */
  readonly true_report_date?: Text;
  /** Name of the whole scheme, if the page has one. */
  readonly cis_name_raw?: Text;
  readonly sub_funds?: readonly ExpectedSubFund[];
  readonly ratings?: readonly ExpectedRating[];
  readonly parties?: readonly { readonly name_raw: string; readonly designation_raw?: Text }[];
  readonly investment_objective_raw?: Text;
  readonly cis_general?: readonly LabelledText[];
  readonly front_load_items?: readonly LabelledText[];
  readonly back_load_items?: readonly LabelledText[];
  readonly launch_date_items?: readonly LabelledText[];
  readonly planted_fault?: PlantedFault | null;
}

export interface ExpectedSubFund extends ExpectedScope {
  readonly name_raw: string;
}

/** The sections that a fund and each of its sub-funds may have; the single values are looked up by name. */
export interface ExpectedScope {
  readonly reported_returns?: readonly ExpectedReturn[];
  readonly monthly_returns?: readonly ExpectedSeriesPoint[];
  readonly historical_returns?: readonly ExpectedSeriesPoint[];
  readonly allocations?: readonly ExpectedAllocation[];
  /** Printed totals: true, but the service need not serve them. */
  readonly allocation_totals?: readonly ExpectedAllocation[];
  readonly holdings?: readonly { readonly rank: number | null; readonly name_raw: string; readonly percent: Text }[];
  readonly holdings_title_raw?: Text;
  readonly non_compliant?: readonly ExpectedExposure[];
  readonly metrics?: readonly { readonly label_raw: string; readonly value_raw?: Text; readonly value: Text }[];
  readonly fees?: readonly { readonly row_label_raw?: Text; readonly fee_label_raw: Text; readonly percent: Text }[];
  readonly cis_expenses?: readonly { readonly label_raw: string; readonly pkr?: Text }[];
}

export interface LabelledText {
  readonly label_raw: string;
  readonly value_raw?: Text;
}

interface ExpectedReturn {
  readonly period_label_raw: string;
  readonly fund_return_percent?: Text;
  readonly benchmark_return_percent?: Text;
  readonly peer_return_percent?: Text;
}

export interface ExpectedSeriesPoint {
  readonly series_raw: string;
  readonly period_label_raw: string;
  readonly percent: Text;
  /** Subject of the series: `Sample Pension Fund, rolling returns`. */
  readonly of_raw?: Text;
}

export interface ExpectedAllocation {
  readonly allocation_type: string;
  readonly label_raw: string;
  readonly percent: Text;
  /** The month of the column, if the table has several. */
  readonly period_label?: Text;
  readonly table_title_raw?: Text;
}

export interface ExpectedExposure {
  readonly name_raw: string;
  readonly type_raw?: Text;
  readonly percent_gross_assets: Text;
  readonly percent_net_assets: Text;
  readonly value_before_pkr: Text;
  readonly provisioning_pkr: Text;
  readonly value_after_pkr: Text;
}

interface ExpectedRating {
  readonly subject: string;
  readonly rating_raw: string;
  readonly rating_agency?: Text;
  readonly rating_date?: Text;
}

/** Figures of a page that were falsified, and what must therefore not be served. */
export interface PlantedFault {
  readonly kind: string;
  readonly page_says?: string;
  readonly printed_percent?: string;
  readonly real_percent?: string;
  readonly label_raw?: string;
  readonly false_values?: readonly FalseValue[];
}

export interface FalseValue {
  /** Member of the entry, or `section.member`. */
  readonly field: string;
  readonly sub_fund?: string;
  /** Of a return, by series. */
  readonly printed: string | Readonly<Record<string, string>>;
  readonly real?: string | Readonly<Record<string, string>>;
  readonly real_pkr?: string;
  /** The line under the label, which may name the unit. */
  readonly under?: string;
  readonly period_label_raw?: string;
  readonly label_raw?: string;
  readonly name_raw?: string;
  readonly fee_label_raw?: string;
  readonly subject?: string;
}

/** A single value by its name in the entry. */
export function textOf(entry: ExpectedScope, name: string): string | null {
  const value: unknown = Object.hasOwn(entry, name) ? entry[name as keyof ExpectedScope] : null;
  return typeof value === 'string' ? value : null;
}

/** The entry under the month that its page is of. */
export function inTrueMonth(fund: ExpectedFund): ExpectedFund {
  return fund.true_report_date ? { ...fund, report_date: fund.true_report_date } : fund;
}
