/** The lines of a ruled grid: each is drawn in pieces, whose edges differ by the width of a line. */

interface Piece {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** One number for all that are within `reach` of the one before, in order. */
export function groupNear(numbers: readonly number[], reach: number): number[] {
  const groups: number[][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group !== undefined && number - (group.at(-1) as number) < reach) group.push(number);
    else groups.push([number]);
  }
  return groups.map((group) => group.reduce((sum, number) => sum + number, 0) / group.length);
}

/** Whether a piece is drawn on a line of the grid at a place between two lines across it. */
export function isBetween(
  pieces: readonly Piece[],
  lines: readonly number[],
  across: readonly number[],
): (line: number, place: number) => boolean {
  const drawn = lines.map(() => new Set<number>());
  for (const { at, from, to } of pieces) {
    const line = nearest(lines, at);
    for (const [place, start] of across.slice(0, -1).entries()) {
      const middle = (start + (across[place + 1] as number)) / 2;
      if (from <= middle && to >= middle) drawn[line]?.add(place);
    }
  }
  return (line, place) => drawn[line]?.has(place) === true;
}

function nearest(lines: readonly number[], at: number): number {
  const distances = lines.map((line) => Math.abs(line - at));
  return distances.indexOf(Math.min(...distances));
}
