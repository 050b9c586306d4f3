import { hash } from 'node:crypto';
import { ownText } from '#base/own-text.ts';

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
export class BucketTable {
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
      const { fingerprint, slot } = this.#find(keyId) ?? this.#claim(keyId, now);
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
    const found = this.#find(keyId);
    if (found === undefined) return undefined;
    const seen = Atomics.load(this.#words, found.slot + 1);
    return seen === CHANGING || Atomics.load(this.#words, found.slot) !== found.fingerprint ? undefined : Number(seen);
  }

  #find(keyId: string): Found | undefined {
    const remembered = this.#found.get(keyId);
    if (remembered !== undefined && Atomics.load(this.#words, remembered.slot) === remembered.fingerprint)
      return remembered;
    const fingerprint = fingerprintOf(keyId);
    const slot = this.#listSlots(fingerprint).find((candidate) => Atomics.load(this.#words, candidate) === fingerprint);
    return slot === undefined ? undefined : this.#remember(keyId, { fingerprint, slot });
  }

  /** Assigns a slot under the lock, so that no key ever has two. */
  #claim(keyId: string, now: number): Found {
    while (Atomics.compareExchange(this.#lock, 0, 0, 1) !== 0) Atomics.wait(this.#lock, 0, 1, LOCK_WAIT_MILLISECONDS);
    try {
      return this.#find(keyId) ?? this.#remember(keyId, this.#assign(fingerprintOf(keyId), now));
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
      for (const candidate of this.#listSlots(fingerprint)) {
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

  #listSlots(fingerprint: bigint): number[] {
    const first = Number(BigInt.asUintN(12, fingerprint)) * WAYS * 2;
    return Array.from({ length: WAYS }, (_, way) => first + way * 2);
  }

  #remember(keyId: string, found: Found): Found {
    if (this.#found.size >= MOST_REMEMBERED) this.#found.clear();
    this.#found.set(ownText(keyId), found);
    return found;
  }
}

function fingerprintOf(keyId: string): bigint {
  const fingerprint = hash('sha256', keyId, 'buffer').readBigInt64LE(0);
  return fingerprint === FREE ? 1n : fingerprint;
}
