/**
 * Values at a tab stop whose text continues at the left margin, under their label:
 * `Benchmark ....... Average of the deposit rates of three scheduled banks` over `with a rating of AA or better`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isAlike, type LabelPair } from './label-pair.ts';
import { isBeside } from './rows.ts';

// In multiples of the font size.
const ALIGNED = 0.4;
const PITCH = 0.8;
// Of the width from the tab stop to the right margin: a line that ends before it had room for the next word.
const FULL = 0.8;

interface RestAtMargin {
  readonly rest: Block;
  /** False if the rest is as wide as the column, so that it may continue itself. */
  readonly isWhole: boolean;
}

/** The line under the label of a value that continues it; a line of its own that is part of no label. */
export function findRestAtMargin(
  value: Block,
  { label, way }: LabelPair,
  blocks: readonly Block[],
  isUsed: (block: Block) => boolean,
): RestAtMargin | undefined {
  if (way !== 'RIGHT' || value.lines.length > 1 || label.lines.length > 1 || /[.!?]$/.test(value.text))
    return undefined;
  const isAtMargin = (block: Block): boolean => Math.abs(block.x0 - label.x0) < ALIGNED * label.size;
  const rest = blocks.find((block) => {
    const gap = block.y0 - label.y1;
    return block !== label && isAtMargin(block) && gap > -ALIGNED * label.size && gap < PITCH * label.size;
  });
  if (rest === undefined || !/^[a-z]/.test(rest.text) || rest.isFigure || isUsed(rest) || !isAlike(rest, value))
    return undefined;
  const isAlone = !blocks.some((block) => block !== rest && isBeside(block, rest) && block.x0 > rest.x0);
  if (!isAlone || labelMeaning(`${label.text} ${rest.text}`, null) !== undefined) return undefined;
  const right = Math.max(value.x1, ...blocks.filter(isAtMargin).map((block) => block.x1));
  if (value.x1 - value.x0 < FULL * (right - value.x0)) return undefined;
  return { rest, isWhole: rest.lines.length === 1 && rest.x1 - rest.x0 < FULL * (right - rest.x0) };
}
