import { createEtagSigner } from '#base/token.ts';
import type { EtagSigner } from '#base/token.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { listPageDates } from '#store/document-rows.ts';
import { askFeedPoint, compareHistory, readFeedPoint } from '#store/event-rows.ts';
import type { FeedPoint } from '#store/event-rows.ts';
import { listRegistry, refreshRegistry } from '#store/registry.ts';
import type { ServedRegistry } from '#store/registry.ts';
import type { CachedValue, FirstKnown, FundExtents, SelectedNav } from './cached-values.ts';
import { PAST_READS_AT_ONCE, PastReadLimit } from './past-read-limit.ts';
import { buildRegistry } from './registry.ts';
import type { Registry } from './registry.ts';
import { SeriesCache } from './series-cache.ts';
import type { SeriesCachePort } from './series-cache.ts';
import { SeriesCacheClient } from './series-cache-client.ts';
import { SeriesWorth } from './series-worth.ts';
import type { SeriesSource } from './series-cache-client.ts';

/** A commit during a read would mix two states in the answer; the reader repeats the question with a fresh view. */
export class StaleView extends Error {}

/** Caches that outlive a generation, because each entry names the versions from which it was made. */
interface Kept {
  readonly shelves: SeriesSource;
  readonly newestNavs: Map<number, CachedValue<SelectedNav | null>>;
  readonly coverage: Map<number, CachedValue<FundExtents>>;
  readonly seriesWorth: SeriesWorth;
  /** The moment at which each fund's first NAV became known; later imports do not change it. */
  readonly firstKnown: Map<number, FirstKnown>;
}

/** One committed, immutable state of the facts; a request takes one view and answers from it alone. */
export interface FactView {
  /** Number of the last event. */
  readonly seq: number;
  /** When it was committed, milliseconds: nothing it serves became known later. */
  readonly known_at: number;
  readonly registry: Registry;
  /** The newest page date of each source. */
  readonly page_dates: ReadonlyMap<string, IsoDate>;
  readonly sealer: EtagSigner;
  readonly kept: Kept;
  /**
   * Reads the store in one snapshot. If `moved`, the snapshot has later events than this
   * view, and `work` throws StaleView if the rows it read have changed since the view. A store
   * with another history always throws StaleView.
   */
  read<Result>(work: (tx: FactTx, moved: boolean) => Promise<Result>): Promise<Result>;
  /** The same for an earlier moment, which later events do not change; it may wait for a free slot (past-read-limit.ts). */
  readPast<Result>(work: (tx: FactTx) => Promise<Result>): Promise<Result>;
}

export interface FactReader {
  /** Hits and misses of the cache of rendered series. */
  readonly shelf_uses: Readonly<SeriesCacheClient['uses']>;
  /** The newest committed state; cheap if nothing changed. All requests of one `turn` of the event loop arrived before the first of them is answered. */
  view(turn?: number): FactView | Promise<FactView>;
  /**
   * Answers one question from one view. After a commit during the read it retries with a fresher view,
   * and finally with one snapshot of the database, so a commit never makes an answer fail.
   */
  answer<Answer>(question: (view: FactView) => Promise<Answer>): Promise<Answer>;
  /** Releases the caches. The database stays open; the caller that opened it closes it. */
  close(): Promise<void>;
}

interface FactReaderOptions {
  /** Connects to the rendered series that the threads of this process share; without it the reader has its own cache. */
  readonly seriesCachePort?: SeriesCachePort;
}

/**
 * `secret` seals cursors: the nodes of one service share it, so a client may continue on another node. Nothing may
 * be written through `database`: a SQLite connection detects commits of other connections only.
 */
export function openFactReader(database: FactDatabase, secret: string, options: FactReaderOptions = {}): FactReader {
  return new Generations(
    database,
    createEtagSigner(secret),
    new SeriesCacheClient(options.seriesCachePort ?? new SeriesCache().openDoor()),
  );
}

// A stale view means a commit within the milliseconds of a read; two in a row mean that an import is running.
const TRIES = 2;

interface Generation {
  readonly view: FactView;
  readonly point: FeedPoint;
  readonly stored: ServedRegistry;
}

class Generations implements FactReader {
  readonly #database: FactDatabase;
  readonly #sealer: EtagSigner;
  readonly #shelves: SeriesCacheClient;
  readonly #past: PastReadLimit;
  #current: Generation | undefined;
  /** The database's change counter at which `#current` was last found to be the newest. */
  #checked_at = 0;
  /** The turn of the event loop in which that was. */
  #checked_in: number | undefined;
  #building: Promise<Generation> | undefined;

  get shelf_uses(): FactReader['shelf_uses'] {
    return this.#shelves.uses;
  }

  constructor(database: FactDatabase, sealer: EtagSigner, shelves: SeriesCacheClient) {
    this.#database = database;
    this.#sealer = sealer;
    this.#shelves = shelves;
    this.#past = new PastReadLimit(PAST_READS_AT_ONCE[database.engine]);
  }

  view(turn?: number): FactView | Promise<FactView> {
    if (this.#current !== undefined && turn !== undefined && turn === this.#checked_in) return this.#current.view;
    const counter = this.#database.changeCounter();
    if (this.#current === undefined || counter === 0 || counter !== this.#checked_at) return this.#newestView();
    this.#checked_in = turn;
    return this.#current.view;
  }

  async #newestView(): Promise<FactView> {
    for (;;) {
      // The counter is read before the store: the next question then sees a commit in between.
      const counter = this.#database.changeCounter();
      if (this.#current !== undefined && counter !== 0 && counter === this.#checked_at) return this.#current.view;
      const point = await askFeedPoint(this.#database);
      if (this.#current !== undefined && isSamePoint(this.#current.point, point)) {
        this.#checked_at = counter;
        return this.#current.view;
      }
      // A running build may have begun before the commit that this question must see: wait for it and check again.
      if (this.#building !== undefined) await this.#building;
      else return (await this.#rebuild(counter)).view;
    }
  }

  async answer<Answer>(question: (view: FactView) => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; tries <= TRIES; tries++) {
      try {
        return await question(await this.view());
      } catch (thrown) {
        if (!(thrown instanceof StaleView)) throw thrown;
      }
    }
    // Nothing rendered here is cached: sharing a load with a question that waits for this connection would deadlock.
    return this.#database.read(async (tx) => {
      const kept = newKept(UNSHARED);
      const point = await readFeedPoint(tx);
      return question(
        this.#viewOf(
          point,
          buildRegistry(await listRegistry(tx)),
          await listPageDates(tx),
          kept,
          (work) => work(tx, false),
          (work) => work(),
        ),
      );
    });
  }

  async close(): Promise<void> {
    await this.#building?.catch(() => undefined);
    this.#current = undefined;
    this.#shelves.close();
  }

  async #rebuild(counter: number): Promise<Generation> {
    this.#building = this.#build();
    try {
      this.#current = await this.#building;
      this.#checked_at = counter;
      return this.#current;
    } finally {
      this.#building = undefined;
    }
  }

  async #build(): Promise<Generation> {
    const before = this.#current;
    return this.#database.read(async (tx) => {
      const point = await readFeedPoint(tx);
      const continues = before !== undefined && (await compareHistory(tx, before.point)) !== 'other';
      if (before !== undefined && !continues) this.#shelves.forget();
      const kept = continues ? before.view.kept : newKept(nameFor(this.#shelves, point.lineage));
      const stored = continues ? await refreshRegistry(tx, before.stored, before.point.seq) : await listRegistry(tx);
      const registry = buildRegistry(stored, continues ? before.view.registry : undefined);
      return {
        point,
        stored,
        view: this.#viewOf(
          point,
          registry,
          await listPageDates(tx),
          kept,
          (work) => this.#readFrom(point, work),
          (work) => this.#past.run(work),
        ),
      };
    });
  }

  #viewOf(
    { seq, known_at }: FeedPoint,
    registry: Registry,
    page_dates: FactView['page_dates'],
    kept: Kept,
    read: FactView['read'],
    limited: PastReadLimit['run'],
  ): FactView {
    return {
      seq,
      known_at,
      registry,
      page_dates,
      sealer: this.#sealer,
      kept,
      read,
      readPast: (work) => limited(() => read(work)),
    };
  }

  async #readFrom<Result>(point: FeedPoint, work: (tx: FactTx, moved: boolean) => Promise<Result>): Promise<Result> {
    return this.#database.read(async (tx) => {
      const history = await compareHistory(tx, point);
      if (history === 'other') throw new StaleView();
      return work(tx, history === 'later');
    });
  }
}

function isSamePoint(one: FeedPoint, other: FeedPoint): boolean {
  return (
    one.seq === other.seq &&
    one.journal_seq === other.journal_seq &&
    one.mark === other.mark &&
    one.lineage === other.lineage
  );
}

function newKept(shelves: SeriesSource): Kept {
  return { shelves, newestNavs: new Map(), coverage: new Map(), seriesWorth: new SeriesWorth(), firstKnown: new Map() };
}

const UNSHARED: SeriesSource = { find: () => undefined, take: (_series, _versions, build) => build() };

/** A rebuild may give the same version numbers to other facts, and threads do not learn of it at the same moment. */
function nameFor(shelves: SeriesSource, lineage: string): SeriesSource {
  return {
    find: (series, versions) => shelves.find(series, `${lineage}:${versions}`),
    take: (series, versions, build) => shelves.take(series, `${lineage}:${versions}`, build),
  };
}
