import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import type { NavSelectionQuestion } from '#reads/read-nav-selection.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, fundRow, navRow } from '../support/fact-rows.ts';
import { dataOf, textOf } from '../support/readings.ts';

type Rows = { fund_slug: string; nav_date: string; nav: string; nav_change_abs: string | null }[];
const slug = (key: number): string => `sample-fund-${key}`;
const START = '2026-01-01' as IsoDate;
const HISTORY = { from: null, to: null, cursor: null, limit: 1000, order: 'asc', as_of: null } as const;

eachEngine((open) => {
  describe('a selection of NAVs', () => {
    it('every way to read a selection of NAVs agrees with the histories', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const keys = [1, 2, 3, 4, 5];
      await commitFacts(writer, {
        funds: keys.map((key) => fundRow(key)),
        navs: keys
          .slice(1)
          .flatMap((key) =>
            Array.from({ length: 12 }, (_, index) =>
              navRow(key, addDays(START, index * key), `${key}.${1000 + index * index}`),
            ),
          ),
      });
      await commitFacts(writer, {
        navs: [navRow(2, addDays(START, 4), '99.0000'), navRow(3, addDays(START, 33), '98.0000')],
      });
      const cold = openFactReader(await open.facts(place), 'secret');
      const warm = openFactReader(await open.facts(place), 'secret');
      const histories = new Map<string, Rows>();
      for (const key of keys) {
        histories.set(
          slug(key),
          dataOf<{ navs: Rows }>(
            await warm.answer((view) => readNavHistory(view, { ...HISTORY, fund_slug: slug(key) })),
          ).navs,
        );
      }
      const question = fc.record({
        funds: fc.uniqueArray(fc.constantFrom(...keys.map(slug), 'no-such-fund'), { minLength: 1 }),
        date: fc.option(fc.integer({ min: -2, max: 70 }).map((days) => addDays(START, days))),
        date_policy: fc.constantFrom('exact' as const, 'previous_available' as const),
        as_of: fc.constant(null),
      });
      await fc.assert(
        fc.asyncProperty(question, async (asked) => {
          const expected = asked.funds.flatMap((fund) => {
            const until = (histories.get(fund) ?? []).filter(
              (row) => asked.date === null || row.nav_date <= asked.date,
            );
            const last = until.at(-1);
            return last === undefined ||
              (asked.date !== null && asked.date_policy === 'exact' && last.nav_date !== asked.date)
              ? []
              : [last];
          });
          const missing_funds = asked.funds.filter((fund) => !expected.some((row) => row.fund_slug === fund));
          const [a, b] = [
            await cold.answer((view) => readNavSelection(view, asked)),
            await warm.answer((view) => readNavSelection(view, asked)),
          ];
          expect(dataOf<Rows>(a)).toEqual(expected);
          expect(a).toMatchObject({
            missing_funds,
            data_as_of:
              asked.funds
                .flatMap((fund) => (histories.get(fund) ?? []).map((row) => row.nav_date))
                .toSorted()
                .at(-1) ?? null,
          });
          expect(textOf(b)).toBe(textOf(a));
          expect(b).toMatchObject({ facts: a.facts, missing_funds });
        }),
        { numRuns: 60 },
      );
    });

    it('a selection of unknown funds is empty and lists all as missing, now and with as_of', async () => {
      const place = open.place();
      await commitFacts(await open.facts(place), { funds: [fundRow(1)], navs: [navRow(1, START, '10.0000')] });
      const reader = openFactReader(await open.facts(place), 'secret');
      for (const as_of of [null, 0]) {
        const answer = await reader.answer((view) =>
          readNavSelection(view, { funds: ['no-such-fund'], date: START, date_policy: 'exact', as_of }),
        );
        expect(dataOf<Rows>(answer)).toEqual([]);
        expect(answer).toMatchObject({ missing_funds: ['no-such-fund'] });
      }
    });

    it('a selection without funds is every ACTIVE fund by slug, and lists none as missing', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, {
        funds: [fundRow(3), fundRow(1), fundRow(2, { lifecycle_status: 'MATURED' }), fundRow(4)],
        navs: [navRow(1, '2026-01-02', '1.0000'), navRow(2, '2026-01-02', '2.0000'), navRow(3, '2026-01-01', '3.0000')],
      });
      const latest = (question: Partial<NavSelectionQuestion> = {}) =>
        reader.answer((view) =>
          readNavSelection(view, { funds: null, date: null, date_policy: 'exact', as_of: null, ...question }),
        );
      const all = await latest();
      expect(dataOf<Rows>(all).map((row) => row.fund_slug)).toEqual([slug(1), slug(3)]);
      expect(all).toMatchObject({ data_as_of: '2026-01-02' });
      expect(all).not.toHaveProperty('missing_funds');
      expect(dataOf<Rows>(await latest({ funds: [slug(2)] })).map((row) => row.nav)).toEqual(['2.0000']);
      await commitFacts(writer, { funds: [fundRow(2, { lifecycle_status: 'MATURED', rating: 'AA' })] });
      expect((await latest()).facts).toBe(all.facts);
      await commitFacts(writer, { navs: [navRow(3, '2026-01-03', '4.0000')] });
      const next = await latest();
      expect(dataOf<Rows>(next).map((row) => [row.nav_date, row.nav_change_abs])).toEqual([
        ['2026-01-02', null],
        ['2026-01-03', '1.0000'],
      ]);
      expect(next.facts).not.toBe(all.facts);
    });
  });
});
