import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

interface Named {
  readonly series: string;
  readonly versions: string;
}

/** What a thread says to the keeper. */
export type ToSeriesCache =
  | ({ readonly kind: 'take'; readonly history: number } & Named)
  | ({ readonly kind: 'failed' } & Named)
  | ({ readonly kind: 'built'; readonly memory: SharedArrayBuffer } & Named)
  | { readonly kind: 'forget' };

/** What the keeper says to a thread: build it yourself, here it is, let go of it, free what you let go of. */
export type FromSeriesCache =
  | ({ readonly kind: 'build'; readonly history: number } & Named)
  | ({ readonly kind: 'given'; readonly history: number; readonly memory: SharedArrayBuffer } & Named)
  | { readonly kind: 'drop'; readonly series: string }
  | { readonly kind: 'collect' };

/** What a thread is given to see the shelves with (series-cache-client.ts). */
export interface SeriesCachePort {
  readonly port: MessagePort;
  readonly clock: SharedArrayBuffer;
}

interface Kept {
  readonly versions: string;
  readonly memory: SharedArrayBuffer;
}

/** A thread that asked, and which of its histories it asked in: the answer may come when that is over. */
interface Asker {
  readonly port: MessagePort;
  readonly history: number;
}

interface Building {
  readonly named: Named;
  builder: Asker;
  readonly waiting: Asker[];
}

// A row takes about 430 bytes rendered, so this holds 780,000 of them: five years of 600 funds. Beyond it the
// funds asked for least are rendered again when asked for.
const SHELF_BUDGET_BYTES = 320 * 1024 * 1024;
// V8 does not count shared memory, so that hundreds of megabytes nobody holds do not make it collect: the threads are
// asked to, each time this part of the budget has left. That is some sixty shelves, which took far longer to build.
const BUDGET_PARTS = 5;

/**
 * Holds the shelves of all threads of a process, each once, within one budget.
 * A shelf that nobody has is built by the thread that asks first, over its own
 * connection; the others wait for it. Beyond the budget the least recently used
 * leave: each thread is told to let go, and the memory is free when the last
 * page of it is sent and the threads have collected their heaps.
 */
export class SeriesCache {
  readonly #budgetBytes: number;
  readonly #clock = new SharedArrayBuffer(4);
  readonly #doors = new Set<MessagePort>();
  readonly #kept = new Map<string, Kept>();
  readonly #building = new Map<string, Building>();
  #usedBytes = 0;
  #left_bytes = 0;

  constructor(budgetBytes: number = SHELF_BUDGET_BYTES) {
    this.#budgetBytes = budgetBytes;
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** A door for one thread; it closes when the thread ends or closes it. */
  openDoor(): SeriesCachePort {
    const { port1, port2 } = new MessageChannel();
    this.#doors.add(port1);
    port1.on('message', (message: ToSeriesCache) => this.#hear(port1, message));
    port1.on('close', () => this.#leave(port1));
    port1.unref();
    return { port: port2, clock: this.#clock };
  }

  #hear(from: MessagePort, message: ToSeriesCache): void {
    switch (message.kind) {
      case 'take':
        return this.#take({ port: from, history: message.history }, message);
      case 'built':
        return this.#built(from, message, message.memory);
      case 'failed':
        return this.#passOn(message, from);
      case 'forget':
        return this.#forget();
    }
  }

  #take(asker: Asker, { series, versions }: Named): void {
    const named = { series, versions };
    const kept = this.#kept.get(series);
    const building = this.#building.get(nameOf(named));
    if (kept?.versions === versions) give(asker, named, kept.memory);
    else if (building !== undefined) building.waiting.push(asker);
    else {
      this.#building.set(nameOf(named), { named, builder: asker, waiting: [] });
      letBuild(asker, named);
    }
  }

  #built(from: MessagePort, { series, versions }: Named, memory: SharedArrayBuffer): void {
    const named = { series, versions };
    const building = this.#building.get(nameOf(named));
    // Begun before the history changed: whoever began it has its answer, and nobody else may have it.
    if (building?.builder.port !== from) return;
    this.#building.delete(nameOf(named));
    this.#drop(series);
    this.#kept.set(series, { versions, memory });
    this.#usedBytes += memory.byteLength;
    usedOf(memory)[0] = Atomics.add(new Int32Array(this.#clock), 0, 1) + 1;
    for (const asker of [building.builder, ...building.waiting]) give(asker, named, memory);
    this.#keepWithinBudget(series);
  }

  #keepWithinBudget(newest: string): void {
    while (this.#usedBytes > this.#budgetBytes && this.#kept.size > 1) {
      let oldest: { readonly series: string; readonly used: number } | undefined;
      for (const [series, { memory }] of this.#kept) {
        const used = usedOf(memory)[0] ?? 0;
        if (series !== newest && (oldest === undefined || used < oldest.used)) oldest = { series, used };
      }
      if (oldest !== undefined) this.#drop(oldest.series);
    }
  }

  /** Its builder could not build it: the next who waits tries. */
  #passOn({ series, versions }: Named, from: MessagePort): void {
    const building = this.#building.get(nameOf({ series, versions }));
    if (building?.builder.port !== from) return;
    const next = building.waiting.shift();
    if (next === undefined) this.#building.delete(nameOf({ series, versions }));
    else {
      building.builder = next;
      letBuild(next, { series, versions });
    }
  }

  #leave(port: MessagePort): void {
    this.#doors.delete(port);
    for (const { named, builder, waiting } of this.#building.values()) {
      const at = waiting.findIndex((asker) => asker.port === port);
      if (at >= 0) waiting.splice(at, 1);
      if (builder.port === port) this.#passOn(named, port);
    }
  }

  /** The history itself has changed. Whoever waits builds for itself, and its own read says whether what it asks still is. */
  #forget(): void {
    for (const { named, waiting } of this.#building.values()) for (const asker of waiting) letBuild(asker, named);
    this.#building.clear();
    for (const series of this.#kept.keys()) this.#drop(series);
  }

  #drop(series: string): void {
    const kept = this.#kept.get(series);
    if (kept === undefined) return;
    this.#kept.delete(series);
    this.#usedBytes -= kept.memory.byteLength;
    for (const port of this.#doors) onProgress(port, { kind: 'drop', series });
    this.#left_bytes += kept.memory.byteLength;
    if (this.#left_bytes * BUDGET_PARTS < this.#budgetBytes) return;
    this.#left_bytes = 0;
    // This thread, which holds every shelf by its name, has a door of its own.
    for (const port of this.#doors) onProgress(port, { kind: 'collect' });
  }
}

function nameOf({ series, versions }: Named): string {
  return `${series}@${versions}`;
}

function letBuild({ port, history }: Asker, named: Named): void {
  onProgress(port, { kind: 'build', ...named, history });
}

function give({ port, history }: Asker, named: Named, memory: SharedArrayBuffer): void {
  onProgress(port, { kind: 'given', ...named, memory, history });
}

function onProgress(port: MessagePort, message: FromSeriesCache): void {
  port.postMessage(message);
}

/** The place of a shelf's header where threads note that they use it. */
function usedOf(memory: SharedArrayBuffer): Int32Array {
  return new Int32Array(memory, 4, 1);
}
