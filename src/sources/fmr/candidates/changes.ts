/**
 * Changes printed with an arrow: `118.63 → 120.63` leads from the value of an earlier day to that of the report. Under
 * months with the same arrow between them both figures have heads; elsewhere only the later one is the report's.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import type { Row } from './table.ts';

interface Changes {
  /** Each `→` of a change, and of the months over changes. */
  readonly arrows: readonly Block[];
  /** Labels with the figures of changes that have no months over them. */
  readonly earlier: readonly Row[];
  readonly later: readonly Row[];
}

const ARROW = /^(?:[→➔➜⟶]|[-=]>)$/;
const SAME_LINE = 0.4;
// In multiples of the font size: rows of one table follow each other this closely.
const PITCH = 3.4;

interface Change {
  readonly arrow: Block;
  readonly before: Block;
  readonly after: Block;
  readonly label: Block | undefined;
}

/** A chain of values, `18.33 → 19.15 → 19.47`, is a series and no change. */
export function listChanges(blocks: readonly Block[]): Changes {
  const arrows = blocks.filter(({ text }) => ARROW.test(text));
  const changes = arrows.flatMap((arrow) => changeAt(arrow, blocks) ?? []);
  const heads = changes.filter(({ before, after }) => isMonths(before, after));
  const rows = changes
    .filter(({ label, before, after }) => label !== undefined && isNumeric(before.text) && isNumeric(after.text))
    .toSorted((a, b) => a.arrow.y0 - b.arrow.y0);
  // The lowest arrow of each run of rows that begins under months.
  const ends = heads.map(({ arrow }) => arrow);
  const headed = rows.filter(({ arrow }) => {
    const at = ends.findIndex((end) => isUnder(end, arrow));
    if (at >= 0) ends[at] = arrow;
    return at >= 0;
  });
  const open = rows.filter((row) => !headed.includes(row));
  const rowsOf = (side: 'before' | 'after'): Row[] =>
    open.flatMap(({ label, [side]: figure }) => (label === undefined ? [] : [{ label, figures: [figure] }]));
  return {
    arrows: [...heads, ...rows].map(({ arrow }) => arrow),
    earlier: rowsOf('before'),
    later: rowsOf('after'),
  };
}

function isMonths(before: Block, after: Block): boolean {
  const [from, to] = [monthOf(before.text), monthOf(after.text)];
  return from !== undefined && to !== undefined && from < to;
}

function isUnder(end: Block, arrow: Block): boolean {
  return arrow.y0 > end.y1 - 1 && arrow.y0 - end.y1 < PITCH * arrow.size && arrow.x0 < end.x1 && arrow.x1 > end.x0;
}

function changeAt(arrow: Block, blocks: readonly Block[]): Change | undefined {
  const line = blocks.filter((block) => Math.abs(block.baseline - arrow.baseline) < SAME_LINE * arrow.size);
  const left = line.filter((block) => block.x1 < arrow.x0).toSorted((a, b) => b.x1 - a.x1);
  const right = line.filter((block) => block.x0 > arrow.x1).toSorted((a, b) => a.x0 - b.x0);
  const [before, label] = left;
  const [after, next] = right;
  if (before === undefined || after === undefined || [label, next].some((block) => ARROW.test(block?.text ?? '')))
    return undefined;
  return { arrow, before, after, label: label === undefined || label.isFigure ? undefined : label };
}
