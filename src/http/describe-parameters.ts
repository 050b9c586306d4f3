import type { Declaration } from './parameters/parameter.ts';
import type { DeclaredParameters } from './parameters/read.ts';
import type { JsonSchema } from './schemas/hoist.ts';

export interface ParameterText {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly required: boolean;
  readonly repeated: boolean;
  readonly schema: JsonSchema;
  readonly description: string;
}

/** What the catalog, OpenAPI and the reference say of an operation's parameters, made of the declarations that validate them. */
export function describeParameters(declared: DeclaredParameters): ParameterText[] {
  return [...describePlace('path', declared.path), ...describePlace('query', declared.query), ...describePlace('body', declared.body ?? {})];
}

function describePlace(place: ParameterText['in'], declared: Declaration): ParameterText[] {
  return Object.entries(declared).map(([name, { kind, description, is_required, is_nullable, absent }]) => {
    const plain = { ...kind.schema, ...(absent === undefined || absent === null ? {} : { default: absent }) };
    return {
      name,
      in: place,
      required: is_required,
      repeated: kind.repeated,
      schema: place === 'body' && is_nullable ? { anyOf: [plain, { type: 'null' }] } : plain,
      description,
    };
  });
}
