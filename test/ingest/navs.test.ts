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
  it('a NAV keeps its published scale and loses its thousands separators', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([day('Aug 17, 2026', '9,999.9000'), day('Aug 18, 2026', '10000.10'), day('Aug 19, 2026', '10,001')]),
    );
    expect(await desk.served(NAME)).toEqual(['2026-08-17 9999.9000', '2026-08-18 10000.10', '2026-08-19 10001']);
  });

  it('a price of zero, blank, N/A or - is unavailable, and a load of 0.00 is zero', async () => {
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

  it('a row without a NAV is not an observation', async () => {
    const desk = openDesk(await open.facts());
    const report = await desk.take(
      'nav',
      navPage([day('Aug 19, 2026', 'N/A'), OTHER, { ...OTHER, fund: 'Sample Third Fund', fund_id: '3', nav: '-' }]),
    );
    expect(report).toMatchObject({ empty_rows: 2, held: 0, changes: { nav_observed: 1, funds_created: 3 } });
    expect((await desk.fund(NAME)).latest_nav_date).toBeNull();
  });

  it.each(['0', '0.0000', '(4.97)', '-4.97'])('a NAV of %s is held and never served', async (nav) => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([OTHER, day('Aug 19, 2026', nav)]));
    expect(await desk.held()).toEqual(['nav_not_positive 1']);
    expect(await desk.navs(NAME)).toEqual([]);
  });

  it('a dead fund is held once, however often its zero is published', async () => {
    const desk = openDesk(await open.facts());
    for (const date of ['Aug 17, 2026', 'Aug 18, 2026', 'Aug 19, 2026'])
      await desk.take('performance', performancePage([{ ...OTHER, validity_date: date }, day(date, '0.0000')]));
    expect(await desk.held()).toEqual(['nav_not_positive 3']);
  });

  it('a fund whose zero was decided once is held again if it returns and becomes zero again', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 17, 2026', '0.0000')]));
    await desk.take('performance', performancePage([day('Aug 17, 2026', '10.40')]));
    expect(await desk.held()).toEqual([]);
    await desk.take('performance', performancePage([day('Aug 18, 2026', '0.0000')]));
    expect((await desk.held()).map((hold) => hold.split(' ')[0])).toEqual(['nav_not_positive']);
  });

  it('a NAV belongs to its own date, including plausible future dates', async () => {
    const desk = openDesk(await open.facts());
    // The clock starts at 2026-08-19.
    const rows = [day('Aug 24, 2026', '10.43'), day('Feb 08, 2026', '10.00'), day('Sep 30, 2026', '10.44')];
    await desk.take('nav', navPage([...rows, { ...OTHER, validity_date: 'Aug 21, 2026' }]));
    expect(await desk.served(NAME)).toEqual(['2026-02-08 10.00', '2026-08-24 10.43']);
    expect(await desk.held()).toEqual(['date_implausible 1']);
    expect((await desk.fund(NAME)).latest_nav_date).toBe('2026-08-24');
  });

  it('a different value in a later document of the publisher is a correction, and the old value is kept', async () => {
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

  it('an older document never overrides a newer one', async () => {
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

  it('a later history file corrects an earlier one, whichever dates they end on', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([OTHER, day('Aug 19, 2026', '10.43')]));
    await desk.take('nav-history', history('10.40,2026-08-17', '10.41,2026-08-18'));
    await desk.take('nav-history', history('10.39,2026-08-17'));
    expect(await desk.served(NAME)).toEqual(['2026-08-17 10.39', '2026-08-18 10.41', '2026-08-19 10.43']);
  });

  it('further figures complete an observation and are not a correction', async () => {
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

  it('the more precise form of a number is kept, whichever source it comes from', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 19, 2026', '10.4')]));
    await desk.take('nav-history', history('10.4000,2026-08-19'));
    await desk.take('nav-history', history('10.40,2026-08-19', '10.1,2026-08-18'));
    expect(await desk.served(NAME)).toEqual(['2026-08-18 10.1', '2026-08-19 10.4000']);
  });

  it('two values in one document are held and not served, and the chosen one is served', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav-history', history('10.40,2026-08-18', '10.41,2026-08-18', '10.42,2026-08-19'));
    expect(await desk.served(NAME)).toEqual(['2026-08-19 10.42']);
    expect(await desk.held()).toEqual(['conflicting_values 2']);
    await desk.accept('conflicting_values', '10.41');
    expect(await desk.served(NAME)).toEqual(['2026-08-18 10.41', '2026-08-19 10.42']);
  });

  it('an exact repeat of a row counts once', async () => {
    const desk = openDesk(await open.facts());
    const report = await desk.take('nav', navPage([day('Aug 19, 2026', '10.40'), day('Aug 19, 2026', '10.40')]));
    expect(report).toMatchObject({ changes: { nav_observed: 1 }, empty_rows: 1, held: 0 });
  });

  it('a value that contradicts another source is held, and served once accepted', async () => {
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
