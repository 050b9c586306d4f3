import { Type } from 'typebox';
import type { Static, TArray, TObject, TSchema, TUnsafe } from 'typebox';

/**
 * Members of records, each with its meaning. A nullable member is
 * `"type": ["string", "null"]`, which every OpenAPI 3.1 generator understands.
 * `x-unit` is the unit of a figure, for the fields catalog.
 */
type Extra = Readonly<Record<string, unknown>>;

// For example `-0.0007`, `100.0000`: the scale is the published one.
const DECIMAL_PATTERN = String.raw`^-?\d+(\.\d+)?$`;

function nullable(schema: Extra): TUnsafe<string | null> {
  return Type.Unsafe<string | null>({ ...schema, type: ['string', 'null'] });
}

export const id = (description: string): TSchema & TUnsafe<string> =>
  Type.Unsafe<string>({ type: 'string', format: 'uuid', description });
export const text = (description: string): TUnsafe<string> => Type.Unsafe<string>({ type: 'string', description });
export const textOrNull = (description: string): TUnsafe<string | null> => nullable({ description });
export const date = (description: string): TUnsafe<string> =>
  Type.Unsafe<string>({ type: 'string', format: 'date', description });
export const dateOrNull = (description: string): TUnsafe<string | null> => nullable({ format: 'date', description });
export const timestamp = (description: string): TUnsafe<string> =>
  Type.Unsafe<string>({ type: 'string', format: 'date-time', description });
export const timestampOrNull = (description: string): TUnsafe<string | null> =>
  nullable({ format: 'date-time', description });
export const integer = (description: string, extra: Extra = {}): TUnsafe<number> =>
  Type.Unsafe<number>({ type: 'integer', description, ...extra });
export const integerOrNull = (description: string, extra: Extra = {}): TUnsafe<number | null> =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description, ...extra });
export const flag = (description: string): TUnsafe<boolean> => Type.Unsafe<boolean>({ type: 'boolean', description });
export const flagOrNull = (description: string): TUnsafe<boolean | null> =>
  Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description });
export const decimal = (unit: string, description: string): TUnsafe<string> =>
  Type.Unsafe<string>({ type: 'string', pattern: DECIMAL_PATTERN, description, 'x-unit': unit });
export const decimalOrNull = (unit: string, description: string): TUnsafe<string | null> =>
  nullable({ pattern: DECIMAL_PATTERN, description, 'x-unit': unit });

export function oneOf<Value extends string>(values: readonly Value[], description: string): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: [...values], description });
}

export function oneOfOrNull<Value extends string>(
  values: readonly Value[],
  description: string,
): TUnsafe<Value | null> {
  return Type.Unsafe<Value | null>({ type: ['string', 'null'], enum: [...values, null], description });
}

export const texts = (description: string): TUnsafe<readonly string[]> =>
  Type.Unsafe<readonly string[]>({ type: 'array', items: { type: 'string' }, description });

export function listOf<Item extends TSchema>(item: Item, description: string): TArray<Item> {
  return Type.Array(item, { description });
}

/** A record with its own name: OpenAPI defines it once, under its title, and refers to it. */
export function record<Members extends Record<string, TSchema>>(
  title: string,
  description: string,
  members: Members,
): TObject<Members> {
  return Type.Object(members, { title, description });
}

export function orNull<Schema extends TSchema>(schema: Schema, description: string): TUnsafe<Static<Schema> | null> {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }], description });
}

/** The same schema with a description for one place. */
export function described<Schema extends TSchema>(schema: Schema, description: string): TUnsafe<Static<Schema>> {
  return Type.Unsafe<Static<Schema>>({ allOf: [schema], description });
}
