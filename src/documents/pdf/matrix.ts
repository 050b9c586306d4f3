/** The six numbers of a PDF transformation: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [number, number, number, number, number, number];

export function multiply(left: Matrix, right: Matrix): Matrix {
  return [
    left[0] * right[0] + left[2] * right[1],
    left[1] * right[0] + left[3] * right[1],
    left[0] * right[2] + left[2] * right[3],
    left[1] * right[2] + left[3] * right[3],
    left[0] * right[4] + left[2] * right[5] + left[4],
    left[1] * right[4] + left[3] * right[5] + left[5],
  ];
}

export function applyMatrix(matrix: Matrix, x: number, y: number): readonly [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The area of the unit square. */
export function areaOf(ctm: Matrix): number {
  return Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]);
}

/** Whether the sides of a rectangle remain upright and level. */
export function isUpright(ctm: Matrix): boolean {
  return Math.abs(ctm[0] * ctm[1]) + Math.abs(ctm[2] * ctm[3]) < 0.01 * areaOf(ctm);
}

/** pdf.js gives matrices as lists of its own kinds. */
export function isMatrix(given: unknown): given is Matrix {
  return (Array.isArray(given) || given instanceof Float32Array) && given.length === 6;
}
