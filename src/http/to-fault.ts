import { Fault, isFault } from '#base/fault.ts';
import { LARGEST_BODY_BYTES } from './parse-body.ts';
import type { ProblemCode } from './problems.ts';
import { isProblemCode } from './problems.ts';

export interface Told {
  readonly fault: Fault;
  readonly code: ProblemCode;
}

/** What a client is told of anything thrown: a known code as it is, the framework's refusals as ours, all else INTERNAL_ERROR. */
export function toFault(thrown: unknown): Told {
  if (isFault(thrown)) return isProblemCode(thrown.code) ? { fault: thrown, code: thrown.code } : internalError(thrown);
  const refusal = REFUSALS[codeOf(thrown)];
  if (refusal === undefined) return internalError(thrown);
  const [code, text] = refusal;
  return { fault: new Fault(code, text, { cause: thrown }), code };
}

const UNREADABLE_URL = 'The path holds a percent sign that is no UTF-8 escape, or is too long; write a literal percent sign as %25.';
const UNFINISHED = 'The request body ended early or its length was not as announced; send the request again.';

/** By the codes of Fastify and Node. */
const REFUSALS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_BAD_URL: ['INVALID_REQUEST', UNREADABLE_URL],
  FST_ERR_MAX_PARAM_LENGTH: ['INVALID_REQUEST', UNREADABLE_URL],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Expected Content-Type: application/json with a JSON object as the body.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', `Expected a body of at most ${LARGEST_BODY_BYTES / 1024} kB; ask for at most 100 funds in one request.`],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_REQUEST', UNFINISHED],
  ECONNRESET: ['INVALID_REQUEST', UNFINISHED],
};

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

function internalError(thrown: unknown): Told {
  const internal = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return { fault: new Fault('INTERNAL_ERROR', 'The service failed to answer this request. Its units were given back; retry with backoff.', { internal }), code: 'INTERNAL_ERROR' };
}
