/**
 * The process that imports the fictional sample: first the funds, prices and payouts, for which the service waits
 * before it serves, then the reports. Started by wire-sample.ts at a first start, and again until everything is
 * imported.
 */
import { rmSync } from 'node:fs';
import type { SampleProgress } from '#http/app-parts.ts';
import { importInProcess } from '#ingest/import-process.ts';
import type { Inside } from '#ingest/import-process.ts';
import type { ImportLocation } from '#ingest/open-ingest.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { makeSampleDocuments } from '#sample/make-sample-documents.ts';
import { lastSampleDay, sampleProgressFile, writeSampleProgress } from './wire-parts.ts';

export interface SampleWork extends ImportLocation {
  readonly dataDir: string;
  /** Time of the first start, milliseconds since the epoch: the sample ends the day before. */
  readonly begun_at: number;
  readonly isAwaited: boolean;
}

importInProcess<SampleWork>(async ({ ingest, signal, onProgress }, work) => {
  // Documents of an earlier start are recognised by their bytes.
  const documents = [...makeSampleDocuments(lastSampleDay(new Date(work.begun_at)))];
  for (const [index, document] of documents.entries()) {
    if (signal.aborted) return;
    await ingestDocument(ingest, { ...document, url: null, is_partial: false });
    // Written before the last message, so that the next start of a killed service continues with the reports.
    if (index + 1 === documents.length) writeSampleProgress(work, { imported: 0, total: null });
    await onProgress('sample documents', index + 1, documents.length);
  }
  await importReports(ingest, work, signal);
});

async function importReports(ingest: Ingest, work: SampleWork, signal: Inside['signal']): Promise<void> {
  // Loaded only now: the service waits for the documents before.
  const [{ makeSampleReports }, { extractPdf }] = await Promise.all([
    import('#sample/reports/make-sample-reports.ts'),
    import('#ingest/reports/extract-pdf.ts'),
  ]);
  // The newest first: the latest report of a fund is what a newcomer asks for.
  const reports = [...makeSampleReports(lastSampleDay(new Date(work.begun_at)))].toReversed();
  writeSampleProgress(work, { imported: 0, total: reports.length });
  const extracted = extractAhead(
    reports.map(
      ({ bytes }) =>
        async () =>
          extractPdf(bytes),
    ),
  );
  for (const [index, { source, bytes, origin }] of reports.entries()) {
    if (signal.aborted) return;
    const report = { source, bytes, origin, url: null, is_partial: false };
    await ingestDocument({ ...ingest, extractReport: async () => extracted[index] }, report);
    const progress: SampleProgress = { imported: index + 1, total: reports.length };
    writeSampleProgress(work, progress);
    if (progress.imported % REPORTS_A_LINE === 0) ingest.log.info('sample reports imported', { ...progress });
  }
  rmSync(sampleProgressFile(work));
  ingest.log.info('all sample reports are imported', { total: reports.length });
}

// The reports of three companies for four months.
const REPORTS_A_LINE = 12;

// Each extraction runs in its own thread; two at a time keep two cores busy while the import waits for them.
const EXTRACTIONS_AT_A_TIME = 2;

/** Runs extractions ahead of the imports, in order. */
function extractAhead(extractions: readonly (() => Promise<unknown>)[]): Promise<unknown>[] {
  const queues: Promise<unknown>[] = Array.from({ length: EXTRACTIONS_AT_A_TIME }, () => Promise.resolve());
  let next = 0;
  return extractions.map((extract) => {
    const queue = next++ % EXTRACTIONS_AT_A_TIME;
    const extraction = (queues[queue] ?? Promise.resolve()).then(extract);
    queues[queue] = extraction.catch(() => undefined);
    return extraction;
  });
}
