import { own } from '#base/own.ts';

/** The meaning of a column's values; how each file format stores them is in `stored-types.ts`. */
type ColumnType = 'text' | 'list' | 'decimal' | 'date' | 'timestamp' | 'integer' | 'boolean';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** For example `PKR per unit`; null for values without a unit. */
  readonly unit: string | null;
  readonly is_nullable: boolean;
  readonly description: string;
  /** Members that lead from a record to the value. */
  readonly path: readonly string[];
}

/** A value as the API serves it; a list is its JSON text. */
export type Cell = string | number | boolean | null;

/** The values of one row, in the order of the columns. */
export type Row = readonly Cell[];

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly 'x-unit'?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Names of columns that differ from their path joined by `_`; null omits the column. */
export type Renaming = Readonly<Record<string, string | null>>;

/**
 * The columns of a record's schema, in the order of its members. A record inside it becomes one column per member:
 * `amc.slug` is `amc_slug`.
 */
export function columnsOf(schema: unknown, renaming: Renaming = {}): Column[] {
  return walk(schema as Schema, [], false).flatMap((column) => {
    const renamed = own(renaming, column.name);
    return renamed === null ? [] : [{ ...column, name: renamed ?? column.name }];
  });
}

/** The schema of the items of a list. */
export function itemsOf(schema: unknown): unknown {
  const { items } = schema as Schema;
  if (items === undefined) throw new TypeError('expected the schema of a list');
  return items;
}

function walk(schema: Schema, path: readonly string[], isNullable: boolean, description = ''): Column[] {
  const found = recordIn(schema);
  if (found.properties === undefined) return [leaf(schema, path, isNullable, description)];
  const isOptional = isNullable || (schema.anyOf ?? []).some(({ type }) => type === 'null');
  return Object.entries(found.properties).flatMap(([name, member]) =>
    walk(member, [...path, name], isOptional, member.description),
  );
}

function leaf(schema: Schema, path: readonly string[], isNullable: boolean, description: string): Column {
  const types = [schema.type ?? 'string'].flat();
  return {
    name: path.join('_'),
    type: typeOf(schema, types),
    unit: schema['x-unit'] ?? null,
    is_nullable: isNullable || types.includes('null'),
    description,
    path,
  };
}

function typeOf({ format, pattern }: Schema, types: readonly string[]): ColumnType {
  if (types.includes('array')) return 'list';
  if (types.includes('integer')) return 'integer';
  if (types.includes('boolean')) return 'boolean';
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'timestamp';
  // Decimals are the only members with a pattern.
  return pattern === undefined ? 'text' : 'decimal';
}

/** A record that may be null, or that has its own description here, is still that record. */
function recordIn(schema: Schema): Schema {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
    .map(recordIn)
    .find((one) => one.properties !== undefined);
  return inner ?? schema;
}

/** The cells of a record, as the API serves it, in the order of the columns. */
export function rowOf(columns: readonly Column[], record: unknown): Cell[] {
  return columns.map(({ path, type }) => {
    const value = path.reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      record,
    );
    if (value === undefined || value === null) return null;
    return type === 'list' ? JSON.stringify(value) : (value as Cell);
  });
}
