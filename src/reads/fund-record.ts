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

/**
 * A fund as it is from one change of it to the next, in every generation between.
 * What is shown of it is rendered when it is first asked for: a commit may change
 * all funds, and every request would wait until they are rendered.
 */
export class FundEntry {
  readonly fund: StoredFund;
  readonly amc: Amc | null;
  readonly family: Family | null;
  #text: string | undefined;
  #mark: string | undefined;
  #series: { readonly reference: string; readonly mark: string; readonly row_head: string } | undefined;

  constructor(fund: StoredFund, amc: Amc | null, family: Family | null) {
    this.fund = fund;
    this.amc = amc;
    this.family = family;
  }

  get category_slug(): string | null {
    return this.fund.category === null ? null : slugOfCategory(this.fund.category);
  }

  /** The whole record, its properties as in FUND_FIELDS. */
  get text(): string {
    return (this.#text ??= JSON.stringify(recordOf(this)));
  }

  /** Names the record's content. */
  get mark(): string {
    return (this.#mark ??= markOf(this.text));
  }

  /** `{id, slug, name}`. */
  get reference(): string {
    const { id, slug, name } = this.fund;
    return JSON.stringify({ id, slug, name });
  }

  /** `{id, slug, name, association_fund_id}`, as NAV and payout histories show the fund. */
  get series_reference(): string {
    return this.#ofSeries().reference;
  }

  /** What a NAV row says before its date. */
  get nav_row_head(): string {
    return this.#ofSeries().row_head;
  }

  /** Names what rows and histories say of the fund itself, its currency included. */
  get series_mark(): string {
    return this.#ofSeries().mark;
  }

  #ofSeries(): { readonly reference: string; readonly mark: string; readonly row_head: string } {
    if (this.#series !== undefined) return this.#series;
    const { id, slug, name, association_fund_id, currency } = this.fund;
    const reference = JSON.stringify({ id, slug, name, association_fund_id });
    const head = JSON.stringify({ fund_id: id, fund_slug: slug, fund_name: name, association_fund_id });
    return (this.#series = { reference, mark: markOf(`${reference}${currency}`), row_head: `${head.slice(0, -1)},"nav_date":"` });
  }
}

function recordOf({ fund, amc, family, category_slug }: FundEntry): Record<FundField, unknown> {
  return {
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
}

/** The slug of a category on the association's list, or one made of its name where it is on none. */
export function slugOfCategory(name: string): string {
  return findCategory(name)?.slug ?? slugify(name);
}
