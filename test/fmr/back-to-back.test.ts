/** Accounts: two tables back to back, the labels of the right one after its figures, and columns of running sums. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const wall = (y0: number, y1: number, x0 = 300): { x0: number; x1: number; y0: number; y1: number } => ({
  x0,
  x1: x0 + 1,
  y0,
  y1,
});

const readAccount = (lines: readonly Line[], ...walls: ReturnType<typeof wall>[]): ReadFragment =>
  readDrawn(lines, { walls });

function readDrawn(lines: readonly Line[], drawn: Partial<PdfPage>): ReadFragment {
  const page = { ...pageOf([...INCOME_FUND, [116, [40, 'Auditor'], [140, 'Sample Auditors']], ...lines]), ...drawn };
  const [fragment] = readReport({ pages: [page] }, { funds: [] }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const ends = (text: string): [number, string] => [560 - text.length * 4, text];
const row = (y: number, label: string, left: string, right: string, other = label): Line => [
  y,
  [40, label],
  [270, left],
  [308, right],
  ends(other),
];

describe('returns of the fund at the left of a line, and of the benchmark at its right', () => {
  const rows = [
    row(204, '1 Month', '10.26%', '10.07%'),
    row(216, '3 Months', '10.92%', '9.91%'),
    row(228, '1 Year', '9.40%', '9.04%'),
  ];
  const title: Line = [170, [260, 'Account of Returns', 10]];
  const returnsOf = (page: ReadFragment): unknown[] =>
    page.reported_returns.map((each) => [each.period_key, each.fund_return_percent, each.benchmark_return_percent]);

  it('are those of the names over both sides', () => {
    const heads: Line = [190, [40, 'SIF'], ends('Benchmark')];
    expect(returnsOf(readAccount([title, heads, ...rows], wall(182, 232), wall(182, 232, 303)))).toEqual([
      ['1M', '10.26', '10.07'],
      ['3M', '10.92', '9.91'],
      ['1Y', '9.40', '9.04'],
    ]);
  });

  it('and are nobody’s without such names', () => {
    expect(returnsOf(readAccount([title, ...rows], wall(182, 232)))).toEqual([]);
  });

  it('have beside them what they have become of a sum, which is not read', () => {
    const months: Line[] = ['Aug-24', 'Sep-24', 'Oct-24'].map((month, at): Line => [
      216 + 12 * at,
      [40, month],
      [200, `${8 + at}.31%`],
      [262, `10${at}.64`],
      [308, `10${at}.58`],
      [360, `${7 + at}.56%`],
      ends(month),
    ]);
    const names: Line = [182, [40, 'SIF'], ends('Benchmark')];
    const heads: Line = [
      202,
      [40, 'Month'],
      [200, 'Return'],
      [258, 'Balance'],
      [308, 'Balance'],
      [360, 'Return'],
      ends('Month'),
    ];
    const page = readAccount([[170, [240, 'Account of Months', 10]], names, heads, ...months], wall(174, 246));
    expect(
      page.reported_returns.map((each) => [
        each.period_label_raw,
        each.fund_return_percent,
        each.benchmark_return_percent,
      ]),
    ).toEqual([
      ['Aug-24', '8.31', '7.56'],
      ['Sep-24', '9.31', '8.56'],
      ['Oct-24', '10.31', '9.56'],
    ]);
  });
});

it('shares back to back are those of the titles over both sides', () => {
  const page = readAccount(
    [
      [190, [40, 'What Is Held (% of Total Assets)'], ends('Credit Quality (% of Total Assets)')],
      row(204, 'PIBs', '49.0%', '74.7%', 'Government Securities'),
      row(216, 'T-Bills', '25.7%', '14.3%', 'AAA'),
      row(228, 'Bank Deposits', '22.6%', '8.3%', 'AA+'),
      row(240, 'Other Assets', '2.7%', '2.7%', 'Other Assets'),
    ],
    wall(182, 244),
  );
  expect(page.allocations.map((each) => [each.allocation_type, each.label_raw, each.percent_of_total_assets])).toEqual([
    ['ASSET_ALLOCATION', 'PIBs', '49.0'],
    ['ASSET_ALLOCATION', 'T-Bills', '25.7'],
    ['ASSET_ALLOCATION', 'Bank Deposits', '22.6'],
    ['ASSET_ALLOCATION', 'Other Assets', '2.7'],
    ['CREDIT_QUALITY', 'Government Securities', '74.7'],
    ['CREDIT_QUALITY', 'AAA', '14.3'],
    ['CREDIT_QUALITY', 'AA+', '8.3'],
    ['CREDIT_QUALITY', 'Other Assets', '2.7'],
  ]);
});

const holdings = (...sums: readonly string[]): ReadFragment =>
  readAccount([
    [190, [40, 'Top Holdings (% of Total Assets)', 10]],
    [204, [40, 'Name'], [240, 'Share'], [300, 'Balance']],
    [216, [40, 'Sample Bank Limited'], [240, '4.26%'], [300, sums[0] ?? '']],
    [228, [40, 'Sample Cement Limited'], [240, '3.18%'], [300, sums[1] ?? '']],
    [240, [40, 'Sample Power Limited'], [240, '1.51%'], [300, sums[2] ?? '']],
  ]);

it('of two columns of shares, one may be the running sum of the other', () => {
  expect(
    holdings('4.26%', '7.44%', '8.95%').holdings.map((each) => [each.name_raw, each.percent_of_total_assets]),
  ).toEqual([
    ['Sample Bank Limited', '4.26'],
    ['Sample Cement Limited', '3.18'],
    ['Sample Power Limited', '1.51'],
  ]);
  expect(holdings('4.26%', '7.54%', '8.95%').holdings).toEqual([]);
});

it('costs of the trustee and others in one row are not the fee of the trustee', () => {
  const page = readAccount([
    [180, [40, 'Expense Ratio Breakdown', 10]],
    [192, [240, 'MTD'], [300, 'YTD']],
    [204, [40, 'Management Fee'], [240, '0.99%'], [300, '1.00%']],
    [216, [40, 'Trustee, Audit and Other Costs'], [240, '0.51%'], [300, '0.59%']],
    [228, [40, 'Government Levies'], [240, '0.22%'], [300, '0.19%']],
    [240, [40, 'Total Expense Ratio'], [240, '1.72%'], [300, '1.78%']],
  ]);
  const types = new Map(page.fees.map((each) => [each.label_raw, each.fee_type]));
  expect(types.get('Trustee, Audit and Other Costs')).toBe('OTHER_EXPENSES');
});

it('units on a day are those of the month, in a text of their own', () => {
  const unitsOn = (day: string): string | null =>
    readAccount([[200, [240, `Units in issue on ${day}: 39,448,751`]]]).units_outstanding;
  expect(unitsOn('31 October 2024')).toBe('39448751');
  expect(unitsOn('30 September 2024')).toBeNull();
});

it('a table under a title over its middle is as wide as the line under its heads', () => {
  const lines: Line[] = [
    [200, [220, 'Non-Compliant Investments (Rs. in million)']],
    [
      214,
      [40, 'Name of Investment'],
      [180, 'Type'],
      [330, 'Provision'],
      [420, '% of Gross Assets'],
      [500, '% of Net Assets'],
    ],
    [228, [40, 'Sample Textile Mills'], [180, 'TFC (defaulted)'], [330, '(36.75)'], [430, '0.50%'], [510, '0.60%']],
  ];
  const rule = (x0: number, x1: number, y0 = 217): PdfPage['rules'][number] => ({ x0, x1, y0, y1: y0 + 0.5 });
  const rowsOf = (...rules: PdfPage['rules'][number][]): unknown[] =>
    readDrawn(lines, { rules }).compliance.map((each) => [each.name_raw, each.net_assets_percent]);
  expect(rowsOf(rule(38, 170), rule(170, 320), rule(320, 562))).toEqual([['Sample Textile Mills', '0.60']]);
});
