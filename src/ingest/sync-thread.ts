/** One synchronisation in a thread of its own, with a connection of its own; started by sync-schedule.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import { isFault } from '#base/fault.ts';
import { giveWay } from '#base/give-way.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { openFacts } from '#store/database.ts';
import { openArchive } from './archive.ts';
import { LIVE_TOOLS } from './fetch.ts';
import { extractPdf } from './extract-report.ts';
import { hasReportSources } from './report-sources.ts';
import { ingestDocument } from './run.ts';
import type { Ingest } from './run.ts';
import type { ThreadSettings } from './sync-schedule.ts';
import { syncReports, USUAL_MONTHS, usualReportSync } from './sync-reports.ts';
import { syncAssociation } from './sync.ts';
import { openThreadLog } from './thread-log.ts';

const settings = workerData as ThreadSettings;
const stopping = new AbortController();
parentPort?.on('message', () => stopping.abort());

const log = openThreadLog();

await giveWay();
const facts = await openFacts(settings.place, (message) => log.warn(message));
try {
  const ingest = { facts, archive: openArchive(settings.archive_dir), clock: systemClock, log, extractReport: async (bytes: Uint8Array) => extractPdf(bytes, settings.model) };
  await syncAssociation((incoming) => ingestDocument(ingest, incoming), settings.sync, { ...LIVE_TOOLS, log }, stopping.signal);
  if (hasReportSources(settings.data_dir)) await fetchReports(ingest);
} finally {
  await facts.close();
  parentPort?.close();
}

/** A list that is wrong is told at each run: nothing else would say why no report comes. */
async function fetchReports(ingest: Ingest): Promise<void> {
  try {
    const reports = usualReportSync(settings.data_dir, todayInKarachi(systemClock.now()), USUAL_MONTHS);
    await syncReports((incoming) => ingestDocument(ingest, incoming), reports, { ...LIVE_TOOLS, log }, stopping.signal);
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    log.error('reports not synchronised', { reason: thrown.message });
  }
}
