/** One synchronisation in a thread of its own, with a connection of its own; started by sync-schedule.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import { openFacts } from '#store/database.ts';
import { openArchive } from './archive.ts';
import { LIVE_TOOLS } from './fetch.ts';
import { ingestDocument } from './run.ts';
import type { ThreadSettings } from './sync-schedule.ts';
import { syncAssociation } from './sync.ts';
import { openThreadLog } from './thread-log.ts';

const settings = workerData as ThreadSettings;
const stopping = new AbortController();
parentPort?.on('message', () => stopping.abort());

const log = openThreadLog();

const facts = await openFacts(settings.place);
try {
  const ingest = { facts, archive: openArchive(settings.archive_dir), clock: systemClock, log };
  await syncAssociation((incoming) => ingestDocument(ingest, incoming), settings.sync, { ...LIVE_TOOLS, log }, stopping.signal);
} finally {
  await facts.close();
  parentPort?.close();
}
