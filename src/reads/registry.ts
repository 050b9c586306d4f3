import { own } from '#base/own.ts';
import type { Amc, Family } from '#domain/fund.ts';
import { FUND_SORTS } from '#domain/vocabularies.ts';
import type { FundSort } from '#domain/vocabularies.ts';
import type { ServedRegistry } from '#store/registry.ts';
import type { AmcRecord, FamilyRecord } from '#payloads/registry.ts';
import { FundEntry, referenceOfAmc, referenceOfFamily } from './fund-record.ts';

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
