import { hostname } from 'node:os';
import type { Dialect, PostgresPool } from 'kysely';
import pg from 'pg';
import { PostgresDialect } from './kysely.ts';
import { isUnavailable, storeUnavailable } from './unavailable.ts';

const DATE = 1082;
const INT8 = 20;
const JSONB = 3802;

// A running server accepts connections within milliseconds; requests must not wait for one that is down.
const CONNECT_MILLISECONDS = 2_000;
export const CONNECTIONS = 8;
/**
 * A server keeps the locks of a vanished client, above all the writer lock, until it notices: after two hours with the
 * system's defaults, within half a minute with these settings.
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000';
const KEEPALIVE_MILLISECONDS = 15_000;

/**
 * PostgreSQL. Values have the same types as with SQLite: dates and decimals as text (the driver's Date would shift by a
 * time zone, a float would lose digits), counters as numbers (far below 2^53), jsonb as its text. `statementTimeoutMs`
 * limits each statement.
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
    // The name shown to a waiting importer and in pg_stat_activity.
    application_name: `mfds process ${process.pid} on ${hostname()}`,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MILLISECONDS,
    // Serving processes keep all connections open, so that no request waits for one; others close idle ones. The types
    // do not check a spread for option names, and the driver silently ignores unknown ones.
    ...(statementTimeoutMs === undefined
      ? {}
      : ({ query_timeout: statementTimeoutMs, min: CONNECTIONS } satisfies pg.PoolConfig)),
  });
  // The pool replaces a broken idle connection when the next one is needed.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: detectUnavailable(pool) });
}

/** The pool for Kysely: a lost server raises one kind of fault, and its connections are not reused. */
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
      // A connection that breaks between two statements emits this event; without a listener it would end the process.
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
        // Cursors are not used, so of Kysely's two forms of a query only the one with a text occurs.
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
