import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createVouchedAccount } from '#access/accounts.ts';
import { createKey } from '#access/keys.ts';
import { openFacts } from '#store/database.ts';
import type { FactDatabase } from '#store/database.ts';
import { backup } from '#upkeep/backup.ts';
import { restore } from '#upkeep/restore.ts';
import { openGroup } from '#upkeep/move-store.ts';
import { openInstallation } from '#wire.ts';
import type { Installation } from '#wire.ts';
import { readConfig } from '../../src/config.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const quiet = (): void => undefined;

export function installationAt(dataDir: string): Installation {
  const installation = openInstallation(readConfig({ MFDS_DATA_DIR: dataDir }));
  onTestFinished(() => installation.close());
  return installation;
}

interface Made {
  readonly dataDir: string;
  readonly installation: Installation;
  readonly desk: ReportDesk;
}

/**
 * A small installation with some of everything: funds, corrected NAVs, two versions of a report, held rows, a decision,
 * a key.
 */
export async function makeInstallation(): Promise<Made> {
  const dataDir = join(temporaryFolder(), 'data');
  const installation = installationAt(dataDir);
  const { facts } = await installation.ingest();
  const desk = await openReportDesk(facts, join(dataDir, 'archive'));
  await desk.take('nav', navPage(sampleFunds(12)));
  await desk.take('nav', navPage(sampleFunds(12, { validity_date: 'Aug 20, 2026', nav: '99.0000' })));
  await desk.take('fmr', fragmentFile([fundPage()]));
  await desk.take(
    'fmr',
    fragmentFile([
      fundPage({
        fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent: '1.61' }],
      }),
    ]),
  );
  const [hold] = await desk.holds();
  if (hold !== undefined) await desk.decide({ kind: 'reject', hold_id: hold.id, reason: 'wrong' });
  const access = await installation.access();
  await createVouchedAccount(access, 'a@example.com', { by: 'a test', reason: 'it needs a key' });
  await createKey(access, 'a@example.com', { name: 'n', scopes: ['nav:read'], expires_at: null });
  return { dataDir, installation, desk };
}

export async function factsAt(dataDir: string): Promise<FactDatabase> {
  const facts = await openFacts({ engine: 'sqlite', file: join(dataDir, 'facts.sqlite') });
  onTestFinished(() => facts.close());
  return facts;
}

export async function backUp({ dataDir }: Pick<Made, 'dataDir'>): Promise<string> {
  const file = join(temporaryFolder(), 'backup.tar');
  await backup(await installationAt(dataDir).whole(), file, new Date(), quiet);
  return file;
}

export async function restoreInto(file: string, dataDir: string): ReturnType<typeof restore> {
  return restore(
    file,
    { dataDir, open: async (group, folder) => openGroup({ dataDir: folder, databaseUrl: undefined }, group) },
    quiet,
  );
}
