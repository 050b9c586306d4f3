import { Type } from 'typebox';
import { SCOPES } from '#domain/vocabularies.ts';
import { GROUPS } from '#http/operation.ts';
import { flag, integer, listOf, oneOf, record, text, textOrNull, texts } from '#payloads/members.ts';

const CATALOG_PARAMETER = record('CatalogParameter', 'A parameter of an operation.', {
  name: text('Name as sent.'),
  in: oneOf(['path', 'query', 'body'], 'Where it is sent.'),
  required: flag('Must be given.'),
  repeated: flag('A list: repeated in a query, an array in a body.'),
  schema: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    description: 'JSON Schema of its value, with bounds, default and known values.',
  }),
  description: text('What it does.'),
});

const CATALOG_OPERATION = record('CatalogOperation', 'An operation of the service.', {
  id: text('Stable name.'),
  method: oneOf(['GET', 'POST'], 'HTTP method; every GET also answers HEAD.'),
  path: text('Path with placeholders.'),
  group: oneOf(GROUPS, 'What it belongs to.'),
  summary: text('In one line.'),
  description: text('In a paragraph.'),
  scopes: listOf(oneOf(SCOPES, 'A scope.'), 'Scopes, any one of which opens it.'),
  cost: integer('Units it takes from the burst capacity.', { 'x-unit': 'weighted units' }),
  paging: oneOf(['none', 'page', 'cursor'], 'How the next part of a list is read.'),
  parameters: listOf(CATALOG_PARAMETER, 'Its parameters.'),
});

export const CATALOG = record('Catalog', 'What the service offers.', {
  statements: texts('What every user should know.'),
  datasets: listOf(
    record('CatalogDataset', 'A dataset.', { name: text('Name.'), description: text('What it holds.') }),
    'Datasets.',
  ),
  scopes: listOf(
    record('CatalogScope', 'A scope of API keys.', {
      scope: oneOf(SCOPES, 'The scope.'),
      allows: text('What it opens.'),
    }),
    'Scopes.',
  ),
  operations: listOf(CATALOG_OPERATION, 'All operations.'),
});

export const FIELDS_CATALOG = record('FieldsCatalog', 'Every record of the answers with its members.', {
  resources: listOf(
    record('CatalogResource', 'A record.', {
      resource: text('Name of the record.'),
      description: text('What it is.'),
      fields: listOf(
        record('CatalogField', 'A member of a record.', {
          name: text('Name on the wire.'),
          type: text('Type: a scalar, the name of another record, or a list of either.'),
          nullable: flag('Can be null, which means unknown or inapplicable, never zero.'),
          unit: textOrNull('What a figure counts; null where it counts nothing.'),
          description: text('What it means.'),
        }),
        'Its members, in the order they are served.',
      ),
    }),
    'All records.',
  ),
});

export const ENUMS_CATALOG = record('EnumsCatalog', 'Every enumeration with its values.', {
  enums: listOf(
    record('CatalogEnum', 'An enumeration.', {
      name: text('Name of the field or parameter.'),
      description: text('What it says.'),
      values: listOf(
        record('CatalogEnumValue', 'A value.', { value: text('The value.'), description: text('What it means.') }),
        'Its values.',
      ),
    }),
    'All enumerations.',
  ),
});
