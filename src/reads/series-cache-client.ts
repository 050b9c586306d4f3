import type { MessagePort } from 'node:worker_threads';
import { collectHeap } from '#base/heap.ts';
import { openSeries } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';
import type { FromSeriesCache, SeriesCachePort, ToSeriesCache } from './series-cache.ts';

/** Rendered series as available to one thread, identified by series and by the versions of their rows. */
export interface SeriesSource {
  find(series: string, versions: string): RenderedSeries | undefined;
  /** Returns the series after rendering it if no thread has it; concurrent requests share one rendering. */
  findOrRender(series: string, versions: string, render: () => Promise<RenderedSeries>): Promise<RenderedSeries>;
}

interface Entry {
  readonly versions: string;
  readonly rendered: RenderedSeries;
}

interface Pending extends PromiseWithResolvers<RenderedSeries> {
  readonly render: () => Promise<RenderedSeries>;
}

/**
 * One thread's access to the series that all threads share (series-cache.ts); it holds them until the cache evicts
 * them. After a change, a fund is requested with other versions, so a stale series is never returned. A page keeps its
 * bytes until it is sent, even if its series is evicted in between.
 */
export class SeriesCacheClient implements SeriesSource {
  readonly #port: MessagePort;
  /** A shared counter of uses, which orders them. */
  readonly #clock: Int32Array;
  readonly #entries = new Map<string, Entry>();
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
    const name = nameOf(series, versions, this.#history);
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
    const pending = this.#pending.get(nameOf(message.series, message.versions, message.history));
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
function nameOf(series: string, versions: string, history: number): string {
  return `${series}@${versions}#${history}`;
}
