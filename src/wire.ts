import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { checkSecretFits, deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import { createLog } from '#base/log.ts';
import { readConfig } from '#config.ts';
import type { Config } from '#config.ts';
import { openArchive } from '#ingest/archive.ts';
import type { Ingest } from '#ingest/run.ts';
import { openAccess, openFacts } from '#store/database.ts';
import type { Place } from '#store/database.ts';

/** The parts of one installation, each opened when first asked for. */
export interface Installation {
  readonly config: Config;
  access(): Promise<Access>;
  /** For imports and reviews: a writer's connection of its own. */
  ingest(): Promise<Ingest>;
  close(): Promise<void>;
}

/** The composition root: the only place that knows how the parts are put together. */
export function openInstallation(config: Config = readConfig()): Installation {
  let access: Promise<Access> | undefined;
  let ingest: Promise<Ingest> | undefined;
  return {
    config,
    access: () => (access ??= openAccessPart(config)),
    ingest: () => (ingest ??= openIngest(config)),
    async close() {
      // A part that failed to open has nothing to close.
      await access?.then((part) => part.database.close(), () => undefined);
      await ingest?.then((part) => part.facts.close(), () => undefined);
    },
  };
}

async function openIngest(config: Config): Promise<Ingest> {
  const log = createLog((line) => process.stderr.write(line), process.stderr.isTTY);
  return { facts: await openFacts(placeOf(config, 'facts')), archive: openArchive(join(config.data_dir, 'archive')), clock: systemClock, log };
}

/** Facts and access are two SQLite files, or two schemas of one PostgreSQL database. */
function placeOf(config: Config, group: 'facts' | 'access'): Place {
  if (config.database_url !== undefined) return { engine: 'postgres', url: config.database_url, schema: `mfds_${group}` };
  return { engine: 'sqlite', file: join(config.data_dir, `${group}.sqlite`) };
}

async function openAccessPart(config: Config): Promise<Access> {
  const keysSecret = deriveSecret(readInstallationSecret(config.data_dir, config.secret), 'keys');
  const database = await openAccess(placeOf(config, 'access'));
  try {
    await checkSecretFits(database, keysSecret);
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  return { database, keys_secret: keysSecret, clock: systemClock };
}
