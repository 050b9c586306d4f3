import { BucketTable, createBucketMemory } from './bucket-table.ts';

/**
 * The weighted burst limit: a token bucket of
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

const NANOSECONDS = 1_000_000_000;

/** The measures of a bucket, and what its debt (ticks until it is full) means to a client; wherever it is kept. */
interface BucketShape {
  /** Whole ticks in which one unit comes back. */
  readonly interval: number;
  /** The debt of an empty bucket. */
  readonly bucketful: number;
  readonly show: (debt: number) => LimitState;
  readonly admit: (debtAfter: number) => Taken;
  readonly refuse: (debt: number, costUnits: number) => Taken;
}

/** Where a minute is no whole number of refill intervals, each interval is rounded up, so the limit is never exceeded. */
export function shapeBucket(unitsPerMinute: number, ticksPerSecond: number): BucketShape {
  const interval = Math.ceil((60 * ticksPerSecond) / unitsPerMinute);
  const bucketful = unitsPerMinute * interval;
  const show = (debt: number): LimitState => ({
    limit: unitsPerMinute,
    remaining: Math.floor((bucketful - debt) / interval),
    reset_seconds: Math.ceil(debt / ticksPerSecond),
  });
  return {
    interval,
    bucketful,
    show,
    admit: (debtAfter) => ({ ...show(debtAfter), admitted: true }),
    refuse: (debt, costUnits) => ({ ...show(debt), admitted: false, retry_after_seconds: Math.ceil((debt + costUnits * interval - bucketful) / ticksPerSecond) }),
  };
}

interface BucketOptions {
  /** Given to all threads of a process that share their buckets. */
  readonly memory?: SharedArrayBuffer;
  readonly nanoseconds?: () => number;
}

/**
 * Buckets of this process, exact over all its threads. Time is in whole
 * nanoseconds of the machine's monotonic clock, which threads share: were it the
 * wall clock, setting that back would freeze every bucket, and setting it ahead
 * would fill them all.
 */
export function createBuckets(unitsPerMinute: number, { memory = createBucketMemory(), nanoseconds = machineNanoseconds }: BucketOptions = {}): Buckets {
  const { interval, bucketful, show, admit, refuse } = shapeBucket(unitsPerMinute, NANOSECONDS);
  const table = new BucketTable(memory);
  return {
    take(keyId, costUnits) {
      const now = nanoseconds();
      let debt = 0;
      let after = 0;
      table.change(keyId, now, (moment) => {
        debt = moment - now;
        after = debt + costUnits * interval;
        return after > bucketful ? undefined : now + after;
      });
      return after > bucketful ? refuse(debt, costUnits) : admit(after);
    },
    peek(keyId) {
      const now = nanoseconds();
      return show(Math.max(0, (table.read(keyId) ?? now) - now));
    },
    refund(keyId, costUnits) {
      if (table.read(keyId) !== undefined) table.change(keyId, nanoseconds(), (moment) => moment - costUnits * interval);
    },
  };
}

// Exact for 104 days after the machine's start, and to two nanoseconds for years after.
function machineNanoseconds(): number {
  return Number(process.hrtime.bigint());
}
