import { expect, it } from 'vitest';
import { findDrift } from '#domain/reading-drift.ts';
import type { IsoDate } from '#domain/dates.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { describeDrift } from '#reads/read-drifts.ts';
import { readStatus } from '#reads/read-status.ts';
import { navPage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk, PUBLISHED } from '../support/report-desk.ts';

const TODAY = '2026-08-19' as IsoDate;
const month = (report_date: string, rows: number, withheld_rows = 0) => ({
  report_date: report_date as IsoDate,
  reports: 2,
  rows,
  withheld_rows,
});

it('a month with seven tenths of the usual rows is as usual, one with less is a drift', () => {
  const before = [month('2026-03-31', 90), month('2026-04-30', 100), month('2026-05-31', 300)];
  expect(findDrift([...before, month('2026-06-30', 70)])).toBeUndefined();
  expect(findDrift([...before, month('2026-06-30', 69)])).toMatchObject({
    rows_per_report: 34.5,
    usual_rows_per_report: 50,
  });
  expect(findDrift([month('2026-06-30', 1)]), 'nothing to compare with').toBeUndefined();
});

it('a month of which more than a fifth is withheld is a drift, unless that is usual for the company', () => {
  expect(findDrift([month('2026-05-31', 100), month('2026-06-30', 100, 24)])).toBeUndefined();
  expect(findDrift([month('2026-05-31', 100), month('2026-06-30', 100, 26)])).toMatchObject({ withheld_share: 0.206 });
  expect(findDrift([month('2026-05-31', 100, 30), month('2026-06-30', 100, 30)])).toBeUndefined();
});

eachEngine((open) => {
  it('a company whose newest report lost most of its rows is named in the status, and again no more once it is read well', async () => {
    const desk = await openReportDesk(await open.facts());
    // The table of NAVs names the company of each fund.
    await desk.take('nav', navPage(PUBLISHED));
    const bare = { nav_per_unit: null, nav_date: null, net_assets: null };
    const pageOf = (report_date: string, given: object = {}) =>
      fragmentFile([fundPage({ report_date, report_month: report_date.slice(0, 7), ...bare, ...given })]);
    const driftsNow = async () =>
      (await openFactReader(desk.ingest.facts, 'secret').answer((view) => readStatus(view, TODAY))).reading_drifts;
    await desk.take('fmr', pageOf('2026-05-31'));
    expect(await driftsNow()).toEqual([]);
    await desk.take('fmr', pageOf('2026-06-30', { allocations: [], reported_returns: [], holdings: [] }));
    const [drift, ...others] = await driftsNow();
    expect(others).toEqual([]);
    if (drift === undefined) throw new Error('no drift');
    expect(describeDrift(drift)).toBe(
      'Reports of Sample Crescent Asset Management Limited of 2026-06-30: 4 rows per report, usually 13; 0 % withheld.',
    );
    await desk.take('fmr', pageOf('2026-06-30'));
    expect(await driftsNow()).toEqual([]);
  });
});
