import { Fault } from '#base/fault.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import type { Reading } from './reading.ts';
import { listText, newestDescription, readingOfText } from './registry-reading.ts';

interface AmcQuestion extends PageQuestion {
  readonly amc_slug: string;
}

/** `{amc, funds}`: the AMC and one page of its fund records by name, whatever their status. Faults: AMC_NOT_FOUND. */
export async function readAmc(view: FactView, question: AmcQuestion): Promise<Reading> {
  const entry = view.registry.amc_by_slug.get(question.amc_slug);
  if (entry === undefined) {
    throw new Fault('AMC_NOT_FOUND', `There is no AMC with this slug.${nameNearest(question.amc_slug, [...view.registry.amc_by_slug.keys()])}`);
  }
  const { items, paging } = pageOf(entry.funds, question);
  return readingOfText(`{"amc":${entry.text},"funds":${listText(items)}}`, newestDescription(items), paging);
}
