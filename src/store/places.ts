import { join } from 'node:path';
import type { Place } from './database.ts';

/** What one installation keeps: facts, and accounts with their keys. */
export type Group = 'facts' | 'access';

/** Two SQLite files of a folder, or two schemas of one PostgreSQL database where an address is given. */
export function placeAt(where: { readonly data_dir: string; readonly database_url: string | undefined }, group: Group): Place {
  if (where.database_url !== undefined) return { engine: 'postgres', url: where.database_url, schema: `mfds_${group}` };
  return { engine: 'sqlite', file: join(where.data_dir, `${group}.sqlite`) };
}
