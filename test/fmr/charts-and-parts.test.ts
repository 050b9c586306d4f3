/** Charts of two months, heads of counted periods, and tables that say whose their figures are. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { listFiguresAround } from '#sources/fmr/candidates/figures-around-labels.ts';
import { findTitle } from '#sources/fmr/candidates/table-titles.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const sharesOf = ({ allocations }: ReadFragment): string[] =>
  allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`);

describe('bars of two months', () => {
  const shares: readonly (readonly [label: string, current: number, previous: number])[] = [
    ['Treasury bills', 66.1, 61.6],
    ['Bank balances', 32.1, 36.8],
    ['Other assets', 1.8, 1.6],
  ];
  // A bar of a point or two is a line, and no area.
  const barOf = (percent: number, y0: number, color: string): Shade[] =>
    percent < 2 ? [] : [{ x0: 400, x1: 400 + percent, y0, y1: y0 + 8, color }];
  const bars = shares.flatMap(([, current, previous], at) => [
    ...barOf(current, 174 + 30 * at, '#aa2233'),
    ...barOf(previous, 184 + 30 * at, '#999999'),
  ]);
  // Those of another chart begin at the same axis.
  bars.push(...barOf(66.1, 294, '#aa2233'), ...barOf(33.9, 314, '#aa2233'));
  const swatches = ['#aa2233', '#999999'].map((color, at): Shade => ({
    x0: 300 + 70 * at,
    x1: 307 + 70 * at,
    y0: 153,
    y1: 160,
    color,
  }));
  const lines: readonly Line[] = [
    ...INCOME_FUND,
    [140, [300, 'Asset Allocation (% of total assets)', 9]],
    [160, [310, 'Oct 2024'], [380, 'Sep 2024']],
    ...shares.flatMap(([label, current, previous], at): Line[] => [
      [181 + 30 * at, [402 + current, `${current}%`]],
      [186 + 30 * at, [320, label]],
      [191 + 30 * at, [402 + previous, `${previous}%`]],
    ]),
    [280, [300, 'Credit Quality (% of total assets)', 9]],
    ...[66.1, 33.9].map((percent, at): Line => [
      301 + 20 * at,
      [320, ['AAA', 'AA'][at] ?? ''],
      [402 + percent, `${percent}%`],
    ]),
    // Another column of the page, at the height of the bars.
    ...[181, 211, 241].map((y): Line => [y, [40, 'Words of another column']]),
  ];
  const [fragment] = readReport(
    { pages: [{ ...pageOf(lines), shades: [...swatches, ...bars] }] },
    { funds: [] },
  ).fragments;

  it('are shares of the month that the legend gives their colour, with bars too short to be seen', () => {
    expect(fragment === undefined ? [] : sharesOf(fragment)).toEqual([
      'Treasury bills 66.1 61.6',
      'Bank balances 32.1 36.8',
      'Other assets 1.8 1.6',
      'AAA 66.1 null',
      'AA 33.9 null',
    ]);
  });
});

it('shares of two months right of their chart are under its title', () => {
  const fragment = readPage([
    ...INCOME_FUND,
    [140, [40, 'Asset Allocation (% of total assets)', 9]],
    [156, [420, 'Sep-24'], [480, 'Oct-24']],
    [168, [260, 'Treasury bills'], [420, '61.6%'], [480, '66.1%']],
    [180, [260, 'Bank balances'], [420, '36.8%'], [480, '32.1%']],
    [192, [260, 'Other assets'], [420, '1.6%'], [480, '1.8%']],
  ]);
  expect(sharesOf(fragment)).toEqual(['Treasury bills 66.1 61.6', 'Bank balances 32.1 36.8', 'Other assets 1.8 1.6']);
});

it('counts over their units are heads of periods, and no row', () => {
  const fragment = readPage([
    ...INCOME_FUND,
    [140, [40, 'Performance', 9]],
    [156, [154, '90'], [203, '365'], [258, '3']],
    [165, [150, 'Days'], [200, 'Days'], [248, 'Years*']],
    [178, [40, 'SIF'], [146, '12.31%'], [196, '13.32%'], [246, '18.08%']],
    [190, [40, 'Benchmark'], [146, '12.36%'], [196, '13.10%'], [246, '17.92%']],
  ]);
  expect(fragment.reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent}`)).toEqual([
    '90 Days 12.31',
    '365 Days 13.32',
    '3 Years* 18.08',
  ]);
});

it('a price is labelled with its day behind a comma', () => {
  const fragment = readPage([
    ...INCOME_FUND,
    [116, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
    [128, [40, 'NAV per unit (PKR), 31-Oct-2024'], [240, '101.2500']],
    [140, [40, 'Par value'], [240, '100.0000']],
  ]);
  expect([fragment.nav_per_unit, fragment.nav_date]).toEqual(['101.2500', '2024-10-31']);
});

it('prices of two months in the part of a sub-fund are those of the sub-fund', () => {
  const part = (y: number, name: string, nav: string): Line[] => [
    [y, [40, name, 10]],
    [y + 14, [150, '30-Sep-24'], [220, '31-Oct-24']],
    [y + 26, [40, 'NAV per unit (Rs.)'], [150, '99.1000'], [220, nav]],
    [y + 38, [40, 'Net assets (Rs. mn)'], [150, '80.10'], [220, '90.20']],
  ];
  const fragment = readPension(
    ...part(130, 'Equity Sub Fund', '150.2220'),
    ...part(210, 'Debt Sub Fund', '120.0381'),
    ...part(290, 'Money Market Sub Fund', '106.1065'),
  );
  expect(fragment?.nav_per_unit).toBeNull();
  expect(fragment?.sub_funds.map((row) => `${row.sub_fund_key} ${row.nav_per_unit}`)).toEqual([
    'EQUITY 150.2220',
    'DEBT 120.0381',
    'MONEY_MARKET 106.1065',
  ]);
});

it('of titles side by side, the one that is over most of a table is its own', () => {
  const [equity, debt] = ['Equity Sub Fund - Asset Allocation', 'Debt Sub Fund - Asset Allocation'].map((text, at) => {
    const page = pageOf([[140, [40 + 172 * at, text]]]);
    return { ...(listBlocks(page, listTextLines(page), isKnownLabel)[0] as Block), x1: 205 + 180 * at };
  }) as [Block, Block];
  // The first title ends where the labels of the second table begin.
  const body = { x0: 208, x1: 390, y0: 160, y1: 200 };
  expect(findTitle(body, [equity, debt], [], [])?.text).toBe(debt.text);
  expect(findTitle({ ...body, x0: 40, x1: 200 }, [equity, debt], [], [])?.text).toBe(equity.text);
});

it('the head over the names of plans says what their figures of the month and the year are', () => {
  const plans = ['Sample Plan A', 'Sample Plan B'];
  const funds = plans.map((name) => ({ ...fundOf(name), family: 'Sample Planning Fund' }));
  const page = pageOf([
    [40, [40, 'Sample Planning Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Category'], [140, 'Fund of Funds']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [120, [40, 'Costs of the plans', 9]],
    [136, [40, 'Total Expense Ratio', 8.1], [220, 'MTD', 8.1], [280, 'YTD', 8.1]],
    ...plans.map((name, at): Line => [148 + 12 * at, [40, name], [220, `0.5${at}%`], [280, `0.6${at}%`]]),
  ]);
  const [fragment] = readReport({ pages: [page] }, { funds: [fundOf('Sample Planning Fund'), ...funds] }).fragments;
  expect(fragment?.reported_returns).toEqual([]);
  expect(fragment?.fees.map((row) => `${row.sub_fund_name_raw} ${row.period} ${row.value_percent}`)).toEqual([
    'Sample Plan A MTD 0.50',
    'Sample Plan A YTD 0.60',
    'Sample Plan B MTD 0.51',
    'Sample Plan B YTD 0.61',
  ]);
});

it('periods with one figure over and one under each are bars that grow both ways; with rows next to them, a table', () => {
  const row = (y: number, name: string, ...figures: readonly string[]): Line[] => [
    [y, [85, name], [142, figures[0] ?? '']],
    [y + 2, [202, figures[1] ?? '']],
    [y - 2, [262, figures[2] ?? '']],
  ];
  const bandsOf = (lines: readonly Line[]): number => {
    const page = pageOf(lines);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    const figures = blocks.filter((block) => block.isFigure);
    return listFiguresAround(
      figures,
      blocks.filter((block) => !block.isFigure),
    ).length;
  };
  const bars = [
    ...row(192, 'Fund', '5.32%', '5.72%', '6.36%'),
    [208, [142, 'FY24'], [202, 'FY23'], [262, 'FY22']] as Line,
    ...row(224, 'Benchmark', '6.54%', '7.30%', '8.69%'),
  ];
  expect(bandsOf(bars)).toBe(1);
  expect(bandsOf([...row(181, 'Peer Average', '4.19%', '4.25%', '4.41%'), ...bars])).toBe(0);
});
