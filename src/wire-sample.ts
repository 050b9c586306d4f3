/**
 * The composition root of a first start: an empty installation is filled with the fictional sample. The code of
 * accounts and of the store is loaded after the import has begun.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { systemClock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { startUntilStopped } from '#base/promises.ts';
import type { Config } from './config.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { runOwnProcess } from '#ingest/import-process.ts';
import type { Ingest } from '#ingest/run.ts';
import { archiveFolder, importLocation, sampleProgressFile } from './wire-parts.ts';
import type { SampleWork } from './wire-sample-import.ts';

/** The installation to fill. */
interface Target {
  readonly config: Config;
  isThere(): boolean;
  access(): Promise<Access>;
  ingest(): Promise<Ingest>;
}

/** The import of the sample, in its own process: the service loads its code at the same time. */
export interface SampleImport {
  /**
   * Resolves when everything but the reports is imported: with the demo key, or undefined if an earlier start
   * printed it. Rejects with SAMPLE_FAILED if the process ended before.
   */
  readonly key: Promise<string | undefined>;
  stop(): Promise<void>;
}

const DEMO_ACCOUNT = 'demo@sample.example';

/**
 * Starts the import of the fictional sample into an empty installation, through the same pipeline as real documents, or
 * continues that of an earlier start. Undefined if there is nothing to do.
 */
export async function startSample(
  installation: Target,
  log: Log,
  onProgress: OnProgress,
): Promise<SampleImport | undefined> {
  const { config } = installation;
  if (!config.isSampleWanted) return undefined;
  const begun_at = installation.isThere() ? await findBegin(installation) : systemClock.now().getTime();
  if (begun_at === undefined) return undefined;
  const work: SampleWork = { ...importLocation(config), dataDir: config.dataDir, begun_at, isAwaited: true };
  const { promise: filled, resolve, reject } = Promise.withResolvers<void>();
  const running = startUntilStopped(async (signal) => {
    const file = new URL('./wire-sample-import.ts', import.meta.url);
    await runOwnProcess({ file, name: 'import of the sample' }, work, log, signal, async (label, done, total) => {
      await onProgress(label, done, total);
      if (done === total) resolve();
    });
    reject(
      new Fault(
        'SAMPLE_FAILED',
        'The fictional sample data could not be imported; the log says why. The next start continues the import; ' +
          'MFDS_SAMPLE=off starts without sample data.',
      ),
    );
  });
  const key = filled.then(async () => makeKey(await installation.access()));
  // A service that fails to start does not wait for the key, so nothing else handles its failure then.
  key.catch(() => undefined);
  return { key, stop: async () => running.stop() };
}

/** Time of the first start, or undefined if the sample is imported or the installation has other documents. */
async function findBegin(installation: Target): Promise<number | undefined> {
  const { config } = installation;
  const [{ facts }, { findDocument }, { findAccount }] = await Promise.all([
    installation.ingest(),
    import('#store/document-rows.ts'),
    import('#access/accounts.ts'),
  ]);
  const first = await findDocument(facts.query, 1);
  if (first === undefined)
    return existsSync(join(archiveFolder(config), 'journal.ndjson')) ? undefined : systemClock.now().getTime();
  if (!first.origin.startsWith('sample-')) return undefined;
  const isDone =
    !existsSync(sampleProgressFile(config)) &&
    (await findAccount(await installation.access(), DEMO_ACCOUNT)) !== undefined;
  return isDone ? undefined : first.received_at;
}

/** Undefined if an earlier start made it. */
async function makeKey(access: Access): Promise<string | undefined> {
  const [{ createVouchedAccount, findAccount }, { createKey }] = await Promise.all([
    import('#access/accounts.ts'),
    import('#access/keys.ts'),
  ]);
  if ((await findAccount(access, DEMO_ACCOUNT)) !== undefined) return undefined;
  await createVouchedAccount(access, DEMO_ACCOUNT, {
    by: 'the first start',
    reason: 'the demo account of the fictional sample data',
  });
  return (await createKey(access, DEMO_ACCOUNT, { name: 'demo', scopes: [...SCOPES], expires_at: null })).key;
}
