import { joinPieces } from '#reads/query-result.ts';
import type { UntypedResult } from '#reads/query-result.ts';

/** The rendered text of a result. */
export function textOf(reading: UntypedResult): string {
  return joinPieces(reading.render());
}

/** The result as a client parses it; the test declares its type. */
export function dataOf<Data>(reading: UntypedResult): Data {
  return JSON.parse(textOf(reading)) as Data;
}
