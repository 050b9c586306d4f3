import type { Static, TSchema } from 'typebox';
import type { IsoDate } from '#domain/dates.ts';
import type { Scope } from '#domain/vocabularies.ts';
import type { FactReader } from '#reads/fact-view.ts';
import type { Reading } from '#reads/reading.ts';
import type { Declaration, ValuesOf } from './parameters/parameter.ts';
import type { DeclaredParameters, ParameterValues } from './parameters/read.ts';

export const GROUPS = ['Catalog', 'Registry', 'NAV and payouts', 'Reports', 'Bulk', 'Updates'] as const;
type Group = (typeof GROUPS)[number];

/** How a client gets the next part of a list; it also decides the members of `meta`. */
type Paging = 'none' | 'page' | 'cursor';

/** What a handler may look at besides its parameters. */
interface Asking {
  readonly reader: FactReader;
  /** Today in Karachi, one day for the whole request. */
  readonly today: IsoDate;
  /** The list itself, for the catalog. */
  readonly operations: readonly Operation[];
}

/** Everything that is the same for the router, the catalog, OpenAPI and the reference. */
interface Described {
  /** Camel case, stable: client generators name their methods by it. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Placeholders in braces, as the contract writes them: `/v1/mutual-funds/funds/{fund_slug}`. */
  readonly path: `/v1/${string}`;
  readonly group: Group;
  readonly summary: string;
  readonly description: string;
  /** Any one of them opens the operation. */
  readonly scopes: readonly [Scope, ...Scope[]];
  readonly cost_units: number;
  readonly paging: Paging;
  /** Answers to a selection of funds: `meta.missing_funds` names those without a row. */
  readonly is_selection: boolean;
  /** Where the answer is rows, that can also be had as CSV and NDJSON: all of `data`, or which member of it. */
  readonly rows?: 'data' | 'navs' | 'payouts';
}

/** An operation as it is written down; without any one of these members it does not compile. */
interface OperationDefinition<Path extends Declaration, Query extends Declaration, Body extends Declaration, Payload extends TSchema> extends Described {
  readonly parameters: { readonly path: Path; readonly query: Query; readonly body: Body | null };
  /** The schema of `data`. */
  readonly payload: Payload;
  /** A fictional `data`, valid against the schema. */
  readonly example: Static<Payload>;
  answer(asking: Asking, values: ValuesOf<Path> & ValuesOf<Query> & ValuesOf<Body>): Promise<Reading>;
}

/** An operation as the list holds it, its own types forgotten. */
export interface Operation extends Described {
  readonly parameters: DeclaredParameters;
  readonly payload: TSchema;
  readonly example: unknown;
  answer(asking: Asking, values: ParameterValues): Promise<Reading>;
}

export function defineOperation<Path extends Declaration, Query extends Declaration, Body extends Declaration, Payload extends TSchema>(
  definition: OperationDefinition<Path, Query, Body, Payload>,
): Operation {
  return {
    ...definition,
    // The values were read by the very declarations their type is made of (readParameters).
    answer: async (asking, values) => definition.answer(asking, values as ValuesOf<Path> & ValuesOf<Query> & ValuesOf<Body>),
  };
}

/** Methods the router serves at the path of this operation: HEAD wherever GET is. */
export function methodsOf(operation: Operation): readonly string[] {
  return operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method];
}

/** `/funds/{fund_slug}` as the router writes it: `/funds/:fund_slug`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
