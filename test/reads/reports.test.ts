import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { openFactReader, StaleView } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { listCoverage } from '#reads/list-coverage.ts';
import { listReports, listRevisions, readReport } from '#reads/reports.ts';
import { readLatestSection, readSectionHistory } from '#reads/read-section.ts';
import { listSnapshots, readLatestSnapshot, readSnapshotSelection, readVpsSnapshot } from '#reads/read-snapshots.ts';
import { readVpsAllocations } from '#reads/families.ts';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import type { OpenDatabases } from '../support/databases.ts';
import { dataOf } from '../support/readings.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

type Json = Record<string, unknown>;
const SLUG = 'sample-crescent-cash-fund';
const JUNE = '2026-06-30' as IsoDate;
const MAY = { report_date: '2026-05-31', report_month: '2026-05', nav_date: '2026-05-29', nav_per_unit: '10.32' };
const LATEST = { fund_slug: SLUG, include: null, report_date: null, data_version: null, as_of: null };

/** June in two versions, the second without fees and with a note; May in one; a pension scheme of two sub-funds. */
async function open(databases: OpenDatabases): Promise<{ desk: ReportDesk; reader: FactReader }> {
  const place = databases.place();
  const desk = await openReportDesk(await databases.facts(place));
  await desk.take('fmr', fragmentFile([fundPage(), pensionPage({ page_number: 9 })]));
  await desk.take('fmr', fragmentFile([fundPage(MAY)]));
  await desk.take(
    'fmr',
    fragmentFile([fundPage({ fees: [], notes: [{ note_kind: 'FOOTNOTE', text: 'A sample note.' }] })]),
  );
  return { desk, reader: openFactReader(await databases.facts(place), 'secret') };
}

eachEngine((databases) => {
  describe('a complete report', () => {
    it('without include a report has the default sections, the state of all twelve, and omits unrequested members', async () => {
      const { reader } = await open(databases);
      const reading = await reader.answer((view) => readReport(view, LATEST));
      const report = dataOf<Json>(reading);
      expect(Object.keys(report)).toEqual([
        'id',
        'report_ids',
        'fund',
        'report_date',
        'currency',
        'data_version',
        'identity',
        'fund_size',
        'profile',
        'report_fragments',
        'sub_funds',
        'reported_returns',
        'metrics',
        'fees',
        'ratings',
        'parties',
        'source',
        'sections',
        'available_expansions',
      ]);
      expect(report).toMatchObject({
        report_date: JUNE,
        data_version: 2,
        currency: 'PKR',
        fund: { slug: SLUG, association_fund_id: '1', amc: null },
        fees: [],
        sub_funds: [],
      });
      expect(report['sections']).toEqual({
        sub_funds: { status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 0 },
        reported_returns: { status: 'AVAILABLE', row_count: 2, withheld_row_count: 0 },
        allocations: { status: 'AVAILABLE', row_count: 5, withheld_row_count: 0 },
        holdings: { status: 'AVAILABLE', row_count: 2, withheld_row_count: 0 },
        metrics: { status: 'AVAILABLE', row_count: 1, withheld_row_count: 0 },
        fees: { status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 0 },
        ratings: { status: 'AVAILABLE', row_count: 1, withheld_row_count: 0 },
        parties: { status: 'AVAILABLE', row_count: 1, withheld_row_count: 0 },
        special_terms: { status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 0 },
        compliance: { status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 0 },
        notes: { status: 'AVAILABLE', row_count: 1, withheld_row_count: 0 },
        source: { status: 'AVAILABLE', row_count: 1, withheld_row_count: 0 },
      });
      expect(report['available_expansions']).toEqual([
        'allocations',
        'compliance',
        'fees',
        'holdings',
        'metrics',
        'notes',
        'parties',
        'ratings',
        'reported_returns',
        'source',
        'special_terms',
        'sub_funds',
      ]);
      expect(reading.data_as_of).toBe(JUNE);
    });

    it('with include=all a report has all twelve sections, each row with its fragment and page', async () => {
      const { reader } = await open(databases);
      const report = dataOf<Json>(await reader.answer((view) => readReport(view, { ...LATEST, include: ['all'] })));
      const [fragment] = report['report_fragments'] as Json[];
      expect(report['report_ids']).toEqual([fragment?.['id']]);
      for (const section of ['reported_returns', 'allocations', 'holdings', 'metrics', 'ratings', 'parties', 'notes']) {
        for (const row of report[section] as Json[])
          expect(row).toMatchObject({ report_id: fragment?.['id'], page_number: 4 });
      }
      for (const section of ['special_terms', 'compliance', 'fees', 'sub_funds']) expect(report[section]).toEqual([]);
      expect(report['source']).toMatchObject([
        { report_id: fragment?.['id'], document: 'fmr-4', data_version: 2, promoted_at: fragment?.['promoted_at'] },
      ]);
      expect(report['fund_size']).toMatchObject({
        nav_per_unit: '10.41',
        nav_date: JUNE,
        net_assets_pkr: '1814000000',
      });
    });

    it('include may be comma-joined and repeated, and an unknown name is rejected with the allowed ones', async () => {
      const { reader } = await open(databases);
      const ask = async (...include: string[]): Promise<string[]> => {
        const report = dataOf<Json>(await reader.answer((view) => readReport(view, { ...LATEST, include })));
        return Object.keys(report).slice(10, -2);
      };
      expect(await ask('holdings,allocations')).toEqual(['allocations', 'holdings']);
      expect(await ask('holdings', ' notes , fees', 'holdings')).toEqual(['holdings', 'fees', 'notes']);
      await expect(ask('credit_quality')).rejects.toMatchObject({
        code: 'UNSUPPORTED_EXPANSION',
        message: expect.stringMatching(/credit_quality.*Allowed: sub_funds, reported_returns.*all/) as string,
      });
    });

    it('a report of a date or of an earlier version stays readable unchanged', async () => {
      const { reader } = await open(databases);
      const read = async (report_date: IsoDate | null, data_version: number | null): Promise<Json> =>
        dataOf<Json>(await reader.answer((view) => readReport(view, { ...LATEST, report_date, data_version })));
      expect(await read(JUNE, 1)).toMatchObject({
        data_version: 1,
        fees: [{ value_percent: '1.58' }],
        sections: { notes: { row_count: 0 } },
      });
      expect(await read(JUNE, null)).toMatchObject({ data_version: 2, fees: [] });
      expect(await read(MAY.report_date as IsoDate, null)).toMatchObject({
        report_date: '2026-05-31',
        data_version: 1,
      });
      await expect(read(JUNE, 3)).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
      await expect(read('2026-04-30' as IsoDate, null)).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
      await expect(
        reader.answer((view) => readReport(view, { ...LATEST, fund_slug: 'sample-crescent-stock-fund' })),
      ).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
      await expect(
        reader.answer((view) => readReport(view, { ...LATEST, fund_slug: 'nothing' })),
      ).rejects.toMatchObject({ code: 'FUND_NOT_FOUND' });
    });

    it('report dates are listed, and versions in the revisions, newest first', async () => {
      const { reader } = await open(databases);
      const list = dataOf<Json[]>(
        await reader.answer((view) => listReports(view, { fund_slug: SLUG, page: 1, per_page: 1, as_of: null })),
      );
      expect(list).toMatchObject([{ report_date: JUNE, data_version: 2, documents: ['fmr-4'] }]);
      const page = await reader.answer((view) =>
        listReports(view, { fund_slug: SLUG, page: 2, per_page: 1, as_of: null }),
      );
      expect(page.paging).toEqual({ page: 2, per_page: 1, has_next: false, total_pages: 2 });
      expect(
        dataOf<Json[]>(
          await reader.answer((view) =>
            listReports(view, { fund_slug: 'sample-crescent-stock-fund', page: 1, per_page: 9, as_of: null }),
          ),
        ),
      ).toEqual([]);
      const revisions = dataOf<Json[]>(
        await reader.answer((view) => listRevisions(view, { fund_slug: SLUG, report_date: JUNE, as_of: null })),
      );
      expect(revisions).toMatchObject([
        { data_version: 2, is_current: true, changed_sections: ['fees', 'notes', 'source'], documents: ['fmr-4'] },
        { data_version: 1, is_current: false, documents: ['fmr-2'] },
      ]);
      expect(new Set(revisions.map((revision) => revision['content_hash'])).size).toBe(2);
      await expect(
        reader.answer((view) =>
          listRevisions(view, { fund_slug: SLUG, report_date: '2026-04-30' as IsoDate, as_of: null }),
        ),
      ).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
    });
  });

  describe('a focused read', () => {
    it('a focused read returns one section of the newest report, or NOT_REPORTED', async () => {
      const { reader } = await open(databases);
      const ask = async (section: 'allocations' | 'fees' | 'holdings', allocation_type: string | null): Promise<Json> =>
        dataOf<Json>(
          await reader.answer((view) =>
            readLatestSection(view, { fund_slug: SLUG, section, allocation_type, as_of: null }),
          ),
        );
      expect(await ask('fees', null)).toEqual({
        fund: expect.objectContaining({ slug: SLUG }) as object,
        report_date: JUNE,
        data_version: 2,
        currency: 'PKR',
        section: 'fees',
        status: 'NOT_REPORTED',
        rows: [],
      });
      const credit = await ask('allocations', 'CREDIT_QUALITY');
      expect(credit).toMatchObject({ section: 'allocations', allocation_type: 'CREDIT_QUALITY', status: 'AVAILABLE' });
      expect(
        (credit['rows'] as Json[]).map((row) => `${String(row['label_raw'])} ${String(row['row_order'])}`),
      ).toEqual(['Government securities 4', 'AAA 5']);
      expect(await ask('allocations', 'MATURITY_PROFILE')).toMatchObject({ status: 'NOT_REPORTED', rows: [] });
      await expect(ask('allocations', 'CREDIT')).rejects.toMatchObject({ code: 'INVALID_FILTER' });
      await expect(
        reader.answer((view) =>
          readLatestSection(view, {
            fund_slug: 'sample-crescent-stock-fund',
            section: 'fees',
            allocation_type: null,
            as_of: null,
          }),
        ),
      ).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
    });

    it('a section history lists the section by report, newest first, within a window', async () => {
      const { reader } = await open(databases);
      const ask = async (from: string | null, to: string | null, fund_slug = SLUG): Promise<Json> =>
        dataOf<Json>(
          await reader.answer((view) =>
            readSectionHistory(view, {
              fund_slug,
              section: 'fees',
              allocation_type: null,
              from: from as IsoDate | null,
              to: to as IsoDate | null,
              as_of: null,
            }),
          ),
        );
      expect(await ask(null, null)).toMatchObject({
        section: 'fees',
        from: null,
        to: null,
        reports: [
          { report_date: JUNE, data_version: 2, status: 'NOT_REPORTED', rows: [] },
          { report_date: '2026-05-31', data_version: 1, status: 'AVAILABLE', rows: [{ value_percent: '1.58' }] },
        ],
      });
      expect(
        ((await ask('2026-01-01', '2026-06-29'))['reports'] as Json[]).map((report) => report['report_date']),
      ).toEqual(['2026-05-31']);
      expect(await ask(null, null, 'sample-crescent-stock-fund')).toMatchObject({ reports: [] });
      await expect(ask('2026-06-30', '2026-06-29')).rejects.toMatchObject({ code: 'INVALID_DATE_RANGE' });
    });
  });

  describe('a snapshot', () => {
    it('a snapshot is the summary of the newest report, and the history that of all reports', async () => {
      const { reader } = await open(databases);
      const snapshot = dataOf<Json>(
        await reader.answer((view) => readLatestSnapshot(view, { fund_slug: SLUG, as_of: null })),
      );
      expect(Object.keys(snapshot)).toEqual([
        'fund',
        'report_ids',
        'report_date',
        'data_version',
        'currency',
        'nav_per_unit',
        'net_assets_pkr',
        'fund_size_pkr',
        'units_outstanding',
        'benchmark',
        'risk_profile_as_reported',
      ]);
      expect(snapshot).toMatchObject({
        report_date: JUNE,
        data_version: 2,
        nav_per_unit: '10.41',
        net_assets_pkr: '1814000000',
        fund_size_pkr: null,
        risk_profile_as_reported: 'Low',
      });
      const history = dataOf<Json[]>(
        await reader.answer((view) => listSnapshots(view, { fund_slug: SLUG, page: 1, per_page: 50, as_of: null })),
      );
      expect(history.map((one) => `${String(one['report_date'])} ${String(one['nav_per_unit'])}`)).toEqual([
        '2026-06-30 10.41',
        '2026-05-31 10.32',
      ]);
      await expect(
        reader.answer((view) => readLatestSnapshot(view, { fund_slug: 'sample-crescent-stock-fund', as_of: null })),
      ).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
    });

    it('snapshots of a selection have each fund once or as missing, rows without fragment and page, and a flat profile', async () => {
      const { reader } = await open(databases);
      const funds = ['sample-crescent-stock-fund', SLUG, 'nobody'];
      const reading = await reader.answer((view) =>
        readSnapshotSelection(view, {
          funds,
          report_date: null,
          latest: null,
          include: ['profile', 'performance', 'allocations'],
          as_of: null,
        }),
      );
      const [snapshot, ...others] = dataOf<Json[]>(reading);
      expect(others).toEqual([]);
      expect(reading.missing_funds).toEqual(['sample-crescent-stock-fund', 'nobody']);
      expect(snapshot).toMatchObject({
        launch_date: '2010-07-31',
        benchmark: '70% sample bills + 30% sample deposits',
        unit_classes: [],
        metrics: [{ metric_key: 'WEIGHTED_AVERAGE_MATURITY' }],
      });
      const [row] = (snapshot ?? {})['allocations'] as Json[];
      expect(row).toMatchObject({ label_raw: 'Cash', row_order: 1 });
      for (const absent of ['report_id', 'page_number']) expect(row).not.toHaveProperty(absent);
      expect(snapshot).not.toHaveProperty('profile');
      expect(snapshot).not.toHaveProperty('sections');
    });

    it('snapshots of a selection follow latest and report_date', async () => {
      const { reader } = await open(databases);
      const ask = async (
        report_date: string | null,
        latest: boolean | null,
        include: string[] = [],
      ): Promise<unknown> => {
        const reading = await reader.answer((view) =>
          readSnapshotSelection(view, {
            funds: [SLUG],
            report_date: report_date as IsoDate | null,
            latest,
            include,
            as_of: null,
          }),
        );
        return [...dataOf<Json[]>(reading).map((one) => one['report_date']), ...(reading.missing_funds ?? [])];
      };
      expect(await ask('2026-05-31', null)).toEqual(['2026-05-31']);
      expect(await ask('2026-05-31', false)).toEqual(['2026-05-31']);
      expect(await ask('2026-05-31', true)).toEqual([JUNE]);
      expect(await ask('2026-04-30', null)).toEqual([SLUG]);
      await expect(ask(null, false)).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        errors: [{ location: 'body.report_date', type: 'missing' }],
      });
      for (const wrong of ['all', 'sub_funds'])
        await expect(ask(null, null, [wrong])).rejects.toMatchObject({ code: 'UNSUPPORTED_EXPANSION' });
    });
  });

  describe('a pension scheme', () => {
    it('a pension scheme has the newest snapshot and allocations of each sub-fund', async () => {
      const { desk, reader } = await open(databases);
      const question = { family_slug: 'sample-indus-pension-fund', as_of: null };
      const snapshots = dataOf<{ sub_funds: Json[]; missing_sub_funds: Json[] }>(
        await reader.answer((view) => readVpsSnapshot(view, question)),
      );
      expect(snapshots.sub_funds).toMatchObject([
        { fund: { slug: 'sample-indus-pension-fund-equity' }, nav_per_unit: '220.50' },
        { fund: { slug: 'sample-indus-pension-fund-debt' }, nav_per_unit: '310.75' },
      ]);
      expect(snapshots.missing_sub_funds).toEqual([]);
      const allocations = dataOf<{ sub_funds: { report_date: string; rows: Json[] }[] }>(
        await reader.answer((view) => readVpsAllocations(view, question)),
      );
      expect(
        allocations.sub_funds.map((one) => [one.report_date, ...one.rows.map((row) => row['sub_fund_key'])]),
      ).toEqual([
        [JUNE, 'EQUITY', 'EQUITY'],
        [JUNE, 'DEBT', 'DEBT'],
      ]);
      expect(desk).toBeDefined();
    });
  });

  it('coverage counts reports by date, not by version', async () => {
    const { reader } = await open(databases);
    const rows = dataOf<{ fund: { slug: string }; reports: Json }[]>(
      await reader.answer((view) => listCoverage(view, { page: 1, per_page: 50 })),
    );
    expect(rows.find(({ fund }) => fund.slug === SLUG)?.reports).toEqual({
      first_date: '2026-05-31',
      latest_date: JUNE,
      report_count: 2,
      // The corrected June has no fees and is the only one with a note.
      sections: {
        sub_funds: 0,
        reported_returns: 2,
        allocations: 2,
        holdings: 2,
        metrics: 2,
        fees: 1,
        ratings: 2,
        parties: 2,
        special_terms: 0,
        compliance: 0,
        notes: 1,
        source: 2,
      },
    });
    expect(rows.find(({ fund }) => fund.slug === 'sample-crescent-stock-fund')?.reports).toMatchObject({
      first_date: null,
      latest_date: null,
      report_count: 0,
      sections: { holdings: 0 },
    });
  });

  it('an old view of reports does not mix versions and fails once its fund has a newer one', async () => {
    const { desk, reader } = await open(databases);
    const old = await reader.view();
    await desk.take(
      'fmr',
      fragmentFile([fundPage({ allocations: [allocation('ASSET_ALLOCATION', 'Cash', '100.00')] })]),
    );
    await expect(readReport(old, LATEST)).rejects.toBeInstanceOf(StaleView);
    expect(dataOf<Json>(await reader.answer((view) => readReport(view, LATEST)))).toMatchObject({ data_version: 3 });
    expect(
      dataOf<Json>(await readLatestSnapshot(old, { fund_slug: 'sample-indus-pension-fund-debt', as_of: null })),
    ).toMatchObject({ data_version: 1 });
  });
});
