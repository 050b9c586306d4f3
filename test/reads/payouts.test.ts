import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { addDays } from '#domain/dates.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import type { PayoutsQuestion } from '#reads/read-payouts.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, documentRow, fundRow, navRow, payoutRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';

interface Payouts {
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly payouts: readonly { readonly payout_date: string; readonly amount_per_unit: string }[];
}

const today = '2026-08-01' as IsoDate;
const read = (reader: FactReader, question: Partial<PayoutsQuestion> = {}): Promise<UntypedResult> =>
  reader.answer((view) =>
    readPayouts(view, {
      fund_slug: 'sample-fund-1',
      from: null,
      to: null,
      cursor: null,
      limit: 100,
      order: 'desc',
      as_of: null,
      today,
      ...question,
    }),
  );
const amounts = (reading: UntypedResult): string[] =>
  dataOf<Payouts>(reading).payouts.map((row) => row.amount_per_unit);

eachEngine((open) => {
  describe('payout history', () => {
    const prepare = async (): Promise<FactReader> => {
      const place = open.place();
      const writer = await open.facts(place);
      await commitFacts(writer, {
        documents: [documentRow(1, 'payouts', '2026-07-31'), documentRow(2, 'payouts', '2026-07-15')],
        funds: [fundRow(1), fundRow(2)],
        navs: [navRow(1, '2026-06-30', '10.0000'), navRow(1, '2026-07-01', '10.0000')],
        payouts: [
          payoutRow(1, '2026-06-30', '0.10', {
            ordinal: 2,
            ex_nav: '10.0000',
            source_url: 'https://sample.example/payouts',
          }),
          payoutRow(1, '2026-06-30', '0.0474', { ordinal: 1 }),
          payoutRow(1, '2025-06-30', '2.50'),
          payoutRow(1, addDays(today, -1828), '9.00'),
        ],
      });
      return openFactReader(await open.facts(place), 'secret');
    };

    it('a payout history has the object of the contract, newest first, with two payouts of a day in their order', async () => {
      const reading = await read(await prepare(), { from: '2026-01-01' as IsoDate });
      const [second, first] = dataOf<{ payouts: { id: string }[] }>(reading).payouts;
      expect(dataOf(reading)).toEqual({
        fund: {
          id: 'ffffffff-0000-5000-8000-000000000001',
          slug: 'sample-fund-1',
          name: 'Sample Fund 1',
          association_fund_id: '10001',
        },
        currency: 'PKR',
        from: '2026-01-01',
        to: '2026-08-01',
        order: 'desc',
        total: 2,
        coverage: 'observed_events_only',
        payouts: [
          {
            id: second?.id,
            payout_date: '2026-06-30',
            amount_per_unit: '0.10',
            ex_nav: '10.0000',
            source: { url: 'https://sample.example/payouts', observed_at: '2026-01-05T10:00:00.000Z' },
          },
          {
            id: first?.id,
            payout_date: '2026-06-30',
            amount_per_unit: '0.0474',
            ex_nav: null,
            source: { url: null, observed_at: '2026-01-05T10:00:00.000Z' },
          },
        ],
      });
      expect(reading.data_as_of).toBe('2026-07-31');
    });

    it('a payout history covers 1827 days before today by default and at most 1830', async () => {
      const reader = await prepare();
      const reading = await read(reader);
      expect(dataOf(reading)).toMatchObject({ from: addDays(today, -1827), to: today, total: 3 });
      expect(amounts(await read(reader, { from: addDays(today, -1830) }))).toEqual(['0.10', '0.0474', '2.50', '9.00']);
      await expect(read(reader, { from: addDays(today, -1831) })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        errors: [{ location: 'query.from' }],
      });
      await expect(read(reader, { from: today, to: addDays(today, -1) })).rejects.toMatchObject({
        code: 'INVALID_DATE_RANGE',
      });
      expect(dataOf(await read(reader, { fund_slug: 'sample-fund-2' }))).toMatchObject({ total: 0, payouts: [] });
    });

    it('a payout window after today is the empty window of that day, and reversed if an announced payout is later', async () => {
      const from = addDays(today, 3);
      expect(dataOf(await read(await prepare(), { from }))).toMatchObject({ from, to: from, total: 0, payouts: [] });
      const database = await open.facts();
      await commitFacts(database, { funds: [fundRow(1)], payouts: [payoutRow(1, addDays(today, 10), '1.00')] });
      const announced = openFactReader(database, 'secret');
      await expect(read(announced, { from })).rejects.toMatchObject({
        code: 'INVALID_DATE_RANGE',
        message: expect.stringContaining(today) as string,
      });
      expect(dataOf(await read(announced, { from, to: addDays(today, 20) }))).toMatchObject({ total: 1 });
      expect(dataOf(await read(announced, { from: addDays(today, 11) }))).toMatchObject({
        to: addDays(today, 11),
        total: 0,
      });
    });

    it.each(['asc', 'desc'] as const)(
      'reading payouts in %s order in pages of one loses and repeats no payout of the same day',
      async (order) => {
        const reader = await prepare();
        const walked: string[] = [];
        for (let cursor: string | null = null; ;) {
          // A different `today` must not move the window stored in a cursor.
          const reading = await read(reader, { order, limit: 1, cursor, today: addDays(today, walked.length) });
          walked.push(...amounts(reading));
          expect(dataOf(reading)).toMatchObject({ total: 3, to: today });
          cursor = reading.next_cursor ?? null;
          if (cursor === null || walked.length > 10) break;
        }
        const newestFirst = ['0.10', '0.0474', '2.50'];
        expect(walked).toEqual(order === 'desc' ? newestFirst : newestFirst.toReversed());
      },
    );

    it('a payout history rejects the cursor of a NAV history', async () => {
      const reader = await prepare();
      const navs = await reader.answer((view) =>
        readNavHistory(view, {
          fund_slug: 'sample-fund-1',
          from: null,
          to: null,
          cursor: null,
          limit: 1,
          order: 'desc',
          as_of: null,
        }),
      );
      expect(navs.next_cursor).toEqual(expect.any(String));
      await expect(read(reader, { cursor: navs.next_cursor ?? null })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
    });
  });
});
