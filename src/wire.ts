import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { createLog } from '#base/log.ts';
import type { Tell } from '#base/tell.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openIngest } from '#ingest/open-ingest.ts';
import type { Ingest } from '#ingest/run.ts';
import type { Installed } from '#upkeep/backup.ts';
import { archiveFolder, importPlace, openAccessPart } from './wire-parts.ts';
import type { ServeOptions, Serving } from './wire-serving.ts';

/** The parts of one installation, each opened when first asked for. */
export interface Installation {
  readonly config: Config;
  access(): Promise<Access>;
  /** Whether anything was ever put here; looking makes nothing. */
  isThere(): boolean;
  /** For imports and reviews: a writer's connection of its own. */
  ingest(): Promise<Ingest>;
  serve(options: ServeOptions): Promise<Serving>;
  /** Fills an empty installation with the fictional sample; the demo key, or undefined where there was nothing to do. */
  makeSample(tell: Tell): Promise<string | undefined>;
  /** All that a backup keeps. */
  whole(): Promise<Installed>;
  close(): Promise<void>;
}

/**
 * The composition root: with wire-serving.ts, wire-sample.ts and wire-parts.ts it alone knows how the parts are put together. What serves is
 * loaded when something is served: the other commands need a third of the code, and start in half the time.
 */
export function openInstallation(config: Config = readConfig(), writeLog: (line: string) => void = (line) => process.stderr.write(line)): Installation {
  const log = createLog(writeLog, process.stderr.isTTY);
  let access: Promise<Access> | undefined;
  let ingest: Promise<Ingest> | undefined;
  const installation: Installation = {
    config,
    isThere: () => config.database_url !== undefined || ['facts.sqlite', 'access.sqlite', 'archive'].some((name) => existsSync(join(config.data_dir, name))),
    access: () => (access ??= openAccessPart(config, log)),
    ingest: () => (ingest ??= openIngest(importPlace(config), log)),
    async serve(options) {
      const { serve } = await import('./wire-serving.ts');
      return serve(config, log, options);
    },
    async makeSample(tell) {
      const { makeSample } = await import('./wire-sample.ts');
      return makeSample(installation, tell);
    },
    async whole() {
      const { facts, archive } = await installation.ingest();
      const { database } = await installation.access();
      return { facts, archive, access: database, archive_dir: archiveFolder(config), secret_file: config.secret === undefined ? join(config.data_dir, 'secret') : undefined };
    },
    async close() {
      // A part that failed to open has nothing to close.
      await access?.then((part) => part.database.close(), () => undefined);
      await ingest?.then((part) => part.facts.close(), () => undefined);
    },
  };
  return installation;
}
