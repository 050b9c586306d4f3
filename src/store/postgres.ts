import { hostname } from 'node:os';
import { PostgresDialect } from 'kysely';
import type { Dialect, PostgresPool } from 'kysely';
import pg from 'pg';
import { isUnavailable, storeUnavailable } from './unavailable.ts';

const DATE = 1082;
const INT8 = 20;
const JSONB = 3802;

// A server that is there accepts within milliseconds; one that is not shall not keep requests waiting.
const CONNECT_MILLISECONDS = 2_000;
export const CONNECTIONS = 8;
/**
 * A server keeps the locks of a vanished client, the writer lock above all, until it notices: by the system's
 * own settings after two hours, with these within half a minute.
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000';
const KEEPALIVE_MILLISECONDS = 15_000;

/**
 * PostgreSQL. Values arrive as both engines hold them: dates and decimals as
 * text (a driver's Date would shift by a zone, a float would lose digits),
 * counters as numbers (far below 2^53), jsonb as its text. `statementTimeoutMs` bounds
 * each statement.
 */
export function openPostgres(url: string, schema: string, statementTimeoutMs?: number): Dialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(JSONB, (text) => text);
  types.setTypeParser(INT8, (text) => Number.parseInt(text, 10));
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    options: `-c search_path=${schema} ${KEEPALIVE}`,
    // The name that a waiting importer and pg_stat_activity show.
    application_name: `mfds process ${process.pid} on ${hostname()}`,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MILLISECONDS,
    // Who serves keeps all of them, so that no request waits for one to be opened; others let go of what is idle.
    // A spread is not checked for names the driver does not know, and an unknown one is passed over in silence.
    ...(statementTimeoutMs === undefined
      ? {}
      : ({ query_timeout: statementTimeoutMs, min: CONNECTIONS } satisfies pg.PoolConfig)),
  });
  // The pool replaces a broken idle connection when the next one is needed.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: detectUnavailable(pool) });
}

/** The pool as Kysely sees it: a lost server is one kind of fault, and its connections are used by nobody again. */
function detectUnavailable(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((thrown: unknown) => {
        throw isUnavailable(thrown) ? storeUnavailable(thrown) : thrown;
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
          if (!isUnavailable(thrown)) throw thrown;
          isBroken = true;
          throw storeUnavailable(thrown);
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
