import { join } from 'node:path';

/** The location of a database: a SQLite file, or a schema of a PostgreSQL database. */
export type DatabaseLocation = SqliteLocation | PostgresLocation;

export interface SqliteLocation {
  readonly engine: 'sqlite';
  readonly file: string;
  /**
   * True for a process that serves reads, which then need no system calls. Mapped pages count as the memory of the
   * process: that of an import, which is limited, would grow with the store. Default: false.
   */
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
