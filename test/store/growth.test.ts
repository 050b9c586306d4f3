/** Queries whose cost must not grow with the age of the store: what they read is found by an index. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../src/config.ts';
import { importLocation } from '../../src/wire-parts.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { openFacts } from '#store/database.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import {
  countDecisionsSince,
  findPromoted,
  insertDocument,
  listDecisionsAbout,
  listDecisionsOf,
  listEditions,
  listLastDocuments,
  listLastSuccesses,
  listPageDates,
  listRecentRowCounts,
} from '#store/document-rows.ts';
import { listHolds } from '#store/hold-rows.ts';
import { eachEngine } from '../support/databases.ts';
import { documentRow } from '../support/fact-rows.ts';
import { planOf } from '../support/query-plans.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function openStore(): Promise<FactDatabase> {
  const facts = await openFacts({ engine: 'sqlite', file: join(temporaryFolder(), 'facts.sqlite') });
  onTestFinished(() => facts.close());
  return facts;
}

const SHA256 = 'a'.repeat(64);
const QUERIES: Readonly<Record<string, (tx: FactTx) => Promise<unknown>>> = {
  'the newest page date of each source': (tx) => listPageDates(tx),
  'the newest page date of each source at a time': (tx) => listPageDates(tx, 5),
  'the newest document of each source': (tx) => listLastDocuments(tx),
  'the last promotion of each source': (tx) => listLastSuccesses(tx),
  'the usual size of a source': (tx) => listRecentRowCounts(tx, 'nav', 5),
  'the editions of a few documents': (tx) => listEditions(tx, [1, 2]),
  'the first promotion of a document': (tx) => findPromoted(tx, SHA256, 'fmr', 'first'),
  'the decisions that teach': (tx) => listDecisionsOf(tx, ['teach', 'confirm']),
  'the decisions of today': (tx) => countDecisionsSince(tx, 5),
  'the decisions about a document': (tx) => listDecisionsAbout(tx, { document_sha256: SHA256, holdIds: ['hold'] }),
  'the holds over a document': (tx) => listHolds(tx, { document_sha256: SHA256 }),
};

describe('a store of years', () => {
  it.each(Object.entries(QUERIES))('finds by an index: %s', async (_name, query) => {
    const steps = await planOf(await openStore(), query);
    expect(steps.some((step) => step.startsWith('SEARCH'))).toBe(true);
    expect(steps.filter((step) => /^SCAN (?:documents|decisions|holds|d)\b/.test(step))).toEqual([]);
  });

  it('finds a document by its hash, not among all documents of its source', async () => {
    const steps = await planOf(await openStore(), (tx) => findPromoted(tx, SHA256, 'fmr', 'first'));
    expect(steps).toEqual([expect.stringContaining('documents_by_sha256 (sha256=?')]);
  });

  it('finds the open holds over a document among those over it, not among all open ones', async () => {
    const over = { status: 'OPEN', document_sha256: SHA256 };
    const [step] = await planOf(await openStore(), (tx) => listHolds(tx, over));
    expect(step).toContain('(document_sha256=?');
  });
});

describe('memory of a process that imports', () => {
  const mapped = async (location: DatabaseLocation): Promise<number> => {
    const facts = await openFacts(location);
    onTestFinished(() => facts.close());
    const { rows } = await sql<{ mmap_size: number }>`pragma mmap_size`.execute(facts.query);
    return rows[0]?.mmap_size ?? Number.NaN;
  };

  it('does not contain the pages of the store, which would use up the budget of a document', async () => {
    const config = readConfig({ MFDS_DATA_DIR: temporaryFolder() });
    expect(await mapped(importLocation(config).place)).toBe(0);
    const served = { engine: 'sqlite', file: join(config.dataDir, 'facts.sqlite'), isMapped: true } as const;
    expect(await mapped(served)).toBeGreaterThan(0);
  });
});

eachEngine((open) => {
  it('the state of each source is that of its newest documents, refused ones included', async () => {
    const facts = await open.facts();
    const documents = [
      ['nav', '2026-01-05', 'PROMOTED'],
      ['nav', '2026-01-02', 'PROMOTED'],
      ['payouts', null, 'REFUSED'],
      ['fmr', '2026-01-31', 'PROMOTED'],
      ['nav', null, 'REFUSED'],
    ] as const;
    await facts.write(async (tx) => {
      for (const [index, [source, page_date, outcome]] of documents.entries())
        await insertDocument(tx, documentRow(index + 1, source, page_date, { outcome, received_at: 100 + index }));
    });
    const last = await listLastDocuments(facts.query);
    expect(last.map(({ source, document_seq, outcome }) => [source, document_seq, outcome])).toEqual([
      ['fmr', 4, 'PROMOTED'],
      ['nav', 5, 'REFUSED'],
      ['payouts', 3, 'REFUSED'],
    ]);
    expect(Object.fromEntries(await listPageDates(facts.query))).toEqual({ nav: '2026-01-05', fmr: '2026-01-31' });
    expect(Object.fromEntries(await listPageDates(facts.query, 102))).toEqual({ nav: '2026-01-05' });
    expect(Object.fromEntries(await listLastSuccesses(facts.query))).toEqual({ nav: 101, fmr: 103 });
  });
});
