import { buildCatalog } from '#http/catalog.ts';
import { defineOperation } from '#http/operation.ts';
import { constantReading } from './constant-reading.ts';
import { CATALOG } from '#http/schemas/catalog.ts';

export const READ_CATALOG = defineOperation({
  id: 'readCatalog',
  method: 'GET',
  path: '/v1/catalog',
  group: 'Catalog',
  summary: 'Read the capability catalog',
  description: 'Every operation with its scopes, cost and parameters, the datasets, and what every user should know.',
  scopes: ['catalog:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: CATALOG,
  example: {
    statements: ['An unknown fact is null, never zero. An empty list is a valid answer.'],
    datasets: [{ name: 'nav', description: 'Net asset values by fund and day.' }],
    scopes: [{ scope: 'catalog:read', allows: 'The catalog, fields, enums and coverage.' }],
    operations: [
      {
        id: 'readCatalog',
        method: 'GET',
        path: '/v1/catalog',
        group: 'Catalog',
        summary: 'Read the capability catalog',
        description: 'Every operation with its scopes, cost and parameters.',
        scopes: ['catalog:read'],
        cost: 1,
        paging: 'none',
        parameters: [],
      },
    ],
  },
  answer: async ({ operations }) => constantReading(buildCatalog(operations)),
});
