/**
 * Labels printed in two languages, `June` at the left of the same in Urdu: the words nearest to the figures would be
 * their label.
 */
import type { Block } from './blocks.ts';

const ARABIC = /^[\p{Script=Arabic}\s\d،.()]{2,40}$/u;
const LETTER = /\p{Script=Arabic}/u;
const LATIN = /^\p{Script=Latin}{3}/u;
// Elsewhere such words are a text of their own.
const FEWEST = 3;
// In multiples of the font size: cells of one row, set in other sizes.
const SAME_LINE = 0.4;
// In points.
const ONE_EDGE = 1.5;

/** The blocks without the second language, if it is in a column between labels and their figures. */
export function dropTranslations(blocks: readonly Block[]): readonly Block[] {
  const translated = blocks.filter(({ isFigure, text }) => !isFigure && LETTER.test(text) && ARABIC.test(text));
  if (translated.length < FEWEST) return blocks;
  const between = translated.filter((block) => {
    const level = blocks.filter((other) => other !== block && isLevel(other, block));
    const left = level.filter(({ x1 }) => x1 <= block.x0).toSorted((a, b) => b.x1 - a.x1)[0];
    const right = level.filter(({ x0 }) => x0 >= block.x1).toSorted((a, b) => a.x0 - b.x0)[0];
    return left !== undefined && LATIN.test(left.text) && right?.isFigure === true;
  });
  const columns = between.filter((block) => between.filter((other) => haveOneEdge(block, other)).length >= FEWEST);
  return columns.length === 0 ? blocks : blocks.filter((block) => !columns.includes(block));
}

function isLevel(one: Block, other: Block): boolean {
  return Math.abs(one.y0 + one.y1 - other.y0 - other.y1) / 2 < SAME_LINE * other.size;
}

function haveOneEdge(one: Block, other: Block): boolean {
  return Math.min(Math.abs(one.x0 - other.x0), Math.abs(one.x1 - other.x1)) < ONE_EDGE;
}
