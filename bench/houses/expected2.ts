/** The form of an expected file: one entry for each fund of a report, with the values that its pages print. */
export interface ReturnRow {
  readonly period_label_raw: string;
  fund_return_percent: string | null;
  benchmark_return_percent: string | null;
  peer_return_percent: string | null;
}

export interface SeriesRow {
  readonly series_raw: string;
  readonly period_label_raw: string;
  readonly percent: string;
}

export interface AllocationRow {
  readonly allocation_type: AllocationType;
  readonly label_raw: string;
  percent: string;
  readonly period_label: string | null;
  readonly table_title_raw: string;
}

export type AllocationType = 'ASSET_ALLOCATION' | 'SECTOR_ALLOCATION' | 'CREDIT_QUALITY';

export interface Holding {
  readonly rank: number;
  readonly name_raw: string;
  readonly percent: string;
}

export interface Fee {
  readonly row_label_raw: string | null;
  readonly fee_label_raw: string;
  readonly percent: string;
}

export interface Metric {
  readonly label_raw: string;
  readonly value_raw: string;
  readonly value: string;
}

/** An investment outside the limits of its category; rupees are exact, also where the page prints millions. */
export interface Exposure {
  readonly name_raw: string;
  readonly type_raw: string;
  readonly value_before_pkr: string | null;
  readonly provisioning_pkr: string | null;
  readonly value_after_pkr: string | null;
  readonly percent_gross_assets: string | null;
  readonly percent_net_assets: string | null;
}

export interface Rating {
  readonly rating_raw: string;
  readonly rating_agency: string | null;
  readonly rating_date: string | null;
  readonly subject: 'FUND' | 'AMC';
  readonly line_raw: string;
}

export interface Party {
  readonly name_raw: string;
  readonly designation_raw: string | null;
}

/** The figures that a fund, a plan or a sub-fund has of its own. */
export interface Figures {
  fund_size_pkr: string | null;
  fund_size_raw: string | null;
  fund_size_label_raw: string | null;
  fund_size_including_fof_pkr: string | null;
  amount_invested_by_fof_pkr: string | null;
  nav_per_unit: string | null;
  units_outstanding?: string;
  offer_price?: string;
  repurchase_price?: string;
  launch_date?: string | null;
  launch_date_raw?: string | null;
  maturity_date?: string | null;
  maturity_date_raw?: string | null;
  reported_returns: ReturnRow[];
  monthly_returns: SeriesRow[];
  historical_returns: SeriesRow[];
  allocations: AllocationRow[];
  holdings: Holding[];
  holdings_title_raw?: string;
  fees: Fee[];
  non_compliant: Exposure[];
  metrics: Metric[];
}

export interface SubFund extends Figures {
  readonly name_raw: string;
}

export interface PlantedFault {
  readonly kind: string;
  readonly false_values: readonly Readonly<Record<string, unknown>>[];
  readonly true_values: string;
  readonly must_not_serve: string;
  readonly how_it_can_be_seen: string;
}

/** The profile as it is printed; null means that the page does not have it. */
export interface Profile {
  category_raw: string | null;
  fund_type_raw: string | null;
  benchmark_raw: string | null;
  risk_profile_raw: string | null;
  risk_of_principal_raw?: string | null;
  trustee_raw: string | null;
  auditor_raw: string | null;
  registrar_raw?: string | null;
  par_value_raw: string | null;
  pricing_mechanism_raw: string | null;
  listing_raw: string | null;
  dealing_days_raw: string | null;
  cutoff_raw: string | null;
  settlement_raw?: string | null;
  leverage_raw: string | null;
  minimum_initial_raw: string | null;
  minimum_subsequent_raw: string | null;
  management_fee_raw: string | null;
  front_end_load_raw: string | null;
  back_end_load_raw: string | null;
  investment_objective_raw: string | null;
}

export interface Entry extends Profile, Figures {
  page_number: number;
  page_numbers: number[];
  readonly page_kind: 'fund';
  readonly fund_name_raw: string;
  readonly report_date: string;
  report_month_label_raw: string;
  page_footer_raw: string | null;
  nav_date?: string;
  ratings: Rating[];
  parties: Party[];
  sub_funds: SubFund[];
  footnotes_raw: string[];
  readonly amc_name_raw: string;
  readonly fund_column_raw: string | null;
  planted_fault?: PlantedFault;
}

export const noFigures = (): Figures => ({
  fund_size_pkr: null,
  fund_size_raw: null,
  fund_size_label_raw: null,
  fund_size_including_fof_pkr: null,
  amount_invested_by_fof_pkr: null,
  nav_per_unit: null,
  reported_returns: [],
  monthly_returns: [],
  historical_returns: [],
  allocations: [],
  holdings: [],
  fees: [],
  non_compliant: [],
  metrics: [],
});

export const noProfile = (): Profile => ({
  category_raw: null,
  fund_type_raw: null,
  benchmark_raw: null,
  risk_profile_raw: null,
  trustee_raw: null,
  auditor_raw: null,
  par_value_raw: null,
  pricing_mechanism_raw: null,
  listing_raw: null,
  dealing_days_raw: null,
  cutoff_raw: null,
  leverage_raw: null,
  minimum_initial_raw: null,
  minimum_subsequent_raw: null,
  management_fee_raw: null,
  front_end_load_raw: null,
  back_end_load_raw: null,
  investment_objective_raw: null,
});

/** The values of one column of the monthly series, by its printed name. */
export const cellsOf = (rows: readonly SeriesRow[], series: string): SeriesRow[] =>
  rows.filter((r) => r.series_raw === series);

/** One allocation table as rows of cells, a cell for each column. */
export function tableOf(rows: readonly AllocationRow[], type: AllocationType): { label: string; cells: string[] }[] {
  const table = new Map<string, string[]>();
  for (const row of rows.filter((r) => r.allocation_type === type)) {
    table.set(row.label_raw, [...(table.get(row.label_raw) ?? []), row.percent]);
  }
  return [...table].map(([label, cells]) => ({ label, cells }));
}
