import { Fault } from '#base/fault.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { nameNearest } from './check-filter.ts';

/** The fund of a path. An unknown slug is a 404 here, unlike in a selection. */
export function readFundEntry(view: FactView, fund_slug: string): FundEntry {
  const entry = view.registry.fundBySlug.get(fund_slug);
  if (entry !== undefined) return entry;
  throw new Fault(
    'FUND_NOT_FOUND',
    `There is no fund with this slug.${nameNearest(fund_slug, [...view.registry.fundBySlug.keys()])}`,
  );
}

interface Selected {
  readonly entries: readonly FundEntry[];
  readonly unknown: readonly string[];
}

/** The funds of a selection in the requested order, and its unknown slugs. */
export function selectFunds(view: FactView, slugs: readonly string[]): Selected {
  const entries: FundEntry[] = [];
  const unknown: string[] = [];
  for (const slug of slugs) {
    const entry = view.registry.fundBySlug.get(slug);
    if (entry === undefined) unknown.push(slug);
    else entries.push(entry);
  }
  return { entries, unknown };
}
