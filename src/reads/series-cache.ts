import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { collectHeap } from '#base/process-resources.ts';
import { openSeries } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';

interface Named {
  readonly series: string;
  readonly versions: string;
}

/** Messages from a thread (`SeriesCacheClient`) to the cache. */
type ToSeriesCache =
  | ({ readonly kind: 'request'; readonly history: number } & Named)
  | ({ readonly kind: 'failed' } & Named)
  | ({ readonly kind: 'rendered'; readonly memory: SharedArrayBuffer } & Named)
  | { readonly kind: 'forget' };

/** Messages from the cache to a thread: render the series, use this one, release it, free the released memory. */
type FromSeriesCache =
  | ({ readonly kind: 'render'; readonly history: number } & Named)
  | ({ readonly kind: 'provide'; readonly history: number; readonly memory: SharedArrayBuffer } & Named)
  | { readonly kind: 'release'; readonly series: string }
  | { readonly kind: 'collect' };

/** The connection of one thread to the cache. */
export interface SeriesCachePort {
  readonly port: MessagePort;
  readonly clock: SharedArrayBuffer;
}

interface Entry {
  readonly versions: string;
  readonly memory: SharedArrayBuffer;
}

/**
 * The thread of a request, and its history at the time: when the reply arrives, it may have switched to another one.
 */
interface Requester {
  readonly port: MessagePort;
  readonly history: number;
}

interface Rendering {
  readonly named: Named;
  renderer: Requester;
  readonly waiting: Requester[];
}

// A rendered row takes about 430 bytes, so this holds 780,000 rows: five years of 600 funds. Beyond it, the least
// recently used series are evicted and rendered again when needed.
const BUDGET_BYTES = 320 * 1024 * 1024;
// V8 does not count shared memory, so hundreds of unused megabytes do not trigger a garbage collection. The cache
// requests one each time this part of the budget was evicted: some sixty series, which took far longer to render.
const BUDGET_PARTS = 5;

/**
 * Holds the rendered series of all threads of a process, each once, within one budget. The first thread to request a
 * missing series renders it over its own database connection; the others wait for it. Beyond the budget, the least
 * recently used series are evicted: each thread releases them, and the memory is free when the last page of them was
 * sent and the threads have collected their heaps.
 */
export class SeriesCache {
  readonly #budgetBytes: number;
  readonly #clock = new SharedArrayBuffer(4);
  readonly #ports = new Set<MessagePort>();
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Rendering>();
  #usedBytes = 0;
  #evictedBytes = 0;

  constructor(budgetBytes: number = BUDGET_BYTES) {
    this.#budgetBytes = budgetBytes;
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** The connection for one thread; it ends with the thread or when the thread closes it. */
  connect(): SeriesCachePort {
    const { port1, port2 } = new MessageChannel();
    this.#ports.add(port1);
    port1.on('message', (message: ToSeriesCache) => this.#receive(port1, message));
    port1.on('close', () => this.#disconnect(port1));
    port1.unref();
    return { port: port2, clock: this.#clock };
  }

  #receive(from: MessagePort, message: ToSeriesCache): void {
    switch (message.kind) {
      case 'request':
        return this.#request({ port: from, history: message.history }, message);
      case 'rendered':
        return this.#addRendered(from, message, message.memory);
      case 'failed':
        return this.#renderElsewhere(message, from);
      case 'forget':
        return this.#forget();
    }
  }

  #request(requester: Requester, { series, versions }: Named): void {
    const named = { series, versions };
    const entry = this.#entries.get(series);
    const rendering = this.#rendering.get(nameOf(named));
    if (entry?.versions === versions) provide(requester, named, entry.memory);
    else if (rendering !== undefined) rendering.waiting.push(requester);
    else {
      this.#rendering.set(nameOf(named), { named, renderer: requester, waiting: [] });
      requestRendering(requester, named);
    }
  }

  #addRendered(from: MessagePort, { series, versions }: Named, memory: SharedArrayBuffer): void {
    const named = { series, versions };
    const rendering = this.#rendering.get(nameOf(named));
    // Rendered from an earlier history: only the thread that rendered it may use it.
    if (rendering?.renderer.port !== from) return;
    this.#rendering.delete(nameOf(named));
    this.#evict(series);
    this.#entries.set(series, { versions, memory });
    this.#usedBytes += memory.byteLength;
    usedOf(memory)[0] = Atomics.add(new Int32Array(this.#clock), 0, 1) + 1;
    for (const requester of [rendering.renderer, ...rendering.waiting]) provide(requester, named, memory);
    this.#keepWithinBudget(series);
  }

  #keepWithinBudget(newest: string): void {
    while (this.#usedBytes > this.#budgetBytes && this.#entries.size > 1) {
      let oldest: { readonly series: string; readonly used: number } | undefined;
      for (const [series, { memory }] of this.#entries) {
        const used = usedOf(memory)[0] ?? 0;
        if (series !== newest && (oldest === undefined || used < oldest.used)) oldest = { series, used };
      }
      if (oldest !== undefined) this.#evict(oldest.series);
    }
  }

  /** After a failure of the rendering thread: the next waiting thread tries. */
  #renderElsewhere({ series, versions }: Named, from: MessagePort): void {
    const rendering = this.#rendering.get(nameOf({ series, versions }));
    if (rendering?.renderer.port !== from) return;
    const next = rendering.waiting.shift();
    if (next === undefined) this.#rendering.delete(nameOf({ series, versions }));
    else {
      rendering.renderer = next;
      requestRendering(next, { series, versions });
    }
  }

  #disconnect(port: MessagePort): void {
    this.#ports.delete(port);
    for (const { named, renderer, waiting } of this.#rendering.values()) {
      const at = waiting.findIndex((requester) => requester.port === port);
      if (at >= 0) waiting.splice(at, 1);
      if (renderer.port === port) this.#renderElsewhere(named, port);
    }
  }

  /**
   * For a change of history. Each waiting thread renders for itself; its own read reports whether the requested rows
   * still exist.
   */
  #forget(): void {
    for (const { named, waiting } of this.#rendering.values())
      for (const requester of waiting) requestRendering(requester, named);
    this.#rendering.clear();
    for (const series of this.#entries.keys()) this.#evict(series);
  }

  #evict(series: string): void {
    const entry = this.#entries.get(series);
    if (entry === undefined) return;
    this.#entries.delete(series);
    this.#usedBytes -= entry.memory.byteLength;
    for (const port of this.#ports) send(port, { kind: 'release', series });
    this.#evictedBytes += entry.memory.byteLength;
    if (this.#evictedBytes * BUDGET_PARTS < this.#budgetBytes) return;
    this.#evictedBytes = 0;
    // Includes the port of this thread, which holds every series in its own map.
    for (const port of this.#ports) send(port, { kind: 'collect' });
  }
}

function nameOf({ series, versions }: Named): string {
  return `${series}@${versions}`;
}

function requestRendering({ port, history }: Requester, named: Named): void {
  send(port, { kind: 'render', ...named, history });
}

function provide({ port, history }: Requester, named: Named, memory: SharedArrayBuffer): void {
  send(port, { kind: 'provide', ...named, memory, history });
}

function send(port: MessagePort, message: FromSeriesCache): void {
  port.postMessage(message);
}

/** The part of a series' header in which threads record its last use. */
function usedOf(memory: SharedArrayBuffer): Int32Array {
  return new Int32Array(memory, 4, 1);
}

/** Rendered series as available to one thread, identified by series and by the versions of their rows. */
export interface SeriesSource {
  find(series: string, versions: string): RenderedSeries | undefined;
  /** Returns the series after rendering it if no thread has it; concurrent requests share one rendering. */
  findOrRender(series: string, versions: string, render: () => Promise<RenderedSeries>): Promise<RenderedSeries>;
}

interface HeldEntry {
  readonly versions: string;
  readonly rendered: RenderedSeries;
}

interface Pending extends PromiseWithResolvers<RenderedSeries> {
  readonly render: () => Promise<RenderedSeries>;
}

/**
 * One thread's access to the series that all threads share (`SeriesCache`); it holds them until the cache evicts
 * them. After a change, a fund is requested with other versions, so a stale series is never returned. A page keeps its
 * bytes until it is sent, even if its series is evicted in between.
 */
export class SeriesCacheClient implements SeriesSource {
  readonly #port: MessagePort;
  /** A shared counter of uses, which orders them. */
  readonly #clock: Int32Array;
  readonly #entries = new Map<string, HeldEntry>();
  /** Requests for a series that was or was not in memory. */
  readonly uses = { hits: 0, misses: 0 };
  /** Number of changes of history in this thread. */
  #history = 0;
  readonly #pending = new Map<string, Pending>();

  constructor({ port, clock }: SeriesCachePort) {
    this.#port = port;
    this.#clock = new Int32Array(clock);
    port.on('message', (message: FromSeriesCache) => this.#handle(message));
    // The port must not keep the process running unless a request is pending.
    port.unref();
  }

  find(series: string, versions: string): RenderedSeries | undefined {
    const entry = this.#entries.get(series);
    if (entry?.versions !== versions) return undefined;
    entry.rendered.touch();
    return entry.rendered;
  }

  async findOrRender(series: string, versions: string, render: () => Promise<RenderedSeries>): Promise<RenderedSeries> {
    const found = this.find(series, versions);
    this.uses[found === undefined ? 'misses' : 'hits'] += 1;
    if (found !== undefined) return found;
    const name = requestName(series, versions, this.#history);
    const running = this.#pending.get(name);
    if (running !== undefined) return running.promise;
    const pending = { render, ...Promise.withResolvers<RenderedSeries>() };
    this.#pending.set(name, pending);
    this.#port.ref();
    this.#send({ kind: 'request', series, versions, history: this.#history });
    return pending.promise.finally(() => {
      this.#pending.delete(name);
      if (this.#pending.size === 0) this.#port.unref();
    });
  }

  close(): void {
    this.#port.close();
  }

  /** Call after a change of history: the series of all threads are from the old one. */
  forget(): void {
    this.#history += 1;
    this.#entries.clear();
    this.#send({ kind: 'forget' });
  }

  #handle(message: FromSeriesCache): void {
    if (message.kind === 'release') {
      this.#entries.delete(message.series);
      return;
    }
    if (message.kind === 'collect') return collectHeap();
    const pending = this.#pending.get(requestName(message.series, message.versions, message.history));
    if (message.kind === 'render') void this.#render(pending, message.series, message.versions);
    else this.#receive(message, pending);
  }

  #receive(
    { series, versions, memory, history }: FromSeriesCache & { kind: 'provide' },
    pending: Pending | undefined,
  ): void {
    const rendered = openSeries(memory, this.#clock);
    if (history === this.#history) this.#entries.set(series, { versions, rendered });
    pending?.resolve(rendered);
  }

  async #render(pending: Pending | undefined, series: string, versions: string): Promise<void> {
    try {
      if (pending === undefined) throw new Error('the request is no longer pending');
      const rendered = await pending.render();
      this.#send({ kind: 'rendered', series, versions, memory: rendered.memory });
      pending.resolve(rendered);
    } catch (thrown) {
      this.#send({ kind: 'failed', series, versions });
      pending?.reject(thrown);
    }
  }

  #send(message: ToSeriesCache): void {
    this.#port.postMessage(message);
  }
}

/** A request in one history must not get a series that was rendered in another. */
function requestName(series: string, versions: string, history: number): string {
  return `${series}@${versions}#${history}`;
}

/** The number of rows that were read of a series that is not rendered in memory. */
interface Spent {
  readonly version: number;
  rows: number;
  /** Rows of the whole series; counted only when needed. */
  size: number | undefined;
}

// The fixed cost of a page, in rows.
const PAGE_ROWS = 20;

/**
 * Decides which series to render into memory. Rendering costs the whole series, so it
 * happens after pages of the same total cost were read without it. Under any load, the
 * total cost is then at most twice the cheapest one.
 */
export class SeriesWorth {
  readonly #spent = new Map<string, Spent>();

  has(series: string, version: number): boolean {
    const spent = this.#spent.get(series);
    return spent?.version === version && spent.size !== undefined && spent.rows >= spent.size;
  }

  /** Call it for each page read from the store; `count` returns the rows of the whole series. */
  async add(
    series: string,
    version: number,
    page: { readonly row_count: number; readonly total: number },
    count: () => Promise<number>,
  ): Promise<void> {
    const before = this.#spent.get(series);
    const spent: Spent = before?.version === version ? before : { version, rows: 0, size: undefined };
    // An evicted series starts again from zero.
    if (this.has(series, version)) spent.rows = 0;
    spent.rows += page.row_count + PAGE_ROWS;
    if (spent.size === undefined && spent.rows >= page.total) spent.size = await count();
    this.#spent.set(series, spent);
  }
}
