import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '#base/fault.ts';
import { openAccess, openFacts } from '#store/database.ts';
import { isUntouched, readWhole } from '#store/rows.ts';
import type { AnyDatabase } from '#store/rows.ts';
import { databaseLocation } from '#store/database-location.ts';
import type { Group } from '#store/database-location.ts';

/** A store by its address: `sqlite:FOLDER` is the data directory its files are in, `postgres://…` a database. */
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

/** Opens one half of a store, made first where it is not there yet. */
export function openGroup(address: StoreAddress, group: Group): Promise<AnyDatabase> {
  const place = databaseLocation(address, group);
  return group === 'facts' ? openFacts(place) : openAccess(place);
}

/** A store that must be there with something in it: a mistyped address would else be an empty store, taken for the truth. Fault STORE_EMPTY. */
export async function openFilledGroup(address: StoreAddress, group: Group): Promise<AnyDatabase> {
  const empty = (): Fault =>
    new Fault(
      'STORE_EMPTY',
      'There is no store with anything in it at the first address. Check it; nothing was changed.',
    );
  if (address.databaseUrl === undefined && !existsSync(join(address.dataDir, 'facts.sqlite'))) throw empty();
  const database = await openGroup(address, group);
  if (group === 'facts' && (await readWhole(database, isUntouched))) {
    await database.close();
    throw empty();
  }
  return database;
}
