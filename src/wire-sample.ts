/** The composition root of a first start: an empty installation is filled with the fictional sample. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { createVouchedAccount, findAccount } from '#access/accounts.ts';
import { createKey } from '#access/keys.ts';
import { systemClock } from '#base/clock.ts';
import type { Tell } from '#base/tell.ts';
import type { Config } from './config.ts';
import { addDays, todayInKarachi } from '#domain/dates.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { ingestDocument } from '#ingest/run.ts';
import { findDocument } from '#store/document-rows.ts';
import type { Ingest } from '#ingest/run.ts';
import { archiveFolder } from './wire-parts.ts';

/** What a sample is put into. */
interface Opened {
  readonly config: Config;
  access(): Promise<Access>;
  ingest(): Promise<Ingest>;
}

const DEMO_ACCOUNT = 'demo@sample.example';

/**
 * Fills an empty installation with the fictional sample, through the same
 * pipeline as real documents, and makes a demo key. A start that was killed
 * half-way goes on where it was. Returns the key, or undefined when there was
 * nothing to do.
 */
export async function makeSample(installation: Opened, tell: Tell): Promise<string | undefined> {
  const { config } = installation;
  if (!config.is_sample_wanted) return undefined;
  const ingest = await installation.ingest();
  const access = await installation.access();
  const first = await findDocument(ingest.facts.query, 1);
  const is_ours = first === undefined ? !existsSync(join(archiveFolder(config), 'journal.ndjson')) : first.origin.startsWith('sample-');
  if (!is_ours || (await findAccount(access, DEMO_ACCOUNT)) !== undefined) return undefined;
  const begun_at = first === undefined ? systemClock.now() : new Date(first.received_at);
  // What draws the reports is loaded for a first start only.
  const { makeSampleDocuments } = await import('#sample/make-sample-documents.ts');
  const { makeSampleReports } = await import('#sample/reports/make-sample-reports.ts');
  const end_date = addDays(todayInKarachi(begun_at), -1);
  const documents = [...makeSampleDocuments(end_date), ...makeSampleReports(end_date)];
  const extracted = extractAhead(documents.map(({ source, bytes }) => (source === 'fmr' ? bytes : undefined)));
  for (const [index, { source, bytes, origin }] of documents.entries()) {
    const extraction = extracted[index];
    await ingestDocument(extraction === undefined ? ingest : { ...ingest, extractReport: async () => extraction }, { source, bytes, origin, url: null, is_partial: false });
    await tell('sample documents', index + 1, documents.length);
  }
  await createVouchedAccount(access, DEMO_ACCOUNT);
  return (await createKey(access, DEMO_ACCOUNT, { name: 'demo', scopes: [...SCOPES], expires_at: null })).key;
}

// Each is read in a thread of its own; two at a time keep two cores busy while a third thing, the import, waits for them.
const READ_AT_A_TIME = 2;

/** Reads reports a little ahead of their import, in their order; undefined stays undefined. */
function extractAhead(reports: readonly (Uint8Array | undefined)[]): (Promise<unknown> | undefined)[] {
  const lanes: Promise<unknown>[] = Array.from({ length: READ_AT_A_TIME }, () => Promise.resolve());
  let next = 0;
  return reports.map((bytes) => {
    if (bytes === undefined) return undefined;
    const lane = next++ % READ_AT_A_TIME;
    const extraction = (lanes[lane] ?? Promise.resolve()).then(async () => extractPdf(bytes));
    lanes[lane] = extraction.catch(() => undefined);
    return extraction;
  });
}
