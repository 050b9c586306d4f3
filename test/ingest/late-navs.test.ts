import { expect, it } from 'vitest';
import { rebuild } from '#ingest/rebuild.ts';
import { fundRow, navPage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
// Without a return of the month, which the NAV would be compared with.
const JULY = {
  report_date: '2026-07-31',
  report_month: '2026-07',
  nav_date: '2026-07-31',
  reported_returns: [],
};
const publish = async (desk: ReportDesk, day: string, nav: string): Promise<void> => {
  await desk.take(
    'nav',
    navPage([fundRow({ fund: NAME, fund_id: '1', validity_date: `Jul ${day}, 2026`, nav, repurchase: nav })]),
  );
};

eachEngine((open) => {
  it('a later, different NAV of the association withholds the NAV of a served report until a person accepts it', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([fundPage({ ...JULY, nav_per_unit: '11.40' })]));
    expect(await desk.reports(NAME)).toHaveLength(1);
    // A NAV of a week earlier does not confirm the month's last day.
    await publish(desk, '24', '10.4900');
    expect(await desk.held()).toEqual([]);
    await publish(desk, '30', '10.5000');
    expect(await desk.held()).toEqual(['nav_disagrees 2']);
    expect(await desk.reports(NAME)).toMatchObject([
      { data_version: 1, nav_per_unit: '11.40' },
      { data_version: 2, nav_per_unit: null, size_pkr: '1814000000', superseded_at: null },
    ]);
    await desk.accept('nav_disagrees');
    expect(await desk.held()).toEqual([]);
    expect((await desk.reports(NAME)).at(-1)).toMatchObject({ data_version: 3, nav_per_unit: '11.40' });
  });

  it('a withheld NAV is released once a matching NAV of the association arrives, also in a rebuild', async () => {
    const desk = await openReportDesk(await open.facts());
    await publish(desk, '30', '10.2000');
    await desk.take('fmr', fragmentFile([fundPage({ ...JULY, nav_per_unit: '10.41' })]));
    expect(await desk.held()).toEqual(['nav_disagrees 2']);
    expect(await desk.reports(NAME)).toMatchObject([{ data_version: 1, nav_per_unit: null }]);
    await publish(desk, '31', '10.4089');
    expect(await desk.held()).toEqual([]);
    expect(await desk.reports(NAME)).toMatchObject([{}, { data_version: 2, nav_per_unit: '10.41' }]);
    const before = await readFactTables(desk.ingest.facts);
    await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
  });

  it('a NAV that contradicts units and size is released once the association confirms it, and units and size stay withheld', async () => {
    const desk = await openReportDesk(await open.facts());
    const page = fundPage({ ...JULY, nav_per_unit: '10.41', units_outstanding: '17425936' });
    await desk.take('fmr', fragmentFile([page]));
    expect(await desk.held()).toEqual(['units_disagree 4']);
    await publish(desk, '31', '10.4089');
    expect(await desk.held()).toEqual(['units_disagree 2']);
    expect((await desk.reports(NAME)).at(-1)).toMatchObject({ data_version: 2, nav_per_unit: '10.41', size_pkr: null });
  });

  it('leaves the hold of a later document open when a NAV causes an earlier one to be judged again', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([fundPage({ ...JULY, nav_per_unit: '11.40' })]));
    await desk.take('fmr', fragmentFile([fundPage({ ...JULY, nav_per_unit: '10.50', extraction_mode: 'MODEL' })]));
    expect(await desk.held()).toEqual(['reading_unconfirmed 1']);
    await publish(desk, '31', '10.5000');
    expect((await desk.held()).toSorted()).toEqual(['nav_disagrees 2', 'reading_unconfirmed 1']);
    await desk.accept('reading_unconfirmed');
    expect(await desk.held()).toEqual([]);
    expect((await desk.reports(NAME)).at(-1)).toMatchObject({ data_version: 3, nav_per_unit: '10.50' });
  });
});
