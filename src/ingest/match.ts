import { findCategory } from '#domain/categories.ts';
import type { FundMention } from '#domain/fund.ts';
import { likeness, normaliseName } from '#domain/names.ts';
import type { Alias, StoredFund } from '#store/registry.ts';

/** The match of a row's mention with the registry. */
export type Match =
  | { readonly kind: 'fund'; readonly fund: StoredFund }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly StoredFund[] };

/** An empty mention, for rows that contain little more than a name. */
export const NOTHING_SAID: FundMention = {
  association_fund_id: null,
  name: '',
  formerNames: [],
  amc_name: null,
  scheme_type: null,
  category: null,
  rating: null,
  benchmark: null,
  trustee: null,
  inception_date: null,
};

/** Names of known funds: current, official, previous, and an operator's aliases. */
export class NameIndex {
  readonly #keys = new Map<string, Set<number>>();
  readonly #aliases = new Map<string, Set<number>>();

  constructor(funds: Iterable<StoredFund>, aliases: Iterable<Alias>) {
    for (const fund of funds) this.addFund(fund);
    for (const { alias, fund_key } of aliases) {
      add(this.#keys, alias, fund_key);
      add(this.#aliases, alias, fund_key);
    }
  }

  addFund(fund: StoredFund): void {
    for (const name of [fund.name, fund.official_name, ...fund.previous_names])
      add(this.#keys, normaliseName(name), fund.fund_key);
  }

  keysOf(name: string): ReadonlySet<number> {
    return this.#keys.get(normaliseName(name)) ?? NONE;
  }

  /** Funds with similar names for the review list, best first, at most three; never used to match. */
  listNear(name: string): number[] {
    const wanted = normaliseName(name);
    const near = [...this.#keys]
      .map(([known, keys]) => ({ keys, score: likeness(known, wanted) }))
      .filter(({ score }) => score >= WORTH_SUGGESTING)
      .sort((a, b) => b.score - a.score);
    return [...new Set(near.flatMap(({ keys }) => [...keys]))].slice(0, SUGGESTIONS);
  }

  /** Of several funds with a name, the one that a reviewer chose. */
  aliasOf(name: string): number | undefined {
    const [key, ...others] = this.#aliases.get(normaliseName(name)) ?? NONE;
    return others.length === 0 ? key : undefined;
  }
}

function add(keys: Map<string, Set<number>>, normalised: string, fund_key: number): void {
  keys.set(normalised, (keys.get(normalised) ?? new Set()).add(fund_key));
}

const NONE: ReadonlySet<number> = new Set();
// Below this, two names are too different to suggest; more than three suggestions are not useful.
const WORTH_SUGGESTING = 0.6;
const SUGGESTIONS = 3;

/**
 * By exact normalised name: within the AMC and the category if both are stated. The name's own "(Formerly …)" is used
 * if the current name is unknown: the source itself states that it is the same fund.
 */
export function matchByName(
  mention: FundMention,
  index: NameIndex,
  fundOf: (key: number) => StoredFund,
  amcNameOf: (fund: StoredFund) => string | null,
): Match {
  for (const name of [mention.name, ...mention.formerNames]) {
    const named = [...index.keysOf(name)].map(fundOf).filter((one) => !isAnother(mention, one));
    if (named.length === 0) continue;
    const fitting = named.filter(
      (fund) => agrees(mention.amc_name, amcNameOf(fund)) && agrees(mention.category, fund.category),
    );
    const [fund] = fitting;
    if (fund !== undefined && fitting.length === 1) return { kind: 'fund', fund };
    // One fund of the name in another category is that fund with a contradiction, which a check reports; of several
    // (the sub-funds of a pension scheme) the fund is ambiguous.
    const [only] = named;
    if (only !== undefined && named.length === 1) return { kind: 'fund', fund: only };
    const told = named.find((one) => one.fund_key === index.aliasOf(name));
    if (told !== undefined) return { kind: 'fund', fund: told };
    if (fitting.length !== 0 || mention.category === null)
      return { kind: 'ambiguous', candidates: fitting.length === 0 ? named : fitting };
  }
  return { kind: 'unknown' };
}

/** A fund with another association id, or a sub-fund of another asset class, is a different fund whatever its name. */
function isAnother(mention: FundMention, fund: StoredFund): boolean {
  const [id, knownId] = [mention.association_fund_id, fund.association_fund_id];
  const asset_class = mention.category === null ? null : (findCategory(mention.category)?.vps_asset_class ?? null);
  return (
    (id !== null && knownId !== null && id !== knownId) ||
    (asset_class !== null && fund.vps_asset_class !== null && asset_class !== fund.vps_asset_class)
  );
}

function agrees(printed: string | null, registered: string | null): boolean {
  return printed === null || registered === null || normaliseName(printed) === normaliseName(registered);
}
