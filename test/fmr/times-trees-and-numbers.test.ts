/** Trees of shares. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

type Cell = readonly [x: number, text: string, size?: number];
// Letters of half the font size, and blanks of a quarter.
const before = (x: number, text: string, size = 8): Cell => [
  x - (size / 2) * text.replaceAll(' ', '').length - (size / 4) * (text.split(' ').length - 1),
  text,
  size,
];
const [TITLE, DAY] = INCOME_FUND as [Line, Line];
const FACTS: readonly Line[] = [
  [80, [40, 'Category'], [140, 'Income']],
  [92, [40, 'Risk Profile'], [140, 'Medium']],
  [104, [40, 'Management Fee'], [140, '1.00%']],
  [116, [40, 'Benchmark'], [140, 'Six-month KIBOR']],
];

describe('titles of shares over the columns of one tree', () => {
  const heads = (...titles: readonly (readonly [number, string])[]): Line[] => [
    [150, ...titles.map(([x, title]) => before(x, title))],
    [160, ...titles.map(([x]) => before(x, '(% of Total Assets)'))],
  ];
  const months: Line = [176, before(270, 'Sep 2024'), before(330, 'Oct 2024')];
  const rows: readonly Line[] = [
    [190, [40, 'Stocks'], before(270, '56.8%'), before(330, '57.0%')],
    [202, [60, 'Commercial Banks'], before(440, '30.5%')],
    [214, [80, 'Sample Bank Limited'], before(560, '6.82%')],
    [226, [60, 'Cement'], before(440, '26.5%')],
    [238, [80, 'Sample Cement Limited'], before(560, '6.25%')],
    [250, [40, 'Bank Deposits'], before(270, '40.2%'), before(330, '39.5%')],
    [262, [40, 'Others'], before(270, '3.0%'), before(330, '3.5%')],
  ];
  const tree = [
    ...INCOME_FUND,
    ...heads([330, 'Asset Allocation'], [440, 'Sector Allocation'], [560, 'Top Holdings']),
    months,
    ...rows,
  ];

  it('are each of the rows that have their figures under it', () => {
    const page = readPage(tree);
    expect(
      page.allocations.map((row) => [row.allocation_type, row.label_raw, row.previous_period, row.current_period]),
    ).toEqual([
      ['ASSET_ALLOCATION', 'Stocks', '56.8', '57.0'],
      ['ASSET_ALLOCATION', 'Bank Deposits', '40.2', '39.5'],
      ['ASSET_ALLOCATION', 'Others', '3.0', '3.5'],
      ['SECTOR_ALLOCATION', 'Commercial Banks', null, '30.5'],
      ['SECTOR_ALLOCATION', 'Cement', null, '26.5'],
    ]);
    expect(page.holdings.map((row) => [row.name_raw, row.percent_of_total_assets])).toEqual([
      ['Sample Bank Limited', '6.82'],
      ['Sample Cement Limited', '6.25'],
    ]);
    expect(page.reported_returns).toEqual([]);
  });

  it('leave shares of a class under months unread where the title is missing: they are no returns', () => {
    const page = readPage([TITLE, DAY, ...FACTS, months, ...rows.slice(0, 1)]);
    expect(page.reported_returns).toEqual([]);
  });
});
