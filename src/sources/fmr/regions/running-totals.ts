/** Columns of running totals: each figure repeats those over it. */
import type { Block } from '#sources/fmr/ink/blocks.ts';

const RUNNING = /^(?:running|cumulative) (?:total|sum|share)s?\b/i;
const FEWEST = 3;
// In points.
const ALIGNED = 2;

/** The heads and figures of such columns. */
export function listRunningTotals(blocks: readonly Block[]): Block[] {
  return blocks
    .filter(({ text, isFigure }) => !isFigure && RUNNING.test(text))
    .flatMap((head) => {
      const cells = blocks.filter(
        (block) => block.isFigure && block.y0 > head.y1 - 1 && Math.abs(block.x1 - head.x1) < ALIGNED,
      );
      return cells.length < FEWEST ? [] : [head, ...cells];
    });
}
