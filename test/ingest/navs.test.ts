import { expect, it } from 'vitest';
import { fundRow, navPage, performancePage } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const OTHER = fundRow({ fund: 'Sample Other Fund', fund_id: '2', nav: '20.0000' });
const day = (validity_date: string, nav: string, given: Partial<FundRow> = {}): FundRow =>
  fundRow({ fund_id: '1', validity_date, nav, repurchase: nav, ...given });
const history = (...rows: string[]): string => `fund,nav,date\n${rows.map((row) => `${NAME},${row}`).join('\n')}\n`;

eachEngine((open) => {
  it('keeps the scale as published, without thousands separators', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([day('Aug 17, 2026', '9,999.9000'), day('Aug 18, 2026', '10000.10'), day('Aug 19, 2026', '10,001')]),
    );
    expect(await desk.served(NAME)).toEqual(['2026-08-17 9999.9000', '2026-08-18 10000.10', '2026-08-19 10001']);
  });

  it('takes a price of zero, blank, N/A or - for unavailable, and a load of 0.00 for a real one', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([
        day('Aug 19, 2026', '10.40', {
          offer: '0.0000',
          repurchase: 'N/A',
          market: '-',
          front_end: '0.00',
          back_end: '',
          contingent: '1.50',
        }),
      ]),
    );
    expect(await desk.navs(NAME)).toMatchObject([
      {
        nav: '10.40',
        offer_price: null,
        repurchase_price: null,
        market_price: null,
        front_end_load_pct: '0.00',
        back_end_load_pct: null,
        contingent_load_pct: '1.50',
      },
    ]);
  });

  it('takes a row without a NAV for no observation', async () => {
    const desk = openDesk(await open.facts());
    const report = await desk.take(
      'nav',
      navPage([day('Aug 19, 2026', 'N/A'), OTHER, { ...OTHER, fund: 'Sample Third Fund', fund_id: '3', nav: '-' }]),
    );
    expect(report).toMatchObject({ empty_rows: 2, held: 0, changes: { nav_observed: 1, funds_created: 3 } });
    expect((await desk.fund(NAME)).latest_nav_date).toBeNull();
  });

  it.each(['0', '0.0000', '(4.97)', '-4.97'])('holds a NAV of %s and never serves it', async (nav) => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([OTHER, day('Aug 19, 2026', nav)]));
    expect(await desk.held()).toEqual(['nav_not_positive 1']);
    expect(await desk.navs(NAME)).toEqual([]);
  });

  it('holds a dead fund once, however often its zero is published', async () => {
    const desk = openDesk(await open.facts());
    for (const date of ['Aug 17, 2026', 'Aug 18, 2026', 'Aug 19, 2026'])
      await desk.take('performance', performancePage([{ ...OTHER, validity_date: date }, day(date, '0.0000')]));
    expect(await desk.held()).toEqual(['nav_not_positive 3']);
  });

  it('asks again about a fund whose zero was answered once and comes back', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 17, 2026', '0.0000')]));
    await desk.take('performance', performancePage([day('Aug 17, 2026', '10.40')]));
    expect(await desk.held()).toEqual([]);
    await desk.take('performance', performancePage([day('Aug 18, 2026', '0.0000')]));
    expect((await desk.held()).map((hold) => hold.split(' ')[0])).toEqual(['nav_not_positive']);
  });

  it('goes by the date of each row, future ones included within reason', async () => {
    const desk = openDesk(await open.facts());
    // The clock starts at 2026-08-19.
    const rows = [day('Aug 24, 2026', '10.43'), day('Feb 08, 2026', '10.00'), day('Sep 30, 2026', '10.44')];
    await desk.take('nav', navPage([...rows, { ...OTHER, validity_date: 'Aug 21, 2026' }]));
    expect(await desk.served(NAME)).toEqual(['2026-02-08 10.00', '2026-08-24 10.43']);
    expect(await desk.held()).toEqual(['date_implausible 1']);
    expect((await desk.fund(NAME)).latest_nav_date).toBe('2026-08-24');
  });

  it('takes a differing value of a later document of the publisher for a correction, and keeps the old one', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav', navPage([day('Aug 18, 2026', '10.40', { offer: '10.50' })]));
    const first = desk.clock.now().getTime();
    const report = await desk.take(
      'nav',
      navPage([day('Aug 18, 2026', '10.42', { offer: '10.52' }), { ...OTHER, validity_date: 'Aug 19, 2026' }]),
    );
    const second = desk.clock.now().getTime();
    expect(report.changes).toMatchObject({ nav_corrected: 1, nav_observed: 1 });
    expect(await desk.navs(NAME)).toMatchObject([
      { nav: '10.40', known_at: first, superseded_at: second, document_seq: 1 },
      { nav: '10.42', known_at: second, superseded_at: null, document_seq: 2 },
    ]);
    const event = (await desk.events()).find(({ type }) => type === 'nav.corrected');
    expect(event).toMatchObject({
      dataset: 'nav',
      effective_date: '2026-08-18',
      resource: '/v1/mutual-funds/funds/sample-crescent-cash-fund/nav?from=2026-08-18&to=2026-08-18',
    });
    expect(JSON.parse(event?.changed ?? '')).toEqual(['nav', 'offer_price', 'repurchase_price']);
  });

  it('lets no older document overrule a newer one', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([
        day('Aug 18, 2026', '10.40'),
        { ...OTHER, validity_date: 'Aug 19, 2026' },
        { ...OTHER, fund: 'Sample Third Fund', fund_id: '3' },
      ]),
    );
    const report = await desk.take(
      'performance',
      performancePage([day('Aug 18, 2026', '10.33'), { ...OTHER, validity_date: 'Aug 18, 2026' }]),
    );
    expect(await desk.served(NAME)).toEqual(['2026-08-18 10.40']);
    expect(report).toMatchObject({ changes: { nav_corrected: 0 }, unchanged_rows: 1, held: 0 });
  });

  it('takes a later history file for a correction of an earlier one, whichever dates they end on', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([OTHER, day('Aug 19, 2026', '10.43')]));
    await desk.take('nav-history', history('10.40,2026-08-17', '10.41,2026-08-18'));
    await desk.take('nav-history', history('10.39,2026-08-17'));
    expect(await desk.served(NAME)).toEqual(['2026-08-17 10.39', '2026-08-18 10.41', '2026-08-19 10.43']);
  });

  it('completes an observation by further figures without calling it a correction', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 19, 2026', '10.40')]));
    const report = await desk.take(
      'nav',
      navPage([day('Aug 19, 2026', '10.4000', { offer: '10.50', repurchase: '10.40' })]),
    );
    expect(report.changes).toMatchObject({ nav_observed: 1, nav_corrected: 0 });
    const event = (await desk.events()).at(-1);
    expect(event).toMatchObject({ type: 'nav.observed' });
    expect(JSON.parse(event?.changed ?? '')).toEqual(
      expect.arrayContaining(['nav', 'offer_price', 'repurchase_price', 'front_end_load_pct']),
    );
    expect((await desk.navs(NAME)).at(-1)).toMatchObject({ nav: '10.4000', offer_price: '10.50', superseded_at: null });
  });

  it('takes the finer spelling of one number from whichever source, never the coarser', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 19, 2026', '10.4')]));
    await desk.take('nav-history', history('10.4000,2026-08-19'));
    await desk.take('nav-history', history('10.40,2026-08-19', '10.1,2026-08-18'));
    expect(await desk.served(NAME)).toEqual(['2026-08-18 10.1', '2026-08-19 10.4000']);
  });

  it('holds two values of one document, serves neither, and serves the chosen one', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav-history', history('10.40,2026-08-18', '10.41,2026-08-18', '10.42,2026-08-19'));
    expect(await desk.served(NAME)).toEqual(['2026-08-19 10.42']);
    expect(await desk.held()).toEqual(['conflicting_values 2']);
    await desk.accept('conflicting_values', '10.41');
    expect(await desk.served(NAME)).toEqual(['2026-08-18 10.41', '2026-08-19 10.42']);
  });

  it('counts an exact repeat of a row once', async () => {
    const desk = openDesk(await open.facts());
    const report = await desk.take('nav', navPage([day('Aug 19, 2026', '10.40'), day('Aug 19, 2026', '10.40')]));
    expect(report).toMatchObject({ changes: { nav_observed: 1 }, empty_rows: 1, held: 0 });
  });

  it('holds what another source disagrees on, and serves it once accepted', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 19, 2026', '1,010.40')]));
    await desk.take('nav-history', `fund,nav,date\n${NAME},"1,010.50",2026-08-19\n`);
    expect(await desk.served(NAME)).toEqual(['2026-08-19 1010.40']);
    expect(await desk.held()).toEqual(['sources_disagree 1']);
    await desk.accept('sources_disagree');
    expect(await desk.served(NAME)).toEqual(['2026-08-19 1010.50']);
    expect((await desk.events()).at(-1)).toMatchObject({ type: 'nav.corrected' });
  });
});
