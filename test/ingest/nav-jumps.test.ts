import { expect, it } from 'vitest';
import { fundRow, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const CASH = fundRow({ fund: 'Sample Cash Fund', fund_id: '1' });
const STOCK = fundRow({ fund: 'Sample Stock Fund', fund_id: '2', category: 'Equity' });
const on = (fund: FundRow, validity_date: string, nav: string): FundRow => ({ ...fund, validity_date, nav });
const history = (name: string, ...rows: string[]): string =>
  `fund,nav,date\n${rows.map((row) => `${name},${row}`).join('\n')}\n`;

eachEngine((open) => {
  it.each([
    ['Money Market', '125.0000', true],
    ['Money Market', '125.0001', false],
    ['Money Market', '75.0000', true],
    ['Money Market', '74.9999', false],
    ['Equity', '150.0000', true],
    ['Equity', '150.0001', false],
    ['Equity', '50.0000', true],
    ['Equity', '49.9999', false],
  ])('a step of a %s fund from 100.0000 to %s is judged exactly at the bound', async (category, nav, is_served) => {
    const desk = openDesk(await open.facts());
    const fund = { ...CASH, category };
    await desk.take('performance', performancePage([on(fund, 'Aug 18, 2026', '100.0000')]));
    await desk.take('performance', performancePage([on(fund, 'Aug 19, 2026', nav)]));
    expect(await desk.served(CASH.fund)).toEqual(
      is_served ? ['2026-08-18 100.0000', `2026-08-19 ${nav}`] : ['2026-08-18 100.0000'],
    );
    expect(await desk.held()).toEqual(is_served ? [] : ['nav_jump 1']);
  });

  it('a known payout of the day explains a drop of the NAV', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([on(CASH, 'Aug 18, 2026', '100.00')]));
    await desk.take(
      'payouts',
      payoutsPage([{ ...CASH, payout: '40.00', ex_nav: '60.10', payout_date: 'Aug 19, 2026' }]),
    );
    await desk.take('performance', performancePage([on(CASH, 'Aug 19, 2026', '60.10')]));
    expect(await desk.held()).toEqual([]);
    expect(await desk.served(CASH.fund)).toEqual(['2026-08-18 100.00', '2026-08-19 60.10']);
  });

  it('a held drop is promoted and reported as soon as its payout is known', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([on(CASH, 'Aug 18, 2026', '100.00')]));
    await desk.take('performance', performancePage([on(CASH, 'Aug 19, 2026', '60.10')]));
    expect(await desk.held()).toEqual(['nav_jump 1']);
    // These names are stored in the database and printed by `mfds review show --json`, so they must not change.
    expect((await desk.holds()).map(({ figures }) => JSON.parse(figures) as unknown)).toEqual([
      {
        nav: '60.10',
        reference_nav: '100.00',
        reference_date: '2026-08-18',
        moved_percent: expect.any(String) as string,
      },
    ]);
    const report = await desk.take(
      'payouts',
      payoutsPage([{ ...CASH, payout: '40.00', ex_nav: '60.10', payout_date: 'Aug 19, 2026' }]),
    );
    expect(await desk.held()).toEqual([]);
    expect(await desk.served(CASH.fund)).toEqual(['2026-08-18 100.00', '2026-08-19 60.10']);
    expect(report).toMatchObject({
      changed: 4,
      changes: { amcs_created: 1, funds_updated: 1, payouts_observed: 1, nav_observed: 1 },
    });
  });

  it('a held drop is promoted when an alias makes its payout known', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'performance',
      performancePage([on(CASH, 'Aug 18, 2026', '100.00'), on(STOCK, 'Aug 18, 2026', '50')]),
    );
    await desk.take(
      'performance',
      performancePage([on(CASH, 'Aug 19, 2026', '60.10'), on(STOCK, 'Aug 19, 2026', '51')]),
    );
    await desk.take(
      'payouts',
      payoutsPage([
        {
          ...CASH,
          fund: 'Sample Kash Fund',
          fund_id: '',
          payout: '40.00',
          ex_nav: '60.10',
          payout_date: 'Aug 19, 2026',
        },
      ]),
    );
    expect(await desk.held()).toEqual(['fund_unknown 1', 'nav_jump 1']);
    await desk.decide({ kind: 'alias', alias: 'Sample Kash Fund', fund_slug: 'sample-cash-fund', reason: 'misspelt' });
    expect(await desk.held()).toEqual([]);
    expect(await desk.served(CASH.fund)).toEqual(['2026-08-18 100.00', '2026-08-19 60.10']);
  });

  it('a shift of level is one hold, and one acceptance serves all its days', async () => {
    const desk = openDesk(await open.facts());
    const report = await desk.take(
      'nav-history',
      history(
        'Sample Shifted Fund',
        '10.00,2026-08-10',
        '10.01,2026-08-11',
        '100.20,2026-08-12',
        '100.30,2026-08-13',
        '100.40,2026-08-14',
      ),
    );
    expect(report.held_rows).toEqual({ nav_jump: 3 });
    expect(await desk.held()).toEqual(['nav_jump 3']);
    await desk.accept('nav_jump');
    expect(await desk.held()).toEqual([]);
    expect(await desk.served('Sample Shifted Fund')).toHaveLength(5);
  });

  it('one acceptance releases the days that were held one by one after a shift', async () => {
    const desk = openDesk(await open.facts());
    for (const [date, nav] of [
      ['Aug 17', '10.00'],
      ['Aug 18', '100.10'],
      ['Aug 19', '100.20'],
    ] as const)
      await desk.take(
        'performance',
        performancePage([on(CASH, `${date}, 2026`, nav), on(STOCK, `${date}, 2026`, '50')]),
      );
    const [first] = (await desk.holds()).filter(({ summary }) => summary.includes('on 2026-08-18. The limit is '));
    await desk.decide({ kind: 'accept', hold_id: first?.id ?? '', reason: 'consolidation 10 for 1' });
    expect(await desk.held()).toEqual([]);
    expect(await desk.served(CASH.fund)).toEqual(['2026-08-17 10.00', '2026-08-18 100.10', '2026-08-19 100.20']);
  });

  it('all days of a rejected shift stay rejected when another document repeats it', async () => {
    const desk = openDesk(await open.facts());
    const rows = ['9.99,2026-08-07', '10.00,2026-08-10', '100.20,2026-08-12', '100.30,2026-08-13', '100.40,2026-08-14'];
    await desk.take('nav-history', history('Sample Shifted Fund', ...rows));
    await desk.reject('nav_jump');
    const again = await desk.take('nav-history', history('Sample Shifted Fund', ...rows, '10.02,2026-08-17'));
    expect(again).toMatchObject({ held: 0, changes: { nav_observed: 1 } });
    expect(await desk.served('Sample Shifted Fund')).toEqual([
      '2026-08-07 9.99',
      '2026-08-10 10.00',
      '2026-08-17 10.02',
    ]);
  });

  it('each held row is counted once, however many there are and however often they are imported', async () => {
    const desk = openDesk(await open.facts());
    const dates = Array.from({ length: 260 }, (_, index) =>
      new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const conflict = ['10.50,2024-12-27', '10.60,2024-12-27', '10.00,2024-12-30'];
    await desk.take(
      'nav-history',
      history('Sample Shifted Fund', ...conflict, '10.00,2024-12-31', ...dates.map((date) => `100.00,${date}`)),
    );
    expect(await desk.held()).toEqual(['conflicting_values 2', 'nav_jump 260']);
    await desk.accept('conflicting_values', '10.50');
    expect(await desk.held()).toEqual(['nav_jump 260']);
  });

  it('a spike whose neighbours agree is held, even within the bound for shares', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([on(STOCK, 'Aug 14, 2026', '100.00')]));
    await desk.take(
      'nav-history',
      history('Sample Stock Fund', '101.00,2026-08-17', '140.00,2026-08-18', '102.00,2026-08-19'),
    );
    expect(await desk.held()).toEqual(['nav_spike 1']);
    await desk.accept('nav_spike');
    expect(await desk.served(STOCK.fund)).toEqual([
      '2026-08-14 100.00',
      '2026-08-17 101.00',
      '2026-08-18 140.00',
      '2026-08-19 102.00',
    ]);
  });

  it('a correction is judged by the same bounds as a new NAV', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([on(CASH, 'Aug 18, 2026', '10.00')]));
    await desk.take('performance', performancePage([on(CASH, 'Aug 19, 2026', '10.01')]));
    await desk.take('performance', performancePage([on(CASH, 'Aug 19, 2026', '100.10')]));
    expect(await desk.held()).toEqual(['nav_jump 1']);
    expect(await desk.served(CASH.fund)).toEqual(['2026-08-18 10.00', '2026-08-19 10.01']);
  });

  it('a step is measured from the last served day, even if a document prints zero for that day', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav-history',
      history('Sample Shifted Fund', '9.99,2026-08-13', '10.00,2026-08-14', '100.00,2026-08-17'),
    );
    await desk.accept('nav_jump');
    await desk.take(
      'nav-history',
      history('Sample Shifted Fund', '10.00,2026-08-14', '0.00,2026-08-17', '100.50,2026-08-18'),
    );
    expect(await desk.held()).toEqual([]);
    expect(await desk.served('Sample Shifted Fund')).toEqual([
      '2026-08-13 9.99',
      '2026-08-14 10.00',
      '2026-08-17 100.00',
      '2026-08-18 100.50',
    ]);
  });
});
