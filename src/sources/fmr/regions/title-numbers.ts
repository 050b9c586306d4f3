/** The numbers of titles: the `5` of `5  Rating of assets` does not belong to the label left of it. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { listTitles } from './titles.ts';

const NUMBER = /^\d{1,2}\.?$/;
// In multiples of the font size.
const NEAR = 3.5;
const FEWEST = 2;

/** The figures directly before titles in their letters, where a page numbers several of its titles. */
export function listTitleNumbers(blocks: readonly Block[]): Block[] {
  const titles = listTitles(blocks);
  const numbers = blocks.filter(
    (block) =>
      block.isFigure &&
      NUMBER.test(block.text) &&
      titles.some(
        (title) =>
          title.bold === block.bold &&
          Math.abs(title.size - block.size) < 0.1 &&
          Math.abs(title.baseline - block.baseline) < 0.2 * block.size &&
          title.x0 > block.x1 &&
          title.x0 - block.x1 < NEAR * block.size,
      ),
  );
  return new Set(numbers.map(({ text }) => text)).size < FEWEST ? [] : numbers;
}
