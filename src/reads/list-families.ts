import { FAMILY_TYPES } from '#domain/vocabularies.ts';
import type { FamilyRecord } from '#payloads/registry.ts';
import { checkFilter } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import type { QueryResult } from './query-result.ts';
import { newestDescription, resultOf } from './registry-result.ts';

/** Family records by name, of one type or, if null, of all types. Faults: INVALID_FILTER. */
export async function listFamilies(
  view: FactView,
  question: { readonly family_type: string | null },
): Promise<QueryResult<FamilyRecord[]>> {
  const { family_type } = question;
  if (family_type !== null) checkFilter('family_type', [family_type], FAMILY_TYPES);
  const families = view.registry.families.filter(
    ({ family }) => family_type === null || family.family_type === family_type,
  );
  const records = families.map(({ record }) => record);
  return resultOf<FamilyRecord[]>(records, newestDescription(families.flatMap((entry) => entry.funds)));
}
