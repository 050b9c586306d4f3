import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { CallDetails } from '#access/activity.ts';
import type { Passed } from '#access/gate.ts';
import type { LimitState } from '#access/limits.ts';
import type { Fault } from '#base/fault.ts';
import { thenMaybe } from '#base/promises.ts';
import type { AppParts } from './app-parts.ts';
import { isExploring, readExplorerSession } from './explorer-session.ts';
import type { Operation } from './operation.ts';
import { afterRefund } from './send.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes that are operations; the others are open pages. */
    readonly operation?: Operation;
  }
  interface FastifyRequest {
    requestContext: RequestContext | undefined;
    /** Number of the event-loop tick, from `EventLoopTicks`. */
    tick: number;
  }
}

/** The result of the gate for one request to an operation. */
export interface RequestContext {
  /** Id of the key that was sent, if it exists. */
  readonly key_id: string | undefined;
  /** When the gate was called, as `performance.now()`. */
  readonly begunMs: number;
  readonly passed: Pick<Passed, 'limit' | 'refund'> | undefined;
  /** The state of the caller's rate limit; undefined if the caller is unknown. */
  readonly limit: LimitState | undefined;
}

/** A caller that the gate rejected. */
interface Rejected {
  readonly fault: Fault;
  readonly key_id: string | undefined;
  readonly limit: LimitState | undefined;
}

/** A decision of the gate for API keys, or of the explorer, whose callers have no key. */
type Decision =
  | { readonly passed: Pick<Passed, 'limit' | 'refund'> & { readonly key_id: string | undefined } }
  | { readonly refused: Rejected };

/**
 * Checks key, account, scope and limit in this order, or the explorer's session and limit. Throws the fault of the
 * first failed check.
 */
export function admit(
  { gate, explorer }: AppParts,
  request: FastifyRequest,
  operation: Operation,
): void | Promise<void> {
  const begunMs = performance.now();
  const key = readKey(request);
  const admitting =
    key === undefined && isExploring(request)
      ? explorer.admit(readExplorerSession(request), request.ip, operation.cost_units)
      : gate.admit(key, operation.scopes, operation.cost_units, request.tick);
  return thenMaybe<Decision, void>(admitting, (decision) => enter(request, begunMs, decision));
}

export function admittedContext(
  passed: NonNullable<RequestContext['passed']> & Pick<RequestContext, 'key_id'>,
  begunMs: number,
): RequestContext {
  return { key_id: passed.key_id, begunMs, passed, limit: passed.limit };
}

export function rejectedContext({ key_id, limit }: Rejected, begunMs: number): RequestContext {
  return { key_id, begunMs, passed: undefined, limit };
}

function enter(request: FastifyRequest, begunMs: number, decision: Decision): void {
  if ('passed' in decision) {
    request.requestContext = admittedContext(decision.passed, begunMs);
    return;
  }
  request.requestContext = rejectedContext(decision.refused, begunMs);
  throw decision.refused.fault;
}

/** Only the header counts: a key in a URL ends up in logs and browser histories. */
function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['x-api-key'];
  return Array.isArray(header) ? header.join(',') : header;
}

interface Charged {
  readonly limit: LimitState;
  readonly cost_units: number;
}

interface Outcome {
  readonly status: number;
  /** The problem code; null on success. */
  readonly code: string | null;
}

/** Charges and records an answered request. Returns the final charge; undefined for an unknown caller. */
export function finishRequest(
  { activity, meter }: Pick<AppParts, 'activity' | 'meter'>,
  context: RequestContext | undefined,
  request_id: string,
  { id, cost_units }: Operation,
  outcome: Outcome,
  details: () => CallDetails,
): Charged | undefined {
  if (context === undefined) return undefined;
  const charged = charge(context, cost_units, outcome.status >= 500);
  const call = {
    request_id,
    operation_id: id,
    status: outcome.status,
    code: outcome.code,
    cost_units: charged?.cost_units ?? 0,
    latency_us: Math.round((performance.now() - context.begunMs) * 1_000),
  };
  meter.record(call);
  if (context.key_id !== undefined) activity.record({ key_id: context.key_id, ...call, details });
  return charged;
}

/** Refunds the units if the service failed. */
function charge({ passed, limit }: RequestContext, cost_units: number, hasServiceFailed: boolean): Charged | undefined {
  if (passed === undefined) return limit === undefined ? undefined : { limit, cost_units: 0 };
  if (!hasServiceFailed) return { limit: passed.limit, cost_units };
  passed.refund();
  return { limit: afterRefund(passed, cost_units), cost_units: 0 };
}

/** The Server-Timing header: milliseconds since the gate was called. Empty unless the operator enabled it. */
export function listTiming({ isTimed }: AppParts, context: RequestContext | undefined): readonly string[] {
  return isTimed && context !== undefined
    ? ['server-timing', `total;dur=${(performance.now() - context.begunMs).toFixed(2)}`]
    : [];
}

/**
 * Numbers event-loop ticks, so that requests of one tick share one look-up of the store's current state. Requests read
 * from different connections in one tick were all sent before that look-up, so none of them can follow a commit that
 * it missed. A second request of the same connection can, and gets a new number.
 */
export class EventLoopTicks {
  #tick = 0;
  #isOpen = false;
  readonly #last = new WeakMap<object, number>();

  /** Requests with equal numbers may share a look-up. */
  of(connection: object): number {
    // Requests injected without a network, as in tests, may arrive at any time within a tick.
    if (!this.#isOpen || !(connection instanceof Socket) || this.#last.get(connection) === this.#tick) this.#tick += 1;
    if (!this.#isOpen) setImmediate(() => (this.#isOpen = false));
    this.#isOpen = true;
    this.#last.set(connection, this.#tick);
    return this.#tick;
  }
}
