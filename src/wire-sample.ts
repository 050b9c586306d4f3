/** The composition root of a first start: fills an empty installation with the fictional sample. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { createVouchedAccount, findAccount } from '#access/accounts.ts';
import { createKey } from '#access/keys.ts';
import { systemClock } from '#base/clock.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { Config } from './config.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { ingestDocument } from '#ingest/run.ts';
import { findDocument } from '#store/document-rows.ts';
import type { Ingest } from '#ingest/run.ts';
import { archiveFolder, lastSampleDay, writeSampleProgress } from './wire-parts.ts';

/** The installation to fill. */
interface Target {
  readonly config: Config;
  access(): Promise<Access>;
  ingest(): Promise<Ingest>;
}

const DEMO_ACCOUNT = 'demo@sample.example';

/**
 * Fills an empty installation with the funds, prices and payouts of the fictional sample, through the same pipeline as
 * real documents, and creates a demo key. Resumes if an earlier start was killed. Returns the key, or undefined if
 * there was nothing to do. The reports of the sample take longer and follow while
 * the service runs (wire-sample-reports.ts).
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
  // The code that makes the documents is loaded only here, at a first start.
  const { makeSampleDocuments } = await import('#sample/make-sample-documents.ts');
  const documents = [...makeSampleDocuments(lastSampleDay(begunAt))];
  for (const [index, document] of documents.entries()) {
    await ingestDocument(ingest, { ...document, url: null, is_partial: false });
    await onProgress('sample documents', index + 1, documents.length);
  }
  writeSampleProgress(config, { imported: 0, total: null });
  await createVouchedAccount(access, DEMO_ACCOUNT, {
    by: 'the first start',
    reason: 'the demo account of the fictional sample data',
  });
  return (await createKey(access, DEMO_ACCOUNT, { name: 'demo', scopes: [...SCOPES], expires_at: null })).key;
}
