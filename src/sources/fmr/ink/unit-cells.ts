/** Tables with a column of units between labels and figures: `Net Assets`, `Rs. million`, `2,778.072`. */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from './blocks.ts';
import { isFigure } from './figures.ts';

// Of money it belongs to the label, of a duration to the figure; what a percentage or a number of units is, its label
// says.
const OF_LABEL = new RegExp(
  joinLines`
    ^\(?(?:(?:rs|pkr|rupees)\.?[ /]{0,2}(?:in )?)?
    (?:mn|mlns?|mil|millions?|bn|bln|billions?|crores?|lakhs?|lacs?|thousands?|'?000s?)\)?$`,
  'i',
);
const OF_FIGURE = /^\(?(?:days?|months?|years?)\)?$/i;
const PLAIN = new RegExp(
  joinLines`
    ^\(?(?:(?:rs|pkr|rupees)\.?[ /]{0,2}(?:per unit|unit)?|per unit|%(?: p\.?a\.?)?|percent
    |(?:no\.? of )?units?|numbers?|nos?\.?|times?|x|ratio)\)?$`,
  'i',
);
const FEWEST = 3;
// In points: cells of one column have one left edge, middle or right edge.
const ALIGNED = 2;

// In multiples of the larger size.
const BEHIND = 0.6;

/**
 * The blocks without cells of units: `Net Assets (Rs. million)`, `39 days`, and `2,778 mn` whose unit is set smaller.
 */
export function joinUnits(given: readonly Block[]): Block[] {
  const blocks = joinSmallUnits(given);
  const heads = blocks.filter(({ text }) => UNIT_HEAD.test(text));
  const cells = blocks.flatMap((unit) => {
    const isUnit = [OF_LABEL, OF_FIGURE, PLAIN].some((pattern) => pattern.test(unit.text));
    return isUnit || (heads.length > 0 && NO_UNIT.test(unit.text)) ? cellOf(unit, blocks) : [];
  });
  const isAligned = (one: Block, other: Block): boolean =>
    Math.min(
      Math.abs(one.x0 - other.x0),
      Math.abs(one.x1 - other.x1),
      Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2,
    ) < ALIGNED;
  const headed = new Map(heads.map((head) => [head, cellsUnder(head, cells, blocks)]));
  const underHead = new Set([...headed.values()].flat());
  const column = cells.filter(
    (cell) =>
      underHead.has(cell) ||
      (!NO_UNIT.test(cell.unit.text) &&
        (isAtBorder(cell) || cells.filter((other) => isAligned(cell.unit, other.unit)).length >= FEWEST)),
  );
  const units = new Set(column.map(({ unit }) => unit));
  for (const [head, own] of headed) if (own.length > 0) units.add(head);
  const joined = new Map<Block, Block>();
  for (const { unit, label, figure } of column) {
    const text = unit.text.replace(/^\(|\)$/g, '');
    if (OF_LABEL.test(unit.text))
      joined.set(label, { ...label, ...boxAround([label, unit]), text: `${label.text} (${text})` });
    else if (unit.text.startsWith('%')) joined.set(label, { ...label, unit: text });
    else if (OF_FIGURE.test(unit.text))
      joined.set(figure, { ...figure, ...boxAround([figure, unit]), text: `${figure.text} ${text}` });
  }
  return blocks.flatMap((block) => (units.has(block) ? [] : [joined.get(block) ?? block]));
}

/** A unit, what it is right of and what is right of it, on one line. */
interface UnitCell {
  readonly unit: Block;
  readonly label: Block;
  readonly figure: Block;
}

function cellOf(unit: Block, blocks: readonly Block[]): UnitCell[] {
  const line = blocks.filter((other) => other !== unit && Math.abs(other.baseline - unit.baseline) < 0.4 * unit.size);
  const label = line.filter((other) => other.x1 < unit.x0).toSorted((a, b) => b.x1 - a.x1)[0];
  const figure = line.filter((other) => other.x0 > unit.x1).toSorted((a, b) => a.x0 - b.x0)[0];
  return label === undefined ||
    label.isFigure ||
    figure?.isFigure !== true ||
    !/\p{L}{2}|^\p{Lu}[-+]?$/u.test(label.text)
    ? []
    : [{ unit, label, figure }];
}

const UNIT_HEAD = /^(?:unit|uom|unit of measure(?:ment)?)$/i;
const NO_UNIT = /^[-–—]$/;

/**
 * The cells under the head `Unit` down to the first text in its column that is not a unit: however few they are, and
 * also the dashes of what has no unit.
 */
function cellsUnder(head: Block, cells: readonly UnitCell[], blocks: readonly Block[]): UnitCell[] {
  const column = blocks
    .filter(({ x0, x1, y0 }) => y0 > head.y1 - 1 && x0 < head.x1 && x1 > head.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  const found = column.map((block) => cells.find(({ unit }) => unit === block));
  const end = found.indexOf(undefined);
  return (end < 0 ? found : found.slice(0, end)).flatMap((cell) => cell ?? []);
}

// In multiples of the font size: further apart than the words of one text.
const APART = 1.5;

/** A workbook prints the sign of the currency at the left border of a cell whose number is at the right one. */
function isAtBorder({ unit, figure }: UnitCell): boolean {
  return CURRENCY.test(unit.text) && figure.x0 - unit.x1 > APART * unit.size;
}

/** A large figure, and its currency and unit in the letters of its label, are one value. */
function joinSmallUnits(blocks: readonly Block[]): readonly Block[] {
  const values = new Map<Block, readonly Block[]>();
  for (const unit of blocks) {
    const figure = OF_LABEL.test(unit.text) ? blocks.find((block) => isSmallUnitOf(unit, block)) : undefined;
    if (figure === undefined) continue;
    const currency = blocks.find((block) => CURRENCY.test(block.text) && isNext(block, figure));
    values.set(figure, [...(currency === undefined ? [] : [currency]), figure, unit]);
  }
  for (const currency of blocks) {
    const figure = CURRENCY.test(currency.text) ? blocks.find((block) => isLargeAmount(currency, block)) : undefined;
    if (figure !== undefined && !values.has(figure)) values.set(figure, [currency, figure]);
  }
  if (values.size === 0) return blocks;
  const joined = new Set([...values.values()].flat());
  return blocks.flatMap((block) => {
    const parts = values.get(block);
    if (parts === undefined) return joined.has(block) ? [] : [block];
    const text = parts.map((part) => part.text).join(' ');
    return [{ ...block, ...boxAround(parts), text, isFigure: isFigure(text) }];
  });
}

const CURRENCY = /^(?:rs|pkr|rupees)\.?$/i;

function isSmallUnitOf(unit: Block, figure: Block): boolean {
  return figure.isFigure && (figure.size > unit.size || figure.bold !== unit.bold) && isNext(figure, unit);
}

// Of the size of its currency: one value of a tile. The figures of a table are set like what is next to them.
const LARGE = 1.4;

function isLargeAmount(currency: Block, figure: Block): boolean {
  return figure.isFigure && figure.size > LARGE * currency.size && isNext(currency, figure);
}

function isNext(last: Block, block: Block): boolean {
  const gap = block.x0 - last.x1;
  const size = Math.max(last.size, block.size);
  return gap > -1 && gap < BEHIND * size && Math.abs(last.baseline - block.baseline) < 0.15 * size;
}
