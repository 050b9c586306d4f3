/** Lines with a label and its value whose last words are a block of their own on the line below. */
import { type Block, isSetLike, makeBlock } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';

// In multiples of the font size.
const ALIGNED = 0.3;
const LEAST_PITCH = 0.8;
const MOST_PITCH = 1.45;
const SAME_LINE = 0.3;
const BLANK = 0.25;
// By how much a line is at least too long for its column with the next word.
const LONGER = 0.3;
// Points by which edges of one column differ.
const SAME_EDGE = 1.5;

// `75% PKRV rates +`, `Class A Nil; Class`
const IS_OPEN = /[+&,;–-]$|\s(?:and|of|or|plus|the|with|by|to|in|Rs\.?|PKR|[Cc]lass(?: [A-Z])?)$/;
// `Auditor: …`, `Trustee – …`, `² Annualized; …`: the next entry, or the next note.
const IS_ENTRY = /^[^:;%]{2,60}:|^[^;%]{2,40}\s[–—-]\s|^[•▪■●◆‣*†‡\u00b2\u00b3\u00b9\u2070-\u2079]|^\(?\d{1,2}[.)]\s/;

/**
 * The blocks of an entry of a list, the lines below that are its rest included; undefined if it is uncertain whether
 * the line below is its rest. `isOther` is true of blocks that are labels or read in another way.
 */
export function blocksOfEntry(
  entry: Block,
  blocks: readonly Block[],
  isOther: (block: Block) => boolean,
): Block[] | undefined {
  const found = [entry];
  for (;;) {
    const last = (found.at(-1) as Block).lines.at(-1) as TextLine;
    const next = blocks.find((block) => isUnder(last, block, entry.x0));
    if (next === undefined || isOther(next) || IS_ENTRY.test(next.text) || isTitle(next)) return found;
    if (!isRestOf(last, next, blocks, entry.x0)) return undefined;
    found.push(next);
  }
}

export function joinEntry(parts: readonly Block[]): Block {
  return parts.length === 1 ? (parts[0] as Block) : makeBlock(parts.flatMap(({ lines }) => [...lines]));
}

function isUnder(last: TextLine, block: Block, left: number): boolean {
  const [first] = block.lines as readonly [TextLine];
  const pitch = (first.baseline - last.baseline) / last.size;
  return (
    pitch > LEAST_PITCH &&
    pitch < MOST_PITCH &&
    Math.abs(block.x0 - left) < ALIGNED * last.size &&
    isSetLike(last, first)
  );
}

// A title does not begin in lower case.
const isTitle = ({ text }: Block): boolean => titleKind(text) !== undefined && !/^\p{Ll}/u.test(text);

/** Whether the line above is open, or had no room for the next word, and the line below is alone in its column. */
function isRestOf(last: TextLine, next: Block, blocks: readonly Block[], left: number): boolean {
  const [first] = next.lines as readonly [TextLine];
  const column = blocks.flatMap((block) =>
    Math.abs(block.x0 - left) < SAME_EDGE ? block.lines.filter((line) => isSetLike(line, last)) : [],
  );
  const right = Math.max(...column.map(({ x1 }) => x1));
  const isBeside = (block: Block): boolean =>
    block.x0 >= next.x1 && block.x0 < right && Math.abs(block.baseline - first.baseline) < SAME_LINE * last.size;
  if (blocks.some(isBeside)) return false;
  const [word] = first.words;
  const width = (word?.x1 ?? 0) - (word?.x0 ?? 0);
  const isFull = last.x1 + width + (BLANK - LONGER) * last.size > right;
  return isFull || IS_OPEN.test(last.text) || /^\p{Ll}/u.test(next.text);
}
