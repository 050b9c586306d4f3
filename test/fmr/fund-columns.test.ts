/** Tables with a column for each of several funds, cells across the columns, and words that count rows. */
import { expect, it } from 'vitest';
import type { Box } from '#documents/pdf/page-words.ts';
import { columnsOfCell } from '#sources/fmr/identity/column-edges.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, readPage, INCOME_FUND, type Line } from './placed-words.ts';

const FUNDS = ['Sample Cash Fund', 'Sample Stock Fund', 'Sample Gold Fund'];
// The left edges of the columns and the right edge of the last.
const EDGES = [150, 290, 430, 570];

const wall = (x: number, y: number): Box => ({ x0: x, x1: x + 0.5, y0: y - 8, y1: y + 4 });
const middle = (column: number): number => ((EDGES[column] ?? 0) + (EDGES[column + 1] ?? 0)) / 2;
const centred = (x: number, text: string): readonly [number, string] => [x - 2 * text.length, text];

/** `null` continues the cell at its left. */
type Cells = readonly [string, string | null, string | null];

const ROWS: readonly (readonly [label: string, cells: Cells])[] = [
  ['Fund Type', ['Open-end', null, null]],
  ['Category', ['Money Market', 'Equity', 'Commodity']],
  ['Launch Date', ['18 Apr 2011', '28 Mar 2005', '7 Sep 2020']],
  ['Risk Profile', ['Low', 'High', 'Medium']],
  ['Management Fee', ['0.65%', '2.00%', '1.50%']],
  ['NAV per Unit (Rs.)', ['106.4163', '199.6954', '126.2453']],
  ['Par Value', ['Rs. 100', null, null]],
  ['Trustee', ['Sample Custodian Limited', null, null]],
  ['Listing', ['PSX', null, null]],
];

/** Draws the rows; walls are right of cells that do not continue in the next column. */
function readSheet(extra: readonly Line[] = []): (readonly unknown[])[] {
  const walls: Box[] = [];
  const lines = ROWS.map(([label, cells], row): Line => {
    const y = 100 + 14 * row;
    const texts = cells.flatMap((text, at) => {
      if (at === 0 || text !== null) walls.push(wall(EDGES[at] ?? 0, y));
      if (text === null) return [];
      const next = cells.findIndex((cell, index) => index > at && cell !== null);
      const last = next < 0 ? cells.length - 1 : next - 1;
      return [centred((middle(at) + middle(last)) / 2, text)];
    });
    return [y, [20, label], ...texts];
  });
  for (const [at] of FUNDS.entries()) walls.push(wall(EDGES[at] ?? 0, 80), wall(EDGES[at] ?? 0, 300));
  const headsAt = (y: number): Line => [y, ...FUNDS.map((name, at) => centred(middle(at), name))];
  const shares = ['Stocks', 'Gold', 'Cash'].map((label, row): Line => {
    const y = 328 + 14 * row;
    walls.push(...FUNDS.map((_, at) => wall(EDGES[at] ?? 0, y)));
    return [y, [20, label], ...FUNDS.map((_, at) => centred(middle(at), row === at ? '90.0' : '5.0'))];
  });
  const title: Line = [314, [20, 'Asset Allocation (% of Total Assets)', 9]];
  const page = pageOf([
    [30, [20, 'Data as of 31 October 2024']],
    headsAt(80),
    ...lines,
    headsAt(300),
    title,
    ...shares,
    ...extra,
  ]);
  const { fragments } = readReport({ pages: [{ ...page, walls }] }, { funds: FUNDS.map((name) => fundOf(name)) });
  return fragments.map((read) => [
    read.fund_name_raw,
    read.fund_type_raw,
    read.category_raw,
    read.risk_profile_raw,
    read.nav_per_unit,
    read.parties[0]?.organization_raw,
    read.allocations.map((row) => row.current_period).join(' '),
  ]);
}

it('each fund has its own column, and the cells across it', () => {
  const trustee = 'Sample Custodian Limited';
  expect(readSheet()).toEqual([
    ['Sample Cash Fund', 'Open-end', 'Money Market', 'Low', '106.4163', trustee, '90.0 5.0 5.0'],
    ['Sample Stock Fund', 'Open-end', 'Equity', 'High', '199.6954', trustee, '5.0 90.0 5.0'],
    ['Sample Gold Fund', 'Open-end', 'Commodity', 'Medium', '126.2453', trustee, '5.0 5.0 90.0'],
  ]);
});

it('a cell is of the columns between the walls at its height, if it is alone there', () => {
  const cellAt = (x: number, y: number, width = 20): Box => ({
    x0: x - width / 2,
    x1: x + width / 2,
    y0: y - 6,
    y1: y,
  });
  const walls = [150, 290].map((x) => wall(x, 100));
  const [low, high] = [cellAt(220, 100), cellAt(430, 100)];
  expect(columnsOfCell({ walls }, EDGES, [low, high], low)).toEqual([0]);
  expect(columnsOfCell({ walls }, EDGES, [low, high], high)).toEqual([1, 2]);
  // Nothing shows where it ends.
  expect(columnsOfCell({ walls: [] }, EDGES, [low, high], high)).toBeUndefined();
});

it('a page with the column of a fund that the registry does not have is not divided', () => {
  const other: readonly Line[] = ROWS.map((_, row) => [100 + 14 * row, [576, `${row}.5`]]);
  expect(readSheet(other).map(([, type]) => type)).not.toEqual(['Open-end', 'Open-end', 'Open-end']);
});

it('words that count the rows of a list are not the labels of its shares', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Largest Holdings (% of Total Assets)', 9], [240, 'Name', 9], [400, '%', 9]],
    [214, [40, 'Largest'], [240, 'Sample Cement Limited'], [396, '8.57']],
    [228, [40, 'Second'], [240, 'Sample Oil Limited'], [396, '7.98']],
    [242, [40, 'Third'], [240, 'Sample Bank Limited'], [396, '7.76']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_net_assets ?? row.percent_of_total_assets}`)).toEqual([
    'Sample Cement Limited 8.57',
    'Sample Oil Limited 7.98',
    'Sample Bank Limited 7.76',
  ]);
});

it('the numbers of rows in a table right of another one are not figures', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Front-end load'], [140, '1.00%'], [280, '6 Returns (%)', 9], [440, 'Fund', 9], [500, 'Benchmark', 9]],
    [214, [40, 'Par Value'], [140, 'Rs. 100'], [280, '6.1'], [310, 'MTD'], [440, '1.02'], [510, '1.12']],
    [228, [280, '6.2'], [310, 'FYTD'], [440, '5.13'], [510, '5.27']],
    [242, [280, '6.3'], [310, '12 Months'], [440, '13.02'], [510, '13.64']],
    [256, [280, '6.4'], [310, '3 Years'], [440, '10.54'], [510, '11.11']],
  ]);
  expect(reported_returns.map((row) => `${row.fund_return_percent} ${row.benchmark_return_percent}`)).toEqual([
    '1.02 1.12',
    '5.13 5.27',
    '13.02 13.64',
    '10.54 11.11',
  ]);
});
