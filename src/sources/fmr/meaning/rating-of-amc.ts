/**
 * The rating of the manager, once in a report: `Sample Investments Limited: AM2 by PACRA, June 23, 2023`, also in bold
 * letters in a sentence: `Sample Investments Limited has a management quality rating of **AM2** by PACRA, 1 May 2023.`
 */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
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
const GRADE = /^AM[1-5][+-]{0,2}$/;
const BEFORE_GRADE = /\b(?:limited|ltd\.?|company) (?:has|holds|carries|enjoys) .{0,40}\brating of$/i;
const BEHIND_GRADE = /^(?:by|from) (?:PACRA|VIS|JCR-?\s?VIS)\b[^.;:]{0,60}\.?$/;
// In multiples of the font size.
const NEXT_TO = 0.6;
const ON_LINE = 0.3;

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
      const inSentence = GRADE.test(block.text) ? ratingAt(block, blocks) : undefined;
      if (inSentence !== undefined) return [{ ...inSentence, page_number }];
      const rated = block.text.length < LONGEST ? RATED.exec(respace(block.text))?.[1] : undefined;
      return rated === undefined ? [] : [{ ...block, text: rated, page_number }];
    }),
  ),
);

/** A grade with the words on both sides that say whose it is and who gave it. */
function ratingAt(grade: Block, blocks: readonly Block[]): Cell | undefined {
  const level = blocks.filter(({ baseline }) => Math.abs(baseline - grade.baseline) < ON_LINE * grade.size);
  const before = level.find(({ x1 }) => Math.abs(grade.x0 - x1) < NEXT_TO * grade.size);
  const behind = level.find(({ x0 }) => Math.abs(x0 - grade.x1) < NEXT_TO * grade.size);
  if (before === undefined || behind === undefined) return undefined;
  if (!BEFORE_GRADE.test(respace(before.text)) || !BEHIND_GRADE.test(respace(behind.text))) return undefined;
  return { ...boxAround([grade, behind]), text: `${grade.text} ${behind.text.replace(/\.$/, '')}` };
}
