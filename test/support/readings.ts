import type { Reading } from '#reads/reading.ts';

/** The rendered text of an answer. */
export function textOf(reading: Reading): string {
  return reading.data().map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');
}

/** The answer as a client parses it; the test names the shape it expects. */
export function dataOf<Data>(reading: Reading): Data {
  return JSON.parse(textOf(reading)) as Data;
}
