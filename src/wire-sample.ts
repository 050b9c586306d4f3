/** The composition root of a first start: fills an empty installation with the fictional sample. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { createVouchedAccount, findAccount } from '#access/accounts.ts';
import { createKey } from '#access/keys.ts';
import { systemClock } from '#base/clock.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { Config } from './config.ts';
import { addDays, todayInKarachi } from '#domain/dates.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { ingestDocument } from '#ingest/run.ts';
import { findDocument } from '#store/document-rows.ts';
import type { Ingest } from '#ingest/run.ts';
import { archiveFolder } from './wire-parts.ts';

/** The installation to fill. */
interface Target {
  readonly config: Config;
  access(): Promise<Access>;
  ingest(): Promise<Ingest>;
}

const DEMO_ACCOUNT = 'demo@sample.example';

/**
 * Fills an empty installation with the fictional sample, through the same pipeline as real documents, and creates a
 * demo key. Resumes if an earlier start was killed. Returns the key, or undefined if there was nothing to do.
 */
export async function makeSample(installation: Target, onProgress: OnProgress): Promise<string | undefined> {
  const { config } = installation;
  if (!config.isSampleWanted) return undefined;
  const ingest = await installation.ingest();
  const access = await installation.access();
  const first = await findDocument(ingest.facts.query, 1);
  const isSample =
    first === undefined
      ? !existsSync(join(archiveFolder(config), 'journal.ndjson'))
      : first.origin.startsWith('sample-');
  if (!isSample || (await findAccount(access, DEMO_ACCOUNT)) !== undefined) return undefined;
  const begunAt = first === undefined ? systemClock.now() : new Date(first.received_at);
  // The code that draws the reports is loaded only here, at a first start.
  const { makeSampleDocuments } = await import('#sample/make-sample-documents.ts');
  const { makeSampleReports } = await import('#sample/reports/make-sample-reports.ts');
  const end_date = addDays(todayInKarachi(begunAt), -1);
  const documents = [...makeSampleDocuments(end_date), ...makeSampleReports(end_date)];
  const extracted = extractAhead(documents.map(({ source, bytes }) => (source === 'fmr' ? bytes : undefined)));
  for (const [index, { source, bytes, origin }] of documents.entries()) {
    const extraction = extracted[index];
    await ingestDocument(extraction === undefined ? ingest : { ...ingest, extractReport: async () => extraction }, {
      source,
      bytes,
      origin,
      url: null,
      is_partial: false,
    });
    await onProgress('sample documents', index + 1, documents.length);
  }
  await createVouchedAccount(access, DEMO_ACCOUNT, {
    by: 'the first start',
    reason: 'the demo account of the fictional sample data',
  });
  return (await createKey(access, DEMO_ACCOUNT, { name: 'demo', scopes: [...SCOPES], expires_at: null })).key;
}

// Each extraction runs in its own thread; two at a time keep two cores busy while the import waits for them.
const EXTRACTIONS_AT_A_TIME = 2;

/** Extracts reports ahead of their import, in order. Entries that are undefined stay undefined. */
function extractAhead(reports: readonly (Uint8Array | undefined)[]): (Promise<unknown> | undefined)[] {
  const queues: Promise<unknown>[] = Array.from({ length: EXTRACTIONS_AT_A_TIME }, () => Promise.resolve());
  let next = 0;
  return reports.map((bytes) => {
    if (bytes === undefined) return undefined;
    const queue = next++ % EXTRACTIONS_AT_A_TIME;
    const extraction = (queues[queue] ?? Promise.resolve()).then(async () => extractPdf(bytes));
    queues[queue] = extraction.catch(() => undefined);
    return extraction;
  });
}
