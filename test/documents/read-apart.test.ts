import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { readApart } from '#documents/apart/read-apart.ts';
import { endWaitingReaders } from '#documents/apart/reader-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ANSWER_APART = new URL('../../src/documents/apart/answer-apart.ts', import.meta.url);

/** Whether the process that wrote its id to this file has ended; one that was ended before it began wrote none. */
function hasEnded(started: string): boolean {
  try {
    return !(existsSync(started) && process.kill(Number(readFileSync(started, 'utf8')), 0));
  } catch {
    return true;
  }
}

it.each([
  ['the time for its first part', { first_ms: 300 }, 'too slow'],
  ['the time for all of its parts', { wholeMs: 300 }, 'too slow'],
  ['its memory', { memory_megabytes: 20 }, 'needs too much memory'],
])('a document whose reader exceeds %s is rejected, and the reader is ended', async (_what, limit, message) => {
  const folder = temporaryFolder();
  const [reader, started] = [join(folder, 'reader.mjs'), join(folder, 'pid')];
  writeFileSync(
    reader,
    `import { writeFileSync } from 'node:fs';
     import { answerApart } from ${JSON.stringify(ANSWER_APART.href)};
     writeFileSync(${JSON.stringify(started)}, String(process.pid));
     answerApart(() => new Promise(() => setInterval(() => undefined, 1_000)), String);`,
  );
  const read = readApart({
    reader: pathToFileURL(reader),
    task: null,
    heap_megabytes: 256,
    memory_megabytes: 1_024,
    first_ms: 120_000,
    next_ms: null,
    slow: 'too slow',
    heavy: 'needs too much memory',
    ...limit,
  });
  await expect(read).rejects.toMatchObject({ code: 'SOURCE_REFUSED', message });
  await expect.poll(() => hasEnded(started)).toBe(true);
});

/** A kept reader that answers with its process id and the number of tasks it has been given, or does what the task says. */
function openKeptReader(): (task: string, first_ms?: number) => Promise<unknown[]> {
  const reader = join(temporaryFolder(), 'reader.mjs');
  writeFileSync(
    reader,
    `import { answerApart } from ${JSON.stringify(ANSWER_APART.href)};
     let tasks = 0;
     answerApart(async (task, send) => {
       tasks += 1;
       if (task === 'hang') await new Promise(() => setInterval(() => undefined, 1_000));
       if (task === 'crash' || (task === 'crash if used' && tasks > 1)) process.exit(1);
       if (task === 'refuse') throw new Error('unreadable');
       send(process.pid);
       send(tasks);
     }, (thrown) => Object.assign(new Error(String(thrown)), { code: 'SOURCE_REFUSED' }));`,
  );
  return async (task, first_ms = 120_000) =>
    readApart({
      reader: pathToFileURL(reader),
      task,
      heap_megabytes: 256,
      memory_megabytes: 1_024,
      first_ms,
      next_ms: null,
      isKept: true,
      slow: 'too slow',
      heavy: 'crashed',
    });
}

afterEach(endWaitingReaders);

it('a reader yields a busy processor to the process that waits for it', async () => {
  const [pid] = await openKeptReader()('read');
  expect(getPriority(Number(pid))).toBeGreaterThan(getPriority());
});

it('a kept reader reads one document after another in one process', async () => {
  const read = openKeptReader();
  const [first] = await read('read');
  expect(await read('read')).toEqual([first, 2]);
  expect(await read('read')).toEqual([first, 3]);
});

it.each([
  ['hang', 500, 'too slow'],
  ['crash', undefined, 'crashed'],
  ['refuse', undefined, 'Error: unreadable'],
])('after a document that makes its reader %s, the next one gets a new process', async (task, first_ms, message) => {
  const read = openKeptReader();
  const [first] = await read('read');
  await expect(read(task, first_ms)).rejects.toMatchObject({ message });
  const [second, tasks] = await read('read');
  expect(second).not.toBe(first);
  expect(tasks).toBe(1);
});

it('a document that a used process cannot read is read in a new one, as if it were the first', async () => {
  const read = openKeptReader();
  await read('read');
  expect((await read('crash if used'))[1]).toBe(1);
});

it('two documents at the same time are read by two processes', async () => {
  const read = openKeptReader();
  const [[one], [other]] = await Promise.all([read('read'), read('read')]);
  expect(one).not.toBe(other);
});

it('parts that arrive while this process computes are not late', async () => {
  const read = openKeptReader();
  await read('read');
  const reading = read('read', 1_000);
  const until = performance.now() + 1_500;
  while (performance.now() < until);
  await expect(reading).resolves.toHaveLength(2);
});
