import { expect, it } from 'vitest';
import { openFactReader } from '#reads/fact-view.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import type { IsoDate } from '#domain/dates.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { fundRow, navPage, payoutsPage, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import type { ImportDesk } from '../support/import-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const DAY = 86_400_000;
const day = (validity_date: string, nav: string, given: Partial<FundRow> = {}): FundRow =>
  fundRow({ fund_id: '1', validity_date, nav, ...given });
const pay = (payout_date: string, payout: string, given: Partial<FundRow> = {}): FundRow =>
  fundRow({ fund_id: '1', payout_date, payout, ex_nav: '', ...given });
const others = (validity_date: string): FundRow[] => sampleFunds(6, { validity_date });
const datesOf = async (desk: ImportDesk): Promise<(string | null)[]> =>
  (await desk.ingest.facts.query.selectFrom('documents').select('page_date').orderBy('document_seq').execute()).map(
    ({ page_date }) => page_date,
  );

// The clock starts at 2026-08-19.
eachEngine((open) => {
  it('a payout printed for next year is held, not served, and not the date of its page, and later pages can correct it', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'payouts',
      payoutsPage([pay('Aug 17, 2026', '0.10'), pay('Jul 31, 2027', '0.10'), pay('Sep 10, 2026', '0.30')]),
    );
    expect(await desk.paid(NAME)).toEqual(['2026-08-17 0.10', '2026-09-10 0.30']);
    expect(await desk.held()).toEqual(['date_implausible 1']);
    desk.clock.advance(DAY);
    await desk.take('payouts', payoutsPage([pay('Aug 17, 2026', '0.12'), pay('Aug 20, 2026', '0.11')]));
    expect(await desk.paid(NAME)).toEqual(['2026-08-17 0.12', '2026-08-20 0.11', '2026-09-10 0.30']);
    expect(await datesOf(desk)).toEqual(['2026-08-17', '2026-08-20']);
    const { data_as_of } = await openFactReader(desk.ingest.facts, 'secret').answer((view) =>
      readPayouts(view, {
        fund_slug: 'sample-crescent-cash-fund',
        from: null,
        to: null,
        cursor: null,
        limit: 1,
        order: 'asc',
        as_of: null,
        today: '2026-08-20' as IsoDate,
      }),
    );
    expect(data_as_of).toBe('2026-08-20');
  });

  it('a NAV 15 days ahead is held, so that the latest NAVs are not ahead, and one of the eve of a holiday is served', async () => {
    const place = open.place();
    const desk = openDesk(await open.facts(place));
    await desk.take('nav', navPage([...others('Aug 19, 2026'), day('Sep 03, 2026', '10.50')]));
    const reader = openFactReader(await open.facts(place), 'secret');
    const latest = async (): Promise<string | null> =>
      (
        await reader.answer((view) =>
          readNavSelection(view, { funds: null, date: null, date_policy: 'exact', as_of: null }),
        )
      ).data_as_of;
    expect([await latest(), await desk.served(NAME), await desk.held()]).toEqual([
      '2026-08-19',
      [],
      ['date_implausible 1'],
    ]);
    await desk.take(
      'nav',
      navPage([...others('Aug 19, 2026'), day('Aug 26, 2026', '10.50'), day('Aug 27, 2026', '10.51')]),
    );
    expect([await latest(), await desk.served(NAME)]).toEqual(['2026-08-26', ['2026-08-26 10.50']]);
  });

  it('a file of an old page is judged by the date of the page, however late it is imported', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([...others('Mar 18, 2026'), day('Mar 25, 2026', '10.50'), day('Mar 26, 2026', '10.51')]),
    );
    expect([await desk.served(NAME), await datesOf(desk)]).toEqual([['2026-03-25 10.50'], ['2026-03-18']]);
  });

  it('a row too far ahead is not served later merely because a decision was made later', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([day('Aug 18, 2026', '10.40'), day('Aug 19, 2026', '20.80'), day('Aug 30, 2026', '20.90')]),
    );
    expect(await desk.held()).toEqual(['date_implausible 1', 'nav_jump 1']);
    desk.clock.advance(60 * DAY);
    await desk.accept('nav_jump');
    expect(await desk.served(NAME)).toEqual(['2026-08-18 10.40', '2026-08-19 20.80']);
  });

  it('only an inception date in 2999 is withheld, and the correct one of the next page is accepted', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav', navPage([day('Aug 18, 2026', '10.40', { inception_date: 'Jan 01, 2999' })]));
    expect([await desk.served(NAME), await desk.held(), (await desk.fund(NAME)).inception_date]).toEqual([
      ['2026-08-18 10.40'],
      ['date_implausible 1'],
      null,
    ]);
    await desk.take('nav', navPage([day('Aug 19, 2026', '10.41', { inception_date: 'Jul 31, 2010' })]));
    expect([await desk.held(), (await desk.fund(NAME)).inception_date]).toEqual([[], '2010-07-31']);
  });

  it('an inception date after a served NAV is withheld', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([day('Aug 12, 2026', '10.40')]));
    await desk.take('nav', navPage([day('Aug 18, 2026', '10.41', { inception_date: 'Aug 17, 2026' })]));
    expect([await desk.served(NAME), await desk.held(), (await desk.fund(NAME)).inception_date]).toEqual([
      ['2026-08-12 10.40', '2026-08-18 10.41'],
      ['date_implausible 1'],
      null,
    ]);
  });

  it('NAVs and payouts from before the inception of the fund are held', async () => {
    const desk = openDesk(await open.facts());
    const given = { inception_date: 'Aug 10, 2026' };
    await desk.take('nav', navPage([day('Aug 07, 2026', '10.00', given), day('Aug 10, 2026', '10.01', given)]));
    await desk.take('payouts', payoutsPage([pay('Aug 07, 2026', '0.10', given), pay('Aug 18, 2026', '0.10', given)]));
    await desk.take('nav-history', `fund,nav,date\n${NAME},9.99,2026-08-06\n`);
    expect([await desk.served(NAME), await desk.paid(NAME)]).toEqual([['2026-08-10 10.01'], ['2026-08-18 0.10']]);
    expect(await desk.held()).toEqual(['date_implausible 1', 'date_implausible 1', 'date_implausible 1']);
  });

  it('a registry sheet row with a maturity before the inception or an inception in the future is held', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav', navPage([day('Aug 18, 2026', '10.40')]));
    await desk.take(
      'registry',
      'association_fund_id,name,inception_date,maturity_date\n1,,,2009-12-31\n7,Sample Plan Seven,2026-01-01,2025-01-01\n8,Sample Plan Eight,2999-01-01,\n9,Sample Plan Nine,2026-01-01,2029-01-01\n',
    );
    expect(await desk.held()).toEqual(['date_implausible 1', 'date_implausible 1', 'date_implausible 1']);
    expect((await desk.funds()).map(({ name, maturity_date }) => [name, maturity_date])).toEqual([
      [NAME, null],
      ['Sample Plan Nine', '2029-01-01'],
    ]);
  });

  it('a rebuild a year later holds the same implausible rows', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([...others('Aug 19, 2026'), day('Sep 03, 2026', '10.50', { inception_date: 'Jan 01, 2999' })]),
    );
    await desk.take('payouts', payoutsPage([pay('Jul 31, 2027', '0.10'), pay('Aug 18, 2026', '0.10')]));
    const before = [await desk.held(), await desk.paid(NAME), await desk.served(NAME), await datesOf(desk)];
    desk.clock.advance(365 * DAY);
    await rebuild(desk.ingest.facts, desk.ingest.archive, async () => undefined);
    expect([await desk.held(), await desk.paid(NAME), await desk.served(NAME), await datesOf(desk)]).toEqual(before);
  });
});
