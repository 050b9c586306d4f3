import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readNavHistory, readNavSeries } from '#reads/read-nav-history.ts';
import type { NavHistoryQuestion } from '#reads/read-nav-history.ts';
import { readPayouts, readPayoutSeries } from '#reads/read-payouts.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, fundRow, KNOWN_AT, navRow, payoutRow } from '../support/fact-rows.ts';
import { textOf } from '../support/readings.ts';

const START = '2024-01-01' as IsoDate;
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(START, days));
const QUESTION = fc.record({
  from: fc.option(day),
  to: fc.option(day),
  limit: fc.integer({ min: 1, max: 12 }),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});

eachEngine((open) => {
  it('a page and its version are the same whether its rows are in memory or read from the database', async () => {
    const place = open.place();
    const writer = await open.facts(place);
    const days = Array.from({ length: 60 }, (_, index) => index).filter((index) => index % 7 !== 3);
    await commitFacts(writer, {
      funds: [fundRow(1)],
      navs: days.map((index) => navRow(1, addDays(START, index), `10.${String(index * 7).padStart(4, '0')}`)),
      payouts: days
        .filter((index) => index % 3 === 0)
        .flatMap((index) => [
          payoutRow(1, addDays(START, index), '0.10'),
          payoutRow(1, addDays(START, index), '0.20', { ordinal: 2 }),
        ]),
    });
    await commitFacts(writer, { navs: [navRow(1, addDays(START, 9), '10.5555', { known_at: KNOWN_AT + 1 })] });
    const reader = openFactReader(await open.facts(place), 'secret');
    const shelved = await reader.view();
    const entry = shelved.registry.fundBySlug.get('sample-fund-1');
    if (entry === undefined) throw new Error('the fund was committed');
    await Promise.all([readNavSeries(shelved, entry), readPayoutSeries(shelved, entry)]);
    await fc.assert(
      fc.asyncProperty(QUESTION, async (asked) => {
        const question: NavHistoryQuestion = { fund_slug: 'sample-fund-1', cursor: null, as_of: null, ...asked };
        for (const read of [
          readNavHistory,
          (view: FactView, of: NavHistoryQuestion) => readPayouts(view, { ...of, today: addDays(START, 60) }),
        ]) {
          // This reader has no rendered series.
          const fresh = await openFactReader(writer, 'secret').view();
          const walk = async (view: FactView): Promise<unknown[]> => {
            const pages: unknown[] = [];
            for (let cursor: string | null = null; ;) {
              const page: UntypedResult | Error = await read(view, { ...question, cursor }).catch(
                (thrown: unknown) => thrown as Error,
              );
              if (page instanceof Error) return [...pages, page.message];
              pages.push([textOf(page), page.facts, page.data_as_of]);
              cursor = page.next_cursor ?? null;
              if (cursor === null) return pages;
            }
          };
          expect(await walk(fresh)).toEqual(await walk(shelved));
        }
      }),
      { numRuns: 25 },
    );
  });
});
