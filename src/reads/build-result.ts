import type { IsoDate } from '#domain/dates.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { FactView } from './fact-view.ts';
import { contentHash, joinPieces, newestOf, renderJson } from './query-result.ts';
import type { Paging, QueryResult, Renderable } from './query-result.ts';
import type { FundEntry } from './registry.ts';

/** The page date of the newest document that described one of these funds. */
export function newestDescription(entries: readonly FundEntry[]): IsoDate | null {
  return newestOf(entries.map(({ fund }) => fund.described_on));
}

/** A result identified by its content; it is rendered at once. */
export function resultOf<Payload>(
  payload: Renderable<Payload>,
  data_as_of: IsoDate | null,
  paging?: Paging,
): QueryResult<Payload> {
  const text = joinPieces(renderJson(payload));
  const facts = contentHash(`${text}${data_as_of}${pagingText(paging)}`);
  const bytes = Buffer.from(text);
  return { facts, data_as_of, ...(paging && { paging }), payload: () => payload, render: () => [bytes] };
}

/** A page of fund records; `data_as_of` covers all pages. */
export function resultOfFunds(
  entries: readonly FundEntry[],
  data_as_of: IsoDate | null,
  paging: Paging,
): QueryResult<FundRecord[]> {
  const payload = (): FundRecord[] => entries.map((entry) => entry.record);
  return {
    facts: contentHash(`${entries.map((entry) => entry.hash).join('')}${data_as_of}${pagingText(paging)}`),
    data_as_of,
    paging,
    payload,
    render: () => renderJson(payload()),
  };
}

function pagingText(paging: Paging | undefined): string {
  return paging === undefined ? '' : `${paging.page}/${paging.total_pages}`;
}

/** Runs a query that depends only on the view once per view. */
export function oncePerView<Payload>(
  make: (view: FactView) => QueryResult<Payload>,
): (view: FactView) => Promise<QueryResult<Payload>> {
  const made = new WeakMap<FactView, QueryResult<Payload>>();
  return async (view) => {
    const cached = made.get(view) ?? make(view);
    made.set(view, cached);
    return cached;
  };
}

export interface PageQuestion {
  readonly page: number;
  readonly per_page: number;
}

// The maximum for registry lists; larger values are reduced to it.
const MAXIMUM_PER_PAGE = 100;

/** The requested page of a list; a page after the last one is empty. */
export function pageOf<Item>(
  all: readonly Item[],
  question: PageQuestion,
): { readonly items: readonly Item[]; readonly paging: Paging } {
  const { start, paging } = placeOfPage(all.length, question);
  return { items: all.slice(start, start + paging.per_page), paging };
}

/** The index at which the requested page of a list begins. */
export function placeOfPage(
  count: number,
  question: PageQuestion,
): { readonly start: number; readonly paging: Paging } {
  const per_page = Math.min(question.per_page, MAXIMUM_PER_PAGE);
  const total_pages = Math.ceil(count / per_page);
  return {
    start: (question.page - 1) * per_page,
    paging: { page: question.page, per_page, has_next: question.page < total_pages, total_pages },
  };
}
