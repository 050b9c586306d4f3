import { expect, it } from 'vitest';
import { exportCsv, fundRow, navPage, performancePage, sampleFunds, tableTexts } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import type { ImportDesk } from '../support/import-desk.ts';

const PENSION = { sector: 'Voluntary Pension Scheme (VPS)', fund: 'Sample Indus Pension Fund' };
const DEBT = fundRow({ ...PENSION, category: 'VPS-Debt', fund_id: '501', nav: '300.1000' });
const EQUITY = fundRow({ ...PENSION, category: 'VPS-Equity', fund_id: '502', nav: '700.2000' });
const MONEY = fundRow({ ...PENSION, category: 'VPS-Money Market', fund_id: '503', nav: '200.3000' });

async function identities(desk: ImportDesk): Promise<string[]> {
  return (await desk.funds()).map(({ id, association_fund_id }) => `${association_fund_id} ${id}`).toSorted();
}

eachEngine((open) => {
  it('the same documents give the same public ids and slugs in every store', async () => {
    const [one, other] = [openDesk(await open.facts()), openDesk(await open.facts())];
    for (const desk of [one, other]) {
      await desk.take('performance', performancePage(sampleFunds(8)));
      await desk.take('nav', navPage(sampleFunds(10)));
    }
    const shown = async (desk: ImportDesk): Promise<string[]> =>
      (await desk.funds()).map(({ id, slug }) => `${id} ${slug}`);
    expect(await shown(one)).toEqual(await shown(other));
    expect((await one.events()).map(({ id }) => id)).toEqual((await other.events()).map(({ id }) => id));
  });

  it('the same funds get the same ids whatever the order of their documents', async () => {
    const [one, other] = [openDesk(await open.facts()), openDesk(await open.facts())];
    const documents = [performancePage(sampleFunds(6)), performancePage(sampleFunds(9).slice(3).toReversed())];
    for (const page of documents) await one.take('performance', page);
    for (const page of documents.toReversed()) await other.take('performance', page);
    expect(await identities(one)).toEqual(await identities(other));
    expect(await identities(one)).toHaveLength(9);
  });

  it('sub-funds of one pension scheme are distinct funds of one family, with the asset class in the slug', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([DEBT, EQUITY, MONEY]));
    expect((await desk.funds()).map(({ slug, vps_asset_class }) => [slug, vps_asset_class])).toEqual([
      ['sample-indus-pension-fund-debt', 'DEBT'],
      ['sample-indus-pension-fund-equity', 'EQUITY'],
      ['sample-indus-pension-fund-money-market', 'MONEY_MARKET'],
    ]);
    expect(new Set((await desk.funds()).map(({ family_key }) => family_key)).size).toBe(1);
  });

  it('sub-funds are also distinct in a first table without ids', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', exportCsv(tableTexts('performance', [DEBT, EQUITY, MONEY])));
    expect((await desk.funds()).map(({ slug }) => slug)).toEqual([
      'sample-indus-pension-fund-debt',
      'sample-indus-pension-fund-equity',
      'sample-indus-pension-fund-money-market',
    ]);
    expect(await desk.held()).toEqual([]);
  });

  it('the association id is appended if two names would share a slug, and never collides with an existing one', async () => {
    const desk = openDesk(await open.facts());
    const rows = [
      fundRow({ fund: 'Sample Twin Fund 702', fund_id: '701' }),
      fundRow({ fund: 'Sample Twin Fund', fund_id: '700', category: 'Income' }),
      fundRow({ fund: 'Sample Twin Fund', fund_id: '702', category: 'Equity' }),
      fundRow({ fund: 'Sample Twin: Fund', fund_id: '703', category: 'Balanced' }),
    ];
    const report = await desk.take('performance', performancePage(rows));
    expect(report).toMatchObject({ outcome: 'promoted', changes: { funds_created: 4 } });
    const slugs = (await desk.funds()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs).toEqual(expect.arrayContaining(['sample-twin-fund-702', 'sample-twin-fund', 'sample-twin-fund-703']));
  });

  it('a renamed fund keeps its slug and id, its old name is kept, and it is found by it', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([fundRow({ fund: 'Sample Rozana Fund' })]));
    const before = await desk.fund('Sample Rozana Fund');
    const renamed = await desk.take(
      'performance',
      performancePage([fundRow({ fund: 'Sample Amdani Fund', validity_date: 'Aug 20, 2026', nav: '10.41' })]),
    );
    const after = await desk.fund('Sample Amdani Fund');
    expect(renamed.changes).toMatchObject({ funds_created: 0, funds_updated: 1 });
    expect(after).toMatchObject({
      id: before.id,
      slug: before.slug,
      official_name: 'Sample Amdani Fund',
      previous_names: ['Sample Rozana Fund'],
    });
    await desk.take('nav-history', 'fund,nav,date\nSample Rozana Fund,10.40,2026-08-18\n');
    expect(await desk.served('Sample Amdani Fund')).toEqual([
      '2026-08-18 10.40',
      '2026-08-19 10.4089',
      '2026-08-20 10.41',
    ]);
  });

  it('"(Formerly …)" in any spelling is read as a rename by the source', async () => {
    const desk = openDesk(await open.facts());
    const spellings = [
      '(Formerly: Sample Old A Fund)',
      '(Formerly Sample Old B Fund)',
      '  (Formerly; Sample Old C Fund)',
    ];
    const letters = ['A', 'B', 'C'];
    await desk.take(
      'performance',
      exportCsv(
        tableTexts(
          'performance',
          letters.map((letter) => fundRow({ fund: `Sample Old ${letter} Fund` })),
        ),
      ),
    );
    const ids = (await desk.funds()).map(({ id }) => id);
    const renamed = letters.map((letter, index) =>
      fundRow({ fund: `Sample New ${letter} Fund ${spellings[index] ?? ''}`, validity_date: 'Aug 20, 2026' }),
    );
    await desk.take('performance', exportCsv(tableTexts('performance', renamed)));
    expect(await desk.held()).toEqual([]);
    expect((await desk.funds()).map(({ id, name, previous_names }) => ({ id, name, previous_names }))).toEqual(
      letters.map((letter, index) => ({
        id: ids[index],
        name: `Sample New ${letter} Fund`,
        previous_names: [`Sample Old ${letter} Fund`],
      })),
    );
  });

  it('differences in whitespace, case and entities are not a rename', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([fundRow({ fund: 'Sample Income & Growth Fund' })]));
    const report = await desk.take(
      'performance',
      performancePage([
        fundRow({ fund: 'SAMPLE  Income &  Growth fund ', validity_date: 'Aug 20, 2026', nav: '10.41' }),
      ]),
    );
    expect(report.changes).toMatchObject({ funds_created: 0, funds_updated: 0, nav_observed: 1 });
    expect((await desk.fund('Sample Income & Growth Fund')).previous_names).toEqual([]);
  });

  it('an older page completes a fund and overwrites nothing', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'performance',
      performancePage([fundRow({ fund: 'Sample Present Fund', rating: 'AA(f)', validity_date: 'Aug 19, 2026' })]),
    );
    await desk.take(
      'nav',
      navPage([
        fundRow({
          fund: 'Sample Past Fund',
          trustee: 'Sample Old Trustee',
          validity_date: 'Aug 03, 2026',
          nav: '10.3',
        }),
      ]),
    );
    await desk.take(
      'performance',
      performancePage([
        fundRow({
          fund: 'Sample Past Fund',
          rating: 'B(f)',
          benchmark: 'Sample KIBOR',
          validity_date: 'Aug 04, 2026',
          nav: '10.3',
        }),
      ]),
    );
    expect(await desk.fund('Sample Present Fund')).toMatchObject({
      official_name: 'Sample Present Fund',
      rating: 'AA(f)',
      trustee: 'Sample Old Trustee',
      benchmark: 'Sample KIBOR',
      previous_names: ['Sample Past Fund'],
      latest_nav_date: '2026-08-19',
    });
  });
});
