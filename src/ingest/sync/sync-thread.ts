/** One synchronisation in a thread of its own; started by sync-schedule.ts. */
import { workerData } from 'node:worker_threads';
import { isFault } from '#base/fault.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { importInThread } from '#ingest/own-thread.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { LIVE_TOOLS } from './fetch.ts';
import { hasReportSources } from './report-sources.ts';
import { syncAssociation } from './sync-association.ts';
import { syncReports, USUAL_MONTHS, usualReportSync } from './sync-reports.ts';
import type { SyncWork } from './sync-schedule.ts';

const work = workerData as SyncWork;
await importInThread(work, async ({ ingest, signal }) => {
  await syncAssociation((incoming) => ingestDocument(ingest, incoming), work.sync, { ...LIVE_TOOLS, log: ingest.log }, signal);
  if (hasReportSources(work.data_dir)) await fetchReports(ingest, signal);
});

/** A list that is wrong is told at each run: nothing else would say why no report comes. */
async function fetchReports(ingest: Ingest, signal: AbortSignal): Promise<void> {
  try {
    const reports = usualReportSync(work.data_dir, todayInKarachi(ingest.clock.now()), USUAL_MONTHS);
    await syncReports((incoming) => ingestDocument(ingest, incoming), reports, { ...LIVE_TOOLS, log: ingest.log }, signal);
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    ingest.log.error('reports not synchronised', { reason: thrown.message });
  }
}
