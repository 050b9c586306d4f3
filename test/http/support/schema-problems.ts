import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const AJV = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
formats.default(AJV);
const COMPILED = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value. Every object of the schema is closed, so that undocumented members are found. */
export function listSchemaProblems(schema: object, value: unknown): string[] {
  const validate = COMPILED.get(schema) ?? AJV.compile(close(schema) as object);
  COMPILED.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, close(inner)]));
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}
