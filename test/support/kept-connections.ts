/**
 * Connections that outlive their pool and serve the next one, as behind a connection pooler. For each connection a server
 * starts a process that reads the definitions of all tables, which takes longer than most tests.
 */
import pg from 'pg';

// Of one schema a test uses one or two at a time. Servers allow a hundred, for all processes together.
const MOST_ALIKE = 2;
const MOST = 12;

/** Connections without a pool, each in the state in which the server opened it. */
let kept: KeptClient[] = [];

class KeptClient extends pg.Client {
  readonly #settings: string;
  #isOpen = false;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    const { connectionString, options, query_timeout, application_name } = config;
    this.#settings = JSON.stringify([connectionString, options, query_timeout, application_name]);
    const found = kept.find((client) => client.#settings === this.#settings);
    if (found === undefined) return;
    kept = kept.filter((client) => client !== found);
    found.removeAllListeners();
    // The pool receives the open connection instead of this one.
    return found;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    if (callback === undefined) return super.connect();
    if (this.#isOpen) {
      process.nextTick(callback);
      return;
    }
    super.connect((error: Error | null) => {
      this.#isOpen = error === null || error === undefined;
      (callback as (error: Error | null) => void)(error);
    });
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    if (callback === undefined) return super.end();
    if (!this.#isOpen) return super.end(callback);
    void this.#keep();
    process.nextTick(callback);
  }

  async #keep(): Promise<void> {
    this.removeAllListeners();
    this.on('error', () => this.#leave());
    this.on('end', () => this.#leave());
    try {
      // Ends what the last user set or locked; fails within a transaction.
      await this.query('discard all');
      const alike = kept.filter((client) => client.#settings === this.#settings);
      if (alike.length < MOST_ALIKE) {
        kept.push(this);
        const [oldest] = kept;
        if (kept.length > MOST && oldest !== undefined) oldest.#leave();
        return;
      }
    } catch {
      // A connection that is broken, or still runs a statement that was given up.
    }
    this.#leave();
  }

  #leave(): void {
    this.#isOpen = false;
    kept = kept.filter((client) => client !== this);
    void super.end().catch(() => undefined);
  }
}

/** From now on, pools of the database with this address use kept connections. */
export function keepConnections(url: string): void {
  const { Pool } = pg;
  class KeepingPool extends Pool {
    constructor(config: pg.PoolConfig) {
      super(config.connectionString === url ? { ...config, Client: KeptClient } : config);
    }
  }
  Object.assign(pg, { Pool: KeepingPool });
}
