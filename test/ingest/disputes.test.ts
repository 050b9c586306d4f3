import { expect, it } from 'vitest';
import { fundRow, navPage, performancePage } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const CASH = fundRow({ fund: 'Sample Cash Fund', fund_id: '1', nav: '10.00' });
const DAY_ONE = { validity_date: 'Aug 18, 2026' };
const DAY_TWO = { validity_date: 'Aug 19, 2026', nav: '10.10' };
const PENSION = { sector: 'Voluntary Pension Scheme (VPS)', fund: 'Sample Pension Fund' };
const DEBT: FundRow = fundRow({ ...PENSION, category: 'VPS-Debt', fund_id: '5', nav: '300.00' });
const EQUITY: FundRow = fundRow({ ...PENSION, category: 'VPS-Equity', fund_id: '6', nav: '320.00' });

eachEngine((open) => {
  it('a row whose category disagrees with the registry is held and not served', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([{ ...CASH, ...DAY_ONE }]));
    const report = await desk.take(
      'performance',
      performancePage([{ ...CASH, ...DAY_TWO, category: 'Income', rating: 'D' }]),
    );
    expect(report).toMatchObject({ changed: 0, held: 1, held_rows: { category_disagrees: 1 } });
    expect(await desk.fund('Sample Cash Fund')).toMatchObject({
      category: 'Money Market',
      rating: 'AA+(f)',
      latest_nav_date: '2026-08-18',
    });
  });

  it('accepting a category dispute updates the category and serves the held rows', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([{ ...CASH, ...DAY_ONE }]));
    await desk.take('performance', performancePage([{ ...CASH, ...DAY_TWO, category: 'Shariah Compliant Income' }]));
    await desk.accept('category_disagrees');
    expect(await desk.fund('Sample Cash Fund')).toMatchObject({
      category: 'Shariah Compliant Income',
      is_shariah_compliant: true,
      latest_nav_date: '2026-08-19',
    });
    expect((await desk.events()).filter(({ type }) => type === 'fund.updated').at(-1)?.changed).toContain('category');
  });

  it('held rows are served as soon as a registry sheet confirms them', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav', navPage([{ ...CASH, ...DAY_ONE }]));
    await desk.take('nav', navPage([{ ...CASH, ...DAY_TWO, category: 'Income' }]));
    await desk.take('registry', 'association_fund_id,category\n1,Income\n');
    expect(await desk.held()).toEqual([]);
    expect(await desk.served('Sample Cash Fund')).toEqual(['2026-08-18 10.00', '2026-08-19 10.10']);
  });

  it('a row with another AMC is held, and accepting it moves the fund', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('nav', navPage([{ ...CASH, ...DAY_ONE }]));
    await desk.take('nav', navPage([{ ...CASH, ...DAY_TWO, amc: 'Sample Bolan Asset Management Limited' }]));
    expect(await desk.held()).toEqual(['amc_disagrees 1']);
    await desk.accept('amc_disagrees');
    const amcs = await desk.ingest.facts.query
      .selectFrom('amcs')
      .select(['amc_key', 'name', 'short_name'])
      .orderBy('amc_key')
      .execute();
    expect(amcs.map(({ name, short_name }) => [name, short_name])).toEqual([
      ['Sample Crescent Asset Management Limited', 'Sample Crescent'],
      ['Sample Bolan Asset Management Limited', 'Sample Bolan'],
    ]);
    expect(await desk.fund('Sample Cash Fund')).toMatchObject({
      amc_key: amcs[1]?.amc_key,
      latest_nav_date: '2026-08-19',
    });
  });

  it('swapped rows of sub-funds are held, and their series are not mixed', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'performance',
      performancePage([
        { ...DEBT, ...DAY_ONE },
        { ...EQUITY, ...DAY_ONE },
      ]),
    );
    await desk.take(
      'performance',
      performancePage([
        { ...DEBT, validity_date: 'Aug 19, 2026', fund_id: '6' },
        { ...EQUITY, validity_date: 'Aug 19, 2026', fund_id: '5' },
      ]),
    );
    expect(await desk.held()).toEqual(['category_disagrees 1', 'category_disagrees 1']);
    const navs = await desk.ingest.facts.query.selectFrom('nav_observations').select('nav_date').execute();
    expect(navs.map(({ nav_date }) => nav_date)).toEqual(['2026-08-18', '2026-08-18']);
  });

  it('swapped names of two funds of one category are held', async () => {
    const desk = openDesk(await open.facts());
    const other = { ...CASH, fund: 'Sample Other Fund', fund_id: '2', nav: '10.05' };
    await desk.take(
      'performance',
      performancePage([
        { ...CASH, ...DAY_ONE },
        { ...other, ...DAY_ONE },
      ]),
    );
    await desk.take(
      'performance',
      performancePage([
        { ...CASH, ...DAY_TWO, fund_id: '2' },
        { ...other, ...DAY_TWO, fund_id: '1' },
      ]),
    );
    expect(await desk.held()).toEqual(['name_disagrees 1', 'name_disagrees 1']);
    expect((await desk.funds()).map(({ name, previous_names }) => [name, previous_names])).toEqual([
      ['Sample Cash Fund', []],
      ['Sample Other Fund', []],
    ]);
  });

  it('a row held for a name that another fund gave up on the same page is served', async () => {
    const desk = openDesk(await open.facts());
    const other = { ...CASH, fund: 'Sample Other Fund', fund_id: '2', nav: '10.05' };
    await desk.take(
      'performance',
      performancePage([
        { ...CASH, ...DAY_ONE },
        { ...other, ...DAY_ONE },
      ]),
    );
    await desk.take(
      'performance',
      performancePage([
        { ...CASH, ...DAY_TWO, fund: 'Sample Other Fund' },
        { ...other, ...DAY_TWO, fund: 'Sample Third Fund' },
      ]),
    );
    expect(await desk.held()).toEqual([]);
    expect((await desk.funds()).map(({ name, latest_nav_date }) => [name, latest_nav_date])).toEqual([
      ['Sample Other Fund', '2026-08-19'],
      ['Sample Third Fund', '2026-08-19'],
    ]);
  });

  it('a registry sheet row that mixes funds, cannot be read, or names no known fund is held', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'performance',
      performancePage([
        { ...CASH, ...DAY_ONE },
        { ...CASH, ...DAY_ONE, fund: 'Sample Other Fund', fund_id: '2' },
      ]),
    );
    const report = await desk.take(
      'registry',
      'association_fund_id,slug,lifecycle_status\n1,sample-other-fund,CLOSED\n2,,GONE\n77,,ACTIVE\n',
    );
    expect(report).toMatchObject({ outcome: 'promoted', changed: 0 });
    expect(await desk.held()).toEqual(['fund_unknown 1', 'registry_conflict 1', 'unreadable_cell 1']);
    expect((await desk.funds()).map(({ lifecycle_status }) => lifecycle_status)).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('rows with an unknown id and no name are held, and served once the fund is known', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav-history',
      'association_fund_id,nav,date\n1,10.00,2026-08-18\n2,11.00,2026-08-18\n2,11.10,2026-08-19\n',
    );
    expect(await desk.funds()).toEqual([]);
    expect((await desk.holds()).map(({ subject }) => subject)).toEqual(['association id 1', 'association id 2']);
    await expect(
      desk.decide({ kind: 'accept', hold_id: (await desk.holds())[0]?.id ?? '', reason: 'yes' }),
    ).rejects.toMatchObject({ code: 'HOLD_NOT_ACCEPTABLE' });
    await desk.take('registry', 'association_fund_id,name\n2,Sample Named Fund\n');
    expect(await desk.served('Sample Named Fund')).toEqual(['2026-08-18 11.00', '2026-08-19 11.10']);
    await desk.take('nav-history', 'association_fund_id,nav,date\n2,11.20,2026-08-20\n');
    expect(await desk.fund('Sample Named Fund')).toMatchObject({
      official_name: 'Sample Named Fund',
      previous_names: [],
      latest_nav_date: '2026-08-20',
    });
    expect(await desk.held()).toEqual(['fund_unknown 1']);
  });
});
