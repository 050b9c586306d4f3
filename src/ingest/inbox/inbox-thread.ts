/** The inbox's own thread; started by start-inbox.ts. */
import { workerData } from 'node:worker_threads';
import { importInThread } from '#ingest/own-thread.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { InboxWork } from './start-inbox.ts';
import { watchInbox } from './watch-inbox.ts';

const work = workerData as InboxWork;
await importInThread(work, async ({ ingest, signal, tellDoing }) => {
  const { clock, log } = ingest;
  await watchInbox((incoming) => ingestDocument(ingest, incoming), work.inbox, { clock, log, tellDoing, suspects: work.suspects }, signal);
});
