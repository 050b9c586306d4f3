import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFactReader } from '#reads/fact-view.ts';
import { readFund } from '#reads/funds.ts';
import type { Registry } from '#reads/registry.ts';
import { fundRow, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const FUNDS = sampleFunds(6);

/** Everything that readers can learn about a registry. */
function contentOf(registry: Registry): unknown {
  return {
    funds: [...registry.fundByKey].map(([key, entry]) => [key, entry.fund, entry.record, entry.amc, entry.family]),
    by_slug: [...registry.fundBySlug].map(([slug, entry]) => [slug, entry.fund.fund_key]),
    amcs: registry.amcs.map(({ record, funds }) => [record, funds.map(({ fund }) => fund.slug)]),
    families: registry.families.map(({ record, funds }) => [record, funds.map(({ fund }) => fund.slug)]),
    sorted: Object.entries(registry.sorted).map(([order, entries]) => [order, entries.map(({ fund }) => fund.slug)]),
  };
}

/**
 * One printed row: a new or known fund, with the same or another name, new attributes, a NAV or none, an AMC or none.
 */
const row: fc.Arbitrary<FundRow> = fc
  .record({
    index: fc.nat(FUNDS.length - 1),
    name: fc.constantFrom('', ' Plus'),
    rating: fc.constantFrom('AA+(f)', 'A(f)'),
    day: fc.integer({ min: 10, max: 18 }),
    nav: fc.constantFrom('N/A', '10.4089', '10.4101'),
  })
  .map(({ index, name, rating, day, nav }) => {
    const fund = FUNDS[index] ?? fundRow();
    return { ...fund, fund: `${fund.fund}${name}`, rating, nav, validity_date: `Aug ${day}, 2026` };
  });
const pages = fc.array(fc.uniqueArray(row, { minLength: 1, selector: ({ fund_id }) => fund_id }), {
  minLength: 1,
  maxLength: 6,
});

eachEngine((databases) => {
  describe('a reader that follows the imports', () => {
    it('a reader that follows the imports has the same registry after each as a newly opened one', async () => {
      await fc.assert(
        fc.asyncProperty(pages, async (taken) => {
          const place = databases.place();
          const desk = openDesk(await databases.facts(place));
          const facts = await databases.facts(place);
          const following = openFactReader(facts, 'secret');
          for (const rows of taken) {
            await desk.take('performance', performancePage(rows));
            const fresh = openFactReader(facts, 'secret');
            expect(contentOf((await following.view()).registry)).toEqual(contentOf((await fresh.view()).registry));
            await fresh.close();
          }
        }),
        { numRuns: databases.engine === 'sqlite' ? 25 : 3 },
      );
    });

    it('a following reader keeps the records that an import did not change, with their rendered form', async () => {
      const place = databases.place();
      const desk = openDesk(await databases.facts(place));
      const reader = openFactReader(await databases.facts(place), 'secret');
      await desk.take('performance', performancePage(FUNDS));
      const before = (await reader.view()).registry.fundByKey;
      await desk.take('performance', performancePage(FUNDS.slice(0, 1).map((fund) => ({ ...fund, rating: 'A(f)' }))));
      const after = (await reader.view()).registry.fundByKey;
      const kept = [...after]
        .filter(([key, entry]) => before.get(key) === entry)
        .map(([, { fund }]) => fund.association_fund_id);
      // The previous event was about the last fund, so it cannot be determined whether the number also covers a change
      // without an event.
      expect(kept).toEqual(['90002', '90003', '90004', '90005']);
    });

    it('a following reader learns when a fund was last described, although no event announces it', async () => {
      const place = databases.place();
      const desk = openDesk(await databases.facts(place));
      const reader = openFactReader(await databases.facts(place), 'secret');
      const asOf = async (): Promise<unknown> =>
        (await readFund(await reader.view(), { fund_slug: 'sample-crescent-cash-fund' })).data_as_of;
      await desk.take('performance', performancePage([fundRow({ validity_date: 'Aug 17, 2026' })]));
      expect(await asOf()).toBe('2026-08-17');
      const events = (await desk.events()).length;
      await desk.take('performance', performancePage([fundRow({ validity_date: 'Aug 18, 2026', nav: 'N/A' })]));
      expect(await desk.events()).toHaveLength(events);
      expect(await asOf()).toBe('2026-08-18');
    });
  });
});
