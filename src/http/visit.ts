import type { FastifyRequest } from 'fastify';
import type { Gate, Passed } from '#access/gate.ts';
import type { LimitState } from '#access/limits.ts';
import { afterRefund } from './headers.ts';
import type { Operation } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes that are operations; the others are open pages. */
    readonly operation?: Operation;
  }
  interface FastifyRequest {
    visit: Visit | undefined;
  }
}

/** How far a keyed request came at the gate. */
interface Visit {
  readonly passed: Passed | undefined;
  /** The state of the caller's bucket; undefined for a caller who was not recognised. */
  readonly limit: LimitState | undefined;
}

/** Key, account, scope and limit, in this order (decisions 8); throws the fault of the first that refuses. */
export async function admit(gate: Gate, request: FastifyRequest, operation: Operation): Promise<void> {
  const admission = await gate.admit(readKey(request), operation.scopes, operation.cost_units);
  if ('passed' in admission) {
    request.visit = { passed: admission.passed, limit: admission.passed.limit };
    return;
  }
  const { fault, limit } = admission.refused;
  request.visit = { passed: undefined, limit };
  throw fault;
}

/** From the header and from nowhere else: a key in a URL ends up in logs and histories. */
function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['x-api-key'];
  return Array.isArray(header) ? header.join(',') : header;
}

interface Charged {
  readonly limit: LimitState;
  readonly cost_units: number;
}

/** What the request was charged in the end; a failure of ours gives its units back (spec 8, rule 1). Undefined for an unknown caller. */
export function settle(request: FastifyRequest, cost_units: number, isOurFailure: boolean): Charged | undefined {
  const { passed, limit } = request.visit ?? {};
  if (passed === undefined) return limit === undefined ? undefined : { limit, cost_units: 0 };
  if (!isOurFailure) return { limit: passed.limit, cost_units };
  passed.refund();
  return { limit: afterRefund(passed, cost_units), cost_units: 0 };
}
