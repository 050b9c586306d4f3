export const JSON_TYPE = 'application/json';
export const CSV_TYPE = 'text/csv';
export const NDJSON_TYPE = 'application/x-ndjson';
export type RowType = typeof CSV_TYPE | typeof NDJSON_TYPE;
type MediaType = typeof JSON_TYPE | RowType;

/** Media types for responses that consist of rows, besides the JSON envelope. */
export const ROW_TYPES: readonly RowType[] = [CSV_TYPE, NDJSON_TYPE];

const TYPES_BY_FORMAT: ReadonlyMap<unknown, MediaType> = new Map<unknown, MediaType>([
  ['json', JSON_TYPE],
  ['csv', CSV_TYPE],
  ['ndjson', NDJSON_TYPE],
]);
/** Values of the `format` parameter. */
export const FORMATS = ['json', 'csv', 'ndjson'] as const;

/** The media types that one URL offers, the default first. The Accept header chooses among them unless `format` did. */
export type MediaTypes = readonly [MediaType, ...MediaType[]];

export function listMediaTypes(
  { rows }: { readonly rows?: string },
  { format }: { readonly format?: unknown },
): MediaTypes {
  const chosen = TYPES_BY_FORMAT.get(format);
  if (chosen !== undefined) return [chosen];
  return rows === undefined ? [JSON_TYPE] : [JSON_TYPE, ...ROW_TYPES];
}
