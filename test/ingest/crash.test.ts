import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openArchive } from '#ingest/archive.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { openFacts } from '#store/database.ts';
import type { FactDatabase } from '#store/database.ts';
import { makeDice } from '../support/dice.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { temporaryFolder } from '../support/import-desk.ts';

const CHILD = fileURLToPath(new URL('../support/import-child.ts', import.meta.url));
const KILLS = 12;
// Longer than one import takes, so that a kill falls anywhere into one.
const LONGEST_LIFE_MILLISECONDS = 160;

interface Ended {
  readonly acknowledged: string[];
  readonly code: number | null;
  readonly errors: string;
}

/** Runs the importer; `life` kills it that long after it is ready to import. */
async function runImporter(args: readonly (string | number)[], life?: number): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD, ...args.map(String)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const errors = child.stderr.toArray();
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'ready') acknowledged.push(line.split(' ')[2] ?? '');
    else if (life !== undefined) setTimeout(() => child.kill('SIGKILL'), life);
  }
  await ended;
  return { acknowledged, code: child.exitCode, errors: (await errors).join('') };
}

async function openStore(folder: string): Promise<FactDatabase> {
  const facts = await openFacts({ engine: 'sqlite', file: join(folder, 'facts.sqlite') });
  onTestFinished(() => facts.close());
  return facts;
}

interface Tables {
  readonly documents: { document_seq: number; sha256: string; report: string }[];
  readonly nav_observations: { document_seq: number }[];
  readonly events: { seq: number }[];
  readonly feed_head: { seq: number }[];
  readonly journal: { seq: number; entry: string }[];
}

/** Documents whose facts are not exactly as many as their report says, and facts of no document. */
async function findHalves(facts: FactDatabase): Promise<unknown[]> {
  const tables = (await readFactTables(facts)) as unknown as Tables;
  const counts = Map.groupBy(tables.nav_observations, (row) => row.document_seq);
  const halves = tables.documents.filter(({ document_seq, report }) => {
    const { changes } = JSON.parse(report) as { changes: Record<string, number> };
    return (counts.get(document_seq)?.length ?? 0) !== (changes['nav_observed'] ?? 0) + (changes['nav_corrected'] ?? 0);
  });
  const strays = [...counts.keys()].filter((seq) => !tables.documents.some(({ document_seq }) => document_seq === seq));
  const is_numbered = tables.feed_head[0]?.seq === tables.events.length && tables.journal.length === tables.documents.length;
  return [...halves, ...strays, ...(is_numbered ? [] : ['events or journal'])];
}

it('keeps every acknowledged document whole and serves no half one, however often an import is killed', { timeout: 60_000 }, async () => {
  const [calm, killed] = [temporaryFolder(), temporaryFolder()];
  const undisturbed = runImporter([calm]);
  const roll = makeDice(20_260_819);
  const acknowledged = new Set<string>();
  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const ended = await runImporter([killed], roll() * LONGEST_LIFE_MILLISECONDS);
    expect(ended.errors).toBe('');
    if (ended.code === null) interrupted += 1;
    for (const sha256 of ended.acknowledged) acknowledged.add(sha256);
    const facts = await openStore(killed);
    const kept = new Set((await facts.query.selectFrom('documents').select('sha256').execute()).map(({ sha256 }) => sha256));
    expect([...acknowledged].filter((sha256) => !kept.has(sha256))).toEqual([]);
    expect(await findHalves(facts)).toEqual([]);
    await facts.close();
  }
  expect(interrupted).toBeGreaterThanOrEqual(10);
  expect((await runImporter([killed])).code).toBe(0);
  expect((await undisturbed).code).toBe(0);
  expect(await readFactTables(await openStore(killed))).toEqual(await readFactTables(await openStore(calm)));
  expect(openArchive(join(killed, 'archive')).readJournal()).toEqual(openArchive(join(calm, 'archive')).readJournal());
});

it('lets two importers of one empty data directory take turns, and loses and repeats nothing', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const both = await Promise.all([runImporter([folder, 0, 2, 24]), runImporter([folder, 1, 2, 24])]);
  expect(both.map(({ code, errors }) => [code, errors])).toEqual([[0, ''], [0, '']]);
  const facts = await openStore(folder);
  expect(await findHalves(facts)).toEqual([]);
  const before = await readFactTables(facts);
  expect(before['documents']).toHaveLength(24);
  const archive = openArchive(join(folder, 'archive'));
  expect(archive.readJournal().map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  await rebuild(facts, archive, () => undefined);
  expect(await readFactTables(facts)).toEqual(before);
});
