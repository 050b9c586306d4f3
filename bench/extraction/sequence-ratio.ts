/**
 * Likeness of two texts from 0 to 1 by Ratcliff and Obershelp: twice the length of the longest common block and, left and
 * right of it, of the further ones, to both lengths. As Python's difflib counts it, so that figures can be compared.
 */
export function sequenceRatio(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  if (a.length + b.length === 0) return 1;
  const positions = positionsOf(b);
  let matched = 0;
  const queue: Span[] = [{ a0: 0, a1: a.length, b0: 0, b1: b.length }];
  for (let span = queue.pop(); span !== undefined; span = queue.pop()) {
    const { at_a, at_b, size } = longestBlock(a, b, positions, span);
    if (size === 0) continue;
    matched += size;
    queue.push({ a0: span.a0, a1: at_a, b0: span.b0, b1: at_b });
    queue.push({ a0: at_a + size, a1: span.a1, b0: at_b + size, b1: span.b1 });
  }
  return (2 * matched) / (a.length + b.length);
}

interface Span {
  readonly a0: number;
  readonly a1: number;
  readonly b0: number;
  readonly b1: number;
}

interface Block {
  readonly at_a: number;
  readonly at_b: number;
  readonly size: number;
}

// In texts of at least this length, characters that make up more than one per cent of the text do not start a block.
const LONG_TEXT = 200;

function positionsOf(b: readonly string[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [index, letter] of b.entries()) {
    const known = positions.get(letter);
    if (known === undefined) positions.set(letter, [index]);
    else known.push(index);
  }
  if (b.length >= LONG_TEXT)
    for (const [letter, places] of positions)
      if (places.length > Math.floor(b.length / 100) + 1) positions.delete(letter);
  return positions;
}

function longestBlock(
  a: readonly string[],
  b: readonly string[],
  positions: ReadonlyMap<string, readonly number[]>,
  { a0, a1, b0, b1 }: Span,
): Block {
  let [at_a, at_b, size] = [a0, b0, 0];
  let before = new Map<number, number>();
  for (let i = a0; i < a1; i += 1) {
    const here = new Map<number, number>();
    for (const j of positions.get(a[i] ?? '') ?? []) {
      if (j < b0) continue;
      if (j >= b1) break;
      const length = (before.get(j - 1) ?? 0) + 1;
      here.set(j, length);
      if (length > size) [at_a, at_b, size] = [i - length + 1, j - length + 1, length];
    }
    before = here;
  }
  while (at_a > a0 && at_b > b0 && a[at_a - 1] === b[at_b - 1]) [at_a, at_b, size] = [at_a - 1, at_b - 1, size + 1];
  while (at_a + size < a1 && at_b + size < b1 && a[at_a + size] === b[at_b + size]) size += 1;
  return { at_a, at_b, size };
}
