/** One row of an answer, parsed. */
export type Row = Readonly<Record<string, unknown>>;

/** One column: where its value stands in a row. A record inside a record gives one column a member: `amc.slug`. */
interface Column {
  readonly name: string;
  readonly path: readonly string[];
  /** Not every row of this schema has it: it is there where a row has it. */
  readonly is_optional: boolean;
}

/**
 * RFC 4180 with one header line: columns in the order of the row's schema, lines
 * ended by CRLF, decimals as published. Null is an empty cell, an empty text is `""`,
 * a list is its JSON text in one cell.
 */
export function renderCsv(rows: readonly Row[], schema: unknown): string {
  const columns = columnsOf(schema, [], false).filter(({ path, is_optional }) => !is_optional || rows.some((row) => row[path[0] ?? ''] !== undefined));
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ path }) => cellOf(valueAt(row, path))))];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

type Schema = { readonly properties?: Readonly<Record<string, Schema>>; readonly required?: readonly string[]; readonly anyOf?: readonly Schema[]; readonly allOf?: readonly Schema[] };

function columnsOf(schema: unknown, path: readonly string[], is_optional: boolean): Column[] {
  const { properties, required = [] } = recordIn(schema as Schema);
  if (properties === undefined) return [{ name: path.join('.'), path, is_optional }];
  return Object.entries(properties).flatMap(([name, member]) => columnsOf(member, [...path, name], is_optional || !required.includes(name)));
}

/** A record that may be null, or that is described anew at its place, is still that record. */
function recordIn(schema: Schema): Schema {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(recordIn).find((one) => one.properties !== undefined);
  return inner ?? schema;
}

function valueAt(row: Row, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), row);
}

// A comma, a quote or a line break would end the cell; blanks at its ends are lost by some readers.
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
// `-0.0007`: a minus begins a figure here, and a formula in a text.
const DECIMAL = /^-?\d+(\.\d+)?$/;
// What a spreadsheet would run instead of show: `=HYPERLINK(…)`, `+1+cmd|…`, `@SUM(…)`.
const FORMULA = /^[=+\-@\t\r]/;

/** Texts come from documents of others: one that a spreadsheet would take for a formula gets an apostrophe before it. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(JSON.stringify(value));
  if (value === '') return '""';
  return quoted(FORMULA.test(value) && !DECIMAL.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
