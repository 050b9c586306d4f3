/** Ruled grids: cells between drawn lines. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { listGrids } from '#sources/fmr/ink/ruled-grids.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf } from './placed-words.ts';
import { rowAt, ruledPage } from './ruled-page.ts';

it('a cell reaches over the rows and columns that no line parts', () => {
  const page = ruledPage(
    1,
    [],
    [
      {
        x0: 20,
        y0: 60,
        widths: [80, 80, 80],
        heads: 1,
        cells: [
          [0, [0, 1], 'Sales', 'Load'],
          [0, 2, 'Rating'],
          [[1, 2], 0, 'Money', 'Market Sub-', 'Fund'],
          ...rowAt(1, '', '1.5', 'AA').slice(1),
          [2, [1, 2], '2.5'],
        ],
      },
    ],
  );
  const [grid] = listGrids(page);
  expect(grid?.cells.map(({ row, rowEnd, column, columnEnd, text }) => [row, rowEnd, column, columnEnd, text])).toEqual(
    [
      [0, 1, 0, 2, 'Sales Load'],
      [0, 1, 2, 3, 'Rating'],
      [1, 3, 0, 1, 'Money Market Sub-Fund'],
      [1, 2, 1, 2, '1.5'],
      [1, 2, 2, 3, 'AA'],
      [2, 3, 1, 3, '2.5'],
    ],
  );
});

it('a grid with a cell of another form than a rectangle, or with the texts of two cells in one, is not clear', () => {
  const page = ruledPage(
    1,
    [],
    [
      {
        x0: 20,
        y0: 60,
        widths: [80, 80, 80],
        heads: 1,
        cells: [...rowAt(0, 'One', 'Two', 'Three'), ...rowAt(1, '1', '2', '3')],
      },
    ],
  );
  const walls = page.walls.filter(({ x0, y0 }) => !(x0 === 100 && y0 === 60));
  const rules = page.rules.filter(({ x0, y0 }) => !(x0 === 20 && y0 === 86));
  const joined = page.walls.filter(({ x0, y0 }) => !(x0 === 100 && y0 === 86));
  const isClear = (changed: Partial<PdfPage>): (boolean | undefined)[] =>
    listGrids({ ...page, ...changed }).map((grid) => grid.isClear);
  expect(isClear({})).toEqual([true]);
  expect(isClear({ walls, rules })).toEqual([false]);
  expect(isClear({ walls: joined })).toEqual([false]);
});

it('a head over two columns of breaches, between their heads, does not hide what the columns say', () => {
  const funds = [fundOf('Sample Income Fund')];
  const page = ruledPage(
    1,
    [
      [40, [20, 'Sample Income Fund', 16]],
      [60, [20, 'Data as of 31 October 2024']],
      [80, [20, 'Category'], [140, 'Income']],
      [92, [20, 'Launch Date'], [140, '12-Nov-2014']],
      [120, [20, 'Non-Compliant Investments', 10]],
    ],
    [
      {
        x0: 20,
        y0: 126,
        widths: [140, 60, 100, 100, 100, 100],
        heads: 2,
        cells: [
          [[0, 1], 0, 'Name'],
          [[0, 1], 1, 'Type'],
          [0, [2, 3], 'Value (Rs. mn)'],
          [1, 2, 'before Provision'],
          [1, 3, 'after Provision'],
          [0, [4, 5], '% of'],
          [1, 4, 'Gross Assets'],
          [1, 5, 'Net Assets'],
          ...rowAt(2, 'Sample Sugar Mills', 'TFC', '48.75', '0.00', '0.46', '0.47'),
          ...rowAt(3, 'Sample Leasing', 'Sukuk', '61.36', '39.88', '0.91', '0.93'),
        ],
      },
    ],
  );
  const [fragment] = readReport({ pages: [page] }, { funds }).fragments;
  expect(fragment?.compliance.map((row) => [row.name_raw, row.gross_assets_percent, row.net_assets_percent])).toEqual([
    ['Sample Sugar Mills', '0.46', '0.47'],
    ['Sample Leasing', '0.91', '0.93'],
  ]);
});
