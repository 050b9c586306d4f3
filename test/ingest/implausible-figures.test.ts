import { describe, expect, it } from 'vitest';
import { fundRow, navPage, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const day = (validity_date: string, nav: string, given: Partial<FundRow> = {}): FundRow =>
  fundRow({ fund_id: '1', validity_date, nav, ...given });
const pay = (payout_date: string, payout: string, ex_nav: string): FundRow =>
  fundRow({ fund_id: '1', payout_date, payout, ex_nav });
const NINES = '9'.repeat(39);

const ABSURD: readonly [string, Partial<FundRow>, object][] = [
  ['an offer price below zero', { offer: '-7777' }, { offer_price: null, repurchase_price: '10.0890' }],
  ['an offer price of half the NAV', { offer: '5.00' }, { offer_price: null }],
  ['a repurchase price of millions', { repurchase: '88,888,888' }, { repurchase_price: null, offer_price: '10.0890' }],
  ['a market price below zero', { market: '(10.00)' }, { market_price: null }],
  ['a load of 999 percent', { front_end: '999' }, { front_end_load_pct: null, back_end_load_pct: '0.00' }],
  ['a load of minus 50 percent', { back_end: '-50' }, { back_end_load_pct: null }],
  ['a contingent load of 101 percent', { contingent: '101' }, { contingent_load_pct: null }],
];

eachEngine((open) => {
  describe('figures that contradict the NAV', () => {
    it.each(ABSURD)('only %s is withheld, and the rest of the row is served', async (_what, given, expected) => {
      const desk = openDesk(await open.facts());
      await desk.take('nav', navPage([day('Aug 19, 2026', '10.0890', given)]));
      expect(await desk.navs(NAME)).toMatchObject([{ nav: '10.0890', ...expected }]);
      expect(await desk.held()).toEqual(['figure_implausible 1']);
    });

    it('ordinary loads and the prices derived from them are served', async () => {
      const desk = openDesk(await open.facts());
      await desk.take(
        'nav',
        navPage([
          day('Aug 19, 2026', '582.2436', {
            offer: '602.5057',
            repurchase: '571.0000',
            front_end: '3.00',
            back_end: '2',
            contingent: '0.00',
            market: '540.00',
          }),
        ]),
      );
      expect(await desk.navs(NAME)).toMatchObject([
        {
          offer_price: '602.5057',
          repurchase_price: '571.0000',
          market_price: '540.00',
          front_end_load_pct: '3.00',
          back_end_load_pct: '2',
        },
      ]);
      expect(await desk.held()).toEqual([]);
    });

    it('a withheld figure is served once a person accepts it, and not asked about again once rejected', async () => {
      const desk = openDesk(await open.facts());
      await desk.take('nav', navPage([day('Aug 18, 2026', '10.00', { offer: '12.00' })]));
      await desk.accept('figure_implausible');
      expect((await desk.navs(NAME)).filter(({ superseded_at }) => superseded_at === null)).toMatchObject([
        { nav: '10.00', offer_price: '12.00' },
      ]);
      await desk.take('nav', navPage([day('Aug 19, 2026', '10.00', { offer: '99.00' })]));
      await desk.reject('figure_implausible');
      await desk.take(
        'nav',
        navPage([day('Aug 19, 2026', '10.00', { offer: '99.00', trustee: 'Sample Other Custodian' })]),
      );
      expect(await desk.held()).toEqual([]);
      expect((await desk.navs(NAME)).at(-1)).toMatchObject({ nav_date: '2026-08-19', offer_price: null });
    });

    it('a later page with a plausible figure serves it and closes the hold', async () => {
      const desk = openDesk(await open.facts());
      await desk.take('nav', navPage([day('Aug 19, 2026', '10.00', { offer: '99.00' })]));
      await desk.take('nav', navPage([day('Aug 19, 2026', '10.00', { offer: '10.10' })]));
      expect((await desk.navs(NAME)).at(-1)).toMatchObject({ offer_price: '10.10', superseded_at: null });
      expect(await desk.held()).toEqual([]);
    });
  });

  it.each(['Money Market', 'Equity'])(
    'a first NAV of 39 nines is held for a fund of the category %s',
    async (category) => {
      const desk = openDesk(await open.facts());
      await desk.take('nav', navPage([day('Aug 19, 2026', NINES, { category })]));
      expect([await desk.navs(NAME), await desk.held()]).toEqual([[], ['figure_implausible 1']]);
    },
  );

  it('a payout too large for its category, or with an ex-NAV far from the NAVs of those days, is held', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'payouts',
      payoutsPage([pay('Aug 11, 2026', NINES, ''), pay('Aug 12, 2026', '0.10', '88,888,888')]),
    );
    await desk.take('performance', performancePage([day('Aug 17, 2026', '10.40')]));
    await desk.take(
      'payouts',
      payoutsPage([
        pay('Aug 13, 2026', '0.10', '50.00'),
        pay('Aug 14, 2026', '20.00', ''),
        pay('Aug 18, 2026', '0.10', '10.30'),
      ]),
    );
    expect(await desk.paid(NAME)).toEqual(['2026-08-18 0.10']);
    expect(await desk.held()).toEqual([
      'figure_implausible 1',
      'figure_implausible 1',
      'figure_implausible 1',
      'payout_exceeds_nav 1',
    ]);
  });
});
