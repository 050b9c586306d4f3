/** Rows of tables: a label and the figures to its right, wherever on the page they are. */
import type { Block } from '#sources/fmr/ink/blocks.ts';

export interface Row {
  readonly label: Block;
  /** From left to right. */
  readonly figures: readonly Block[];
}

/** Whether two blocks stand beside each other: cells of one table row always share some height. */
export function isBeside(one: Block, other: Block): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return shared > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}

/** Every figure goes to the nearest words to its left on its line; only figures may stand between. */
export function listRows(blocks: readonly Block[]): Row[] {
  const words = blocks.filter((block) => !block.isFigure);
  const figures = blocks.filter((block) => block.isFigure);
  const rows = new Map<Block, Block[]>();
  for (const figure of figures) {
    const left = words.filter((word) => word.x1 <= figure.x0 + 1 && isBeside(word, figure)).toSorted((a, b) => b.x1 - a.x1);
    const label = left[0];
    if (label === undefined) continue;
    // Of two that stand over each other beside the figure, the one on its own line.
    const exact = left.find((word) => word.x1 > label.x1 - 60 && word.lines.some((line) => Math.abs(line.baseline - figure.baseline) < 0.4 * figure.size) && word.x0 <= label.x1);
    const owner = exact !== undefined && !label.lines.some((line) => Math.abs(line.baseline - figure.baseline) < 0.4 * figure.size) ? exact : label;
    rows.set(owner, [...(rows.get(owner) ?? []), figure]);
  }
  return [...rows].map(([label, cells]) => ({ label, figures: cells.toSorted((a, b) => a.x0 - b.x0) })).toSorted((a, b) => a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
}
