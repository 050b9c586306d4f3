/** Tables with a column of units between labels and figures: `Net Assets`, `Rs. million`, `2,778.072`. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from './blocks.ts';

const UNIT = /^\(?(?:(?:rs|pkr|rupees)\.?[ /]{0,2}(?:in )?(?:mn|mln|millions?|bn|billions?|crores?|lakhs?|thousands?|'?000s?|per unit|unit)?|(?:mn|million|billion|crore)s?|%(?: p\.?a\.?)?|percent|(?:no\.? of )?units?|numbers?|nos?\.?|days?|months?|years?|times?|x|ratio)\)?$/i;
const FEWEST = 3;
// In points: cells of one column have one left edge, middle or right edge.
const ALIGNED = 2;

/** The blocks with each unit joined to the label on its left, as `Net Assets (Rs. million)`, and without the cells of units. */
export function joinUnits(blocks: readonly Block[]): Block[] {
  const cells = blocks.flatMap((unit) => {
    if (!UNIT.test(unit.text)) return [];
    const line = blocks.filter((other) => other !== unit && Math.abs(other.baseline - unit.baseline) < 0.4 * unit.size);
    const label = line.filter((other) => other.x1 < unit.x0).toSorted((a, b) => b.x1 - a.x1)[0];
    const figure = line.filter((other) => other.x0 > unit.x1).toSorted((a, b) => a.x0 - b.x0)[0];
    return label === undefined || label.isFigure || figure?.isFigure !== true || !/\p{L}{2}/u.test(label.text) ? [] : [{ unit, label }];
  });
  const isAligned = (one: Block, other: Block): boolean => Math.min(Math.abs(one.x0 - other.x0), Math.abs(one.x1 - other.x1), Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2) < ALIGNED;
  const columns = cells.filter(({ unit }) => cells.filter((other) => isAligned(unit, other.unit)).length >= FEWEST);
  const joined = new Map(columns.map(({ unit, label }) => [label, unit]));
  const units = new Set<Block>(joined.values());
  return blocks.flatMap((block) => {
    if (units.has(block)) return [];
    const unit = joined.get(block);
    return unit === undefined ? [block] : [{ ...block, ...boxAround([block, unit]), text: `${block.text} (${unit.text.replace(/^\(|\)$/g, '')})` }];
  });
}
