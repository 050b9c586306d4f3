import { joinLines } from '#base/pattern-lines.ts';
import { Fault, isFault } from '#base/fault.ts';
import { withTimeout } from '#base/promises.ts';

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
const UNAVAILABLE_MESSAGES = new RegExp(
  joinLines`
    ^Connection terminated
    |timeout exceeded when trying to connect
    |^Query read timeout
    |^Client has encountered a connection error`,
);

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

// Needed by every request, so the wait for a silent server must be short; a busy server answers within milliseconds.
const TIMEOUT_MILLISECONDS = 1_000;
// An unavailable server is queried this often, not once per request.
const TRY_AGAIN_MILLISECONDS = 500;

/**
 * Runs a small query that every request needs (which commit is the newest?) once for all waiting callers. A caller that
 * arrives while the query is running gets the result of the next one, because the running one may not see a commit that
 * came before the request. While the server is unavailable, the last result is returned at once for `validMs`; without
 * one, the fault of `unavailable.ts` is thrown.
 */
export function coalesceLatest<Answer>(ask: () => Promise<Answer>, validMs = Infinity): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  let last: { readonly answer: Answer; readonly givenAt: number } | undefined;
  // When an unavailable server is queried again; undefined while it is available.
  let againAt: number | undefined;
  const validAnswer = (): typeof last =>
    last !== undefined && performance.now() - last.givenAt <= validMs ? last : undefined;

  const run = async (): Promise<Answer> => {
    try {
      const answer = await withTimeout(ask(), TIMEOUT_MILLISECONDS, () =>
        storeUnavailable(new Error('no answer in time')),
      );
      last = { answer, givenAt: performance.now() };
      againAt = undefined;
      return answer;
    } catch (thrown) {
      againAt = undefined;
      if (!isUnavailable(thrown)) throw thrown;
      againAt = performance.now() + TRY_AGAIN_MILLISECONDS;
      const valid = validAnswer();
      if (valid === undefined) throw storeUnavailable(thrown);
      return valid.answer;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    const valid = validAnswer();
    if (againAt !== undefined && valid !== undefined) {
      // Requests do not wait for a server that was unavailable a moment ago; this query detects its return.
      if (performance.now() > againAt && running === undefined) {
        running = run();
        // Any other error is thrown to the next caller.
        running.catch(() => undefined);
      }
      return valid.answer;
    }
    if (running === undefined) return (running = run());
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined;
        return (running ??= run());
      });
    return next;
  };
}
