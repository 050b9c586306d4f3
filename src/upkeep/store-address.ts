import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '#base/fault.ts';
import { openAccess, openFacts } from '#store/database.ts';
import { isUntouched, readWhole } from '#store/rows.ts';
import type { AnyDatabase } from '#store/rows.ts';
import { databaseLocation } from '#store/database-location.ts';
import type { Group } from '#store/database-location.ts';

/** The address of a store: `sqlite:FOLDER` with the data directory of its files, or `postgres://…`. */
interface StoreAddress {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Fault WRONG_USAGE. */
export function parseStoreAddress(text: string): StoreAddress {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return { dataDir: '', databaseUrl: text };
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  if (folder !== undefined) return { dataDir: resolve(folder), databaseUrl: undefined };
  throw new Fault(
    'WRONG_USAGE',
    'Expected a store as sqlite:DATA_DIRECTORY or postgres://user:password@host/database; found another form.',
  );
}

/** Opens facts or accounts of a store; creates them if they do not exist. */
export function openGroup(address: StoreAddress, group: Group): Promise<AnyDatabase> {
  const place = databaseLocation(address, group);
  return group === 'facts' ? openFacts(place) : openAccess(place);
}

/**
 * Requires that the source store exists and is not empty: a mistyped address would otherwise be copied as an empty
 * store. Fault STORE_EMPTY.
 */
export async function openFilledGroup(address: StoreAddress, group: Group): Promise<AnyDatabase> {
  const empty = (): Fault =>
    new Fault('STORE_EMPTY', 'The source contains no store, or an empty one. Check its address; nothing was changed.');
  if (address.databaseUrl === undefined && !existsSync(join(address.dataDir, 'facts.sqlite'))) throw empty();
  const database = await openGroup(address, group);
  if (group === 'facts' && (await readWhole(database, isUntouched))) {
    await database.close();
    throw empty();
  }
  return database;
}
