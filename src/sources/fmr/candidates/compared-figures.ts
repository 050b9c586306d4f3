/**
 * `vs 11.99%` under `10.71%`: what the figure over it is compared with. Only a key of the page says whose it is.
 * Between two figures of a row the sign labels neither.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isBeside } from './rows.ts';

const VERSUS = /^(?:vs\.?|versus)$/i;
// In multiples of the font size.
const GAP = 1.2;
const ONE_LINE = 0.2;

/** The signs that begin a line of their own, and the figures after them. */
export function listCompared(blocks: readonly Block[]): ReadonlySet<Block> {
  const signs = blocks.filter(({ text }) => text.length < 7 && VERSUS.test(text));
  const compared = signs.flatMap((sign): Block[] => {
    const level = blocks.filter(
      (block) => block.isFigure && Math.abs(block.baseline - sign.baseline) < ONE_LINE * sign.size,
    );
    const after = level.find(({ x0 }) => x0 > sign.x1 - 1 && x0 - sign.x1 < GAP * sign.size);
    const before = level.some(({ x1 }) => x1 < sign.x0 + 1 && sign.x0 - x1 < GAP * sign.size);
    return after === undefined || before ? [] : [sign, after];
  });
  return new Set(compared);
}

// In multiples of the font size: from such a sign to the cell before it or after it.
const CELL_GAP = 4;
const FEWEST_SIGNS = 2;

/** The signs between two columns of figures: `3.43% vs 6.14%` over `3.92% vs 8.40%`. */
export function listSignsBetween(blocks: readonly Block[]): ReadonlySet<Block> {
  const signs = blocks.filter((sign) => {
    if (sign.text.length > 6 || !VERSUS.test(sign.text)) return false;
    const level = blocks.filter((block) => block.isFigure && isBeside(block, sign));
    return (
      level.some(({ x1 }) => x1 < sign.x0 + 1 && sign.x0 - x1 < CELL_GAP * sign.size) &&
      level.some(({ x0 }) => x0 > sign.x1 - 1 && x0 - sign.x1 < CELL_GAP * sign.size)
    );
  });
  const isInColumn = (sign: Block): boolean =>
    signs.filter(({ x0 }) => Math.abs(x0 - sign.x0) < 1).length >= FEWEST_SIGNS;
  return new Set(signs.filter(isInColumn));
}
