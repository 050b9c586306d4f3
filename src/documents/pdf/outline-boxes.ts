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
  for (let at = 0; at < path.length; ) {
    const code = path[at] ?? MOVE;
    const count = COORDINATES[code] ?? 0;
    if (code === MOVE) finish();
    for (let pair = at + 1; pair < at + 1 + count; pair += 2) points.push(applyMatrix(matrix, path[pair] ?? 0, path[pair + 1] ?? 0));
    at += 1 + count;
  }
  finish();
  return boxes;
}

function around(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
