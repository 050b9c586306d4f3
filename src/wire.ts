import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { createLog } from '#base/log.ts';
import type { Log } from '#base/log.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { DocumentGuard } from '#ingest/document-guard.ts';
import type { CurrentDocument } from '#ingest/document-guard.ts';
import type { ExportedFrom } from '#exports/write-export.ts';
import type { Ingest } from '#ingest/run.ts';
import type { Installed } from '#upkeep/backup.ts';
import { archiveFolder, importLocation, openAccessPart, openExportedPart } from './wire-parts.ts';
import type { Desk, DeskChoice } from './wire-desk.ts';
import type { SampleImport } from './wire-sample.ts';
import type { ServeOptions, Serving } from './wire-serving.ts';

// For those who open an installation with other settings than those of the process.
export { readConfig };

/** The parts of one installation, each opened at its first use. */
export interface Installation {
  readonly config: Config;
  access(): Promise<Access>;
  /** Whether the installation has a store or an archive. Creates nothing. */
  isThere(): boolean;
  /** For imports and reviews, with its own database connection for writing. */
  ingest(): Promise<Ingest>;
  serve(options: ServeOptions): Promise<Serving>;
  /** Serves the review desk on the loopback interface. */
  desk(choice: DeskChoice): Promise<Desk>;
  /** Starts to fill an empty installation with the fictional sample; undefined if there is nothing to do. */
  startSample(onProgress: OnProgress): Promise<SampleImport | undefined>;
  /** Everything that a backup contains. */
  whole(): Promise<Installed>;
  /** The facts to export, read with a connection of their own. */
  exported(): Promise<ExportedFrom>;
  close(): Promise<void>;
}

/**
 * The composition root: only this file and the other wire*.ts files connect the modules. The server's code is loaded
 * when `serve` is called: the other commands need a third of the code and start in half the time.
 */
export function openInstallation(
  config: Config = readConfig(),
  writeLog: (line: string) => void = (line) => process.stderr.write(line),
  announce?: (document: CurrentDocument | null) => void,
): Installation {
  const log = createLog(writeLog, process.stderr.isTTY);
  let access: Promise<Access> | undefined;
  let ingest: Promise<Ingest> | undefined;
  let exported: Promise<ExportedFrom> | undefined;
  const installation: Installation = {
    config,
    isThere: () =>
      config.databaseUrl !== undefined ||
      ['facts.sqlite', 'access.sqlite', 'archive'].some((name) => existsSync(join(config.dataDir, name))),
    access: () => (access ??= openAccessPart(config, log)),
    ingest: () => (ingest ??= openIngestPart(config, log, announce)),
    async serve(options) {
      const { serve } = await import('./wire-serving.ts');
      return serve(config, log, options);
    },
    async desk(choice) {
      const { startDesk } = await import('./wire-desk.ts');
      return startDesk(config, log, await installation.ingest(), choice);
    },
    async startSample(onProgress) {
      const { startSample } = await import('./wire-sample.ts');
      return startSample(installation, log, onProgress);
    },
    async whole() {
      const { facts, archive } = await installation.ingest();
      const { database } = await installation.access();
      return {
        facts,
        archive,
        access: database,
        archiveDir: archiveFolder(config),
        secretFile: config.secret === undefined ? join(config.dataDir, 'secret') : undefined,
      };
    },
    exported: () => (exported ??= openExportedPart(config)),
    async close() {
      // A part that failed to open has nothing to close.
      await access?.then(
        (part) => part.database.close(),
        () => undefined,
      );
      for (const opening of [ingest, exported])
        await opening?.then(
          (part) => part.facts.close(),
          () => undefined,
        );
    },
  };
  return installation;
}

async function openIngestPart(
  config: Config,
  log: Log,
  announce: ((document: CurrentDocument | null) => void) | undefined,
): Promise<Ingest> {
  const { openIngest } = await import('#ingest/open-ingest.ts');
  const guard = announce === undefined ? undefined : new DocumentGuard(archiveFolder(config), announce);
  return openIngest(importLocation(config), log, guard);
}
