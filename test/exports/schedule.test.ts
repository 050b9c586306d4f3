import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Log, LogFields } from '#base/log.ts';
import { runExportProcess, scheduleExports } from '#exports/export-schedule.ts';
import type { ExportWork } from '#exports/export-schedule.ts';
import { readExportState } from '#exports/due-export.ts';
import { openPublishedExports } from '#exports/published-exports.ts';
import { openFacts } from '#store/database.ts';
import type { FactDatabase } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { navs } from './history.ts';

interface Scene {
  readonly facts: FactDatabase;
  readonly desk: ReportDesk;
  readonly work: ExportWork;
  readonly log: Log;
  readonly lines: string[];
  readonly names: () => Promise<string[]>;
}

async function openScene(keep: number): Promise<Scene> {
  const folder = join(temporaryFolder(), 'exports');
  const place: DatabaseLocation = { engine: 'sqlite', file: join(temporaryFolder(), 'facts.sqlite') };
  const facts = await openFacts(place);
  onTestFinished(() => facts.close());
  const lines: string[] = [];
  const note = (message: string, fields?: LogFields): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return {
    facts,
    desk: await openReportDesk(facts),
    work: { place, cursorSecret: 'the secret of cursors', service_version: '0.0.0', folder, keep },
    log: { info: note, warn: note, error: note },
    lines,
    names: async () => (await openPublishedExports(folder).list()).map(({ name }) => name),
  };
}

const NEVER = new AbortController().signal;

it('each run publishes the state of the data, unless it has not changed, and keeps the newest', async () => {
  const { desk, work, log, lines, names } = await openScene(2);
  await runExportProcess(work, log, NEVER);
  const [first] = await names();
  await runExportProcess(work, log, NEVER);
  expect(lines.map((line) => line.split(' {')[0])).toEqual([
    'export published',
    'export skipped: the data has not changed',
  ]);
  await navs(10, '10.5000', '88.1000')(desk);
  await runExportProcess(work, log, NEVER);
  expect(await names()).toEqual([expect.not.stringMatching(first ?? ''), first]);
  await navs(11, '10.5100', '88.1000')(desk);
  await runExportProcess(work, log, NEVER);
  expect(await names()).toHaveLength(2);
  expect(await names()).not.toContain(first);
  expect(readdirSync(work.folder).toSorted()).toEqual((await names()).toSorted());
});

it('a run that is stopped publishes nothing, and the next one publishes a complete export', async () => {
  const { work, log, lines, names } = await openScene(2);
  for (const wait of [30, 150, 400]) {
    const stopping = new AbortController();
    const running = runExportProcess(work, log, stopping.signal);
    setTimeout(() => stopping.abort(), wait);
    await running;
  }
  await runExportProcess(work, log, NEVER);
  expect(lines.filter((line) => line.includes('failed'))).toEqual([]);
  const [published] = await openPublishedExports(work.folder).list();
  expect(await names()).toHaveLength(1);
  expect(published?.manifest.files).toHaveLength(37);
});

it('the reason of a failed run is in the log', async () => {
  const { work, log, lines } = await openScene(2);
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, 'mine');
  await runExportProcess({ ...work, folder: file }, log, NEVER);
  expect(lines).toEqual([expect.stringContaining('export failed')]);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

it('the schedule runs in Pakistan time, and an invalid one is refused with its setting', async () => {
  const { work, log, names } = await openScene(2);
  expect(() => scheduleExports('61 4 * * *', work, log)).toThrow('MFDS_EXPORTS_SCHEDULE is not a cron expression');
  const schedule = scheduleExports('* * * * * *', work, log);
  try {
    await expect.poll(names).toHaveLength(1);
  } finally {
    await schedule.stop();
  }
});

it('an export is late an hour after the time at which the first change since the last one was due', async () => {
  const { desk, work, log, facts } = await openScene(2);
  const published = openPublishedExports(work.folder);
  const stateAt = (now: Date, schedule: string | undefined = '0 4 * * *') =>
    readExportState(facts, published, schedule, now);
  const years = new Date('2100-01-01');
  expect(await stateAt(years)).toMatchObject({ newest: undefined, is_late: true });
  await runExportProcess(work, log, NEVER);
  const [{ name: newest } = { name: '' }] = await published.list();
  expect(await stateAt(years)).toEqual({ newest, changed_at: undefined, due_at: undefined, is_late: false });
  await navs(10, '10.5000', '88.1000')(desk);
  const { changed_at, due_at = years } = await stateAt(new Date(0));
  // 04:00 in Pakistan.
  expect(due_at.toISOString()).toMatch(/T23:00:00.000Z$/);
  expect(due_at.getTime() - (changed_at?.getTime() ?? 0)).toBeLessThan(24 * 3_600_000);
  expect(await stateAt(new Date(due_at.getTime() + 3_600_000))).toMatchObject({ newest, is_late: false });
  expect(await stateAt(new Date(due_at.getTime() + 3_600_001))).toMatchObject({ newest, is_late: true });
  expect(await readExportState(facts, published, undefined, years)).toMatchObject({
    due_at: undefined,
    is_late: false,
  });
});
