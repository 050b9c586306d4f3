/** Heads left of several rows of a list: `Ratings` left of `Fund` and `Manager`. Rules over and under them bound their rows. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

const LONGEST = 30;
// Points by which the labels of one column differ.
const ALIGNED = 3;
// In multiples of the font size.
const REACH = 8;

interface RowGroup {
  readonly head: Block;
  readonly rows: readonly Block[];
}

/** The head of the group of each label. */
export function listRowGroups(blocks: readonly Block[], rules: readonly Box[]): Map<Block, Block> {
  const groups = blocks.flatMap((head): RowGroup[] => {
    if (head.isFigure || head.text.length > LONGEST || !/[A-Za-z]{3}/.test(head.text)) return [];
    const rows = rowsOf(head, blocks, rules);
    return rows.length === 0 ? [] : [{ head, rows }];
  });
  // One head over one row could be a label with its value; it is a head where others of its column have several rows.
  const certain = groups.filter(({ head, rows }) => rows.length > 1 && isOwnColumn(head, rows, rules));
  const isLike = ({ head }: RowGroup): boolean => certain.some((other) => Math.abs(other.head.x0 - head.x0) < ALIGNED && other.head.color === head.color && other.head.bold === head.bold);
  const whole = groups.filter((group) => certain.length > 1 && isLike(group));
  return new Map(whole.flatMap(({ head, rows }) => rows.map((row) => [row, head] as const)));
}

function crosses(rule: Box, { x0, x1 }: Box): boolean {
  return rule.x0 <= (x0 + x1) / 2 && rule.x1 >= (x0 + x1) / 2;
}

function middle({ y0, y1 }: Box): number {
  return (y0 + y1) / 2;
}

/** The labels next to a head, between the rules over and under it. */
function rowsOf(head: Block, blocks: readonly Block[], rules: readonly Box[]): Block[] {
  const own = rules.filter((rule) => crosses(rule, head)).map((rule) => rule.y0);
  const [over, under] = [Math.max(...own.filter((y) => y < middle(head))), Math.min(...own.filter((y) => y > middle(head)))];
  if (!Number.isFinite(over) || !Number.isFinite(under)) return [];
  const right = blocks.filter((block) => !block.isFigure && block.x0 > head.x1 && block.x0 - head.x1 < REACH * head.size && middle(block) > over && middle(block) < under);
  const edge = Math.min(...right.map((block) => block.x0));
  return right.filter((block) => block.x0 - edge < ALIGNED);
}

/** Rules part its rows from each other, and do not reach under the head. */
function isOwnColumn(head: Block, rows: readonly Block[], rules: readonly Box[]): boolean {
  const sorted = rows.toSorted((a, b) => a.y0 - b.y0);
  return sorted.slice(1).every((row, at) => {
    const between = rules.filter((rule) => rule.y0 > middle(sorted[at] as Block) && rule.y0 < middle(row));
    return between.some((rule) => crosses(rule, row)) && !between.some((rule) => crosses(rule, head));
  });
}
