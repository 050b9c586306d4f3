import type { MessagePort } from 'node:worker_threads';
import { collectHeap } from '#base/heap.ts';
import { openSeries } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';
import type { FromSeriesCache, SeriesCachePort, ToSeriesCache } from './series-cache.ts';

/** The shelves as one thread sees them; each is named by the series it holds and by the versions it was made of. */
export interface SeriesSource {
  find(series: string, versions: string): RenderedSeries | undefined;
  /** The shelf, built first if no thread has it; built once, however many ask meanwhile. */
  take(series: string, versions: string, build: () => Promise<RenderedSeries>): Promise<RenderedSeries>;
}

interface Kept {
  readonly versions: string;
  readonly shelf: RenderedSeries;
}

interface Asking extends PromiseWithResolvers<RenderedSeries> {
  readonly build: () => Promise<RenderedSeries>;
}

/**
 * One thread's view of the shelves that all threads share: what the keeper
 * (series-cache.ts) has not told it to drop. A changed fund asks for other
 * versions, so a stale shelf is never given out, and a page being sent keeps its
 * bytes until it is sent, whatever the keeper drops.
 */
export class SeriesCacheClient implements SeriesSource {
  readonly #port: MessagePort;
  /** Moves on with the uses, which it puts in order. */
  readonly #clock: Int32Array;
  readonly #kept = new Map<string, Kept>();
  /** How often a shelf was asked for and was here, or was not. */
  readonly uses = { hits: 0, misses: 0 };
  /** Counts how often the history itself changed under this thread. */
  #history = 0;
  readonly #asking = new Map<string, Asking>();

  constructor({ port, clock }: SeriesCachePort) {
    this.#port = port;
    this.#clock = new Int32Array(clock);
    port.on('message', (message: FromSeriesCache) => this.#hear(message));
    // A process that waits for no shelf may end.
    port.unref();
  }

  find(series: string, versions: string): RenderedSeries | undefined {
    const kept = this.#kept.get(series);
    if (kept?.versions !== versions) return undefined;
    kept.shelf.touch();
    return kept.shelf;
  }

  async take(series: string, versions: string, build: () => Promise<RenderedSeries>): Promise<RenderedSeries> {
    const found = this.find(series, versions);
    this.uses[found === undefined ? 'misses' : 'hits'] += 1;
    if (found !== undefined) return found;
    const name = nameOf(series, versions, this.#history);
    const pending = this.#asking.get(name);
    if (pending !== undefined) return pending.promise;
    const asking = { build, ...Promise.withResolvers<RenderedSeries>() };
    this.#asking.set(name, asking);
    this.#port.ref();
    this.#onProgress({ kind: 'take', series, versions, history: this.#history });
    return asking.promise.finally(() => {
      this.#asking.delete(name);
      if (this.#asking.size === 0) this.#port.unref();
    });
  }

  close(): void {
    this.#port.close();
  }

  /** After a change of the history itself: what all threads had is of the old one. */
  forget(): void {
    this.#history += 1;
    this.#kept.clear();
    this.#onProgress({ kind: 'forget' });
  }

  #hear(message: FromSeriesCache): void {
    if (message.kind === 'drop') {
      this.#kept.delete(message.series);
      return;
    }
    if (message.kind === 'collect') return collectHeap();
    const asking = this.#asking.get(nameOf(message.series, message.versions, message.history));
    if (message.kind === 'build') void this.#build(asking, message.series, message.versions);
    else this.#receive(message, asking);
  }

  #receive(
    { series, versions, memory, history }: FromSeriesCache & { kind: 'given' },
    asking: Asking | undefined,
  ): void {
    const shelf = openSeries(memory, this.#clock);
    if (history === this.#history) this.#kept.set(series, { versions, shelf });
    asking?.resolve(shelf);
  }

  async #build(asking: Asking | undefined, series: string, versions: string): Promise<void> {
    try {
      if (asking === undefined) throw new Error('nobody asks any more');
      const shelf = await asking.build();
      this.#onProgress({ kind: 'built', series, versions, memory: shelf.memory });
      asking.resolve(shelf);
    } catch (thrown) {
      this.#onProgress({ kind: 'failed', series, versions });
      asking?.reject(thrown);
    }
  }

  #onProgress(message: ToSeriesCache): void {
    this.#port.postMessage(message);
  }
}

/** What is asked in one history is not answered by what was built in another. */
function nameOf(series: string, versions: string, history: number): string {
  return `${series}@${versions}#${history}`;
}
