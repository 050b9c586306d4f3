import { own } from '#base/own.ts';

/** One row of a response. */
export type Row = Readonly<Record<string, unknown>>;

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
export function renderCsv(rows: readonly Row[], schema: unknown): string {
  const columns = columnsOf(schema, [], false).filter(
    ({ path, isOptional }) => !isOptional || rows.some((row) => own(row, path[0] ?? '') !== undefined),
  );
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ path }) => cellOf(valueAt(row, path)))),
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

// A comma, a quote or a line break would end the cell; some readers remove spaces at its ends.
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
// `-0.0007`: in a figure the minus is a sign, in a text it would start a formula.
const DECIMAL = /^-?\d+(\.\d+)?$/;
// A spreadsheet would run this instead of displaying it: `=HYPERLINK(…)`, `+1+cmd|…`, `@SUM(…)`.
const FORMULA = /^[=+\-@\t\r]/;

/** Texts come from external documents: a text that a spreadsheet would run as a formula gets a leading apostrophe. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(JSON.stringify(value));
  if (value === '') return '""';
  return quoted(FORMULA.test(value) && !DECIMAL.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
