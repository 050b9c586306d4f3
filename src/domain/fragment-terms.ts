/**
 * The open enumerations of report rows. A value never changes its name; printed terms that no value covers are `OTHER`,
 * with the printed words in `label_raw`. The enums catalog contains these lists.
 */

/** How the text of a page was obtained: from its text layer, by text recognition, from a supplied file, by a model. */
export const EXTRACTION_MODES = ['TEXT_LAYER', 'OCR', 'IMPORTED', 'MODEL'] as const;
export type ExtractionMode = (typeof EXTRACTION_MODES)[number];

/** `CONTINUATION` is a further page about the same fund; the other kinds contain no facts about one fund. */
export const PAGE_TYPES = [
  'FUND_PAGE',
  'CONTINUATION',
  'COVER',
  'COMMENTARY',
  'RISK_TABLE',
  'DISCLAIMER',
  'NO_TEXT',
  'OTHER',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/**
 * `MTD` is the report's month; `MONTH`, `FY` and `CY` are a specific month or year, named in `period_label_raw`; `FYTD`
 * and `CYTD` state the kind of year, `YTD` does not.
 */
export const PERIOD_KEYS = [
  'MTD',
  '1D',
  '7D',
  '15D',
  '30D',
  '60D',
  '90D',
  '180D',
  '270D',
  '1M',
  '2M',
  '3M',
  '6M',
  '9M',
  '1Y',
  '2Y',
  '3Y',
  '5Y',
  '7Y',
  '10Y',
  '15Y',
  '20Y',
  'YTD',
  'FYTD',
  'CYTD',
  'MONTH',
  'FY',
  'CY',
  'SINCE_INCEPTION',
  'OTHER',
] as const;
export type PeriodKey = (typeof PERIOD_KEYS)[number];

export const RETURN_TYPES = ['ABSOLUTE', 'ANNUALIZED', 'OTHER'] as const;
export type ReturnType = (typeof RETURN_TYPES)[number];

export const ALLOCATION_TYPES = [
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
  'MATURITY_PROFILE',
  'OTHER',
] as const;
export type AllocationType = (typeof ALLOCATION_TYPES)[number];

/**
 * `NON_COMPLIANT_INVESTMENTS` are the rows of that table that have values; its percentages are also in compliance rows.
 */
export const HOLDING_GROUPS = ['TOP_HOLDINGS', 'NON_COMPLIANT_INVESTMENTS', 'OTHER'] as const;
export type HoldingGroup = (typeof HOLDING_GROUPS)[number];

/** `DEBT` if a title names several instruments at once (`TFC/Sukuk Holdings`). */
export const HOLDING_TYPES = [
  'EQUITY',
  'TFC',
  'SUKUK',
  'COMMERCIAL_PAPER',
  'DEBT',
  'GOVERNMENT_SECURITY',
  'FUND_UNITS',
  'DEPOSIT',
  'OTHER',
] as const;
export type HoldingType = (typeof HOLDING_TYPES)[number];

export const HOLDING_ASSET_CLASSES = ['EQUITY', 'DEBT', 'CASH', 'FUNDS'] as const;
export type HoldingAssetClass = (typeof HOLDING_ASSET_CLASSES)[number];

/** The asset class that a kind of holding belongs to. */
export const ASSET_CLASS_OF: Readonly<Record<HoldingType, HoldingAssetClass | null>> = {
  EQUITY: 'EQUITY',
  TFC: 'DEBT',
  SUKUK: 'DEBT',
  COMMERCIAL_PAPER: 'DEBT',
  DEBT: 'DEBT',
  GOVERNMENT_SECURITY: 'DEBT',
  FUND_UNITS: 'FUNDS',
  DEPOSIT: 'CASH',
  OTHER: null,
};

export const METRIC_KEYS = [
  'NUMBER_OF_HOLDINGS',
  'WEIGHTED_AVERAGE_MATURITY',
  'DURATION',
  'MODIFIED_DURATION',
  'YIELD_TO_MATURITY',
  'CURRENT_YIELD',
  'STANDARD_DEVIATION',
  'SHARPE_RATIO',
  'INFORMATION_RATIO',
  'ALPHA',
  'BETA',
  'R_SQUARED',
  'CORRELATION',
  'TRACKING_ERROR',
  'PORTFOLIO_TURNOVER',
  'LEVERAGE',
  'PRICE_EARNINGS',
  'PRICE_BOOK',
  'DIVIDEND_YIELD',
  'PAYOUT',
  'OTHER',
] as const;
export type MetricKey = (typeof METRIC_KEYS)[number];

export const FEE_TYPES = [
  'TOTAL_EXPENSE_RATIO',
  'MANAGEMENT_FEE',
  'TRUSTEE_FEE',
  'SECP_FEE',
  'SELLING_AND_MARKETING',
  'GOVERNMENT_LEVIES',
  'TRANSACTION_EXPENSES',
  'THIRD_PARTY_EXPENSES',
  'OTHER_EXPENSES',
  'FRONT_END_LOAD',
  'BACK_END_LOAD',
  'CONTINGENT_LOAD',
  'OTHER',
] as const;
export type FeeType = (typeof FEE_TYPES)[number];

export const RATING_TYPES = ['FUND_STABILITY', 'FUND_PERFORMANCE', 'ASSET_MANAGER', 'OTHER'] as const;
export type RatingType = (typeof RATING_TYPES)[number];

export const PARTY_ROLES = [
  'FUND_MANAGER',
  'INVESTMENT_COMMITTEE_CHAIR',
  'INVESTMENT_COMMITTEE_MEMBER',
  'INVESTMENT_COMMITTEE_SECRETARY',
  'ASSET_MANAGER',
  'TRUSTEE',
  'CUSTODIAN',
  'AUDITOR',
  'LEGAL_ADVISOR',
  'SHARIAH_ADVISOR',
  'REGISTRAR',
  'DISTRIBUTOR',
  'OTHER',
] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/**
 * Contains fees and loads as printed if their text states more than one number (`7% of Net Income (min: 0.5% …)`), and
 * what a report says of one plan or sub-fund that its row in `sub_funds` has no member for: dates, risk, prices, units.
 */
export const TERM_TYPES = [
  'INVESTMENT_OBJECTIVE',
  'MANAGEMENT_FEE',
  'TRUSTEE_FEE',
  'FRONT_END_LOAD',
  'BACK_END_LOAD',
  'CONTINGENT_LOAD',
  'IPO_DATE',
  'ACQUISITION_DATE',
  'INITIAL_MATURITY',
  'ALLOCATION_OF_UNITS',
  'LAUNCH_DATE',
  'MATURITY_DATE',
  'RISK_PROFILE',
  'OFFER_PRICE',
  'REPURCHASE_PRICE',
  'UNITS_OUTSTANDING',
  'OTHER',
] as const;
export type TermType = (typeof TERM_TYPES)[number];

export const COMPLIANCE_TYPES = ['NON_COMPLIANT_INVESTMENT', 'OTHER'] as const;
export type ComplianceType = (typeof COMPLIANCE_TYPES)[number];

/** Written by the service: `REVIEW` for a section that an operator dropped, `WITHHELD` for values under review. */
export const NOTE_KINDS = ['FOOTNOTE', 'STATEMENT', 'REVIEW', 'WITHHELD', 'OTHER'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
