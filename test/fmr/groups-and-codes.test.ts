/** Labels of groups and codes of sub-funds: to which of them a value belongs. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, readPension, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

it('periods right of the label of an expense ratio are those of the ratio, and no returns', () => {
  const labels = ['Load', 'Total expense', 'Levies'];
  const rows = ['front-end', 'back-end', 'MTD', 'YTD', 'MTD', 'YTD'];
  const values = ['2.0%', 'Nil', '4.69%', '5.78%', '0.66%', '0.58%'];
  const lines: Line[] = [
    ...INCOME_FUND,
    ...rows.map((row, at): Line => [144 + 10 * at, [100, row], [180, values[at] ?? '']]),
    ...labels.flatMap((label, at): Line[] =>
      label === 'Total expense'
        ? [
            [164, [40, label, BOLD]],
            [174, [40, 'ratio', BOLD]],
          ]
        : [[149 + 20 * at, [40, label, BOLD]]],
    ),
  ];
  const rules = [134, 156.5, 176.5, 196.5].map((y) => ({ x0: 38, x1: 300, y0: y, y1: y }));
  const [fragment] = readReport({ pages: [{ ...pageOf(lines), rules }] }, { funds: [] }).fragments;
  const ratios = fragment?.fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO') ?? [];
  expect(ratios.map((row) => `${row.label_raw} ${row.period} ${row.value_percent}`)).toEqual([
    'Total expense ratio MTD 4.69',
    'Total expense ratio YTD 5.78',
  ]);
  expect(fragment?.reported_returns).toEqual([]);
  // Nor without the rules that show the groups.
  expect(readPage(lines).reported_returns).toEqual([]);
});

const holdings = (heads: readonly Line[]): Line[] => [
  ...INCOME_FUND,
  [140, [300, 'Top Stocks', 10]],
  ...heads,
  [174, [300, 'Sample Bank'], [380, 'Commercial Banks'], [486, '88.2'], [530, '7.06%']],
  [186, [300, 'Sample Cement'], [380, 'Cement'], [486, '80.5'], [530, '6.45%']],
  [198, [300, 'Third Bank'], [380, 'Commercial Banks'], [486, '77.5'], [530, '6.21%']],
  [210, [300, 'Fourth Cement'], [380, 'Cement'], [486, '58.6'], [530, '4.69%']],
];

it('a head level with the second line of the next is of a column, and no title', () => {
  const { holdings: read, allocations } = readPage(
    holdings([
      [152, [480, 'Rs. in', BOLD]],
      [161, [380, 'Sector', BOLD], [480, 'million', BOLD], [528, 'Weight', BOLD]],
    ]),
  );
  expect(read.map((row) => `${row.name_raw}: ${row.sector_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Bank: Commercial Banks 7.06',
    'Sample Cement: Cement 6.45',
    'Third Bank: Commercial Banks 6.21',
    'Fourth Cement: Cement 4.69',
  ]);
  expect(allocations).toEqual([]);
});

it('sectors that are repeated are no allocation by sector', () => {
  const page = readPage([
    ...holdings([[161, [380, 'Sector allocation', BOLD]]]),
    [240, [40, 'NAV per unit'], [140, '101.42']],
  ]);
  expect([page.nav_per_unit, page.allocations]).toEqual(['101.42', []]);
});

it('a column under the code of a sub-fund, and a title after it, are those of the sub-fund', () => {
  const fragment = readPension(
    [120, [40, 'Performance', 10]],
    [134, [120, 'SPF-EQ', BOLD], [180, 'SPF-DT', BOLD], [240, 'SPF-MM', BOLD]],
    [146, [40, 'MTD'], [120, '(2.38%)'], [180, '9.39%'], [240, '9.08%']],
    [158, [40, 'FYTD'], [120, '4.98%'], [180, '9.12%'], [240, '8.88%']],
    [190, [40, 'Asset Allocation (% of Total Assets)', 10]],
    [
      204,
      [40, 'SPF-EQ', BOLD],
      [110, 'Oct-24', BOLD],
      [150, 'Sep-24', BOLD],
      [240, 'SPF-DT', BOLD],
      [310, 'Oct-24', BOLD],
      [350, 'Sep-24', BOLD],
    ],
    [216, [40, 'Equities'], [110, '91.4%'], [150, '88.8%'], [240, 'PIBs'], [310, '34.5%'], [350, '27.3%']],
    [228, [40, 'Cash'], [110, '8.6%'], [150, '11.2%'], [240, 'Cash'], [310, '65.5%'], [350, '72.7%']],
    [260, [40, 'SPF-EQ: Top Equity Holdings (% of Total Assets)', 10]],
    [274, [40, 'Sample Systems Limited'], [240, '7.14%']],
    [286, [40, 'Sample Bank Limited'], [240, '6.92%']],
  );
  expect(
    fragment?.reported_returns.map((row) => `${row.sub_fund_key} ${row.period_key} ${row.fund_return_percent}`),
  ).toEqual(expect.arrayContaining(['EQUITY MTD -2.38', 'DEBT MTD 9.39', 'MONEY_MARKET MTD 9.08', 'DEBT FYTD 9.12']));
  expect(fragment?.allocations.map((row) => `${row.sub_fund_key} ${row.label_raw} ${row.current_period}`)).toEqual([
    'EQUITY Equities 91.4',
    'EQUITY Cash 8.6',
    'DEBT PIBs 34.5',
    'DEBT Cash 65.5',
  ]);
  expect(fragment?.holdings.map((row) => `${row.sub_fund_key} ${row.name_raw}`)).toEqual([
    'EQUITY Sample Systems Limited',
    'EQUITY Sample Bank Limited',
  ]);
});

it('of statistics of the fund and of an index, those of the fund are served, also where the index has none', () => {
  const { metrics, nav_per_unit } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Technical Information', 10]],
    [154, [40, 'Particulars', BOLD], [240, 'SIF', BOLD], [300, 'KSE-100', BOLD]],
    [166, [40, 'NAV per Unit (PKR)'], [240, '300.3930'], [300, '-']],
    [178, [40, 'Beta'], [240, '1.14'], [300, '1.00']],
    [190, [40, 'Standard Deviation (%)'], [240, '16.1'], [300, '15.2']],
    [202, [40, 'Price to Earning (x)'], [240, '5.7'], [300, '5.2']],
    [214, [40, 'No. of Holdings'], [240, '61'], [300, '100']],
  ]);
  expect(metrics.map((row) => `${row.metric_key} ${row.value}`)).toEqual([
    'BETA 1.14',
    'STANDARD_DEVIATION 16.1',
    'PRICE_EARNINGS 5.7',
    'NUMBER_OF_HOLDINGS 61',
  ]);
  expect(nav_per_unit).toBe('300.3930');
});

it('the day before a price on its line is that of the price', () => {
  const page = readPage([...INCOME_FUND, [140, [40, 'October 31, 2024'], [140, 'NAV – PKR'], [184, '300.3930']]]);
  expect([page.nav_per_unit, page.nav_date]).toEqual(['300.3930', '2024-10-31']);
});

it('people with bars between them are one each, and a note after them is not a name', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [
      140,
      [40, 'Investment Committee:', BOLD],
      [130, 'Sana Mirza (CEO) | Omar Dar, CFA (CIO) | Mufti Hina Lodhi (Shariah'],
    ],
    [150, [40, 'Advisor)']],
    [160, [40, 'Shariah Advisor']],
    [170, [40, '¹ CAGR. Other returns are absolute']],
  ]);
  expect(parties.flatMap((row) => (row.name_raw === null ? [] : [`${row.name_raw}: ${row.designation_raw}`]))).toEqual([
    'Sana Mirza: CEO',
    'Omar Dar, CFA: CIO',
    'Mufti Hina Lodhi: Shariah Advisor',
  ]);
  expect(parties.filter((row) => row.role === 'SHARIAH_ADVISOR')).toEqual([]);
});

it('levies in the brackets of a ratio are a part of it', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [140, [40, 'TER (MTD)'], [140, '1.27% (incl. 0.14% government levies)']],
    [152, [40, 'TER (YTD)'], [140, '1.31% (levies 0.15%)']],
  ]);
  expect(fees.map((row) => `${row.period} ${row.value_percent} ${row.government_levy_percent}`)).toEqual([
    'MTD 1.27 0.14',
    'YTD 1.31 0.15',
  ]);
});

it('the month that a report compares itself with is not its own', () => {
  const funds = [fundOf('Sample Income Fund')];
  const lines: Line[] = [
    [30, [300, 'Period:'], [330, 'October 2024'], [400, 'Compared with: September 2024']],
    [44, [40, 'Sample Income Fund', 16]],
    [80, [40, 'Category'], [140, 'Income']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Trustee'], [140, 'CDC']],
  ];
  expect(readReport({ pages: [pageOf(lines)] }, { funds }).fragments[0]?.report_date).toBe('2024-10-31');
});

it('a benchmark continues in lines that have the words of a title, and in a figure at the end of one', () => {
  const { benchmark_raw } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Benchmark'], [140, 'Weighted average']],
    [151.5, [140, 'return of the KSE 100 and']],
    [161, [140, 'six months PKRV rates,'], [223.5, '75%']],
    [170.5, [140, 'of the net assets']],
  ]);
  expect(benchmark_raw).toBe('Weighted average return of the KSE 100 and six months PKRV rates, 75% of the net assets');
});

it('a ratio with levies below the one without is not served, nor is the other', () => {
  const { fees, withheld } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Expense Ratio', 10]],
    [154, [140, 'TER with levies'], [240, 'TER without levies']],
    [166, [40, 'MTD'], [150, '4.67%'], [250, '4.06%']],
    [178, [40, 'YTD'], [150, '0.68%'], [250, '4.08%']],
  ]);
  expect(fees.map((row) => `${row.period} ${row.value_percent}`)).toEqual(['MTD 4.67', 'MTD 4.06']);
  expect(withheld.map(({ check }) => check)).toEqual(['ratio_below_parts']);
});

it('a benchmark continues under its label, also where that line is set in', () => {
  const { benchmark_raw } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Benchmark:', BOLD], [85, '90% three months PKRV & 10% average three months deposit']],
    [150, [46, 'rates of three AA rated scheduled banks']],
    [164, [40, 'Leverage:', BOLD], [80, 'Nil']],
  ]);
  expect(benchmark_raw).toBe(
    '90% three months PKRV & 10% average three months deposit rates of three AA rated scheduled banks',
  );
});
