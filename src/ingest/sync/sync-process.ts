/** One synchronisation in its own process; started by sync-schedule.ts. */
import { isFault } from '#base/fault.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { importInProcess } from '#ingest/import-process.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { LIVE_TOOLS } from './fetch.ts';
import { syncAssociation } from './sync-association.ts';
import { syncReports, USUAL_MONTHS, usualReportSync } from './sync-reports.ts';
import type { SyncWork } from './sync-schedule.ts';

importInProcess<SyncWork>(async ({ ingest, signal }, work) => {
  await syncAssociation(
    (incoming) => ingestDocument(ingest, incoming),
    work.sync,
    { ...LIVE_TOOLS, log: ingest.log },
    signal,
  );
  if (!signal.aborted) await fetchReports(ingest, work, signal);
});

/** Logs an invalid list at each run: otherwise nothing would explain why reports are missing. */
async function fetchReports(ingest: Ingest, { dataDir, sync }: SyncWork, signal: AbortSignal): Promise<void> {
  try {
    const reports = usualReportSync(dataDir, todayInKarachi(ingest.clock.now()), USUAL_MONTHS, sync.fetch.user_agent);
    await syncReports(
      (incoming) => ingestDocument(ingest, incoming),
      reports,
      { ...LIVE_TOOLS, log: ingest.log },
      signal,
    );
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    ingest.log.error('reports not synchronised', { reason: thrown.message });
  }
}
