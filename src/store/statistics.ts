import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A day of the whole market has a few hundred rows; with more, the server's statistics of a table may be outdated.
const BULK_ROWS = 10_000;

/**
 * For use before a bulk import commits: PostgreSQL plans queries by statistics that it updates only about a minute
 * later, and until then it may read whole tables for a single fund. Returns its argument.
 */
export async function analyzeBulk<Tables, Result>(tx: Kysely<Tables>, result: Result): Promise<Result> {
  const { rows } = await sql<{
    relname: string;
  }>`select relname from pg_stat_xact_user_tables
    where schemaname = current_schema() and n_tup_ins >= ${BULK_ROWS}`.execute(tx);
  for (const { relname } of rows) await sql`analyze ${sql.table(relname)}`.execute(tx);
  return result;
}
