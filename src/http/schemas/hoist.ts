/** A JSON Schema as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The schema with every titled record replaced by a reference; the records themselves are collected in `records` under
 * their titles. Throws if two different records have the same title, because one of them would be undocumented.
 */
export function hoistRecords(schema: unknown, records: Map<string, JsonSchema>): JsonSchema {
  const copy = hoistMembers(schema, records) as JsonSchema;
  const { title } = copy;
  if (typeof title !== 'string') return copy;
  const known = records.get(title);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(copy))
    throw new TypeError(`two different records have the title ${title}`);
  records.set(title, copy);
  // In JSON Schema 2020-12, and so in OpenAPI 3.1, a reference may have its own description.
  return { $ref: `#/components/schemas/${title}`, description: copy['description'] };
}

function hoistMembers(value: unknown, records: Map<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => hoistInner(element, records));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([keyword, inner]) => [keyword, hoistInner(inner, records)]));
}

function hoistInner(value: unknown, records: Map<string, JsonSchema>): unknown {
  const isRecord = typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
  return isRecord ? hoistRecords(value, records) : hoistMembers(value, records);
}
