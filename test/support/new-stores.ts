/** SQLite files with the tables of a new store. The migrations take longer than a usual test, so they run once in a process. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccess, openFacts } from '#store/database.ts';
import type { FactDatabase } from '#store/database.ts';
import type { Group, SqliteLocation } from '#store/database-location.ts';

const NEW_STORES: Readonly<Record<Group, Uint8Array>> = {
  facts: await readFacts(async () => undefined),
  access: await readStore((place) => openAccess(place)),
};

/** The file of a store of facts after `fill`. */
export async function readFacts(fill: (facts: FactDatabase) => Promise<unknown>): Promise<Uint8Array> {
  return readStore(async (place) => {
    const facts = await openFacts(place);
    await fill(facts);
    return facts;
  });
}

async function readStore(make: (place: SqliteLocation) => Promise<{ close(): Promise<void> }>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-new-'));
  try {
    const file = join(folder, 'store.sqlite');
    const database = await make({ engine: 'sqlite', file });
    // The last connection writes the write-ahead log into the file.
    await database.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A store in this folder, by default without rows: `facts.sqlite` or `access.sqlite`. */
export function placeStore(folder: string, group: Group, bytes = NEW_STORES[group]): SqliteLocation {
  const file = join(folder, `${group}.sqlite`);
  writeFileSync(file, bytes);
  return { engine: 'sqlite', file };
}
