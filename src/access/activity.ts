import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { addActivity, dropActivityBefore } from '#store/activity-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import type { ActivityGrain } from '#store/access-tables.ts';
import { GRAINS, REQUESTS_KEPT, createTally, toCounts } from './activity-tally.ts';
import type { Call } from './activity-tally.ts';

/**
 * What keys do, counted in memory and added to the store every few seconds, so
 * that a call pays for a few additions only. Threads and nodes each count for
 * themselves; the store adds them up. A process that is killed loses the last
 * few seconds, as does a power cut; one that is stopped loses nothing.
 */
export interface Activity {
  record(call: Call): void;
  /** Everything recorded so far is in the store when this resolves. */
  flush(): Promise<void>;
  /** The last flush; nothing may be recorded after it. */
  stop(): Promise<void>;
}

interface ActivityParts {
  readonly database: AccessDatabase;
  readonly clock: Clock;
  readonly log: Log;
}

/** Stated on the activity page: two days by the minute, two months by the hour, two years by the day. */
const KEPT: Readonly<Record<ActivityGrain, number>> = { minute: 2 * GRAINS.day, hour: 62 * GRAINS.day, day: 731 * GRAINS.day };
// The promised lag is "a few seconds".
const FLUSH_MILLISECONDS = 3_000;

export function createActivity({ database, clock, log }: ActivityParts): Activity {
  const tally = createTally();
  let swept_at = 0;
  const warn = (message: string, thrown: unknown): void => log.warn(message, { internal: thrown instanceof Error ? thrown.message : String(thrown) });

  const write = async (): Promise<void> => {
    const taken = tally.take();
    if (taken === undefined) return;
    try {
      await addActivity(database, toCounts(taken.spans), taken.requests, REQUESTS_KEPT);
    } catch (thrown) {
      tally.giveBack(taken);
      warn('activity could not be written and is kept for the next try', thrown);
    }
  };
  const sweep = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - swept_at < GRAINS.hour) return;
    swept_at = now;
    try {
      for (const grain of ['minute', 'hour', 'day'] as const) await dropActivityBefore(database, grain, now - KEPT[grain]);
    } catch (thrown) {
      warn('old activity could not be dropped', thrown);
    }
  };

  // One flush at a time: a slow disk must not be asked by two.
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
