import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { openFacts } from '#store/database.ts';
import type { Place } from '#store/places.ts';
import { openArchive } from './archive.ts';
import { extractPdf } from './reports/extract-pdf.ts';
import type { ModelChoice } from './reports/extract-pdf.ts';
import type { Ingest } from './run.ts';

/** Where documents are taken in; plain data, so that it can be handed to a thread. */
export interface ImportPlace {
  readonly place: Place;
  readonly archive_dir: string;
  /** The model that reads what nothing else does; undefined: none. */
  readonly model: ModelChoice;
}

/** Everything importing needs, over a writer's connection of its own; whoever opens it closes its facts. */
export async function openIngest({ place, archive_dir, model }: ImportPlace, log: Log): Promise<Ingest> {
  const facts = await openFacts(place, (message) => log.warn(message));
  return { facts, archive: openArchive(archive_dir), clock: systemClock, log, extractReport: async (bytes) => extractPdf(bytes, model) };
}
