import type { AmcRecord } from '#payloads/registry.ts';
import type { FactView } from './fact-view.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import type { QueryResult } from './query-result.ts';
import { newestDescription, resultOf } from './registry-result.ts';

interface AmcsQuestion extends PageQuestion {
  /** Null: both. */
  readonly is_active: boolean | null;
}

/**
 * AMC records by name. An AMC is active with at least one ACTIVE or SUSPENDED fund; `fund_count` counts all its funds.
 */
export async function listAmcs(view: FactView, question: AmcsQuestion): Promise<QueryResult<AmcRecord[]>> {
  const amcs = view.registry.amcs.filter(
    ({ record }) => question.is_active === null || record.is_active === question.is_active,
  );
  const { items, paging } = pageOf(amcs, question);
  const records = items.map(({ record }) => record);
  return resultOf<AmcRecord[]>(records, newestDescription(amcs.flatMap((entry) => entry.funds)), paging);
}
