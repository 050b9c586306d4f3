import { Fault } from '#base/fault.ts';
import type { FamilyDetail } from '#payloads/registry.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import type { QueryResult } from './query-result.ts';
import { newestDescription, resultOf } from './registry-result.ts';
import type { FamilyEntry } from './registry.ts';

/** The family record with its fund records by name in `funds`. Faults: FAMILY_NOT_FOUND. */
export async function readFamily(
  view: FactView,
  question: { readonly family_slug: string },
): Promise<QueryResult<FamilyDetail>> {
  const entry = readFamilyEntry(view, question.family_slug, () => true);
  return resultOf<FamilyDetail>(
    { ...entry.record, funds: entry.funds.map(({ record }) => record) },
    newestDescription(entry.funds),
  );
}

/** The family of a path, if `counts` accepts it; otherwise a 404. */
export function readFamilyEntry(
  view: FactView,
  family_slug: string,
  counts: (entry: FamilyEntry) => boolean,
): FamilyEntry {
  const entry = view.registry.familyBySlug.get(family_slug);
  if (entry !== undefined && counts(entry)) return entry;
  const slugs = view.registry.families.filter(counts).map(({ family }) => family.slug);
  throw new Fault('FAMILY_NOT_FOUND', `There is no such family with this slug.${nameNearest(family_slug, slugs)}`);
}
