import type { JsonSchema } from '#payloads/schema.ts';
import type { Declaration } from './parameter.ts';
import type { DeclaredParameters } from './read-parameters.ts';

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

export interface ParameterText {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly required: boolean;
  readonly repeated: boolean;
  readonly schema: JsonSchema;
  readonly description: string;
}

/**
 * Descriptions of an operation's parameters for the catalog, OpenAPI and the reference, from the declarations that
 * validate them.
 */
export function describeParameters(declared: DeclaredParameters): ParameterText[] {
  return [
    ...describeGroup('path', declared.path),
    ...describeGroup('query', declared.query),
    ...describeGroup('body', declared.body ?? {}),
  ];
}

function describeGroup(location: ParameterText['in'], declared: Declaration): ParameterText[] {
  return Object.entries(declared).map(([name, { kind, description, is_required, is_nullable, absent, usual }]) => {
    const defaultValue = absent ?? usual;
    const plain = {
      ...kind.schema,
      ...(defaultValue === undefined || defaultValue === null ? {} : { default: defaultValue }),
    };
    return {
      name,
      in: location,
      required: is_required,
      repeated: kind.repeated,
      schema: location === 'body' && is_nullable ? { anyOf: [plain, { type: 'null' }] } : plain,
      description,
    };
  });
}
