import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault, isFault } from '#base/fault.ts';
import type { OperatorFaultCode } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { PAGE_POLICY } from '#pages/page.ts';
import type { AppParts } from './app-parts.ts';
import { KEYED_HEADERS, baseHeaders, listHeaders, listLimitHeaders, bodyOf, send } from './send.ts';
import type { Operation } from './operation.ts';
import { renderFaultPage } from './pages/fault-page.ts';
import { rememberCall } from './describe-call.ts';
import { LARGEST_BODY_BYTES } from './request-body.ts';
import { PROBLEM_MEDIA_TYPE, pathOf, renderProblem, PROBLEMS, isProblemCode } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import { finishRequest, listTiming } from './request-context.ts';
import type { RequestContext } from './request-context.ts';
import type { Body, Headers, Sent } from './send.ts';

// For faults without a wait of their own.
const RETRY_AFTER_SECONDS = 5;

/** The parts of a request that its error response depends on. */
interface FailedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** The parsed JSON; undefined without a body. */
  readonly body?: unknown;
  readonly acceptEncoding: string | undefined;
  /** Undefined when the path is not that of an operation. */
  readonly operation: Operation | undefined;
  readonly context: RequestContext | undefined;
}

/** The fault as the client gets it, with a code of the API. */
interface ClientFault {
  readonly fault: Fault;
  readonly code: ProblemCode;
}

/** Answers with a problem document, or with a page for a person in a browser. */
export function answerFault(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  extra: Headers = {},
): void {
  const { operation } = request.routeOptions.config;
  const failed = {
    id: request.id,
    method: request.method,
    url: request.url,
    body: request.body,
    acceptEncoding: request.headers['accept-encoding'],
    operation,
    context: request.requestContext,
  };
  const clientFault = logFailure(parts, failed, toClientFault(thrown));
  if (reply.sent) {
    // The status was already sent: only a closed connection can still report the failure.
    reply.raw.destroy();
    return;
  }
  send(
    reply,
    operation === undefined && wantsPage(request)
      ? describePage(parts, failed, clientFault, extra)
      : describeProblem(parts, failed, clientFault, extra),
  );
}

/** The problem document for a failed operation, for callers that write to the connection themselves. */
export function describeFault(parts: AppParts, failed: FailedRequest, thrown: unknown): Sent & { readonly body: Body } {
  return describeProblem(parts, failed, logFailure(parts, failed, toClientFault(thrown)), {});
}

/**
 * Faults with an API code keep it; errors of Fastify and Node are translated; everything else becomes INTERNAL_ERROR.
 */
function toClientFault(thrown: unknown): ClientFault {
  if (isFault(thrown)) {
    const { code } = thrown;
    return isProblemCode(code) ? { fault: thrown, code } : hideOperatorFault(thrown, code);
  }
  const refusal = own(FRAMEWORK_REFUSALS, codeOf(thrown));
  if (refusal === undefined) return internalError(thrown);
  const [code, text] = refusal;
  return { fault: new Fault(code, text, { cause: thrown }), code };
}

/** The type of `_code` ensures that only operator codes are hidden, never one that clients should get. */
function hideOperatorFault(fault: Fault, _code: OperatorFaultCode): ClientFault {
  return internalError(fault);
}

function internalError(thrown: unknown): ClientFault {
  const internal = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  const text = 'The service failed to answer this request. Its units were refunded; retry with backoff.';
  return { fault: new Fault('INTERNAL_ERROR', text, { internal }), code: 'INTERNAL_ERROR' };
}

const INVALID_URL =
  'The path contains an invalid percent-encoding or is too long; write a literal percent sign as %25.';
const INCOMPLETE_BODY = 'The request body ended early or did not have the announced length; send the request again.';

/** By error code of Fastify and Node. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_BAD_URL: ['INVALID_REQUEST', INVALID_URL],
  FST_ERR_MAX_PARAM_LENGTH: ['INVALID_REQUEST', INVALID_URL],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'UNSUPPORTED_MEDIA_TYPE',
    'Expected Content-Type: application/json with a JSON object as the body.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'PAYLOAD_TOO_LARGE',
    `Expected a body of at most ${LARGEST_BODY_BYTES / 1024} kB; request at most 100 funds at a time.`,
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_REQUEST', INCOMPLETE_BODY],
  ECONNRESET: ['INVALID_REQUEST', INCOMPLETE_BODY],
};

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** Logs failures of the service with the details that clients do not see. */
function logFailure({ log }: AppParts, { id, method, url }: FailedRequest, clientFault: ClientFault): ClientFault {
  const { fault, code } = clientFault;
  if (PROBLEMS[code].status >= 500)
    log.error('request failed', { request_id: id, method, url, code, internal: fault.internal ?? fault.message });
  return clientFault;
}

function describePage(
  { baseUrl }: AppParts,
  { id, url, acceptEncoding }: FailedRequest,
  clientFault: ClientFault,
  extra: Headers,
): Sent {
  const { fault, code } = clientFault;
  return {
    status: PROBLEMS[code].status,
    headers: listHeaders({
      ...baseHeaders(id, baseUrl),
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Encoding',
      ...headersOf(clientFault),
      ...extra,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
    }),
    body: bodyOf(renderFaultPage({ fault, code, request_id: id, url }), acceptEncoding),
  };
}

function describeProblem(
  parts: AppParts,
  { id, url, body, acceptEncoding, operation, context }: FailedRequest,
  clientFault: ClientFault,
  extra: Headers,
): Sent & { readonly body: Body } {
  const { baseUrl } = parts;
  const { fault, code } = clientFault;
  const { status } = PROBLEMS[code];
  const charged =
    operation === undefined
      ? undefined
      : finishRequest(parts, context, id, operation, { status, code }, rememberCall(operation, { url, body, fault }));
  return {
    status,
    headers: [
      ...(charged === undefined ? [] : listLimitHeaders(charged.limit, charged.cost_units)),
      ...listTiming(parts, context),
      ...listHeaders({
        ...baseHeaders(id, baseUrl),
        ...(operation === undefined ? { 'cache-control': 'no-store', vary: 'Accept-Encoding' } : KEYED_HEADERS),
        ...headersOf(clientFault),
        ...extra,
        'content-type': PROBLEM_MEDIA_TYPE,
      }),
    ],
    body: bodyOf(renderProblem(fault, code, { baseUrl, request_id: id, url }), acceptEncoding),
  };
}

/** Whether a person follows a link in a browser. Requests below `/v1` get problem documents, whatever they accept. */
function wantsPage({ method, url, headers: { accept } }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    accept?.includes('text/html') === true &&
    !/^\/v1(\/|$)/.test(pathOf(url))
  );
}

function headersOf({ code, fault }: ClientFault): Headers {
  const { status } = PROBLEMS[code];
  if (status === 401) return { 'www-authenticate': 'ApiKey realm="mutual-funds", header="X-API-Key"' };
  if (status === 429 || status === 503) return { 'retry-after': fault.retryAfterSeconds ?? RETRY_AFTER_SECONDS };
  // The rest of the body is not read, so the connection cannot be reused.
  return status === 413 ? { connection: 'close' } : {};
}
