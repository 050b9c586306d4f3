/** Ratings as badges: the grade, and next to it whose rating it is over the agency and the day. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { addRatingsOf } from './read-rating.ts';

const GRADE = /^(?:AM[1-5][+-]{0,2}|[AB]{1,3}[+-]{0,2}(?:\s?\(f\))?|[1-5][- ]?star)$/i;
// `PACRA, 12 September 2025`
const GIVEN = /^(?:by )?(?:PACRA|JCR[- ]?VIS|VIS)\b.{0,30}$/i;
// In multiples of the font size: from the label down to the agency, and from the badge to them.
const PITCH = 1.8;
const REACH = 4;
const CENTRED = 0.4;
// In points.
const ONE_EDGE = 1.5;

export function readRatingBadges({ ink: { blocks }, state, taken }: PageContext): void {
  for (const given of blocks.filter((block) => GIVEN.test(block.text) && !taken.has(block))) {
    const label = blocks.find(
      (block) =>
        Math.abs(block.x0 - given.x0) < ONE_EDGE &&
        block.baseline < given.baseline &&
        given.baseline - block.baseline < PITCH * block.size,
    );
    const meaning = label === undefined ? undefined : labelMeaning(label.text, null);
    const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
    const grade = label === undefined ? undefined : gradeBefore(label, given, blocks);
    if (label === undefined || grade === undefined || use?.kind !== 'rating') continue;
    const value = { ...boxAround([grade, given]), text: `${grade.text} by ${given.text}` };
    addRatingsOf(state.draft, use.type, label, value, WHOLE_FUND);
    taken.add(label).add(given).add(grade);
  }
}

/** The grade left of both, level with their middle. */
function gradeBefore(label: Block, given: Block, blocks: readonly Block[]): Block | undefined {
  const middle = (label.y0 + given.y1) / 2;
  return blocks.find(
    (block) =>
      GRADE.test(block.text) &&
      block.x1 < label.x0 &&
      label.x0 - block.x1 < REACH * label.size &&
      Math.abs((block.y0 + block.y1) / 2 - middle) < CENTRED * label.size,
  );
}
