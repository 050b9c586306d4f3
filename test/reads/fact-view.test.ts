import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { collectHeap } from '#base/process-resources.ts';
import { openFactReader, StaleView } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listCoverage } from '#reads/list-coverage.ts';
import { readFund } from '#reads/funds.ts';
import { readNavHistory, readNavSeries } from '#reads/read-nav-history.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { SeriesCache } from '#reads/series-cache.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, fundRow, navRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';

const HISTORY = { from: null, to: null, cursor: null, limit: 1000, order: 'asc', as_of: null } as const;
const LATEST = { funds: null, date: null, date_policy: 'exact', as_of: null } as const;
/** Waits until the readers and the owner of the series cache have exchanged their messages. */
const settled = (): Promise<void> => sleep(10);
type Rows = { fund_slug: string; nav: string; nav_date: string }[];

eachEngine((open) => {
  describe('a view of the facts', () => {
    it('the view of the facts is the same object until something is committed', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      await commitFacts(writer, { funds: [fundRow(1)] });
      const reader = openFactReader(await open.facts(place), 'secret');
      const view = await reader.view();
      expect(view.seq).toBe(1);
      expect(await reader.view()).toBe(view);
      expect(await Promise.all([reader.view(), reader.view()])).toEqual([view, view]);
    });

    it('the view of the next request has what another connection committed', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      expect((await reader.view()).seq).toBe(0);
      for (let round = 1; round <= 5; round++) {
        const seq = await commitFacts(writer, {
          funds: [fundRow(1, { rating: `A${round}` })],
          navs: [navRow(1, '2026-01-01', `${round}.0000`)],
        });
        const view = await reader.view();
        expect(view.seq).toBe(seq);
        expect(dataOf<{ rating: string }>(await readFund(view, { fund_slug: 'sample-fund-1' })).rating).toBe(
          `A${round}`,
        );
        expect(dataOf<Rows>(await readNavSelection(view, LATEST)).map((row) => row.nav)).toEqual([`${round}.0000`]);
        expect(
          dataOf<{ navs: Rows }>(await readNavHistory(view, { ...HISTORY, fund_slug: 'sample-fund-1' })).navs.map(
            (row) => row.nav,
          ),
        ).toEqual([`${round}.0000`]);
      }
    });

    it('views of earlier states are not kept', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      await commitFacts(writer, { funds: [fundRow(1)] });
      const reader = openFactReader(await open.facts(place), 'secret');
      const read = async (): Promise<WeakRef<FactView>> => {
        const view = await reader.view();
        await readFund(view, { fund_slug: 'sample-fund-1' });
        return new WeakRef(view);
      };
      const earlier: WeakRef<FactView>[] = [];
      for (let round = 1; round <= 4; round++) {
        earlier.push(await read());
        await commitFacts(writer, { funds: [fundRow(1, { rating: `A${round}` })] });
      }
      await reader.view();
      // A WeakRef is kept until the end of its event-loop tick.
      await settled();
      collectHeap();
      expect(earlier.filter((view) => view.deref() !== undefined)).toHaveLength(0);
    });

    it('a view is not affected by changes of other funds, and fails for a fund that changed during the read', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, {
        funds: [fundRow(1), fundRow(2)],
        navs: [navRow(1, '2026-01-01', '1.0000'), navRow(2, '2026-01-01', '1.0000')],
      });
      const old = await reader.view();
      await commitFacts(writer, { navs: [navRow(2, '2026-01-01', '2.0000')] });
      expect(
        dataOf<{ total: number }>(await readNavHistory(old, { ...HISTORY, fund_slug: 'sample-fund-1' })).total,
      ).toBe(1);
      await expect(readNavHistory(old, { ...HISTORY, fund_slug: 'sample-fund-2' })).rejects.toBeInstanceOf(StaleView);
      await expect(readNavSelection(old, LATEST)).rejects.toBeInstanceOf(StaleView);
      await expect(listCoverage(old, { page: 1, per_page: 10 })).rejects.toBeInstanceOf(StaleView);
      const answered = await reader.answer((view) => readNavSelection(view, LATEST));
      expect(dataOf<Rows>(answered).map((row) => row.nav)).toEqual(['1.0000', '2.0000']);
    });

    it.each([
      { restless: 1, tries: 2, seen: '2.0000' },
      { restless: 100, tries: 3, seen: '3.0000' },
    ])(
      'a view is replaced after a commit, and a read succeeds even with $restless concurrent commits',
      async ({ restless, tries, seen }) => {
        const place = open.place();
        const writer = await open.facts(place);
        const reader = openFactReader(await open.facts(place), 'secret');
        const commit = (nav: number): Promise<number> =>
          commitFacts(writer, {
            funds: [fundRow(1, { rating: `${nav}.0000` })],
            navs: [navRow(1, '2026-01-01', `${nav}.0000`)],
          });
        await commit(1);
        let asked = 0;
        const [history, record] = await reader.answer(async (view) => {
          asked += 1;
          if (asked <= restless) await commit(asked + 1);
          return [
            await readNavHistory(view, { ...HISTORY, fund_slug: 'sample-fund-1' }),
            await readFund(view, { fund_slug: 'sample-fund-1' }),
          ] as const;
        });
        expect(asked).toBe(tries);
        expect(dataOf<{ navs: Rows }>(history).navs.map((row) => row.nav)).toEqual([seen]);
        expect(dataOf<{ rating: string }>(record).rating).toBe(seen);
      },
    );

    it('a response never mixes two commits while a writer commits continuously', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      const keys = [1, 2, 3, 4];
      const commit = (round: number): Promise<number> =>
        commitFacts(writer, {
          funds: keys.map((key) => fundRow(key, { rating: `${round}.0000` })),
          navs: keys.flatMap((key) => [
            navRow(key, '2026-01-01', `${round}.0000`),
            navRow(key, '2026-01-02', `${round}.0000`),
          ]),
        });
      await commit(1);
      let writing = true;
      const commits = (async () => {
        for (let round = 2; round <= 30; round++) {
          await commit(round);
          // Lets readers in this process run in between.
          await new Promise(setImmediate);
        }
        writing = false;
      })();
      const seen = new Set<string>();
      while (writing) {
        const answer = await reader.answer(async (view) => {
          const history = await readNavHistory(view, { ...HISTORY, fund_slug: 'sample-fund-3' });
          const record = await readFund(view, { fund_slug: 'sample-fund-2' });
          return [await readNavSelection(view, LATEST), history, record] as const;
        });
        const [latest, history, record] = answer;
        const values = [...dataOf<Rows>(latest), ...dataOf<{ navs: Rows }>(history).navs].map((row) => row.nav);
        expect(new Set([...values, dataOf<{ rating: string }>(record).rating]).size).toBe(1);
        expect(values).toHaveLength(6);
        seen.add(values[0] ?? '');
        await new Promise(setImmediate);
      }
      await commits;
      expect(seen.size).toBeGreaterThan(1);
    });

    it('a view keeps nothing of a replaced history, even one of the same length', async () => {
      const place = open.place();
      const writer = await open.facts(place);
      const reader = openFactReader(await open.facts(place), 'secret');
      await commitFacts(writer, { funds: [fundRow(1)], navs: [navRow(1, '2026-01-01', '1.0000')] });
      const question = { ...HISTORY, fund_slug: 'sample-fund-1' };
      const old = await reader.view();
      await readNavHistory(old, question);
      await writer.write(async (tx) => {
        await tx.deleteFrom('events').execute();
        await tx.deleteFrom('nav_observations').execute();
        await tx.updateTable('feed_head').set({ seq: 0 }).execute();
      });
      await commitFacts(writer, {
        events: [{ type: 'nav.observed', dataset: 'nav' }],
        navs: [navRow(1, '2026-01-01', '2.0000')],
      });
      const fresh = await reader.view();
      expect(fresh.seq).toBe(old.seq);
      expect(dataOf<{ navs: Rows }>(await readNavHistory(fresh, question)).navs.map((row) => row.nav)).toEqual([
        '2.0000',
      ]);
      await expect(listCoverage(old, { page: 1, per_page: 10 })).rejects.toBeInstanceOf(StaleView);
    });

    it('rendered series of all readers stay within one budget, and the least recently used are removed first', async () => {
      const database = await open.facts();
      const dates = Array.from({ length: 28 }, (_, index) => `2026-01-${`${index + 1}`.padStart(2, '0')}`);
      const keys = [1, 2, 3, 4, 5, 6];
      await commitFacts(database, {
        funds: keys.map((key) => fundRow(key)),
        navs: keys.flatMap((key) => dates.map((date) => navRow(key, date, '1.0000'))),
      });
      const measure = new SeriesCache();
      const shelve = async (from: FactView, key: number): Promise<number | undefined> => {
        const entry = from.registry.fundByKey.get(key);
        return entry && (await readNavSeries(from, entry)).count;
      };
      await shelve(await openFactReader(database, 'secret', { seriesCachePort: measure.connect() }).view(), 1);
      await settled();
      const budget = measure.usedBytes * 3 + 10;
      const keeper = new SeriesCache(budget);
      const [view, other] = await Promise.all(
        [1, 2].map(async () => openFactReader(database, 'secret', { seriesCachePort: keeper.connect() }).view()),
      );
      if (view === undefined || other === undefined) throw new Error('two readers were opened');
      const held = (key: number): boolean => {
        const entry = other.registry.fundByKey.get(key);
        return (
          entry !== undefined &&
          other.caches.series.find(`nav:${key}`, `${entry.fund.nav_version}:${entry.seriesHash}`) !== undefined
        );
      };
      for (const key of [1, 2, 3, 1, 4, 5]) {
        for (const reader of [view, other]) expect(await shelve(reader, key)).toBe(28);
        await settled();
        expect(keeper.usedBytes).toBeLessThanOrEqual(budget);
      }
      expect(keys.filter(held)).toEqual([1, 4, 5]);
    });

    it('memory of removed series is freed, although V8 does not count it and nothing else triggers a collection', async () => {
      const database = await open.facts();
      const keys = [1, 2, 3, 4, 5, 6];
      await commitFacts(database, {
        funds: keys.map((key) => fundRow(key)),
        navs: keys.map((key) => navRow(key, '2026-01-01', '1.0000')),
      });
      const keeper = new SeriesCache(1);
      const views = await Promise.all(
        [1, 2].map(async () => openFactReader(database, 'secret', { seriesCachePort: keeper.connect() }).view()),
      );
      const memories: WeakRef<SharedArrayBuffer>[] = [];
      for (const key of keys) {
        for (const view of views) {
          const entry = view.registry.fundByKey.get(key);
          if (entry !== undefined) memories.push(new WeakRef((await readNavSeries(view, entry)).memory));
        }
        await settled();
      }
      // The series read last stays, regardless of the budget.
      const last = memories.pop();
      expect(last?.deref()).toBeDefined();
      expect(memories.slice(0, -1).filter((memory) => memory.deref() !== undefined)).toEqual([]);
    });
  });
});
