/** Cells that repeat the month of their column: `(April 57.8)` under `(April 2026)` is the share `57.8`. */
import { makeBlock, type Block } from './blocks.ts';

const CELL = /^\(([A-Z][a-z]{2,8}) (\d{1,3}(?:\.\d{1,4})?%?)\)$/;
const HEAD = /^\(([A-Z][a-z]{2,8}) \d{4}\)$/;
// Points by which the right edges of a column differ.
const ALIGNED = 2;
// A remark in brackets may be alone.
const FEWEST = 2;

/** The blocks with the figures of such cells. */
export function dropMonthsInCells(blocks: readonly Block[]): readonly Block[] {
  const heads = blocks.flatMap((head) => {
    const month = HEAD.exec(head.text)?.[1];
    return month === undefined ? [] : [{ head, month }];
  });
  if (heads.length === 0) return blocks;
  const isHeaded = (block: Block): boolean => {
    const month = CELL.exec(block.text)?.[1];
    return (
      month !== undefined &&
      heads.some(
        (each) => each.month === month && each.head.y1 < block.y1 && Math.abs(each.head.x1 - block.x1) < ALIGNED,
      )
    );
  };
  const cells = new Set(blocks.filter(isHeaded));
  return cells.size < FEWEST ? blocks : blocks.map((block) => (cells.has(block) ? figureOf(block) : block));
}

function figureOf(block: Block): Block {
  const [line] = block.lines;
  const word = line?.words.at(-1);
  if (line === undefined || word === undefined) return block;
  const text = CELL.exec(block.text)?.[2] ?? '';
  // Its words are those that are printed.
  return makeBlock([{ ...line, x0: word.x0, text }]);
}
