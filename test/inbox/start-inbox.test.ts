import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#base/log.ts';
import { startInbox } from '#ingest/inbox/start-inbox.ts';
import { openFacts } from '#store/database.ts';
import { listRegistry } from '#store/registry.ts';
import { makeDataDir } from '../cli/run-mfds.ts';
import { startServing } from '../support/serving.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { QUICK } from './inbox-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const eventually = { timeout: 15_000, interval: 50 };

it('a file of the inbox becomes facts in a thread of its own, and the same file again changes nothing', async () => {
  const folder = temporaryFolder();
  const inbox_dir = join(folder, 'inbox');
  const place = { engine: 'sqlite', file: join(folder, 'facts.sqlite') } as const;
  const inbox = startInbox({ place, archive_dir: join(folder, 'archive'), model: undefined, inbox: { inbox_dir, ...QUICK }, restart_wait_ms: 10 }, createLog(() => undefined, true));
  onTestFinished(() => inbox.stop());
  await expect.poll(() => existsSync(join(inbox_dir, 'done')), eventually).toBe(true);
  for (const name of ['nav.html', 'nav-2.html']) {
    writeFileSync(join(inbox_dir, 'nav.html'), navPage(sampleFunds(6)));
    await expect.poll(() => existsSync(join(inbox_dir, 'done', name)), eventually).toBe(true);
  }
  await inbox.stop();
  expect(readFileSync(join(inbox_dir, 'done', 'nav.html.note.txt'), 'utf8')).toMatch(/6 rows in a document of the form html.*nav observed 6/);
  expect(readFileSync(join(inbox_dir, 'done', 'nav-2.html.note.txt'), 'utf8')).toContain('a document that was taken in before, so nothing was changed');
  const facts = await openFacts(place);
  onTestFinished(() => facts.close());
  expect((await listRegistry(facts.query)).funds.length).toBe(6);
});

it('the thread that imports goes behind the threads that serve when cores are few', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux knows the priority of a thread');
  const folder = temporaryFolder();
  const own = getPriority();
  const before = threadsBehind(own);
  const place = { engine: 'sqlite', file: join(folder, 'facts.sqlite') } as const;
  const inbox = startInbox({ place, archive_dir: join(folder, 'archive'), model: undefined, inbox: { inbox_dir: join(folder, 'inbox'), ...QUICK }, restart_wait_ms: 10 }, createLog(() => undefined, true));
  onTestFinished(() => inbox.stop());
  await expect.poll(() => existsSync(join(folder, 'inbox', 'done')), eventually).toBe(true);
  expect(threadsBehind(own)).toBe(before + 1);
  expect(getPriority()).toBe(own);
});

/** How many threads of this process go behind those of a priority. */
function threadsBehind(priority: number): number {
  return readdirSync('/proc/self/task').filter((thread) => getPriority(Number.parseInt(thread, 10)) > priority).length;
}

it('an inbox whose thread cannot begin says so, tries again and stops when told', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'facts.sqlite'), '');
  const lines: string[] = [];
  const place = { engine: 'sqlite', file: join(folder, 'facts.sqlite', 'no-folder') } as const;
  const inbox = startInbox({ place, archive_dir: folder, model: undefined, inbox: { inbox_dir: folder, ...QUICK }, restart_wait_ms: 10 }, createLog((line) => lines.push(line), true));
  await expect.poll(() => lines.filter((line) => line.includes('inbox failed')).length, eventually).toBeGreaterThanOrEqual(2);
  await inbox.stop();
});

it('mfds serve watches MFDS_INBOX_DIR, takes what a killed service left there, and stops cleanly', { timeout: 60_000 }, async () => {
  const dataDir = makeDataDir();
  const inboxDir = join(dataDir, '..', 'inbox');
  const env = { MFDS_SAMPLE: 'off', MFDS_INBOX_DIR: inboxDir };
  mkdirSync(inboxDir);
  const first = await startServing(dataDir, env);
  writeFileSync(join(inboxDir, 'nav.html'), navPage(sampleFunds(6)));
  await first.stop('SIGKILL');
  expect(existsSync(join(inboxDir, 'nav.html'))).toBe(true);
  const second = await startServing(dataDir, env);
  await expect.poll(() => existsSync(join(inboxDir, 'done', 'nav.html.note.txt')), { timeout: 30_000 }).toBe(true);
  expect(await second.stop('SIGTERM')).toBe(0);
});
