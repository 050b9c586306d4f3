import { csvCell } from '#base/csv-cell.ts';
import { own } from '#base/own.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { parseRendered } from '#reads/query-result.ts';
import type { JsonText } from '#reads/query-result.ts';
import { CSV_TYPE, NDJSON_TYPE } from './negotiate.ts';
import type { RowType } from './negotiate.ts';
import type { Operation } from './operation.ts';
import { queryOf } from './problems.ts';
import { listHeaders } from './send.ts';

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

/**
 * The content of `meta` as headers (names and values in turn), because rows alone have no place for it. The missing
 * funds of a selection are counted, and listed if the header stays short enough for proxies.
 */
function listRowHeaders(reading: UntypedResult, baseUrl: string, url: string): readonly string[] {
  const { data_as_of, next_cursor, missing_funds, paging } = reading;
  const next =
    typeof next_cursor === 'string'
      ? { cursor: next_cursor }
      : paging?.has_next === true
        ? { page: `${paging.page + 1}` }
        : undefined;
  return listHeaders({
    ...(data_as_of === null ? {} : { 'x-data-as-of': data_as_of }),
    ...(missing_funds === undefined
      ? {}
      : { 'x-missing-funds-count': missing_funds.length, ...nameMissing(missing_funds) }),
    ...(next === undefined
      ? {}
      : { link: `<${baseUrl}${url.split('?', 1).join('')}?${queryWith(url, next)}>; rel="next"` }),
  });
}

// Proxies commonly refuse responses whose headers exceed 8 kB in total.
const LONGEST_NAMES = 4_096;

/** Percent-encoded, because a client may send a slug that contains a comma. */
function nameMissing(slugs: readonly string[]): Readonly<Record<string, string>> {
  const names = slugs.map((slug) => encodeURIComponent(slug.toWellFormed())).join(',');
  return names === '' || names.length > LONGEST_NAMES ? {} : { 'x-missing-funds': names };
}

function queryWith(url: string, changed: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(queryOf(url));
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return query.toString();
}

/** One row of a response. */
type Row = Readonly<Record<string, unknown>>;

/** One column and the path of its value in a row. A nested record has one column per member: `amc.slug`. */
interface Column {
  readonly name: string;
  readonly path: readonly string[];
  /** The column is included only if a row has the member. */
  readonly isOptional: boolean;
}

/**
 * RFC 4180 with one header line: columns in the order of the row's schema, lines
 * ended by CRLF, decimals as published. Null is an empty cell, an empty text is `""`,
 * a list is its JSON text in one cell.
 */
function renderCsv(rows: readonly Row[], schema: unknown): string {
  const columns = columnsOf(schema, [], false).filter(
    ({ path, isOptional }) => !isOptional || rows.some((row) => own(row, path[0] ?? '') !== undefined),
  );
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ path }) => csvCell(valueAt(row, path)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

function columnsOf(schema: unknown, path: readonly string[], isOptional: boolean): Column[] {
  const { properties, required = [] } = recordIn(schema as Schema);
  if (properties === undefined) return [{ name: path.join('.'), path, isOptional }];
  return Object.entries(properties).flatMap(([name, member]) =>
    columnsOf(member, [...path, name], isOptional || !required.includes(name)),
  );
}

/** A record that may be null, or that has its own description here, is still that record. */
function recordIn(schema: Schema): Schema {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
    .map(recordIn)
    .find((one) => one.properties !== undefined);
  return inner ?? schema;
}

function valueAt(row: Row, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    row,
  );
}
