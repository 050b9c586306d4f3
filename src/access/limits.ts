import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { ownText } from '#base/own-text.ts';

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

// 65,536 slots: the number of keys that can be in use within one minute before they evict each other.
const SETS = 4_096;
const WAYS = 16;
// Layout: a lock, then a fingerprint and a timestamp per slot.
const LOCK_BYTES = 8;
const FREE = 0n;
/** The timestamp of a slot that is being reassigned. */
const CHANGING = -1n;
// Bounds the per-thread cache of key slots; without the cache a key is found by a search.
const MOST_REMEMBERED = 4_096;
const LOCK_WAIT_MILLISECONDS = 1;

export function createBucketMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(LOCK_BYTES + SETS * WAYS * 16);
}

/** A key's slot as one thread last found it; it may since have been reassigned. `slot` is an index into the words. */
interface Found {
  readonly fingerprint: bigint;
  readonly slot: number;
}

/**
 * One timestamp per key (whole nanoseconds of a clock that all threads share), in
 * shared memory. A slot belongs to the key whose fingerprint (64 bits of a hash) it
 * holds, and changes only by compare-and-swap. Once the timestamp has passed, the
 * bucket is full, which equals having no bucket: the slot may be reassigned to another
 * key, so memory does not grow.
 */
class BucketTable {
  readonly #lock: Int32Array;
  readonly #words: BigInt64Array;
  readonly #found = new Map<string, Found>();

  constructor(memory: SharedArrayBuffer) {
    this.#lock = new Int32Array(memory, 0, 1);
    this.#words = new BigInt64Array(memory, LOCK_BYTES);
  }

  /**
   * Changes a key's timestamp atomically: `decide` receives the current one (never
   * before `now`) and returns the next, or undefined to leave it unchanged. It may be
   * called again after a conflict. A key without a slot is assigned one.
   */
  change(keyId: string, now: number, decide: (timestamp: number) => number | undefined): void {
    for (;;) {
      const { fingerprint, slot } = this.#recall(keyId) ?? this.#claim(keyId, fingerprintOf(keyId), now);
      const seen = Atomics.load(this.#words, slot + 1);
      // The timestamp is read before the fingerprint: if the slot still belongs to the key, the swap below changes this
      // key's timestamp.
      if (seen === CHANGING || Atomics.load(this.#words, slot) !== fingerprint) {
        this.#found.delete(keyId);
        continue;
      }
      const next = decide(Math.max(now, Number(seen)));
      if (next === undefined || Atomics.compareExchange(this.#words, slot + 1, seen, BigInt(next)) === seen) return;
    }
  }

  /** The key's timestamp; undefined if it has no slot, so its bucket is full. */
  read(keyId: string): number | undefined {
    const found = this.#recall(keyId) ?? this.#find(keyId, fingerprintOf(keyId));
    if (found === undefined) return undefined;
    const seen = Atomics.load(this.#words, found.slot + 1);
    return seen === CHANGING || Atomics.load(this.#words, found.slot) !== found.fingerprint ? undefined : Number(seen);
  }

  #recall(keyId: string): Found | undefined {
    const found = this.#found.get(keyId);
    return found !== undefined && Atomics.load(this.#words, found.slot) === found.fingerprint ? found : undefined;
  }

  #find(keyId: string, fingerprint: bigint): Found | undefined {
    const first = firstSlotOf(fingerprint);
    for (let slot = first; slot < first + WAYS * 2; slot += 2) {
      if (Atomics.load(this.#words, slot) === fingerprint) return this.#remember(keyId, { fingerprint, slot });
    }
    return undefined;
  }

  /** The key's slot; a new one is assigned under the lock, so that no key ever has two. */
  #claim(keyId: string, fingerprint: bigint, now: number): Found {
    const found = this.#find(keyId, fingerprint);
    if (found !== undefined) return found;
    while (Atomics.compareExchange(this.#lock, 0, 0, 1) !== 0) Atomics.wait(this.#lock, 0, 1, LOCK_WAIT_MILLISECONDS);
    try {
      return this.#find(keyId, fingerprint) ?? this.#remember(keyId, this.#assign(fingerprint, now));
    } finally {
      Atomics.store(this.#lock, 0, 0);
      Atomics.notify(this.#lock, 0, 1);
    }
  }

  /** A free slot, or the one with the fullest bucket; the evicted key gets a full bucket slightly early. */
  #assign(fingerprint: bigint, now: number): Found {
    for (;;) {
      let slot = -1;
      let earliest = 0n;
      const first = firstSlotOf(fingerprint);
      for (let candidate = first; candidate < first + WAYS * 2; candidate += 2) {
        const timestamp =
          Atomics.load(this.#words, candidate) === FREE ? CHANGING : Atomics.load(this.#words, candidate + 1);
        if (slot < 0 || timestamp < earliest) [slot, earliest] = [candidate, timestamp];
      }
      const seen = Atomics.load(this.#words, slot + 1);
      // If another thread changed this timestamp in between, search again.
      if (Atomics.compareExchange(this.#words, slot + 1, seen, CHANGING) !== seen) continue;
      Atomics.store(this.#words, slot, fingerprint);
      Atomics.store(this.#words, slot + 1, BigInt(now));
      return { fingerprint, slot };
    }
  }

  #remember(keyId: string, found: Found): Found {
    if (this.#found.size >= MOST_REMEMBERED) this.#found.clear();
    this.#found.set(ownText(keyId), found);
    return found;
  }
}

/** Two words a slot: the fingerprint and the timestamp. */
function firstSlotOf(fingerprint: bigint): number {
  return Number(BigInt.asUintN(12, fingerprint)) * WAYS * 2;
}

function fingerprintOf(keyId: string): bigint {
  const fingerprint = hash('sha256', keyId, 'buffer').readBigInt64LE(0);
  return fingerprint === FREE ? 1n : fingerprint;
}

/**
 * All clients whose proxy reports something other than an address share one limit: such a value could differ in each
 * request.
 */
const NOT_AN_ADDRESS = 'unknown';

/**
 * The network that is limited as one client (a household or an office): an IPv4 address, or the /64 of an IPv6 address.
 */
export function networkOf(address: string): string {
  return networkOfGroups(address, 4);
}

/** The same with the /48 of an IPv6 address, the block that a provider usually assigns to one customer. */
export function wideNetworkOf(address: string): string {
  return networkOfGroups(address, 3);
}

/** `groups` of sixteen bits of an IPv6 address. */
function networkOfGroups(address: string, groups: number): string {
  // Plain, IPv4-mapped (`::ffff:192.0.2.1`), or with a port, as some proxies report it.
  const [, plain] = /^(?:[\da-f:]{0,40}:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  if (plain !== undefined) return plain;
  if (!isIPv6(address)) return NOT_AN_ADDRESS;
  const [before = '', after] = address.split('::');
  const given = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  return [...given, ...Array.from({ length: Math.max(0, 8 - given.length - rest.length) }, () => '0'), ...rest]
    .slice(0, groups)
    .join(':');
}
