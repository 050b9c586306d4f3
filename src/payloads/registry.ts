import { Type } from 'typebox';
import type { Static } from 'typebox';
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
  moment,
  oneOf,
  oneOfOrNull,
  orNull,
  record,
  text,
  textOrNull,
  texts,
} from './members.ts';
import { ROWS } from './report-rows.ts';

export const ASSOCIATION_FUND_ID = textOrNull(
  'The id the industry association gives the fund; null where it gives none.',
);

export const AMC_REFERENCE = record('AmcReference', 'Which asset management company.', {
  id: id('Public id of the asset management company.'),
  slug: text('Slug of the registry.'),
  name: text('Name as registered.'),
});
export type AmcReference = Static<typeof AMC_REFERENCE>;

export const FUND_REFERENCE = record('FundReference', 'Which fund.', {
  id: id('Public id of the fund.'),
  slug: text('Slug of the registry; it never changes, not on a rename.'),
  name: text('Current name.'),
});
export type FundReference = Static<typeof FUND_REFERENCE>;

export const SERIES_FUND = record('SeriesFund', 'The fund a series belongs to.', {
  id: id('Public id of the fund.'),
  slug: text('Slug of the registry; it never changes, not on a rename.'),
  name: text('Current name.'),
  association_fund_id: ASSOCIATION_FUND_ID,
});
export type SeriesFund = Static<typeof SERIES_FUND>;

export const FAMILY_REFERENCE = record('FamilyReference', 'The family a fund belongs to.', {
  id: id('Public id of the family.'),
  slug: text('Slug of the registry.'),
  name: text('Name of the family.'),
  family_type: oneOf(FAMILY_TYPES, 'Kind of family.'),
});
export type FamilyReference = Static<typeof FAMILY_REFERENCE>;

export const FUND = record('Fund', 'A fund as the registry knows it. Unknown is null.', {
  id: id('Public id of the fund; the same after any rebuild of the service.'),
  slug: text('Slug of the registry; it never changes, not on a rename.'),
  name: text('Current name; that of a VPS sub-fund ends in its asset class.'),
  official_name: text('The name the industry association publishes; several VPS sub-funds can share one.'),
  association_fund_id: ASSOCIATION_FUND_ID,
  amc: orNull(AMC_REFERENCE, 'The asset management company; null where no source names one.'),
  category: textOrNull('Category as the association prints it.'),
  category_slug: textOrNull('Slug of the category, for the filter category.'),
  scheme_type: oneOfOrNull(SCHEME_TYPES, 'Legal form of the scheme.'),
  risk_profile: oneOfOrNull(RISK_PROFILES, 'Stated risk of principal erosion; null where not stated.'),
  is_shariah_compliant: flagOrNull('Shariah compliant by its category or statement.'),
  is_exchange_traded: flagOrNull('Traded on an exchange.'),
  is_fund_of_funds: flagOrNull('Invests in other funds.'),
  is_pension_scheme: flagOrNull('Part of a pension scheme.'),
  lifecycle_status: oneOf(LIFECYCLE_STATUSES, 'State in the life of the fund.'),
  family: orNull(FAMILY_REFERENCE, 'The family; null for a fund of its own.'),
  vps_asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'Asset class of a VPS sub-fund; null for every other fund.'),
  benchmark: textOrNull('Benchmark as stated.'),
  trustee: textOrNull('Trustee as stated.'),
  rating: textOrNull('Stability or fund rating as stated.'),
  inception_date: dateOrNull('First day of the fund.'),
  maturity_date: dateOrNull('Last day of a fund with a term.'),
  currency: text('Currency of prices and payouts: PKR.'),
  previous_names: texts('Names it had before, newest first.'),
  latest_nav_date: dateOrNull('Date of the newest accepted NAV.'),
  latest_report_date: dateOrNull('Date of the newest promoted report.'),
  updated_at: moment('When this record last changed here.'),
});
export type FundRecord = Static<typeof FUND>;

export const AMC = record('Amc', 'An asset management company.', {
  id: id('Public id of the asset management company.'),
  slug: text('Slug of the registry.'),
  name: text('Name as registered.'),
  short_name: textOrNull('Short name in use.'),
  is_active: flag('True while it manages at least one fund that is ACTIVE or SUSPENDED.'),
  fund_count: integer('Funds of the registry it manages, whatever their state.', { 'x-unit': 'funds' }),
  website: textOrNull('Its website.'),
});
export type AmcRecord = Static<typeof AMC>;

export const AMC_DETAIL = record('AmcDetail', 'An asset management company with a page of its funds.', {
  amc: described(AMC, 'The asset management company.'),
  funds: listOf(FUND, 'Its funds, paged by the page parameters.'),
});
export type AmcDetail = Static<typeof AMC_DETAIL>;

export const CATEGORY = record('Category', 'A category of the association.', {
  slug: text('Slug, for the filter category.'),
  name: text('Name as printed.'),
  is_shariah_compliant: flagOrNull(
    'A Shariah-compliant category; null for one that is not on the list of the association.',
  ),
  scheme_types: listOf(oneOf(SCHEME_TYPES, 'A scheme type.'), 'Scheme types that have funds in it.'),
  fund_count: integer('Funds in it.', { 'x-unit': 'funds' }),
});
export type Category = Static<typeof CATEGORY>;

export const FUND_TYPE = record('FundType', 'A scheme type.', {
  scheme_type: oneOf(SCHEME_TYPES, 'Value for the filter scheme_type.'),
  name: text('Name as the association heads its lists.'),
  fund_count: integer('Funds of it.', { 'x-unit': 'funds' }),
});
export type FundType = Static<typeof FUND_TYPE>;

const FAMILY_MEMBERS = {
  id: id('Public id of the family.'),
  slug: text('Slug of the registry.'),
  name: text('Name of the family.'),
  family_type: oneOf(FAMILY_TYPES, 'Kind of family.'),
  amc: orNull(AMC_REFERENCE, 'The asset management company.'),
  fund_count: integer('Funds of the family.', { 'x-unit': 'funds' }),
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

const VPS_SUB_FUND = record('VpsSubFund', 'A sub-fund of a voluntary pension scheme.', {
  fund: described(FUND_REFERENCE, 'The sub-fund.'),
  asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'What it invests in; null where unknown.'),
});
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
      record('VpsSubFundAllocations', 'The newest report of one sub-fund, as far as it speaks of allocations.', {
        fund: described(FUND_REFERENCE, 'The sub-fund.'),
        asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'What it invests in; null where unknown.'),
        report_date: dateOrNull('Date of the report; null where no report was promoted.'),
        data_version: integerOrNull('Version of the report; null where no report was promoted.'),
        rows: listOf(ROWS.allocations.row, 'Rows of the report; empty where nothing was reported.'),
      }),
      'Its sub-funds.',
    ),
  },
);
export type VpsAllocations = Static<typeof VPS_ALLOCATIONS>;

/** What `bulk/funds` returns under `fields`: any part of a fund record, `id` and `slug` always. */
export const PROJECTED_FUND = Type.Unsafe<Partial<FundRecord> & Pick<FundRecord, 'id' | 'slug'>>({
  ...Type.Pick(FUND, ['id', 'slug']),
  title: 'ProjectedFund',
  description: 'A fund record, or the part of it that fields asked for.',
  properties: FUND.properties,
});
export type ProjectedFund = Static<typeof PROJECTED_FUND>;
