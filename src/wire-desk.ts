/** The composition root of the review desk: the import pipeline, and pictures of whole pages. */
import { join } from 'node:path';
import type { Log } from '#base/log.ts';
import { openDesk } from '#desk/open-desk.ts';
import type { Desk } from '#desk/open-desk.ts';
import type { Ingest } from '#ingest/run.ts';
import { hasDrawingLibrary, NO_DRAWING_LIBRARY, openPictures } from '#pictures/open-pictures.ts';
import type { Config } from './config.ts';

export interface DeskChoice {
  /** 0 chooses a free port. */
  readonly port: number;
  /** The reviewer's name. */
  readonly by: string;
}

export type { Desk } from '#desk/open-desk.ts';

/** MFDS_PAGE_PICTURES is about the public service: an operator sees whole pages whatever it is. */
export async function startDesk(config: Config, log: Log, ingest: Ingest, choice: DeskChoice): Promise<Desk> {
  const hasLibrary = hasDrawingLibrary();
  if (!hasLibrary) log.warn(`The review desk shows the words of pages without their pictures: ${NO_DRAWING_LIBRARY}`);
  const pictures = hasLibrary
    ? openPictures({ folder: join(config.dataDir, 'pictures'), archive: ingest.archive, hasPages: true, log })
    : undefined;
  return openDesk({ ...choice, ingest, pictures, log });
}
