/** Who gave a rating, and when, in smaller print after or under the grade. */
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { LabelPair } from './label-pair.ts';
import { isBeside } from './rows.ts';

const AGENCY = /^\(?(?:PACRA|VIS|JCR-?\s?VIS)\b/;
// `Fund stability rating · PACRA · 8 Sep 2023` under a grade that has the title `Ratings` over it.
const RATED = /^.{4,40}\brat(?:ing|ed)\s{0,3}[·•|,–—-]\s{0,3}(?:PACRA|VIS|JCR)\b/i;
// In multiples of the font size.
const GAP_BEHIND = 1.2;
const GAP_UNDER = 0.6;
const ALIGNED = 0.4;

/** The pair with its note as a part of the value; none of `labels` is a note, unless it names who rated. */
export function withNote(pair: LabelPair, blocks: readonly Block[], labels: ReadonlySet<Block>): LabelPair {
  const value = blocks.find((block) => block === pair.value);
  if (value === undefined || pair.meaning.kind !== 'fact' || FACT_USES[pair.meaning.fact].kind !== 'rating')
    return pair;
  const note = noteBehind(value, blocks) ?? noteUnder(value, blocks);
  return note === undefined || (labels.has(note) && !RATED.test(note.text))
    ? pair
    : { ...pair, value: makeBlock([...value.lines, ...note.lines]), blocks: [...pair.blocks, note] };
}

// `AM2+ PACRA, 27 Oct 2023`
function noteBehind(value: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find(
    (block) =>
      block.x0 >= value.x1 - 1 &&
      block.x0 - value.x1 < GAP_BEHIND * value.size &&
      !block.isFigure &&
      isBeside(block, value),
  );
}

// `AA+(f)` over `PACRA, 31 July 2026`
function noteUnder(value: Block, blocks: readonly Block[]): Block | undefined {
  const isUnder = (block: Block): boolean =>
    block.y0 > value.baseline &&
    block.y0 - value.y1 < GAP_UNDER * value.size &&
    Math.abs(block.x0 - value.x0) < ALIGNED * value.size;
  return blocks.find(
    (block) =>
      (AGENCY.test(block.text) || RATED.test(block.text)) &&
      block.lines.length === 1 &&
      block.size <= value.size &&
      isUnder(block),
  );
}
