import { BucketTable, createBucketMemory } from './bucket-table.ts';

/**
 * The weighted burst limit: a token bucket of `unitsPerMinute` units per key, refilled
 * at a sixtieth of that per second.
 *
 * Implemented as GCRA: one number per key, the timestamp at which its bucket is full
 * again. Taking a unit moves the timestamp one refill interval ahead; a call is admitted
 * if the timestamp stays within one bucketful of now. This equals a token bucket, without
 * counters that drift or a refill timer.
 */
export interface LimitState {
  /** Capacity in units. */
  readonly limit: number;
  /** Whole units left. */
  readonly remaining: number;
  /** Seconds until the bucket is full, rounded up. */
  readonly resetSeconds: number;
  /** Whole seconds until the refused call would be admitted; only if it was refused. */
  readonly retryAfterSeconds?: number;
}

export interface Taken extends LimitState {
  readonly admitted: boolean;
  /** Shared buckets only: the key is revoked, and nothing was charged. */
  readonly isRevoked?: true;
}

/** Buckets of this process, or buckets shared by several nodes. */
export interface Buckets {
  /** Takes all the units, or none if the bucket holds fewer. */
  take(keyId: string, costUnits: number): Taken | Promise<Taken>;
  /** Reads the state of a bucket without charging it. */
  peek(keyId: string): LimitState | Promise<LimitState>;
  /** Refunds the units of a failed call, up to the bucket's capacity. Must not reject: it is not awaited. */
  refund(keyId: string, costUnits: number): void | Promise<void>;
}

const NANOSECONDS = 1_000_000_000;

/**
 * The dimensions of a bucket, and the conversion of its debt (ticks until it is full) to the state that clients see.
 */
interface BucketShape {
  /** Ticks in which one unit is refilled. */
  readonly interval: number;
  /** The debt of an empty bucket. */
  readonly bucketful: number;
  readonly show: (debt: number) => LimitState;
  readonly admit: (debtAfter: number) => Taken;
  readonly refuse: (debt: number, costUnits: number) => Taken;
}

/** The refill interval is rounded up to whole ticks, so the limit is never exceeded. */
export function shapeBucket(unitsPerMinute: number, ticksPerSecond: number): BucketShape {
  const interval = Math.ceil((60 * ticksPerSecond) / unitsPerMinute);
  const bucketful = unitsPerMinute * interval;
  const show = (debt: number): LimitState => ({
    limit: unitsPerMinute,
    remaining: Math.floor((bucketful - debt) / interval),
    resetSeconds: Math.ceil(debt / ticksPerSecond),
  });
  return {
    interval,
    bucketful,
    show,
    admit: (debtAfter) => ({ ...show(debtAfter), admitted: true }),
    refuse: (debt, costUnits) => ({
      ...show(debt),
      admitted: false,
      retryAfterSeconds: Math.ceil((debt + costUnits * interval - bucketful) / ticksPerSecond),
    }),
  };
}

interface BucketOptions {
  /** Passed to all threads of a process that share buckets. */
  readonly memory?: SharedArrayBuffer;
  readonly nanoseconds?: () => number;
}

/**
 * Buckets of this process, exact across all its threads. Time is in whole nanoseconds of
 * the machine's monotonic clock, which the threads share. With the wall clock, setting
 * the time back would freeze every bucket, and setting it ahead would fill them all.
 */
export function createBuckets(
  unitsPerMinute: number,
  { memory = createBucketMemory(), nanoseconds = machineNanoseconds }: BucketOptions = {},
): Buckets {
  const { interval, bucketful, show, admit, refuse } = shapeBucket(unitsPerMinute, NANOSECONDS);
  const table = new BucketTable(memory);
  return {
    take(keyId, costUnits) {
      const now = nanoseconds();
      let debt = 0;
      let after = 0;
      table.change(keyId, now, (fullAt) => {
        debt = fullAt - now;
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
      if (table.read(keyId) !== undefined)
        table.change(keyId, nanoseconds(), (fullAt) => fullAt - costUnits * interval);
    },
  };
}

// Exact for the first 104 days of uptime, then exact to two nanoseconds for years.
function machineNanoseconds(): number {
  return Number(process.hrtime.bigint());
}
