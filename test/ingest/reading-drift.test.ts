import { expect, it } from 'vitest';
import { findDrift } from '#domain/reading-drift.ts';
import type { IsoDate } from '#domain/dates.ts';
import { readStoreMetrics } from '#http/metrics.ts';
import { renderStatusPage } from '#http/pages/status-page.ts';
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
  priced: 2,
  held: 0,
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

it('a month whose reports state fewer NAVs than usual, or are all held, is a drift', () => {
  const before = [month('2026-04-30', 100), month('2026-05-31', 100)];
  expect(findDrift([...before, { ...month('2026-06-30', 100), priced: 1 }])).toMatchObject({
    priced_share: 0.5,
    usual_priced_share: 1,
  });
  const nothing = { ...month('2026-06-30', 0), reports: 0, priced: 0 };
  expect(findDrift([...before, { ...nothing, held: 2 }])).toMatchObject({
    report_date: '2026-06-30',
    reports: 0,
    usual_reports: 2,
    held_reports: 2,
  });
  const many = before.map((one) => ({ ...one, reports: 10, priced: 10 }));
  expect(findDrift([...many, { ...nothing, held: 2 }]), 'stray pages of a month').toBeUndefined();
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

  it('a taught word that the next month no longer prints is named until a reviewer teaches the new one', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('nav', navPage(PUBLISHED));
    const amc = 'sample-crescent-asset-management-limited';
    const teach = async (text: string) =>
      desk.decide({ kind: 'teach', amc_slug: amc, text, term: 'nav', reason: 'word of the AMC' });
    const takeMonth = async (report_date: string, label: string) => {
      const chain = [{ role: 'LABEL', printed: label, x0: 10, y0: 10, x1: 60, y1: 20 }];
      const nav = { page_number: 4, x0: 70, y0: 10, x1: 90, y1: 20, printed: '10.41', chain };
      const page = { report_date, report_month: report_date.slice(0, 7), nav_date: report_date };
      await desk.take('fmr', fragmentFile([fundPage({ ...page, evidence: { nav_per_unit: nav } })]));
    };
    const driftsNow = async () =>
      (await openFactReader(desk.ingest.facts, 'secret').answer((view) => readStatus(view, TODAY))).reading_drifts;
    await teach('Worth of a Share (PKR)');
    await takeMonth('2026-05-31', 'Worth of a Share (PKR)');
    await takeMonth('2026-06-30', 'Worth of a Share as on 30 June 2026');
    expect(await driftsNow()).toEqual([]);
    await takeMonth('2026-07-31', 'Price of a Slice (PKR)');
    const [drift] = await driftsNow();
    if (drift === undefined) throw new Error('no drift');
    expect(drift).toMatchObject({ amc_slug: amc, profile_words: 1, lost_words: ['Worth of a Share (PKR)'] });
    expect(describeDrift(drift)).toMatch(
      /Its profile no longer fits: 1 of 1 taught words are not found, “Worth of a Share \(PKR\)”\.$/,
    );
    const reader = openFactReader(desk.ingest.facts, 'secret');
    const status = await reader.answer((view) => readStatus(view, TODAY));
    expect(renderStatusPage(status, null, 'https://funds.example.test')).toContain('Its profile no longer fits');
    const metrics = await readStoreMetrics(reader, new Date(`${TODAY}T12:00:00Z`));
    expect(metrics.find(({ name }) => name === 'mfds_report_profile_words_lost')?.samples).toEqual([
      { labels: { amc }, value: 1 },
    ]);
    expect(metrics.find(({ name }) => name === 'mfds_report_reading_drift')?.samples).toEqual([
      { labels: { amc }, value: 1 },
    ]);
    await teach('Price of a Slice (PKR)');
    expect(await driftsNow()).toEqual([]);
  });
});
