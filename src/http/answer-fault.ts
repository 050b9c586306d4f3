import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEYED_HEADERS, baseHeaders, listHeaders, listLimitHeaders } from './headers.ts';
import { renderFaultPage } from './pages/fault-page.ts';
import { PROBLEM_MEDIA_TYPE, pathOf, renderProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import { bodyOf } from './body.ts';
import { send } from './send.ts';
import type { Headers } from './send.ts';
import type { AppParts } from './app-parts.ts';
import { toFault } from './to-fault.ts';
import type { Told } from './to-fault.ts';
import { listTiming, settle } from './visit.ts';
import { PAGE_POLICY } from '#pages/page.ts';

// What we say when whatever failed does not know better: long enough to breathe, short enough to be worth waiting.
const RETRY_AFTER_SECONDS = 5;

/** Answers anything thrown as a problem document; failures of ours are logged with what no client sees. */
export function answerFault(parts: AppParts, request: FastifyRequest, reply: FastifyReply, thrown: unknown, extra: Headers = {}): void {
  const { log, base_url } = parts;
  const told = toFault(thrown);
  const { fault, code } = told;
  const { status } = PROBLEMS[code];
  if (status >= 500) log.error('request failed', { request_id: request.id, method: request.method, url: request.url, code, internal: fault.internal ?? fault.message });
  if (reply.sent) {
    // The answer has begun: cutting it off is the only honest thing left.
    reply.raw.destroy();
    return;
  }
  const { operation } = request.routeOptions.config;
  if (operation === undefined && wantsPage(request)) {
    send(reply, {
      status,
      headers: listHeaders({ ...baseHeaders(request.id, base_url), 'cache-control': 'no-store', vary: 'Accept, Accept-Encoding', ...headersOf(told), ...extra, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY }),
      body: bodyOf(renderFaultPage(fault, code, request.id), request.headers['accept-encoding']),
    });
    return;
  }
  const charged = operation === undefined ? undefined : settle(parts, request.visit, request.id, operation, { status, code });
  send(reply, {
    status,
    headers: [
      ...(charged === undefined ? [] : listLimitHeaders(charged.limit, charged.cost_units)),
      ...listTiming(parts, request.visit),
      ...listHeaders({
        ...baseHeaders(request.id, base_url),
        ...(operation === undefined ? { 'cache-control': 'no-store', vary: 'Accept-Encoding' } : KEYED_HEADERS),
        ...headersOf(told),
        ...extra,
        'content-type': PROBLEM_MEDIA_TYPE,
      }),
    ],
    body: bodyOf(renderProblem(fault, code, { base_url, request_id: request.id, url: request.url }), request.headers['accept-encoding']),
  });
}

/** A person who follows a link; programs, and whatever is asked of the API itself, get a problem document. */
function wantsPage({ method, url, headers: { accept } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && accept?.includes('text/html') === true && !/^\/v1(\/|$)/.test(pathOf(url));
}

function headersOf({ code, fault }: Told): Headers {
  const { status } = PROBLEMS[code];
  if (status === 401) return { 'www-authenticate': 'ApiKey realm="mutual-funds", header="X-API-Key"' };
  if (status === 429 || status === 503) return { 'retry-after': fault.retry_after_seconds ?? RETRY_AFTER_SECONDS };
  // What the client is still sending is not read, so the connection cannot carry a next request.
  return status === 413 ? { connection: 'close' } : {};
}
