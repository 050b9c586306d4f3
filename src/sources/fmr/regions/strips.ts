/** Strips across a page, one per plan: its name is in a coloured field at the left end, everything else right of it. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { bySize, isIn } from './titled-cards.ts';

// A field that is as low as its name is the bar of a heading.
const LOWEST = 3.2;
// Points by which the edges of fields under each other differ.
const ALIGNED = 3;
const FEWEST = 2;

/**
 * The field of each name, if each is in a field of its own, the fields are under each other, and whatever is right of
 * them is level with one of them; empty otherwise.
 */
export function listStrips(blocks: readonly Block[], shades: readonly Box[], names: readonly Block[]): Map<Block, Box> {
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
