/** A filled column of facts at the edge of the sheet, rows with sizes in words, and heads of the labels of plans. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const BOLD = 8.2;

it('texts of a filled column at the edge of the sheet label no row of a table at its side', () => {
  const page = pageOf([
    [46, [186, 'Sample Income Fund', 19]],
    [571, [204, 'Sample Bank Limited TFC-III'], [492, 'AA+'], [611, '7.85%']],
    [582, [19, 'Investment committee', 9.1]],
    [585, [204, 'Sample Power Sukuk'], [492, 'AA'], [611, '6.03%']],
    [594, [19, 'Chief Executive', 6.9]],
    [599, [204, 'Sample Cement Sukuk'], [492, 'A+'], [611, '4.48%']],
    [603, [19, 'Ahmed Sample', 8.1]],
    [612.5, [204, 'Sample Microfinance TFC'], [492, 'A+'], [611, '3.67%']],
    [617.5, [19, 'Chief Investment Officer', 6.9]],
    [627, [204, 'Sample Fertilizer Sukuk'], [492, 'AA'], [611, '2.69%']],
    [673, [19, 'Hina Sample', 8.1]],
    [680, [460, 'Weighted average maturity (years)'], [619, '2.3']],
    [687.5, [19, 'Chief Risk Officer', 6.9]],
  ]);
  const holdingsWith = (...shades: readonly Shade[]): string[] => {
    const [read] = readReport({ pages: [{ ...page, width: 661, height: 935, shades }] }, { funds: [] }).fragments;
    return (read?.holdings ?? []).map((row) => `${row.name_raw} ${row.percent_of_total_assets}`);
  };
  const column: Shade = { x0: 0, x1: 164, y0: 0, y1: 935, color: '#12344d' };
  expect(holdingsWith(column)).toEqual([
    'Sample Bank Limited TFC-III 7.85',
    'Sample Power Sukuk 6.03',
    'Sample Cement Sukuk 4.48',
    'Sample Microfinance TFC 3.67',
    'Sample Fertilizer Sukuk 2.69',
  ]);
  // A tinted background of a part of the page has texts that cross its edge, and a field of the sheet is lower.
  expect(holdingsWith({ ...column, x1: 210 })).not.toContain('Sample Power Sukuk 6.03');
  expect(holdingsWith({ ...column, y1: 300 })).not.toContain('Sample Power Sukuk 6.03');
});

it('a name before a size with its unit is the label of a wide row, and the next title is not of it alone', () => {
  const returns = (
    readPension(
      [120, [180, 'Sub-fund'], [380, 'Net assets'], [480, 'NAV per unit (Rs.)'], [560, 'Units in issue']],
      [134, [180, 'SPF Equity'], [380, 'Rs. 170.1 mn'], [500, '185.7480'], [560, '915,572']],
      [148, [180, 'SPF Debt'], [380, 'Rs. 359.2 mn'], [500, '248.5068'], [560, '1,445,371']],
      [162, [180, 'SPF Money Market'], [380, 'Rs. 668.2 mn'], [500, '255.5828'], [560, '2,614,417']],
      [182, [180, 'Returns (%)', 10]],
      [196, [300, '1 month'], [360, '3 months'], [420, '1 year']],
      [210, [180, 'SPF Equity', BOLD], [300, '4.20'], [360, '15.98'], [420, '54.42']],
      [224, [180, 'SPF Debt', BOLD], [300, '19.55'], [360, '20.74'], [420, '20.82']],
      [238, [180, 'SPF Money Market', BOLD], [300, '20.94'], [360, '20.90'], [420, '20.89']],
    )?.reported_returns ?? []
  ).map((row) => `${row.sub_fund_key} ${row.period_key} ${row.fund_return_percent}`);
  expect(returns).toHaveLength(9);
  expect(returns).toContain('EQUITY 1Y 54.42');
  expect(returns).toContain('MONEY_MARKET 1M 20.94');
});

it('a title names a sub-fund by the initials of its fund and its class', () => {
  const holdingsUnder = (title: string): (string | null)[] =>
    (
      readPension(
        [120, [40, title, 10]],
        [134, [40, '#'], [60, 'Name'], [300, 'Sector'], [420, 'Weight']],
        [146, [40, '1'], [60, 'Sample Bank Limited'], [300, 'Banks'], [420, '10.78%']],
        [158, [40, '2'], [60, 'Sample Petroleum Limited'], [300, 'Exploration'], [420, '9.04%']],
        [170, [40, '3'], [60, 'Sample Cement Limited'], [300, 'Cement'], [420, '6.76%']],
      )?.holdings ?? []
    ).map((row) => row.sub_fund_key);
  expect(holdingsUnder('Largest holdings of SPF Equity (% of total assets)')).toEqual(['EQUITY', 'EQUITY', 'EQUITY']);
  // Of two classes, and behind the initials of another fund, none is named.
  for (const named of ['SPF Equity and SPF Debt', 'SIF Equity'])
    expect(holdingsUnder(`Largest holdings of ${named} (% of total assets)`)).not.toContain('EQUITY');
});

const FUND = 'Sample Planning Fund';
const PLANS = ['Sample Active Allocation Plan', 'Sample Moderate Allocation Plan', 'Sample Prudent Allocation Plan'];
const COLUMNS = [150, 300, 450];

function readPlans(...lines: readonly Line[]) {
  const head: readonly Line[] = [
    [40, [40, FUND, 16]],
    [60, [40, 'Report for the month of October 2024']],
    [80, [40, 'Category'], [140, 'Fund of Funds']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
  ];
  const funds = [fundOf(FUND), ...PLANS.map((name) => ({ ...fundOf(name), family: FUND }))];
  return readReport({ pages: [pageOf([...head, ...lines])] }, { funds }).fragments[0];
}

const rowOf = (y: number, label: string, ...cells: readonly string[]): Line => [
  y,
  [40, label],
  ...cells.map((cell, at) => [(COLUMNS[at] ?? 0) + 80, cell] as const),
];
const plansAt = (y: number, first: string): Line => [
  y,
  [44, first, BOLD],
  ...PLANS.map((name, at) => [COLUMNS[at] ?? 0, name, BOLD] as const),
];

it('a word over the labels next to names of plans is no title of the table', () => {
  const allocations = readPlans(
    [140, [40, 'Composition of Plans (% of Total Assets)', 8.5]],
    plansAt(152, 'Particulars'),
    rowOf(164, 'SSF', '71.4%', '53.1%', '17.0%'),
    rowOf(176, 'SIF', '25.3%', '43.6%', '80.8%'),
    rowOf(188, 'Cash at bank', '3.3%', '3.3%', '2.2%'),
    rowOf(200, 'Total', '100.0%', '100.0%', '100.0%'),
  )?.allocations.map((row) => `${row.sub_fund_name_raw} ${row.label_raw} ${row.percent_of_total_assets}`);
  expect(allocations).toHaveLength(9);
  expect(allocations).toContain('Sample Prudent Allocation Plan SSF 17.0');
});

it('levels of risk under names of plans are the risk of each, and the day over their prices is that of the prices', () => {
  const read = readPlans(
    [140, [40, 'Plan Statistics as of Oct 31, 2024', 8.5]],
    plansAt(152, 'Item'),
    rowOf(164, 'Date of Commencement', '13th Feb, 2017', '13th Feb, 2017', '6th Aug, 2018'),
    rowOf(176, 'NAV per Unit (Rs.)', '165.1626', '121.2609', '107.8053'),
    rowOf(188, 'Units Outstanding', '2,223,870', '1,475,395', '915,698'),
    rowOf(200, 'Risk Profile of the Plan', 'High', 'Medium', 'Low'),
  );
  const risks = read?.special_terms.filter(({ term_type }) => term_type === 'RISK_PROFILE');
  expect(risks?.map((row) => `${row.sub_fund_name_raw} ${row.value_raw}`)).toEqual([
    'Sample Active Allocation Plan High',
    'Sample Moderate Allocation Plan Medium',
    'Sample Prudent Allocation Plan Low',
  ]);
  expect(read?.nav_date).toBe('2024-10-31');
});

it('the head of the names in a table of breaches may be that of exposures', () => {
  const { compliance, holdings } = readPage([
    ...INCOME_FUND,
    [180, [40, 'Non-compliant exposures (Rs. million)', 10]],
    [
      194,
      [40, 'Exposure'],
      [130, 'Kind'],
      [170, 'Value before provision'],
      [290, 'Provision held'],
      [370, 'Value after provision'],
      [480, '% of net assets'],
    ],
    [208, [40, 'Sample Mills'], [130, 'TFC'], [220, '37.45'], [310, '(37.45)'], [430, '0.00'], [500, '0.00%']],
  ]);
  expect(compliance.map((row) => [row.name_raw, row.limit_type_raw, row.net_assets_percent])).toEqual([
    ['Sample Mills', 'TFC', '0.00'],
  ]);
  expect(holdings.map((row) => row.value_before_provisioning)).toEqual(['37450000']);
});
