/** What other pages of a report say of the fund of a page: numbered terms, terms of all funds, an index of people. */
import type { PageFund } from '#sources/fmr/identity/find-funds.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { wholeParagraphs } from '#sources/fmr/identity/numbered-sections.ts';
import { cutZone } from '#sources/fmr/identity/page-roles.ts';
import { readCommonTerms } from './terms-of-all-funds.ts';
import { readNumberedTerms } from './numbered-terms.ts';
import type { PageContext } from './page-context.ts';
import { readManagerRating } from './rating-of-amc.ts';
import { readPeopleIndex } from './people-index.ts';
import { readPeopleMatrix } from './people-matrix.ts';
import { readPeopleOfFunds } from './people-of-funds.ts';

interface Report {
  readonly inks: readonly PageInk[];
  /** One for each of these pages. */
  readonly roles: readonly { readonly funds: readonly { readonly fund: PageFund }[]; readonly isShared: boolean }[];
  /** The whole page. */
  readonly ink: PageInk;
}

export function readOtherPages(page: PageContext, own: PageFund, { inks, roles, ink }: Report): void {
  readNumberedTerms(page, inks);
  // The first page of the fund has them.
  if (own.isContinued) return;
  const isOwn = ({ fund }: { readonly fund: PageFund }): boolean => nameOf(fund) === nameOf(own);
  const parts = inks.flatMap((each, at) =>
    (roles[at]?.funds ?? []).filter(isOwn).map(({ fund }) => ({ ink: each, fund })),
  );
  const pages = listOwnPages(parts);
  readCommonTerms(page, pages, inks);
  readPeopleIndex(page, inks);
  // Pages of another fund may be between two of its own.
  if (roles.findIndex(({ funds, isShared }) => !isShared && funds.some(isOwn)) !== inks.indexOf(ink)) return;
  readPeopleMatrix(page, inks);
  readPeopleOfFunds(page, inks);
  readManagerRating(page, inks);
}

/** In a report of chapters only that of the fund departs from the terms of all funds. */
function listOwnPages(parts: readonly { readonly ink: PageInk; readonly fund: PageFund }[]): PageInk[] {
  const chapters = parts.filter(({ fund }) => fund.section === 'OWN');
  return chapters.length === 0
    ? parts.map(({ ink }) => ink)
    : chapters.map(({ ink, fund }) => wholeParagraphs(cutZone(ink, fund)));
}

function nameOf(fund: PageFund): string {
  return fund.known?.name ?? fund.text;
}
