import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '#access/gate.ts';
import type { Clock } from '#base/clock.ts';
import { uuidV7 } from '#base/ids.ts';
import { thenMaybe } from '#base/promises.ts';
import { describeFault } from '#http/answer-fault.ts';
import type { AppParts } from '#http/app-parts.ts';
import type { OperationRunner, Response } from '#http/operation-runner.ts';
import type { EventLoopTicks } from '#http/request-context.ts';
import { admittedContext, rejectedContext } from '#http/request-context.ts';
import type { CachedResponse } from '#http/response-cache.ts';
import { onePerTick } from './one-per-tick.ts';
import { FastPathConnection } from './connection.ts';
import type { FastPathRequest } from './connection.ts';

interface FastPathParts {
  readonly parts: AppParts;
  readonly runner: OperationRunner;
  readonly ticks: EventLoopTicks;
  /** Milliseconds until an idle connection is closed. */
  readonly idleMs: number;
}

/**
 * Serves repeated plain GET requests from the response cache, without Node's HTTP parser, its response objects and
 * the router, which together cost more than all checks of this service. The checks stay the same: key, account, scope
 * and limit at the gate, the current state of the store, the client's ETags. A plain request without a cached response
 * takes the router path on its connection. A connection that sends anything else is handed to Node's server with those
 * bytes and stays there, so that this code never has to interpret an unusual request.
 *
 * When the app closes, idle connections end at once and the others after their current response.
 */
export function addFastPath(app: FastifyInstance, fastPath: FastPathParts): void {
  const { server } = app;
  // Node's own listeners, which attach its HTTP parser to a connection.
  const listeners = server.listeners('connection');
  const handOver = (socket: Socket): void => {
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  };
  const date = createHttpDate(fastPath.parts.clock);
  const connections = new Set<FastPathConnection>();
  const perTick = onePerTick();
  let isClosing = false;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (isClosing) return handOver(socket);
    const connection: FastPathConnection = new FastPathConnection(socket, {
      idleMs: fastPath.idleMs,
      route: (request, response) => perTick(() => app.routing(request, response)),
      date,
      isStopping: () => fastPath.parts.isDraining === true,
      respond: (request) => respond(fastPath, request, fastPath.ticks.of(socket)),
      handOver: () => handOver(socket),
      forget: () => connections.delete(connection),
    });
    connections.add(connection);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const connection of connections) connection.finish();
    done();
  });
}

/**
 * Undefined if the request has to take the router path; the limiter has not counted it then. Once the limiter has,
 * refusals and failures are answered here too: the router path would charge the request a second time.
 */
function respond(
  fastPath: FastPathParts,
  request: FastPathRequest,
  tick: number,
): Response | undefined | Promise<Response | undefined> {
  const { parts, runner } = fastPath;
  const { method, url, accept, key } = request;
  if (method !== 'GET' || key === undefined) return undefined;
  return thenMaybe(runner.findKept(url, accept, tick), (cached) => {
    if (cached === undefined) return undefined;
    const begunMs = performance.now();
    const { scopes, cost_units } = cached.operation;
    return thenMaybe(parts.gate.admit(key, scopes, cost_units, tick), (admission) =>
      respondTo(fastPath, cached, request, { admission, begunMs }),
    );
  });
}

function respondTo(
  { parts, runner }: FastPathParts,
  cached: CachedResponse,
  request: FastPathRequest,
  { admission, begunMs }: { readonly admission: Admission; readonly begunMs: number },
): Response {
  const { method, url, acceptEncoding, ifNoneMatch } = request;
  const { operation } = cached;
  const id = uuidV7(parts.clock.now());
  const context =
    'passed' in admission ? admittedContext(admission.passed, begunMs) : rejectedContext(admission.refused, begunMs);
  const refuse = (thrown: unknown): Response => ({
    ...describeFault(parts, { id, method, url, acceptEncoding, operation, context }, thrown),
    fixed: [],
  });
  if ('refused' in admission) return refuse(admission.refused.fault);
  try {
    return runner.respond(cached, { id, url, body: undefined, context, acceptEncoding, ifNoneMatch });
  } catch (thrown) {
    return refuse(thrown);
  }
}

const SECOND = 1_000;

/** The current time as the Date header; formatted once per second. */
function createHttpDate(clock: Clock): () => string {
  let second = -1;
  let text = '';
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / SECOND);
    if (current !== second) [second, text] = [current, now.toUTCString()];
    return text;
  };
}
