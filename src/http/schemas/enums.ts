import { own } from '#base/own.ts';
import { ASSET_LABELS, GRADES, QUALITY_LABELS, SECTOR_LABELS } from '#domain/allocation-labels.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import {
  ALLOCATION_TYPES,
  COMPLIANCE_TYPES,
  EXTRACTION_MODES,
  FEE_TYPES,
  HOLDING_ASSET_CLASSES,
  HOLDING_GROUPS,
  HOLDING_TYPES,
  METRIC_KEYS,
  NOTE_KINDS,
  PAGE_TYPES,
  PARTY_ROLES,
  PERIOD_KEYS,
  RATING_TYPES,
  RETURN_TYPES,
  TERM_TYPES,
} from '#domain/fragment-terms.ts';
import {
  CURRENCY,
  DATASETS,
  DATE_POLICIES,
  EVENT_TYPES,
  FAMILY_TYPES,
  FUND_SORTS,
  LIFECYCLE_STATUSES,
  ORDERS,
  RISK_PROFILES,
  SCHEME_TYPES,
  SCHEME_TYPE_NAMES,
  SCOPES,
  VPS_ASSET_CLASSES,
} from '#domain/vocabularies.ts';
import type {
  Dataset,
  DatePolicy,
  EventType,
  FamilyType,
  FundSort,
  LifecycleStatus,
  Order,
  RiskProfile,
  Scope,
  VpsAssetClass,
} from '#domain/vocabularies.ts';
import { TROUBLE_TYPES } from '#http/parameter.ts';
import type { TroubleType } from '#http/parameter.ts';
import { PROBLEMS, PROBLEM_CODES } from '#http/problems.ts';

interface EnumEntry {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly value: string; readonly description: string }[];
}

// For values whose name is not a sufficient description.
const WORDS: Readonly<Record<string, string>> = {
  OTHER: 'Printed on the page but not covered by another value; the label contains the printed words.',
  TEXT_LAYER: 'From the text of the page.',
  OCR: 'By text recognition on an image of the page.',
  IMPORTED: 'Supplied as a file of page extractions.',
  MODEL: 'Read by a model; every number was checked against the text of the page.',
  CONTINUATION: 'A further page about the same fund.',
  NO_TEXT: 'An image without text.',
  MTD: 'The month of the report to date.',
  YTD: 'The year to date; the page does not state whether fiscal or calendar.',
  FYTD: 'The fiscal year (July to June) to date.',
  CYTD: 'The calendar year to date.',
  MONTH: 'A specific month, named in the label.',
  FY: 'A specific fiscal year, named in the label.',
  CY: 'A specific calendar year, named in the label.',
  TFC: 'Term finance certificates.',
  DEBT: 'Debt instruments that a table lists as one group.',
  CREDIT_QUALITY: 'By rating of the instruments; neither the rating of a holding nor that of the fund.',
  REVIEW: 'Written by the service: what a reviewer omitted, and why.',
  NON_COMPLIANT_INVESTMENTS: 'The table of investments that exceed a limit.',
};

/** The open enumerations of report rows: documented values plus OTHER. */
const REPORT_ENUMS: readonly EnumEntry[] = [
  reportEntry('extraction_mode', 'How the text of a page was obtained.', EXTRACTION_MODES),
  reportEntry('page_type', 'Kind of page.', PAGE_TYPES),
  reportEntry('report_section', 'Sections of a report; values of the parameter include, besides all.', REPORT_SECTIONS),
  reportEntry('section_status', 'State of a section.', ['AVAILABLE', 'NOT_REPORTED']),
  reportEntry('period_key', 'Period of a reported return.', PERIOD_KEYS),
  reportEntry('return_type', 'How a reported return was calculated.', RETURN_TYPES),
  reportEntry('allocation_type', 'What an allocation table breaks down.', ALLOCATION_TYPES),
  allocationLabels(),
  reportEntry('holding_group', 'Table that lists the holding.', HOLDING_GROUPS),
  reportEntry('holding_type', 'Kind of holding.', HOLDING_TYPES),
  reportEntry('asset_class', 'Asset class of a holding.', HOLDING_ASSET_CLASSES),
  reportEntry('metric_key', 'Kind of metric.', METRIC_KEYS),
  reportEntry('fee_type', 'Kind of fee.', FEE_TYPES),
  reportEntry('rating_type', 'Subject of a rating.', RATING_TYPES),
  reportEntry('role', 'Role of a party.', PARTY_ROLES),
  reportEntry('term_type', 'Kind of special term.', TERM_TYPES),
  reportEntry('compliance_type', 'Kind of compliance row.', COMPLIANCE_TYPES),
  reportEntry('note_kind', 'Kind of note.', NOTE_KINDS),
];

function allocationLabels(): EnumEntry {
  const labels = new Set([...ASSET_LABELS, ...SECTOR_LABELS, ...QUALITY_LABELS]);
  const { values, ...named } = reportEntry('label_normalized', 'Normalised label of an allocation row.', [...labels]);
  return { ...named, values: [...values, ...GRADES.map((value) => ({ value, description: `Rated ${value}.` }))] };
}

function reportEntry(name: string, description: string, values: readonly string[]): EnumEntry {
  return {
    name,
    description,
    values: values.map((value) => ({ value, description: own(WORDS, value) ?? sentence(value) })),
  };
}

/** `WEIGHTED_AVERAGE_MATURITY` becomes `Weighted average maturity.` */
function sentence(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

// Typed by the vocabulary: a value without a description does not compile.
const FAMILY_TYPE_TEXTS: Readonly<Record<FamilyType, string>> = {
  VPS: 'Voluntary pension scheme; its sub-funds are funds in the registry.',
  EMPLOYER_PENSION: "An employer's pension scheme.",
  PLAN_FAMILY: 'A fund whose plans are funds in the registry.',
};
const RISK_PROFILE_TEXTS: Readonly<Record<RiskProfile, string>> = {
  VERY_LOW: 'Principal at very low risk.',
  LOW: 'Principal at low risk.',
  MEDIUM: 'Principal at medium risk.',
  HIGH: 'Principal at high risk.',
  VERY_HIGH: 'Principal at very high risk.',
};
const LIFECYCLE_TEXTS: Readonly<Record<LifecycleStatus, string>> = {
  ACTIVE: 'In operation.',
  SUSPENDED: 'Dealing is suspended; the fund still exists.',
  MATURED: 'Reached the end of its term.',
  MERGED: 'Merged into another fund.',
  CLOSED: 'Wound up.',
};
const ASSET_CLASS_TEXTS: Readonly<Record<VpsAssetClass, string>> = {
  EQUITY: 'Equity sub-fund.',
  DEBT: 'Debt sub-fund.',
  MONEY_MARKET: 'Money market sub-fund.',
  COMMODITY: 'Commodity or gold sub-fund.',
  MULTI_ASSET: 'Sub-fund of several asset classes.',
};
const SORT_TEXTS: Readonly<Record<FundSort, string>> = {
  name_asc: 'By name, ascending.',
  name_desc: 'By name, descending.',
  slug_asc: 'By slug, ascending.',
  slug_desc: 'By slug, descending.',
  inception_date_asc: 'By inception date, oldest first.',
  inception_date_desc: 'By inception date, newest first.',
  latest_nav_date_desc: 'By date of the latest NAV, newest first.',
};
const DATE_POLICY_TEXTS: Readonly<Record<DatePolicy, string>> = {
  exact: 'Only rows of exactly that date.',
  previous_available: 'The latest row on or before the date.',
};
const ORDER_TEXTS: Readonly<Record<Order, string>> = { asc: 'Oldest first.', desc: 'Newest first.' };

export const DATASET_TEXTS: Readonly<Record<Dataset, string>> = {
  registry: 'Funds, asset management companies, categories, fund types, families and voluntary pension schemes.',
  nav:
    'Net asset values by fund and day, latest and historical, in PKR. ' +
    'Every correction of a value is reported as an update event.',
  payouts: 'Observed payouts per fund, in PKR per unit. Payouts that no source reported are missing.',
  fmr: 'Facts of monthly fund manager reports, promoted after validation.',
};

const EVENT_TYPE_TEXTS: Readonly<Record<EventType, string>> = {
  'fund.created': 'A fund was added to the registry.',
  'fund.updated': 'A fund record changed.',
  'amc.created': 'A company was added to the registry.',
  'amc.updated': 'A company record changed.',
  'family.created': 'A family was added to the registry.',
  'family.updated': 'A family record changed.',
  'nav.observed': 'A NAV for a new date was accepted.',
  'nav.corrected': 'The NAV of an existing date was corrected.',
  'payout.observed': 'A payout was accepted.',
  'payout.corrected': 'An existing payout was corrected.',
  'report.promoted': 'The first version of a report was promoted.',
  'report.corrected': 'A new version of an existing report was promoted.',
};

export const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  'funds:read': 'Registry, fund profiles, companies and classification vocabularies.',
  'nav:read': 'Latest and historical NAV, NAV batches, observed payouts.',
  'fmr:read': 'Reports, snapshots, reported performance and portfolio sections.',
  'catalog:read': 'The catalog, fields, enums and coverage.',
  'updates:read': 'The updates feed.',
};

const TROUBLE_TEXTS: Readonly<Record<TroubleType, string>> = {
  missing: 'A required parameter is missing.',
  greater_than_equal: 'A number is below its minimum.',
  less_than_equal: 'A number or a date range is above its maximum.',
  int_parsing: 'Not a whole number.',
  bool_parsing: 'Not true or false.',
  date_parsing: 'Not a calendar date in the form YYYY-MM-DD.',
  string_too_short: 'A text is shorter than allowed.',
  string_too_long: 'A text is longer than allowed.',
  too_short: 'A list has too few elements.',
  too_long: 'A list has too many elements, or a single parameter was repeated.',
  enum: 'Not one of the allowed values.',
  uuid_parsing: 'Not a UUID.',
  extra_forbidden: 'No parameter or member of this name exists.',
  json_invalid: 'Not JSON, or not a JSON object.',
  string_type: 'Not a string, or a string that contains a NUL character.',
  list_type: 'Not a list.',
};

function entry<Value extends string>(
  name: string,
  description: string,
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): EnumEntry {
  return { name, description, values: values.map((value) => ({ value, description: texts[value] })) };
}

/**
 * Every enumeration of requests and responses. Enumerations of responses are open: treat an unknown value as another
 * one.
 */
export const ENUMS: readonly EnumEntry[] = [
  entry('scheme_type', 'Legal form of a scheme.', SCHEME_TYPES, SCHEME_TYPE_NAMES),
  entry('family_type', 'Kind of family.', FAMILY_TYPES, FAMILY_TYPE_TEXTS),
  entry('risk_profile', 'Stated risk of principal erosion; null if not stated.', RISK_PROFILES, RISK_PROFILE_TEXTS),
  entry(
    'lifecycle_status',
    'Lifecycle status of a fund. The filter also accepts ALL.',
    LIFECYCLE_STATUSES,
    LIFECYCLE_TEXTS,
  ),
  entry('vps_asset_class', 'Asset class of a VPS sub-fund.', VPS_ASSET_CLASSES, ASSET_CLASS_TEXTS),
  entry('currency', 'Currency of prices and amounts.', [CURRENCY], { [CURRENCY]: 'Pakistani rupee.' }),
  entry('payout_coverage', 'Coverage of a payout list.', ['observed_events_only'], {
    observed_events_only: 'Only observed payouts; an empty list does not prove that there were none.',
  }),
  entry('dataset', 'Dataset of an update event.', DATASETS, DATASET_TEXTS),
  entry('event_type', 'Kind of update event.', EVENT_TYPES, EVENT_TYPE_TEXTS),
  entry('sort', 'Order of the fund list. Ties are ordered by slug.', FUND_SORTS, SORT_TEXTS),
  entry('date_policy', 'Which row is returned for a date.', DATE_POLICIES, DATE_POLICY_TEXTS),
  entry('order', 'Order of a series by date.', ORDERS, ORDER_TEXTS),
  entry('scope', 'Scope of an API key.', SCOPES, SCOPE_TEXTS),
  ...REPORT_ENUMS,
  {
    name: 'problem_code',
    description: 'The member code of a problem document.',
    values: PROBLEM_CODES.map((value) => ({ value, description: PROBLEMS[value].title })),
  },
  entry('validation_error_type', 'The member type of an element of errors.', TROUBLE_TYPES, TROUBLE_TEXTS),
];
