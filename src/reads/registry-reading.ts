import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { markOf } from './mark.ts';
import { newestOf } from './reading.ts';
import type { Paging, Reading } from './reading.ts';

/** The page date of the newest document that described one of these funds. */
export function newestDescription(entries: readonly FundEntry[]): IsoDate | null {
  return newestOf(entries.map(({ fund }) => fund.described_on));
}

/** An answer that is one rendered text, named by its content. */
export function readingOfText(text: string, data_as_of: IsoDate | null, paging?: Paging): Reading {
  const facts = markOf(`${text}${data_as_of}${pagingText(paging)}`);
  const bytes = Buffer.from(text);
  return { facts, data_as_of, ...(paging && { paging }), data: () => [bytes] };
}

/** A page of fund records as a JSON list. */
export function readingOfFunds(entries: readonly FundEntry[], paging: Paging): Reading {
  const data_as_of = newestDescription(entries);
  return {
    facts: markOf(`${entries.map((entry) => entry.mark).join('')}${data_as_of}${pagingText(paging)}`),
    data_as_of,
    paging,
    data: () => [listText(entries)],
  };
}

export function listText(items: readonly { readonly text: string }[]): string {
  return `[${items.map((item) => item.text).join(',')}]`;
}

function pagingText(paging: Paging | undefined): string {
  return paging === undefined ? '' : `${paging.page}/${paging.total_pages}`;
}

/** An answer that depends on nothing but the view is made once per view. */
export function oncePerView(make: (view: FactView) => Reading): (view: FactView) => Promise<Reading> {
  const made = new WeakMap<FactView, Reading>();
  return async (view) => {
    const kept = made.get(view) ?? make(view);
    made.set(view, kept);
    return kept;
  };
}
