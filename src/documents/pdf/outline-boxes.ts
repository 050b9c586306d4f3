import { applyMatrix, type Matrix } from './matrix.ts';
import type { Box } from './page-words.ts';

// How pdf.js writes a path: a code, then its coordinates.
const MOVE = 0;
const COORDINATES: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };

/** The box around each part of a drawn path, on the page. */
export function outlineBoxes(path: Float32Array, matrix: Matrix): Box[] {
  const boxes: Box[] = [];
  let points: (readonly [number, number])[] = [];
  const finish = (): void => {
    if (points.length > 1) boxes.push(around(points));
    points = [];
  };
  for (let at = 0; at < path.length;) {
    const code = path[at] ?? MOVE;
    const count = COORDINATES[code] ?? 0;
    if (code === MOVE) finish();
    for (let pair = at + 1; pair < at + 1 + count; pair += 2)
      points.push(applyMatrix(matrix, path[pair] ?? 0, path[pair + 1] ?? 0));
    at += 1 + count;
  }
  finish();
  return boxes;
}

function around(points: readonly (readonly [number, number])[]): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/**
 * True where a path is nothing but upright rectangles, whose corners may be rounded; `boxes` are those of
 * `outlineBoxes`.
 */
export function isBox(path: Float32Array, matrix: Matrix, boxes: readonly Box[]): boolean {
  // A path may have more parts than a function takes arguments.
  const corner = boxes.reduce((least, box) => Math.min(least, largestCorner(box)), Infinity);
  let last: readonly [number, number] | undefined;
  for (let at = 0; at < path.length; at += 1 + (COORDINATES[path[at] ?? MOVE] ?? 0)) {
    const code = path[at] ?? MOVE;
    const count = COORDINATES[code] ?? 0;
    if (count === 0) continue;
    const point = applyMatrix(matrix, path[at + count - 1] ?? 0, path[at + count] ?? 0);
    if (code !== MOVE && last !== undefined) {
      const [width, height] = [Math.abs(point[0] - last[0]), Math.abs(point[1] - last[1])];
      if (count > 2 ? Math.max(width, height) > corner : Math.min(width, height) > STRAIGHT) return false;
    }
    last = point;
  }
  return true;
}

// Points: less than a printer's dot.
const STRAIGHT = 0.1;
// Of the shorter side: a circle is not a box, but a long bar may end in half circles.
const ROUNDED = 1 / 3;
const LONG = 2;
const HALF_CIRCLE = 0.51;

function largestCorner({ x0, y0, x1, y1 }: Box): number {
  const [shorter = 0, longer = 0] = [x1 - x0, y1 - y0].toSorted((a, b) => a - b);
  return shorter * (longer > LONG * shorter ? HALF_CIRCLE : ROUNDED);
}

/** The box of a rectangle given by two of its corners, where the matrix puts it. */
export function boxOf([left, top, right, bottom]: readonly [number, number, number, number], matrix: Matrix): Box {
  return around(
    [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ].map(([x = 0, y = 0]) => applyMatrix(matrix, x, y)),
  );
}

/** The box around all; of none, one that nothing is in. */
export function boxAround(boxes: readonly Box[]): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, y0, x1, y1 };
}

/** The intersection of two boxes. */
export function commonBox(one: Box, other: Box): Box {
  return {
    x0: Math.max(one.x0, other.x0),
    y0: Math.max(one.y0, other.y0),
    x1: Math.min(one.x1, other.x1),
    y1: Math.min(one.y1, other.y1),
  };
}
