/** The process of the inbox; started by start-inbox.ts. */
import { importInProcess } from '#ingest/import-process.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { InboxWork } from './start-inbox.ts';
import { watchInbox } from './watch-inbox.ts';

importInProcess<InboxWork>(async ({ ingest, signal }, { inbox }) => {
  const { clock, log, guard } = ingest;
  await watchInbox((incoming) => ingestDocument(ingest, incoming), inbox, { clock, log, guard }, signal);
});
