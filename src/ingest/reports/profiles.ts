/**
 * AMC profiles, derived from the decisions of reviewers: nothing else is stored, so a rebuild makes the same profiles.
 */
import { isProfileTerm } from '#domain/amc-profile.ts';
import type { AmcProfile, AmcWord } from '#domain/amc-profile.ts';
import type { Fragment } from '#domain/fragment.ts';
import { normaliseName, readPrintedName } from '#domain/names.ts';
import type { FactTx } from '#store/database.ts';
import { listDecisionsOf } from '#store/document-rows.ts';
import { listHoldsById } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import type { StoredRegistry } from '#store/registry.ts';
import { listFragments } from '#store/reports.ts';
import { figuresOf } from './report-holds.ts';

/** A decision that teaches, as it is stored. */
type Teaching =
  | { readonly kind: 'teach'; readonly amc_slug: string; readonly text: string; readonly term: string }
  | { readonly kind: 'confirm'; readonly hold_id: string }
  | { readonly kind: 'confirm_page'; readonly document_sha256: string; readonly page: number };

const TEACHING = ['teach', 'confirm', 'confirm_page'] as const;

/** The profiles of AMCs of which anything is known, by name. */
export async function listProfiles(tx: FactTx): Promise<AmcProfile[]> {
  const decisions = (await listDecisionsOf(tx, TEACHING)).map(({ payload }) => JSON.parse(payload) as Teaching);
  if (decisions.length === 0) return [];
  const registry = await listRegistry(tx);
  const words = new Map<string, Map<string, AmcWord>>();
  const nameOf = new Map(registry.amcs.map((amc) => [amc.slug, amc.name]));
  for (const decision of decisions) {
    const amc = decision.kind === 'teach' ? nameOf.get(decision.amc_slug) : undefined;
    if (amc === undefined || decision.kind !== 'teach' || !isProfileTerm(decision.term)) continue;
    const known = words.get(amc) ?? new Map<string, AmcWord>();
    known.set(normaliseName(decision.text), { printed: decision.text, term: decision.term });
    words.set(amc, known);
  }
  const pages = await listConfirmedPages(tx, registry, decisions);
  return [...new Set([...words.keys(), ...pages.keys()])].toSorted().map((amc) => {
    const confirmed_pages = pages.get(amc)?.size ?? 0;
    return { amc, words: [...(words.get(amc)?.values() ?? [])], confirmed_pages };
  });
}

/** The confirmed pages, as document and number, by the name of their AMC. */
async function listConfirmedPages(
  tx: FactTx,
  registry: StoredRegistry,
  decisions: readonly Teaching[],
): Promise<Map<string, Set<string>>> {
  const ids = decisions.flatMap((decision) => (decision.kind === 'confirm' ? [decision.hold_id] : []));
  const ofHolds = (await listHoldsById(tx, [...new Set(ids)])).flatMap((hold) => {
    const { document_sha256, pages } = figuresOf(hold);
    return pages.map((page) => ({ document_sha256, page }));
  });
  const confirmed = new Map<string, Set<number>>();
  for (const { document_sha256, page } of [
    ...decisions.filter(({ kind }) => kind === 'confirm_page'),
    ...ofHolds,
  ] as readonly ConfirmedPlace[])
    confirmed.set(document_sha256, (confirmed.get(document_sha256) ?? new Set()).add(page));
  const found = new Map<string, Set<string>>();
  const amcOf = amcFinder(registry);
  for (const [sha256, numbers] of confirmed) {
    for (const row of await listFragments(tx, sha256)) {
      if (!numbers.has(row.page_number)) continue;
      const fragment = JSON.parse(row.content) as Fragment;
      const amc = amcOf(fragment);
      if (amc !== undefined) found.set(amc, (found.get(amc) ?? new Set()).add(`${sha256} ${row.page_number}`));
    }
  }
  return found;
}

interface ConfirmedPlace {
  readonly document_sha256: string;
  readonly page: number;
}

/** The AMC of the fund of a fragment, else the AMC that the page names; by exact name. */
export function amcFinder({ funds, amcs, aliases }: StoredRegistry): (fragment: Fragment) => string | undefined {
  const nameOf = new Map(amcs.map((amc) => [amc.amc_key, amc.name]));
  const byName = new Map(amcs.map((amc) => [normaliseName(amc.name), amc.name]));
  const amcOfFund = new Map<string, string | undefined>();
  const keys = new Map(funds.map((fund) => [fund.fund_key, fund]));
  for (const fund of funds)
    for (const name of [fund.name, fund.official_name, ...fund.previous_names])
      amcOfFund.set(normaliseName(name), nameOf.get(fund.amc_key ?? -1));
  for (const { alias, fund_key } of aliases) amcOfFund.set(alias, nameOf.get(keys.get(fund_key)?.amc_key ?? -1));
  return ({ fund_name_raw, amc_name_raw }) =>
    amcOfFund.get(normaliseName(readPrintedName(fund_name_raw ?? '').name)) ??
    byName.get(normaliseName(amc_name_raw ?? ''));
}
