import { expect, it } from 'vitest';
import { rebuild } from '#ingest/rebuild.ts';
import { fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import { fundRow, navPage, performancePage } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const BENCHMARK = '70% sample bills + 30% sample deposits';
const TRUSTEE = { role: 'TRUSTEE', organization_raw: 'Sample Trust Company' };
const MAY = { report_date: '2026-05-31', report_month: '2026-05', nav_date: '2026-05-31', nav_per_unit: null };

type Known = readonly (string | null)[];
const known = async (desk: ReportDesk, name = NAME): Promise<Known> => {
  const { risk_profile, benchmark, trustee } = await desk.fund(name);
  return [risk_profile, benchmark, trustee];
};
const take = (desk: ReportDesk, given: Parameters<typeof fundPage>[0] = {}) =>
  desk.take('fmr', fragmentFile([fundPage({ parties: [TRUSTEE], ...given })]));

eachEngine((open) => {
  it('completes a fund from its report, tells the feed, and a rebuild completes it alike', async () => {
    const desk = await openReportDesk(await open.facts());
    expect(await known(desk)).toEqual([null, null, null]);
    expect(await take(desk)).toMatchObject({ changes: { reports_promoted: 1, funds_updated: 1 } });
    expect(await known(desk)).toEqual(['LOW', BENCHMARK, 'Sample Trust Company']);
    const event = (await desk.events()).findLast(({ type }) => type === 'fund.updated');
    expect(JSON.parse(event?.changed ?? '')).toEqual(['benchmark', 'risk_profile', 'trustee']);
    const before = await readFactTables(desk.ingest.facts);
    await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
  });

  it('takes each member from the newest report that states it, in whichever order they come', async () => {
    const desk = await openReportDesk(await open.facts());
    await take(desk, { risk_profile_raw: 'Moderate (Principal at moderate risk)' });
    await take(desk, { ...MAY, risk_profile_raw: 'High', benchmark_raw: 'Sample Index' });
    expect(await known(desk)).toEqual(['MEDIUM', BENCHMARK, 'Sample Trust Company']);
    await take(desk, { risk_profile_raw: 'Very Low', benchmark_raw: null });
    // A correction of the report it was taken from does not state it any more.
    expect(await known(desk)).toEqual(['VERY_LOW', null, 'Sample Trust Company']);
  });

  it('leaves alone what the association or the registry sheet states, and lets them replace what a report did', async () => {
    const desk = await openReportDesk(await open.facts());
    await take(desk, { ...MAY });
    await desk.take('registry', `association_fund_id,official_name,risk_profile\n1,${NAME},HIGH\n`);
    await desk.take('performance', performancePage([fundRow({ fund_id: '1', benchmark: 'Sample Bills' })]));
    await desk.take('nav', navPage([fundRow({ fund_id: '1', trustee: 'Sample Custodian Limited' })]));
    expect(await known(desk)).toEqual(['HIGH', 'Sample Bills', 'Sample Custodian Limited']);
    await take(desk, {
      report_date: '2026-07-31',
      report_month: '2026-07',
      nav_date: '2026-07-31',
      nav_per_unit: null,
    });
    expect(await known(desk)).toEqual(['HIGH', 'Sample Bills', 'Sample Custodian Limited']);
  });

  it('does not take the benchmark or the risk of a pension scheme for those of a sub-fund', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([pensionPage({ parties: [TRUSTEE] })]));
    const funds = (await desk.funds()).filter(({ vps_asset_class }) => vps_asset_class !== null);
    expect(funds.map(({ risk_profile, benchmark, trustee }) => [risk_profile, benchmark, trustee])).toEqual([
      [null, null, 'Sample Trust Company'],
      [null, null, 'Sample Trust Company'],
    ]);
  });

  it.each(['Low to Moderate', 'Plan Specific', '---'])(
    'a risk profile “%s” is none of the registry’s',
    async (printed) => {
      const desk = await openReportDesk(await open.facts());
      await take(desk, { risk_profile_raw: printed });
      expect((await desk.fund(NAME)).risk_profile).toBeNull();
    },
  );
});
