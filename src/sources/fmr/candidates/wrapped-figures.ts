/** Figures that a line of a list had no room for. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isBeside } from './rows.ts';

// In multiples of the font size.
const WRAP_PITCH = 1.4;
const WRAP_GAP = 0.6;
const WRAP_ALIGNED = 0.2;
const WRAP_HANGING = 1.6;
const WRAP_APART = 3;
// Lines of a list above or below an item.
const WRAP_REACH = 6;

/**
 * `T-Bills 24.4%` over `Bank balances` over `23.6%`: in a list of names with their figures right after them, a figure
 * that the line had no room for.
 */
export function listWrapped(figures: readonly Block[], words: readonly Block[]): Map<Block, Block[]> {
  const isAfter = (figure: Block, { x1, baseline, size }: Block['lines'][number]): boolean =>
    Math.abs(figure.baseline - baseline) < 0.2 * size && figure.x0 - x1 > -1 && figure.x0 - x1 < WRAP_GAP * size;
  const endOf = (word: Block): Block['lines'][number] => word.lines.at(-1) as Block['lines'][number];
  const isAlike = (one: Block, other: Block): boolean =>
    one.size === other.size && one.color === other.color && one.bold === other.bold;
  const isLevel = (one: Block, other: Block): boolean => Math.abs(one.x0 - other.x0) < WRAP_ALIGNED * one.size;
  // It begins under its name, or under the swatch before that.
  const isUnder = (word: Block, figure: Block): boolean =>
    isLevel(word, figure) || (figure.x0 < word.x0 && word.x0 - figure.x0 < WRAP_HANGING * word.size);
  const hasFigure = (word: Block): boolean =>
    figures.some((other) => isBeside(other, word) && other.x0 > word.x0 && other.x0 - word.x1 < WRAP_APART * word.size);
  const wrapped = new Map<Block, Block[]>();
  for (const figure of figures) {
    const own = words.find(
      (word) =>
        figure.baseline > endOf(word).baseline + 1 &&
        figure.baseline - endOf(word).baseline < WRAP_PITCH * figure.size &&
        isAlike(word, figure) &&
        isUnder(word, figure) &&
        !hasFigure(word),
    );
    const isOfList =
      own !== undefined &&
      words.some(
        (word) =>
          word !== own &&
          isAlike(word, own) &&
          isLevel(word, own) &&
          Math.abs(word.baseline - own.baseline) < WRAP_REACH * WRAP_PITCH * own.size &&
          figures.some((other) => isAfter(other, endOf(word))),
      );
    const isLast = !words.some(
      (word) => isBeside(word, figure) && word.x0 >= figure.x1 && word.x0 - figure.x1 < figure.size,
    );
    if (own !== undefined && isOfList && isLast && !wrapped.has(own)) wrapped.set(own, [figure]);
  }
  return wrapped;
}
