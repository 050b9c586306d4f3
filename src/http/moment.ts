import type { Clock } from '#base/clock.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/** When a request is answered, in every form an answer says it. */
export interface Moment {
  readonly now: Date;
  /** ISO 8601, UTC. */
  readonly generated_at: string;
  /** Today in Karachi at `now`. */
  readonly today: IsoDate;
}

function momentOf(now: Date): Moment {
  return { now, generated_at: now.toISOString(), today: todayInKarachi(now) };
}

/** The moment it is; writing one down takes longer than a tenth of a small answer, and many requests share a millisecond. */
export function createMoments(clock: Clock): () => Moment {
  let last = momentOf(clock.now());
  return () => {
    const now = clock.now();
    if (now.getTime() !== last.now.getTime()) last = momentOf(now);
    return last;
  };
}

const SECOND = 1_000;

/** The moment it is, as the header Date says it. */
export function createHttpDate(clock: Clock): () => string {
  let second = -1;
  let text = '';
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / SECOND);
    if (current !== second) [second, text] = [current, now.toUTCString()];
    return text;
  };
}
