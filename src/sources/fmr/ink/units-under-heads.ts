/** Rows of units under the heads of columns: `Net assets` over `Rs. million`, `Benchmark` over `Percent`. */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from './blocks.ts';

const AMOUNT = new RegExp(
  joinLines`
    ^\(?(?:rs|pkr|rupees)\.?(?:[ /]{0,2}(?:in )?(?:mn|mlns?|mil|millions?|bn|bln|billions?|crores?|thousands?|'?000s?)
    |[ /]{0,2}per unit)?\)?$`,
  'i',
);
const PERCENT = /^\(?(?:%|percent|per cent)\)?$/i;
const COUNT = /^\(?(?:numbers?|nos?\.?|#)\)?$/i;
// A single unit may be the value of the label over it.
const FEWEST = 2;
// In multiples of the font size.
const SAME_LINE = 0.3;
const UNDER_HEAD = 0.9;

/** The blocks with each unit of such a row in its head: `Net assets (Rs. million)`, `Benchmark (%)`. */
export function joinUnitsUnderHeads(blocks: readonly Block[]): Block[] {
  const units = blocks.filter(({ text }) => isUnit(text));
  if (units.length < FEWEST) return [...blocks];
  // Each unit of a row asks for the heads of all others.
  const known = new Map<Block, Block | undefined>();
  const headOf = (block: Block): Block | undefined => {
    if (!known.has(block)) known.set(block, headOver(block, blocks));
    return known.get(block);
  };
  const joined = new Map<Block, Block>();
  const dropped = new Set(units.filter((unit) => headOf(unit) !== undefined && isOfRow(unit, blocks, headOf)));
  for (const unit of dropped) {
    const head = headOf(unit) as Block;
    const text = PERCENT.test(unit.text) ? '%' : unit.text.replace(/^\(|\)$/g, '');
    joined.set(head, {
      ...head,
      ...boxAround([head, unit]),
      baseline: unit.baseline,
      text: COUNT.test(unit.text) ? head.text : `${head.text} (${text})`,
    });
  }
  return blocks.flatMap((block) => (dropped.has(block) ? [] : [joined.get(block) ?? block]));
}

const isUnit = (text: string): boolean => [AMOUNT, PERCENT, COUNT].some((pattern) => pattern.test(text));

const RATE = /^(?:in )?(?:%|per ?cent) (?:per annum|p\.?\s?a\.?|(?:per|a) year)$/i;

/** What a head over others says of their unit: `(Rupees in million)`, nothing of a number; undefined for any other. */
export function unitOfHead(text: string): string | undefined {
  if (AMOUNT.test(text)) return `(${text.replace(/^\(|\)$/g, '')})`;
  return PERCENT.test(text) || COUNT.test(text) || RATE.test(text) ? '' : undefined;
}

/** The words right over a unit, if they are the only text there. */
function headOver(unit: Block, blocks: readonly Block[]): Block | undefined {
  const over = blocks.filter(
    (block) =>
      block.x0 < unit.x1 && block.x1 > unit.x0 && block.y1 < unit.y0 + 1 && unit.y0 - block.y1 < UNDER_HEAD * unit.size,
  );
  const [head, ...others] = over;
  return head === undefined || others.length > 0 || head.isFigure || !/\p{L}{2}/u.test(head.text) ? undefined : head;
}

/** Whether all units on its line have a head each, and all that is under heads there is a unit. */
function isOfRow(unit: Block, blocks: readonly Block[], headOf: (block: Block) => Block | undefined): boolean {
  const level = blocks.filter((other) => Math.abs(other.baseline - unit.baseline) < SAME_LINE * unit.size);
  const row = level.filter((other) => isUnit(other.text) || headOf(other) !== undefined);
  const heads = new Set(row.map(headOf));
  return (
    row.length >= FEWEST && row.every(({ text }) => isUnit(text)) && !heads.has(undefined) && heads.size === row.length
  );
}
