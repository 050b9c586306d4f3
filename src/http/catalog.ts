import type { Static } from 'typebox';
import { own } from '#base/own.ts';
import { DATASETS, SCOPES } from '#domain/vocabularies.ts';
import { describeParameters } from './describe-parameters.ts';
import type { Operation } from './operation.ts';
import type { CATALOG, FIELDS_CATALOG } from './schemas/catalog.ts';
import { DATASET_TEXTS, SCOPE_TEXTS } from './schemas/enums.ts';
import { hoistRecords } from './schemas/hoist.ts';
import type { JsonSchema } from './schemas/hoist.ts';
import { listStatements } from '#pages/statements.ts';

/** `data` of `/v1/catalog`. */
export function buildCatalog(operations: readonly Operation[], unitsPerMinute: number): Static<typeof CATALOG> {
  return {
    statements: listStatements(unitsPerMinute),
    datasets: DATASETS.map((name) => ({ name, description: DATASET_TEXTS[name] })),
    scopes: SCOPES.map((scope) => ({ scope, allows: SCOPE_TEXTS[scope] })),
    operations: operations.map(
      ({ id, method, path, group, summary, description, scopes, cost_units, paging, parameters }) => ({
        id,
        method,
        path,
        group,
        summary,
        description,
        scopes: [...scopes],
        cost: cost_units,
        paging,
        parameters: describeParameters(parameters),
      }),
    ),
  };
}

/** `data` of the fields catalog: every record that occurs in a payload, those of the catalog itself last. */
export function buildFieldsCatalog(operations: readonly Operation[]): Static<typeof FIELDS_CATALOG> {
  const records = new Map<string, JsonSchema>();
  const isOfCatalog = ({ path }: Operation): boolean => path.startsWith('/v1/catalog');
  const ordered = [...operations.filter((operation) => !isOfCatalog(operation)), ...operations.filter(isOfCatalog)];
  for (const operation of ordered) hoistRecords(operation.payload, records);
  return { resources: describeRecords(records) };
}

type Resource = Static<typeof FIELDS_CATALOG>['resources'][number];
type Field = Resource['fields'][number];

/** The type of an operation's `data` and the records in it, the outermost first. */
export function describePayload({ payload }: Operation): {
  readonly data: string;
  readonly records: readonly Resource[];
} {
  const records = new Map<string, JsonSchema>();
  const data = typeName(hoistRecords(payload, records));
  return { data, records: describeRecords(records).toReversed() };
}

function describeRecords(records: ReadonlyMap<string, JsonSchema>): Resource[] {
  return [...records].map(([resource, schema]) => ({
    resource,
    description: textOf(schema, 'description') ?? '',
    fields: Object.entries(memberOf(schema, 'properties')).map(([name, member]) => describeField(name, member)),
  }));
}

function describeField(name: string, schema: unknown): Field {
  return {
    name,
    type: typeName(schema),
    nullable: isNullable(schema),
    unit: textOf(schema, 'x-unit') ?? null,
    description: textOf(schema, 'description') ?? '',
  };
}

// Type names for strings with a format.
const FORMATS: Readonly<Record<string, string>> = { uuid: 'uuid', date: 'date', 'date-time': 'timestamp' };

function typeName(schema: unknown): string {
  const reference = textOf(schema, '$ref');
  if (reference !== undefined) return reference.slice(reference.lastIndexOf('/') + 1);
  const inner = alternativesOf(schema).find((alternative) => !isNullable(alternative));
  if (inner !== undefined) return typeName(inner);
  const type = typesOf(schema).find((candidate) => candidate !== 'null') ?? 'object';
  if (type === 'array') return `list of ${typeName(memberOf(schema, 'items'))}`;
  if (type !== 'string') return type;
  if (textOf(schema, 'pattern') !== undefined) return 'decimal string';
  return own(FORMATS, textOf(schema, 'format') ?? '') ?? ('enum' in memberOf({ schema }, 'schema') ? 'enum' : 'string');
}

function isNullable(schema: unknown): boolean {
  return (
    typesOf(schema).includes('null') ||
    alternativesOf(schema).some((alternative) => typesOf(alternative).includes('null'))
  );
}

function typesOf(schema: unknown): readonly string[] {
  const { type } = memberOf({ schema }, 'schema');
  return [type].flat().filter((name) => typeof name === 'string');
}

function alternativesOf(schema: unknown): readonly unknown[] {
  const { anyOf, allOf } = memberOf({ schema }, 'schema');
  return [anyOf, allOf].flatMap((list) => (Array.isArray(list) ? (list as readonly unknown[]) : []));
}

function memberOf(schema: unknown, name: string): JsonSchema {
  const member: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;
  return typeof member === 'object' && member !== null ? (member as JsonSchema) : {};
}

function textOf(schema: unknown, name: string): string | undefined {
  const text: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;
  return typeof text === 'string' ? text : undefined;
}
