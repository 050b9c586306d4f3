import { expect, it } from 'vitest';
import { fundRow, navPage, payoutsPage, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import type { ImportDesk } from '../support/import-desk.ts';

/** Every fact that a consumer stores must have the number of an event that announced it. */
async function untoldVersions(desk: ImportDesk): Promise<number[]> {
  const told = new Set((await desk.events()).map(({ seq }) => seq));
  const navs = await desk.ingest.facts.query.selectFrom('nav_observations').select('version').execute();
  const payouts = await desk.ingest.facts.query.selectFrom('payouts').select('version').execute();
  return [...navs, ...payouts].map(({ version }) => version).filter((version) => !told.has(version));
}

eachEngine((open) => {
  it('the feed has one event per fund, document and kind, in one order without gaps', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage(sampleFunds(6)));
    const later = sampleFunds(7).map((row, index) => ({
      ...row,
      validity_date: index === 0 ? 'Aug 19, 2026' : 'Aug 20, 2026',
      nav: index === 0 ? '10.5' : row.nav,
    }));
    await desk.take('nav', navPage(later));
    const events = await desk.events();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const keys = events
      .map(({ fund_key, type, occurred_at }) => `${fund_key} ${type} ${occurred_at}`)
      .filter((key) => !key.startsWith('null'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(events.filter(({ type }) => type === 'nav.corrected')).toHaveLength(1);
    expect(await desk.ingest.facts.query.selectFrom('feed_head').select('seq').execute()).toEqual([
      { seq: events.length },
    ]);
    expect(await untoldVersions(desk)).toEqual([]);
  });

  it('registry events precede events of the series that refer to them', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      navPage([
        fundRow({
          fund: 'Sample Pension Fund',
          sector: 'Voluntary Pension Scheme (VPS)',
          category: 'VPS-Debt',
          fund_id: '5',
        }),
      ]),
    );
    expect(
      (await desk.events()).map(({ type, resource, effective_date }) => `${type} ${resource} ${effective_date}`),
    ).toEqual([
      'amc.created /v1/mutual-funds/amcs/sample-crescent-asset-management-limited 2026-08-19',
      'family.created /v1/mutual-funds/families/sample-pension-fund 2026-08-19',
      'fund.created /v1/mutual-funds/funds/sample-pension-fund-debt 2026-08-19',
      'nav.observed /v1/mutual-funds/funds/sample-pension-fund-debt/nav?from=2026-08-19&to=2026-08-19 2026-08-19',
    ]);
  });

  it('events of a long history name resources that one request can read and that together cover it', async () => {
    const desk = openDesk(await open.facts());
    const days = ['1999-01-04', '2005-01-04', '2009-01-05', '2009-01-06', '2019-01-08', '2026-08-18'];
    await desk.take(
      'nav-history',
      `fund,nav,date\n${days.map((date) => `Sample Old Fund,100.00,${date}`).join('\n')}\n`,
    );
    const resources = (await desk.events()).filter(({ dataset }) => dataset === 'nav').map(({ resource }) => resource);
    const windows = resources.map((resource) => new URLSearchParams(resource.split('?')[1]));
    const spans = windows.map(
      (window) => (Date.parse(window.get('to') ?? '') - Date.parse(window.get('from') ?? '')) / 86_400_000,
    );
    expect(Math.max(...spans)).toBeLessThanOrEqual(3653);
    for (const date of days)
      expect(
        windows.filter((window) => (window.get('from') ?? '') <= date && date <= (window.get('to') ?? '')),
      ).toHaveLength(1);
    expect(await untoldVersions(desk)).toEqual([]);
  });

  it('an import without changes adds no event, and an event names the changed members of a record', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage(sampleFunds(3)));
    const before = (await desk.events()).length;
    await desk.take('performance', performancePage(sampleFunds(3).toReversed()));
    expect(await desk.events()).toHaveLength(before);
    await desk.take(
      'registry',
      'association_fund_id,rating,lifecycle_status\n90001,AAA(f),CLOSED\n90002,AA+(f),ACTIVE\n',
    );
    const told = (await desk.events()).slice(before);
    expect(told.map(({ type, fund_key, changed }) => [type, fund_key, JSON.parse(changed) as unknown])).toEqual([
      ['fund.updated', 1, ['lifecycle_status', 'rating']],
    ]);
  });

  it('an event changes the version of exactly the records and series it names', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage(sampleFunds(2)));
    const [, still] = await desk.funds();
    await desk.take(
      'payouts',
      payoutsPage([{ ...(sampleFunds(1)[0] ?? fundRow()), amc: '', payout: '1.00', ex_nav: '9.00' }]),
    );
    const [paid, untouched] = await desk.funds();
    const events = await desk.events();
    expect(paid).toMatchObject({ payout_version: events.find(({ type }) => type === 'payout.observed')?.seq });
    expect(untouched).toEqual(still);
  });
});
