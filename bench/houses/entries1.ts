/** The expected facts of a drawn report: one entry a fund, in the members that the fact checker compares. */

export interface ReportedReturn {
  readonly period_label_raw: string;
  readonly fund_return_percent: string | null;
  readonly benchmark_return_percent: string | null;
  readonly peer_return_percent: string | null;
}

export interface SeriesReturn {
  readonly series_raw: string;
  readonly period_label_raw: string;
  readonly percent: string;
}

export interface Allocation {
  readonly allocation_type: 'ASSET_ALLOCATION' | 'SECTOR_ALLOCATION' | 'CREDIT_QUALITY';
  readonly label_raw: string;
  readonly percent: string;
  readonly period_label: string | null;
  readonly table_title_raw: string;
}

export interface Holding {
  readonly rank: number;
  readonly name_raw: string;
  readonly percent: string;
}

export interface Rating {
  readonly rating_raw: string;
  readonly rating_agency: string | null;
  /** YYYY-MM-DD */
  readonly rating_date: string | null;
  readonly subject: 'FUND' | 'AMC';
  readonly line_raw: string;
}

/** What a fund, a plan or a pension sub-fund has of its own. */
export interface Figures {
  readonly fund_size_pkr: string | null;
  readonly fund_size_raw: string | null;
  readonly fund_size_label_raw: string | null;
  readonly fund_size_including_fof_pkr: string | null;
  readonly amount_invested_by_fof_pkr: string | null;
  readonly nav_per_unit: string | null;
  readonly nav_date?: string;
  readonly units_outstanding?: string;
  readonly offer_price?: string;
  readonly repurchase_price?: string;
  readonly reported_returns: readonly ReportedReturn[];
  readonly monthly_returns: readonly SeriesReturn[];
  readonly historical_returns: readonly SeriesReturn[];
  readonly allocations: readonly Allocation[];
  readonly allocation_totals?: readonly Allocation[];
  readonly holdings: readonly Holding[];
  readonly holdings_title_raw?: string;
  readonly fees: readonly { row_label_raw: string | null; fee_label_raw: string; percent: string }[];
  readonly non_compliant: readonly never[];
  readonly metrics: readonly { label_raw: string; value_raw: string; value: string }[];
  readonly fund_column_raw?: string;
}

export interface SubFund extends Figures {
  readonly name_raw: string;
  readonly risk_profile_raw?: string;
}

export interface FalseValue {
  readonly field: string;
  readonly printed: string | Readonly<Record<string, string>>;
  readonly [member: string]: string | Readonly<Record<string, string>>;
}

export interface PlantedFault {
  readonly kind: string;
  readonly false_values: readonly FalseValue[];
  readonly true_values: string;
  readonly must_not_serve: string;
  readonly how_it_can_be_seen: string;
  readonly fund_name_raw: string;
}

export interface Entry extends Figures {
  readonly page_number: number;
  readonly page_numbers: readonly number[];
  readonly page_kind: 'fund';
  readonly fund_name_raw: string;
  readonly amc_name_raw: string;
  readonly report_date: string;
  readonly report_month_label_raw: string;
  readonly page_footer_raw: string | null;
  readonly category_raw: string | null;
  readonly fund_type_raw: string | null;
  readonly launch_date: string | null;
  readonly launch_date_raw: string | null;
  readonly maturity_date?: string;
  readonly benchmark_raw: string | null;
  readonly risk_profile_raw: string | null;
  readonly risk_of_principal_raw?: string;
  readonly trustee_raw: string | null;
  readonly auditor_raw: string | null;
  readonly par_value_raw: string | null;
  readonly pricing_mechanism_raw: string | null;
  readonly listing_raw: string | null;
  readonly dealing_days_raw: string | null;
  readonly cutoff_raw: string | null;
  readonly leverage_raw: string | null;
  readonly minimum_initial_raw: string | null;
  readonly minimum_subsequent_raw: string | null;
  readonly management_fee_raw: string | null;
  readonly front_end_load_raw: string | null;
  readonly back_end_load_raw: string | null;
  readonly investment_objective_raw: string | null;
  readonly ratings: readonly Rating[];
  readonly parties: readonly { name_raw: string; designation_raw: string | null }[];
  readonly sub_funds: readonly SubFund[];
  readonly footnotes_raw: readonly string[];
  readonly planted_fault?: PlantedFault;
}

const NO_FIGURES: Figures = {
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
};

type Named = Pick<
  Entry,
  'page_numbers' | 'fund_name_raw' | 'amc_name_raw' | 'report_date' | 'report_month_label_raw' | 'page_footer_raw'
>;

/** An entry in which everything that is not given is not printed. */
export function newEntry(facts: Named & Partial<Entry>): Entry {
  return {
    page_number: facts.page_numbers[0] ?? 1,
    page_kind: 'fund',
    category_raw: null,
    fund_type_raw: null,
    launch_date: null,
    launch_date_raw: null,
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
    ratings: [],
    parties: [],
    sub_funds: [],
    footnotes_raw: [],
    ...NO_FIGURES,
    ...facts,
  };
}

export function newSubFund(facts: { readonly name_raw: string } & Partial<SubFund>): SubFund {
  return { ...NO_FIGURES, ...facts };
}

/** A drawn document and what is expected of it. */
export interface Drawn {
  /** The file's name without an extension. */
  readonly name: string;
  readonly style: string;
  readonly amc: string;
  readonly pdf: Buffer;
  readonly quirks: readonly string[];
  readonly must_not_be_served: readonly string[];
  readonly entries: readonly Entry[];
}
