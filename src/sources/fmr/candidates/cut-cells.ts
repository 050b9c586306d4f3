/**
 * Cells that a diagonal cuts: the figure of one series at the upper left and that of the other at the lower right. The
 * first cell of the line has the names of both series in the same places, and each cell has its period over it.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { labelAll, listPeriodLabels, type Cell } from './keyed-cells.ts';
import type { Band } from './table.ts';

const FEWEST_CELLS = 3;
const LONGEST_NAME = 24;
// In multiples of the font size: between the lines of a cell, and how far its lower half is at least moved.
const LEAST_PITCH = 0.6;
const MOST_PITCH = 3;
const LEAST_SHIFT = 0.5;
const NAME_REACH = 12;
const SAME_LINE = 0.3;

/** The first cell of a line; `side` is 1 if its lower half is further right, and -1 if it is further left. */
interface Corner {
  readonly upper: Block;
  readonly lower: Block;
  readonly side: 1 | -1;
}

/** The cells of each line with the period over each of them. */
export function listCutCells(figures: readonly Block[], words: readonly Block[]): Band[] {
  const names = words.filter(isName);
  const roles = names.filter(({ text }) => saysPlainRole(text));
  if (roles.length === 0) return [];
  const labels = listPeriodLabels(names);
  const others = names.filter((name) => !labels.includes(name));
  return roles.flatMap((role): Band[] => {
    const bands = others.flatMap((other) => {
      const [upper, lower] = other.baseline < role.baseline ? [other, role] : [role, other];
      // Two roles are one corner: it is found from its lower half.
      return other === upper || !roles.includes(other) ? bandAfter(upper, lower, { figures, words, labels }) : [];
    });
    // If two names may be the other half, neither is.
    return bands.length === 1 ? bands : [];
  });
}

interface Texts {
  readonly figures: readonly Block[];
  readonly words: readonly Block[];
  readonly labels: readonly Block[];
}

function bandAfter(upper: Block, lower: Block, { figures, words, labels }: Texts): Band[] {
  const corner = cornerOf(upper, lower);
  const cells = corner === undefined ? [] : cellsAfter(corner, figures, words);
  const band = cells.length < FEWEST_CELLS ? undefined : labelAll(cells, labels, 'over');
  return band === undefined ? [] : [{ rows: band.rows, heads: [upper, lower] }];
}

function isName({ text, lines }: Block): boolean {
  return lines.length === 1 && text.length < LONGEST_NAME;
}

function cornerOf(upper: Block, lower: Block): Corner | undefined {
  const pitch = (lower.baseline - upper.baseline) / upper.size;
  if (pitch < LEAST_PITCH || pitch > MOST_PITCH || !isOfOneCell(upper, lower)) return undefined;
  const side = sideOf(upper, lower);
  return side === undefined ? undefined : { upper, lower, side };
}

function isOfOneCell(upper: Block, lower: Block): boolean {
  return lower.x0 - upper.x1 < NAME_REACH * upper.size && upper.x0 - lower.x1 < NAME_REACH * upper.size;
}

/** To which side the lower half is moved; undefined if both share an edge, as the rows of a table do. */
function sideOf(upper: Block, lower: Block): 1 | -1 | undefined {
  const shifts = [lower.x0 - upper.x0, lower.x1 - upper.x1];
  const least = LEAST_SHIFT * upper.size;
  if (shifts.every((shift) => shift > least)) return 1;
  return shifts.every((shift) => shift < -least) ? -1 : undefined;
}

/** The cells right of a corner, up to the next words on its lines; none unless all of them are cut alike. */
function cellsAfter({ upper, lower, side }: Corner, figures: readonly Block[], words: readonly Block[]): Cell[] {
  const left = Math.max(upper.x1, lower.x1);
  const isLevel = (line: Block, block: Block): boolean =>
    block.x0 > left && Math.abs(block.baseline - line.baseline) < SAME_LINE * block.size;
  const ends = words.filter((word) => isLevel(upper, word) || isLevel(lower, word));
  const right = Math.min(...ends.map(({ x0 }) => x0));
  const halvesOn = (line: Block): Block[] =>
    figures.filter((figure) => figure.x1 < right && isLevel(line, figure)).toSorted((a, b) => a.x0 - b.x0);
  const [above, below] = [halvesOn(upper), halvesOn(lower)];
  const halves = above.map((figure, at) => [figure, below[at]] as const);
  const cells = halves.flatMap(([one, other]): Cell[] =>
    other === undefined || sideOf(one, other) !== side
      ? []
      : [{ ...boxAround([one, other]), figures: [one, other], size: one.size }],
  );
  const areApart = cells.every((cell, at) => at === 0 || cell.x0 > (cells[at - 1] as Cell).x1);
  return cells.length === above.length && above.length === below.length && areApart ? cells : [];
}
