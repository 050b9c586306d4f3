import { hostname } from 'node:os';
import { PostgresDialect } from 'kysely';
import type { Dialect, PostgresPool } from 'kysely';
import pg from 'pg';
import { isAway, storeAway } from './away.ts';

const DATE = 1082;
const INT8 = 20;
const JSONB = 3802;

// A server that is there accepts within milliseconds; one that is not shall not keep requests waiting.
const CONNECT_MILLISECONDS = 2_000;
const CONNECTIONS = 8;
/**
 * A server keeps what a vanished client holds, the importer's turn above all, until it notices: by the system's
 * own settings after two hours. Asked so, it notices within half a minute.
 */
const KEEPALIVE = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000';
const KEEPALIVE_MILLISECONDS = 15_000;

/**
 * PostgreSQL. Values arrive as both engines hold them: dates and decimals as
 * text (a driver's Date would shift by a zone, a float would lose digits),
 * counters as numbers (far below 2^53), jsonb as its text. `patience_ms` bounds
 * each statement, for who would rather be told than wait.
 */
export function openPostgres(url: string, schema: string, patience_ms?: number): Dialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(JSONB, (text) => text);
  types.setTypeParser(INT8, (text) => Number.parseInt(text, 10));
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    options: `-c search_path=${schema} ${KEEPALIVE}`,
    // What an importer that waits for us, or an operator who looks at the server, is told.
    application_name: `mfds process ${process.pid} on ${hostname()}`,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MILLISECONDS,
    ...(patience_ms === undefined ? {} : { query_timeout: patience_ms }),
  });
  // An idle connection that breaks is replaced by whoever needs one next.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: tellingAway(pool) });
}

/** The pool as Kysely sees it: a lost server is one kind of fault, and its connections are used by nobody again. */
function tellingAway(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((thrown: unknown) => {
        throw isAway(thrown) ? storeAway(thrown) : thrown;
      });
      let isBroken = false;
      const breaks = (): void => {
        isBroken = true;
      };
      // A connection that breaks between two statements says so here, and ends the process if nobody listens.
      client.on('error', breaks);
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        try {
          return await client.query(text, [...values]);
        } catch (thrown) {
          if (!isAway(thrown)) throw thrown;
          isBroken = true;
          throw storeAway(thrown);
        }
      };
      return {
        // Cursors are never asked for, so of Kysely's two forms of a query there is the one with a text.
        query: query as never,
        release() {
          client.off('error', breaks);
          client.release(isBroken);
        },
      };
    },
    end: () => pool.end(),
  };
}
