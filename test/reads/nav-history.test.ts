import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import type { NavHistoryQuestion } from '#reads/read-nav-history.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, fundRow, KNOWN_AT, navRow } from '../support/fact-rows.ts';
import { dataOf, textOf } from '../support/readings.ts';

interface History {
  readonly fund: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly association_fund_id: string | null;
  };
  readonly from: string | null;
  readonly to: string | null;
  readonly order: string;
  readonly total: number;
  readonly navs: readonly Record<string, string | null>[];
}

const day = (text: string): IsoDate => text as IsoDate;
const ask = (question: Partial<NavHistoryQuestion> = {}): NavHistoryQuestion => ({
  fund_slug: 'sample-fund-1',
  from: null,
  to: null,
  cursor: null,
  limit: 1000,
  order: 'asc',
  as_of: null,
  ...question,
});
const read = (reader: FactReader, question: Partial<NavHistoryQuestion> = {}): Promise<UntypedResult> =>
  reader.answer((view) => readNavHistory(view, ask(question)));

async function walk(reader: FactReader, question: Partial<NavHistoryQuestion>): Promise<History['navs']> {
  const rows: Record<string, string | null>[] = [];
  for (let cursor: string | null = null; ;) {
    const reading = await read(reader, { ...question, cursor });
    rows.push(...dataOf<History>(reading).navs);
    cursor = reading.next_cursor ?? null;
    if (cursor === null) return rows;
    // An endless loop would block the test runner's timeout.
    if (rows.length > 10_000) throw new Error('the walk does not end');
  }
}

// Days after 2024-01-01 with a NAV in units of 0.0001; some days are omitted.
const SERIES = fc.uniqueArray(
  fc.record({
    after_days: fc.integer({ min: 0, max: 400 }),
    units: fc.integer({ min: 1, max: 9_999_999 }),
    priced: fc.boolean(),
  }),
  {
    selector: (row) => row.after_days,
    minLength: 1,
    maxLength: 40,
  },
);

eachEngine((open) => {
  describe('NAV history', () => {
    it('a NAV history has exactly the stored observations, each with its change, for any data', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      let fund_key = 0;
      await fc.assert(
        fc.asyncProperty(SERIES, fc.integer({ min: 1, max: 15 }), async (series, limit) => {
          fund_key += 1;
          const navs = series.map(({ after_days, units, priced }) =>
            navRow(
              fund_key,
              addDays(day('2024-01-01'), after_days),
              `${Math.floor(units / 10_000)}.${`${units % 10_000}`.padStart(4, '0')}`,
              priced ? { offer_price: '10.50', front_end_load_pct: '0.00' } : {},
            ),
          );
          await commitFacts(writer, { funds: [fundRow(fund_key, { name: `Sample "Zü" ${fund_key}` })], navs });
          const fund_slug = `sample-fund-${fund_key}`;
          const whole = await read(reader, { fund_slug });
          const stored = await writer.query
            .selectFrom('nav_observations')
            .selectAll()
            .where('fund_key', '=', fund_key)
            .orderBy('nav_date')
            .execute();
          const { fund, ...window } = dataOf<History>(whole);
          const rows = stored.map((row, index) => {
            const before = stored[index - 1];
            const change = before === undefined ? null : subtract(row.nav as Decimal, before.nav as Decimal);
            return {
              fund_id: fund.id,
              fund_slug,
              fund_name: `Sample "Zü" ${fund_key}`,
              association_fund_id: `${10_000 + fund_key}`,
              nav_date: row.nav_date,
              nav: row.nav,
              offer_price: row.offer_price,
              repurchase_price: row.repurchase_price,
              market_price: row.market_price,
              front_end_load_pct: row.front_end_load_pct,
              back_end_load_pct: row.back_end_load_pct,
              contingent_load_pct: row.contingent_load_pct,
              nav_change_abs: change,
              nav_change_pct: change === null || before === undefined ? null : percentOf(change, before.nav as Decimal),
              currency: 'PKR',
            };
          });
          const latest = stored.at(-1)?.nav_date as IsoDate;
          expect(textOf(whole)).toBe(
            JSON.stringify({
              fund,
              currency: 'PKR',
              from: addDays(latest, -3653),
              to: latest,
              order: 'asc',
              total: rows.length,
              navs: rows,
            }),
          );
          expect(window.navs).toHaveLength(navs.length);
          expect(await walk(reader, { fund_slug, limit })).toEqual(rows);
          expect(await walk(reader, { fund_slug, limit, order: 'desc' })).toEqual(rows.toReversed());
          const [from, to] = [addDays(day('2024-01-01'), 50), addDays(day('2024-01-01'), 250)];
          const inside = rows.filter((row) => row.nav_date >= from && row.nav_date <= to);
          expect(await walk(reader, { fund_slug, limit, from, to })).toEqual(inside);
          expect(dataOf<History>(await read(reader, { fund_slug, from, to, limit: 1 })).total).toBe(inside.length);
        }),
        { numRuns: 25 },
      );
    });

    it('reading a history by cursor returns each row of its window once, although new observations arrive', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      const dates = Array.from({ length: 10 }, (_, index) => addDays(day('2026-01-01'), index));
      await commitFacts(writer, { funds: [fundRow(1)], navs: dates.map((date) => navRow(1, date, '10.0000')) });
      const first = await read(reader, { limit: 4 });
      await commitFacts(writer, { navs: [navRow(1, '2026-01-20', '11.0000'), navRow(1, '2025-12-30', '9.0000')] });
      const second = await read(reader, { limit: 100, cursor: first.next_cursor ?? null });
      expect([...dataOf<History>(first).navs, ...dataOf<History>(second).navs].map((row) => row['nav_date'])).toEqual(
        dates,
      );
      expect(second.next_cursor).toBeNull();
      expect(dataOf<History>(second)).toMatchObject({ from: addDays(day('2026-01-10'), -3653), to: '2026-01-10' });
    });

    it('a corrected NAV replaces the old one and changes the difference of the next row', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, {
        funds: [fundRow(1)],
        navs: [navRow(1, '2026-01-01', '10.0000'), navRow(1, '2026-01-02', '11.0000')],
      });
      const before = await read(reader);
      await commitFacts(writer, { navs: [navRow(1, '2026-01-01', '8.0000', { known_at: KNOWN_AT + 1 })] });
      const after = await read(reader);
      expect(
        dataOf<History>(after).navs.map((row) => [row['nav'], row['nav_change_abs'], row['nav_change_pct']]),
      ).toEqual([
        ['8.0000', null, null],
        ['11.0000', '3.0000', '37.5000'],
      ]);
      expect(after.facts).not.toBe(before.facts);
    });

    it('the version of a history changes with its fund or the row before the page, and not with other funds', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, {
        funds: [fundRow(1), fundRow(2)],
        navs: ['01', '02', '03'].map((date) => navRow(1, `2026-01-${date}`, `1${date}.0000`)),
      });
      const question = { from: day('2026-01-02'), to: day('2026-01-03') };
      const before = await read(reader, question);
      await commitFacts(writer, {
        funds: [fundRow(1, { rating: 'AA', latest_nav_date: '2026-01-03' })],
        navs: [navRow(2, '2026-01-04', '5.0000')],
      });
      const untouched = await read(reader, question);
      expect(untouched.facts).toBe(before.facts);
      expect(textOf(untouched)).toBe(textOf(before));
      await commitFacts(writer, { navs: [navRow(1, '2026-01-01', '7.0000')] });
      const after = await read(reader, question);
      expect(after.facts).not.toBe(before.facts);
      await commitFacts(writer, { navs: [navRow(1, '2026-01-04', '9.0000')] });
      expect((await read(reader, question)).facts).not.toBe(after.facts);
    });
  });

  describe('the window of a NAV history', () => {
    const prepare = async (): Promise<FactReader> => {
      const database = await open.facts();
      await commitFacts(database, {
        funds: [fundRow(1), fundRow(2)],
        navs: [navRow(1, '2026-01-01', '10.0000'), navRow(1, '2026-01-02', '11.0000')],
      });
      return openFactReader(database, 'secret');
    };

    it('a NAV window may span 3653 days and not one more', async () => {
      const reader = await prepare();
      const to = day('2026-01-02');
      expect(dataOf<History>(await read(reader, { from: addDays(to, -3653), to })).total).toBe(2);
      await expect(read(reader, { from: addDays(to, -3654), to })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        errors: [{ location: 'query.from', type: 'less_than_equal' }],
      });
    });

    it('a NAV window must not be reversed, but may end in the future', async () => {
      const reader = await prepare();
      await expect(read(reader, { from: day('2026-01-02'), to: day('2026-01-01') })).rejects.toMatchObject({
        code: 'INVALID_DATE_RANGE',
      });
      expect(dataOf<History>(await read(reader, { from: day('2026-02-01') }))).toMatchObject({
        from: '2026-02-01',
        to: '2026-02-01',
        total: 0,
        navs: [],
      });
    });

    it('the NAV window of a fund without observations has only the requested dates', async () => {
      const reader = await prepare();
      const empty = await read(reader, { fund_slug: 'sample-fund-2' });
      expect(dataOf<History>(empty)).toMatchObject({ from: null, to: null, total: 0, navs: [] });
      expect(empty).toMatchObject({ data_as_of: null, next_cursor: null });
      await expect(read(reader, { fund_slug: 'sample-fund-3' })).rejects.toMatchObject({ code: 'FUND_NOT_FOUND' });
    });

    it('a cursor keeps its NAV window: another fund, order, date or an edited text is rejected, another limit is accepted', async () => {
      const reader = await prepare();
      const { next_cursor: cursor = null } = await read(reader, { limit: 1 });
      expect(dataOf<History>(await read(reader, { cursor, limit: 7 })).navs.map((row) => row['nav_date'])).toEqual([
        '2026-01-02',
      ]);
      expect(dataOf<History>(await read(reader, { cursor, to: day('2026-01-02') })).navs).toHaveLength(1);
      const changed: Partial<NavHistoryQuestion>[] = [
        { fund_slug: 'sample-fund-2' },
        { order: 'desc' },
        { from: day('2026-01-01') },
        { to: day('2026-01-01') },
      ];
      for (const change of changed)
        await expect(read(reader, { cursor, ...change })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
      const edited = `${cursor?.startsWith('A') ? 'B' : 'A'}${cursor?.slice(1)}`;
      await expect(read(reader, { cursor: edited })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
    });
  });
});
