/** Parts of a cell's text, each with the box of its own words: those of the cell read as something else. */
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';

function isBlock(cell: Cell): cell is Block {
  return 'lines' in cell;
}

/** A cell for each of the parts that follow each other in the text; one that is not found has the box of the whole. */
export function partsOfCell(cell: Cell, parts: readonly string[]): Cell[] {
  const flow = flowOf(isBlock(cell) ? cell.lines.map((line) => [line]) : []);
  let end = 0;
  return parts.map((text) => {
    const from = flow.text.indexOf(text, end);
    if (from < 0) return { ...cell, text };
    end = from + text.length;
    const { x0, y0, x1, y1 } = blockOf(flow, from, end);
    return { ...cell, x0, y0, x1, y1, text };
  });
}
