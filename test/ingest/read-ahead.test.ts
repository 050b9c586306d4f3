import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, it, onTestFinished } from 'vitest';
import { endWaitingReaders } from '#documents/apart/reader-process.ts';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import type { ReadingAhead } from '#ingest/reports/extraction.ts';
import { openInTurn } from '#ingest/reports/open-in-turn.ts';
import { WordsAhead } from '#ingest/reports/read-ahead.ts';
import { ingestDocument } from '#ingest/run.ts';
import { damagePdf } from '../fixtures/damage-pdf.ts';
import { drawReport } from '../fixtures/report-page.ts';
import { FACTS, samplePage } from '../fixtures/sample-report.ts';
import { openDesk } from '../support/import-desk.ts';
import { eachEngine, type OpenDatabases } from '../support/databases.ts';

/** Documents of which each changes what the next one meets: months and corrections of one fund, and a damaged one. */
async function drawDocuments(): Promise<readonly Uint8Array[]> {
  const income = { fund: 'Sample Income Fund' };
  const [long, short] = [
    await drawReport(Array.from({ length: 6 }, () => samplePage('bars', income))),
    await drawReport([samplePage('lines', { ...income, columns: [[FACTS]] })]),
  ];
  return [
    long,
    short,
    damagePdf(long, 3),
    await drawReport([samplePage('bars', { fund: 'Sample Stock Fund' })]),
    short,
  ];
}

/** What an import of the documents reports and writes, without the time it took. */
async function importAll(open: OpenDatabases, documents: readonly Uint8Array[], words?: WordsAhead): Promise<unknown> {
  const desk = openDesk(await open.facts(), undefined, {
    extractReport: async (bytes, funds, profiles) =>
      extractPdf(bytes, funds, { profiles, ...(words === undefined ? {} : { words }) }),
  });
  const ahead: ReadingAhead | undefined =
    words === undefined
      ? undefined
      : {
          begin: async (bytes) => Promise.resolve(words.begin(bytes)),
          stop: async () => Promise.resolve(words.stop()),
        };
  const sources = documents.map((bytes, index) => ({
    isOpenedEarly: true,
    open: async () => Promise.resolve({ bytes, origin: `report-${index}.pdf` }),
  }));
  const reports = [];
  for await (const found of openInTurn(sources, ahead)) {
    desk.clock.advance(60_000);
    const report = await ingestDocument(desk.ingest, { source: 'fmr', url: null, is_partial: false, ...found });
    reports.push({ ...report, duration_ms: 0 });
  }
  const { query } = desk.ingest.facts;
  return {
    reports,
    events: await desk.events(),
    versions: await query.selectFrom('reports').selectAll().orderBy('fund_key').orderBy('data_version').execute(),
    fragments: await query.selectFrom('fragments').selectAll().orderBy('id').execute(),
    holds: await desk.holds('ALL'),
  };
}

eachEngine((open) => {
  it('reports, events and versions are the same if the next report is read while one is imported', async () => {
    const documents = await drawDocuments();
    const one = await importAll(open, documents);
    expect(await importAll(open, documents, new WordsAhead(2))).toEqual(one);
    expect(one).toMatchObject({
      reports: [{}, {}, { outcome: 'refused' }, {}, { outcome: 'unchanged' }],
    });
  });
});

const wait = async (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Documents whose readings are begun early, and what was seen of them, in order. */
function recordAhead(): { readonly seen: string[]; readonly ahead: ReadingAhead } {
  const seen: string[] = [];
  return {
    seen,
    ahead: {
      begin: async (bytes) => Promise.resolve(void seen.push(`begin ${bytes[0]}`)),
      stop: async () => Promise.resolve(void seen.push('stop')),
    },
  };
}

it('the documents come in their order, and the error of one after all before it', async () => {
  const { seen, ahead } = recordAhead();
  const open = (number: number) => ({
    isOpenedEarly: true,
    open: async () =>
      number === 2 ? Promise.reject(new Error('unreadable')) : Promise.resolve({ bytes: new Uint8Array([number]) }),
  });
  const readAll = async (): Promise<void> => {
    for await (const { bytes } of openInTurn([open(0), open(1), open(2)], ahead)) {
      seen.push(`import ${bytes[0]}`);
      await wait(20);
      seen.push(`imported ${bytes[0]}`);
    }
  };
  await expect(readAll()).rejects.toThrow('unreadable');
  expect(seen).toEqual(['begin 0', 'import 0', 'begin 1', 'imported 0', 'import 1', 'imported 1', 'stop']);
});

it('two documents are begun while one is imported, and no more', async () => {
  const { seen, ahead } = recordAhead();
  const documents = [0, 1, 2, 3].map((number) => ({
    isOpenedEarly: true,
    // The first one of the next two takes longer to open.
    open: async () => {
      await wait(number === 1 ? 10 : 0);
      return { bytes: new Uint8Array([number]) };
    },
  }));
  for await (const { bytes } of openInTurn(documents, ahead)) {
    await wait(50);
    seen.push(`imported ${bytes[0]}`);
  }
  expect(seen).toEqual([
    'begin 0',
    'begin 1',
    'begin 2',
    'imported 0',
    'begin 3',
    'imported 1',
    'imported 2',
    'imported 3',
    'stop',
  ]);
});

it('an import that ends early leaves no document that is begun after the end', async () => {
  const { seen, ahead } = recordAhead();
  const documents = [0, 1, 2, 3].map((number) => ({
    isOpenedEarly: true,
    open: async () => {
      await wait(10);
      return { bytes: new Uint8Array([number]) };
    },
  }));
  for await (const _ of openInTurn(documents, ahead)) break;
  await wait(50);
  expect(seen.at(-1)).toBe('stop');
});

/** What reader processes that start from now on were sent completely, and how many documents they have read. */
function watchReaders(): { readonly sent: number; readonly read: number } {
  const seen = { sent: 0, read: 0 };
  const onChild = (started: unknown): void => {
    const { process: child } = started as { process: ChildProcess };
    child.on('message', ({ kind }: { kind: string }) => (seen.read += Number(kind === 'done')));
    let send: ((task: unknown, onSent: (error: Error | null) => void) => boolean) | undefined;
    Object.defineProperty(child, 'send', {
      set(made: typeof send) {
        send = made;
      },
      get: () => (task: unknown, onSent: (error: Error | null) => void) =>
        send?.call(child, task, (error) => {
          seen.sent += 1;
          onSent(error);
        }),
    });
  };
  // One that waits for its next document was started before.
  endWaitingReaders();
  subscribe('child_process', onChild);
  onTestFinished(() => void unsubscribe('child_process', onChild));
  return seen;
}

it('the words of the next two documents are read while facts are found step by step', async () => {
  const documents = [];
  for (const fund of ['Sample Income Fund', 'Sample Stock Fund', 'Sample Cash Fund'])
    documents.push(await drawReport([samplePage('bars', { fund }), samplePage('bars', { fund })]));
  const [first, second, third] = documents as [Buffer, Buffer, Buffer];
  const readers = watchReaders();
  const words = new WordsAhead(2);
  onTestFinished(() => words.stop());
  for (const bytes of documents) words.begin(bytes);
  let steps = 0;
  const counting = {
    take: async (bytes: Uint8Array) => words.take(bytes),
    pause: async () => {
      steps += 1;
      await words.pause();
      // Finding the facts waits here for the words of the others, and forever if they are read only afterwards.
      while (steps === 1 && readers.read < 3) await wait(10);
    },
  };
  await extractPdf(first, [], { words: counting });
  // For its ink and for its facts, each page is a step.
  expect(steps).toBeGreaterThanOrEqual(4);
  await words.take(second);
  await words.take(third);
  expect(readers, 'each document is read once').toEqual({ sent: 3, read: 3 });
});

it('a process that computes facts does not keep the next document from being read', async () => {
  const [one, other] = [
    await drawReport([samplePage('bars', { fund: 'Sample Income Fund' })]),
    // Larger than what a pipe holds.
    Buffer.concat([
      await drawReport([samplePage('bars', { fund: 'Sample Stock Fund' })]),
      Buffer.from(`\n%${' '.repeat(2_000_000)}\n%%EOF\n`),
    ]),
  ];
  const readers = watchReaders();
  const words = new WordsAhead(2);
  onTestFinished(() => words.stop());
  words.begin(one);
  words.begin(other);
  await words.take(one);
  expect(readers.sent, 'the next document has left this process before facts are computed').toBe(2);
});
