import type { Paging } from './query-result.ts';

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
