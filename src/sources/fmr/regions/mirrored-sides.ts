/**
 * Two tables back to back, as in an account: left of a drawn line the labels are before their figures, and right of it
 * after them, so that figures of both are next to each other.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { pickColumns } from '#sources/fmr/candidates/turn-table.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { linesOf } from '#sources/fmr/candidates/heads.ts';

// Fewer rows may be alike by chance.
const FEWEST_ROWS = 3;
// Of the lines that have texts on both sides of the wall: the others are heads.
const LEAST_MIRRORED = 0.5;
// Points between the lines of a double rule, and below which a wall has no room for the rows.
const DOUBLE = 5;
const LOWEST = 24;

/** The texts of each side of each such line. */
export function listMirroredSides(walls: readonly Box[], blocks: readonly Block[]): (readonly Block[])[] {
  const tall = walls.filter(({ y0, y1 }) => y1 - y0 > LOWEST);
  const found: Box[] = [];
  const sides: (readonly Block[])[] = [];
  for (const wall of tall) {
    if (found.some((other) => isPieceOf(other, wall))) continue;
    found.push(wall);
    const level = blocks.filter(({ y0, y1 }) => (y0 + y1) / 2 > wall.y0 && (y0 + y1) / 2 < wall.y1);
    const left = level.filter(({ x1 }) => x1 < wall.x0 + 1);
    const right = level.filter(({ x0 }) => x0 > wall.x1 - 1);
    if (left.length + right.length === level.length && areMirrored(left, right) && isOnlyWall(wall, tall, level))
      sides.push(left, right);
  }
  return sides;
}

function isPieceOf(one: Box, other: Box): boolean {
  return Math.abs(one.x0 - other.x0) < DOUBLE && one.y0 < other.y1 && other.y0 < one.y1;
}

/** The cells of a ruled table have walls between all of them. */
function isOnlyWall(wall: Box, walls: readonly Box[], level: readonly Block[]): boolean {
  const [from, to] = [Math.min(...level.map(({ x0 }) => x0)), Math.max(...level.map(({ x1 }) => x1))];
  return !walls.some(
    (other) =>
      Math.abs(other.x0 - wall.x0) > DOUBLE &&
      other.x0 > from &&
      other.x0 < to &&
      other.y0 < wall.y1 &&
      other.y1 > wall.y0,
  );
}

/** Whether most lines are a label with its figures, and figures with their label. */
function areMirrored(left: readonly Block[], right: readonly Block[]): boolean {
  if (left.length < 2 * FEWEST_ROWS || right.length < 2 * FEWEST_ROWS) return false;
  const behind = linesOf(right);
  const pairs = linesOf(left).flatMap((before) => {
    const beside = behind.find(([cell]) => Math.abs((cell?.baseline ?? 0) - (before[0]?.baseline ?? 0)) < 2);
    return beside === undefined ? [] : [{ before, beside }];
  });
  const mirrored = pairs.filter(({ before, beside }) => isRow(before) && isRow(beside.toReversed()));
  return mirrored.length >= FEWEST_ROWS && mirrored.length >= LEAST_MIRRORED * pairs.length;
}

/** Away from the wall a label, at the wall a figure; between them there may be texts, such as ratings. */
function isRow(cells: readonly Block[]): boolean {
  return cells.length > 1 && cells[0]?.isFigure === false && cells.at(-1)?.isFigure === true;
}

const RETURNS = /^returns?$/;

/**
 * A table of returns with the name of its series, which is over its side, not over its figures. Undefined if nothing
 * says whose they are: alone on its side, those of a benchmark would be taken for those of the fund.
 */
export function nameSeries(
  table: Table,
  side: readonly Block[],
  isSeries: (text: string) => boolean,
): Table | undefined {
  if (!table.rows.some(({ label }) => periodOfLabel(label.text, null) !== undefined)) return table;
  const [first = []] = linesOf(side);
  const [caption] = first;
  if (first.length > 1 || caption === undefined || !isSeries(caption.text)) return undefined;
  // A column more may have what a sum has become with these returns.
  const [at, ...more] = [...table.columns.keys()].filter(
    (place) => table.columns.length === 1 || RETURNS.test(foldLabel(table.columns[place]?.text ?? '')),
  );
  if (at === undefined || more.length > 0) return undefined;
  const named = pickColumns(table, new Map([[at, caption.text]]));
  return { ...named, columns: named.columns.map((column) => ({ ...column, heads: [caption] })) };
}
