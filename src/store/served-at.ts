import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * The condition on a table of versions, by its name or alias in the query, that a
 * version is the one served at a moment: known by then and not yet superseded.
 * Null is now. Moments of imports never run backwards, so of each fact there is one at most.
 */
export function servedAt(table: string, as_of: number | null): RawBuilder<SqlBool> {
  const superseded_at = sql.ref(`${table}.superseded_at`);
  if (as_of === null) return sql<SqlBool>`${superseded_at} is null`;
  return sql<SqlBool>`${sql.ref(`${table}.known_at`)} <= ${as_of} and (${superseded_at} is null or ${superseded_at} > ${as_of})`;
}
