import { join } from 'node:path';

/** Where a database is: a SQLite file, or a schema of a PostgreSQL database. */
export type Place =
  | { readonly engine: 'sqlite'; readonly file: string }
  | PostgresPlace;

export interface PostgresPlace {
  readonly engine: 'postgres';
  readonly url: string;
  readonly schema: string;
  /** A copy that follows the database by streaming; reads of facts go there when it has caught up. */
  readonly replica_url?: string | undefined;
  /** How long a statement may take before the server counts as away; for serving. An importer waits. */
  readonly patience_ms?: number;
}

/** What one installation keeps: facts, and accounts with their keys. */
export type Group = 'facts' | 'access';

/** Two SQLite files of a folder, or two schemas of one PostgreSQL database where an address is given. */
export function placeAt(where: { readonly data_dir: string; readonly database_url: string | undefined }, group: Group): Place {
  if (where.database_url !== undefined) return { engine: 'postgres', url: where.database_url, schema: `mfds_${group}` };
  return { engine: 'sqlite', file: join(where.data_dir, `${group}.sqlite`) };
}
