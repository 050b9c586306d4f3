import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readApart } from '#documents/apart/read-apart.ts';
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
