import { Fault } from '#base/fault.ts';
import type { AmcDetail } from '#payloads/registry.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import type { QueryResult } from './query-result.ts';
import { newestDescription, resultOf } from './registry-result.ts';

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
