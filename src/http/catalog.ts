import { own } from '#base/own.ts';
import { SCOPES, DATASETS } from '#domain/vocabularies.ts';
import { listStatements } from '#pages/statements.ts';
import { flag, integer, listOf, oneOf, record, text, textOrNull, texts } from '#payloads/members.ts';
import { describeParameters, hoistRecords } from './json-schema.ts';
import type { JsonSchema } from '#payloads/schema.ts';
import { GROUPS } from './operation.ts';
import type { Operation } from './operation.ts';
import { DATASET_TEXTS, SCOPE_TEXTS } from './schemas/enums.ts';
import { schemaOf } from '#payloads/schema.ts';
import type { Static } from '#payloads/schema.ts';

const CATALOG_PARAMETER = record('CatalogParameter', 'A parameter of an operation.', {
  name: text('Name in the request.'),
  in: oneOf(['path', 'query', 'body'], 'Location in the request.'),
  required: flag('Whether the parameter is required.'),
  repeated: flag('Whether it is a list: repeated in a query, an array in a body.'),
  schema: schemaOf<Record<string, unknown>>({
    type: 'object',
    description: 'JSON Schema of the value, with bounds, default and known values.',
  }),
  description: text('Meaning of the parameter.'),
});

const CATALOG_OPERATION = record('CatalogOperation', 'An operation of the service.', {
  id: text('Stable name of the operation.'),
  method: oneOf(['GET', 'POST'], 'HTTP method; every GET also answers HEAD.'),
  path: text('Path with placeholders in braces.'),
  group: oneOf(GROUPS, 'Group of the operation.'),
  summary: text('Summary in one line.'),
  description: text('In a paragraph.'),
  scopes: listOf(oneOf(SCOPES, 'A scope.'), 'Scopes; any one of them is enough.'),
  cost: integer('Units charged against the burst capacity.', { 'x-unit': 'weighted units' }),
  paging: oneOf(['none', 'page', 'cursor'], 'How a client gets the next part of a list.'),
  parameters: listOf(CATALOG_PARAMETER, 'Parameters of the operation.'),
});

export const CATALOG = record('Catalog', 'Capabilities of the service.', {
  statements: texts('Rules that apply to all data.'),
  datasets: listOf(
    record('CatalogDataset', 'A dataset.', { name: text('Name.'), description: text('Content of the dataset.') }),
    'Datasets.',
  ),
  scopes: listOf(
    record('CatalogScope', 'A scope of API keys.', {
      scope: oneOf(SCOPES, 'Name of the scope.'),
      allows: text('Data that the scope allows reading.'),
    }),
    'Scopes.',
  ),
  operations: listOf(CATALOG_OPERATION, 'All operations.'),
});

export const FIELDS_CATALOG = record('FieldsCatalog', 'Every record type with its members.', {
  resources: listOf(
    record('CatalogResource', 'A record.', {
      resource: text('Name of the record type.'),
      description: text('Meaning of the record.'),
      fields: listOf(
        record('CatalogField', 'A member of a record.', {
          name: text('Name in responses.'),
          type: text('A scalar type, the name of another record type, or a list of either.'),
          nullable: flag('Whether the member can be null, which means unknown or not applicable, never zero.'),
          unit: textOrNull('Unit of a figure; null for other members.'),
          description: text('Meaning of the member.'),
        }),
        'Members in the order of the response.',
      ),
    }),
    'All record types.',
  ),
});

export const ENUMS_CATALOG = record('EnumsCatalog', 'Every enumeration with its values.', {
  enums: listOf(
    record('CatalogEnum', 'An enumeration.', {
      name: text('Name of the field or parameter.'),
      description: text('Meaning of the field or parameter.'),
      values: listOf(
        record('CatalogEnumValue', 'A value.', {
          value: text('The value.'),
          description: text('Meaning of the value.'),
        }),
        'Values of the enumeration.',
      ),
    }),
    'All enumerations.',
  ),
});

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
  const member: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;
  return typeof member === 'string' ? member : undefined;
}
