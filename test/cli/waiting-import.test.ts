import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TestContext } from 'vitest';
import { openFacts } from '#store/database.ts';
import { databaseLocation } from '#store/database-location.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { makePostgresDatabase, NO_POSTGRES } from '../support/postgres.ts';
import { makeDataDir } from './run-mfds.ts';

const STORES = ['SQLite', 'PostgreSQL'] as const;

async function urlOf(store: (typeof STORES)[number], context: TestContext): Promise<string | undefined> {
  if (store === 'SQLite') return undefined;
  context.skip(NO_POSTGRES !== undefined, NO_POSTGRES);
  const { url, remove } = await makePostgresDatabase();
  onTestFinished(remove);
  return url;
}

it.for(STORES)(
  'on %s a waiting import names the process it waits for and the longest wait, and then continues',
  async (store, context) => {
    const [dataDir, databaseUrl] = [makeDataDir(), await urlOf(store, context)];
    const facts = await openFacts(databaseLocation({ dataDir, databaseUrl }, 'facts'));
    onTestFinished(() => facts.close());
    const page = join(dataDir, '..', 'nav.html');
    writeFileSync(page, navPage(sampleFunds(12)));
    let stderr = '';
    const ended = await facts.write(async () => {
      const env = childEnvironment({ MFDS_DATA_DIR: dataDir, MFDS_DATABASE_URL: databaseUrl });
      const child = spawn('bin/mfds', ['ingest', 'nav', page, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      const stdout = child.stdout.toArray();
      const code = once(child, 'exit').then(([exit]) => exit as number | null);
      while (!stderr.includes('\n')) stderr += String((await once(child.stderr, 'data'))[0]);
      return { stdout, code };
    });
    expect(stderr).toContain('Another import is running');
    expect(stderr).toContain('3 minutes at most');
    // The holder of the lock can be identified for a PostgreSQL session, and for a process on Linux.
    const isSeen = store === 'PostgreSQL' || process.platform === 'linux';
    expect(stderr).toMatch(isSeen ? new RegExp(`process ${process.pid} (on \\S+ )?since \\d{4}-`) : /running\./);
    expect(await ended.code).toBe(0);
    expect(JSON.parse((await ended.stdout).join(''))).toMatchObject({
      documents: [{ outcome: 'promoted', rows: 12 }],
      refused: 0,
    });
  },
);
