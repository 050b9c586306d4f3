import { join } from 'node:path';

/** The location of a database: a SQLite file, or a schema of a PostgreSQL database. */
export type DatabaseLocation = SqliteLocation | PostgresLocation;

interface SqliteLocation {
  readonly engine: 'sqlite';
  readonly file: string;
  /** False for a job that reads the whole file once: mapped pages would count as its memory. Default: true. */
  readonly isMapped?: boolean;
}

export interface PostgresLocation {
  readonly engine: 'postgres';
  readonly url: string;
  readonly schema: string;
  /** A streaming replica of the database; it serves reads of facts when it is up to date. */
  readonly replicaUrl?: string | undefined;
  /** Statement timeout of serving processes, after which the server counts as unavailable. Imports have none. */
  readonly statementTimeoutMs?: number;
}

/** The databases of one installation: facts, and accounts with their keys. */
export type Group = 'facts' | 'access';

/** Two SQLite files in a folder, or two schemas of one PostgreSQL database if an address is given. */
export function databaseLocation(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  group: Group,
): DatabaseLocation {
  if (where.databaseUrl !== undefined) return { engine: 'postgres', url: where.databaseUrl, schema: `mfds_${group}` };
  return { engine: 'sqlite', file: join(where.dataDir, `${group}.sqlite`) };
}
