/**
 * Strips across a page, one per plan: its name is in a coloured field at the left end, everything else right of it; or
 * it is at the upper left corner, and rules across the page part the strips.
 */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { bySize, isIn } from './titled-cards.ts';

// A field that is as low as its name is the bar of a heading.
const LOWEST = 3.2;
// Points by which the edges of fields under each other differ.
const ALIGNED = 3;
const FEWEST = 2;

/** The field of each name that heads a strip, or its whole strip where rules part them. */
export function listStrips(
  blocks: readonly Block[],
  { shades, rules }: Pick<PdfPage, 'shades' | 'rules'>,
  names: readonly Block[],
): Map<Block, Box> {
  const inFields = listFields(blocks, shades, names);
  return inFields.size > 0 ? inFields : listRuledStrips(blocks, { shades, rules }, names);
}

/**
 * If each name is in a field of its own, the fields are under each other, and whatever is right of them is level with
 * one of them.
 */
function listFields(blocks: readonly Block[], shades: readonly Box[], names: readonly Block[]): Map<Block, Box> {
  const found = names.flatMap((name) => {
    const field = fieldOf(name, shades);
    return field === undefined ? [] : [{ name, field }];
  });
  const columns = Map.groupBy(found, ({ field }) => Math.round(field.x0 / ALIGNED));
  return new Map(
    [...columns.values()]
      .filter((column) =>
        isStacked(
          blocks,
          column.map(({ field }) => field),
        ),
      )
      .flatMap((column) => column.map(({ name, field }): [Block, Box] => [name, field])),
  );
}

/** The smallest field around a name that is clearly higher than it. */
function fieldOf(name: Block, shades: readonly Box[]): Box | undefined {
  return shades.filter((shade) => isIn(shade, name) && shade.y1 - shade.y0 > LOWEST * name.size).toSorted(bySize)[0];
}

function isStacked(blocks: readonly Block[], fields: readonly Box[]): boolean {
  const sorted = fields.toSorted((a, b) => a.y0 - b.y0);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || sorted.length < FEWEST) return false;
  const isApart = sorted.every((field, at) => {
    const next = sorted[at + 1];
    return Math.abs(field.x1 - first.x1) < ALIGNED && (next === undefined || next.y0 >= field.y1 - 1);
  });
  const right = blocks.filter(({ x0, y0, y1 }) => x0 >= first.x1 - 1 && y1 > first.y0 && y0 < last.y1);
  const isLevel = (block: Block): boolean => sorted.some(({ y0, y1 }) => block.y0 > y0 - 1 && block.y1 < y1 + 1);
  return isApart && right.length > 0 && right.every(isLevel);
}

// In multiples of the size of a name: a strip is higher than the row of a table, with its name right under its rule.
const LOWEST_STRIP = 6;
const NAME_REACH = 2;

/**
 * Each name is right under a rule across the page, which is the next one of this width after that of the name before;
 * one more, or the bar of a title, ends the last strip. They cross no text.
 */
function listRuledStrips(
  blocks: readonly Block[],
  { shades, rules }: Pick<PdfPage, 'shades' | 'rules'>,
  names: readonly Block[],
): Map<Block, Box> {
  const edges = [...rules, ...shades];
  const headed = names.flatMap((name) => {
    const over = rules.filter((edge) => isOver(edge, name)).toSorted((a, b) => b.y0 - a.y0)[0];
    return over === undefined ? [] : [{ name, edge: over }];
  });
  const strips = Map.groupBy(headed, ({ edge }) => Math.round(edge.x1 / ALIGNED));
  return new Map(
    [...strips.values()].flatMap((same) => {
      const fields = same
        .toSorted((a, b) => a.edge.y0 - b.edge.y0)
        .map(({ name, edge }): [Block, Box] => [name, { ...edge, y1: endOf(edge, edges) }]);
      return arePartedByRules(fields, blocks) ? fields : [];
    }),
  );
}

function isOver(edge: Box, { x0, y0, size }: Block): boolean {
  return Math.abs(edge.x0 - x0) < ALIGNED && y0 > edge.y1 - 1 && y0 - edge.y1 < NAME_REACH * size;
}

/** The next edge under one that is as wide. */
function endOf(edge: Box, edges: readonly Box[]): number {
  const under = edges.filter(
    (other) =>
      other.y0 > edge.y1 + ALIGNED && Math.abs(other.x0 - edge.x0) < ALIGNED && Math.abs(other.x1 - edge.x1) < ALIGNED,
  );
  return Math.min(...under.map(({ y0 }) => y0));
}

function arePartedByRules(strips: readonly (readonly [Block, Box])[], blocks: readonly Block[]): boolean {
  if (strips.length < FEWEST) return false;
  const isWhole = strips.every(([name, { y0, y1 }], at) => {
    const next = strips[at + 1]?.[1];
    const isNext = next === undefined ? y1 < Infinity : Math.abs(next.y0 - y1) < 1;
    return isNext && y1 - y0 > LOWEST_STRIP * name.size;
  });
  const [[, first], [, last]] = [strips[0], strips.at(-1)] as [readonly [Block, Box], readonly [Block, Box]];
  // Text at the right end or over an edge is of a page that the edges do not divide.
  const within = blocks.filter(({ y0, y1 }) => y1 > first.y0 + 1 && y0 < last.y1 - 1);
  return isWhole && within.every((block) => strips.some(([, { x0, x1, y0, y1 }]) => isIn({ x0, x1, y0, y1 }, block)));
}
