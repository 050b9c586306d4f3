/** The inbox's own thread, with a connection of its own; started by start-inbox.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import { giveWay } from '#base/give-way.ts';
import { openFacts } from '#store/database.ts';
import { openArchive } from './archive.ts';
import { extractPdf } from './extract-report.ts';
import { watchInbox } from './inbox.ts';
import { ingestDocument } from './run.ts';
import type { InboxMessage, InboxWork } from './start-inbox.ts';
import { openThreadLog } from './thread-log.ts';

const { place, archive_dir, inbox, suspects, model } = workerData as InboxWork;
const stopping = new AbortController();
parentPort?.on('message', () => stopping.abort());

const log = openThreadLog();
const tellDoing = (doing: string | null): void => parentPort?.postMessage({ doing } satisfies InboxMessage);
await giveWay();
const facts = await openFacts(place, (message) => log.warn(message));
try {
  const ingest = { facts, archive: openArchive(archive_dir), clock: systemClock, log, extractReport: async (bytes: Uint8Array) => extractPdf(bytes, model) };
  await watchInbox((incoming) => ingestDocument(ingest, incoming), inbox, { clock: systemClock, log, tellDoing, suspects }, stopping.signal);
} finally {
  await facts.close();
  parentPort?.close();
}
