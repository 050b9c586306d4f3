/**
 * The weighted burst limit (contract 8, decisions 8): a token bucket of
 * `units_per_minute` units per key, refilled at a sixtieth of that per second.
 *
 * Kept as GCRA: one number per key, the moment at which its bucket is full
 * again. Taking a unit moves that moment one refill interval ahead; a take is
 * admitted while the moment stays within a bucketful of now. That is the same
 * bucket, without counters that drift or a timer that refills.
 */
export interface LimitState {
  /** Capacity in units. */
  readonly limit: number;
  /** Whole units left. */
  readonly remaining: number;
  /** Seconds until the bucket is full, rounded up. */
  readonly reset_seconds: number;
  /** Whole seconds until the refused call would pass; only on a refusal. */
  readonly retry_after_seconds?: number;
}

export interface Taken extends LimitState {
  readonly admitted: boolean;
  /** Where buckets are shared: the key is known there to be revoked, and nothing was charged. */
  readonly is_revoked?: true;
}

/** Where buckets stand: in this process, or shared between nodes, whose clock is then the shared one. */
export interface Buckets {
  /** Takes the units, or nothing at all when they are not there. */
  take(keyId: string, costUnits: number): Taken | Promise<Taken>;
  /** How the bucket stands, untouched. */
  peek(keyId: string): LimitState | Promise<LimitState>;
  /** Gives units of a failed call back; a bucket never holds more than its capacity. Must not reject: nobody waits for it. */
  refund(keyId: string, costUnits: number): void | Promise<void>;
}

const MICROSECONDS_A_MINUTE = 60_000_000;
const MICROSECONDS_A_SECOND = 1_000_000;
// Below this many buckets a sweep saves nothing worth its time.
const SMALLEST_SWEEP = 1_024;

/** The measures of a bucket, and what its debt (microseconds until it is full) means to a client; wherever it is kept. */
interface BucketShape {
  /** Whole microseconds in which one unit comes back. */
  readonly interval: number;
  /** The debt of an empty bucket. */
  readonly bucketful: number;
  readonly show: (debt: number) => LimitState;
  readonly admit: (debtAfter: number) => Taken;
  readonly refuse: (debt: number, costUnits: number) => Taken;
}

/** Where a minute is no whole number of refill intervals, each interval is rounded up, so the limit is never exceeded. */
export function shapeBucket(unitsPerMinute: number): BucketShape {
  const interval = Math.ceil(MICROSECONDS_A_MINUTE / unitsPerMinute);
  const bucketful = unitsPerMinute * interval;
  const show = (debt: number): LimitState => ({
    limit: unitsPerMinute,
    remaining: Math.floor((bucketful - debt) / interval),
    reset_seconds: Math.ceil(debt / MICROSECONDS_A_SECOND),
  });
  return {
    interval,
    bucketful,
    show,
    admit: (debtAfter) => ({ ...show(debtAfter), admitted: true }),
    refuse: (debt, costUnits) => ({ ...show(debt), admitted: false, retry_after_seconds: Math.ceil((debt + costUnits * interval - bucketful) / MICROSECONDS_A_SECOND) }),
  };
}

/**
 * Buckets in this process. Time is in whole microseconds of a monotonic clock:
 * were it the wall clock, setting that back would freeze every bucket, and
 * setting it ahead would fill them all.
 */
export function createBuckets(unitsPerMinute: number, monotonicMicroseconds: () => number = processMicroseconds): Buckets {
  const { interval, bucketful, show, admit, refuse } = shapeBucket(unitsPerMinute);
  const fullAt = new Map<string, number>();
  let sweepAt = SMALLEST_SWEEP;

  // A full bucket is the same as none: dropping those bounds memory by the keys used in the last minute.
  const sweep = (now: number): void => {
    for (const [keyId, at] of fullAt) if (at <= now) fullAt.delete(keyId);
    sweepAt = Math.max(SMALLEST_SWEEP, fullAt.size * 2);
  };
  const debtOf = (keyId: string, now: number): number => Math.max(0, (fullAt.get(keyId) ?? 0) - now);

  return {
    take(keyId, costUnits) {
      const now = monotonicMicroseconds();
      const debt = debtOf(keyId, now);
      const after = debt + costUnits * interval;
      if (after > bucketful) return refuse(debt, costUnits);
      fullAt.set(keyId, now + after);
      if (fullAt.size > sweepAt) sweep(now);
      return admit(after);
    },
    peek: (keyId) => show(debtOf(keyId, monotonicMicroseconds())),
    refund(keyId, costUnits) {
      const at = fullAt.get(keyId);
      if (at !== undefined) fullAt.set(keyId, at - costUnits * interval);
    },
  };
}

function processMicroseconds(): number {
  return Math.floor(performance.now() * 1_000);
}
