/** Ratings as badges: the grade, and next to it or under it whose rating it is over the agency and the day. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
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
const GAP = 0.8;
// In points.
const ONE_EDGE = 1.5;

interface Badge {
  readonly label: Block;
  readonly given: Block;
  readonly blocks: readonly Block[];
}

export function readRatingBadges({ ink: { blocks }, state, taken }: PageContext): void {
  const badges = blocks.flatMap((block) => (taken.has(block) ? [] : (badgeOf(block, blocks) ?? [])));
  for (const { label, given, blocks: own } of badges) {
    const meaning = labelMeaning(label.text, null);
    const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
    const grade = gradeBefore(label, given, blocks) ?? gradeOver(label, blocks);
    if (grade === undefined || use?.kind !== 'rating') continue;
    const value = { ...boxAround([grade, given]), text: `${grade.text} by ${given.text}` };
    addRatingsOf(state.draft, use.type, label, value, WHOLE_FUND);
    for (const block of [...own, grade]) taken.add(block);
  }
}

/** The agency with the label over it, at one edge or in the middle, or in one text with it. */
function badgeOf(given: Block, blocks: readonly Block[]): Badge | undefined {
  const last = given.lines.at(-1);
  if (last === undefined || !GIVEN.test(last.text)) return undefined;
  if (given.lines.length > 1)
    return { label: makeBlock(given.lines.slice(0, -1)), given: makeBlock([last]), blocks: [given] };
  const [label] = blocks
    .filter(
      (block) =>
        (Math.abs(block.x0 - given.x0) < ONE_EDGE || areCentred(block, given)) &&
        block.baseline < given.baseline &&
        given.baseline - block.baseline < PITCH * block.size,
    )
    .toSorted((a, b) => b.baseline - a.baseline);
  return label === undefined ? undefined : { label, given, blocks: [label, given] };
}

function areCentred(one: Block, other: Block): boolean {
  return Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < 2 * CENTRED * other.size;
}

/** The grade right over the label, in its middle. */
function gradeOver(label: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find(
    (block) =>
      areCentred(block, label) &&
      block.y1 < label.y0 + 1 &&
      label.y0 - block.y1 < GAP * label.size &&
      GRADE.test(block.text),
  );
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
