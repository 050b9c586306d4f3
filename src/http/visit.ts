import type { FastifyRequest } from 'fastify';
import type { Passed } from '#access/gate.ts';
import type { LimitState } from '#access/limits.ts';
import { after } from '#base/after.ts';
import type { Fault } from '#base/fault.ts';
import type { AppParts } from './app-parts.ts';
import { isExploring, readExplorerSession } from './explorer-session.ts';
import { afterRefund } from './headers.ts';
import type { Operation } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes that are operations; the others are open pages. */
    readonly operation?: Operation;
  }
  interface FastifyRequest {
    visit: Visit | undefined;
    /** Of Turns. */
    turn: number;
  }
}

/** How far a keyed request came at the gate. */
export interface Visit {
  /** The key that was sent, if there is such a key. */
  readonly key_id: string | undefined;
  /** When it stood at the gate, in milliseconds of the process. */
  readonly begun_ms: number;
  readonly passed: Pick<Passed, 'limit' | 'refund'> | undefined;
  /** The state of the caller's bucket; undefined for a caller who was not recognised. */
  readonly limit: LimitState | undefined;
}

/** What a door says: the gate of keys, or that of the explorer, whose callers have no key. */
type Answered =
  | { readonly passed: Pick<Passed, 'limit' | 'refund'> & { readonly key_id: string | undefined } }
  | { readonly refused: { readonly fault: Fault; readonly key_id: string | undefined; readonly limit: LimitState | undefined } };

/** Key, account, scope and limit, in this order, or session and limit of the explorer; throws the fault of the first that refuses. */
export function admit({ gate, explorer }: AppParts, request: FastifyRequest, operation: Operation): void | Promise<void> {
  const begun_ms = performance.now();
  const key = readKey(request);
  const admitting =
    key === undefined && isExploring(request)
      ? explorer.admit(readExplorerSession(request), request.ip, operation.cost_units)
      : gate.admit(key, operation.scopes, operation.cost_units, request.turn);
  return after<Answered, void>(admitting, (answered) => enter(request, begun_ms, answered));
}

export function passedVisit(passed: NonNullable<Visit['passed']> & Pick<Visit, 'key_id'>, begun_ms: number): Visit {
  return { key_id: passed.key_id, begun_ms, passed, limit: passed.limit };
}

function enter(request: FastifyRequest, begun_ms: number, admission: Answered): void {
  if ('passed' in admission) {
    request.visit = passedVisit(admission.passed, begun_ms);
    return;
  }
  const { fault, key_id, limit } = admission.refused;
  request.visit = { key_id, begun_ms, passed: undefined, limit };
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

/** How a request ended: the problem's code, or null. */
interface Outcome {
  readonly status: number;
  readonly code: string | null;
}

/** Charges and records an answered operation. What it was charged in the end; undefined for an unknown caller. */
export function settle({ activity, meter }: Pick<AppParts, 'activity' | 'meter'>, visit: Visit | undefined, request_id: string, { id, cost_units }: Operation, outcome: Outcome): Charged | undefined {
  if (visit === undefined) return undefined;
  const charged = charge(visit, cost_units, outcome.status >= 500);
  const call = {
    request_id, operation_id: id, status: outcome.status, code: outcome.code, cost_units: charged?.cost_units ?? 0,
    latency_us: Math.round((performance.now() - visit.begun_ms) * 1_000),
  };
  meter.record(call);
  if (visit.key_id !== undefined) activity.record({ key_id: visit.key_id, ...call });
  return charged;
}

/** A failure of ours gives its units back. */
function charge({ passed, limit }: Visit, cost_units: number, isOurFailure: boolean): Charged | undefined {
  if (passed === undefined) return limit === undefined ? undefined : { limit, cost_units: 0 };
  if (!isOurFailure) return { limit: passed.limit, cost_units };
  passed.refund();
  return { limit: afterRefund(passed, cost_units), cost_units: 0 };
}

/** How long the answer took since its request stood at the gate, as names and values in turn; nothing where the operator did not ask for it. */
export function listTiming({ is_timed }: AppParts, visit: Visit | undefined): readonly string[] {
  return is_timed && visit !== undefined ? ['server-timing', `total;dur=${(performance.now() - visit.begun_ms).toFixed(2)}`] : [];
}
