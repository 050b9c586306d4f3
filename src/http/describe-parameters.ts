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
