import type { JsonText, Reading } from '#reads/reading.ts';
import { renderCsv } from './csv.ts';
import type { Row } from './csv.ts';
import type { Operation } from './operation.ts';
import { listRowHeaders } from './row-headers.ts';

export const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';
const NDJSON_TYPE = 'application/x-ndjson';
type RowType = typeof CSV_TYPE | typeof NDJSON_TYPE;
type MediaType = typeof JSON_TYPE | RowType;

/** The forms of an answer that is rows, other than the envelope. */
export const ROW_TYPES: readonly RowType[] = [CSV_TYPE, NDJSON_TYPE];

/** What an operation can be answered in, the usual first. */
export function mediaTypesOf({ rows }: Operation): readonly [MediaType, ...MediaType[]] {
  return rows === undefined ? [JSON_TYPE] : [JSON_TYPE, ...ROW_TYPES];
}

/**
 * The body of an answer as its rows alone, and the headers that then say what
 * `meta` would. An answer has one page of rows at most, so memory is bounded by that.
 */
export function rowForm(media_type: RowType, operation: Operation, reading: Reading, base_url: string, url: string): { readonly headers: readonly string[]; render(): JsonText } {
  return {
    // RFC 4180 lets the type say that there is a header line.
    headers: ['content-type', media_type === CSV_TYPE ? `${CSV_TYPE}; charset=utf-8; header=present` : media_type, ...listRowHeaders(reading, base_url, url)],
    render() {
      const text = Buffer.concat(reading.data().map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))).toString();
      return [renderRows(media_type, operation, JSON.parse(text))];
    },
  };
}

/** The rows of `data`: CSV, or one JSON text a line. */
export function renderRows(media_type: RowType, { rows = 'data', payload }: Operation, data: unknown): string {
  const list = (rows === 'data' ? data : Reflect.get(data as object, rows)) as readonly Row[];
  if (media_type === NDJSON_TYPE) return list.map((row) => `${JSON.stringify(row)}\n`).join('');
  const schema: unknown = rows === 'data' ? payload : Reflect.get(Reflect.get(payload, 'properties') as object, rows);
  return renderCsv(list, Reflect.get(schema as object, 'items'));
}
