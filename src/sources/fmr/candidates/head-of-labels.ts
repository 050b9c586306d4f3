/** `Particulars` before the names of plans, right under a title: the head of the labels, and no title of the table. */
import { isSetLike, type Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { areCentred } from './head-words.ts';

const FEWEST_HEADS = 2;
const LONGEST_HEAD = 60;
// In multiples of the font size: from the title to the heads, which may be of two lines.
const UNDER_TITLE = 2.2;

/** Whether one word of a title is level with heads set like it on its right, all of them under another title. */
export function headsLabels(block: Block, blocks: readonly Block[]): boolean {
  if (!/^[a-z]+$/i.test(block.text)) return false;
  const level = blocks.filter((other) => other.x0 > block.x1 && areCentred(other, block));
  const areHeads = level.every(
    (other) =>
      !other.isFigure &&
      isSetLike(other, block) &&
      other.text.length < LONGEST_HEAD &&
      titleKind(other.text) === undefined,
  );
  return areHeads && level.length >= FEWEST_HEADS && blocks.some((title) => isTitleOver(title, block));
}

function isTitleOver(title: Block, block: Block): boolean {
  return (
    !title.isFigure &&
    title.y1 < block.y0 + 1 &&
    block.y0 - title.y1 < UNDER_TITLE * block.size &&
    title.x0 < block.x1 &&
    title.x1 > block.x0 &&
    titleKind(title.text) !== undefined
  );
}
