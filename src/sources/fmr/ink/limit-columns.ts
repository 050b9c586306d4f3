/**
 * Columns of limits between labels and figures: `Limit` over `max. 30.0`, `0.0 to 70.0` and `none`; and those that say
 * whether the limits are kept: `Within` over `Yes` and `—`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { Block } from './blocks.ts';

const LIMIT_HEAD =
  /^(?:(?:permitted|allowed|investment|mandate|policy) )?(?:limits?|bands?|ranges?)(?: allowed)?(?: \(?%\)?)?$/i;
const BOUND = new RegExp(
  joinLines`
    ^(?:(?:up ?to|min(?:imum)?\.?|max(?:imum)?\.?|at (?:least|most)|not? (?:less|more) than|[<>≤≥])\s{0,3}
    \d{1,6}(?:\.\d{1,4})?\s?%?
    |\d{1,6}(?:\.\d{1,4})?\s?%?\s?(?:[-–—]|to)\s?\d{1,6}(?:\.\d{1,4})?\s?%?)$`,
  'i',
);
const NO_BOUND = /^(?:none|no limit|nil|n\/?a|[-–—])$/i;
const KEPT_HEAD = /^(?:within(?: (?:the )?limits?)?|in limits?|complie[sd]|compliant|met|kept)\??$/i;
const KEPT = /^(?:yes|no|[✓✔✗✘]|[-–—])$/i;

/**
 * The blocks without them: a limit is not a figure of the fund, and would be taken for the first one of its row. A
 * column of plain figures, such as the limits in a table of breaches, is none of these.
 */
export function dropLimits(blocks: readonly Block[]): readonly Block[] {
  const limits = blocks
    .filter(({ text }) => LIMIT_HEAD.test(text))
    .flatMap((head) => {
      const cells = cellsUnder(head, blocks, (cell) => isLimit(cell) && isBehindLabel(cell, blocks));
      return cells.some(({ text }) => BOUND.test(text)) ? [head, ...cells] : [];
    });
  if (limits.length === 0) return blocks;
  const kept = blocks
    .filter((head) => KEPT_HEAD.test(head.text) && limits.some((limit) => isLevel(limit, head)))
    .flatMap((head) => [head, ...cellsUnder(head, blocks, ({ text }) => KEPT.test(text))]);
  const dropped = new Set([...limits, ...kept]);
  return blocks.filter((block) => !dropped.has(block));
}

function isLimit({ text }: Block): boolean {
  return BOUND.test(text) || NO_BOUND.test(text);
}

/** `0 – 90` at the left edge of a table is itself the label of its row. */
function isBehindLabel(cell: Block, blocks: readonly Block[]): boolean {
  return blocks.some((block) => !block.isFigure && block.x1 < cell.x0 && isLevel(block, cell));
}

/** The blocks in the column of a head, down to the first one that no cell of it can be. */
function cellsUnder(head: Block, blocks: readonly Block[], isCell: (block: Block) => boolean): Block[] {
  const column = blocks
    .filter(({ x0, x1, y0 }) => y0 > head.y1 - 1 && x0 < head.x1 && x1 > head.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  const end = column.findIndex((block) => !isCell(block));
  return end < 0 ? column : column.slice(0, end);
}

function isLevel(one: Block, other: Block): boolean {
  return Math.abs(one.baseline - other.baseline) < 0.4 * other.size;
}
