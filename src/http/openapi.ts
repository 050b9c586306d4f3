import { describeParameters, hoistRecords } from './json-schema.ts';
import { buildMeta } from './envelope.ts';
import {
  headersNamed,
  problemResponses,
  RATE_HEADERS,
  ROW_HEADERS,
  sharedHeaders,
  envelopeSchema,
  PROBLEM,
} from './openapi-responses.ts';
import { GROUPS } from './operation.ts';
import type { Operation } from './operation.ts';
import { ROW_TYPES } from './negotiate.ts';
import { renderRows } from './row-forms.ts';
import type { JsonSchema } from '#payloads/schema.ts';
import { listStatements } from '#pages/statements.ts';
import type { IsoDate } from '#domain/dates.ts';

// Version of this description. The major version of the API is part of its paths.
const DESCRIPTION_VERSION = '1.0.0';

const GROUP_TEXTS: Readonly<Record<Operation['group'], string>> = {
  Catalog: 'Operations, fields and enumerations of the service, and its data coverage.',
  Registry: 'Funds, asset management companies, categories, fund types, families and voluntary pension schemes.',
  'NAV and payouts': 'Dated net asset values and observed payouts in PKR, as published by the association.',
  Reports: 'Checked facts from monthly fund manager reports.',
  Bulk: 'Up to 100 funds in one request. These operations write nothing.',
  Updates: 'Changes since a checkpoint.',
};

// Stated once: a HEAD entry for each path would double this description.
const HEAD_STATEMENT = 'Every GET path also supports HEAD, with the same headers and no body.';

/** The OpenAPI 3.1 description, generated from the list of operations. */
export function buildOpenApi(operations: readonly Operation[], baseUrl: string, unitsPerMinute: number): object {
  const records = new Map<string, JsonSchema>();
  hoistRecords(PROBLEM, records);
  const paths = new Map<string, JsonSchema>();
  for (const operation of operations) {
    paths.set(operation.path, {
      ...paths.get(operation.path),
      [operation.method.toLowerCase()]: describeOperation(operation, records),
    });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mutual Fund Data Service',
      version: DESCRIPTION_VERSION,
      description: [...listStatements(unitsPerMinute), HEAD_STATEMENT].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: GROUPS.map((name) => ({ name, description: GROUP_TEXTS[name] })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        ApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'A key of your account: mfd_ and 38 letters and digits. Never put it in a URL.',
        },
      },
      headers: sharedHeaders(unitsPerMinute),
      responses: problemResponses(baseUrl),
      schemas: Object.fromEntries(records),
    },
  };
}

function describeOperation(operation: Operation, records: Map<string, JsonSchema>): JsonSchema {
  const { id, group, summary, description, scopes, cost_units } = operation;
  const parameters = describeParameters(operation.parameters);
  const statuses = [
    '400',
    '401',
    '403',
    '404',
    '405',
    '408',
    ...(operation.method === 'POST' ? ['413', '415'] : []),
    '422',
    '429',
    '431',
    '500',
    '503',
  ];
  return {
    operationId: id,
    tags: [group],
    summary,
    description:
      `${description}\n\nScopes: ${scopes.join(' or ')}. ` +
      `Cost: ${cost_units} ${cost_units === 1 ? 'unit' : 'units'}.`,
    // For header keys, OpenAPI lists roles here: one alternative per scope that allows the operation.
    security: scopes.map((scope) => ({ ApiKey: [scope] })),
    'x-cost-units': cost_units,
    'x-scopes': scopes,
    parameters: [
      ...parameters
        .filter((parameter) => parameter.in !== 'body')
        .map(({ name, in: location, required, repeated, schema, description: text }) => ({
          name,
          in: location,
          required,
          description: text,
          schema,
          ...(repeated ? { style: 'form', explode: true } : {}),
        })),
      ...(operation.method === 'GET' ? [IF_NONE_MATCH] : []),
    ],
    ...(operation.parameters.body === null ? {} : { requestBody: describeBody(operation, records) }),
    responses: {
      '200': describeSuccess(operation, records),
      ...(operation.method === 'GET'
        ? {
            '304': {
              description: 'The response in If-None-Match is still current; no body.',
              headers: headersOf(operation),
            },
          }
        : {}),
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
    },
  };
}

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag of an earlier response to the same request.',
  schema: { type: 'string' },
};

function describeBody(operation: Operation, records: Map<string, JsonSchema>): JsonSchema {
  const members = describeParameters(operation.parameters).filter((parameter) => parameter.in === 'body');
  const schema = {
    title: `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}Request`,
    description: 'Unknown members are rejected.',
    type: 'object',
    required: members.filter((member) => member.required).map((member) => member.name),
    properties: Object.fromEntries(
      members.map((member) => [member.name, { ...member.schema, description: member.description }]),
    ),
    additionalProperties: false,
  };
  return {
    required: true,
    content: {
      'application/json': { schema: hoistRecords(schema, records), example: { funds: ['sample-meadow-income-fund'] } },
    },
  };
}

function describeSuccess(operation: Operation, records: Map<string, JsonSchema>): JsonSchema {
  const example = {
    success: true,
    data: operation.example,
    meta: buildMeta(exampleReading(operation), EXAMPLE_TIMESTAMP),
  };
  return {
    description: 'Success.',
    headers: { ...headersOf(operation), ...(operation.rows === undefined ? {} : headersNamed(...ROW_HEADERS)) },
    content: {
      'application/json': { schema: hoistRecords(envelopeSchema(operation), records), example },
      ...describeRows(operation),
    },
  };
}

function describeRows(operation: Operation): JsonSchema {
  if (operation.rows === undefined) return {};
  const schema = {
    type: 'string',
    description:
      'Only the rows, requested with the format parameter or with Accept: ' +
      'CSV with one header line (members of a record as amc.slug, a list as its JSON text; ' +
      'payouts have a last column fund_slug), or one JSON text per line.',
  };
  return Object.fromEntries(
    ROW_TYPES.map((mediaType) => [mediaType, { schema, example: renderRows(mediaType, operation, operation.example) }]),
  );
}

/** Only GET supports conditional requests. */
function headersOf({ method }: Operation): JsonSchema {
  return headersNamed('X-Request-ID', ...(method === 'GET' ? ['ETag'] : []), 'Cache-Control', 'Vary', ...RATE_HEADERS);
}

const EXAMPLE_TIMESTAMP = {
  request_id: '0198c1f4-6d3a-7c21-9a55-3f0f3b1c7e42',
  generated_at: '2026-08-20T06:00:00.000Z',
  today: '2026-08-20' as IsoDate,
};

function exampleReading({ paging, isSelection, group }: Operation): Parameters<typeof buildMeta>[0] {
  return {
    data_as_of: group === 'Catalog' && paging === 'none' ? null : ('2026-08-19' as IsoDate),
    ...(paging === 'page' ? { paging: { page: 1, per_page: 50, has_next: false, total_pages: 1 } } : {}),
    ...(paging === 'cursor' ? { next_cursor: null } : {}),
    ...(isSelection ? { missing_funds: [] } : {}),
  };
}
