import { Fault } from '#base/fault.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import type { Reading } from './reading.ts';
import { listText, newestDescription, readingOfText } from './registry-reading.ts';
import type { FamilyEntry } from './registry.ts';

/** The family record with its fund records by name in `funds`. Faults: FAMILY_NOT_FOUND. */
export async function readFamily(view: FactView, question: { readonly family_slug: string }): Promise<Reading> {
  const entry = readFamilyEntry(view, question.family_slug, () => true);
  return readingOfText(addMember(entry.text, `"funds":${listText(entry.funds)}`), newestDescription(entry.funds));
}

/** The family of a path, if it is one of those `counts` tells; else 404. */
export function readFamilyEntry(view: FactView, family_slug: string, counts: (entry: FamilyEntry) => boolean): FamilyEntry {
  const entry = view.registry.family_by_slug.get(family_slug);
  if (entry !== undefined && counts(entry)) return entry;
  const slugs = view.registry.families.filter(counts).map(({ family }) => family.slug);
  throw new Fault('FAMILY_NOT_FOUND', `There is no such family with this slug.${nameNearest(family_slug, slugs)}`);
}

/** The rendered object with one more member at its end. */
export function addMember(object: string, member: string): string {
  return `${object.slice(0, -1)},${member}}`;
}
