import type { TSchema } from 'typebox';

/** The schema with every object closed, so that undocumented members of a response are found. */
export function closed(schema: TSchema): TSchema {
  return close(schema) as TSchema;
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, close(inner)]));
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}
