/** What other pages of a report say of the fund of a page: numbered terms, terms of all funds, an index of people. */
import type { PageFund } from '#sources/fmr/identity/find-funds.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { readCommonTerms } from './terms-of-all-funds.ts';
import { readNumberedTerms } from './numbered-terms.ts';
import type { PageContext } from './page-context.ts';
import { readPeopleIndex } from './people-index.ts';

interface Report {
  readonly inks: readonly PageInk[];
  /** One for each of these pages. */
  readonly roles: readonly { readonly funds: readonly { readonly fund: PageFund }[] }[];
}

export function readOtherPages(page: PageContext, own: PageFund, { inks, roles }: Report): void {
  readNumberedTerms(page, inks);
  // The first page of the fund has them.
  if (own.isContinued) return;
  const isOwn = ({ fund }: { readonly fund: PageFund }): boolean => nameOf(fund) === nameOf(own);
  const pages = inks.filter((_, at) => roles[at]?.funds.some(isOwn) === true);
  readCommonTerms(page, pages, inks);
  readPeopleIndex(page, inks);
}

function nameOf(fund: PageFund): string {
  return fund.known?.name ?? fund.text;
}
