/** The rating of the manager, once in a report: `Sample Investments Limited: AM2 by PACRA, June 23, 2023`. */
import { joinLines } from '#base/pattern-lines.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { PageContext } from './page-context.ts';
import { addRatingsOf } from './read-rating.ts';

const RATED = new RegExp(
  joinLines`
    ^.{3,60}\b(?:limited|ltd\.?|company)\s?:\s{1,3}
    (AM[1-5][+-]{0,2}(?![A-Za-z0-9])[^:;]{0,70}?)\.?$`,
  'i',
);
const LONGEST = 140;

/** Adds it to the fund of a page that states none; with two ratings, neither is known to be the one of today. */
export function readManagerRating(page: PageContext, inks: readonly PageInk[]): void {
  const { draft } = page.state;
  const [rating, other] = listRatings(inks);
  if (rating === undefined || other !== undefined) return;
  if (!draft.sections.ratings.some(({ rating_type }) => rating_type === 'ASSET_MANAGER'))
    addRatingsOf(draft, 'ASSET_MANAGER', { ...rating, text: 'Rating' }, rating, WHOLE_FUND);
}

/** Asked for each fund of a report. */
const listRatings = rememberOf((inks: readonly PageInk[]): Cell[] =>
  inks.flatMap(({ blocks, page: { page_number } }) =>
    blocks.flatMap((block): Cell[] => {
      const rated = block.text.length < LONGEST ? RATED.exec(respace(block.text))?.[1] : undefined;
      return rated === undefined ? [] : [{ ...block, text: rated, page_number }];
    }),
  ),
);
