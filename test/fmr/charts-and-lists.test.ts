/** Charts with legends, grids in strips, lists of debt papers, and values that state two facts. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [700, [40, 'Auditor'], [140, 'Sample and Company']],
  [712, [40, 'Pricing Mechanism'], [140, 'Forward']],
];

const sharesOf = (lines: readonly Line[]): string[] =>
  readPage([...FUND, ...lines]).allocations.map(
    (row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`,
  );

it('months in two strips with the same row labels are one series', () => {
  const strip = (
    y: number,
    months: readonly string[],
    ...rows: readonly (readonly [string, ...string[]])[]
  ): Line[] => [
    [
      y,
      [40, 'Monthly Returns', BOLD],
      ...months.map((month, at): [number, string, number] => [140 + 60 * at, month, BOLD]),
    ],
    ...rows.map(([label, ...figures], row): Line => [
      y + 13 * (row + 1),
      [40, label],
      ...figures.map((figure, at): [number, string] => [140 + 60 * at, figure]),
    ]),
  ];
  const { reported_returns } = readPage([
    ...FUND,
    ...strip(
      140,
      ['May-24', 'Jun-24', 'Jul-24'],
      ['SIF', '17.10%', '16.60%', '15.20%'],
      ['Benchmark', '17.50%', '16.50%', '15.90%'],
    ),
    ...strip(
      179,
      ['Aug-24', 'Sep-24', 'Oct-24'],
      ['SIF', '14.30%', '13.80%', '12.40%'],
      ['Benchmark', '14.10%', '13.30%', '12.90%'],
    ),
  ]);
  expect(reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent}`)).toEqual([
    'May-24 17.10',
    'Jun-24 16.60',
    'Jul-24 15.20',
    'Aug-24 14.30',
    'Sep-24 13.80',
    'Oct-24 12.40',
  ]);
});

it('two charts of the same classes, each under its month, are shares of this month and the one before', () => {
  const legend = (x: number, month: string, bonds: string, cash: string, label = 'Term Deposits'): Line[] => [
    [150, [x + 30, month, BOLD]],
    [180, [x + 60, 'PIBs'], [x + 140, bonds]],
    [192, [x + 60, label], [x + 140, cash]],
  ];
  const title: Line = [136, [40, 'Asset Allocation (% of Total Assets)', 9]];
  const october = legend(40, 'October 2024', '84.2%', '15.8%');
  expect(sharesOf([title, ...october, ...legend(260, 'September 2024', '87.3%', '12.7%')])).toEqual([
    'PIBs 84.2 87.3',
    'Term Deposits 15.8 12.7',
  ]);
  // The label of one chart has lost its blank.
  const september = legend(260, 'September 2024', '87.3%', '12.7%', 'TermDeposits');
  expect(sharesOf([title, ...october, ...september])).toEqual(['PIBs 84.2 null', 'Term Deposits 15.8 null']);
});

it('a swatch in the middle of two lines is of one item', () => {
  const page = pageOf([
    ...FUND,
    [140, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [160, [60, 'T-Bills'], [180, '80.0%']],
    [174, [60, 'Placements with']],
    [183, [60, 'Banks and DFIs']],
    [178.5, [180, '20.0%']],
  ]);
  const swatch = (y: number) => ({ x0: 50, x1: 56, y0: y - 6, y1: y, color: '#336699' });
  const [fragment] = readReport(
    { pages: [{ ...page, shades: [swatch(160), swatch(178.5)] }] },
    { funds: [] },
  ).fragments;
  expect(fragment?.allocations.map((row) => row.label_raw)).toEqual(['T-Bills', 'Placements with Banks and DFIs']);
});

it('an entry of a legend over a table is no head of its columns', () => {
  const lines: Line[] = [
    [136, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [150, [60, 'Ijara Sukuk'], [160, 'Cash'], [220, 'Others']],
    [166, [40, 'Asset Class', BOLD], [160, 'Oct-24', BOLD], [220, 'Sep-24', BOLD]],
    [180, [40, 'Ijara Sukuk'], [160, '54.1%'], [220, '51.0%']],
    [192, [40, 'Cash'], [160, '43.0%'], [220, '46.0%']],
    [204, [40, 'Others'], [160, '2.9%'], [220, '3.0%']],
  ];
  expect(sharesOf(lines)).toEqual(['Ijara Sukuk 54.1 51.0', 'Cash 43.0 46.0', 'Others 2.9 3.0']);
});

it.each([
  'TFCs / Sukuk (% of Total Assets)',
  'Investment in TFCs and Sukuk (as % of total assets)',
  'Sukuk Portfolio (% of Total Assets)',
])('the names under “%s” are those of holdings, before their ratings and maturities', (title) => {
  const { holdings } = readPage([
    ...FUND,
    [136, [40, title, 9]],
    [150, [200, 'Rating', BOLD], [250, 'Maturity', BOLD], [330, 'Weight', BOLD]],
    [164, [40, 'Sample Bank Ltd. TFC-IV'], [200, 'AA'], [250, '29-Dec-31'], [330, '5.88%']],
    [176, [40, 'Sample Power Ltd. TFC-I'], [200, 'A+'], [250, 'Perpetual'], [330, '4.50%']],
    [188, [40, 'Sample Leasing Ltd. TFC-II'], [200, 'A'], [250, '31-Mar-26'], [330, '3.64%']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Bank Ltd. TFC-IV 5.88',
    'Sample Power Ltd. TFC-I 4.50',
    'Sample Leasing Ltd. TFC-II 3.64',
  ]);
});

it.each<[string, string, ...Line[]]>([
  ['1000', '100', [116, [40, 'Minimum Investment'], [140, 'PKR 1,000 (subsequent: PKR 100)']]],
  [
    '5000',
    '1000',
    [116, [40, 'Min. Subscription']],
    [125, [40, '(Initial / Subsequent)']],
    [116, [140, 'Rs. 5,000 / Rs. 1,000']],
  ],
])('one value states the first minimum %s and the next one %s', (first, next, ...lines) => {
  const page = readPage([...FUND, ...lines]);
  expect([page.minimum_initial_investment, page.minimum_subsequent_investment]).toEqual([first, next]);
});

it('a value of two loads has one for each end that its label names', () => {
  const { special_terms } = readPage([...FUND, [116, [40, 'Load (Front-end / Back-end)'], [170, '1.50% / Nil']]]);
  expect(special_terms.map((row) => [row.term_type, row.value_raw, row.value_percent])).toEqual([
    ['FRONT_END_LOAD', '1.50%', '1.50'],
    ['BACK_END_LOAD', 'Nil', '0'],
  ]);
});

it('a rating has its date, also where the year has an apostrophe', () => {
  const { ratings } = readPage([
    ...FUND,
    [116, [40, 'Stability Rating'], [140, 'AA(f) by PACRA as on 21st February ’24']],
  ]);
  expect(ratings).toMatchObject([{ rating_raw: 'AA(f)', rating_agency: 'PACRA', rating_date: '2024-02-21' }]);
});

it('values of ratings under the title of the objective are not the objective', () => {
  const { special_terms } = readPage([
    ...FUND,
    [140, [40, 'Investment Objective', 9]],
    [152, [40, '"2 Star" by PACRA 22-Oct-24 and "AM1" by VIS 02-Jan-25']],
  ]);
  expect(special_terms.map((row) => row.term_type)).not.toContain('INVESTMENT_OBJECTIVE');
});

it('ratings in sentences have their agencies and dates', () => {
  const { ratings } = readPage([
    ...FUND,
    [140, [40, 'PACRA assigned a stability rating of AA-(f) to the Fund on October 18, 2024. The Company holds an']],
    [150, [40, 'asset manager rating of AM2 from VIS, which was reaffirmed on September 28, 2024.']],
  ]);
  expect(ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
    ['FUND_STABILITY', 'AA-(f)', 'PACRA', '2024-10-18'],
    ['ASSET_MANAGER', 'AM2', 'VIS', '2024-09-28'],
  ]);
});

it('a committee in one sentence, or under a title that looks like a label, has all its members', () => {
  const membersOf = (...lines: readonly Line[]): string[] =>
    readPage([...FUND, ...lines]).parties.flatMap(({ name_raw, designation_raw }) =>
      name_raw === null ? [] : [`${name_raw}: ${designation_raw}`],
    );
  const members = ['Sana Mirza: Chief Executive', 'Omar Dar: Fund Manager', 'Hina Lodhi: Head of Risk'];
  expect(
    membersOf(
      [130, [40, 'Investment committee', 10]],
      [144, [40, 'The members of the investment committee are Sana Mirza (Chief Executive), Omar Dar']],
      [154, [40, '(Fund Manager) and Hina Lodhi (Head of Risk).']],
    ),
  ).toEqual(members);
  expect(
    membersOf(
      [130, [40, 'Investment Committee', BOLD]],
      [140, [40, 'Sana Mirza', BOLD]],
      [150, [40, 'Chief Executive']],
      [160, [40, 'Omar Dar', BOLD]],
      [170, [40, 'Fund Manager']],
      [180, [40, 'Hina Lodhi', BOLD]],
      [190, [40, 'Head of Risk']],
    ),
  ).toEqual(members);
});

it('the head of a list of Shariah advisors is not the name of one', () => {
  const { parties } = readPage([
    ...FUND,
    [130, [40, 'Shariah Advisors', 10]],
    [146, [40, 'Name', BOLD], [200, 'Designation', BOLD]],
    [160, [40, 'Mufti Zubair Mirza'], [200, 'Shariah Advisor']],
  ]);
  expect(parties.map((row) => row.organization_raw ?? row.name_raw)).not.toContain('Name');
});

it('a period after a label is not its value', () => {
  const { fees, special_terms } = readPage([...FUND, [130, [40, 'Govt. Levies – YTD', BOLD]], [140, [40, '0.20%']]]);
  expect(special_terms.map((row) => row.value_raw)).not.toContain('YTD');
  expect(fees.map((row) => row.value_percent)).toEqual(['0.20']);
});

it('returns that do not differ by what is printed are withheld, and those of the other periods are served', () => {
  const page = readPage([
    ...FUND,
    [130, [40, 'Performance', 10]],
    [146, [140, 'Fund', BOLD], [220, 'Benchmark', BOLD], [320, 'Difference', BOLD]],
    [160, [40, '1 Month'], [140, '12.90%'], [220, '12.06%'], [320, '0.84%']],
    [172, [40, '3 Months'], [140, '12.69%'], [220, '12.46%'], [320, '0.23%']],
    [184, [40, '6 Months'], [140, '13.10%'], [220, '12.60%'], [320, '0.50%']],
    [196, [40, 'FYTD'], [140, '18.22%'], [220, '12.66%'], [320, '0.56%']],
    [208, [40, '1 Year'], [140, '13.36%'], [220, '12.85%'], [320, '0.51%']],
  ]);
  expect(page.reported_returns.map((row) => row.period_label_raw)).toEqual([
    '1 Month',
    '3 Months',
    '6 Months',
    '1 Year',
  ]);
  expect(page.withheld.map((group) => [group.check, group.figures])).toEqual([
    ['difference_contradicts', ['18.22%', '12.66%']],
  ]);
});
