import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { addActivity, dropActivityBefore } from '#store/activity-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import type { ActivityGrain } from '#store/access-tables.ts';
import { GRAINS, REQUESTS_KEPT, createTally, toCounts } from './activity-tally.ts';
import type { Call } from './activity-tally.ts';

/**
 * Counts the calls of each key in memory and adds the counts to the store every few
 * seconds, so that a call costs only a few additions. Each thread and node counts its
 * own calls; the store adds them up. A killed process or a power cut loses the last
 * few seconds; a regular stop loses nothing.
 */
export interface Activity {
  record(call: Call): void;
  /** Writes everything recorded so far to the store. */
  flush(): Promise<void>;
  /** Flushes for the last time; `record` must not be called afterwards. */
  stop(): Promise<void>;
}

interface ActivityParts {
  readonly database: AccessDatabase;
  readonly clock: Clock;
  readonly log: Log;
}

/** Retention, as stated on the activity page: two days by the minute, two months by the hour, two years by the day. */
const KEPT: Readonly<Record<ActivityGrain, number>> = {
  minute: 2 * GRAINS.day,
  hour: 62 * GRAINS.day,
  day: 731 * GRAINS.day,
};
// The activity page promises a delay of "a few seconds".
const FLUSH_MILLISECONDS = 3_000;

export function createActivity({ database, clock, log }: ActivityParts): Activity {
  const tally = createTally();
  let sweptAt = 0;
  const warn = (message: string, thrown: unknown): void =>
    log.warn(message, { internal: thrown instanceof Error ? thrown.message : String(thrown) });

  const write = async (): Promise<void> => {
    const taken = tally.take();
    if (taken === undefined) return;
    try {
      await addActivity(database, toCounts(taken.spans), taken.requests, REQUESTS_KEPT);
    } catch (thrown) {
      tally.giveBack(taken);
      warn('activity could not be written; it will be retried', thrown);
    }
  };
  const sweep = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - sweptAt < GRAINS.hour) return;
    sweptAt = now;
    try {
      for (const grain of ['minute', 'hour', 'day'] as const)
        await dropActivityBefore(database, grain, now - KEPT[grain]);
    } catch (thrown) {
      warn('old activity could not be deleted', thrown);
    }
  };

  // One flush at a time, so that flushes do not pile up on a slow disk.
  let flushing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => (flushing = flushing.then(write));
  const timer = setInterval(() => {
    flushing = flushing.then(write).then(sweep);
  }, FLUSH_MILLISECONDS);
  timer.unref();
  return {
    record: (call) => tally.record(call, clock.now().getTime()),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
