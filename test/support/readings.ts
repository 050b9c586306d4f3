import type { UntypedResult } from '#reads/query-result.ts';
import { joinPieces } from '#reads/rendered-json.ts';

/** The rendered text of an answer. */
export function textOf(reading: UntypedResult): string {
  return joinPieces(reading.render());
}

/** The answer as a client parses it; the test names the shape it expects. */
export function dataOf<Data>(reading: UntypedResult): Data {
  return JSON.parse(textOf(reading)) as Data;
}
