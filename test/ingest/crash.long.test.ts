import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openArchive } from '#ingest/archive.ts';
import { rebuild } from '#ingest/rebuild.ts';
import type { FactDatabase } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { eachEngine } from '../support/databases.ts';
import type { OpenDatabases } from '../support/databases.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CHILD = fileURLToPath(new URL('../support/import-child.ts', import.meta.url));
// SQLite is killed more often, because its files are written by the importing process; documents 0, 1, 2 and so on.
const KILLS = { sqlite: 8, postgres: 3 };
const SERIES = { sqlite: [0, 1, 48], postgres: [0, 1, 16] };
// Longer than one import, so that kills fall anywhere in an import.
const LONGEST_LIFE_MILLISECONDS = 160;
interface Ended {
  readonly acknowledged: string[];
  readonly code: number | null;
  readonly errors: string;
}

interface Store {
  readonly folder: string;
  readonly place: DatabaseLocation;
}

function newStore(open: OpenDatabases): Store {
  return { folder: temporaryFolder(), place: open.place() };
}

/** Runs the importer; `life` is the time from its readiness to its kill. */
async function runImporter({ folder, place }: Store, series: readonly number[], life?: number): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CHILD, folder, JSON.stringify(place), ...series.map(String)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
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

interface Tables {
  readonly documents: { document_seq: number; sha256: string; report: string }[];
  readonly nav_observations: { document_seq: number }[];
  readonly events: { seq: number }[];
  readonly feed_head: { seq: number }[];
  readonly journal: { seq: number; entry: string }[];
}

/** Documents with another number of facts than their report states, and facts without a document. */
async function findHalves(facts: FactDatabase): Promise<unknown[]> {
  const tables = (await readFactTables(facts)) as unknown as Tables;
  const counts = Map.groupBy(tables.nav_observations, (row) => row.document_seq);
  const halves = tables.documents.filter(({ document_seq, report }) => {
    const { changes } = JSON.parse(report) as { changes: Record<string, number> };
    return (counts.get(document_seq)?.length ?? 0) !== (changes['nav_observed'] ?? 0) + (changes['nav_corrected'] ?? 0);
  });
  const strays = [...counts.keys()].filter((seq) => !tables.documents.some(({ document_seq }) => document_seq === seq));
  const is_numbered =
    tables.feed_head[0]?.seq === tables.events.length && tables.journal.length === tables.documents.length;
  return [...halves, ...strays, ...(is_numbered ? [] : ['events or journal'])];
}

eachEngine((open) => {
  it('acknowledged documents are complete and no document is served in part, however often an import is killed', async () => {
    const [calm, killed] = [newStore(open), newStore(open)];
    const undisturbed = runImporter(calm, SERIES[open.engine]);
    const { draw } = createSeededRandom(20_260_819);
    const acknowledged = new Set<string>();
    let interrupted = 0;
    for (let kill = 0; kill < KILLS[open.engine]; kill += 1) {
      const ended = await runImporter(killed, SERIES[open.engine], draw() * LONGEST_LIFE_MILLISECONDS);
      expect(ended.errors).toBe('');
      if (ended.code === null) interrupted += 1;
      for (const sha256 of ended.acknowledged) acknowledged.add(sha256);
      const facts = await open.facts(killed.place);
      const kept = new Set(
        (await facts.query.selectFrom('documents').select('sha256').execute()).map(({ sha256 }) => sha256),
      );
      expect([...acknowledged].filter((sha256) => !kept.has(sha256))).toEqual([]);
      expect(await findHalves(facts)).toEqual([]);
      await facts.close();
    }
    expect(interrupted).toBeGreaterThanOrEqual(KILLS[open.engine] - 2);
    expect((await runImporter(killed, SERIES[open.engine])).code).toBe(0);
    expect((await undisturbed).code).toBe(0);
    expect(await readFactTables(await open.facts(killed.place))).toEqual(
      await readFactTables(await open.facts(calm.place)),
    );
    expect(openArchive(join(killed.folder, 'archive')).readJournal()).toEqual(
      openArchive(join(calm.folder, 'archive')).readJournal(),
    );
  });

  it('two importers of one empty store wait for each other and lose and repeat nothing', async () => {
    const store = newStore(open);
    const both = await Promise.all([runImporter(store, [0, 2, 24]), runImporter(store, [1, 2, 24])]);
    expect(both.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const facts = await open.facts(store.place);
    expect(await findHalves(facts)).toEqual([]);
    const before = await readFactTables(facts);
    expect(before['documents']).toHaveLength(24);
    const archive = openArchive(join(store.folder, 'archive'));
    expect(archive.readJournal().map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    await rebuild(facts, archive, () => undefined);
    expect(await readFactTables(facts)).toEqual(before);
  });
});
