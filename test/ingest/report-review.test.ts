import { expect, it } from 'vitest';
import { rebuild } from '#ingest/rebuild.ts';
import { ingestDocument } from '#ingest/run.ts';
import { readHold } from '#review/read-hold.ts';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const BAD_SUM = fundPage({
  allocations: [allocation('ASSET_ALLOCATION', 'Cash', '35.25'), allocation('ASSET_ALLOCATION', 'T-Bills', '57.75')],
});

const idOf = async (desk: ReportDesk, check: string): Promise<string> =>
  (await desk.holds()).find((hold) => hold.check_name === check)?.id ?? '';

eachEngine((open) => {
  it('an accepted page is served unchanged, and the reason is stored with the hold', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    expect(await desk.accept('allocation_sum')).toMatchObject({ changed: 1, documents_read_again: 1 });
    expect(await desk.reports(NAME)).toMatchObject([{ data_version: 1 }]);
    expect(await desk.holds('ACCEPTED')).toMatchObject([{ reason: 'checked', decided_by: 'sample operator' }]);
  });

  it('a page with two findings is served only after both are decided', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take(
      'fmr',
      fragmentFile([
        {
          ...BAD_SUM,
          nav_date: '2026-05-01',
          evidence: { ...(BAD_SUM['evidence'] as object), nav_date: { printed: '2026-05-01' } },
        },
      ]),
    );
    expect(await desk.held()).toEqual(['allocation_sum 1', 'report_dates 1']);
    await desk.accept('allocation_sum');
    expect(await desk.reports(NAME)).toEqual([]);
    await desk.accept('report_dates');
    expect(await desk.reports(NAME)).toHaveLength(1);
  });

  it('a rejected page is never served or held again, even when it is imported again', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take(
      'fmr',
      fragmentFile([
        { ...BAD_SUM, nav_date: null },
        fundPage({ page_number: 9, fund_name_raw: 'Sample Crescent Stock Fund', nav_per_unit: null }),
      ]),
    );
    await desk.reject('allocation_sum');
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    expect(await desk.reports(NAME)).toEqual([]);
    expect(await desk.holds()).toEqual([]);
    expect(await desk.reports('Sample Crescent Stock Fund')).toHaveLength(1);
  });

  it('a better reading of a rejected page is judged anew', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.reject('allocation_sum');
    const { sha256 } = await desk.ingest.facts.query
      .selectFrom('documents')
      .select('sha256')
      .where('source', '=', 'fmr')
      .executeTakeFirstOrThrow();
    await desk.take('fmr', fragmentFile([fundPage()], { document_sha256: sha256 }));
    expect(await desk.reports(NAME)).toHaveLength(1);
  });

  it('a corrected value overrides the page at its path and nowhere else', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    const hold_id = await idOf(desk, 'allocation_sum');
    await expect(
      desk.decide({
        kind: 'correct',
        hold_id,
        path: 'allocations[7].percent_of_total_assets',
        value: '1',
        reason: 'x',
      }),
    ).rejects.toMatchObject({ code: 'PATH_UNKNOWN' });
    await expect(
      desk.decide({ kind: 'correct', hold_id, path: 'nav_date', value: 'June', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'VALUE_UNKNOWN' });
    await desk.decide({
      kind: 'correct',
      hold_id,
      path: 'allocations[1].percent_of_total_assets',
      value: '64.75',
      reason: 'misread digit',
    });
    expect(await desk.holds()).toEqual([]);
    expect(JSON.parse(await desk.part(NAME, 'allocations', 1))).toMatchObject([
      { percent_of_total_assets: '35.25' },
      { percent_of_total_assets: '64.75' },
    ]);
  });

  it('a page stays held if a correction does not resolve the finding', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.decide({
      kind: 'correct',
      hold_id: await idOf(desk, 'allocation_sum'),
      path: 'allocations[1].percent_of_total_assets',
      value: '54.75',
      reason: 'guess',
    });
    expect(await desk.held()).toEqual(['allocation_sum 1']);
    expect(await desk.reports(NAME)).toEqual([]);
  });

  it('a correction is kept when a better extraction reads the same value, and replaced by a better value', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.decide({
      kind: 'correct',
      hold_id: await idOf(desk, 'allocation_sum'),
      path: 'allocations[1].percent_of_total_assets',
      value: '64.75',
      reason: 'misread',
    });
    const document_sha256 = (
      await desk.ingest.facts.query
        .selectFrom('documents')
        .select('sha256')
        .where('source', '=', 'fmr')
        .executeTakeFirstOrThrow()
    ).sha256;
    // A person's reading of the same page: first unchanged, then with corrected digits.
    await desk.take('fmr', fragmentFile([BAD_SUM], { document_sha256 }));
    expect(await desk.reports(NAME)).toHaveLength(1);
    const right = fundPage({
      allocations: [
        allocation('ASSET_ALLOCATION', 'Cash', '35.25'),
        allocation('ASSET_ALLOCATION', 'T-Bills', '64.70'),
      ],
    });
    await desk.take('fmr', fragmentFile([right], { document_sha256 }));
    expect(JSON.parse(await desk.part(NAME, 'allocations', 2))).toMatchObject([
      {},
      { percent_of_total_assets: '64.70' },
    ]);
  });

  it('a dropped section is omitted, and a note in the report records it', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    const hold_id = await idOf(desk, 'allocation_sum');
    await expect(desk.decide({ kind: 'drop', hold_id, section: 'compliance', reason: 'x' })).rejects.toMatchObject({
      code: 'SECTION_UNKNOWN',
    });
    await desk.decide({ kind: 'drop', hold_id, section: 'allocations', reason: 'cut off at the edge' });
    expect(JSON.parse(await desk.part(NAME, 'allocations', 1))).toEqual([]);
    expect(JSON.parse(await desk.part(NAME, 'notes', 1))).toMatchObject([
      {
        note_kind: 'REVIEW',
        section_type: 'allocations',
        note_type: 'SECTION_DROPPED',
        text: 'The section allocations was left out after review: cut off at the edge',
        page_number: 4,
      },
    ]);
    expect(JSON.parse(await desk.part(NAME, 'reported_returns', 1))).toHaveLength(2);
  });

  it('a held page is shown with its findings, the page and the document', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    expect(await readHold(desk.ingest.facts, await idOf(desk, 'allocation_sum'))).toMatchObject({
      check: 'allocation_sum',
      dataset: 'fmr',
      subject: NAME,
      fund: 'sample-crescent-cash-fund',
      figures: { report_date: '2026-06-30', pages: [4] },
      held_rows: [
        {
          page_number: 4,
          path: 'allocations',
          expected: 'ASSET_ALLOCATION, percent_of_total_assets: a sum from 98.5 to 101.5',
          found: '93.00 from 2 rows',
        },
      ],
      documents: [{ origin: 'fmr-2' }],
    });
  });

  it('corrections apply to tables and pages only if they are pages of a report', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('nav-history', `fund,nav,date\n${NAME},99.9,2026-07-01\n`);
    const [hold] = await desk.holds();
    await expect(
      desk.decide({ kind: 'drop', hold_id: hold?.id ?? '', section: 'fees', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'HOLD_NOT_CHANGEABLE' });
  });

  it('importing a later document closes the holds of an older page', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.take('fmr', fragmentFile([fundPage()]));
    expect(await desk.holds()).toEqual([]);
    expect(await desk.holds('RESOLVED')).toMatchObject([
      { check_name: 'allocation_sum', reason: 'A later document settled it.' },
    ]);
  });

  it('an older document does not override a later one when its hold is accepted', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([{ ...BAD_SUM, page_number: 7, fund_name_raw: 'Sample Old Cash Fund' }]));
    await desk.take('fmr', fragmentFile([fundPage()]));
    await desk.decide({
      kind: 'alias',
      alias: 'Sample Old Cash Fund',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'former name',
    });
    await desk.accept('allocation_sum');
    expect(await desk.reports(NAME)).toMatchObject([{ data_version: 1, superseded_at: null }]);
    expect(JSON.parse(await desk.part(NAME, 'allocations', 1))).toHaveLength(5);
  });

  it('a better reader of the same PDF promotes only changed values, and a rebuild judges what was read at the time', async () => {
    const desk = await openReportDesk(await open.facts());
    const stock = fundPage({ page_number: 5, fund_name_raw: 'Sample Crescent Stock Fund', nav_per_unit: null });
    let read = [fundPage({ metrics: [] }), stock];
    const ingest = { ...desk.ingest, extractReport: async () => ({ schema_version: '1.0', fragments: read }) };
    const bytes = Buffer.from('%PDF-1.7 sample');
    const take = () =>
      ingestDocument(ingest, { source: 'fmr', bytes, origin: '/srv/in/sample-june.pdf', url: null, is_partial: false });
    expect(await take()).toMatchObject({
      outcome: 'promoted',
      document: { format: 'pdf' },
      changes: { reports_promoted: 2 },
    });
    expect(await take()).toMatchObject({ outcome: 'unchanged', changed: 0 });
    read = [fundPage(), stock];
    expect(await take()).toMatchObject({
      outcome: 'promoted',
      changes: { reports_promoted: 0, reports_corrected: 1 },
      unchanged_rows: 1,
    });
    expect(await desk.reports(NAME)).toMatchObject([
      { data_version: 1 },
      { data_version: 2, changed_sections: '["metrics"]', documents: '["sample-june.pdf"]' },
    ]);
    const [first, second] = await Promise.all(
      [1, 2].map(async (version) => JSON.parse(await desk.part(NAME, 'source', version)) as { report_id: string }[]),
    );
    expect(second?.map((row) => row.report_id)).toEqual(first?.map((row) => row.report_id));
    const before = await readFactTables(desk.ingest.facts);
    // No PDF reader is needed, because the archive has what was read.
    await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
  });

  it('a rebuild gives the same versions, ids, events, holds and corrections', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM, pensionPage({ page_number: 6 })]));
    await desk.decide({
      kind: 'correct',
      hold_id: await idOf(desk, 'allocation_sum'),
      path: 'allocations[1].percent_of_total_assets',
      value: '64.75',
      reason: 'misread',
    });
    await desk.take(
      'fmr',
      fragmentFile([fundPage({ fees: [] }), fundPage({ page_number: 8, fund_name_raw: 'Sample Nobody Fund' })]),
    );
    await desk.take('fmr', 'no json');
    await desk.take(
      'fmr',
      fragmentFile([fundPage({ page_number: 8, fund_name_raw: 'Sample Crescent Stock Fund', nav_per_unit: '1.00' })]),
    );
    await desk.reject('nav_disagrees');
    const before = await readFactTables(desk.ingest.facts);
    expect(before['reports']?.length).toBe(4);
    await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
    const after = await readFactTables(desk.ingest.facts);
    const plain = (tables: Record<string, unknown[]>): unknown =>
      JSON.parse(JSON.stringify(tables, (name, value: unknown) => (name === 'change_seq' ? 0 : value)));
    expect(plain(after)).toEqual(plain(before));
  });
});
