/** Pages set as web pages, slides and lists of codes are: rows as cards, titles beside their rows, labels in levels. */
import { describe, expect, it } from 'vitest';
import type { Box } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [56, [40, 'Fund Manager Report, October 2023']],
  [76, [40, 'NAV per unit'], [200, '101.42']],
  [88, [40, 'Launch date'], [200, '17 July 2003']],
  [100, [40, 'Category'], [200, 'Money market']],
];

type Returns = ReturnType<typeof readPage>['reported_returns'];
const say = (rows: Returns): string[] =>
  rows.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent].join(' '));

/** Cards next to each other, each with its own heads. */
const cards = (y: number, heads: readonly string[], ...columns: readonly (readonly string[])[]): Line[] =>
  heads.map((head, row): Line => [
    y + 12 * row,
    ...columns.flatMap((values, at): [number, string][] => [
      [40 + 180 * at, head],
      [130 + 180 * at, values[row] ?? ''],
    ]),
  ]);

describe('rows that are set as cards', () => {
  const returns = cards(
    160,
    ['Period', 'Fund', 'Benchmark'],
    ['1 Month', '2.10%', '1.90%'],
    ['3 Months', '6.30%', '6.00%'],
    ['1 Year', '20.14%', '19.92%'],
  );

  it('each is a row, with the heads that it repeats', () => {
    const { reported_returns } = readPage([...HEAD, [140, [40, 'Performance', 12]], ...returns]);
    expect(say(reported_returns)).toEqual(['1 Month 2.10 1.90', '3 Months 6.30 6.00', '1 Year 20.14 19.92']);
  });

  it('the number of a row is no share, and a head no name', () => {
    const heads = ['#', 'Company', 'Weight'];
    const { holdings, allocations } = readPage([
      ...HEAD,
      [140, [40, 'Top Holdings (% of total assets)', 12]],
      ...cards(
        160,
        heads,
        ['1', 'Sample Cement', '9.14%'],
        ['2', 'Sample Motors', '7.64%'],
        ['3', 'Sample Oil', '6.51%'],
      ),
      ...cards(
        208,
        heads,
        ['4', 'Sample Textile', '6.11%'],
        ['5', 'Sample Sugar', '5.64%'],
        ['6', 'Sample Gas', '5.51%'],
      ),
    ]);
    expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
      'Sample Cement 9.14',
      'Sample Motors 7.64',
      'Sample Oil 6.51',
      'Sample Textile 6.11',
      'Sample Sugar 5.64',
      'Sample Gas 5.51',
    ]);
    expect(allocations).toEqual([]);
  });

  it('a title between two cards begins another table', () => {
    const assets = cards(240, ['Asset', 'Oct 2023'], ['Equity', '94.1%'], ['Cash', '4.4%'], ['Other', '1.5%']);
    const sectors = cards(300, ['Asset', 'Oct 2023'], ['Cement', '54.1%'], ['Power', '30.4%'], ['Textile', '9.6%']);
    const { allocations } = readPage([
      ...HEAD,
      [220, [40, 'Asset Allocation (% of total assets)', 12]],
      ...assets,
      [280, [40, 'Sector Allocation (% of total assets)', 12]],
      ...sectors,
    ]);
    expect(allocations.map((row) => `${row.allocation_type} ${row.label_raw}`)).toEqual([
      'ASSET_ALLOCATION Equity',
      'ASSET_ALLOCATION Cash',
      'ASSET_ALLOCATION Other',
      'SECTOR_ALLOCATION Cement',
      'SECTOR_ALLOCATION Power',
      'SECTOR_ALLOCATION Textile',
    ]);
  });

  it('prices of another day in a banner do not date the report', () => {
    const banner: Line = [20, [40, 'Prices of 08 Nov 2023:'], [200, 'SCF 108.25 ▲'], [300, 'SEF 141.79 ▼']];
    expect(readPage([banner, ...HEAD, ...returns]).report_date).toBe('2023-10-31');
  });

  it('the axis of a chart of prices states no return', () => {
    const { reported_returns } = readPage([
      ...HEAD,
      [140, [40, 'Performance', 12]],
      ...returns,
      [240, [40, '1M'], [80, '3M'], [120, '6M'], [160, 'Max']],
      [252, [36, '118.0']],
      [280, [36, '108.5']],
      [308, [36, '99.0']],
    ]);
    expect(say(reported_returns)).toEqual(['1 Month 2.10 1.90', '3 Months 6.30 6.00', '1 Year 20.14 19.92']);
  });
});

describe('facts in large letters over their labels', () => {
  it('a rating has the agency and the day that are printed under it', () => {
    const { ratings } = readPage([
      ...HEAD,
      [140, [40, 'Ratings', 10]],
      [156, [40, 'AA+(f)', 10]],
      [166, [40, 'Fund stability rating · PACRA · 08 Sep 2023', 6]],
    ]);
    expect(ratings.map((row) => [row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['AA+(f)', 'PACRA', '2023-09-08'],
    ]);
  });

  it('a word over its label names no plan whose the tables under it would be', () => {
    const under = (label: string): string[] =>
      readPage([
        ...INCOME_FUND,
        [140, [310, 'Low', 14]],
        [149, [310, label]],
        [180, [310, 'Asset Allocation (% of total assets)', 10]],
        [194, [310, 'T-Bills'], [450, '60.5%']],
        [206, [310, 'Sukuk'], [450, '30.5%']],
        [218, [310, 'Cash'], [450, '9.0%']],
      ]).allocations.map((row) => `${row.label_raw} ${row.current_period}`);
    expect(under('Risk profile')).toEqual(['T-Bills 60.5', 'Sukuk 30.5', 'Cash 9.0']);
  });

  it('a load may be none in words', () => {
    const { special_terms } = readPage([...HEAD, [112, [40, 'Back-end load'], [200, 'No exit load']]]);
    expect(special_terms.map((row) => `${row.term_type} ${row.value_raw}`)).toContain('BACK_END_LOAD No exit load');
  });
});

describe('lists in two levels of bullets', () => {
  const levels = (y: number, head: string, ...items: readonly string[]): Line[] => [
    [y, [50, head]],
    ...items.map((item, at): Line => [y + 10 + 10 * at, [53, `– ${item}`]]),
  ];
  const page: Line[] = [
    [40, [40, 'Sample Cash Fund', 16]],
    [56, [40, 'August 2022']],
    [76, [40, 'Key facts', 10]],
    ...levels(90, 'The fund', 'Type: Open Ended', 'Launched: 24 Sep 2018', 'Benchmark: Average deposit rates of banks'),
    ...levels(130, 'Fees', 'Management: 0.60% p.a.'),
    ...levels(150, 'Load', 'Front-end: 1.00%', 'Back-end: Nil'),
    ...levels(180, 'Minimum investment', 'Initial: PKR 1,000', 'Subsequent: PKR 500'),
    ...levels(210, 'Dealing', 'Days: Mon – Fri', 'Cut-off time: 4:00 pm', 'Pricing: Forward'),
    ...levels(250, 'Rating', 'Fund stability: AA(f) by VIS (12 Jan 2022)'),
    [290, [320, 'Team', 10]],
    [304, [320, 'Nadia Sample, Chief Executive Officer']],
    [314, [320, 'Karim Sample, Fund Manager']],
  ];

  it('no value takes the head of the next items', () => {
    const { benchmark_raw, pricing_mechanism_raw, dealing_days_raw } = readPage(page);
    expect([benchmark_raw, pricing_mechanism_raw, dealing_days_raw]).toEqual([
      'Average deposit rates of banks',
      'Forward',
      'Mon – Fri',
    ]);
  });

  it('the head and the item together are the label, and the item alone the value', () => {
    const { special_terms, minimum_initial_investment, minimum_subsequent_investment, ratings, evidence } =
      readPage(page);
    const terms = special_terms.map((row) => `${row.term_type} ${row.value_raw}`);
    expect(terms).toEqual(
      expect.arrayContaining(['FRONT_END_LOAD 1.00%', 'BACK_END_LOAD Nil', 'MANAGEMENT_FEE 0.60% p.a.']),
    );
    expect(terms.filter((term) => term.includes(':'))).toEqual([]);
    expect([minimum_initial_investment, minimum_subsequent_investment]).toEqual(['1000', '500']);
    expect(ratings.map((row) => [row.rating_raw, row.rating_agency])).toEqual([['AA(f)', 'VIS']]);
    // The box of the value holds no word of its label.
    const at = special_terms.findIndex((row) => row.term_type === 'BACK_END_LOAD');
    expect(evidence[`special_terms[${at}].value_raw`]?.x0).toBeGreaterThan(90);
  });

  it('a title of one word is that of the persons under it', () => {
    expect(readPage(page).parties.map((row) => row.name_raw)).toEqual(['Nadia Sample', 'Karim Sample']);
  });
});

describe('the second part of a page', () => {
  const months = ['Mar-22', 'Apr-22', 'May-22', 'Jun-22', 'Jul-22', 'Aug-22'];
  const part: Line[] = [
    [400, [40, 'SCF: portfolio and months', 16]],
    [420, [40, 'Credit quality (% of total assets)', 10]],
    [440, [40, 'AAA;'], [70, '58.7%'], [240, 'AA;'], [270, '39.4%']],
    [500, [40, 'Others;'], [75, '1.9%']],
    [540, [40, 'Monthly returns (%)', 10]],
    [556, ...months.map((month, at): [number, string] => [140 + 50 * at, month])],
    [568, [40, 'SCF'], ...months.map((_, at): [number, string] => [140 + 50 * at, `1${at}.08`])],
    [580, [40, 'Benchmark'], ...months.map((_, at): [number, string] => [140 + 50 * at, `1${at}.01`])],
  ];

  it('is the fund’s where its title has the short name and no other name', () => {
    const { reported_returns, allocations } = readPage([...HEAD, ...part]);
    expect(say(reported_returns)).toHaveLength(6);
    expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toEqual([
      'AAA 58.7',
      'AA 39.4',
      'Others 1.9',
    ]);
  });

  it('a price that has its day behind a comma has that day', () => {
    const lines: Line[] = [
      ...HEAD.slice(0, 2),
      ...HEAD.slice(3),
      [112, [40, 'NAV per unit, 31 October 2023'], [240, '102.6109']],
    ];
    const { nav_per_unit, nav_date } = readPage(lines);
    expect([nav_per_unit, nav_date]).toEqual(['102.6109', '2023-10-31']);
  });
});

describe('titles left of their rows, between rules across the page', () => {
  const rule = (y: number): Box => ({ x0: 30, x1: 570, y0: y, y1: y + 0.5 });
  const row = (y: number, label: string, fund: string, benchmark?: string): Line => [
    y,
    [160, label],
    [360, '%'],
    [480, fund],
    ...(benchmark === undefined ? [] : ([[540, benchmark]] as [number, string][])),
  ];
  const titled = (title: string, line: Line): Line => [line[0], [50, title, 8.5], ...line.slice(1)] as unknown as Line;
  const PAGE: Line[] = [
    [40, [40, 'Sample Income Fund', 16]],
    [56, [40, 'For the month of March 2019']],
    [74, [50, 'SECTION'], [160, 'DESCRIPTION'], [360, 'UNIT'], [480, 'FUND'], [530, 'BENCHMARK']],
    [90, [160, 'NAV per unit'], [360, '107.8573']],
    [102, [160, 'Launch date'], [360, '17 April 2006']],
    [114, [160, 'Category'], [360, 'Income']],
    titled('RETURNS', row(140, 'LAST 3 MONTHS', '11.44', '11.00')),
    row(152, 'LAST 12 MONTHS', '9.71', '9.74'),
    titled('RETURNS BY MONTH', row(176, '201901', '11.28', '10.83')),
    row(188, '201902', '11.22', '10.84'),
    row(200, '201903', '11.48', '11.03'),
    titled('ASSET ALLOCATION', row(224, 'CASH AT BANK', '32.7')),
    row(236, 'T-BILLS', '67.3'),
    titled('TOP HOLDINGS', row(260, 'SAMPLE SUGAR SUKUK', '7.77')),
    row(272, 'SAMPLE BANK TFC', '5.45'),
  ];
  const expenses = (total: string): Line[] => [
    titled('EXPENSES YEAR TO DATE', row(296, 'REMUNERATION OF MANAGEMENT COMPANY', '1.23')),
    row(308, 'REMUNERATION OF TRUSTEE', '0.14'),
    row(320, 'OTHER EXPENSES', '0.71'),
    row(332, 'TOTAL EXPENSE RATIO', total),
  ];
  const RULES = [124, 162, 210, 246, 282, 342].map(rule);
  const readRuled = (lines: readonly Line[]): ReturnType<typeof readPage> => {
    const [fragment] = readReport({ pages: [{ ...pageOf(lines), rules: RULES }] }, { funds: [] }).fragments;
    if (fragment === undefined) throw new Error('no page of a fund');
    return fragment;
  };

  it('each part is a table of its own, with the heads of the page', () => {
    const { reported_returns, allocations, holdings } = readRuled([...PAGE, ...expenses('2.08')]);
    expect(say(reported_returns)).toEqual([
      'LAST 3 MONTHS 11.44 11.00',
      'LAST 12 MONTHS 9.71 9.74',
      '201901 11.28 10.83',
      '201902 11.22 10.84',
      '201903 11.48 11.03',
    ]);
    expect(reported_returns.slice(2).map((each) => each.period_key)).toEqual(['MONTH', 'MONTH', 'MONTH']);
    expect(allocations.map((each) => `${each.label_raw} ${each.current_period}`)).toEqual([
      'CASH AT BANK 32.7',
      'T-BILLS 67.3',
    ]);
    expect(holdings.map((each) => each.name_raw)).toEqual(['SAMPLE SUGAR SUKUK', 'SAMPLE BANK TFC']);
  });

  it('parts of an expense ratio have its period, and are no terms of the fund', () => {
    const { fees, special_terms } = readRuled([...PAGE, ...expenses('2.08')]);
    expect(fees.map((fee) => `${fee.fee_type} ${fee.value_percent} ${fee.period}`)).toEqual([
      'MANAGEMENT_FEE 1.23 YTD',
      'TRUSTEE_FEE 0.14 YTD',
      'OTHER_EXPENSES 0.71 YTD',
      'TOTAL_EXPENSE_RATIO 2.08 YTD',
    ]);
    expect(special_terms.filter((term) => term.term_type === 'MANAGEMENT_FEE')).toEqual([]);
  });

  it('a ratio that is not the sum of its parts is withheld with them', () => {
    const { fees, withheld } = readRuled([...PAGE, ...expenses('2.80')]);
    expect(fees).toEqual([]);
    expect(withheld.map(({ section, check }) => `${section} ${check}`)).toEqual(['fees ratio_said_otherwise']);
  });

  it('so are they without a title where other expenses are among them', () => {
    const list = (first: string, total: string): Line[] => [
      ...HEAD,
      [112, [40, 'Trustee'], [200, 'Sample Trustee Limited']],
      row(160, 'Management fee', first),
      row(172, 'SECP fee', '0.02'),
      row(184, 'Other expenses', '0.10'),
      row(196, 'Total expense ratio', total),
    ];
    const ratios = (lines: readonly Line[]): (string | null)[] =>
      readPage(lines)
        .fees.filter((fee) => fee.fee_type === 'TOTAL_EXPENSE_RATIO')
        .map((fee) => fee.value_percent);
    expect(ratios(list('1.50', '1.62'))).toEqual(['1.62']);
    expect(ratios(list('1.50', '1.26'))).toEqual([]);
  });

  it('a period far from its returns is no remark, and the head of a column no benchmark', () => {
    const banner: Line = [114, [40, 'NAV date : 29/03/2019'], [300, 'Standard deviation percent'], [480, '15.78']];
    const lines: Line[] = [
      ...PAGE.slice(0, 3),
      [82, [500, 'Short name : SIF']],
      ...PAGE.slice(3, 5),
      banner,
      PAGE[6] as Line,
      row(152, 'SINCE INCEPTION (CAGR)', '10.26', '10.04'),
      ...PAGE.slice(8),
    ];
    const { reported_returns, benchmark_raw, nav_date, metrics } = readRuled(lines);
    expect(say(reported_returns.slice(0, 2))).toEqual([
      'LAST 3 MONTHS 11.44 11.00',
      'SINCE INCEPTION (CAGR) 10.26 10.04',
    ]);
    expect([benchmark_raw, nav_date]).toEqual([null, '2019-03-29']);
    expect(metrics.map((metric) => metric.metric_key)).toEqual(['STANDARD_DEVIATION']);
  });

  it('a heading reaches from the beginning of its line', () => {
    const pension: KnownFund[] = ['EQUITY', 'DEBT'].map((asset_class) => ({
      name: 'Sample Pension Fund',
      other_names: [],
      amc: 'Sample',
      family: 'Sample Pension Fund',
      asset_class,
    }));
    const lines: Line[] = [
      [40, [40, 'Sample Pension Fund', 16]],
      ...PAGE.slice(1, 6),
      [124, [40, '031 Sample Pension Fund / 031-2', 8.5], [171, 'DEBT SUB FUND', 8.5], [230, '(CONT.)', 8.5]],
      ...PAGE.slice(6, 11),
    ];
    const rules = [110, 162, 210].map(rule);
    const { fragments } = readReport({ pages: [{ ...pageOf(lines), rules }] }, { funds: pension });
    expect(new Set(fragments[0]?.reported_returns.map((each) => each.sub_fund_name_raw))).toEqual(
      new Set(['Debt Sub Fund']),
    );
  });
});
