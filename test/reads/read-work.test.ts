import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { listCoverage } from '#reads/list-coverage.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readStatus } from '#reads/read-status.ts';
import { readSectionHistory } from '#reads/read-section.ts';
import { insertInBulk } from '#store/query-parts.ts';
import type { FactDatabase } from '#store/database.ts';
import { fundRow as fundRowOnPage, performancePage } from '../fixtures/association-page.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, fundRow, KNOWN_AT, navRow } from '../support/fact-rows.ts';
import { openDesk } from '../support/import-desk.ts';
import { textOf } from '../support/readings.ts';

const FUNDS = 40;
const DATES = ['2025-10-31', '2025-11-30', '2025-12-31'];
const HOLDINGS = JSON.stringify([{ name: 'x'.repeat(20_000) }]);
const PART_COLUMNS = {
  fund_key: 'integer',
  report_date: 'date',
  data_version: 'integer',
  section: 'text',
  row_count: 'integer',
  mark: 'text',
  text: 'text',
  plain: 'text',
};

async function fill(database: FactDatabase): Promise<void> {
  const keys = Array.from({ length: FUNDS }, (_, index) => index + 1);
  await commitFacts(database, {
    funds: keys.map((key) => fundRow(key)),
    navs: keys.flatMap((key) => [navRow(key, '2026-01-02', '10.0000'), navRow(key, '2026-01-05', '10.1000')]),
  });
  await database.write(async (tx) => {
    for (const report_date of DATES) {
      const key = { fund_key: 1, report_date, data_version: 1 };
      const words = {
        content_hash: 'hash',
        report_ids: '[]',
        changed_sections: '[]',
        documents: '[]',
        currency: 'PKR',
      };
      const report = { ...key, ...words, version: 1, id: `sample-${report_date}`, nav_per_unit: null, size_pkr: null };
      await tx
        .insertInto('reports')
        .values({ ...report, document_seq: 1, known_at: KNOWN_AT, superseded_at: null })
        .execute();
      const part = { ...key, section: 'holdings', row_count: 1, mark: 'mark', text: HOLDINGS, plain: HOLDINGS };
      await insertInBulk(tx, 'report_sections', PART_COLUMNS, [part]);
    }
  });
}

eachEngine((open) => {
  describe('database work of reads', () => {
    it('an as_of read queries nothing if no fact became known since its time, however many times are read', async () => {
      const place = open.place();
      await fill(await open.facts(place));
      const { database, rows } = counted(await open.facts(place));
      const reader = openFactReader(database, 'secret');
      const ask = async (as_of: number | null): Promise<string> =>
        textOf(
          await reader.answer((view) =>
            readNavSelection(view, { funds: null, date: null, date_policy: 'exact', as_of }),
          ),
        );
      const now = await ask(null);
      const before = rows();
      for (let call = 0; call < 10; call += 1) expect(await ask(KNOWN_AT + call)).toBe(now);
      // To find the newest state: one row per request.
      expect(rows() - before).toBeLessThanOrEqual(10);
      expect(await ask(KNOWN_AT - 1)).toBe('[]');
    });

    it('status and coverage count the holds that wait for review once after each import, whatever the number of requests', async () => {
      const place = open.place();
      const desk = openDesk(await open.facts(place));
      const page = (validity_date: string, nav: string): string =>
        performancePage([fundRowOnPage({ validity_date, nav, payout_date: 'Aug 03, 2026' })]);
      await desk.take('performance', page('Aug 17, 2026', '10.0000'));
      await desk.take('performance', page('Aug 18, 2026', '99.0000'));
      const { database, queriesOf } = counted(await open.facts(place));
      const reader = openFactReader(database, 'secret');
      const held = async (): Promise<readonly unknown[]> => {
        const status = await reader.answer((view) => readStatus(view, '2026-08-19' as IsoDate));
        const coverage = await reader.answer((view) => listCoverage(view, { page: 1, per_page: 5 }));
        return [status.held_count, JSON.parse(textOf(coverage)) as unknown];
      };
      expect(await held()).toMatchObject([1, [{ held_count: 1 }]]);
      const counts = queriesOf('holds');
      for (let call = 0; call < 3; call += 1) expect(await held()).toMatchObject([1, [{ held_count: 1 }]]);
      expect(queriesOf('holds')).toBe(counts);
      await desk.take('performance', page('Aug 19, 2026', '98.0000'));
      expect(await held()).toMatchObject([2, [{ held_count: 2 }]]);
      await desk.decide({ kind: 'reject', hold_id: (await desk.holds())[0]?.id ?? '', reason: 'wrong' });
      expect(await held()).toMatchObject([1, [{ held_count: 1 }]]);
    });

    it('a history of reports reads each stored text once, now and with as_of', async () => {
      const place = open.place();
      await fill(await open.facts(place));
      await commitFacts(await open.facts(place), { events: [{ occurred_at: KNOWN_AT + 3_600_000 }] });
      const { database, characters } = counted(await open.facts(place));
      const reader = openFactReader(database, 'secret');
      await reader.view();
      for (const as_of of [null, KNOWN_AT + 1]) {
        const before = characters();
        const question = { fund_slug: 'sample-fund-1', section: 'holdings', allocation_type: null } as const;
        const reading = await reader.answer((view) =>
          readSectionHistory(view, { ...question, from: null, to: null, as_of }),
        );
        expect(textOf(reading)).toContain(HOLDINGS);
        expect(characters() - before).toBeLessThan(1.2 * textOf(reading).length);
      }
    });
  });
});
