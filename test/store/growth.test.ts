/** Queries whose cost must not grow with the age of the store: what they read is found by an index. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
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
import type { IsoDate } from '#domain/dates.ts';
import { countOpenHoldsOver, insertHold, listHolds } from '#store/hold-rows.ts';
import { sql } from '#store/kysely.ts';
import type { HoldTable } from '#store/tables.ts';
import { EVENT_IDS } from '#store/migrations/event-ids.ts';
import { HOLD_DATES } from '#store/migrations/hold-dates.ts';
import { listHeldReports } from '#store/reading-rows.ts';
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
const DAY = '2026-08-19' as IsoDate;
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
  'the number of open holds over documents': (tx) => countOpenHoldsOver(tx, [SHA256]),
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

  it.each<[string, (tx: FactTx) => Promise<unknown>]>([
    ['of some checks', (tx) => listHolds(tx, { status: 'OPEN', checks: ['nav_jump', 'nav_spike'], since: DAY })],
    ['of a fund', (tx) => listHolds(tx, { status: 'OPEN', fund_key: 1, since: DAY, until: DAY })],
    ['over whole reports', (tx) => listHeldReports(tx, ['fund_unknown'], DAY)],
  ])('finds open holds %s by their last day, not among all open ones', async (_name, query) => {
    const [step] = await planOf(await openStore(), query);
    expect(step).toMatch(/^SEARCH holds USING INDEX holds_by_\w+ \(.+ AND last_date>/);
  });

  it('counts the open holds over a document among those that it raised', async () => {
    const steps = await planOf(await openStore(), (tx) => countOpenHoldsOver(tx, [SHA256]));
    expect(steps.slice(0, 3)).toEqual([
      expect.stringContaining('(sha256=?'),
      expect.stringContaining('(document_seq=?'),
      expect.stringContaining('(id=?'),
    ]);
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

const TYPES = { decimal: 'text', json: 'text', bigint: 'integer', clustered: '', identity: '' } as const;

eachEngine((open) => {
  it('holds of earlier versions have the last day of their rows or report after an upgrade', async () => {
    const facts = await open.facts();
    const hold = (id: string, figures: unknown, rows: readonly unknown[]): HoldTable => ({
      id,
      dataset: 'nav',
      check_name: 'nav_jump',
      status: 'OPEN',
      subject: 'Sample Fund',
      fund_key: null,
      summary: 'A sample.',
      figures: JSON.stringify(figures),
      rows: JSON.stringify(rows),
      row_count: rows.length,
      opened_at: 1,
      decided_at: null,
      decided_by: null,
      reason: null,
      document_sha256: null,
      report_key: null,
      last_date: null,
    });
    await facts.write(async (tx) => {
      await insertHold(tx, hold('a', {}, [{ nav_date: '2026-08-19' }, { nav_date: '2026-08-17' }, { nav_date: null }]));
      await insertHold(tx, hold('b', { reference_date: '2026-08-20' }, [{ nav_date: '2026-08-19' }]));
      await insertHold(tx, hold('c', { report_date: '2026-07-31' }, [{ page_number: 1 }]));
      await insertHold(tx, hold('d', { payout_date: '2026-08-18' }, [{ payout_date: '2026-08-18' }]));
      await insertHold(tx, hold('e', { report_date: null }, [{ nav_date: 'soon' }]));
      await insertHold(tx, { ...hold('f', {}, [{ nav_date: '2026-08-19' }]), row_count: 300 });
      await insertHold(tx, { ...hold('g', { report_date: '2026-07-31' }, [{}]), dataset: 'fmr', row_count: 300 });
      for (const index of ['holds_by_status', 'holds_by_fund']) await sql`drop index ${sql.ref(index)}`.execute(tx);
      await sql`alter table holds drop column last_date`.execute(tx);
      for (const index of ['holds_by_status', 'holds_by_fund'])
        await sql`create index ${sql.ref(index)} on holds (status)`.execute(tx);
      const date = facts.engine === 'sqlite' ? 'text' : 'date';
      await HOLD_DATES.up(tx as unknown as Kysely<unknown>, { ...TYPES, date });
    });
    const dates = (await listHolds(facts.query)).map(({ id, last_date }) => [id, last_date]);
    expect(dates).toEqual([
      ['a', '2026-08-19'],
      ['b', '2026-08-20'],
      ['c', '2026-07-31'],
      ['d', '2026-08-18'],
      ['e', null],
      // Its other days are not stored.
      ['f', '2999-12-31'],
      ['g', '2026-07-31'],
    ]);
  });

  it('events of earlier versions are kept by an upgrade, without the index of their random ids', async () => {
    const facts = await open.facts();
    const events = [3, 1, 2].map((seq) => ({
      seq,
      id: `id of ${seq}`,
      dataset: 'nav',
      type: 'NAV_ADDED',
      fund_key: null,
      effective_date: null,
      data_version: seq,
      occurred_at: seq,
      resource: '/v1/sample',
      changed: '["nav"]',
    }));
    const isSqlite = facts.engine === 'sqlite';
    await facts.write(async (tx) => {
      await sql`drop table events`.execute(tx);
      await sql`create table events (seq bigint primary key, id text not null unique, dataset text not null,
        type text not null, fund_key integer references funds, effective_date date, data_version integer,
        occurred_at bigint not null, resource text not null, changed ${sql.raw(isSqlite ? 'text' : 'jsonb')} not null)`.execute(
        tx,
      );
      await sql`create index events_by_dataset on events (dataset, seq)`.execute(tx);
      await tx.insertInto('events').values(events).execute();
      const clustered = isSqlite ? 'without rowid' : '';
      await EVENT_IDS.up(tx as unknown as Kysely<unknown>, { ...TYPES, date: 'text', clustered });
    });
    const indexes = isSqlite
      ? sql<{ name: string }>`select name from sqlite_master where type = 'index' and tbl_name = 'events'`
      : sql<{ name: string }>`select indexname as name from pg_indexes
          where schemaname = current_schema() and tablename = 'events' and indexname <> 'events_pkey'`;
    expect((await indexes.execute(facts.query)).rows).toEqual([{ name: 'events_by_dataset' }]);
    const kept = await facts.query.selectFrom('events').selectAll().orderBy('seq').execute();
    expect(kept).toEqual(events.toSorted((one, other) => one.seq - other.seq));
  });

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
