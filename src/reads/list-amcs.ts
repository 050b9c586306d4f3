import type { FactView } from './fact-view.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import type { Reading } from './reading.ts';
import { listText, newestDescription, readingOfText } from './registry-reading.ts';

interface AmcsQuestion extends PageQuestion {
  /** Null = active and inactive ones. */
  readonly is_active: boolean | null;
}

/** AMC records by name. An AMC is active with at least one ACTIVE or SUSPENDED fund; `fund_count` counts all its funds. */
export async function listAmcs(view: FactView, question: AmcsQuestion): Promise<Reading> {
  const amcs = view.registry.amcs.filter((entry) => question.is_active === null || entry.is_active === question.is_active);
  const { items, paging } = pageOf(amcs, question);
  return readingOfText(listText(items), newestDescription(items.flatMap((entry) => entry.funds)), paging);
}
