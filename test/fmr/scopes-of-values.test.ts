/** Pages of pension funds: values are of the sub-fund that they are printed under, in whatever size. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const BOLD = 8.2;
const PENSION: readonly Line[] = [
  [40, [40, 'Sample Pension Fund', 16]],
  [56, [40, 'Monthly report as of Friday, December 31, 2021']],
  [90, [258, 'Net assets'], [328, 'Outstanding'], [422, 'NAV'], [474, 'Expense ratio']],
  [102, [258, 'PKR million'], [350, 'Units'], [423, 'PKR'], [512, '%']],
  [116, [56, 'Equity Sub-Fund', BOLD], [266, '120.80'], [337, '854,689'], [400, '141.3323'], [502, '3.48']],
  [130, [56, 'Debt Sub-Fund', BOLD], [266, '243.40'], [330, '1,172,655'], [400, '207.5674'], [502, '1.90']],
  [144, [56, 'Money Market Sub-Fund', BOLD], [266, '366.64'], [330, '1,813,966'], [400, '202.1225'], [502, '1.64']],
];

function scaled(page: PdfPage, by: number): PdfPage {
  const words = page.words.map((word) => ({
    ...word,
    x0: word.x0 * by,
    x1: word.x1 * by,
    y0: word.y0 * by,
    y1: word.y1 * by,
    baseline: word.baseline * by,
    size: word.size * by,
  }));
  return { ...page, width: page.width * by, height: page.height * by, words };
}

it.each([0.7, 1, 1.5])('names at the left of a wide table are those of its rows at %s times its size', (by) => {
  const [fragment] = readReport({ pages: [scaled(pageOf(PENSION), by)] }, { funds: [] }).fragments;
  expect(fragment?.nav_per_unit).toBeNull();
  expect(fragment?.sub_funds.map((row) => [row.sub_fund_key, row.nav_per_unit])).toEqual([
    ['EQUITY', '141.3323'],
    ['DEBT', '207.5674'],
    ['MONEY_MARKET', '202.1225'],
  ]);
});

it('holdings of a fund of sub-funds that are under none of them are withheld', () => {
  const holdings: readonly Line[] = [
    [300, [56, 'Top Ten Holdings (% of Total Assets)', 9]],
    [314, [56, 'Sample Cement Limited'], [400, '9.41%']],
    [326, [56, 'Sample Bank Limited'], [400, '8.20%']],
    [338, [56, 'Sample Power Company'], [400, '7.05%']],
  ];
  const [fragment] = readReport({ pages: [pageOf([...PENSION, ...holdings])] }, { funds: [] }).fragments;
  expect(fragment?.sub_funds).toHaveLength(3);
  expect(fragment?.holdings).toEqual([]);
  expect(fragment?.withheld).toMatchObject([{ section: 'holdings', check: 'unclear', row_count: 3 }]);
});
