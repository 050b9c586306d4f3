/** Pages with a table for each kind of fact, in which codes name the funds; and two funds left and right of labels. */
import { expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

const FUNDS = [
  fundOf('Sample Cash Fund'),
  fundOf('Sample Stock Fund'),
  ...['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part)),
];
const CODES: readonly Line[] = [
  [30, [40, 'Funds and terms, October 2024', 16]],
  [60, [40, 'Name', BOLD], [160, 'Code', BOLD], [210, 'Category', BOLD], [300, 'Launch Date', BOLD]],
  [75, [40, 'Sample Cash Fund'], [160, 'SCF'], [210, 'Money Market'], [300, '31-May-10']],
  [90, [40, 'Sample Stock Fund'], [160, 'SSF'], [210, 'Equity'], [300, '7-Mar-05']],
  [105, [40, 'Sample Pension Fund'], [160, 'SPF'], [210, 'Pension'], [300, '21-Sep-15']],
];

function read(...lines: readonly Line[]): Map<string | null, ReadFragment> {
  const second = { ...pageOf([[30, [40, 'October 2024', 16]], ...lines]), page_number: 2 };
  const { fragments } = readReport({ pages: [pageOf(CODES), second] }, { funds: FUNDS });
  return new Map(fragments.filter(({ page_number }) => page_number === 2).map((each) => [each.fund_name_raw, each]));
}

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map((row) =>
    [row.sub_fund_key, row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent].join(' '),
  );

it('a code left of the rows of fund and benchmark says whose they are', () => {
  const found = read(
    [60, [40, 'Performance', 10]],
    [75, [40, 'Code', BOLD], [250, 'MTD', BOLD], [310, '3M', BOLD], [370, '1Y', BOLD]],
    [90, [140, 'Fund'], [250, '9.71%'], [310, '9.13%'], [370, '8.24%']],
    [97.5, [40, 'SCF']],
    [105, [140, 'Benchmark'], [250, '9.31%'], [310, '9.08%'], [370, '8.55%']],
    [120, [140, 'Fund'], [250, '0.49%'], [310, '7.97%'], [370, '12.73%']],
    [127.5, [40, 'SSF']],
    [135, [140, 'Benchmark'], [250, '0.11%'], [310, '5.17%'], [370, '10.79%']],
    [150, [140, 'Fund'], [250, '8.22%'], [310, '7.80%'], [370, '7.04%']],
    [157.5, [40, 'SPF Debt']],
    [165, [140, 'Benchmark'], [250, '9.31%'], [310, '9.08%'], [370, '8.55%']],
  );
  expect(returnsOf(found.get('Sample Cash Fund'))).toEqual([' MTD 9.71 9.31', ' 3M 9.13 9.08', ' 1Y 8.24 8.55']);
  expect(returnsOf(found.get('Sample Stock Fund'))).toEqual([' MTD 0.49 0.11', ' 3M 7.97 5.17', ' 1Y 12.73 10.79']);
  expect(returnsOf(found.get('Sample Pension Fund'))).toEqual([
    'DEBT MTD 8.22 9.31',
    'DEBT 3M 7.80 9.08',
    'DEBT 1Y 7.04 8.55',
  ]);
});

it('rows of sub-funds are rows of their table, however far their figures are', () => {
  const found = read(
    [60, [40, 'Credit Quality (% of total assets)', 10]],
    [75, [40, 'Code', BOLD], [340, 'Govt. Securities', BOLD], [440, 'AAA', BOLD], [500, 'Others', BOLD]],
    [90, [40, 'SCF'], [350, '57.9%'], [440, '41.0%'], [500, '1.1%']],
    [105, [40, 'SPF Debt'], [350, '50.0%'], [440, '47.6%'], [500, '2.4%']],
    [120, [40, 'SPF Money Market'], [350, '23.1%'], [440, '75.3%'], [500, '1.6%']],
  );
  const shares = found
    .get('Sample Pension Fund')
    ?.allocations.map((row) => [row.sub_fund_key, row.label_raw, row.current_period].join(' '));
  expect(shares).toEqual([
    'DEBT Govt. Securities 50.0',
    'DEBT AAA 47.6',
    'DEBT Others 2.4',
    'MONEY_MARKET Govt. Securities 23.1',
    'MONEY_MARKET AAA 75.3',
    'MONEY_MARKET Others 1.6',
  ]);
});

it('lists of holdings side by side under one title are those of the codes over them', () => {
  const found = read(
    [60, [40, 'Top Holdings (% of total assets)', 10]],
    [
      75,
      [40, 'SCF', BOLD],
      [150, '%', BOLD],
      [175, 'SSF', BOLD],
      [290, '%', BOLD],
      [315, 'SPF Equity', BOLD],
      [430, '%', BOLD],
    ],
    [
      90,
      [40, 'Sample Power Sukuk'],
      [150, '7.68'],
      [175, 'Sample Cement Ltd.'],
      [286, '8.32'],
      [315, 'Other Cement Ltd.'],
      [426, '12.23'],
    ],
    [
      105,
      [40, 'Sample Sugar Sukuk'],
      [150, '4.50'],
      [175, 'Sample Bank Ltd.'],
      [286, '7.92'],
      [315, 'Other Bank Ltd.'],
      [426, '9.34'],
    ],
    [120, [175, 'Sample Textile Ltd.'], [286, '7.21'], [315, 'Other Textile Ltd.'], [426, '8.52']],
    [135, [175, 'Sample Oil Ltd.'], [286, '6.98'], [315, 'Other Oil Ltd.'], [426, '7.15']],
    [165, [40, 'AMC Rating:', BOLD], [86, 'AM3+ by VIS (30-Jun-21)']],
  );
  const holdingsOf = (name: string): string[] =>
    (found.get(name)?.holdings ?? []).map((row) =>
      [row.sub_fund_key, row.name_raw, row.percent_of_total_assets].join(' '),
    );
  expect(holdingsOf('Sample Cash Fund')).toEqual([' Sample Power Sukuk 7.68', ' Sample Sugar Sukuk 4.50']);
  expect(holdingsOf('Sample Stock Fund')).toEqual([
    ' Sample Cement Ltd. 8.32',
    ' Sample Bank Ltd. 7.92',
    ' Sample Textile Ltd. 7.21',
    ' Sample Oil Ltd. 6.98',
  ]);
  expect(holdingsOf('Sample Pension Fund')[0]).toBe('EQUITY Other Cement Ltd. 12.23');
  expect(
    [...found.values()].map(({ ratings }) => ratings.map(({ rating_raw }) => rating_raw).join()),
    'the rating of the manager is of all funds',
  ).toEqual(['AM3+', 'AM3+', 'AM3+']);
});

// Labels in the middle, with the cells of one fund on either side and its lists further out.
const MIRRORED: readonly Line[] = [
  [20, [20, 'Sample Cash Fund', 14], [440, 'Sample Stock Fund', 14]],
  [21, [270, 'October 2024']],
  [60, [180, 'Money Market'], [270, 'Category'], [340, 'Equity Scheme']],
  [72, [184, '31-May-2010'], [266, 'Launch Date'], [340, '7-Mar-2005']],
  [84, [202, '50.5096'], [264, 'NAV per Unit'], [340, '101.1112']],
  [96, [206, '5,241.3'], [252, 'Fund Size (Rs. mn)'], [340, '3,994.2']],
  [108, [218, '0.75%'], [259, 'Management Fee'], [340, '2.00%']],
  [120, [218, '1.00%'], [259, 'Front-end Load'], [340, '3.00%']],
  [132, [226, 'Nil'], [261, 'Back-end Load'], [340, 'Nil']],
  [144, [222, 'Low'], [263, 'Risk Profile'], [340, 'High']],
  [66, [20, 'Asset Mix (% of total assets)', 9], [440, 'Asset Mix (% of total assets)', 9]],
  [79, [20, 'T-Bills'], [110, '69.0'], [440, 'Equities'], [540, '92.2']],
  [91, [20, 'Cash'], [110, '29.0'], [440, 'Cash'], [540, '6.1']],
  [103, [20, 'Others'], [114, '2.0'], [440, 'Others'], [540, '1.7']],
  [132, [440, 'Sectors (% of total assets)', 9]],
  [144, [440, 'Cement'], [540, '60.2']],
  [156, [440, 'Banks'], [540, '32.0']],
  [
    240,
    [20, 'Dealing Days:', BOLD],
    [76, 'Monday to Friday'],
    [150, 'Pricing Mechanism:', BOLD],
    [228, 'Forward'],
    [266, 'Investment Committee:', BOLD],
    [356, 'Sana Mirza (Chief Executive Officer), Omar Dar, CFA (Head of Risk)'],
  ],
];

it('two funds left and right of one column of labels keep their own cells and lists, and share the foot', () => {
  const { fragments } = readReport({ pages: [pageOf(MIRRORED)] }, { funds: FUNDS });
  const said = fragments.map((page) => [
    page.fund_name_raw,
    page.nav_per_unit,
    page.fund_size,
    page.risk_profile_raw,
    page.dealing_days_raw,
    page.pricing_mechanism_raw,
  ]);
  expect(said).toEqual([
    ['Sample Cash Fund', '50.5096', '5241300000', 'Low', 'Monday to Friday', 'Forward'],
    ['Sample Stock Fund', '101.1112', '3994200000', 'High', 'Monday to Friday', 'Forward'],
  ]);
  const shares = fragments.map((page) => page.allocations.map((row) => `${row.label_raw} ${row.current_period}`));
  expect(shares).toEqual([
    ['T-Bills 69.0', 'Cash 29.0', 'Others 2.0'],
    ['Equities 92.2', 'Cash 6.1', 'Others 1.7', 'Cement 60.2', 'Banks 32.0'],
  ]);
  const people = fragments.map(({ parties }) => parties.flatMap(({ name_raw }) => name_raw ?? []));
  expect(people).toEqual([
    ['Sana Mirza', 'Omar Dar, CFA'],
    ['Sana Mirza', 'Omar Dar, CFA'],
  ]);
});
