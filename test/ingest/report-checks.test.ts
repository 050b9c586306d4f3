import { expect, it } from 'vitest';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import type { GivenFragment } from '../fixtures/fragment-file.ts';
import { fundRow, navPage } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const ROW = { period_label_raw: '1 Year', period_key: '1Y', is_since_inception: false };
const HOLDING = { holding_group: 'TOP_HOLDINGS', name_raw: 'Sample Bank Limited', is_top_holding: true };
const assets = (...shares: string[]): object[] =>
  shares.map((share, index) => allocation('ASSET_ALLOCATION', `Sample class ${index}`, share));

/** One planted fault each: what is wrong, the page, the check that finds it, and the smallest group that it accuses. */
const FAULTS: readonly (readonly [wrong: string, page: GivenFragment, check: string, group: readonly string[]])[] = [
  [
    'an asset allocation that sums to 93',
    { allocations: assets('40.00', '53.00') },
    'allocation_sum',
    ['allocations[0]', 'allocations[1]'],
  ],
  [
    'an asset allocation of last month that sums to 110',
    {
      allocations: [
        allocation('ASSET_ALLOCATION', 'Cash', '100.00', { current_period: '100.00', previous_period: '110.00' }),
      ],
    },
    'allocation_sum',
    ['allocations[0].previous_period'],
  ],
  [
    'a credit quality that sums to 97',
    { allocations: [allocation('CREDIT_QUALITY', 'AAA', '97.00')] },
    'allocation_sum',
    ['allocations[0]'],
  ],
  [
    'sectors of more than the whole',
    {
      allocations: [
        allocation('SECTOR_ALLOCATION', 'Cement', '60.00'),
        allocation('SECTOR_ALLOCATION', 'Banks', '42.00'),
      ],
    },
    'share_sum',
    ['allocations[0]', 'allocations[1]'],
  ],
  [
    'holdings of more than the whole',
    {
      holdings: [
        { ...HOLDING, rank: 1, percent_of_total_assets: '99.00' },
        { ...HOLDING, rank: 2, percent_of_total_assets: '9.00' },
      ],
    },
    'share_sum',
    ['holdings[0]', 'holdings[1]'],
  ],
  [
    'ranks with a gap',
    {
      holdings: [
        { ...HOLDING, rank: 1 },
        { ...HOLDING, rank: 3 },
      ],
    },
    'ranks_broken',
    ['holdings[0]', 'holdings[1]'],
  ],
  [
    'a return below -100',
    { reported_returns: [{ ...ROW, fund_return_percent: '-100.01' }] },
    'return_implausible',
    ['reported_returns[0]'],
  ],
  [
    'a benchmark return above 1000',
    { reported_returns: [{ ...ROW, benchmark_return_percent: '1000.5' }] },
    'return_implausible',
    ['reported_returns[0]'],
  ],
  [
    'an expense ratio of 158',
    { fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'TER', value_percent: '158' }] },
    'expense_ratio_implausible',
    ['fees[0]'],
  ],
  ['a NAV that is not the association’s', { nav_per_unit: '10.93' }, 'nav_disagrees', ['nav_date', 'nav_per_unit']],
  ['a NAV dated in another month', { nav_date: '2026-05-20' }, 'report_dates', ['nav_date', 'nav_per_unit']],
  [
    'the row of another month',
    {
      reported_returns: [
        { ...ROW, period_key: 'MTD', period_label_raw: 'Month (May, 2026):', fund_return_percent: '0.90' },
      ],
    },
    'month_disagrees',
    ['reported_returns[0]'],
  ],
  [
    'a named month alone that is another',
    {
      reported_returns: [
        { ...ROW, period_key: 'MONTH', period_label_raw: 'Month (May 2026)', fund_return_percent: '0.90' },
        { ...ROW, period_key: 'MONTH', period_label_raw: 'Jun-26' },
      ],
    },
    'month_disagrees',
    ['reported_returns[0]'],
  ],
  [
    'a size in the wrong unit beside its units',
    { units_outstanding: '174259366', net_assets: '1814000' },
    'units_disagree',
    ['net_assets', 'units_outstanding'],
  ],
  ['a size of some thousand rupees', { net_assets: '1814' }, 'size_implausible', ['net_assets']],
  [
    'a fund size that is a thousandth of the net assets',
    { fund_size: '1814000' },
    'size_implausible',
    ['fund_size', 'net_assets'],
  ],
  [
    'a size above the one that includes funds of funds',
    { fund_size: '534610000000', net_assets: null, fund_size_including_fof: '534610000' },
    'size_implausible',
    ['fund_size', 'fund_size_including_fof'],
  ],
  [
    'a month’s return that its own series contradicts',
    {
      reported_returns: [
        { ...ROW, period_key: 'MTD', period_label_raw: 'MTD', fund_return_percent: '0.91' },
        { ...ROW, period_key: 'MONTH', period_label_raw: 'Jun-26', fund_return_percent: '0.19' },
      ],
    },
    'returns_disagree',
    ['reported_returns[0]', 'reported_returns[1]'],
  ],
  [
    'rows of a sub-fund that nobody names',
    {
      reported_returns: [{ ...ROW, sub_fund_key: 'COMMODITY', sub_fund_name_raw: 'SCSF', fund_return_percent: '0.91' }],
    },
    'sub_fund_unnamed',
    ['reported_returns[0]'],
  ],
  ['a launch after its month', { launch_date: '2026-07-15' }, 'report_dates', ['launch_date']],
  ['a maturity before the launch', { maturity_date: '2009-07-31' }, 'report_dates', ['launch_date', 'maturity_date']],
  [
    'a designation for a person',
    { parties: [{ role: 'FUND_MANAGER', name_raw: 'Sr. Portfolio Manager' }] },
    'party_unnamed',
    ['parties[0]'],
  ],
  [
    'a manager’s rating for the fund’s',
    { ratings: [{ rating_type: 'FUND_STABILITY', rating_raw: 'AM2+', rating_agency: 'PACRA' }] },
    'rating_misplaced',
    ['ratings[0]'],
  ],
  ['a benchmark cut in the middle', { benchmark_raw: '70% sample bills and' }, 'text_cut', ['benchmark_raw']],
  ['a figure without evidence', { evidence: { 'fees[0].value_percent': undefined } }, 'evidence', ['fees[0]']],
  [
    'a figure that is printed otherwise',
    { evidence: { 'fees[0].value_percent': { printed: '1.85%' } } },
    'evidence',
    ['fees[0]'],
  ],
  [
    'millions taken for rupees',
    { evidence: { net_assets: { printed: 'Rs. 1,814 billion', multiplied_by: '1000000' } } },
    'evidence',
    ['net_assets'],
  ],
  [
    'a minus lost on the way',
    {
      reported_returns: [{ ...ROW, fund_return_percent: '4.97' }],
      evidence: { 'reported_returns[0].fund_return_percent': { printed: '(4.97)%' } },
    },
    'evidence',
    ['reported_returns[0]'],
  ],
];

/** Faults of a whole page, of which nothing can be served. */
const PAGE_FAULTS: readonly (readonly [wrong: string, page: GivenFragment, check: string])[] = [
  ['a report date that is no month end', { report_date: '2026-06-29' }, 'report_dates'],
  ['a month that has not begun', { report_date: '2026-09-30', nav_date: null }, 'report_dates'],
  ['figures that were recognised from a picture', { extraction_mode: 'OCR' }, 'reading_unconfirmed'],
  ['figures that a model read', { extraction_mode: 'MODEL' }, 'reading_unconfirmed'],
];

/** The part of a report that has the values of a path. */
const partOf = (path: string): string =>
  /^\w+(?=\[)/.exec(path)?.[0] ?? (/nav|size|assets|units/.test(path) ? 'fund_size' : 'profile');

type Notes = readonly { readonly note_kind: string; readonly section_type: string; readonly note_type: string }[];

eachEngine((open) => {
  it.each(FAULTS)(
    'on a page with %s only the group that the check accuses is withheld, and it is served once accepted',
    async (_wrong, page, check, group) => {
      const desk = await openReportDesk(await open.facts());
      const file = fragmentFile([fundPage(page)]);
      expect(await desk.take('fmr', file)).toMatchObject({ held: 1, changes: { reports_promoted: 1 } });
      const [hold] = await desk.holds();
      expect(hold).toMatchObject({ check_name: check, dataset: 'fmr', row_count: group.length });
      const { values } = (JSON.parse(hold?.figures ?? '') as { group: { values: { path: string }[] } }).group;
      expect(values.map(({ path }) => path).toSorted()).toEqual(group);
      const [row] = JSON.parse(hold?.rows ?? '[]') as Record<string, string>[];
      expect(row).toMatchObject({ page_number: 4, reason: expect.stringMatching(/^expected .+; found .+/) as string });
      expect(row?.['value']).toBeTruthy();

      const part = partOf(group[0] ?? '');
      const isOfRows = group[0]?.includes('[') === true;
      const notes = JSON.parse(await desk.part(NAME, 'notes', 1)) as Notes;
      expect(notes).toMatchObject([{ note_kind: 'WITHHELD', section_type: part, note_type: check }]);
      expect(await desk.withheld(NAME, part, 1)).toBe(isOfRows ? group.length : 0);

      // A released benchmark also completes the record of the fund.
      expect(await desk.accept(check)).toMatchObject({ changed: group.includes('benchmark_raw') ? 2 : 1 });
      expect(await desk.held()).toEqual([]);
      const [, released] = await desk.reports(NAME);
      const others = isOfRows ? [] : ['report_fragments'];
      expect((JSON.parse(released?.changed_sections ?? '[]') as string[]).toSorted()).toEqual(
        ['notes', part, ...others].toSorted(),
      );
      expect(JSON.parse(await desk.part(NAME, 'notes', 2))).toEqual([]);
      expect(await desk.withheld(NAME, part, 2)).toBe(0);
    },
  );

  it.each(PAGE_FAULTS)('a page with %s is held and not served', async (_wrong, page, check) => {
    const desk = await openReportDesk(await open.facts());
    const report = await desk.take('fmr', fragmentFile([fundPage(page)]));
    expect((await desk.holds()).map((hold) => hold.check_name)).toEqual([check]);
    expect(report).toMatchObject({ outcome: 'promoted', changed: 0, held: 1 });
    expect(await desk.reports(NAME)).toEqual([]);
    const [hold] = await desk.holds();
    const [row] = JSON.parse(hold?.rows ?? '[]') as Record<string, string>[];
    expect(row).toMatchObject({ page_number: 4 });
    expect(hold?.summary).toContain(`expected ${row?.['expected']}; found ${row?.['found']}`);
  });

  it('NAV, size and units that contradict each other are withheld if the association does not confirm the NAV', async () => {
    const desk = await openReportDesk(await open.facts());
    const july = { report_date: '2026-07-31', report_month: '2026-07', nav_date: '2026-07-31' };
    const page = fundPage({ ...july, units_outstanding: '174259366', net_assets: '1814000' });
    await desk.take('fmr', fragmentFile([page]));
    expect(await desk.held()).toEqual(['units_disagree 4']);
    expect(JSON.parse(await desk.part(NAME, 'fund_size', 1))).toMatchObject({
      nav_per_unit: null,
      nav_date: null,
      net_assets_pkr: null,
      units_outstanding: null,
    });
  });

  it('two tables that each add up, and the months of an old and a new benchmark, are accepted', async () => {
    const desk = await openReportDesk(await open.facts());
    const month = (period_label_raw: string, period_key: string): object => ({
      period_label_raw,
      period_key,
      is_since_inception: false,
    });
    const page = fundPage({
      allocations: assets('87.78', '0.00', '12.22', '88.00', '2.00', '11.00'),
      reported_returns: [month('Month - New (June, 2026):', 'MTD'), month('Month - Old (May, 2026):', 'MTD')],
    });
    expect(await desk.take('fmr', fragmentFile([page]))).toMatchObject({ held: 0, changes: { reports_promoted: 1 } });
    const broken = fundPage({
      page_number: 8,
      fund_name_raw: 'Sample Crescent Stock Fund',
      nav_per_unit: null,
      allocations: assets('87.78', '12.22', '88.00', '2.00', '4.91'),
    });
    expect(await desk.take('fmr', fragmentFile([broken]))).toMatchObject({ held_rows: { allocation_sum: 5 } });
  });

  it('figures are accepted as reports print them: brackets, percent signs, footnotes, units, Nil, any date', async () => {
    const desk = await openReportDesk(await open.facts());
    const page = fundPage({
      reported_returns: [{ ...ROW, fund_return_percent: '-4.97', benchmark_return_percent: '-0.1' }],
      fees: [
        { fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'TER', value_percent: '1.58', government_levy_percent: '0' },
      ],
      evidence: {
        net_assets: { printed: 'Rs. 1,814 million', multiplied_by: '1000000' },
        nav_per_unit: { printed: 'NAV - PKR 10.41' },
        nav_date: { printed: '30-Jun-26' },
        report_date: { printed: 'June 2026' },
        launch_date: { printed: '31st July, 2010' },
        'reported_returns[0].fund_return_percent': { printed: '(4.97)%*' },
        'reported_returns[0].benchmark_return_percent': { printed: '-0.10%' },
        'fees[0].value_percent': { printed: '1.58% p.a. (including 0.36% government levies)' },
        'fees[0].government_levy_percent': { printed: 'Nil' },
      },
    });
    expect(await desk.take('fmr', fragmentFile([page]))).toMatchObject({ held: 0, changes: { reports_promoted: 1 } });
  });

  it('values that the words of the page do not confirm at their position are withheld', async () => {
    const desk = await openReportDesk(await open.facts());
    const place = { printed: '1.58', x0: 100, y0: 200, x1: 130, y1: 210 };
    const page = fundPage({ evidence: { 'fees[0].value_percent': place } });
    const evidence = page['evidence'] as Record<string, { printed: string }>;
    const words = [...new Set(Object.values(evidence).map(({ printed }) => printed))].map((text) => [
      text,
      10,
      10,
      20,
      20,
    ]);
    await desk.take('fmr', fragmentFile([page], { pages: [{ page_number: 4, words }] }));
    expect(await desk.holds()).toMatchObject([{ check_name: 'evidence', row_count: 1 }]);
    await desk.take(
      'fmr',
      fragmentFile([page], { pages: [{ page_number: 4, words: [...words, ['1.58%', 101, 201, 129, 209]] }] }),
    );
    expect(await desk.holds()).toEqual([]);
    expect(await desk.reports(NAME)).toMatchObject([
      {},
      { changed_sections: expect.stringContaining('fees') as string },
    ]);
  });

  it('two swapped sub-funds are held because of their names', async () => {
    const desk = await openReportDesk(await open.facts());
    const { sub_funds } = pensionPage() as { sub_funds: Record<string, unknown>[] };
    const [equity, debt] = sub_funds;
    await desk.take(
      'fmr',
      fragmentFile([
        pensionPage({
          sub_funds: [
            { ...equity, nav_per_unit: '310.75' },
            { ...debt, nav_per_unit: '220.50' },
          ],
        }),
      ]),
    );
    const [hold] = await desk.holds();
    expect(hold).toMatchObject({ check_name: 'sub_funds_swapped', row_count: 2 });
    expect(hold?.summary).toContain('which is the NAV of Sample Indus Pension Fund (DEBT)');
  });

  it('two swapped plans of a fund are held because of their NAVs', async () => {
    const desk = await openReportDesk(await open.facts());
    const [active, calm] = ['Sample Active Plan', 'Sample Calm Plan'];
    const navs: readonly (readonly [fund: string, nav: string])[] = [
      [active, '107.3455'],
      [calm, '102.6238'],
      ['Sample Planning Fund', '104.0000'],
    ];
    await desk.take(
      'nav',
      navPage(
        navs.map(([fund, nav], index) =>
          fundRow({ fund, fund_id: String(index + 21), validity_date: 'Jun 30, 2026', nav, repurchase: nav }),
        ),
      ),
    );
    const plan = (sub_fund_name_raw: string, nav_per_unit: string): object => ({
      sub_fund_key: sub_fund_name_raw.toUpperCase(),
      sub_fund_name_raw,
      asset_class: null,
      nav_per_unit,
      net_assets_pkr: null,
    });
    const page = (first: string, second: string): string =>
      fragmentFile([
        fundPage({
          fund_name_raw: 'Sample Planning Fund',
          nav_per_unit: null,
          sub_funds: [plan(active, first), plan(calm, second)],
        }),
      ]);
    await desk.take('fmr', page('102.6238', '107.3455'));
    expect(await desk.held()).toEqual(['sub_funds_swapped 2']);
    expect(await desk.reports('Sample Planning Fund')).toEqual([]);
    expect(await desk.take('fmr', page('107.3455', '102.6238'))).toMatchObject({
      held: 0,
      changes: { reports_promoted: 1 },
    });
  });

  it('a NAV is compared only with those of the association of the last days', async () => {
    const desk = await openReportDesk(await open.facts());
    const july = {
      report_date: '2026-07-31',
      report_month: '2026-07',
      nav_date: '2026-07-31',
      reported_returns: [],
    };
    expect(await desk.take('fmr', fragmentFile([fundPage({ ...july, nav_per_unit: '12.00' })]))).toMatchObject({
      held: 0,
    });
    await desk.take(
      'nav',
      navPage([
        fundRow({ fund: NAME, fund_id: '1', validity_date: 'Jul 30, 2026', nav: '10.5000', repurchase: '10.5000' }),
      ]),
    );
    expect(await desk.take('fmr', fragmentFile([fundPage({ ...july, nav_per_unit: '12.10' })]))).toMatchObject({
      held: 1,
      held_rows: { nav_disagrees: 2 },
    });
  });

  it('the page of another month in a report is held', async () => {
    const desk = await openReportDesk(await open.facts());
    const pages = ['Sample Crescent Stock Fund', 'Sample Third Fund', 'Sample Fourth Fund'].map(
      (fund_name_raw, index) => fundPage({ page_number: 5 + index, fund_name_raw, nav_per_unit: null }),
    );
    const may = fundPage({
      report_date: '2026-05-31',
      report_month: '2026-05',
      nav_date: '2026-05-29',
      nav_per_unit: '10.31',
    });
    await desk.take('fmr', fragmentFile([may, ...pages]));
    expect(
      (await desk.holds())
        .filter((hold) => hold.dataset === 'fmr')
        .map((hold) => `${hold.check_name} ${hold.subject}`)
        .toSorted(),
    ).toEqual(['fund_unknown Sample Fourth Fund', 'fund_unknown Sample Third Fund', `month_disagrees ${NAME}`]);
    expect(await desk.reports('Sample Crescent Stock Fund')).toHaveLength(1);
  });

  it('a page without text, without a fund or without a month is held with that reason', async () => {
    const desk = await openReportDesk(await open.facts());
    const blank = (page_number: number, page_type: string): GivenFragment => ({
      page_number,
      page_type,
      extraction_mode: 'TEXT_LAYER',
    });
    await desk.take(
      'fmr',
      fragmentFile([
        blank(1, 'COVER'),
        blank(2, 'NO_TEXT'),
        { ...fundPage(), fund_name_raw: null, page_number: 3 },
        fundPage({ report_date: null, report_month: null }),
      ]),
    );
    expect((await desk.holds()).map((hold) => hold.check_name).toSorted()).toEqual([
      'fund_unnamed',
      'month_missing',
      'page_without_text',
    ]);
    await expect(desk.accept('month_missing')).rejects.toMatchObject({ code: 'HOLD_NOT_ACCEPTABLE' });
  });

  it('one page of a document is served while another is held', async () => {
    const desk = await openReportDesk(await open.facts());
    const stock = fundPage({
      page_number: 5,
      fund_name_raw: 'Sample Crescent Stock Fund',
      nav_per_unit: null,
      extraction_mode: 'OCR',
    });
    expect(await desk.take('fmr', fragmentFile([fundPage(), stock]))).toMatchObject({
      held: 1,
      changes: { reports_promoted: 1 },
    });
    expect(await desk.reports(NAME)).toHaveLength(1);
    expect(await desk.reports('Sample Crescent Stock Fund')).toEqual([]);
  });
});
