import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { extractDocument } from '#ingest/reports/extract-pdf.ts';
import type { ReportExtractor } from '#ingest/reports/extraction.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { ingestDocument } from '#ingest/run.ts';
import { syncReports } from '#ingest/sync/sync-reports.ts';
import { silentLog } from '#base/log.ts';
import { htmlReport } from '../fixtures/html-report.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openReportDesk } from '../support/report-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Answer, fetchFrom, openSite, page, stillTools } from './loopback-site.ts';
import { sourceAt } from './report-archive.ts';

const FUND = 'Sample Crescent Cash Fund';

eachEngine((open) => {
  const extract: ReportExtractor = async (bytes, funds, profiles) => extractDocument(bytes, funds, { profiles });

  it('a report that is a web page by year and month is served, survives a rebuild, and is imported again only if its text changes', async () => {
    const opened = await openReportDesk(await open.facts());
    const desk = {
      ...opened,
      ingest: {
        ...opened.ingest,
        extractReport: extract,
      },
    };
    let asked = 0;
    let nav = '10.4089';
    const june: Answer = (response, request) => {
      asked += 1;
      page(htmlReport({ fund: FUND, month: 'June 2026', nav, invisible: `request ${asked}` }))(response, request);
    };
    const site = await openSite({
      '/FMR?Year=2026&Mon=Jul': [page('<html><title>Fund Manager Report</title><p>Select a month')],
      '/FMR?Year=2026&Mon=Jun': [june],
    });
    onTestFinished(() => site.close());
    const folder = temporaryFolder();
    const sync = async (): Promise<{ outcome: string; format: string | null | undefined }[]> => {
      const { addresses } = await syncReports(
        (incoming) => ingestDocument(desk.ingest, incoming),
        {
          sources: [sourceAt(site, '/FMR?Year={yyyy}&Mon={Mon}', { format: 'html' })],
          months: ['2026-07', '2026-06'],
          pause_ms: 0,
          fetch: fetchFrom(site),
          stateFile: join(folder, 'fetch-state.json'),
          sourceStatesFile: null,
        },
        { ...stillTools(), log: silentLog },
      );
      expect(addresses[0]).toMatchObject({ month: '2026-07', outcome: 'not_there' });
      return addresses.slice(1).map(({ outcome, report }) => ({ outcome, format: report?.document.format }));
    };
    expect(await sync()).toEqual([{ outcome: 'promoted', format: 'html' }]);
    const served = await desk.reports(FUND);
    expect(served).toMatchObject([{ report_date: '2026-06-30', data_version: 1, nav_per_unit: '10.4089' }]);
    expect(await sync()).toEqual([{ outcome: 'not_modified', format: undefined }]);

    nav = '10.4100';
    expect(await sync()).toEqual([{ outcome: 'promoted', format: 'html' }]);
    const corrected = await desk.reports(FUND);
    expect(corrected.map(({ data_version, nav_per_unit }) => [data_version, nav_per_unit])).toEqual([
      [1, '10.4089'],
      [2, '10.4100'],
    ]);
    const before = await readFactTables(desk.ingest.facts);
    await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
  });
});
