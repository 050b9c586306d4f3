/** AMC profiles, derived from the decisions of reviewers: nothing else is stored, so a rebuild makes the same profiles. */
import { isProfileTerm } from '#domain/amc-profile.ts';
import type { AmcProfile, AmcWord, ShareOrder } from '#domain/amc-profile.ts';
import type { Evidence, Fragment } from '#domain/fragment.ts';
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
  const pages = await listConfirmedFragments(tx, registry, decisions);
  return [...new Set([...words.keys(), ...pages.keys()])].toSorted().map((amc) => {
    const confirmed = pages.get(amc) ?? [];
    const share_order = findShareOrder(confirmed.map(({ fragment }) => fragment));
    return {
      amc,
      words: [...(words.get(amc)?.values() ?? [])],
      ...(share_order === undefined ? {} : { share_order }),
      confirmed_pages: new Set(confirmed.map(({ page }) => page)).size,
    };
  });
}

interface ConfirmedPage {
  /** Document and number. */
  readonly page: string;
  readonly fragment: Fragment;
}

/** The fragments of the confirmed pages, by the name of their AMC. */
async function listConfirmedFragments(
  tx: FactTx,
  registry: StoredRegistry,
  decisions: readonly Teaching[],
): Promise<Map<string, ConfirmedPage[]>> {
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
  const found = new Map<string, ConfirmedPage[]>();
  const amcOf = amcFinder(registry);
  for (const [sha256, numbers] of confirmed) {
    for (const row of await listFragments(tx, sha256)) {
      if (!numbers.has(row.page_number)) continue;
      const fragment = JSON.parse(row.content) as Fragment;
      const amc = amcOf(fragment);
      if (amc !== undefined)
        found.set(amc, [...(found.get(amc) ?? []), { page: `${sha256} ${row.page_number}`, fragment }]);
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

// A single row may be printed in any order.
const FEWEST_ROWS = 3;
// Points by which figures of one row may differ in height.
const SAME_LINE = 2;

/** The order of the two months in the tables of shares; undefined if the pages show none, or both orders. */
function findShareOrder(fragments: readonly Fragment[]): ShareOrder | undefined {
  const orders = fragments.flatMap(({ allocations, evidence }) =>
    allocations.flatMap((_row, index): ShareOrder[] => {
      const current = evidence[`allocations[${index}].current_period`];
      const previous = evidence[`allocations[${index}].previous_period`];
      if (current === undefined || previous === undefined || !areBeside(current, previous)) return [];
      return [previous.x1 <= current.x0 ? 'OLDER_FIRST' : 'NEWER_FIRST'];
    }),
  );
  return orders.length >= FEWEST_ROWS && new Set(orders).size === 1 ? orders[0] : undefined;
}

function areBeside(one: Evidence, other: Evidence): boolean {
  return (
    one.page_number === other.page_number &&
    Math.abs(one.y1 - other.y1) < SAME_LINE &&
    (one.x1 <= other.x0 || other.x1 <= one.x0)
  );
}
