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
 * the last answer stands at once; without one the fault of `away.ts` is thrown.
 */
export function askNewest<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  let last: { readonly answer: Answer } | undefined;
  // From when on a server that is away is asked again; undefined while it is there.
  let again_at: number | undefined;

  const run = async (): Promise<Answer> => {
    try {
      last = { answer: await withPatience(ask(), PATIENCE_MILLISECONDS, () => storeAway(new Error('no answer in time'))) };
      again_at = undefined;
      return last.answer;
    } catch (thrown) {
      again_at = undefined;
      if (!isAway(thrown)) throw thrown;
      again_at = performance.now() + TRY_AGAIN_MILLISECONDS;
      if (last === undefined) throw storeAway(thrown);
      return last.answer;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (again_at !== undefined && last !== undefined) {
      // Nobody waits for a server that was away a moment ago; this finds out whether it is back.
      if (performance.now() > again_at && running === undefined) {
        running = run();
        // A defect is told to whoever asks next.
        running.catch(() => undefined);
      }
      return last.answer;
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
