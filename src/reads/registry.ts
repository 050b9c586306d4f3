import { own } from '#base/own.ts';
import { findCategory } from '#domain/categories.ts';
import type { Amc, Family } from '#domain/fund.ts';
import { servedName, slugify } from '#domain/names.ts';
import { FUND_SORTS } from '#domain/vocabularies.ts';
import type { CURRENCY, FundSort } from '#domain/vocabularies.ts';
import { FUND } from '#payloads/registry.ts';
import type {
  AmcRecord,
  AmcReference,
  FamilyRecord,
  FamilyReference,
  FundRecord,
  FundReference,
  SeriesFund,
} from '#payloads/registry.ts';
import type { ServedRegistry, StoredFund } from '#store/registry.ts';
import { contentHash } from './query-result.ts';

interface AmcEntry {
  readonly amc: Amc;
  /** All its funds by name, of every status; `fund_count` counts all of them. */
  readonly funds: readonly FundEntry[];
  readonly record: AmcRecord;
}

export interface FamilyEntry {
  readonly family: Family;
  readonly funds: readonly FundEntry[];
  readonly record: FamilyRecord;
}

/** The whole registry of one generation. */
export interface Registry {
  readonly fundBySlug: ReadonlyMap<string, FundEntry>;
  readonly fundByKey: ReadonlyMap<number, FundEntry>;
  readonly amcBySlug: ReadonlyMap<string, AmcEntry>;
  readonly familyBySlug: ReadonlyMap<string, FamilyEntry>;
  /** AMCs and families by name. */
  readonly amcs: readonly AmcEntry[];
  readonly families: readonly FamilyEntry[];
  readonly sorted: Readonly<Record<FundSort, readonly FundEntry[]>>;
}

/** Entries that did not change since `before` are reused, with the records made from them. */
export function buildRegistry(stored: ServedRegistry, before?: Registry): Registry {
  const amcOf = new Map(stored.amcs.map((amc) => [amc.amc_key, amc]));
  const familyOf = new Map(stored.families.map((family) => [family.family_key, family]));
  const funds = stored.funds.map((fund) => {
    const amc = amcOf.get(fund.amc_key ?? -1) ?? null;
    const family = familyOf.get(fund.family_key ?? -1) ?? null;
    const known = before?.fundByKey.get(fund.fund_key);
    return known?.fund === fund && known.amc === amc && known.family === family
      ? known
      : new FundEntry(fund, amc, family);
  });
  const bySlug = funds.toSorted((left, right) => compareText(left.fund.slug, right.fund.slug));
  const sorted = sortWhenAsked(bySlug);
  const fundsByAmc = Map.groupBy(sorted.name_asc, (entry) => entry.fund.amc_key);
  const fundsByFamily = Map.groupBy(sorted.name_asc, (entry) => entry.fund.family_key);
  const amcs = sortByName(stored.amcs).map((amc) => buildAmc(amc, fundsByAmc.get(amc.amc_key) ?? []));
  const families = sortByName(stored.families).map((family) =>
    buildFamily(family, amcOf.get(family.amc_key ?? -1) ?? null, fundsByFamily.get(family.family_key) ?? []),
  );
  return {
    fundBySlug: new Map(funds.map((entry) => [entry.fund.slug, entry])),
    fundByKey: new Map(funds.map((entry) => [entry.fund.fund_key, entry])),
    amcBySlug: new Map(amcs.map((entry) => [entry.amc.slug, entry])),
    familyBySlug: new Map(families.map((entry) => [entry.family.slug, entry])),
    amcs,
    families,
    sorted,
  };
}

function buildAmc(amc: Amc, funds: readonly FundEntry[]): AmcEntry {
  // A suspended fund still exists, so its company is active.
  const is_active = funds.some(
    ({ fund }) => fund.lifecycle_status === 'ACTIVE' || fund.lifecycle_status === 'SUSPENDED',
  );
  const { id, slug, name, short_name, website } = amc;
  return { amc, funds, record: { id, slug, name, short_name, is_active, fund_count: funds.length, website } };
}

function buildFamily(family: Family, of: Amc | null, funds: readonly FundEntry[]): FamilyEntry {
  const record = { ...referenceOfFamily(family), amc: referenceOfAmc(of), fund_count: funds.length };
  return { family, funds, record };
}

type SortKey = (entry: FundEntry) => string | null;
const SORT_KEYS: Readonly<Record<string, SortKey>> = {
  name: (entry) => entry.name.toLowerCase(),
  slug: (entry) => entry.fund.slug,
  inception_date: (entry) => entry.fund.inception_date,
  latest_nav_date: (entry) => entry.fund.latest_nav_date,
};

// `inception_date_desc` -> key `inception_date`, direction `desc`.
const SORT_NAME = /^(.+)_(asc|desc)$/;

/** The funds in every order, each sorted at the first request for it. */
function sortWhenAsked(bySlug: readonly FundEntry[]): Registry['sorted'] {
  const made = new Map<FundSort, readonly FundEntry[]>();
  const orders = FUND_SORTS.map((sort) => {
    const get = (): readonly FundEntry[] => made.get(sort) ?? made.set(sort, sortFunds(bySlug, sort)).get(sort) ?? [];
    return [sort, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(orders)) as Registry['sorted'];
}

/** Equal keys are sorted by slug in both directions; a fund without the key comes last in both. */
function sortFunds(bySlug: readonly FundEntry[], sort: FundSort): FundEntry[] {
  const [, key = '', direction] = SORT_NAME.exec(sort) ?? [];
  const keyOf = own(SORT_KEYS, key) ?? ((entry: FundEntry) => entry.fund.slug);
  const sign = direction === 'desc' ? -1 : 1;
  const keyed = bySlug.map((entry) => ({ entry, value: keyOf(entry) }));
  // Sorting is stable: equal funds remain ordered by slug.
  keyed.sort(({ value: a }, { value: b }) =>
    a === b ? 0 : a === null ? 1 : b === null ? -1 : sign * compareText(a, b),
  );
  return keyed.map(({ entry }) => entry);
}

function sortByName<Named extends { name: string; slug: string }>(all: readonly Named[]): Named[] {
  return all.toSorted(
    (left, right) =>
      compareText(left.name.toLowerCase(), right.name.toLowerCase()) || compareText(left.slug, right.slug),
  );
}

/** By code units: the same order on every machine with any locale data. */
function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

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
