/** Rows of tables that were not recognised, to the right of a label: none of their cells is its value. */
import type { Block } from '#sources/fmr/ink/blocks.ts';

// In multiples of the font size: figures of one value are closer.
const APART = 0.6;
// In points: the left edges of the labels of one column.
const ALIGNED = 1.5;
const FEWEST_IN_ROW = 3;

/**
 * `NAV | 37.44 | 45.38 | 37.46`, whose heads were not found: figures that are closer to each other than to the label
 * are a row of a table, and none of them is the value.
 */
export function beginsRow(label: Block, side: readonly Block[]): boolean {
  const row = side.slice(0, FEWEST_IN_ROW);
  const [first] = row;
  if (first === undefined || row.length < FEWEST_IN_ROW || row.some((block) => !block.isFigure)) return false;
  const gaps = row.slice(1).map((block, at) => block.x0 - (row[at] as Block).x1);
  return gaps.every((gap) => gap < first.x0 - label.x1 && gap > APART * first.size);
}

/** `ABMF | 17.67% | 17.50% | 19.15%` to the right of a list of facts: the text labels rows of the tables next to it. */
export function labelsRow([first, ...others]: readonly Block[], blocks: readonly Block[]): boolean {
  const row = others.slice(0, FEWEST_IN_ROW);
  return (
    first?.isFigure === false &&
    row.length === FEWEST_IN_ROW &&
    row.every((block) => block.isFigure && isPercent(block)) &&
    blocks.some((other) => other !== first && other.text === first.text && Math.abs(other.x0 - first.x0) < ALIGNED)
  );
}

const isPercent = ({ text }: Block): boolean => /^[(-]?\d{1,3}\.\d{1,2}\)?\s?%\)?$/.test(text);
