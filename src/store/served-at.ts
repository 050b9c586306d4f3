import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * The condition on a table of versions, by its name or alias in the query, that a version is the one served at a time:
 * known by then and not yet superseded. Null: now. Import times never decrease, so at most one version of each fact
 * matches.
 */
export function servedAt(table: string, as_of: number | null): RawBuilder<SqlBool> {
  const superseded_at = sql.ref(`${table}.superseded_at`);
  if (as_of === null) return sql<SqlBool>`${superseded_at} is null`;
  const known_at = sql.ref(`${table}.known_at`);
  return sql<SqlBool>`${known_at} <= ${as_of} and (${superseded_at} is null or ${superseded_at} > ${as_of})`;
}
