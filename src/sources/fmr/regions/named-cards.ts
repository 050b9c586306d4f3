/**
 * Filled fields side by side, each with the name of a sub-fund at its top: `Equity Sub-Fund` over `Rs. 153.40` over
 * `NAV per unit`. The field is the part of the page that the name heads, even in the letters of the text.
 */
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

const FEWEST_CARDS = 2;
// In multiples of the font size of a name: a lower field is its bar or the stripe of a row.
const BAR = 3.2;
// In points: between the edges of two cards of one line.
const LEVEL = 1;

/** The field of each name that is alone in one, over all else in it, with a margin. */
export function listNamedCards(
  names: readonly Block[],
  blocks: readonly Block[],
  shades: readonly Shade[],
): ReadonlyMap<Block, Box> {
  if (names.length < FEWEST_CARDS) return new Map();
  const cards = names.flatMap((name): (readonly [Block, Shade])[] => {
    const fields = shades.filter((shade) => holds(shade, name) && shade.y1 - shade.y0 >= BAR * name.size);
    const [card] = fields.toSorted((a, b) => a.x1 - a.x0 - (b.x1 - b.x0));
    return card !== undefined && isFirstIn(card, name, names, blocks) ? [[name, card]] : [];
  });
  const isInLine = ([name, card]: readonly [Block, Shade]): boolean =>
    cards.some(
      ([other, { x0, x1, y0, y1 }]) =>
        other !== name &&
        (x0 > card.x1 || x1 < card.x0) &&
        Math.abs(y0 - card.y0) < LEVEL &&
        Math.abs(y1 - card.y1) < LEVEL,
    );
  return new Map(
    cards.filter(isInLine).map(([name, { x0, x1, y0, y1 }]) => [name, { x0: x0 - 1, x1: x1 + 1, y0: y0 - 1, y1 }]),
  );
}

function isFirstIn(card: Box, name: Block, names: readonly Block[], blocks: readonly Block[]): boolean {
  const own = blocks.filter((block) => holds(card, block));
  return own.length > 2 && own.every((block) => block === name || (block.y0 > name.y1 - 1 && !names.includes(block)));
}

/** Whether a name has a bar of its own. */
export function hasOwnBar(shades: readonly Box[], block: Block): boolean {
  return shades.some((shade) => holds(shade, block) && shade.y1 - shade.y0 < BAR * block.size);
}

export function holds(shade: Box, block: Box): boolean {
  return shade.x0 <= block.x0 + 1 && shade.x1 >= block.x1 - 1 && shade.y0 <= block.y0 + 3 && shade.y1 >= block.y1 - 3;
}
