/**
 * The process that imports the reports of the fictional sample while the service runs; started by wire-serving.ts after
 * a first start, and again until all are imported.
 */
import { rmSync } from 'node:fs';
import type { SampleProgress } from '#http/app-parts.ts';
import { importInProcess } from '#ingest/import-process.ts';
import type { ImportLocation } from '#ingest/open-ingest.ts';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { makeSampleReports } from '#sample/reports/make-sample-reports.ts';
import { findDocument } from '#store/document-rows.ts';
import { lastSampleDay, sampleProgressFile, writeSampleProgress } from './wire-parts.ts';

export interface SampleReportsWork extends ImportLocation {
  readonly dataDir: string;
  readonly isAwaited: boolean;
}

importInProcess<SampleReportsWork>(async ({ ingest, signal }, work) => importSampleReports(ingest, work, signal));

/** Reports are drawn one by one; those of an earlier start are recognised by their bytes. */
async function importSampleReports(ingest: Ingest, work: SampleReportsWork, signal: AbortSignal): Promise<void> {
  const first = await findDocument(ingest.facts.query, 1);
  if (first === undefined) return;
  // The newest first: the latest report of a fund is what a newcomer asks for.
  const reports = [...makeSampleReports(lastSampleDay(new Date(first.received_at)))].toReversed();
  writeSampleProgress(work, { imported: 0, total: reports.length });
  const extracted = extractAhead(reports.map(({ bytes }) => bytes));
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

/** Extracts reports ahead of their import, in order. */
function extractAhead(reports: readonly Uint8Array[]): Promise<unknown>[] {
  const queues: Promise<unknown>[] = Array.from({ length: EXTRACTIONS_AT_A_TIME }, () => Promise.resolve());
  let next = 0;
  return reports.map((bytes) => {
    const queue = next++ % EXTRACTIONS_AT_A_TIME;
    const extraction = (queues[queue] ?? Promise.resolve()).then(async () => extractPdf(bytes));
    queues[queue] = extraction.catch(() => undefined);
    return extraction;
  });
}
