import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';
import { uuidV7 } from '#base/ids.ts';
import { AllowedMethods } from './allowed-methods.ts';
import { answerFault } from './answer-fault.ts';
import { Answering } from './answer-operation.ts';
import { createClientErrorHandler } from './client-error.ts';
import { serveOpenPages } from './open-pages.ts';
import { methodsOf, routerPath } from './operation.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations/list.ts';
import { LARGEST_BODY_BYTES, acceptJsonBodies } from './parse-body.ts';
import { pathOf } from './problem.ts';
import type { AppParts } from './app-parts.ts';
import { openPlainLane } from './plain-lane.ts';
import { Turns } from './turns.ts';
import { admit } from './visit.ts';

/** How long a client may keep a connection without saying what it wants, and how many may be open. */
interface Patience {
  /** From the first byte of a request to the last of its headers. */
  readonly headers_ms: number;
  /** To the last byte of its body. */
  readonly request_ms: number;
  /** Between two requests of one connection. */
  readonly idle_ms: number;
  /** How often the first two are looked at. */
  readonly check_ms: number;
  /** Of one thread; one more is closed without an answer. */
  readonly connections: number;
}

// A request is at most 16 kB of headers and 64 kB of body: whoever needs longer is broken, or holds connections open on purpose.
const PATIENCE: Patience = { headers_ms: 10_000, request_ms: 30_000, idle_ms: 72_000, check_ms: 2_000, connections: 4_096 };
// Beyond any slug, so that an overlong one is refused as a parameter (422 with its location); the URL is bounded by Node's 16 kB.
const LONGEST_PATH_PARAMETER = 16_384;

/**
 * The whole HTTP side, without a port: `listen` it, or `inject` requests in a
 * test. Order per request: request id, key, account, scope, limit, parameters, work.
 */
export function createApp(parts: AppParts, operations: readonly Operation[] = OPERATIONS, patience: Patience = PATIENCE): FastifyInstance {
  const app = createServer(parts, patience);
  const allowed = new AllowedMethods();
  const answering = new Answering(parts, operations);
  acceptJsonBodies(app);
  app.decorateRequest('visit', undefined);
  app.decorateRequest('turn', 0);
  const turns = new Turns();
  app.addHook('onRoute', ({ url, method }) => allowed.add(url, [method].flat()));
  // Fastify waits for the promise where one is returned, and for `done` where none is; what is thrown it takes for refused.
  app.addHook('onRequest', (request, _reply, done) => {
    request.turn = turns.of(request.raw.socket);
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
  for (const operation of operations) {
    app.route({
      method: [...methodsOf(operation)],
      url: routerPath(operation.path),
      config: { operation },
      handler: (request, reply) => answering.answer(operation, request, reply),
    });
  }
  serveOpenPages(app, parts, operations);
  const close = openPlainLane(app.server, { parts, answering, turns, route: (request, response) => app.routing(request, response), patience });
  app.addHook('preClose', (done) => {
    close();
    done();
  });
  return app;
}

function createServer(parts: AppParts, { headers_ms, request_ms, idle_ms, check_ms, connections }: Patience): FastifyInstance {
  const app = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    exposeHeadRoutes: false,
    // `request.ip` is the last address in X-Forwarded-For that is not itself one of these.
    trustProxy: [...parts.trusted_proxies],
    requestTimeout: request_ms,
    keepAliveTimeout: idle_ms,
    // While closing, requests that are already here are answered rather than refused in Fastify's own words.
    return503OnClosing: false,
    genReqId: () => uuidV7(parts.clock.now()),
    // Answers and parameters have their own readers and renderers, so the compilers that Fastify would load are never asked.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Query strings are read by readParameters alone: strictly, and after the gate.
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER, querystringParser: () => ({}) },
    // Node would answer a missing Host by itself, without a body; checkHost says why.
    http: { requireHostHeader: false, headersTimeout: headers_ms, connectionsCheckingInterval: check_ms },
    frameworkErrors: (error, request, reply) => answerFault(parts, request as FastifyRequest, reply as never, error),
    clientErrorHandler: createClientErrorHandler(parts),
  });
  app.server.maxConnections = connections;
  // An expectation we do not know may be ignored (RFC 9110, 10.1.1); Node would refuse it with an empty 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  return app;
}

function refuseSchema(): never {
  throw new Error('A route with a schema of Fastify: describe it as an Operation instead.');
}

function checkHost(request: FastifyRequest): void {
  if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
    throw new Fault('INVALID_REQUEST', 'An HTTP/1.1 request needs a Host header; found none. Send one.');
  }
}

/** The router takes `/funds/` for a fund with an empty slug; paths here do not end in a slash. */
function hasEmptyParameter(request: FastifyRequest): boolean {
  return Object.values(request.params as Readonly<Record<string, string>>).includes('');
}

function unknownRoute(methods: readonly string[]): Fault {
  if (methods.length === 0) return new Fault('ROUTE_NOT_FOUND', 'There is nothing at this path. All operations are listed at /docs and in /openapi.json.');
  return new Fault('METHOD_NOT_ALLOWED', `This path has the methods ${methods.join(', ')}; use one of them.`);
}
