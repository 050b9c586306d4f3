/** Cells under a line of months, of which the head alone says whose month each is: `30 Apr 2025 | 31 Mar 2025`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { linesOf } from './heads.ts';
import { isBeside, isInColumn } from './rows.ts';

/**
 * Whether a cell is under one of several months, each with a figure in its row. The figures of one month may be set
 * otherwise than those next to them, and are its values in a table all the same.
 */
export function isUnderMonths(blocks: readonly Block[]): (cell: Cell) => boolean {
  const lines = linesOf(blocks.filter(({ text }) => monthOf(text) !== undefined)).filter(({ length }) => length > 1);
  return (cell) =>
    lines.some(
      (months) =>
        months.some((month) => isUnder(month, cell)) &&
        months.every((month) =>
          blocks.some((block) => block.isFigure && isUnder(month, block) && isBeside(block, cell)),
        ),
    );
}

function isUnder(month: Block, cell: Cell): boolean {
  return cell.y0 > month.y1 - 1 && isInColumn(cell, month);
}
