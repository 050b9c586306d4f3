import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { openFacts } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { openArchive } from './archive.ts';
import type { DocumentGuard } from './document-guard.ts';
import type { ModelChoice } from './reports/extract-pdf.ts';
import type { WordsAhead } from './reports/read-ahead.ts';
import type { Ingest } from './run.ts';

/** The store and archive of imports; plain data, so that it can be passed to a process. */
export interface ImportLocation {
  readonly place: DatabaseLocation;
  readonly archiveDir: string;
  /** The model that reads pages that no other reader can read; undefined: none. */
  readonly model: ModelChoice;
}

/** Everything an import needs, with its own database connection. The caller closes `facts`. */
export async function openIngest(
  { place, archiveDir, model }: ImportLocation,
  log: Log,
  guard?: DocumentGuard,
): Promise<Ingest> {
  const facts = await openFacts(place, (message) => log.warn(message));
  let opened: Promise<WordsAhead> | undefined;
  const words = async (): Promise<WordsAhead> => {
    opened ??= import('./reports/read-ahead.ts').then((module) => new module.WordsAhead());
    return opened;
  };
  return {
    facts,
    archive: openArchive(archiveDir),
    clock: systemClock,
    log,
    // The reader of reports is a third of the code; imports of other documents start without it.
    extractReport: async (bytes, funds, profiles) =>
      (await import('./reports/extract-pdf.ts')).extractDocument(bytes, funds, {
        model,
        profiles,
        words: await words(),
      }),
    ahead: {
      begin: async (bytes) => (await words()).begin(bytes),
      stop: async () => (await words()).stop(),
    },
    ...(guard === undefined ? {} : { guard }),
  };
}
