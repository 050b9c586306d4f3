import { Fault } from '#base/fault.ts';
import type { AmcDetail, AmcRecord } from '#payloads/registry.ts';
import { newestDescription, pageOf, resultOf } from './build-result.ts';
import type { PageQuestion } from './build-result.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import type { QueryResult } from './query-result.ts';

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

interface AmcQuestion extends PageQuestion {
  readonly amc_slug: string;
}

/** The AMC and one page of its fund records by name, of every status. Faults: AMC_NOT_FOUND. */
export async function readAmc(view: FactView, question: AmcQuestion): Promise<QueryResult<AmcDetail>> {
  const entry = view.registry.amcBySlug.get(question.amc_slug);
  if (entry === undefined) {
    throw new Fault(
      'AMC_NOT_FOUND',
      `There is no AMC with this slug.${nameNearest(question.amc_slug, [...view.registry.amcBySlug.keys()])}`,
    );
  }
  const { items, paging } = pageOf(entry.funds, question);
  return resultOf<AmcDetail>(
    { amc: entry.record, funds: items.map(({ record }) => record) },
    newestDescription(entry.funds),
    paging,
  );
}
