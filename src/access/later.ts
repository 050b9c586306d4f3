import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#base/log.ts';

type Work = () => Promise<void>;

/** Work that runs after the response, one job at a time. */
export interface Later {
  /**
   * Queues a job. A job that fails is repeated after some seconds, because a database or mail server that restarts is
   * back by then.
   */
  queue(work: Work): void;
  /** Resolves when all jobs have succeeded or failed for the last time. */
  idle(): Promise<void>;
  /** The same, but failed jobs are no longer repeated. */
  close(): Promise<void>;
}

// Bounds memory if the mail server hangs; the recipient can request another e-mail.
const MOST_WAITING = 1_000;
const PAUSES_MILLISECONDS = [500, 2_000, 5_000];

export function createLater(log: Log): Later {
  const closing = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let waiting = 0;
  const idle = async (): Promise<void> => {
    // A job may queue another one.
    for (let seen; seen !== working;) {
      seen = working;
      await seen;
    }
  };
  return {
    queue(work) {
      if (waiting >= MOST_WAITING) {
        log.error('email dropped: too many are waiting for the mail server');
        return;
      }
      waiting += 1;
      working = working
        .then(() => repeat(work, closing.signal))
        .catch((thrown: unknown) =>
          log.error('email could not be sent', {
            internal: thrown instanceof Error ? thrown.message : String(thrown),
          }),
        )
        .finally(() => void (waiting -= 1));
    },
    idle,
    async close() {
      closing.abort();
      await idle();
    },
  };
}

async function repeat(work: Work, closing: AbortSignal): Promise<void> {
  for (const pause of PAUSES_MILLISECONDS) {
    try {
      await work();
      return;
    } catch (thrown) {
      if (closing.aborted || isRefusal(thrown)) throw thrown;
    }
    await sleep(pause, undefined, { signal: closing }).catch(() => undefined);
  }
  await work();
}

/**
 * Whether the mail server refused the e-mail permanently, such as for an unknown recipient: a reply of 500 or above.
 */
function isRefusal(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'responseCode' in thrown &&
    typeof thrown.responseCode === 'number' &&
    thrown.responseCode >= 500
  );
}
