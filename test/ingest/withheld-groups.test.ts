import { expect, it } from 'vitest';
import type { WithheldGroup } from '#domain/fragment.ts';
import { withhold } from '#domain/withheld-groups.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { ingestDocument } from '#ingest/run.ts';
import { renderReportPage } from '#portal/report-page.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readReport } from '#reads/reports.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { dataOf } from '../support/readings.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

type Json = Record<string, unknown>;
const NAME = 'Sample Crescent Cash Fund';
const SLUG = 'sample-crescent-cash-fund';
const ALLOCATIONS = ['allocations[0]', 'allocations[1]', 'allocations[2]'];

/** A page of which its own reader withheld a table, and something that it did not understand. */
function pageWithheld(unread: readonly Omit<WithheldGroup, 'values'>[] = [], given: Json = {}): Json {
  const [fragment] = readFragmentFile(Buffer.from(fragmentFile([fundPage(given)]))).fragments;
  if (fragment === undefined) throw new Error('expected a fragment');
  const accused = {
    section: 'allocations',
    check: 'shares_do_not_sum',
    reason: 'shares that sum to 97',
    paths: ALLOCATIONS,
  } as const;
  const left = withhold(fragment, [accused]);
  return { ...left, withheld: [...(left.withheld ?? []), ...unread] };
}
const UNREAD = {
  section: 'fees',
  check: 'unclear',
  reason: 'a part under no known heading',
  figures: ['1.25%'],
  row_count: 2,
} as const;

const rowsIn = async (desk: ReportDesk, section: string, version: number): Promise<readonly Json[]> =>
  JSON.parse(await desk.part(NAME, section, version)) as readonly Json[];

/** Rebuilds the store, which must come out as it was but for numbers that only count. */
async function expectSameAfterRebuild(desk: ReportDesk): Promise<void> {
  const plain = async (): Promise<unknown> =>
    JSON.parse(
      JSON.stringify(await readFactTables(desk.ingest.facts), (name, value: unknown) =>
        name === 'change_seq' ? 0 : value,
      ),
    );
  const before = await plain();
  await rebuild(desk.ingest.facts, desk.ingest.archive, () => undefined);
  expect(await plain()).toEqual(before);
}

eachEngine((open) => {
  it('a group that the page reader withheld is a hold, and accepting it serves exactly that group in addition', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([pageWithheld()]));
    expect(await desk.held()).toEqual(['shares_do_not_sum 3']);
    expect(await desk.withheld(NAME, 'allocations', 1)).toBe(3);
    expect(await rowsIn(desk, 'allocations', 1)).toMatchObject([{ allocation_type: 'CREDIT_QUALITY' }, {}]);
    await desk.accept('shares_do_not_sum');
    expect(await desk.held()).toEqual([]);
    await desk.take('fmr', fragmentFile([fundPage()], { pages: [] }));
    // The page without anything withheld says the same: nothing but the group was missing.
    expect(await desk.reports(NAME)).toMatchObject([
      {},
      { data_version: 2, changed_sections: expect.stringMatching(/^\["allocations", ?"notes"\]$/) as string },
    ]);
    await expectSameAfterRebuild(desk);
  });

  it('correcting a group of the reader releases it and rejecting it omits it, also in a rebuild', async () => {
    const desk = await openReportDesk(await open.facts());
    const stock = {
      ...pageWithheld(),
      page_number: 9,
      fund_name_raw: 'Sample Crescent Stock Fund',
      nav_per_unit: null,
    };
    await desk.take('fmr', fragmentFile([pageWithheld(), stock]));
    const holds = await desk.holds();
    const of = (subject: string): string => holds.find((hold) => hold.subject === subject)?.id ?? '';
    const correction = {
      kind: 'correct',
      path: 'allocations[1].percent_of_total_assets',
      value: '64.10',
      reason: 'misread',
    } as const;
    await desk.decide({ ...correction, hold_id: of(NAME) });
    await desk.decide({ kind: 'reject', hold_id: of('Sample Crescent Stock Fund'), reason: 'cut off' });
    expect(await desk.held()).toEqual([]);
    expect(await rowsIn(desk, 'allocations', 2)).toMatchObject([{}, { percent_of_total_assets: '64.10' }, {}, {}, {}]);
    expect(JSON.parse(await desk.part('Sample Crescent Stock Fund', 'notes', 2))).toMatchObject([
      { note_kind: 'REVIEW', section_type: 'allocations', text: expect.stringContaining('cut off') as string },
    ]);
    await expectSameAfterRebuild(desk);
  });

  it('a part that was not understood cannot be accepted, only corrected or rejected', async () => {
    const desk = await openReportDesk(await open.facts());
    const size = { ...UNREAD, section: 'fund_size', figures: ['88.77'], row_count: 1 } as const;
    await desk.take('fmr', fragmentFile([{ ...pageWithheld([UNREAD, size]), fund_size: null }]));
    expect(await desk.withheld(NAME, 'fees', 1)).toBe(2);
    const [fees, sizes] = (await desk.holds())
      .filter((hold) => hold.check_name === 'unclear')
      .toSorted((left, right) => (left.summary < right.summary ? -1 : 1));
    expect(JSON.parse(fees?.rows ?? '')).toMatchObject([
      { page_number: 4, path: 'fees', value: '1.25%', reason: UNREAD.reason },
    ]);
    const accepted = desk.decide({ kind: 'accept', hold_id: fees?.id ?? '', reason: 'x' });
    await expect(accepted).rejects.toMatchObject({ code: 'HOLD_NOT_ACCEPTABLE' });
    await desk.decide({ kind: 'reject', hold_id: fees?.id ?? '', reason: 'a plan of another fund' });
    await desk.decide({
      kind: 'correct',
      hold_id: sizes?.id ?? '',
      path: 'fund_size',
      value: '1814000000',
      reason: 'from the page',
    });
    expect(await desk.held()).toEqual(['shares_do_not_sum 3']);
    const version = (await desk.reports(NAME)).length;
    expect(await desk.withheld(NAME, 'fees', version)).toBe(0);
    expect(JSON.parse(await desk.part(NAME, 'fund_size', version))).toMatchObject({ fund_size_pkr: '1814000000' });
  });

  it('a withheld table of one sub-fund does not affect other sub-funds', async () => {
    const desk = await openReportDesk(await open.facts());
    const { allocations } = pensionPage() as { allocations: Json[] };
    const wrong = allocations.map((row, index) => (index === 3 ? { ...row, percent_of_total_assets: '53.00' } : row));
    await desk.take('fmr', fragmentFile([pensionPage({ allocations: wrong })]));
    expect(await desk.held()).toEqual(['allocation_sum 2']);
    const funds = await desk.funds();
    const [equity, debt] = ['EQUITY', 'DEBT'].map((each) => funds.find((fund) => fund.vps_asset_class === each));
    expect((await desk.holds())[0]).toMatchObject({ fund_key: debt?.fund_key });
    expect(await desk.withheld(equity, 'allocations', 1)).toBe(0);
    expect(await desk.withheld(debt, 'allocations', 1)).toBe(2);
    expect(JSON.parse(await desk.part(equity, 'notes', 1))).toEqual([]);
    expect(JSON.parse(await desk.part(equity, 'allocations', 1))).toHaveLength(2);
    expect(JSON.parse(await desk.part(debt, 'notes', 1))).toMatchObject([
      { note_kind: 'WITHHELD', sub_fund_key: 'DEBT' },
    ]);
  });

  it('a released table is not held again by a check of the same page', async () => {
    const desk = await openReportDesk(await open.facts());
    const wrong = [allocation('ASSET_ALLOCATION', 'Cash', '40.00'), allocation('ASSET_ALLOCATION', 'T-Bills', '53.00')];
    await desk.take('fmr', fragmentFile([pageWithheld([], { allocations: wrong })]));
    await desk.accept('shares_do_not_sum');
    expect(await desk.held()).toEqual([]);
    expect(await rowsIn(desk, 'allocations', 2)).toHaveLength(2);
  });

  it('values that two checks accuse stay withheld until both are accepted', async () => {
    const desk = await openReportDesk(await open.facts());
    const july = { report_date: '2026-07-31', report_month: '2026-07', nav_date: '2026-07-31', nav_per_unit: '10.50' };
    await desk.take('fmr', fragmentFile([fundPage()]));
    await desk.take('fmr', fragmentFile([fundPage({ ...july, net_assets: '1814', fund_size: '1814000000' })]));
    expect(await desk.held()).toEqual(['size_implausible 2', 'size_jump 2']);
    await desk.accept('size_implausible');
    expect(await desk.held()).toEqual(['size_jump 2']);
    expect((await desk.reports(NAME)).at(-1)).toMatchObject({ report_date: '2026-07-31', size_pkr: null });
    await desk.accept('size_jump');
    expect((await desk.reports(NAME)).at(-1)).toMatchObject({ report_date: '2026-07-31', size_pkr: '1814' });
  });

  it('sizes withheld for a jump are released once the months beside them are corrected by later documents', async () => {
    const desk = await openReportDesk(await open.facts());
    const of = (month: string, net_assets: string, file: Json = {}): string => {
      const date = `2026-${month}-30`;
      const members = { report_date: date, report_month: `2026-${month}`, nav_date: null, nav_per_unit: null };
      return fragmentFile([fundPage({ ...members, net_assets })], file);
    };
    await desk.take('fmr', of('04', '18140000'));
    await desk.take('fmr', of('06', '181400000'));
    // May is next to both months, and its size is far from either.
    await desk.take('fmr', of('05', '2814000000').replaceAll('2026-05-30', '2026-05-31'));
    expect(await desk.held()).toEqual(['size_jump 1']);
    await desk.take('fmr', of('04', '1814000000'));
    expect(await desk.held()).toEqual(['size_jump 1']);
    await desk.take('fmr', of('06', '1814000000'));
    expect(await desk.held()).toEqual([]);
    expect((await desk.reports(NAME)).filter(({ superseded_at }) => superseded_at === null)).toMatchObject([
      { size_pkr: '1814000000' },
      // The note of version 2 names June instead of April.
      { report_date: '2026-05-31', data_version: 3, size_pkr: '2814000000' },
      { size_pkr: '1814000000' },
    ]);
    await expectSameAfterRebuild(desk);
  });

  it('the API counts withheld rows by section, and the report page states how many are under review', async () => {
    const place = open.place();
    const desk = await openReportDesk(await open.facts(place));
    const page = fundPage({ launch_date: '2026-07-15', allocations: [allocation('CREDIT_QUALITY', 'AAA', '97.00')] });
    await desk.take('fmr', fragmentFile([page]));
    const reader = openFactReader(await open.facts(place), 'secret');
    const asked = { fund_slug: SLUG, include: ['all'], report_date: null, data_version: null, as_of: null };
    const { sections } = dataOf<{ sections: Json }>(await reader.answer((view) => readReport(view, asked)));
    expect(sections).toMatchObject({
      allocations: { status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 1 },
      holdings: { status: 'AVAILABLE', row_count: 2, withheld_row_count: 0 },
      notes: { status: 'AVAILABLE', row_count: 2, withheld_row_count: 0 },
    });
    const shown = await reader.answer((view) =>
      renderReportPage(view, SLUG, '2026-06-30', new URLSearchParams(), 'http://localhost'),
    );
    const text = shown.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/Profile Values under review: not shown/);
    expect(text).toMatch(/Allocations 1 row under review: not shown/);
    expect(text).not.toMatch(/Not reported .*allocations/i);
  });

  /** Rows read by the import of one more report with withheld groups, into a store with this many of them in other months. */
  async function rowsRead(months: number): Promise<number> {
    const desk = await openReportDesk(await open.facts());
    const monthPage = (year: number): Json =>
      fundPage({
        report_date: `${year}-06-30`,
        report_month: `${year}-06`,
        nav_date: null,
        nav_per_unit: null,
        launch_date: null,
        allocations: [allocation('CREDIT_QUALITY', 'AAA', '97.00'), allocation('ASSET_ALLOCATION', 'Cash', '93.00')],
        fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'TER', value_percent: '158' }],
      });
    for (let year = 2025; year > 2025 - months; year -= 1) await desk.take('fmr', fragmentFile([monthPage(year)]));
    const [hold] = await desk.holds();
    if (hold !== undefined) await desk.decide({ kind: 'reject', hold_id: hold.id, reason: 'checked' });
    const { database, rows } = counted(desk.ingest.facts);
    const report = await ingestDocument(
      { ...desk.ingest, facts: database },
      {
        source: 'fmr',
        bytes: Buffer.from(fragmentFile([monthPage(2026)])),
        origin: 'page',
        url: null,
        is_partial: false,
      },
    );
    expect(report).toMatchObject({ outcome: 'promoted', held: 3 });
    return rows();
  }

  it('an import reads no more rows when the groups of many other reports are withheld', async () => {
    expect(await rowsRead(30)).toBe(await rowsRead(1));
  }, 60_000);
});
