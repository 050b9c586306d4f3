import type { FactView } from '#reads/fact-view.ts';
import { contentHash } from '#reads/query-result.ts';
import type { Registry } from '#reads/registry.ts';
import { listAliases } from '#store/registry.ts';
import { buildSearchIndex, listSearchable } from './build-index.ts';
import type { SearchIndex } from './build-index.ts';
import { rankTargets } from './rank.ts';
import type { SearchResult } from './rank.ts';

/**
 * The funds, companies and families that a person may mean with a few words: parts of names, short forms, former names,
 * ids, with tolerance for spelling. For people only; the API's parameter `q` is exact.
 */
export async function searchRegistry(view: FactView, query: string, most: number): Promise<SearchResult> {
  return rankTargets(await indexOf(view), query, most);
}

const INDEXES = new WeakMap<Registry, Promise<SearchIndex>>();

/** One index per generation of facts, made at its first search. */
async function indexOf(view: FactView): Promise<SearchIndex> {
  const known = INDEXES.get(view.registry);
  if (known !== undefined) return known;
  const built = view.read(listAliases).then((aliases) => reuseOrBuild(listSearchable(view.registry, aliases)));
  INDEXES.set(view.registry, built);
  // A failed read must not be remembered.
  built.catch(() => INDEXES.delete(view.registry));
  return built;
}

let newest: { readonly hash: string; readonly index: SearchIndex } | undefined;

/** Imports make a generation with each document, but few of them change a name. */
function reuseOrBuild(searchable: ReturnType<typeof listSearchable>): SearchIndex {
  const hash = contentHash(JSON.stringify(searchable));
  if (newest?.hash !== hash) newest = { hash, index: buildSearchIndex(searchable) };
  return newest.index;
}
