import { describe, expect, it } from 'vitest';
import { openFactReader, StaleView } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { listUpdates } from '#reads/list-updates.ts';
import type { UpdatesQuestion } from '#reads/list-updates.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, documentRow, fundRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';

interface Updates {
  readonly events: readonly { readonly id: string; readonly dataset: string; readonly type: string }[];
  readonly checkpoint: string;
}

const read = (reader: FactReader, question: Partial<UpdatesQuestion> = {}): Promise<UntypedResult> =>
  reader.answer((view) => listUpdates(view, { cursor: null, datasets: null, limit: 100, ...question }));

eachEngine((open) => {
  describe('the updates feed', () => {
    it('an event has all its members and the current name of its fund', async () => {
      const database = await open.facts();
      const event = {
        dataset: 'nav',
        type: 'nav.observed',
        fund_key: 1,
        effective_date: '2026-01-02',
        resource: '/v1/mutual-funds/funds/sample-fund-1/nav',
        changed: '["nav", "offer_price"]',
      };
      await commitFacts(database, {
        documents: [documentRow(1, 'performance', '2026-01-02'), documentRow(2, 'fmr', '2025-12-31')],
        funds: [fundRow(1, { name: 'Sample "New" Fund' })],
        events: [event, { type: 'amc.created' }],
      });
      const reading = await read(openFactReader(database, 'secret'));
      const [first, second] = dataOf<Updates>(reading).events;
      expect(first).toEqual({
        id: first?.id,
        dataset: 'nav',
        type: 'nav.observed',
        fund: { id: 'ffffffff-0000-5000-8000-000000000001', slug: 'sample-fund-1', name: 'Sample "New" Fund' },
        effective_date: '2026-01-02',
        data_version: null,
        occurred_at: '2026-01-05T10:00:00.000Z',
        resource: '/v1/mutual-funds/funds/sample-fund-1/nav',
        changed: ['nav', 'offer_price'],
      });
      expect(second).toMatchObject({ fund: null, effective_date: null, changed: [] });
      expect(reading).toMatchObject({ next_cursor: null, data_as_of: '2026-01-02' });
    });

    it('a consumer that follows its checkpoints gets every event once and in order at any time', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, { funds: [fundRow(1)], events: [] });
      const seen: string[] = [];
      let checkpoint: string | null = null;
      for (const count of [0, 5, 1, 4]) {
        await commitFacts(writer, { events: Array.from({ length: count }, () => ({ fund_key: 1 })) });
        for (;;) {
          const reading: UntypedResult = await read(reader, { cursor: checkpoint, limit: 2 });
          const page: Updates = dataOf(reading);
          seen.push(...page.events.map((event) => event.id));
          checkpoint = page.checkpoint;
          expect(page.events.length).toBeLessThanOrEqual(2);
          if (reading.next_cursor === null || seen.length > 100) break;
          expect(reading.next_cursor).toBe(checkpoint);
        }
      }
      const stored = await writer.query.selectFrom('events').select('id').orderBy('seq').execute();
      expect(seen).toEqual(stored.map((row) => row.id));
      expect(stored).toHaveLength(10);
    });

    it('the checkpoint of a filtered feed moves past events of other datasets', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, {
        events: [{ dataset: 'nav' }, { dataset: 'payouts' }, { dataset: 'nav' }, { dataset: 'registry' }],
      });
      const first = await read(reader, { datasets: ['nav', 'fmr'], limit: 1 });
      const second = await read(reader, { datasets: ['fmr', 'nav'], limit: 1, cursor: first.next_cursor ?? null });
      expect(second.next_cursor).toBeNull();
      expect(
        [first, second].flatMap((reading) => dataOf<Updates>(reading).events.map((event) => event.dataset)),
      ).toEqual(['nav', 'nav']);
      const rest = await read(reader, { cursor: dataOf<Updates>(second).checkpoint });
      expect(dataOf<Updates>(rest).events).toEqual([]);
      await expect(read(reader, { datasets: ['prices'] })).rejects.toMatchObject({
        code: 'INVALID_FILTER',
        message: expect.stringContaining('payouts') as string,
      });
    });

    it('a cursor never skips events of a dataset it does not cover: other datasets are rejected, omitted ones are those of the cursor', async () => {
      const database = await open.facts();
      await commitFacts(database, {
        events: [{ dataset: 'payouts' }, { dataset: 'nav' }, { dataset: 'payouts' }, { dataset: 'nav' }],
      });
      const reader = openFactReader(database, 'secret');
      const ofNavs = await read(reader, { datasets: ['nav'], limit: 1 });
      const cursor = ofNavs.next_cursor ?? '';
      expect(dataOf<Updates>(await read(reader, { cursor })).events.map(({ dataset }) => dataset)).toEqual(['nav']);
      const refused = { code: 'INVALID_CURSOR', message: expect.stringContaining("'datasets' nav") as string };
      await expect(read(reader, { cursor, datasets: ['payouts'] })).rejects.toMatchObject(refused);
      await expect(read(reader, { cursor, datasets: ['nav', 'payouts'] })).rejects.toMatchObject(refused);
      const { checkpoint } = dataOf<Updates>(await read(reader));
      await expect(read(reader, { cursor: checkpoint, datasets: ['nav'] })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
        message: expect.stringContaining('all datasets') as string,
      });
    });

    it('an edited cursor, and a checkpoint of a history that the store does not have, are rejected', async () => {
      const database = await open.facts();
      await commitFacts(database, { events: [{}, {}] });
      const { checkpoint } = dataOf<Updates>(await read(openFactReader(database, 'secret')));
      await expect(read(openFactReader(database, 'other'), { cursor: checkpoint })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
      const restored = await open.facts();
      await commitFacts(restored, { events: [{}] });
      await expect(read(openFactReader(restored, 'secret'), { cursor: checkpoint })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
      const renumbered = await open.facts();
      await commitFacts(renumbered, { events: [{}, { type: 'amc.created' }, {}] });
      await expect(read(openFactReader(renumbered, 'secret'), { cursor: checkpoint })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
    });

    it('a checkpoint is never answered from a state older than its own', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      const old = await reader.view();
      await commitFacts(writer, {});
      const { checkpoint } = dataOf<Updates>(await read(reader));
      await expect(listUpdates(old, { cursor: checkpoint, datasets: null, limit: 1 })).rejects.toBeInstanceOf(
        StaleView,
      );
    });

    it('the version of the feed stays the same until a new event', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, { events: [{}, {}] });
      const [page, whole] = [await read(reader, { limit: 1 }), await read(reader)];
      await commitFacts(writer, {});
      expect((await read(reader, { limit: 1 })).facts).toBe(page.facts);
      expect((await read(reader)).facts).not.toBe(whole.facts);
    });
  });
});
