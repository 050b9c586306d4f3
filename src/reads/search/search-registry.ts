import { dropShortForm, readPrintedName } from '#domain/names.ts';
import { readCachedValues } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';
import { openReports } from '#reads/open-report.ts';
import { contentHash, RenderedJson } from '#reads/query-result.ts';
import type { Registry } from '#reads/registry.ts';
import type { Report } from '#payloads/reports.ts';
import { listAliases, type Alias } from '#store/registry.ts';
import { buildSearchIndex } from './build-index.ts';
import { listSearchable } from './list-searchable.ts';
import { rankTargets } from './rank.ts';
import type { SearchResult } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * The funds, companies and families that a person may mean with a few words: parts of names, short forms, former names,
 * ids, with tolerance for spelling. For people only; the API's parameter `q` is exact.
 */
export async function searchRegistry(view: FactView, query: string, most: number): Promise<SearchResult> {
  return rankTargets(await readSearchIndex(view), query, most);
}

const INDEXES = new WeakMap<Registry, Promise<SearchIndex>>();

/** One index per generation of facts, made at its first search. */
export async function readSearchIndex(view: FactView): Promise<SearchIndex> {
  const known = INDEXES.get(view.registry);
  if (known !== undefined) return known;
  const built = listNames(view).then((names) => reuseOrBuild(listSearchable(view.registry, names)));
  INDEXES.set(view.registry, built);
  // A failed read must not be remembered.
  built.catch(() => INDEXES.delete(view.registry));
  return built;
}

/** The names of funds beside those of the registry: assigned by reviewers, or printed in the newest report. */
async function listNames(view: FactView): Promise<Alias[]> {
  const reported = view.registry.sorted.slug_asc.filter(({ fund }) => fund.latest_report_date !== null);
  const names = await readCachedValues(
    view.caches.reportedNames,
    reported,
    ({ fund }) => `${fund.report_version}`,
    async (absent) => {
      const opened = await openReports(view, absent, { report_date: null, as_of: null }, ['identity']);
      return ({ fund }) => namesIn(opened.get(fund.fund_key)?.parts.get('identity')?.text);
    },
  );
  return [
    ...(await view.read(listAliases)),
    ...reported.flatMap(({ fund }, index) => (names[index] ?? []).map((alias) => ({ alias, fund_key: fund.fund_key }))),
  ];
}

/** `Sample Cash Fund (SCF) (Formerly: Sample Reserve)` has three names. */
function namesIn(identity: string | undefined): readonly string[] {
  if (identity === undefined) return [];
  const { fund_name_as_reported, fund_short_name_as_reported } = new RenderedJson<Report['identity']>(identity).parse();
  const { name, formerNames } = readPrintedName(fund_name_as_reported ?? '');
  return [dropShortForm(name) ?? name, fund_short_name_as_reported ?? '', ...formerNames];
}

let newest: { readonly hash: string; readonly index: Promise<SearchIndex> } | undefined;

/** Imports make a generation with each document, but few of them change a name. */
function reuseOrBuild(searchable: ReturnType<typeof listSearchable>): Promise<SearchIndex> {
  const hash = contentHash(JSON.stringify(searchable));
  if (newest?.hash !== hash) newest = { hash, index: buildSearchIndex(searchable) };
  return newest.index;
}
