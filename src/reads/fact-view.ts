import { createSealer } from '#base/token.ts';
import type { Sealer } from '#base/token.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { askFeedPoint, compareHistory, readFeedPoint } from '#store/event-rows.ts';
import type { FeedPoint } from '#store/event-rows.ts';
import { listRegistry, refreshRegistry } from '#store/registry.ts';
import type { ServedRegistry } from '#store/registry.ts';
import type { KeptRendering } from './kept-rendering.ts';
import { buildRegistry } from './registry.ts';
import type { Registry } from './registry.ts';
import { ShelfKeeper } from './shelf-keeper.ts';
import type { ShelfDoor } from './shelf-keeper.ts';
import { ShelfStore } from './shelf-store.ts';
import type { Shelves } from './shelf-store.ts';

/** The store moved on under a read in a way that would mix two states: the question is asked again of a fresh view. */
export class StaleView extends Error {}

/** What outlives a generation, because every part of it names the versions it was made of. */
interface Kept {
  readonly shelves: Shelves;
  readonly newest_navs: Map<number, KeptRendering>;
  readonly coverage: Map<number, KeptRendering>;
}

/** One committed state of the facts, unchanging; a request takes one view and answers from it alone. */
export interface FactView {
  /** Number of the last event. */
  readonly seq: number;
  readonly registry: Registry;
  readonly sealer: Sealer;
  readonly kept: Kept;
  /**
   * Reads the store in one snapshot. `moved` says that it holds later events than
   * this view: `work` then throws StaleView unless what it read did not change
   * since. A store with another history is stale at once.
   */
  read<Result>(work: (tx: FactTx, moved: boolean) => Promise<Result>): Promise<Result>;
}

export interface FactReader {
  /** How often a shelf was here when asked for, and how often it had to be built. */
  readonly shelf_uses: Readonly<ShelfStore['uses']>;
  /** The newest committed state; cheap when nothing changed (asked per request). Questions of one `turn` were all asked before the first of them is answered. */
  view(turn?: number): FactView | Promise<FactView>;
  /**
   * Answers one question from one view. Where the store moves on meanwhile it is asked again of a fresher
   * view, and at last of one snapshot of the database, so an answer never has to be refused for that.
   */
  answer<Answer>(question: (view: FactView) => Promise<Answer>): Promise<Answer>;
  /** Lets go of what is kept in memory. The database stays open: it is its opener's. */
  close(): Promise<void>;
}

interface FactReaderOptions {
  /** To the shelves that the threads of this process share; without it this reader has its own. */
  readonly shelf_door?: ShelfDoor;
}

/**
 * `secret` seals cursors: nodes of one service share it, so a walk may change nodes. Nothing may be written
 * through `database` itself: a connection of SQLite is told of the commits of others only.
 */
export function openFactReader(database: FactDatabase, secret: string, options: FactReaderOptions = {}): FactReader {
  return new Generations(database, createSealer(secret), new ShelfStore(options.shelf_door ?? new ShelfKeeper().openDoor()));
}

// A stale view means a commit within the milliseconds of a read: twice in a row is an import in full course.
const TRIES = 2;

interface Generation {
  readonly view: FactView;
  readonly point: FeedPoint;
  readonly stored: ServedRegistry;
}

class Generations implements FactReader {
  readonly #database: FactDatabase;
  readonly #sealer: Sealer;
  readonly #shelves: ShelfStore;
  #current: Generation | undefined;
  /** The database's change counter at which `#current` was last found to be the newest. */
  #checked_at = 0;
  /** The turn in which that was. */
  #checked_in: number | undefined;
  #building: Promise<Generation> | undefined;

  get shelf_uses(): FactReader['shelf_uses'] {
    return this.#shelves.uses;
  }

  constructor(database: FactDatabase, sealer: Sealer, shelves: ShelfStore) {
    this.#database = database;
    this.#sealer = sealer;
    this.#shelves = shelves;
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
      // The counter is taken before the look it stands for: a commit in between is seen by the next question.
      const counter = this.#database.changeCounter();
      if (this.#current !== undefined && counter !== 0 && counter === this.#checked_at) return this.#current.view;
      const point = await askFeedPoint(this.#database);
      if (this.#current !== undefined && isSamePoint(this.#current.point, point)) {
        this.#checked_at = counter;
        return this.#current.view;
      }
      // A build that already runs may have begun before the commit this question must see: wait for it and look again.
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
    // What is rendered here is kept by nobody: sharing a load with a question that waits for this connection would wait for ever.
    return this.#database.read(async (tx) => {
      const kept = newKept(UNSHARED);
      const point = await readFeedPoint(tx);
      return question(this.#viewOf(point, buildRegistry(await listRegistry(tx)), kept, (work) => work(tx, false)));
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
      return { point, stored, view: this.#viewOf(point, registry, kept, (work) => this.#readFrom(point, work)) };
    });
  }

  #viewOf({ seq }: FeedPoint, registry: Registry, kept: Kept, read: FactView['read']): FactView {
    return { seq, registry, sealer: this.#sealer, kept, read };
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
  return one.seq === other.seq && one.journal_seq === other.journal_seq && one.mark === other.mark && one.lineage === other.lineage;
}

function newKept(shelves: Shelves): Kept {
  return { shelves, newest_navs: new Map(), coverage: new Map() };
}

const UNSHARED: Shelves = { find: () => undefined, take: (_series, _versions, build) => build() };

/** A rebuild may number other facts as the ones before it were numbered, and threads do not learn of it at one moment. */
function nameFor(shelves: Shelves, lineage: string): Shelves {
  return {
    find: (series, versions) => shelves.find(series, `${lineage}:${versions}`),
    take: (series, versions, build) => shelves.take(series, `${lineage}:${versions}`, build),
  };
}
