import { expect, it } from 'vitest';
import { fundPage, fragmentFile, pensionPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

eachEngine((open) => {
  it('a page that passes every check is promoted as version 1 and announced in the feed', async () => {
    const desk = await openReportDesk(await open.facts());
    const report = await desk.take('fmr', fragmentFile([fundPage()]));
    expect(report).toMatchObject({
      outcome: 'promoted',
      rows: 1,
      held: 0,
      page_date: '2026-06-30',
      changes: { reports_promoted: 1, reports_corrected: 0 },
    });
    expect(await desk.reports('Sample Crescent Cash Fund')).toMatchObject([
      {
        report_date: '2026-06-30',
        data_version: 1,
        superseded_at: null,
        nav_per_unit: '10.41',
        size_pkr: '1814000000',
      },
    ]);
    const event = (await desk.events()).findLast(({ dataset }) => dataset === 'fmr');
    expect(event).toMatchObject({
      dataset: 'fmr',
      type: 'report.promoted',
      effective_date: '2026-06-30',
      data_version: 1,
      resource: '/v1/mutual-funds/funds/sample-crescent-cash-fund/fmr-reports/2026-06-30',
    });
    expect(JSON.parse(event?.changed ?? '')).toEqual([
      'reported_returns',
      'allocations',
      'holdings',
      'metrics',
      'fees',
      'ratings',
      'parties',
      'source',
    ]);
    expect(await desk.fund('Sample Crescent Cash Fund')).toMatchObject({
      latest_report_date: '2026-06-30',
      report_version: event?.seq,
    });
  });

  it('a rating, a person and a term that two pages of a fund repeat are served once, from the first page', async () => {
    const desk = await openReportDesk(await open.facts());
    const special_terms = [{ term_type: 'OTHER', label_raw: 'Listing', value_raw: 'Sample Exchange' }];
    const manager = { rating_type: 'ASSET_MANAGER', rating_raw: 'AM1', rating_agency: 'PACRA' };
    const first = fundPage({ special_terms });
    const second = fundPage({
      page_number: 5,
      special_terms,
      ratings: [...(first['ratings'] as object[]), manager],
      reported_returns: [],
      allocations: [],
      holdings: [],
      metrics: [],
      fees: [],
    });
    await desk.take('fmr', fragmentFile([first, second]));
    const served = async (section: string): Promise<unknown> =>
      JSON.parse(await desk.part('Sample Crescent Cash Fund', section, 1));
    expect(await served('ratings')).toMatchObject([
      { rating_raw: 'AA(f)', page_number: 4, row_order: 1 },
      { rating_raw: 'AM1', page_number: 5, row_order: 2 },
    ]);
    expect(await served('parties')).toMatchObject([{ name_raw: 'Sample Manager', page_number: 4 }]);
    expect(await served('special_terms')).toMatchObject([{ label_raw: 'Listing', page_number: 4 }]);
  });

  it('importing the same pages again changes nothing, whatever the name of the file', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([fundPage()]));
    const events = (await desk.events()).length;
    expect(await desk.take('fmr', fragmentFile([fundPage()]))).toMatchObject({ outcome: 'unchanged', changed: 0 });
    // Another document with the same words: its facts are already served.
    expect(await desk.take('fmr', fragmentFile([fundPage()], { pages: [] }))).toMatchObject({
      outcome: 'promoted',
      changed: 0,
      unchanged_rows: 1,
    });
    expect((await desk.events()).length).toBe(events);
    expect(await desk.reports('Sample Crescent Cash Fund')).toHaveLength(1);
  });

  it('a corrected page becomes version 2 with its changes named, and version 1 is kept', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([fundPage()]));
    const first = desk.clock.now().getTime();
    await desk.take(
      'fmr',
      fragmentFile([
        fundPage({
          fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent: '1.61' }],
        }),
      ]),
    );
    const second = desk.clock.now().getTime();
    expect(await desk.reports('Sample Crescent Cash Fund')).toMatchObject([
      { data_version: 1, known_at: first, superseded_at: second },
      {
        data_version: 2,
        known_at: second,
        superseded_at: null,
        changed_sections: expect.stringMatching(/^\["fees", ?"source"\]$/) as string,
      },
    ]);
    // The correction is in another document, so a consumer that stores sources must read them again.
    expect((await desk.events()).at(-1)).toMatchObject({
      type: 'report.corrected',
      data_version: 2,
      changed: expect.stringMatching(/^\["fees", ?"source"\]$/) as string,
    });
    expect(JSON.parse(await desk.part('Sample Crescent Cash Fund', 'fees', 1))).toMatchObject([
      { value_percent: '1.58' },
    ]);
    expect(JSON.parse(await desk.part('Sample Crescent Cash Fund', 'fees', 2))).toMatchObject([
      { value_percent: '1.61' },
    ]);
  });

  it('the pages of one fund are merged, and rows are numbered across pages', async () => {
    const desk = await openReportDesk(await open.facts());
    const { allocations, ...head } = fundPage() as { allocations: Record<string, unknown>[] };
    const [first, ...rest] = allocations;
    const tail = fundPage({
      page_number: 5,
      page_type: 'CONTINUATION',
      allocations: rest,
      reported_returns: [],
      holdings: [],
      metrics: [],
      fees: [],
      ratings: [],
      parties: [],
    });
    await desk.take('fmr', fragmentFile([{ ...head, allocations: [first], page_number: 4 }, tail]));
    const rows = JSON.parse(await desk.part('Sample Crescent Cash Fund', 'allocations', 1)) as {
      row_order: number;
      page_number: number;
      report_id: string;
    }[];
    expect(rows.map((row) => `${row.row_order} ${row.page_number}`)).toEqual(['1 4', '2 5', '3 5', '4 5', '5 5']);
    expect(new Set(rows.map((row) => row.report_id)).size).toBe(2);
  });

  it('a page that only lists a pension scheme leaves the rows of its sub-funds', async () => {
    const desk = await openReportDesk(await open.facts());
    const listing = pensionPage({ page_number: 1, sub_funds: [], reported_returns: [], allocations: [] });
    const own = pensionPage({ page_number: 2, fund_name_raw: 'Sample Indus Pension Fund (SIPF)' });
    await desk.take('fmr', fragmentFile([listing, own]));
    for (const [asset_class, returned] of [
      ['EQUITY', '3.10'],
      ['DEBT', '0.90'],
    ] as const) {
      const [fund] = (await desk.funds()).filter((one) => one.vps_asset_class === asset_class);
      expect(JSON.parse(await desk.part(fund, 'reported_returns', 1))).toMatchObject([
        { sub_fund_key: asset_class, fund_return_percent: returned },
      ]);
    }
  });

  it('a pension page is promoted for every sub-fund, with its own rows, NAV and size', async () => {
    const desk = await openReportDesk(await open.facts());
    const report = await desk.take('fmr', fragmentFile([pensionPage()]));
    expect(report).toMatchObject({ held: 0, changes: { reports_promoted: 2 } });
    for (const [asset_class, nav, size, returned] of [
      ['EQUITY', '220.50', '500000000', '3.10'],
      ['DEBT', '310.75', '700000000', '0.90'],
    ] as const) {
      const [fund] = (await desk.funds()).filter((one) => one.vps_asset_class === asset_class);
      expect(JSON.parse(await desk.part(fund, 'fund_size', 1))).toMatchObject({
        nav_per_unit: nav,
        net_assets_pkr: size,
        fund_size_pkr: null,
      });
      expect(JSON.parse(await desk.part(fund, 'reported_returns', 1))).toMatchObject([
        { sub_fund_key: asset_class, fund_return_percent: returned, row_order: 1 },
      ]);
      const subFunds = JSON.parse(await desk.part(fund, 'sub_funds', 1)) as { fund: { slug: string } | null }[];
      expect(subFunds.map((row) => row.fund?.slug)).toEqual([
        'sample-indus-pension-fund-equity',
        'sample-indus-pension-fund-debt',
      ]);
    }
  });

  it('pages of a document that name one fund by two names are merged', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.decide({
      kind: 'alias',
      alias: 'SCCF Plus',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'short name',
    });
    const more = fundPage({
      page_number: 12,
      fund_name_raw: 'SCCF Plus',
      nav_per_unit: null,
      net_assets: null,
      reported_returns: [],
      allocations: [],
      metrics: [],
      fees: [],
      ratings: [],
      parties: [],
      holdings: [],
      notes: [{ note_kind: 'STATEMENT', text: 'A sample statement.' }],
    });
    const report = await desk.take('fmr', fragmentFile([fundPage(), more]));
    expect(report).toMatchObject({ held: 0, changes: { reports_promoted: 1, reports_corrected: 0 } });
    expect(JSON.parse(await desk.part('Sample Crescent Cash Fund', 'source', 1))).toMatchObject([
      { page_number: 4 },
      { page_number: 12 },
    ]);
    expect(JSON.parse(await desk.part('Sample Crescent Cash Fund', 'notes', 1))).toMatchObject([{ page_number: 12 }]);
  });

  it('a page that prints one name in two spellings is accepted', async () => {
    const desk = await openReportDesk(await open.facts());
    const other = fundPage({ fund_name_raw: 'SAMPLE CRESCENT  CASH FUND' });
    expect(await desk.take('fmr', fragmentFile([fundPage(), other]))).toMatchObject({ outcome: 'promoted', rows: 2 });
    const fragments = await desk.ingest.facts.query.selectFrom('fragments').select('id').execute();
    expect(new Set(fragments.map(({ id }) => id)).size).toBe(2);
  });

  it('a page of an unknown fund is held with the nearest names, and promoted once an alias is declared', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take('fmr', fragmentFile([fundPage({ fund_name_raw: 'Sample Crescent Daily Cash Fund' })]));
    const [hold] = await desk.holds();
    expect(hold).toMatchObject({
      check_name: 'fund_unknown',
      dataset: 'fmr',
      subject: 'Sample Crescent Daily Cash Fund',
    });
    expect(JSON.parse(hold?.figures ?? '')).toMatchObject({
      nearNames: [{ slug: 'sample-crescent-cash-fund' }, {}],
      report_date: '2026-06-30',
      pages: [4],
    });
    await expect(desk.accept('fund_unknown')).rejects.toMatchObject({ code: 'HOLD_NOT_ACCEPTABLE' });
    await desk.decide({
      kind: 'alias',
      alias: 'Sample Crescent Daily Cash Fund',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'renamed',
    });
    expect(await desk.holds()).toEqual([]);
    expect(await desk.reports('Sample Crescent Cash Fund')).toMatchObject([{ data_version: 1 }]);
  });

  it('a fund is found by the former name that the page prints', async () => {
    const desk = await openReportDesk(await open.facts());
    await desk.take(
      'fmr',
      fragmentFile([fundPage({ fund_name_raw: 'Sample New Cash Fund (Formerly: Sample Crescent Cash Fund)' })]),
    );
    expect(await desk.reports('Sample Crescent Cash Fund')).toHaveLength(1);
    await desk.take('registry', 'official_name,slug\nSample Whole Fund (Formerly Sample Part Fund),sample-whole\n');
    await desk.take(
      'fmr',
      fragmentFile([fundPage({ fund_name_raw: 'Sample Whole Fund (Formerly: Sample Part Fund)' })]),
    );
    expect(await desk.holds()).toEqual([]);
  });

  it('a fund is found by its name with the short form in brackets, and no other bracket is a short form', async () => {
    const desk = await openReportDesk(await open.facts());
    for (const short of ['SCCF', 'SCRCF'])
      await desk.take('fmr', fragmentFile([fundPage({ fund_name_raw: `Sample Crescent Cash Fund (${short})` })]));
    expect(await desk.reports('Sample Crescent Cash Fund')).toHaveLength(2);
    for (const other of ['SCSF', 'Active', 'PLAN-I', 'SCCF-II', 'SC'])
      await desk.take('fmr', fragmentFile([fundPage({ fund_name_raw: `Sample Crescent Cash Fund (${other})` })]));
    expect(await desk.held()).toEqual(Array.from({ length: 5 }, () => 'fund_unknown 1'));
  });

  it('a file that breaks the schema is rejected as a whole with the position of each error', async () => {
    const desk = await openReportDesk(await open.facts());
    const bad = fundPage({ nav_per_unit: 10.41, netassets: '1', fees: [{ fee_type: 'TER', label_raw: 'TER' }] });
    const report = await desk.take(
      'fmr',
      fragmentFile([fundPage({ fund_name_raw: 'Sample Crescent Stock Fund' }), bad]),
    );
    expect(report).toMatchObject({ outcome: 'refused', changed: 0, rows: 0 });
    expect(report.message).toContain(
      'fragments[1].nav_per_unit: expected a decimal as a string like "10.0080", without thousands separators, found 10.41',
    );
    expect(report.message).toContain(
      'fragments[1].netassets: expected no member of this name; did you mean net_assets?',
    );
    expect(report.message).toContain('fragments[1].fees[0].fee_type: expected one of TOTAL_EXPENSE_RATIO');
    expect((await desk.events()).filter(({ dataset }) => dataset === 'fmr')).toEqual([]);
    expect((await desk.take('fmr', '{\n "fragments": [,]\n}')).message).toContain('line 2, column 16');
  });
});
