import { FUND } from '#payloads/registry.ts';
import type { AmcReference, FamilyReference, FundRecord, FundReference, SeriesFund } from '#payloads/registry.ts';
import { findCategory } from '#domain/categories.ts';
import type { Amc, Family } from '#domain/fund.ts';
import { slugify } from '#domain/names.ts';
import type { CURRENCY } from '#domain/vocabularies.ts';
import { servedName } from '#domain/sub-fund-name.ts';
import type { StoredFund } from '#store/registry.ts';
import { contentHash } from './content-hash.ts';

/** The properties of a fund record, in the order in which they are served; also the values that `fields` accepts. */
export const FUND_FIELDS: readonly string[] = Object.keys(FUND.properties);

/**
 * A fund between two of its changes, shared by all generations in between. Its record is rendered at the first request
 * for it: a commit may change all funds, and every request would otherwise wait until all records are rendered.
 */
export class FundEntry {
  readonly fund: StoredFund;
  readonly amc: Amc | null;
  readonly family: Family | null;
  #record: FundRecord | undefined;
  #hash: string | undefined;
  #name: string | undefined;
  #seriesHash: string | undefined;

  constructor(fund: StoredFund, amc: Amc | null, family: Family | null) {
    this.fund = fund;
    this.amc = amc;
    this.family = family;
  }

  get category_slug(): string | null {
    return this.fund.category === null ? null : slugOfCategory(this.fund.category);
  }

  /** The name of the fund in responses; `official_name` is the association's. */
  get name(): string {
    return (this.#name ??= servedName(this.fund));
  }

  get record(): FundRecord {
    return (this.#record ??= recordOf(this));
  }

  get currency(): typeof CURRENCY {
    return this.fund.currency as typeof CURRENCY;
  }

  /** A hash of the record. */
  get hash(): string {
    return (this.#hash ??= contentHash(JSON.stringify(this.record)));
  }

  get reference(): FundReference {
    const { id, slug } = this.fund;
    return { id, slug, name: this.name };
  }

  /** The fund as included in NAV and payout histories. */
  get seriesFund(): SeriesFund {
    return { ...this.reference, association_fund_id: this.fund.association_fund_id };
  }

  /** A hash of the members of the fund that rows and histories contain, including its currency. */
  get seriesHash(): string {
    return (this.#seriesHash ??= contentHash(`${JSON.stringify(this.seriesFund)}${this.fund.currency}`));
  }
}

export function referenceOfAmc(amc: Amc | null): AmcReference | null {
  return amc && { id: amc.id, slug: amc.slug, name: amc.name };
}

export function referenceOfFamily({ id, slug, name, family_type }: Family): FamilyReference {
  return { id, slug, name, family_type };
}

function recordOf({ fund, name, amc, family, category_slug }: FundEntry): FundRecord {
  return {
    id: fund.id,
    slug: fund.slug,
    name,
    official_name: fund.official_name,
    association_fund_id: fund.association_fund_id,
    amc: referenceOfAmc(amc),
    category: fund.category,
    category_slug,
    scheme_type: fund.scheme_type,
    risk_profile: fund.risk_profile,
    is_shariah_compliant: fund.is_shariah_compliant,
    is_exchange_traded: fund.is_exchange_traded,
    is_fund_of_funds: fund.is_fund_of_funds,
    is_pension_scheme: fund.is_pension_scheme,
    lifecycle_status: fund.lifecycle_status,
    family: family && referenceOfFamily(family),
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

/** The slug of a category in the association's list, or one derived from its name if it is not in the list. */
export function slugOfCategory(name: string): string {
  return findCategory(name)?.slug ?? slugify(name);
}
