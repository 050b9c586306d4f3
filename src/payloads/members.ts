import { schemaOf, objectOf } from './schema.ts';
import type { Schema, Static, ObjectSchema, Members } from './schema.ts';

/**
 * Members of records, each with its meaning. A nullable member is
 * `"type": ["string", "null"]`, which every OpenAPI 3.1 generator understands.
 * `x-unit` is the unit of a figure, for the fields catalog.
 */
type Extra = Readonly<Record<string, unknown>>;

// For example `-0.0007`, `100.0000`: the scale is the published one.
const DECIMAL_PATTERN = String.raw`^-?\d+(\.\d+)?$`;

function nullable(schema: Extra): Schema<string | null> {
  return schemaOf<string | null>({ ...schema, type: ['string', 'null'] });
}

export const id = (description: string): Schema<string> =>
  schemaOf<string>({ type: 'string', format: 'uuid', description });
export const text = (description: string): Schema<string> => schemaOf<string>({ type: 'string', description });
export const textOrNull = (description: string): Schema<string | null> => nullable({ description });
export const date = (description: string): Schema<string> =>
  schemaOf<string>({ type: 'string', format: 'date', description });
export const dateOrNull = (description: string): Schema<string | null> => nullable({ format: 'date', description });
export const timestamp = (description: string): Schema<string> =>
  schemaOf<string>({ type: 'string', format: 'date-time', description });
export const timestampOrNull = (description: string): Schema<string | null> =>
  nullable({ format: 'date-time', description });
export const integer = (description: string, extra: Extra = {}): Schema<number> =>
  schemaOf<number>({ type: 'integer', description, ...extra });
export const integerOrNull = (description: string, extra: Extra = {}): Schema<number | null> =>
  schemaOf<number | null>({ type: ['integer', 'null'], description, ...extra });
export const flag = (description: string): Schema<boolean> => schemaOf<boolean>({ type: 'boolean', description });
export const flagOrNull = (description: string): Schema<boolean | null> =>
  schemaOf<boolean | null>({ type: ['boolean', 'null'], description });
export const decimal = (unit: string, description: string): Schema<string> =>
  schemaOf<string>({ type: 'string', pattern: DECIMAL_PATTERN, description, 'x-unit': unit });
export const decimalOrNull = (unit: string, description: string): Schema<string | null> =>
  nullable({ pattern: DECIMAL_PATTERN, description, 'x-unit': unit });

export function oneOf<Value extends string>(values: readonly Value[], description: string): Schema<Value> {
  return schemaOf<Value>({ type: 'string', enum: [...values], description });
}

export function oneOfOrNull<Value extends string>(values: readonly Value[], description: string): Schema<Value | null> {
  return schemaOf<Value | null>({ type: ['string', 'null'], enum: [...values, null], description });
}

export const texts = (description: string): Schema<readonly string[]> =>
  schemaOf<readonly string[]>({ type: 'array', items: { type: 'string' }, description });

export function listOf<Item extends Schema>(item: Item, description: string): Schema<Static<Item>[]> {
  return schemaOf({ type: 'array', items: item, description });
}

/** A record with its own name: OpenAPI defines it once, under its title, and refers to it. */
export function record<Named extends Members>(title: string, description: string, members: Named): ObjectSchema<Named> {
  return objectOf(members, { title, description });
}

export function orNull<Of extends Schema>(schema: Of, description: string): Schema<Static<Of> | null> {
  return schemaOf<Static<Of> | null>({ anyOf: [schema, { type: 'null' }], description });
}

/** The same schema with a description for one place. */
export function described<Of extends Schema>(schema: Of, description: string): Schema<Static<Of>> {
  return schemaOf<Static<Of>>({ allOf: [schema], description });
}
