import { PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';
import pg from 'pg';

const DATE = 1082;
const INT8 = 20;
const JSONB = 3802;

/**
 * PostgreSQL. Values arrive as both engines hold them: dates and decimals as
 * text (a driver's Date would shift by a zone, a float would lose digits),
 * counters as numbers (far below 2^53), jsonb as its text.
 */
export function openPostgres(url: string, schema: string): { dialect: Dialect; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(JSONB, (text) => text);
  types.setTypeParser(INT8, (text) => Number.parseInt(text, 10));
  const pool = new pg.Pool({ connectionString: url, types, max: 8, options: `-c search_path=${schema}` });
  return { dialect: new PostgresDialect({ pool }), pool };
}
