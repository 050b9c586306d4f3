import type { FastifyReply, FastifyRequest } from 'fastify';
import { todayInKarachi } from '#domain/dates.ts';
import { renderEnvelope } from '#http/envelope.ts';
import { findMatch, mintEtag } from '#http/etag.ts';
import { KEYED_HEADERS, baseHeaders, limitHeaders } from '#http/headers.ts';
import type { Operation } from '#http/operation.ts';
import { readParameters } from '#http/parameters/read.ts';
import { queryOf } from '#http/problem.ts';
import { send } from '#http/send.ts';
import type { Services } from '#http/services.ts';
import { settle } from '#http/visit.ts';

const MEDIA_TYPE = 'application/json';

/** Parameters, work, answer: what is left of a request once the gate has let it pass. */
export async function answerOperation(services: Services, operations: readonly Operation[], operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { reader, clock, secret, base_url } = services;
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
  const charged = settle(request, operation.cost_units, false);
  const headers = {
    ...baseHeaders(request.id, base_url),
    ...KEYED_HEADERS,
    ...(charged === undefined ? {} : limitHeaders(charged.limit, charged.cost_units)),
    ...(isConditional ? { etag: match ?? etag } : {}),
  };
  if (match !== undefined) send(request, reply, { status: 304, headers, body: undefined });
  else send(request, reply, { status: 200, headers: { ...headers, 'content-type': MEDIA_TYPE }, body: renderEnvelope(reading, { request_id: request.id, now, today }) });
}
