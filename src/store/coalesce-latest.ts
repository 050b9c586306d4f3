import { withTimeout } from '#base/timeout.ts';
import { isUnavailable, storeUnavailable } from './unavailable.ts';

// Asked on every request, so nobody shall wait long for a server that is silent; a busy one answers within milliseconds.
const TIMEOUT_MILLISECONDS = 1_000;
// An unavailable server is queried this often, not once per request.
const TRY_AGAIN_MILLISECONDS = 500;

/**
 * A small question asked on every request (which commit is the newest?), put to the
 * server once for all who wait for it. A caller that asks while it is running is not
 * given that answer, which may be older than the asker, but the next one: what was
 * committed before a request came is always seen by it. While the server is unavailable
 * the last answer is returned at once, for `validMs` from when it was given; without
 * one the fault of `unavailable.ts` is thrown.
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
      // A request does not wait for a server that was unavailable a moment ago; this query finds out whether it is back.
      if (performance.now() > againAt && running === undefined) {
        running = run();
        // The next caller gets any other error.
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
