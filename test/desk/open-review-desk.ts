/** A running review desk over a store of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import { openDesk as startDesk } from '#desk/open-desk.ts';
import type { Desk } from '#desk/open-desk.ts';
import type { Ingest } from '#ingest/run.ts';
import { openPictures } from '#pictures/open-pictures.ts';
import { openFacts } from '#store/database.ts';
import { openDesk } from '../support/import-desk.ts';
import type { ImportDesk } from '../support/import-desk.ts';
import { placeStore } from '../support/new-stores.ts';

export interface ReviewDesk {
  readonly imports: ImportDesk;
  readonly desk: Desk;
  /** Of sessions and of the inbox. */
  readonly clock: SetClock;
  readonly folder: string;
  /** A further review desk of another reviewer over the same store, as from another process. */
  another(by: string, options?: { readonly hasPictures: boolean }): Promise<Desk>;
  close(): Promise<void>;
}

/** Decisions wait this long unless a test says otherwise: too long to be applied by the timer. */
const LONG_MS = 600_000;

/** `reader` is for tests that import PDFs. */
export async function openReviewDesk(
  waitMs = LONG_MS,
  reader: Pick<Ingest, 'extractReport'> = {},
): Promise<ReviewDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-review-'));
  const place = placeStore(folder, 'facts');
  const facts = await openFacts(place);
  const imports = openDesk(facts, join(folder, 'archive'), reader);
  const clock = new SetClock('2026-08-19T12:00:00.000Z');
  const pictures = () =>
    openPictures({ folder: join(folder, 'pictures'), archive: imports.ingest.archive, hasPages: true });
  const start = async (by: string, ingest: ImportDesk['ingest'], hasPictures = true): Promise<Desk> =>
    startDesk({ ingest, pictures: hasPictures ? pictures() : undefined, log: silentLog, port: 0, by, clock, waitMs });
  const desks = [await start('sample operator', imports.ingest)];
  const opened = [facts];
  return {
    imports,
    desk: desks[0] as Desk,
    clock,
    folder,
    async another(by, { hasPictures } = { hasPictures: true }) {
      const own = await openFacts(place);
      opened.push(own);
      const desk = await start(by, { ...imports.ingest, facts: own }, hasPictures);
      desks.push(desk);
      return desk;
    },
    async close() {
      await Promise.all(desks.map((desk) => desk.stop()));
      await Promise.all(opened.map((one) => one.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
