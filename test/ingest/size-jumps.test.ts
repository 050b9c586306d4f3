import { expect, it, vi } from 'vitest';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

const NAME = 'Sample Crescent Cash Fund';

eachEngine((open) => {
  it('sizes over five times those of the previous month, or under a fifth, are withheld', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([fundPage()]));
    const july = { report_date: '2026-07-31', report_month: '2026-07', nav_date: '2026-07-31' };
    await desk.take('fmr', fragmentFile([fundPage({ ...july, net_assets: '1814000000000' })]));
    expect(await desk.holds()).toMatchObject([{ check_name: 'size_jump' }]);
    expect(JSON.parse(await desk.part(NAME, 'fund_size', 1))).toMatchObject({
      nav_per_unit: '10.41',
      net_assets_pkr: null,
    });
    await desk.take('fmr', fragmentFile([fundPage({ ...july, net_assets: '1914000000' })]));
    expect(await desk.holds()).toEqual([]);
    expect(await desk.reports(NAME)).toMatchObject([
      { size_pkr: '1814000000' },
      { size_pkr: null },
      { data_version: 2, size_pkr: '1914000000' },
    ]);
  });

  it('a report whose size is withheld is judged again after a report of the month before or after, and after no other', async () => {
    const desk = await openReportDesk(await open.facts());
    const page = (report_date: string, net_assets: string): string =>
      fragmentFile([
        fundPage({ report_date, report_month: report_date.slice(0, 7), nav_date: report_date, net_assets }),
      ]);
    await desk.take('fmr', page('2026-05-31', '1814000000'));
    await desk.take('fmr', page('2026-06-30', '18140000000'));
    expect(await desk.holds()).toMatchObject([{ check_name: 'size_jump' }]);
    const read = vi.spyOn(desk.ingest.archive, 'read');
    await desk.take('fmr', page('2025-03-31', '1700000000'));
    const ofOneReport = read.mock.calls.length;
    read.mockClear();
    await desk.take('fmr', page('2026-07-31', '18200000000'));
    expect(read.mock.calls.length).toBeGreaterThan(ofOneReport);
  });
});
