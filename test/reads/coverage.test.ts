import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { listCoverage } from '#reads/list-coverage.ts';
import { readStatus } from '#reads/read-status.ts';
import type { FactDatabase } from '#store/database.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, documentRow, fundRow, KNOWN_AT, navRow, payoutRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';

async function addDocument(
  database: FactDatabase,
  document_seq: number,
  source: string,
  outcome: string,
): Promise<void> {
  const row = documentRow(document_seq, source, '2026-01-02', {
    received_at: KNOWN_AT + document_seq * 1000,
    outcome,
    message: outcome === 'REFUSED' ? 'No table.' : null,
  });
  await database.query.insertInto('documents').values(row).execute();
}

async function addHold(
  database: FactDatabase,
  id: string,
  fund_key: number | null,
  status: string,
  documents: readonly number[],
): Promise<void> {
  const row = {
    id,
    dataset: 'nav',
    check_name: 'jump',
    status,
    subject: 'Sample Fund',
    fund_key,
    summary: 'Too far.',
    figures: '{}',
    rows: '[]',
    row_count: 1,
    opened_at: KNOWN_AT,
  };
  await database.query
    .insertInto('holds')
    .values({ ...row, decided_at: null, decided_by: null, reason: null })
    .execute();
  await database.query
    .insertInto('hold_documents')
    .values(documents.map((document_seq) => ({ hold_id: id, document_seq })))
    .execute();
}

const NO_SECTIONS = Object.fromEntries(REPORT_SECTIONS.map((section) => [section, 0]));

eachEngine((open) => {
  describe('coverage', () => {
    it('coverage lists per fund the available data, counts corrections once, and lists held rows', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      const read = () => reader.answer((view) => listCoverage(view, { page: 1, per_page: 50 }));
      await commitFacts(writer, {
        funds: [fundRow(1), fundRow(2)],
        navs: [navRow(1, '2026-01-01', '1.0000'), navRow(1, '2026-01-02', '1.1000')],
        payouts: [payoutRow(1, '2025-06-30', '0.50')],
      });
      await commitFacts(writer, { navs: [navRow(1, '2026-01-02', '1.2000')] });
      await addDocument(writer, 1, 'nav', 'PROMOTED');
      await addHold(writer, 'h1', 1, 'OPEN', [1]);
      await addHold(writer, 'h2', 1, 'REJECTED', [1]);
      const reading = await read();
      const none = { first_date: null, latest_date: null };
      expect(dataOf(reading)).toEqual([
        {
          fund: { id: 'ffffffff-0000-5000-8000-000000000001', slug: 'sample-fund-1', name: 'Sample Fund 1' },
          nav: { first_date: '2026-01-01', latest_date: '2026-01-02', observation_count: 2 },
          payouts: { first_date: '2025-06-30', latest_date: '2025-06-30', event_count: 1 },
          reports: { ...none, report_count: 0, sections: NO_SECTIONS },
          held_count: 1,
        },
        {
          fund: { id: 'ffffffff-0000-5000-8000-000000000002', slug: 'sample-fund-2', name: 'Sample Fund 2' },
          nav: { ...none, observation_count: 0 },
          payouts: { ...none, event_count: 0 },
          reports: { ...none, report_count: 0, sections: NO_SECTIONS },
          held_count: 0,
        },
      ]);
      expect(reading).toMatchObject({
        data_as_of: '2026-01-02',
        paging: { page: 1, per_page: 50, has_next: false, total_pages: 1 },
      });
      await commitFacts(writer, { navs: [navRow(2, '2026-01-05', '1.0000')] });
      await addHold(writer, 'h3', 2, 'OPEN', [1]);
      expect(dataOf(await read())).toMatchObject([
        { nav: { observation_count: 2 }, held_count: 1 },
        { nav: { observation_count: 1, first_date: '2026-01-05' }, held_count: 1 },
      ]);
    });
  });

  describe('the source status', () => {
    it('the status names the newest and the last accepted document of each source and its holds, and is late after two working days', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      for (const [seq, source, outcome] of [
        [1, 'nav', 'PROMOTED'],
        [2, 'nav', 'PROMOTED'],
        [3, 'nav', 'REFUSED'],
        [4, 'payouts', 'REFUSED'],
      ] as const)
        await addDocument(writer, seq, source, outcome);
      await addHold(writer, 'h1', null, 'OPEN', [1, 2]);
      await addHold(writer, 'h2', null, 'RESOLVED', [2]);
      const statusOn = async (today: string) => reader.answer((view) => readStatus(view, today as IsoDate));
      const lateOn = async (today: string) => (await statusOn(today)).sources.map((source) => source.is_late);
      expect(await lateOn('2026-01-06')).toEqual([false, false]);
      expect(await statusOn('2026-01-07')).toEqual({
        seq: 0,
        held_count: 1,
        reading_drifts: [],
        sources: [
          {
            source: 'nav',
            last_document: {
              received_at: '2026-01-05T10:00:03.000Z',
              page_date: '2026-01-02',
              row_count: 5,
              outcome: 'REFUSED',
              message: 'No table.',
            },
            last_success_at: '2026-01-05T10:00:02.000Z',
            data_as_of: '2026-01-02',
            data_age_days: 5,
            next_expected_on: '2026-01-06',
            is_late: true,
            held_count: 1,
          },
          {
            source: 'payouts',
            last_document: {
              received_at: '2026-01-05T10:00:04.000Z',
              page_date: '2026-01-02',
              row_count: 5,
              outcome: 'REFUSED',
              message: 'No table.',
            },
            last_success_at: null,
            data_as_of: null,
            data_age_days: null,
            next_expected_on: null,
            is_late: false,
            held_count: 0,
          },
        ],
      });
    });
  });
});
