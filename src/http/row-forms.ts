import { parseRendered } from '#reads/query-result.ts';
import type { JsonText, UntypedResult } from '#reads/query-result.ts';
import { renderCsv } from './csv.ts';
import type { Row } from './csv.ts';
import { CSV_TYPE, NDJSON_TYPE } from './media-types.ts';
import type { RowType } from './media-types.ts';
import type { Operation } from './operation.ts';
import { listRowHeaders } from './row-headers.ts';

/**
 * The body of a response as its rows alone, with headers that replace `meta`. A response has at most one page of rows,
 * which limits the memory.
 */
export function rowForm(
  mediaType: RowType,
  operation: Operation,
  reading: UntypedResult,
  baseUrl: string,
  url: string,
): { readonly headers: readonly string[]; render(): JsonText } {
  return {
    // The parameter of RFC 4180 for a header line.
    headers: [
      'content-type',
      mediaType === CSV_TYPE ? `${CSV_TYPE}; charset=utf-8; header=present` : mediaType,
      ...listRowHeaders(reading, baseUrl, url),
    ],
    render: () => [renderRows(mediaType, operation, parseRendered(reading.payload()))],
  };
}

/** The rows of `data`: CSV, or one JSON text per line. */
export function renderRows(mediaType: RowType, { rows = 'data', payload }: Operation, data: unknown): string {
  const list = (rows === 'data' ? data : Reflect.get(data as object, rows)) as readonly Row[];
  if (mediaType === NDJSON_TYPE) return list.map((row) => `${JSON.stringify(row)}\n`).join('');
  const schema: unknown = rows === 'data' ? payload : Reflect.get(Reflect.get(payload, 'properties') as object, rows);
  const items = Reflect.get(schema as object, 'items') as RecordSchema;
  return rows === 'data' || FUND_COLUMN in items.properties ? renderCsv(list, items) : renderOfFund(list, items, data);
}

interface RecordSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const FUND_COLUMN = 'fund_slug';

/**
 * A history names its fund once, outside the rows; each CSV line repeats the name, so that tables of several funds can
 * be joined.
 */
function renderOfFund(list: readonly Row[], { properties, required = [] }: RecordSchema, data: unknown): string {
  const { fund } = data as { readonly fund: { readonly slug: string } };
  const schema = {
    properties: { ...properties, [FUND_COLUMN]: { type: 'string' } },
    required: [...required, FUND_COLUMN],
  };
  return renderCsv(
    list.map((row) => ({ ...row, [FUND_COLUMN]: fund.slug })),
    schema,
  );
}
