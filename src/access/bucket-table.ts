import { hash } from 'node:crypto';

// 65,536 places: as many keys as may be in use within one minute before two of them come into each other's way.
const SETS = 4_096;
const WAYS = 16;
// A lock, then a fingerprint and a moment for each place.
const LOCK_BYTES = 8;
const FREE = 0n;
/** The moment of a place that is changing hands. */
const CHANGING = -1n;
// What a thread remembers of where keys stand; it finds them again without.
const MOST_REMEMBERED = 4_096;
const LOCK_WAIT_MILLISECONDS = 1;

export function createBucketMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(LOCK_BYTES + SETS * WAYS * 16);
}

/** A key's place in the table, as one thread found it; another key may have it by now. */
interface Found {
  readonly fingerprint: bigint;
  readonly place: number;
}

/**
 * One moment per key (whole nanoseconds of a clock all threads share), in memory
 * all threads share. A place belongs to the key whose fingerprint stands there, 64
 * bits of a hash, and is changed by compare-and-swap alone. Once its moment has
 * passed, its bucket is full, which is the same as none: then it may be given to
 * another key, so memory does not grow.
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
   * Changes a key's moment in one step, however many threads do: `decide` is
   * given the present one (never before `now`) and gives the next, or undefined to
   * leave it, and may be asked again. A key without a place is given one.
   */
  change(keyId: string, now: number, decide: (moment: number) => number | undefined): void {
    for (;;) {
      const { fingerprint, place } = this.#find(keyId) ?? this.#claim(keyId, now);
      const seen = Atomics.load(this.#words, place + 1);
      // The moment was read first: if the place is still the key's after that, a swap of this very moment is a change of the key's own.
      if (seen === CHANGING || Atomics.load(this.#words, place) !== fingerprint) {
        this.#found.delete(keyId);
        continue;
      }
      const next = decide(Math.max(now, Number(seen)));
      if (next === undefined || Atomics.compareExchange(this.#words, place + 1, seen, BigInt(next)) === seen) return;
    }
  }

  /** The key's moment; undefined where it has no place, and its bucket is full. */
  read(keyId: string): number | undefined {
    const found = this.#find(keyId);
    if (found === undefined) return undefined;
    const seen = Atomics.load(this.#words, found.place + 1);
    return seen === CHANGING || Atomics.load(this.#words, found.place) !== found.fingerprint ? undefined : Number(seen);
  }

  #find(keyId: string): Found | undefined {
    const remembered = this.#found.get(keyId);
    if (remembered !== undefined && Atomics.load(this.#words, remembered.place) === remembered.fingerprint) return remembered;
    const fingerprint = fingerprintOf(keyId);
    const place = this.#listPlaces(fingerprint).find((candidate) => Atomics.load(this.#words, candidate) === fingerprint);
    return place === undefined ? undefined : this.#remember(keyId, { fingerprint, place });
  }

  /** Only one thread at a time gives places away, so that no key ever has two. */
  #claim(keyId: string, now: number): Found {
    while (Atomics.compareExchange(this.#lock, 0, 0, 1) !== 0) Atomics.wait(this.#lock, 0, 1, LOCK_WAIT_MILLISECONDS);
    try {
      return this.#find(keyId) ?? this.#remember(keyId, this.#assign(fingerprintOf(keyId), now));
    } finally {
      Atomics.store(this.#lock, 0, 0);
      Atomics.notify(this.#lock, 0, 1);
    }
  }

  /** A free place, or the one whose bucket is full, or fullest: its key then begins a new bucket, no more than a little early. */
  #assign(fingerprint: bigint, now: number): Found {
    for (;;) {
      let place = -1;
      let moment = 0n;
      for (const candidate of this.#listPlaces(fingerprint)) {
        const standing = Atomics.load(this.#words, candidate) === FREE ? CHANGING : Atomics.load(this.#words, candidate + 1);
        if (place < 0 || standing < moment) [place, moment] = [candidate, standing];
      }
      const seen = Atomics.load(this.#words, place + 1);
      // A thread that changes this very moment meanwhile goes first, and the places are looked at again.
      if (Atomics.compareExchange(this.#words, place + 1, seen, CHANGING) !== seen) continue;
      Atomics.store(this.#words, place, fingerprint);
      Atomics.store(this.#words, place + 1, BigInt(now));
      return { fingerprint, place };
    }
  }

  #listPlaces(fingerprint: bigint): number[] {
    const first = Number(BigInt.asUintN(12, fingerprint)) * WAYS * 2;
    return Array.from({ length: WAYS }, (_, way) => first + way * 2);
  }

  #remember(keyId: string, found: Found): Found {
    if (this.#found.size >= MOST_REMEMBERED) this.#found.clear();
    this.#found.set(keyId, found);
    return found;
  }
}

function fingerprintOf(keyId: string): bigint {
  const fingerprint = hash('sha256', keyId, 'buffer').readBigInt64LE(0);
  return fingerprint === FREE ? 1n : fingerprint;
}
