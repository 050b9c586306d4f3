import { Fault, isFault } from '#base/fault.ts';

// Whole classes of SQLSTATE: connection errors (08), and servers that an operator stops or starts (57P).
const UNAVAILABLE_STATES = /^(08...|57P0[1-5]|53300|25006)$/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'EPIPE',
]);
// Driver errors without a code: `Connection terminated unexpectedly`, `timeout exceeded when trying to connect`, `Query
// read timeout`.
const UNAVAILABLE_MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error/;

/** True if the server does not answer or refuses all connections: a temporary condition, not an error of the query. */
export function isUnavailable(thrown: unknown): thrown is Error {
  if (isFault(thrown, 'SERVICE_UNAVAILABLE')) return true;
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATES.test(code) || UNAVAILABLE_MESSAGES.test(thrown.message);
}

// A restart of the server takes this long; reconnecting takes at most another second.
const RETRY_AFTER_SECONDS = 5;

export function storeUnavailable(cause: Error): Fault {
  if (isFault(cause)) return cause;
  return new Fault(
    'SERVICE_UNAVAILABLE',
    'The database of this service is unavailable. Cached responses are still served; try again in a few seconds.',
    {
      internal: cause.message,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    },
  );
}
