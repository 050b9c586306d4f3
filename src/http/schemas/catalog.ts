import { Type } from 'typebox';
import { SCOPES } from '#domain/vocabularies.ts';
import { GROUPS } from '#http/operation.ts';
import { flag, integer, listOf, oneOf, record, text, textOrNull, texts } from '#payloads/members.ts';

const CATALOG_PARAMETER = record('CatalogParameter', 'A parameter of an operation.', {
  name: text('Name in the request.'),
  in: oneOf(['path', 'query', 'body'], 'Location in the request.'),
  required: flag('Whether the parameter is required.'),
  repeated: flag('Whether it is a list: repeated in a query, an array in a body.'),
  schema: Type.Unsafe<Record<string, unknown>>({
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
