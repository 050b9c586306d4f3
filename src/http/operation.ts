import type { IsoDate } from '#domain/dates.ts';
import type { Scope } from '#domain/vocabularies.ts';
import type { FactReader } from '#reads/fact-view.ts';
import type { QueryResult, UntypedResult } from '#reads/query-result.ts';
import { FORMATS } from './negotiate.ts';
import { optional, oneOf } from './parameter.ts';
import type { Declaration, ValuesOf } from './parameter.ts';
import type { DeclaredParameters, ParameterValues } from './read-parameters.ts';
import type { Schema, Static } from '#payloads/schema.ts';

export const GROUPS = ['Catalog', 'Registry', 'NAV and payouts', 'Reports', 'Bulk', 'Updates'] as const;
type Group = (typeof GROUPS)[number];

/** How a client gets the next part of a list. Also decides the members of `meta`. */
type Paging = 'none' | 'page' | 'cursor';

/** The input of a handler besides its parameters. */
interface Asking {
  readonly reader: FactReader;
  /** Today in Karachi, the same for the whole request. */
  readonly today: IsoDate;
  /** All operations, for the catalog. */
  readonly operations: readonly Operation[];
  /** The burst limit of a key, for the catalog. */
  readonly unitsPerMinute: number;
}

/** The description that the router, the catalog, OpenAPI and the reference share. */
interface Described {
  /** Camel case. Stable: client generators use it as a method name. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** With placeholders in braces: `/v1/mutual-funds/funds/{fund_slug}`. */
  readonly path: `/v1/${string}`;
  readonly group: Group;
  readonly summary: string;
  readonly description: string;
  /** Any one of them is enough. */
  readonly scopes: readonly [Scope, ...Scope[]];
  readonly cost_units: number;
  readonly paging: Paging;
  /** Whether the client selects funds: `meta.missing_funds` then lists those without a row. */
  readonly isSelection: boolean;
  /** The rows that can also be returned as CSV and NDJSON: `data` itself, or this member of it. */
  readonly rows?: 'data' | 'navs' | 'payouts';
}

/** An operation as its module declares it, with the types of its parameters and payload. */
interface OperationDefinition<
  Path extends Declaration,
  Query extends Declaration,
  Body extends Declaration,
  Payload extends Schema,
> extends Described {
  readonly parameters: { readonly path: Path; readonly query: Query; readonly body: Body | null };
  /** The schema of `data`. */
  readonly payload: Payload;
  /** A fictional `data`, valid against the schema. */
  readonly example: Static<Payload>;
  answer(
    asking: Asking,
    values: ValuesOf<Path> & ValuesOf<Query> & ValuesOf<Body>,
  ): Promise<QueryResult<Static<Payload>>>;
}

/** An operation in the list, without its specific types. */
export interface Operation extends Described {
  readonly parameters: DeclaredParameters;
  readonly payload: Schema;
  readonly example: unknown;
  answer(asking: Asking, values: ParameterValues): Promise<UntypedResult>;
}

/** Overrides Accept, for links, spreadsheets and notebooks that cannot set a header. */
const FORMAT = optional(
  oneOf(FORMATS),
  'csv or ndjson: only the rows; json: the envelope. Overrides the Accept header. Default: as Accept requests.',
);

export function defineOperation<
  Path extends Declaration,
  Query extends Declaration,
  Body extends Declaration,
  Payload extends Schema,
>(definition: OperationDefinition<Path, Query, Body, Payload>): Operation {
  return {
    ...definition,
    parameters: {
      ...definition.parameters,
      query: { ...definition.parameters.query, ...(definition.rows !== undefined && { format: FORMAT }) },
    },
    // Safe: `readParameters` read the values with the declarations that define this type.
    answer: async (asking, values) =>
      definition.answer(asking, values as ValuesOf<Path> & ValuesOf<Query> & ValuesOf<Body>),
  };
}

/** HTTP methods of the operation: GET includes HEAD. */
export function methodsOf(operation: Operation): readonly string[] {
  return operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method];
}

/** `/funds/{fund_slug}` in the router's syntax: `/funds/:fund_slug`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
