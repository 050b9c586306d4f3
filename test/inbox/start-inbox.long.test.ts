import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#base/log.ts';
import { startInbox } from '#ingest/inbox/start-inbox.ts';
import type { InboxWork } from '#ingest/inbox/start-inbox.ts';
import { openFacts } from '#store/database.ts';
import { listRegistry } from '#store/registry.ts';
import { makeDataDir } from '../cli/run-mfds.ts';
import { listChildren } from '../support/child-processes.ts';
import { startServing } from '../support/serving.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { QUICK } from './inbox-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// A busy machine takes many times as long as an idle one.

it('a file of the inbox is imported by a separate process, and the same file again changes nothing', async () => {
  const folder = temporaryFolder();
  const inboxDir = join(folder, 'inbox');
  const place = { engine: 'sqlite', file: join(folder, 'facts.sqlite') } as const;
  const inbox = startInbox(
    {
      place,
      archiveDir: join(folder, 'archive'),
      model: undefined,
      inbox: { inboxDir, ...QUICK },
      restart_wait_ms: 10,
    },
    createLog(() => undefined, true),
  );
  onTestFinished(() => inbox.stop());
  await expect.poll(() => existsSync(join(inboxDir, 'done'))).toBe(true);
  for (const name of ['nav.html', 'nav-2.html']) {
    writeFileSync(join(inboxDir, 'nav.html'), navPage(sampleFunds(6)));
    await expect.poll(() => existsSync(join(inboxDir, 'done', name))).toBe(true);
  }
  await inbox.stop();
  expect(readFileSync(join(inboxDir, 'done', 'nav.html.note.txt'), 'utf8')).toMatch(
    /6 rows in a document of format html.*nav observed 6/,
  );
  expect(readFileSync(join(inboxDir, 'done', 'nav-2.html.note.txt'), 'utf8')).toContain(
    'this document was imported before, so nothing was changed',
  );
  const facts = await openFacts(place);
  onTestFinished(() => facts.close());
  expect((await listRegistry(facts.query)).funds.length).toBe(6);
});

it('the importing process runs at lower priority than the serving threads when cores are few', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux tells the children of a process');
  const folder = temporaryFolder();
  const own = getPriority();
  const inbox = startInbox(
    { ...placeIn(folder), restart_wait_ms: 10 },
    createLog(() => undefined, true),
  );
  onTestFinished(() => inbox.stop());
  await expect.poll(() => existsSync(join(folder, 'inbox', 'done'))).toBe(true);
  expect(
    listChildren(process.pid)
      .map((child) => getPriority(child))
      .filter((priority) => priority > own).length,
  ).toBe(1);
  expect(getPriority()).toBe(own);
});

function placeIn(folder: string): Omit<InboxWork, 'restart_wait_ms'> {
  return {
    place: { engine: 'sqlite', file: join(folder, 'facts.sqlite') },
    archiveDir: join(folder, 'archive'),
    model: undefined,
    inbox: { inboxDir: join(folder, 'inbox'), ...QUICK },
  };
}

/** A history that takes several seconds to import. */
function longHistory(rows: number): string {
  const day = (number: number): string => new Date(Date.UTC(1970, 0, 1 + (number % 20_000))).toISOString().slice(0, 10);
  return `fund,nav,date\n${Array.from({ length: rows }, (_, row) => `Sample Fund ${Math.floor(row / 20_000)},${(10 + (row % 7) / 100).toFixed(4)},${day(row)}`).join('\n')}\n`;
}

it.each([
  [
    'time',
    { fixedSeconds: 0.4, secondsAMegabyte: 0, memory_megabytes: 4_096 },
    'took more than 0.4 seconds of processor time',
  ],
  ['memory', { fixedSeconds: 600, secondsAMegabyte: 0, memory_megabytes: 40 }, 'took more than 40 MB of memory'],
])(
  'a document that exceeds its %s limit is set aside with its reason, also when it returns, and the next one is imported',
  async (_what, budget, reason) => {
    const folder = temporaryFolder();
    const inboxDir = join(folder, 'inbox');
    mkdirSync(join(inboxDir, 'nav-history'), { recursive: true });
    writeFileSync(join(inboxDir, 'nav-history', 'long.csv'), longHistory(200_000));
    const first = startInbox(
      { ...placeIn(folder), restart_wait_ms: 10, budget },
      createLog(() => undefined, true),
    );
    const note = join(inboxDir, 'refused', 'long.csv.note.txt');
    await expect.poll(() => existsSync(note)).toBe(true);
    await first.stop();
    expect(readFileSync(note, 'utf8')).toContain(`The document was set aside: its import ${reason}`);
    // The default limits, and a new process that has no state of the first.
    writeFileSync(join(inboxDir, 'nav-history', 'long.csv'), longHistory(200_000));
    writeFileSync(join(inboxDir, 'nav.html'), navPage(sampleFunds(6)));
    const second = startInbox(
      { ...placeIn(folder), restart_wait_ms: 10 },
      createLog(() => undefined, true),
    );
    onTestFinished(() => second.stop());
    await expect.poll(() => existsSync(join(inboxDir, 'done', 'nav.html'))).toBe(true);
    await expect.poll(() => existsSync(join(inboxDir, 'refused', 'long-2.csv'))).toBe(true);
  },
);

it('a stopped inbox ends the current import after the grace time, frees the database, and imports the file later', async () => {
  const folder = temporaryFolder();
  const inboxDir = join(folder, 'inbox');
  mkdirSync(join(inboxDir, 'nav-history'), { recursive: true });
  writeFileSync(join(inboxDir, 'nav-history', 'long.csv'), longHistory(400_000));
  const inbox = startInbox(
    { ...placeIn(folder), restart_wait_ms: 10, graceMs: 100 },
    createLog(() => undefined, true),
  );
  const markers = (): string[] => (existsSync(join(folder, 'importing')) ? readdirSync(join(folder, 'importing')) : []);
  await expect.poll(() => markers().length, { interval: 10 }).toBe(1);
  await inbox.stop();
  expect(markers()).toEqual([]);
  expect(existsSync(join(inboxDir, 'nav-history', 'long.csv'))).toBe(true);
  const facts = await openFacts(placeIn(folder).place);
  onTestFinished(() => facts.close());
  expect(await facts.write(async (tx) => (await listRegistry(tx)).funds.length)).toBe(0);
});

it('an inbox whose process cannot start logs it, retries and stops on request', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'facts.sqlite'), '');
  const lines: string[] = [];
  const place = { engine: 'sqlite', file: join(folder, 'facts.sqlite', 'no-folder') } as const;
  const inbox = startInbox(
    { place, archiveDir: folder, model: undefined, inbox: { inboxDir: folder, ...QUICK }, restart_wait_ms: 10 },
    createLog((line) => lines.push(line), true),
  );
  await expect.poll(() => lines.filter((line) => line.includes('inbox failed')).length).toBeGreaterThanOrEqual(2);
  await inbox.stop();
});

it('mfds serve watches MFDS_INBOX_DIR, imports what a killed service left there, and stops cleanly', async () => {
  const dataDir = makeDataDir();
  const inboxDir = join(dataDir, '..', 'inbox');
  const env = { MFDS_SAMPLE: 'off', MFDS_INBOX_DIR: inboxDir };
  mkdirSync(inboxDir);
  const first = await startServing(dataDir, env);
  writeFileSync(join(inboxDir, 'nav.html'), navPage(sampleFunds(6)));
  await first.stop('SIGKILL');
  expect(existsSync(join(inboxDir, 'nav.html'))).toBe(true);
  const second = await startServing(dataDir, env);
  await expect.poll(() => existsSync(join(inboxDir, 'done', 'nav.html.note.txt'))).toBe(true);
  expect(await second.stop('SIGTERM')).toBe(0);
});
