import type { FastifyReply, FastifyRequest } from 'fastify';
import { todayInKarachi } from '#domain/dates.ts';
import { renderEnvelope } from './envelope.ts';
import { findMatch, mintEtag } from './etag.ts';
import { KEYED_HEADERS, baseHeaders, limitHeaders } from './headers.ts';
import type { Operation } from './operation.ts';
import { readParameters } from './parameters/read.ts';
import { queryOf } from './problem.ts';
import { send } from './send.ts';
import type { AppParts } from './app-parts.ts';
import { settle } from './visit.ts';

const MEDIA_TYPE = 'application/json';

/** Parameters, work, answer: what is left of a request once the gate has let it pass. */
export async function answerOperation(parts: AppParts, operations: readonly Operation[], operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { reader, clock, secret, base_url, activity } = parts;
  const now = clock.now();
  const today = todayInKarachi(now);
  const values = readParameters(operation.parameters, {
    path: request.params as Readonly<Record<string, string>>,
    query: queryOf(request.url),
    body: request.body,
  });
  const reading = await operation.answer({ reader, today, operations }, values);
  const visible = { operation_id: operation.id, media_type: MEDIA_TYPE, facts: reading.facts, values, today };
  const isConditional = operation.method === 'GET';
  const etag = mintEtag(secret, request.id, visible);
  const match = isConditional ? findMatch(secret, request.headers['if-none-match'], etag, visible) : undefined;
  const charged = settle(activity, request, operation, { status: match === undefined ? 200 : 304, code: null });
  const headers = {
    ...baseHeaders(request.id, base_url),
    ...KEYED_HEADERS,
    ...(charged === undefined ? {} : limitHeaders(charged.limit, charged.cost_units)),
    ...(isConditional ? { etag: match ?? etag } : {}),
  };
  if (match !== undefined) send(request, reply, { status: 304, headers, body: undefined });
  else send(request, reply, { status: 200, headers: { ...headers, 'content-type': MEDIA_TYPE }, body: renderEnvelope(reading, { request_id: request.id, now, today }) });
}
