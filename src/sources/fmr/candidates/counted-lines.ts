/**
 * The paragraph of a list that is counted, behind its title: `**Top holdings:** 1) Sample Cement [Cement] **10.35%**;
 * 2) Sample Bank [Banks] **9.57%**`. A line of it may begin with a figure in bold letters.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';

const FIRST = /^\(?1[.)]\s/;
// In multiples of the font size.
const SAME_LINE = 0.4;
const LINE_PITCH = 1.7;
const INDENT = 1;

/** The blocks of the paragraph that begins with `runIn`, those right behind the title; undefined if not counted. */
export function listCountedLines(
  title: Block,
  runIn: readonly Block[],
  blocks: readonly Block[],
  isTaken: (block: Block) => boolean,
): Block[] | undefined {
  const [first] = runIn.toSorted((a, b) => a.x0 - b.x0);
  if (first === undefined || !FIRST.test(first.text)) return undefined;
  const right = rightOf(first, blocks);
  const near = blocks
    .filter(
      (block) =>
        !isTaken(block) &&
        block !== title &&
        block.x0 > title.x0 - INDENT * title.size &&
        block.x0 < right &&
        Math.abs(block.size - title.size) < 0.3 &&
        block.y0 > title.y0 - SAME_LINE * title.size,
    )
    .toSorted((a, b) => a.y0 - b.y0);
  const own: Block[] = [];
  let bottom = title.baseline;
  for (const block of near) {
    const top = block.lines[0]?.baseline ?? block.baseline;
    if (top - bottom > LINE_PITCH * title.size) break;
    own.push(block);
    bottom = Math.max(bottom, ...block.lines.map(({ baseline }) => baseline));
  }
  return own;
}

/** The right end of the first line of the paragraph: blocks on it are as near to each other as words. */
function rightOf(first: Block, blocks: readonly Block[]): number {
  const { baseline, size } = first.lines[0] ?? first;
  const line = blocks
    .filter((block) => block.lines.some((each) => Math.abs(each.baseline - baseline) < SAME_LINE * size))
    .toSorted((a, b) => a.x0 - b.x0);
  return line.reduce((end, { x0, x1 }) => (x0 > end - 1 && x0 - end < 2 * size ? x1 : end), first.x1);
}
