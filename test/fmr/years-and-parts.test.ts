/** Grids of fiscal years, ratios and their parts, and tables next to the parts of another column of the page. */
import { expect, it } from 'vitest';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { kindOfShares } from '#sources/fmr/meaning/read-shares.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, tablesOf, type Line } from './placed-words.ts';

const MONTHS = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const grid = (years: readonly string[], filled = MONTHS.length): Line[] => [
  [130, [40, 'Monthly Returns (%)', 10]],
  [144, [40, 'Fiscal Year'], ...[...MONTHS, 'YTD'].map((name, at): [number, string] => [110 + 34 * at, name])],
  ...years.map((year, row): Line => [
    158 + 12 * row,
    [40, year],
    ...MONTHS.slice(0, row === 0 ? 4 : filled).map((_, at): [number, string] => [110 + 34 * at, `${row}.${10 + at}%`]),
    [110 + 34 * 12, `${row + 5}.00%`],
  ]),
];
const monthsOf = (lines: readonly Line[]): string[] =>
  readPage([
    ...INCOME_FUND,
    [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']],
    ...lines,
  ]).reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent}`);

it.each([
  ['both years', ['2024-2025', '2023-2024']],
  ['the second year in two digits', ['2024-25', '2023-24']],
  ['the year that it ends in', ['FY25', 'FY24']],
])('the months of a fiscal year named by %s are of two years, and its return to date is no month', (_, years) => {
  const months = monthsOf(grid(years));
  expect(months).toHaveLength(16);
  expect(months).toEqual(
    expect.arrayContaining(['Jul 2024 0.10', 'Oct 2024 0.13', 'Dec 2023 1.15', 'Jan 2024 1.16', 'Jun 2024 1.21']),
  );
});

it('months from July to June under years of one number are not read: which two years they are of is not known', () => {
  expect(monthsOf(grid(['2025 Fund', '2024 Fund']))).toEqual([]);
});

it('an expense ratio that is less than one of its parts is withheld with the parts of its period', () => {
  const withheldOf = (ratio: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [130, [40, 'Expense Ratio (annualised)', 10]],
      [144, [110, 'Management Fee'], [200, 'Trustee Fee'], [280, 'Other Expenses'], [370, 'TER incl. Levies']],
      [156, [40, 'MTD'], [120, '1.02%'], [205, '0.10%'], [290, '0.20%'], [380, '1.62%']],
      [168, [40, 'YTD'], [120, '1.14%'], [205, '0.11%'], [290, '0.23%'], [380, ratio]],
    ]).withheld.map(({ check, figures }) => `${check} ${figures.join(' ')}`);
  expect(withheldOf('1.77%')).toEqual([]);
  expect(withheldOf('0.46%')).toEqual([expect.stringMatching(/^ratio_below_parts .*1\.14%.*0\.46%/)]);
});

it('the benchmark’s return since inception and the launch in the part of a plan are the plan’s', () => {
  const part = (y: number, plan: string, [own, benchmark, launch]: readonly [string, string, string]): Line[] => [
    [y, [40, `Sample ${plan} Plan`, 11]],
    [y + 14, [40, 'Since Inception Return:'], [160, own]],
    [y + 26, [40, 'Since Inception Benchmark:'], [160, benchmark]],
    [y + 39, [40, 'Plan Launch Date:'], [160, launch]],
  ];
  const lines: Line[] = [
    [40, [40, 'Sample Planning Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Category'], [140, 'Fund of Funds']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Trustee'], [140, 'CDC']],
    ...part(140, 'Balanced Allocation', ['6.22%', '5.28%', '15-Feb-2016']),
    ...part(220, 'Active Allocation', ['4.90%', '3.82%', '3-Jul-2017']),
  ];
  const plans = ['Sample Balanced Allocation Plan', 'Sample Active Allocation Plan'].map((name) => ({
    ...fundOf(name),
    family: 'Sample Planning Fund',
  }));
  const [fragment] = readReport(
    { pages: [pageOf(lines)] },
    { funds: [fundOf('Sample Planning Fund'), ...plans] },
  ).fragments;
  expect(
    fragment?.reported_returns.map(
      (row) => `${row.sub_fund_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    ),
  ).toEqual(['BALANCED_ALLOCATION_PLAN 6.22 5.28', 'ACTIVE_ALLOCATION_PLAN 4.90 3.82']);
  expect(fragment?.special_terms.map((row) => `${row.term_type} ${row.sub_fund_key} ${row.value_date}`)).toEqual([
    'LAUNCH_DATE BALANCED_ALLOCATION_PLAN 2016-02-15',
    'LAUNCH_DATE ACTIVE_ALLOCATION_PLAN 2017-07-03',
  ]);
});

it('launches on one line under the headings of plans are the plans’, although some have the mark of a note', () => {
  const columns = [
    ['Active', 40, 'Launch Date*', 'November 8, 2017'],
    ['Balanced', 220, 'Launch Date', 'November 8, 2017'],
    ['Cautious', 400, 'Launch Date*', 'April 19, 2021'],
  ] as const;
  const lines: Line[] = [
    [40, [40, 'Sample Planning Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [85, ...columns.map(([plan, x]): [number, string, number] => [x, `${plan} Plan`, 11])],
    [
      102,
      ...columns.flatMap(([, x, label, day]): [number, string][] => [
        [x, label],
        [x + 80, day],
      ]),
    ],
    [
      114,
      ...columns.flatMap(([, x], at): [number, string][] => [
        [x, 'NAV per Unit (Rs.)'],
        [x + 100, `23${at}.5702`],
      ]),
    ],
  ];
  const plans = columns.map(([plan]) => ({ ...fundOf(`Sample ${plan} Plan`), family: 'Sample Planning Fund' }));
  const [fragment] = readReport(
    { pages: [pageOf(lines)] },
    { funds: [fundOf('Sample Planning Fund'), ...plans] },
  ).fragments;
  expect(fragment?.launch_date).toBeNull();
  expect(fragment?.special_terms.map((row) => `${row.sub_fund_key} ${row.value_date}`)).toEqual([
    'ACTIVE_PLAN 2017-11-08',
    'BALANCED_PLAN 2017-11-08',
    'CAUTIOUS_PLAN 2021-04-19',
  ]);
});

it('the short name of the fund, with or without the mark of a note, is no value of a label before it', () => {
  const [fragment] = readReport(
    {
      pages: [
        pageOf([
          [40, [40, 'Sample Income Fund', 16]],
          [60, [40, 'Data as of 31 October 2024']],
          [80, [40, 'Category'], [200, 'Income']],
          [92, [40, 'Trustee'], [200, 'CDC']],
          [104, [40, 'Auditor'], [200, 'SIF*']],
          [116, [40, 'Risk of Principal Erosion'], [200, 'SIF']],
        ]),
      ],
    },
    { funds: [fundOf('Sample Income Fund')] },
  ).fragments;
  expect(fragment?.parties.map(({ organization_raw }) => organization_raw)).toEqual(['CDC']);
  expect(fragment?.risk_of_principal_erosion_raw).toBeNull();
});

it('grades with a dash before each are grades, under whatever title', () => {
  const [table] = tablesOf([
    [130, [40, 'Asset Allocation (% of total assets)', 10]],
    ...['AAA', 'AA+', 'AA', 'Others'].map((label, at): Line => [
      144 + 12 * at,
      [40, label],
      [150, `${40 - 10 * at}.0%`],
    ]),
  ]);
  const { rows, ...rest } = table as Table;
  const dashed = rows.map(({ label, figures }) => ({ label: { ...label, text: `– ${label.text}` }, figures }));
  expect(kindOfShares({ ...rest, rows: dashed })).toBe('CREDIT_QUALITY');
});

it('a line of another column of the page does not part the name of an investment', () => {
  const lines: Line[] = [
    ...INCOME_FUND,
    [130, [172, 'Details of Non-Compliant Investments', 9]],
    [146, [175, 'Non-Compliant Investment', 8.1], [320, 'Value before Provision (Rs. mn)', 8.1]],
    [160, [175, 'Ahmadzai Fertilizer']],
    [169, [175, 'Limited'], [330, '32.46']],
  ];
  const page = { ...pageOf(lines), rules: [{ x0: 29, x1: 140, y0: 163, y1: 163 }] };
  const [fragment] = readReport({ pages: [page] }, { funds: [] }).fragments;
  expect(fragment?.compliance.map((row) => row.name_raw)).toEqual(['Ahmadzai Fertilizer Limited']);
});
