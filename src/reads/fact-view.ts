import { createTokenSigner } from '#base/hash.ts';
import type { TokenSigner } from '#base/hash.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { CoverageRow } from '#payloads/coverage.ts';
import type { NavRow } from '#payloads/series.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { listPageDates } from '#store/document-rows.ts';
import { askFeedPoint, compareHistory, readFeedPoint } from '#store/event-rows.ts';
import type { FeedPoint } from '#store/event-rows.ts';
import { yieldAfterQueries } from '#store/query-parts.ts';
import { listRegistry, refreshRegistry } from '#store/registry.ts';
import type { ServedRegistry } from '#store/registry.ts';
import { PAST_READ_PACE, PastReadLimit } from './past-read-limit.ts';
import type { Renderable } from './query-result.ts';
import { buildRegistry } from './registry.ts';
import type { FundEntry, Registry } from './registry.ts';
import { SeriesCache, SeriesCacheClient, SeriesWorth } from './series-cache.ts';
import type { SeriesCachePort, SeriesSource } from './series-cache.ts';

/** A commit during a read would mix two states in the response; the reader then retries with a fresh view. */
export class StaleView extends Error {}

/** Caches that outlive a generation, because each entry names the versions from which it was made. */
interface Caches {
  readonly series: SeriesSource;
  readonly newestNavs: Map<number, CachedValue<SelectedNav | null>>;
  readonly coverage: Map<number, CachedValue<FundExtents>>;
  readonly sizes: Map<number, CachedValue<ReportedSize | null>>;
  readonly reportedNames: Map<number, CachedValue<readonly string[]>>;
  readonly seriesWorth: SeriesWorth;
  /** The time at which each fund's first NAV became known; later imports do not change it. */
  readonly firstKnown: Map<number, FirstKnown>;
}

/** One committed, immutable state of the facts; a request takes one view and reads only from it. */
export interface FactView {
  /** Number of the last event. */
  readonly seq: number;
  /** Time of that commit in milliseconds: no served fact became known later. */
  readonly known_at: number;
  readonly registry: Registry;
  /** The newest page date of each source. */
  readonly page_dates: ReadonlyMap<string, IsoDate>;
  readonly signer: TokenSigner;
  readonly caches: Caches;
  /**
   * Reads the store in one snapshot. If `moved`, the snapshot has later events than this view, and `work` throws
   * StaleView if the rows it read have changed since the view. A store with another history always throws StaleView.
   */
  read<Result>(work: (tx: FactTx, moved: boolean) => Promise<Result>): Promise<Result>;
  /**
   * The same for an earlier time, whose facts later events do not change; it may wait for a free slot
   * (past-read-limit.ts).
   */
  readPast<Result>(work: (tx: FactTx) => Promise<Result>): Promise<Result>;
}

export interface FactReader {
  /** Hits and misses of the cache of rendered series. */
  readonly seriesUses: Readonly<SeriesCacheClient['uses']>;
  /**
   * The newest committed state; cheap if nothing changed. `tick` numbers the event-loop tick: all requests of one tick
   * arrived before the first of them is answered, so they can share one check.
   */
  view(tick?: number): FactView | Promise<FactView>;
  /**
   * Runs a query against one view. After a commit during the read it retries with a fresher view, and finally with one
   * snapshot of the database, so a commit never makes a query fail.
   */
  answer<Answer>(question: (view: FactView) => Promise<Answer>): Promise<Answer>;
  /** Releases the caches. The database remains open; its caller closes it. */
  close(): Promise<void>;
}

interface FactReaderOptions {
  /**
   * Connects to the rendered series that the threads of this process share; without it the reader has its own cache.
   */
  readonly seriesCachePort?: SeriesCachePort;
}

/**
 * `secret` signs cursors: the nodes of one service share it, so a client may continue on another node. Nothing may be
 * written through `database`: a SQLite connection detects commits of other connections only.
 */
export function openFactReader(database: FactDatabase, secret: string, options: FactReaderOptions = {}): FactReader {
  return new Generations(
    database,
    createTokenSigner(secret),
    new SeriesCacheClient(options.seriesCachePort ?? new SeriesCache().connect()),
  );
}

// A stale view means a commit during a read of a few milliseconds; two in a row mean that an import is running.
const TRIES = 2;

interface Generation {
  readonly view: FactView;
  readonly point: FeedPoint;
  readonly stored: ServedRegistry;
}

class Generations implements FactReader {
  readonly #database: FactDatabase;
  readonly #signer: TokenSigner;
  readonly #series: SeriesCacheClient;
  readonly #past: PastReadLimit;
  #current: Generation | undefined;
  /** The change counter of the database when `#current` was last known to be the newest. */
  #checkedAtCounter = 0;
  /** The event-loop tick of that check. */
  #checkedInTick: number | undefined;
  #building: Promise<Generation> | undefined;

  get seriesUses(): FactReader['seriesUses'] {
    return this.#series.uses;
  }

  constructor(database: FactDatabase, signer: TokenSigner, series: SeriesCacheClient) {
    this.#database = database;
    this.#signer = signer;
    this.#series = series;
    this.#past = new PastReadLimit(PAST_READ_PACE[database.engine]);
  }

  view(tick?: number): FactView | Promise<FactView> {
    if (this.#current !== undefined && tick !== undefined && tick === this.#checkedInTick) return this.#current.view;
    const counter = this.#database.changeCounter();
    if (this.#current === undefined || counter === 0 || counter !== this.#checkedAtCounter) return this.#newestView();
    this.#checkedInTick = tick;
    return this.#current.view;
  }

  async #newestView(): Promise<FactView> {
    for (;;) {
      // The counter is read before the store, so a commit in between is noticed by the next request.
      const counter = this.#database.changeCounter();
      if (this.#current !== undefined && counter !== 0 && counter === this.#checkedAtCounter) return this.#current.view;
      const point = await askFeedPoint(this.#database);
      if (this.#current !== undefined && isSamePoint(this.#current.point, point)) {
        this.#checkedAtCounter = counter;
        return this.#current.view;
      }
      // A running build may have begun before the commit that this request must see: wait for it and check again.
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
    return readSnapshot(this.#database, this.#signer, question);
  }

  async close(): Promise<void> {
    await this.#building?.catch(() => undefined);
    this.#current = undefined;
    this.#series.close();
  }

  async #rebuild(counter: number): Promise<Generation> {
    this.#building = this.#build();
    try {
      this.#current = await this.#building;
      this.#checkedAtCounter = counter;
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
      if (before !== undefined && !continues) this.#series.forget();
      const caches = continues ? before.view.caches : createCaches(prefixWith(this.#series, point.lineage));
      const stored = continues ? await refreshRegistry(tx, before.stored, before.point.seq) : await listRegistry(tx);
      const registry = buildRegistry(stored, continues ? before.view.registry : undefined);
      return {
        point,
        stored,
        view: this.#viewOf({ point, registry, page_dates: await listPageDates(tx), caches, signer: this.#signer }),
      };
    });
  }

  /** A method of its own: functions made where the view before is known would keep it, and with it all views before. */
  #viewOf(parts: ViewParts): FactView {
    const { point } = parts;
    return viewOf(
      parts,
      (work) => this.#readFrom(point, work),
      (work) => this.#past.run(() => this.#readFrom(point, work)),
    );
  }

  async #readFrom<Result>(point: FeedPoint, work: (tx: FactTx, moved: boolean) => Promise<Result>): Promise<Result> {
    return this.#database.read(async (tx) => {
      const history = await compareHistory(tx, point);
      if (history === 'other') throw new StaleView();
      // A server runs queries elsewhere; SQLite runs them in this thread.
      return work(this.#database.engine === 'sqlite' ? yieldAfterQueries(tx) : tx, history === 'later');
    });
  }
}

interface ViewParts extends Pick<FactView, 'registry' | 'page_dates' | 'caches' | 'signer'> {
  readonly point: FeedPoint;
}

function viewOf(
  { point, registry, page_dates, caches, signer }: ViewParts,
  read: FactView['read'],
  readPast: FactView['readPast'],
): FactView {
  const { seq, known_at } = point;
  return { seq, known_at, registry, page_dates, signer, caches, read, readPast };
}

/**
 * Runs `work` on a view whose reads all see one snapshot of the database, however long it takes and whatever other
 * connections commit. Nothing is cached: sharing a load with a query that waits for this connection would deadlock.
 */
export async function readSnapshot<Result>(
  database: FactDatabase,
  signer: TokenSigner,
  work: (view: FactView, tx: FactTx, point: FeedPoint) => Promise<Result>,
): Promise<Result> {
  return database.read(async (tx) => {
    const point = await readFeedPoint(tx);
    const parts = {
      point,
      registry: buildRegistry(await listRegistry(tx)),
      page_dates: await listPageDates(tx),
      caches: createCaches(UNSHARED),
      signer,
    };
    return work(
      viewOf(
        parts,
        (read) => read(tx, false),
        (read) => read(tx),
      ),
      tx,
      point,
    );
  });
}

function isSamePoint(one: FeedPoint, other: FeedPoint): boolean {
  return (
    one.seq === other.seq &&
    one.journal_seq === other.journal_seq &&
    one.eventHash === other.eventHash &&
    one.lineage === other.lineage
  );
}

function createCaches(series: SeriesSource): Caches {
  return {
    series,
    newestNavs: new Map(),
    coverage: new Map(),
    sizes: new Map(),
    reportedNames: new Map(),
    seriesWorth: new SeriesWorth(),
    firstKnown: new Map(),
  };
}

const UNSHARED: SeriesSource = { find: () => undefined, findOrRender: (_series, _versions, render) => render() };

/** A rebuild may assign the same version numbers to other facts, and threads do not notice it at the same time. */
function prefixWith(source: SeriesSource, lineage: string): SeriesSource {
  return {
    find: (series, versions) => source.find(series, `${lineage}:${versions}`),
    findOrRender: (series, versions, render) => source.findOrRender(series, `${lineage}:${versions}`, render),
  };
}

/** The latest or a selected NAV of one fund. */
export interface SelectedNav {
  readonly slug: string;
  readonly date: IsoDate;
  /** The date of the observation before it; null for the first one. */
  readonly previous_date: IsoDate | null;
  /** Identifies the row and its version. */
  readonly hash: string;
  readonly row: Renderable<NavRow>;
}

/** The size of a fund that its newest report states. */
export interface ReportedSize {
  readonly report_date: IsoDate;
  readonly amount_pkr: Decimal;
}

/** The counts of one fund, without its holds, which change independently of the fund. */
export type FundExtents = Omit<CoverageRow, 'held_count'>;

/** A value computed for one fund, and the versions of the fund that it was computed from. */
interface CachedValue<Value> {
  readonly versions: string;
  readonly value: Value;
}

/**
 * The values of some funds, in their order; one call of `make` computes all that are not cached. The caller keeps the
 * values it receives, so a view that replaces an entry at the same time cannot mix two states in one response.
 */
export async function readCachedValues<Value>(
  cached: Map<number, CachedValue<Value>>,
  entries: readonly FundEntry[],
  versionsOf: (entry: FundEntry) => string,
  make: (absent: readonly FundEntry[]) => Promise<(entry: FundEntry) => Value>,
): Promise<Value[]> {
  const taken = entries.map((entry) => {
    const found = cached.get(entry.fund.fund_key);
    return found?.versions === versionsOf(entry) ? found : undefined;
  });
  const absent = entries.filter((_, index) => taken[index] === undefined);
  if (absent.length === 0) return taken.flatMap((found) => (found === undefined ? [] : [found.value]));
  const makeOne = await make(absent);
  return entries.map((entry, index) => {
    const found = taken[index] ?? { versions: versionsOf(entry), value: makeOne(entry) };
    cached.set(entry.fund.fund_key, found);
    return found.value;
  });
}

/** When a fund's first NAV became known, or a bound: it was known then at the latest. */
export interface FirstKnown {
  readonly known_at: number;
  readonly isExact: boolean;
}
