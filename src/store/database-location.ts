import { join } from 'node:path';

/** Where a database is: a SQLite file, or a schema of a PostgreSQL database. */
export type DatabaseLocation = { readonly engine: 'sqlite'; readonly file: string } | PostgresLocation;

export interface PostgresLocation {
  readonly engine: 'postgres';
  readonly url: string;
  readonly schema: string;
  /** A copy that follows the database by streaming; reads of facts go there when it has caught up. */
  readonly replicaUrl?: string | undefined;
  /** Statement timeout of serving processes; a longer statement counts the server as unavailable. Imports have none. */
  readonly statementTimeoutMs?: number;
}

/** What one installation keeps: facts, and accounts with their keys. */
export type Group = 'facts' | 'access';

/** Two SQLite files of a folder, or two schemas of one PostgreSQL database where an address is given. */
export function databaseLocation(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  group: Group,
): DatabaseLocation {
  if (where.databaseUrl !== undefined) return { engine: 'postgres', url: where.databaseUrl, schema: `mfds_${group}` };
  return { engine: 'sqlite', file: join(where.dataDir, `${group}.sqlite`) };
}
