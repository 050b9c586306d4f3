import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A day of the whole market is some hundred rows; from here on the server's picture of a table may have become wrong.
const BULK_ROWS = 10_000;

/**
 * Before a bulk import commits: PostgreSQL chooses its plans by statistics that it
 * renews only about a minute later, and until then it may read whole tables
 * for a single fund. Gives back what it is given.
 */
export async function analyzeBulk<Tables, Result>(tx: Kysely<Tables>, result: Result): Promise<Result> {
  const { rows } = await sql<{
    relname: string;
  }>`select relname from pg_stat_xact_user_tables where schemaname = current_schema() and n_tup_ins >= ${BULK_ROWS}`.execute(
    tx,
  );
  for (const { relname } of rows) await sql`analyze ${sql.table(relname)}`.execute(tx);
  return result;
}
