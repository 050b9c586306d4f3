/** The name of a plan that is broken where its first line had space left: `Sample` over `Allocation Plan`. */
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import type { SubFundNames } from './sub-fund-names.ts';

// In multiples of the font size: between two lines of one name.
const LINE_GAP = 0.6;
const ALIGNED = 0.3;

/** The page with each such name as one block. */
export function joinSplitNames(ink: PageInk, names: SubFundNames): PageInk {
  if (!names.hasAny) return ink;
  const joined = new Map<Block, Block>();
  const rest = new Set<Block>();
  for (const block of ink.blocks) {
    const next = isPart(block, names) ? ink.blocks.find((other) => continues(block, other)) : undefined;
    if (next === undefined || names.isHeading(`${block.text} ${next.text}`) === undefined) continue;
    joined.set(block, makeBlock([...block.lines, ...next.lines]));
    rest.add(next);
  }
  if (joined.size === 0) return ink;
  return {
    ...ink,
    blocks: ink.blocks.flatMap((block) => (rest.has(block) ? [] : [joined.get(block) ?? block])),
  };
}

/** Whether a text may be the beginning of a name without being one. */
function isPart({ text, isFigure }: Block, names: SubFundNames): boolean {
  return !isFigure && /^\p{L}/u.test(text) && names.find(text) === undefined;
}

function continues(block: Block, next: Block): boolean {
  const gap = next.y0 - block.y1;
  return (
    next.size === block.size &&
    next.bold === block.bold &&
    next.color === block.color &&
    Math.abs(next.x0 - block.x0) < ALIGNED * block.size &&
    gap > -ALIGNED * block.size &&
    gap < LINE_GAP * block.size
  );
}
