import {
  FAMILY_TYPES,
  LIFECYCLE_STATUSES,
  RISK_PROFILES,
  SCHEME_TYPES,
  VPS_ASSET_CLASSES,
} from '#domain/vocabularies.ts';
import {
  dateOrNull,
  described,
  flag,
  flagOrNull,
  id,
  integer,
  integerOrNull,
  listOf,
  timestamp,
  oneOf,
  oneOfOrNull,
  orNull,
  record,
  text,
  textOrNull,
  texts,
} from './members.ts';
import { ROWS } from './report-rows.ts';
import { schemaOf } from './schema.ts';
import type { Static } from './schema.ts';

export const ASSOCIATION_FUND_ID = textOrNull(
  'Id assigned to the fund by the industry association; null if it has none.',
);

const AMC_REFERENCE_MEMBERS = {
  id: id('Public id of the asset management company.'),
  slug: text('Registry slug.'),
  name: text('Registered name.'),
};

export const AMC_REFERENCE = record('AmcReference', 'Reference to an asset management company.', AMC_REFERENCE_MEMBERS);
export type AmcReference = Static<typeof AMC_REFERENCE>;

const FUND_SLUG = text('Registry slug; it never changes, even if the fund is renamed.');
const FUND_REFERENCE_MEMBERS = {
  id: id('Public id of the fund.'),
  slug: FUND_SLUG,
  name: text('Current name.'),
};

export const FUND_REFERENCE = record('FundReference', 'Reference to a fund.', FUND_REFERENCE_MEMBERS);
export type FundReference = Static<typeof FUND_REFERENCE>;

export const SERIES_FUND_MEMBERS = { ...FUND_REFERENCE_MEMBERS, association_fund_id: ASSOCIATION_FUND_ID };

export const SERIES_FUND = record('SeriesFund', 'The fund of a series.', SERIES_FUND_MEMBERS);
export type SeriesFund = Static<typeof SERIES_FUND>;

const FAMILY_REFERENCE_MEMBERS = {
  id: id('Public id of the family.'),
  slug: text('Registry slug.'),
  name: text('Name of the family.'),
  family_type: oneOf(FAMILY_TYPES, 'Kind of family.'),
};

export const FAMILY_REFERENCE = record('FamilyReference', 'Reference to a family of funds.', FAMILY_REFERENCE_MEMBERS);
export type FamilyReference = Static<typeof FAMILY_REFERENCE>;

export const AMC_OF_FUND = orNull(AMC_REFERENCE, 'Asset management company; null if unknown.');

export const FUND = record('Fund', 'Registry record of a fund. Unknown members are null.', {
  id: id('Public id of the fund; a rebuild of the service does not change it.'),
  slug: FUND_SLUG,
  name: text('Current name; the name of a VPS sub-fund ends with its asset class.'),
  official_name: text('Name published by the industry association; several VPS sub-funds can share one.'),
  association_fund_id: ASSOCIATION_FUND_ID,
  amc: AMC_OF_FUND,
  category: textOrNull('Category as printed by the association.'),
  category_slug: textOrNull('Slug of the category, for the parameter category.'),
  scheme_type: oneOfOrNull(SCHEME_TYPES, 'Legal form of the scheme.'),
  risk_profile: oneOfOrNull(RISK_PROFILES, 'Stated risk of principal erosion; null if not stated.'),
  is_shariah_compliant: flagOrNull('Whether the fund is Shariah compliant, by its category or its own statement.'),
  is_exchange_traded: flagOrNull('Whether the fund is traded on an exchange.'),
  is_fund_of_funds: flagOrNull('Whether the fund invests in other funds.'),
  is_pension_scheme: flagOrNull('Whether the fund is part of a pension scheme.'),
  lifecycle_status: oneOf(LIFECYCLE_STATUSES, 'Lifecycle status of the fund.'),
  family: orNull(FAMILY_REFERENCE, 'Family of the fund; null if it belongs to none.'),
  vps_asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'Asset class of a VPS sub-fund; null for every other fund.'),
  benchmark: textOrNull('Benchmark as stated.'),
  trustee: textOrNull('Trustee as stated.'),
  rating: textOrNull('Stability or fund rating as stated.'),
  inception_date: dateOrNull('Date of inception.'),
  maturity_date: dateOrNull('Date of maturity of a fund with a fixed term.'),
  currency: text('Currency of prices and payouts: PKR.'),
  previous_names: texts('Previous names, newest first.'),
  latest_nav_date: dateOrNull('Date of the newest accepted NAV.'),
  latest_report_date: dateOrNull('Date of the newest promoted report.'),
  updated_at: timestamp('Time at which this record last changed in the service.'),
});
export type FundRecord = Static<typeof FUND>;

export const AMC = record('Amc', 'An asset management company.', {
  ...AMC_REFERENCE_MEMBERS,
  short_name: textOrNull('Short name.'),
  is_active: flag('Whether the company manages at least one fund that is ACTIVE or SUSPENDED.'),
  fund_count: integer('Number of funds that the company manages, of every lifecycle status.', { 'x-unit': 'funds' }),
  website: textOrNull('Website of the company.'),
});
export type AmcRecord = Static<typeof AMC>;

export const AMC_DETAIL = record('AmcDetail', 'An asset management company with a page of its funds.', {
  amc: described(AMC, 'The asset management company.'),
  funds: listOf(FUND, 'One page of its funds.'),
});
export type AmcDetail = Static<typeof AMC_DETAIL>;

export const CATEGORY = record('Category', 'A fund category of the association.', {
  slug: text('Slug, for the parameter category.'),
  name: text('Name as printed.'),
  is_shariah_compliant: flagOrNull(
    "Whether the category is Shariah compliant; null if it is not in the association's list.",
  ),
  scheme_types: listOf(oneOf(SCHEME_TYPES, 'A scheme type.'), 'Scheme types of its funds.'),
  fund_count: integer('Number of funds.', { 'x-unit': 'funds' }),
});
export type Category = Static<typeof CATEGORY>;

export const FUND_TYPE = record('FundType', 'A scheme type.', {
  scheme_type: oneOf(SCHEME_TYPES, 'Value for the parameter scheme_type.'),
  name: text("Heading of the association's list."),
  fund_count: integer('Number of funds.', { 'x-unit': 'funds' }),
});
export type FundType = Static<typeof FUND_TYPE>;

const FAMILY_MEMBERS = {
  ...FAMILY_REFERENCE_MEMBERS,
  amc: orNull(AMC_REFERENCE, 'The asset management company.'),
  fund_count: integer('Number of funds in the family.', { 'x-unit': 'funds' }),
};

export const FAMILY = record(
  'Family',
  'A family of funds: a VPS, an employer pension scheme, or a fund with plans.',
  FAMILY_MEMBERS,
);
export type FamilyRecord = Static<typeof FAMILY>;

export const FAMILY_DETAIL = record('FamilyDetail', 'A family with its funds.', {
  ...FAMILY_MEMBERS,
  funds: listOf(FUND, 'Its funds, ordered by slug.'),
});
export type FamilyDetail = Static<typeof FAMILY_DETAIL>;

export const SUB_FUND_MEMBERS = {
  fund: described(FUND_REFERENCE, 'The sub-fund.'),
  asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'Asset class of the sub-fund; null if unknown.'),
};

const VPS_SUB_FUND = record('VpsSubFund', 'A sub-fund of a voluntary pension scheme.', SUB_FUND_MEMBERS);
export type VpsSubFund = Static<typeof VPS_SUB_FUND>;

export const VPS = record('Vps', 'A voluntary pension scheme with its sub-funds.', {
  ...FAMILY_MEMBERS,
  sub_funds: listOf(VPS_SUB_FUND, 'Its sub-funds.'),
});
export type VpsRecord = Static<typeof VPS>;

export const VPS_ALLOCATIONS = record(
  'VpsAllocations',
  'Reported allocations of each sub-fund of a voluntary pension scheme.',
  {
    family: described(FAMILY_REFERENCE, 'The scheme.'),
    sub_funds: listOf(
      record('VpsSubFundAllocations', 'Allocations in the newest report of one sub-fund.', {
        ...SUB_FUND_MEMBERS,
        report_date: dateOrNull('Date of the report; null if no report was promoted.'),
        data_version: integerOrNull('Version of the report; null if no report was promoted.'),
        rows: listOf(ROWS.allocations.row, 'Rows of the report; empty if it has no allocations.'),
      }),
      'Its sub-funds.',
    ),
  },
);
export type VpsAllocations = Static<typeof VPS_ALLOCATIONS>;

/** The records of `bulk/funds`: any members of a fund record, always with `id` and `slug`. */
export const PROJECTED_FUND = schemaOf<Partial<FundRecord> & Pick<FundRecord, 'id' | 'slug'>>({
  type: 'object',
  required: ['id', 'slug'],
  properties: FUND.properties,
  title: 'ProjectedFund',
  description: 'A fund record, or the members selected with fields.',
});
export type ProjectedFund = Static<typeof PROJECTED_FUND>;
