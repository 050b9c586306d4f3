import type { Paging } from './reading.ts';

export interface PageQuestion {
  readonly page: number;
  readonly per_page: number;
}

// The maximum of registry lists; more is served as this.
const MAXIMUM_PER_PAGE = 100;

/** The asked page of a list; a page past the end is empty. */
export function pageOf<Item>(all: readonly Item[], question: PageQuestion): { readonly items: readonly Item[]; readonly paging: Paging } {
  const per_page = Math.min(question.per_page, MAXIMUM_PER_PAGE);
  const total_pages = Math.ceil(all.length / per_page);
  const start = (question.page - 1) * per_page;
  const paging = { page: question.page, per_page, has_next: question.page < total_pages, total_pages };
  return { items: all.slice(start, start + per_page), paging };
}
