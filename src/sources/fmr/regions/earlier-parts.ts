/** Parts of a table of an earlier date: `As at December 31, 2024` over the same rows as `As at January 31, 2025`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readDate } from '#sources/fmr/printed-date.ts';

const AS_AT = /^as (?:at|on|of) (.{8,24})$/i;
// Points by which two heads of one table differ.
const ALIGNED = 2;

/** What is under such a head down to the next text that begins a part: figures that are not the report's. */
export function listEarlierParts(blocks: readonly Block[], reportMonth: string | null): Block[] {
  const dated = blocks.flatMap((head) => {
    const date = readDate(AS_AT.exec(head.text)?.[1] ?? '');
    return date === undefined || reportMonth === null ? [] : [{ head, month: date.slice(0, 7) }];
  });
  return dated.flatMap(({ head, month }) => {
    const hasOwn = dated.some(
      (other) =>
        other.month === reportMonth && Math.abs(other.head.x0 - head.x0) < ALIGNED && other.head.bold === head.bold,
    );
    return hasOwn && reportMonth !== null && month < reportMonth ? partUnder(head, blocks) : [];
  });
}

/** Rows have figures to their right; a text at the left edge without any begins another part. */
function partUnder(head: Block, blocks: readonly Block[]): Block[] {
  const isLevel = (one: Block, other: Block): boolean => Math.abs(one.baseline - other.baseline) < 0.4 * one.size;
  const end = blocks
    .filter((block) => block.y0 > head.y1 - 1 && !block.isFigure && Math.abs(block.x0 - head.x0) < ALIGNED)
    .filter((block) => !blocks.some((other) => other.isFigure && other.x0 > block.x1 && isLevel(block, other)))
    .map(({ y0 }) => y0);
  return blocks.filter((block) => block.y0 > head.y0 - 1 && block.y1 < Math.min(...end) + 1 && block.x1 > head.x0);
}
