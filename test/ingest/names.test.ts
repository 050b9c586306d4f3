import { expect, it } from 'vitest';
import { exportCsv, fundRow, navPage, performancePage, tableTexts } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const CASH = fundRow({ fund: 'Sample Crescent Cash Fund', fund_id: '1' });
const STOCK = fundRow({ fund: 'Sample Crescent Stock Fund', fund_id: '2', category: 'Equity', nav: '55.10' });
const history = (...rows: string[]): string => `fund,nav,date\n${rows.join('\n')}\n`;

eachEngine((open) => {
  it('a row without an id matches by exact name within AMC and category', async () => {
    const desk = openDesk(await open.facts());
    const twin = { fund: 'Sample Twin Fund', amc: 'Sample Indus Asset Management Limited' };
    await desk.take(
      'nav',
      navPage([
        CASH,
        fundRow({ ...twin, fund_id: '3', category: 'Income', nav: '31.00' }),
        fundRow({ ...twin, fund_id: '4', category: 'Equity', nav: '41.00' }),
      ]),
    );
    await desk.take(
      'nav-history',
      'fund,category,nav,date\nSample Twin Fund,Equity,40.90,2026-08-18\nSample Twin Fund,Income,30.90,2026-08-18\n',
    );
    const navs = await desk.ingest.facts.query
      .selectFrom('nav_observations')
      .innerJoin('funds', 'funds.fund_key', 'nav_observations.fund_key')
      .select(['association_fund_id', 'nav'])
      .where('nav_date', '=', '2026-08-18')
      .orderBy('nav')
      .execute();
    expect(navs).toEqual([
      { association_fund_id: '3', nav: '30.90' },
      { association_fund_id: '4', nav: '40.90' },
    ]);
  });

  it('an unknown name without an id is held with the nearest names as suggestions', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([CASH, STOCK]));
    const report = await desk.take(
      'nav-history',
      history('Sample Crescent Cash Plan Fund,10.40,2026-08-18', 'Sample Crescent Cash Plan Fund,10.39,2026-08-17'),
    );
    expect(report).toMatchObject({ changed: 0, held: 1, held_rows: { fund_unknown: 2 } });
    const [hold] = await desk.holds();
    expect(hold).toMatchObject({
      check_name: 'fund_unknown',
      subject: 'Sample Crescent Cash Plan Fund',
      fund_key: null,
      row_count: 2,
    });
    const { nearNames } = JSON.parse(hold?.figures ?? '') as { nearNames: unknown[] };
    expect(nearNames[0]).toEqual({ slug: 'sample-crescent-cash-fund', name: 'Sample Crescent Cash Fund' });
    expect(await desk.served('Sample Crescent Cash Fund')).toEqual(['2026-08-19 10.4089']);
  });

  it('a name that several funds have is held', async () => {
    const desk = openDesk(await open.facts());
    const pension = { fund: 'Sample Pension Fund', sector: 'Voluntary Pension Scheme (VPS)' };
    await desk.take(
      'performance',
      performancePage([
        fundRow({ ...pension, category: 'VPS-Debt', fund_id: '5' }),
        fundRow({ ...pension, category: 'VPS-Equity', fund_id: '6' }),
      ]),
    );
    await desk.take('nav-history', history('Sample Pension Fund,10.40,2026-08-18'));
    const [hold] = await desk.holds();
    expect(hold?.check_name).toBe('fund_ambiguous');
    expect(JSON.parse(hold?.figures ?? '')).toMatchObject({
      candidates: [{ slug: 'sample-pension-fund-debt' }, { slug: 'sample-pension-fund-equity' }],
    });
    expect((await desk.events()).filter(({ dataset }) => dataset === 'nav')).toHaveLength(2);
  });

  it('an unknown sub-fund of a known scheme is an unknown fund and never matched to a sibling', async () => {
    const desk = openDesk(await open.facts());
    const pension = { fund: 'Sample Pension Fund', sector: 'Voluntary Pension Scheme (VPS)' };
    await desk.take('performance', performancePage([fundRow({ ...pension, category: 'VPS-Debt', fund_id: '5' })]));
    await desk.take(
      'performance',
      exportCsv(tableTexts('performance', [fundRow({ ...pension, category: 'VPS-Equity', nav: '80.00' })])),
    );
    expect(await desk.held()).toEqual(['fund_unknown 1']);
    await desk.accept('fund_unknown');
    expect((await desk.funds()).map(({ slug, category }) => [slug, category])).toEqual([
      ['sample-pension-fund-debt', 'VPS-Debt'],
      ['sample-pension-fund-equity', 'VPS-Equity'],
    ]);
  });

  it('an alias makes held rows match and be promoted, and later rows of that name match automatically', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([CASH, STOCK]));
    await desk.take('nav-history', history('Sample Rozana Fund,10.40,2026-08-18'));
    await desk.take(
      'nav-history',
      history('Sample Rozana Fund,10.39,2026-08-17', 'SAMPLE  rozana fund,10.38,2026-08-14'),
    );
    const decided = await desk.decide({
      kind: 'alias',
      alias: 'Sample Rozana Fund',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'its old name',
    });
    expect(decided).toMatchObject({ documents_read_again: 2, changed: 3 });
    expect(await desk.held()).toEqual([]);
    await desk.take(
      'nav-history',
      history('Sample Rozana Fund,10.37,2026-08-13', 'Sample Rozana Fund,10.50,2026-08-21'),
    );
    expect(await desk.served('Sample Crescent Cash Fund')).toEqual([
      '2026-08-13 10.37',
      '2026-08-14 10.38',
      '2026-08-17 10.39',
      '2026-08-18 10.40',
      '2026-08-19 10.4089',
      '2026-08-21 10.50',
    ]);
  });

  it('an alias or an old name that matched a row without an id never renames the fund', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([CASH]));
    await desk.take(
      'performance',
      performancePage([
        fundRow({ ...CASH, fund: 'Sample Crescent Amdani Fund', validity_date: 'Aug 20, 2026', nav: '10.41' }),
      ]),
    );
    await desk.take(
      'nav-history',
      history('Sample Cresent Amdani Fund,10.42,2026-08-21', 'Sample Crescent Cash Fund,10.43,2026-08-22'),
    );
    await desk.decide({
      kind: 'alias',
      alias: 'Sample Cresent Amdani Fund',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'misspelt there',
    });
    expect(await desk.fund('Sample Crescent Amdani Fund')).toMatchObject({
      official_name: 'Sample Crescent Amdani Fund',
      previous_names: ['Sample Crescent Cash Fund'],
      latest_nav_date: '2026-08-22',
    });
  });

  it('accepting an unknown name registers a new fund and promotes its rows', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([CASH]));
    await desk.take(
      'nav-history',
      history('Sample Matured Plan,100.10,2020-01-02', 'Sample Matured Plan,100.20,2020-01-03'),
    );
    expect(await desk.accept('fund_unknown')).toMatchObject({ documents_read_again: 1, changed: 3 });
    expect(await desk.served('Sample Matured Plan')).toEqual(['2020-01-02 100.10', '2020-01-03 100.20']);
    expect((await desk.fund('Sample Matured Plan')).slug).toBe('sample-matured-plan');
  });

  it('the previous names of a registry sheet resolve a held name, and the report has the facts', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([CASH]));
    await desk.take('nav-history', history('Sample Bygone Fund,10.40,2026-08-18'));
    const report = await desk.take(
      'registry',
      'association_fund_id,previous_names\n1,Sample Bygone Fund|Sample Elder Fund\n',
    );
    expect(await desk.served('Sample Crescent Cash Fund')).toEqual(['2026-08-18 10.40', '2026-08-19 10.4089']);
    expect(report).toMatchObject({ changed: 2, changes: { funds_updated: 1, nav_observed: 1 } });
    expect((await desk.holds('RESOLVED')).map(({ check_name }) => check_name)).toEqual(['fund_unknown']);
  });

  it('an alias for one of several funds with the same name resolves the ambiguity', async () => {
    const desk = openDesk(await open.facts());
    const pension = { fund: 'Sample Pension Fund', sector: 'Voluntary Pension Scheme (VPS)' };
    await desk.take(
      'performance',
      performancePage([
        fundRow({ ...pension, category: 'VPS-Debt', fund_id: '5' }),
        fundRow({ ...pension, category: 'VPS-Equity', fund_id: '6' }),
      ]),
    );
    await desk.take('nav-history', history('Sample Pension Fund,10.40,2026-08-18'));
    await desk.decide({
      kind: 'alias',
      alias: 'Sample Pension Fund',
      fund_slug: 'sample-pension-fund-debt',
      reason: 'the history is of the debt sub-fund',
    });
    const debt = (await desk.funds())[0];
    const rows = await desk.ingest.facts.query
      .selectFrom('nav_observations')
      .select(['fund_key', 'nav'])
      .where('nav_date', '=', '2026-08-18')
      .execute();
    expect(rows).toEqual([{ fund_key: debt?.fund_key, nav: '10.40' }]);
    expect(await desk.held()).toEqual([]);
  });
});
