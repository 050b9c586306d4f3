/** The name of a fund or plan that is broken where its first line had space left: `Sample` over `Allocation Plan`. */
import { type NameIndex } from '#sources/fmr/identity/known-funds.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { SubFundNames } from './sub-fund-names.ts';

// In multiples of the font size: between two lines of one name.
const LINE_GAP = 0.6;
const ALIGNED = 0.3;

/** The page with each name of a plan or sub-fund as one block. */
export function joinSplitNames(ink: PageInk, names: SubFundNames): PageInk {
  if (!names.hasAny) return ink;
  return joinPieces(
    ink,
    ({ text }) => /^\p{L}/u.test(text) && names.find(text) === undefined,
    (text) => names.isHeading(text) !== undefined,
  );
}

// `Sample Income Fund (SIF)`
const SHORT_FORM = /\s?\([^()]{1,16}\)$/;

/** The page with each name of a fund as one block, also if its lines are in the middle of a column. */
export function joinFundNames(ink: PageInk, names: NameIndex): PageInk {
  return joinPieces(
    ink,
    ({ text }) => names.begins(text) && names.search(text).length === 0,
    (text) => names.search(text)[0]?.name === squeeze(text.replace(SHORT_FORM, '')),
  );
}

function joinPieces(ink: PageInk, isPart: (block: Block) => boolean, isName: (text: string) => boolean): PageInk {
  const joined = new Map<Block, Block>();
  const rest = new Set<Block>();
  for (const block of ink.blocks) {
    const next = !block.isFigure && isPart(block) ? ink.blocks.find((other) => continues(block, other)) : undefined;
    if (next === undefined || !isName(`${block.text} ${next.text}`)) continue;
    joined.set(block, makeBlock([...block.lines, ...next.lines]));
    rest.add(next);
  }
  if (joined.size === 0) return ink;
  return {
    ...ink,
    blocks: ink.blocks.flatMap((block) => (rest.has(block) ? [] : [joined.get(block) ?? block])),
  };
}

function continues(block: Block, next: Block): boolean {
  const gap = next.y0 - block.y1;
  const isAligned = [next.x0 - block.x0, (next.x0 + next.x1 - block.x0 - block.x1) / 2].some(
    (shift) => Math.abs(shift) < ALIGNED * block.size,
  );
  return (
    next.size === block.size &&
    next.bold === block.bold &&
    next.color === block.color &&
    isAligned &&
    gap > -ALIGNED * block.size &&
    gap < LINE_GAP * block.size
  );
}
