import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';
import { uuidV7 } from '#base/ids.ts';
import { answerFault } from './answer-fault.ts';
import type { AppParts } from './app-parts.ts';
import { createClientErrorHandler } from './client-error.ts';
import { EarlyResponse, LARGEST_BODY_BYTES, acceptJsonBodies } from './request-body.ts';
import { EventLoopTicks, admit } from './request-context.ts';
import { addFastPath } from './fast-path/add-fast-path.ts';
import { guardConnections } from './connection-limits.ts';
import { serveOpenPages } from './open-pages.ts';
import { OperationRunner } from './operation-runner.ts';
import { methodsOf, routerPath } from './operation.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations/list.ts';
import { pathOf } from './problems.ts';

interface ConnectionTimeouts {
  /** Until the first byte of the first request. */
  readonly silentMs: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number;
  /** Interval at which Node checks the previous two. */
  readonly checkMs: number;
  /** Between two requests of one connection. */
  readonly idleMs: number;
}

// A request has at most 16 kB of headers and 64 kB of body: slower clients are broken or hold connections open on
// purpose.
const TIMEOUTS: ConnectionTimeouts = {
  silentMs: 5_000,
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2_000,
  idleMs: 72_000,
};
// Longer than any slug, so that an overlong one gets a 422 with its location; Node limits the URL to 16 kB.
const LONGEST_PATH_PARAMETER = 16_384;

/**
 * The whole HTTP server without a port: call `listen`, or `inject` requests in a test. Each request passes, in this
 * order: request id, key, account, scope, limit, parameters, operation.
 */
export function createApp(
  parts: AppParts,
  operations: readonly Operation[] = OPERATIONS,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): FastifyInstance {
  const app = createServer(parts, timeouts);
  const runner = new OperationRunner(parts, operations);
  const ticks = new EventLoopTicks();
  acceptJsonBodies(app);
  addChecks(app, parts, ticks);
  for (const operation of operations) {
    app.route({
      method: [...methodsOf(operation)],
      url: routerPath(operation.path),
      config: { operation },
      handler: (request, reply) => runner.answer(operation, request, reply),
    });
  }
  serveOpenPages(app, parts, operations);
  if (parts.isFastPath) addFastPath(app, { parts, runner, ticks, idleMs: timeouts.idleMs });
  guardConnections(app.server, parts, timeouts.silentMs);
  return app;
}

function createServer(parts: AppParts, { headersMs, requestMs, idleMs, checkMs }: ConnectionTimeouts): FastifyInstance {
  const app: FastifyInstance = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    exposeHeadRoutes: false,
    // `request.ip` is the last address in X-Forwarded-For that is not one of these proxies.
    trustProxy: [...parts.trustedProxies],
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    // Requests that arrived before the shutdown are answered, not rejected with Fastify's own 503.
    return503OnClosing: false,
    genReqId: () => uuidV7(parts.clock.now()),
    // This service validates and serializes on its own; Fastify must not load its compilers.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // `readParameters` parses query strings, strictly and after the gate.
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER, querystringParser: () => ({}) },
    // Node would reject a missing Host with an empty body; `checkHost` answers with a problem document.
    http: {
      requireHostHeader: false,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
      ServerResponse: announceClose(() => parts.isDraining === true || !app.server.listening),
    },
    frameworkErrors: (error, request, reply) => answerFault(parts, request as FastifyRequest, reply as never, error),
    clientErrorHandler: createClientErrorHandler(parts),
  });
  // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would reject it with an empty 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  closeAfterResponses(app);
  return app;
}

const CLOSING_CHECK_MILLISECONDS = 50;

/**
 * Node closes idle connections once, when a server begins to close. A connection whose request is running at that
 * moment would remain open for the keep-alive time, and the shutdown would wait for it.
 */
function closeAfterResponses(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSING_CHECK_MILLISECONDS);
    app.server.once('close', () => clearInterval(timer));
    done();
  });
}

/**
 * While the node stops, responses say so: a client could otherwise send its next request on a connection that ends.
 */
function announceClose(isClosing: () => boolean): typeof EarlyResponse {
  return class<Request extends IncomingMessage> extends EarlyResponse<Request> {
    override writeHead(...given: unknown[]): this {
      if (isClosing()) this.shouldKeepAlive = false;
      // `given` matches one of the two signatures of Node's `writeHead`.
      return super.writeHead(...(given as [number]));
    }
  };
}

/** The checks before an operation runs, and the response to everything they reject. */
function addChecks(app: FastifyInstance, parts: AppParts, ticks: EventLoopTicks): void {
  const allowed = new AllowedMethods();
  app.decorateRequest('requestContext', undefined);
  app.decorateRequest('tick', 0);
  app.addHook('onRoute', ({ url, method }) => allowed.add(url, [method].flat()));
  // Fastify waits for the returned promise, or for `done` if there is none.
  app.addHook('onRequest', (request, _reply, done) => {
    request.tick = ticks.of(request.raw.socket);
    checkHost(request);
    if (request.is404 || hasEmptyParameter(request)) throw unknownRoute(allowed.of(pathOf(request.url)));
    const { operation } = request.routeOptions.config;
    const admitting = operation === undefined ? undefined : admit(parts, request, operation);
    if (admitting === undefined) done();
    return admitting;
  });
  app.setErrorHandler((thrown, request, reply) => {
    const methods = request.is404 ? allowed.of(pathOf(request.url)) : [];
    answerFault(parts, request, reply, thrown, methods.length === 0 ? {} : { allow: methods.join(', ') });
  });
}

/** The methods of each path, so that a wrong method gets 405 with Allow instead of 404. */
class AllowedMethods {
  readonly #routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();

  /** `url` in the router's syntax: `/v1/mutual-funds/funds/:fund_slug`. */
  add(url: string, methods: readonly string[]): void {
    const route = this.#routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const method of methods) route.methods.add(method);
    this.#routes.set(url, route);
  }

  /** Empty for an unknown path. */
  of(path: string): readonly string[] {
    const found = [...this.#routes.values()]
      .filter((route) => route.pattern.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(found)];
  }
}

// `:fund_slug` matches one non-empty segment; the rest of the path is plain text.
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')}$`);
}

function refuseSchema(): never {
  throw new Error('Routes must not have a Fastify schema: describe them as an Operation instead.');
}

function checkHost(request: FastifyRequest): void {
  if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
    throw new Fault('INVALID_REQUEST', 'An HTTP/1.1 request needs a Host header; found none. Send one.');
  }
}

/** The router matches `/funds/` as a fund with an empty slug; the paths of this service do not end with a slash. */
function hasEmptyParameter(request: FastifyRequest): boolean {
  return Object.values(request.params as Readonly<Record<string, string>>).includes('');
}

function unknownRoute(methods: readonly string[]): Fault {
  return methods.length === 0
    ? new Fault('ROUTE_NOT_FOUND', 'This path does not exist. See /docs or /openapi.json for all operations.')
    : new Fault('METHOD_NOT_ALLOWED', `This path supports the methods ${methods.join(', ')}; use one of them.`);
}
