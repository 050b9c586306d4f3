import { Fault, isFault } from '#base/fault.ts';

// Whole classes of SQLSTATE: connection trouble (08), and an operator who ends or starts the server (57P).
const AWAY_STATES = /^(08...|57P0[1-5]|53300|25006)$/;
const AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE']);
// What the driver says without a code: `Connection terminated unexpectedly`, `timeout exceeded when trying to connect`, `Query read timeout`.
const AWAY_WORDS = /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error/;

/** True when no server answers or it turns everybody away: what will pass without anybody changing the question. */
export function isAway(thrown: unknown): thrown is Error {
  if (isFault(thrown, 'SERVICE_UNAVAILABLE')) return true;
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return AWAY_SYSTEM.has(code) || AWAY_STATES.test(code) || AWAY_WORDS.test(thrown.message);
}

// A restart of the server takes this long; we find it again within a second.
const RETRY_AFTER_SECONDS = 5;

export function storeAway(cause: Error): Fault {
  if (isFault(cause)) return cause;
  return new Fault('SERVICE_UNAVAILABLE', 'The database of this service does not answer at the moment. What is in memory is served meanwhile; ask again in a few seconds.', {
    internal: cause.message,
    retry_after_seconds: RETRY_AFTER_SECONDS,
    cause,
  });
}
