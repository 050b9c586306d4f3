import { findCategory } from '#domain/categories.ts';
import type { Amc, Family } from '#domain/fund.ts';
import { slugify } from '#domain/names.ts';
import type { StoredFund } from '#store/registry.ts';
import { markOf } from './mark.ts';

/** The properties of a fund record, in the order they are served; also what `fields` may name. */
export const FUND_FIELDS = [
  'id', 'slug', 'name', 'official_name', 'association_fund_id', 'amc', 'category', 'category_slug', 'scheme_type',
  'risk_profile', 'is_shariah_compliant', 'is_exchange_traded', 'is_fund_of_funds', 'is_pension_scheme', 'lifecycle_status',
  'family', 'vps_asset_class', 'benchmark', 'trustee', 'rating', 'inception_date', 'maturity_date', 'currency',
  'previous_names', 'latest_nav_date', 'latest_report_date', 'updated_at',
] as const;
type FundField = (typeof FUND_FIELDS)[number];

/** A fund of one generation with all its renderings, made once per change. */
export interface FundEntry {
  readonly fund: StoredFund;
  readonly amc: Amc | null;
  readonly family: Family | null;
  readonly category_slug: string | null;
  /** The whole record, its properties as in FUND_FIELDS. */
  readonly text: string;
  /** Names the record's content. */
  readonly mark: string;
  /** `{id, slug, name}`. */
  readonly reference: string;
  /** `{id, slug, name, association_fund_id}`, as NAV and payout histories show the fund. */
  readonly series_reference: string;
  /** What a NAV row says before its date. */
  readonly nav_row_head: string;
  /** Names what rows and histories say of the fund itself, its currency included. */
  readonly series_mark: string;
}

export function renderFund(fund: StoredFund, amc: Amc | null, family: Family | null): FundEntry {
  const category_slug = fund.category === null ? null : slugOfCategory(fund.category);
  const record: Record<FundField, unknown> = {
    id: fund.id,
    slug: fund.slug,
    name: fund.name,
    official_name: fund.official_name,
    association_fund_id: fund.association_fund_id,
    amc: amc && { id: amc.id, slug: amc.slug, name: amc.name },
    category: fund.category,
    category_slug,
    scheme_type: fund.scheme_type,
    risk_profile: fund.risk_profile,
    is_shariah_compliant: fund.is_shariah_compliant,
    is_exchange_traded: fund.is_exchange_traded,
    is_fund_of_funds: fund.is_fund_of_funds,
    is_pension_scheme: fund.is_pension_scheme,
    lifecycle_status: fund.lifecycle_status,
    family: family && { id: family.id, slug: family.slug, name: family.name, family_type: family.family_type },
    vps_asset_class: fund.vps_asset_class,
    benchmark: fund.benchmark,
    trustee: fund.trustee,
    rating: fund.rating,
    inception_date: fund.inception_date,
    maturity_date: fund.maturity_date,
    currency: fund.currency,
    previous_names: fund.previous_names,
    latest_nav_date: fund.latest_nav_date,
    latest_report_date: fund.latest_report_date,
    updated_at: new Date(fund.updated_at).toISOString(),
  };
  const text = JSON.stringify(record);
  const [id, slug, name, association] = [fund.id, fund.slug, fund.name, fund.association_fund_id].map((value) => JSON.stringify(value));
  const series_reference = `{"id":${id},"slug":${slug},"name":${name},"association_fund_id":${association}}`;
  return {
    fund,
    amc,
    family,
    category_slug,
    text,
    mark: markOf(text),
    reference: `{"id":${id},"slug":${slug},"name":${name}}`,
    series_reference,
    nav_row_head: `{"fund_id":${id},"fund_slug":${slug},"fund_name":${name},"association_fund_id":${association},"nav_date":"`,
    series_mark: markOf(`${series_reference}${fund.currency}`),
  };
}

/** The slug of a category on the association's list, or one made of its name where it is on none. */
export function slugOfCategory(name: string): string {
  return findCategory(name)?.slug ?? slugify(name);
}
