/** Labels of one layout: in the same style, and aligned with each other in a column or a row. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isAlike, type Label } from './label-pair.ts';

// In multiples of the font size.
const ALIGNED = 0.5;
const FARTHEST = 9;

export function listLabelGroups(labels: readonly Label[]): Label[][] {
  const groups: Label[][] = [];
  for (const label of labels) {
    const near = groups.filter((group) => group.some((other) => isKin(label, other)));
    const joined = [label, ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
}

// A period is the label of a return, whose table has an arrangement of its own.
function isKin(one: Label, other: Label): boolean {
  const isPeriod = (label: Label): boolean => label.meaning.kind === 'period';
  return (
    isPeriod(one) === isPeriod(other) &&
    isAlike(one.block, other.block) &&
    (isUnder(one.block, other.block) || isLevel(one.block, other.block))
  );
}

function isUnder(one: Block, other: Block): boolean {
  const near = ALIGNED * one.size;
  const gap = Math.max(one.y0 - other.y1, other.y0 - one.y1);
  const isAligned =
    Math.abs(one.x0 - other.x0) < near ||
    Math.abs(one.x1 - other.x1) < near ||
    Math.abs((one.x0 + one.x1 - other.x0 - other.x1) / 2) < near;
  return isAligned && gap < FARTHEST * one.size;
}

function isLevel(one: Block, other: Block): boolean {
  return Math.abs(one.y0 - other.y0) < 0.3 * one.size;
}
