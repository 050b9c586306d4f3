import { defineOperation } from '#http/operation.ts';
import { constantReading } from './constant-reading.ts';
import { ENUMS_CATALOG } from '#http/schemas/catalog.ts';
import { ENUMS } from '#http/schemas/enums.ts';

export const READ_ENUMS_CATALOG = defineOperation({
  id: 'readEnumsCatalog',
  method: 'GET',
  path: '/v1/catalog/mutual-funds/enums',
  group: 'Catalog',
  summary: 'Read the enumerations catalog',
  description: 'Every enumeration of requests and answers with the meaning of each value. Enumerations of answers are open: expect new values.',
  scopes: ['catalog:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: ENUMS_CATALOG,
  example: { enums: [{ name: 'order', description: 'Order of a series by date.', values: [{ value: 'asc', description: 'Oldest first.' }] }] },
  answer: async () => constantReading({ enums: ENUMS }),
});
