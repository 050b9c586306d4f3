import { expect, it } from 'vitest';
import { rebuild } from '#ingest/rebuild.ts';
import { ingestDocument } from '#ingest/run.ts';
import { readHold } from '#review/holds.ts';
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

/** A page that is held as a whole, because a model read it. */
const GUESSED = fundPage({ extraction_mode: 'MODEL' });
const shaOf = async (desk: ReportDesk): Promise<string> =>
  (
    await desk.ingest.facts.query
      .selectFrom('documents')
      .select('sha256')
      .where('source', '=', 'fmr')
      .executeTakeFirstOrThrow()
  ).sha256;
const rowsIn = async (desk: ReportDesk, section: string, version: number): Promise<readonly unknown[]> =>
  JSON.parse(await desk.part(NAME, section, version)) as readonly unknown[];

eachEngine((open) => {
  it('an accepted page is served unchanged, and the reason is stored with the hold', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([GUESSED]));
    expect(await desk.accept('reading_unconfirmed')).toMatchObject({ changed: 2, documents_read_again: 1 });
    expect(await desk.reports(NAME)).toMatchObject([{ data_version: 1 }]);
    expect(await desk.holds('ACCEPTED')).toMatchObject([{ reason: 'checked', decided_by: 'sample operator' }]);
  });

  it('accepting a group creates a version with exactly that group added', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    expect(await rowsIn(desk, 'allocations', 1)).toEqual([]);
    expect(await desk.withheld(NAME, 'allocations', 1)).toBe(2);
    expect(await desk.accept('allocation_sum')).toMatchObject({ changed: 1, documents_read_again: 1 });
    expect(await desk.reports(NAME)).toMatchObject([
      { data_version: 1 },
      { data_version: 2, changed_sections: expect.stringMatching(/^\["allocations", ?"notes"\]$/) as string },
    ]);
    expect(await rowsIn(desk, 'allocations', 2)).toMatchObject([
      { label_raw: 'Cash', percent_of_total_assets: '35.25', row_order: 1 },
      { label_raw: 'T-Bills', percent_of_total_assets: '57.75', row_order: 2 },
    ]);
    expect(await rowsIn(desk, 'notes', 2)).toEqual([]);
    expect(await desk.holds('ACCEPTED')).toMatchObject([{ reason: 'checked', decided_by: 'sample operator' }]);
  });

  it('two withheld groups of one page are decided separately', async () => {
    const desk = await openReportDesk(await open.facts());
    const page = { ...BAD_SUM, nav_date: '2026-05-01' };
    const evidence = { ...(BAD_SUM['evidence'] as object), nav_date: { printed: '2026-05-01' } };
    await desk.take('fmr', fragmentFile([{ ...page, evidence }]));
    expect(await desk.held()).toEqual(['allocation_sum 2', 'report_dates 2']);
    await desk.accept('allocation_sum');
    expect(await desk.reports(NAME)).toMatchObject([{}, { data_version: 2, nav_per_unit: null }]);
    await desk.accept('report_dates');
    expect((await desk.reports(NAME)).at(-1)).toMatchObject({ data_version: 3, nav_per_unit: '10.41' });
    expect(await rowsIn(desk, 'notes', 3)).toEqual([]);
  });

  it('a rejected group is omitted with a note, also when the same pages are imported again', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.reject('allocation_sum');
    await desk.take('fmr', fragmentFile([BAD_SUM], { pages: [] }));
    expect(await desk.holds()).toEqual([]);
    expect(await desk.reports(NAME)).toHaveLength(2);
    expect(await rowsIn(desk, 'allocations', 2)).toEqual([]);
    expect(await desk.withheld(NAME, 'allocations', 2)).toBe(0);
    expect(await rowsIn(desk, 'notes', 2)).toMatchObject([
      {
        note_kind: 'REVIEW',
        section_type: 'allocations',
        note_type: 'GROUP_REJECTED',
        text: expect.stringContaining('Left out of allocations after review: 2 entries.') as string,
      },
    ]);
    expect(await rowsIn(desk, 'reported_returns', 2)).toHaveLength(2);
  });

  it('a rejected page is never served or held again, even when it is imported again', async () => {
    const desk = await openReportDesk(await open.facts());
    const stock = fundPage({ page_number: 9, fund_name_raw: 'Sample Crescent Stock Fund', nav_per_unit: null });
    await desk.take('fmr', fragmentFile([{ ...GUESSED, nav_date: null }, stock]));
    await desk.reject('reading_unconfirmed');
    await desk.take('fmr', fragmentFile([{ ...GUESSED, nav_date: null }]));
    expect(await desk.reports(NAME)).toEqual([]);
    expect(await desk.holds()).toEqual([]);
    expect(await desk.reports('Sample Crescent Stock Fund')).toHaveLength(1);
  });

  it('a better reading of a rejected page or group is judged anew', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([{ ...BAD_SUM, extraction_mode: 'MODEL' }]));
    await desk.reject('reading_unconfirmed');
    const document_sha256 = await shaOf(desk);
    await desk.take('fmr', fragmentFile([BAD_SUM], { document_sha256 }));
    await desk.reject('allocation_sum');
    await desk.take('fmr', fragmentFile([fundPage()], { document_sha256 }));
    const versions = await desk.reports(NAME);
    expect(await rowsIn(desk, 'allocations', versions.length)).toHaveLength(5);
    expect(await rowsIn(desk, 'notes', versions.length)).toEqual([]);
  });

  it('a corrected value is served with its group and overrides the page only at its path', async () => {
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
    expect(await rowsIn(desk, 'allocations', 2)).toMatchObject([
      { percent_of_total_assets: '35.25' },
      { percent_of_total_assets: '64.75' },
    ]);
  });

  it('a group stays withheld if a correction does not resolve the finding', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.decide({
      kind: 'correct',
      hold_id: await idOf(desk, 'allocation_sum'),
      path: 'allocations[1].percent_of_total_assets',
      value: '54.75',
      reason: 'guess',
    });
    expect(await desk.held()).toEqual(['allocation_sum 2']);
    expect(await rowsIn(desk, 'allocations', (await desk.reports(NAME)).length)).toEqual([]);
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
    const document_sha256 = await shaOf(desk);
    // A person's reading of the same page, once as before and once with the right digits.
    await desk.take('fmr', fragmentFile([BAD_SUM], { document_sha256 }));
    expect(await desk.reports(NAME)).toHaveLength(2);
    const right = fundPage({
      allocations: [
        allocation('ASSET_ALLOCATION', 'Cash', '35.25'),
        allocation('ASSET_ALLOCATION', 'T-Bills', '64.70'),
      ],
    });
    await desk.take('fmr', fragmentFile([right], { document_sha256 }));
    expect(await rowsIn(desk, 'allocations', 3)).toMatchObject([{}, { percent_of_total_assets: '64.70' }]);
  });

  it('a dropped section is omitted, and a note in the report records it', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    const hold_id = await idOf(desk, 'allocation_sum');
    await expect(desk.decide({ kind: 'drop', hold_id, section: 'compliance', reason: 'x' })).rejects.toMatchObject({
      code: 'SECTION_UNKNOWN',
    });
    await desk.decide({ kind: 'drop', hold_id, section: 'allocations', reason: 'cut off at the edge' });
    expect(await desk.holds()).toEqual([]);
    expect(await rowsIn(desk, 'allocations', 2)).toEqual([]);
    expect(await rowsIn(desk, 'notes', 2)).toMatchObject([
      {
        note_kind: 'REVIEW',
        section_type: 'allocations',
        note_type: 'SECTION_DROPPED',
        text: 'The section allocations was left out after review: cut off at the edge',
        page_number: 4,
      },
    ]);
    expect(await rowsIn(desk, 'reported_returns', 2)).toHaveLength(2);
  });

  it('a held group is shown with its values, the finding, the page and the document', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    const reason =
      'expected ASSET_ALLOCATION, percent_of_total_assets: a sum from 98.5 to 101.5; found 93.00 from 2 rows';
    expect(await readHold(desk.ingest.facts, await idOf(desk, 'allocation_sum'))).toMatchObject({
      check: 'allocation_sum',
      dataset: 'fmr',
      subject: NAME,
      fund: 'sample-crescent-cash-fund',
      summary: `allocations on page 4: ${reason}.`,
      figures: { report_date: '2026-06-30', pages: [4], group: { section: 'allocations' } },
      held_rows: [
        { page_number: 4, path: 'allocations[0]', reason, value: expect.stringContaining('label_raw Cash') as string },
        { page_number: 4, path: 'allocations[1]', reason, value: expect.stringContaining('57.75') as string },
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

  it('an older document does not override a later one, and its groups are not held', async () => {
    const desk = await openReportDesk(await open.facts());
    const old = { ...BAD_SUM, page_number: 7, fund_name_raw: 'Sample Old Cash Fund', extraction_mode: 'MODEL' };
    await desk.take('fmr', fragmentFile([old]));
    await desk.take('fmr', fragmentFile([fundPage()]));
    await desk.decide({
      kind: 'alias',
      alias: 'Sample Old Cash Fund',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'former name',
    });
    await desk.accept('reading_unconfirmed');
    expect(await desk.holds()).toEqual([]);
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
    expect(before['reports']?.length).toBe(7);
    await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
    const after = await readFactTables(desk.ingest.facts);
    const plain = (tables: Record<string, unknown[]>): unknown =>
      JSON.parse(JSON.stringify(tables, (name, value: unknown) => (name === 'change_seq' ? 0 : value)));
    expect(plain(after)).toEqual(plain(before));
  });
});
