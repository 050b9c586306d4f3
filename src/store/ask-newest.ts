import { withPatience } from '#base/patience.ts';
import { isAway, storeAway } from './away.ts';

// Asked on every request, so nobody shall wait long for a server that is silent; a busy one answers within milliseconds.
const PATIENCE_MILLISECONDS = 1_000;
// While the server is away it is asked this often, and not by every request.
const TRY_AGAIN_MILLISECONDS = 500;

/**
 * A small question asked on every request (which commit is the newest?), put to the
 * server once for all who wait for it. Whoever asks while it is under way is not
 * given that answer, which may be older than the asker, but the next one: what was
 * committed before a request came is always seen by it. While the server is away
 * the last answer stands at once, for `stands_ms` from when it was given; without
 * one the fault of `away.ts` is thrown.
 */
export function askNewest<Answer>(ask: () => Promise<Answer>, stands_ms = Infinity): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  let last: { readonly answer: Answer; readonly given_at: number } | undefined;
  // From when on a server that is away is asked again; undefined while it is there.
  let again_at: number | undefined;
  const standing = (): typeof last => (last !== undefined && performance.now() - last.given_at <= stands_ms ? last : undefined);

  const run = async (): Promise<Answer> => {
    try {
      const answer = await withPatience(ask(), PATIENCE_MILLISECONDS, () => storeAway(new Error('no answer in time')));
      last = { answer, given_at: performance.now() };
      again_at = undefined;
      return answer;
    } catch (thrown) {
      again_at = undefined;
      if (!isAway(thrown)) throw thrown;
      again_at = performance.now() + TRY_AGAIN_MILLISECONDS;
      const stands = standing();
      if (stands === undefined) throw storeAway(thrown);
      return stands.answer;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    const stands = standing();
    if (again_at !== undefined && stands !== undefined) {
      // Nobody waits for a server that was away a moment ago; this finds out whether it is back.
      if (performance.now() > again_at && running === undefined) {
        running = run();
        // A defect is told to whoever asks next.
        running.catch(() => undefined);
      }
      return stands.answer;
    }
    if (running === undefined) return (running = run());
    next ??= running
      .then(() => undefined, () => undefined)
      .then(() => {
        next = undefined;
        return (running ??= run());
      });
    return next;
  };
}
