import { buildFieldsCatalog } from '#http/catalog.ts';
import { defineOperation } from '#http/operation.ts';
import { constantReading } from './constant-reading.ts';
import { FIELDS_CATALOG } from '#http/schemas/catalog.ts';

export const READ_FIELDS_CATALOG = defineOperation({
  id: 'readFieldsCatalog',
  method: 'GET',
  path: '/v1/catalog/mutual-funds/fields',
  group: 'Catalog',
  summary: 'Read the fields catalog',
  description: 'Every record of the answers with the type, nullability, unit and meaning of each member.',
  scopes: ['catalog:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: FIELDS_CATALOG,
  example: {
    resources: [
      {
        resource: 'NavRow',
        description: 'One accepted NAV observation of one fund and day.',
        fields: [{ name: 'nav', type: 'decimal string', nullable: true, unit: 'PKR per unit', description: 'Net asset value per unit.' }],
      },
    ],
  },
  answer: async ({ operations }) => constantReading(buildFieldsCatalog(operations)),
});
