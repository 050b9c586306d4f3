import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const NAMES = ['Sample Income Fund', 'Sample Stock Fund'] as const;
const funds = NAMES.map((name) => ({ name, other_names: [], amc: 'Sample', family: null, asset_class: null }));

const pageOfFund = (name: string, nav: string, month: string): Line[] => [
  [30, [40, name, 14], [300, 'January 2025', 10]],
  [60, [40, 'Category'], [150, 'Open end']],
  [72, [40, 'NAV per unit (Rs.)'], [150, nav]],
  [84, [40, 'Management fee'], [150, '1.00% p.a.']],
  [110, [40, 'Returns', 10]],
  [122, [150, 'Jan-25'], [200, 'FYTD'], [250, '1 Year']],
  [134, [40, 'Fund'], [150, month], [200, '8.10%'], [250, '15.20%']],
  [146, [40, 'Benchmark'], [150, '1.30%'], [200, '8.00%'], [250, '14.90%']],
];

const YEARS: Line[] = [
  [30, [40, 'All funds in January 2025', 14]],
  [60, [40, 'Prices', 10]],
  [72, [40, 'Name of fund'], [250, 'NAV (Rs.)'], [330, 'Offer price (Rs.)'], [430, 'Net assets (Rs. mn)']],
  [84, [40, NAMES[0]], [250, '101.11'], [330, '102.6268'], [430, '1,204.50']],
  [96, [40, NAMES[1]], [250, '54.19'], [330, '55.8157'], [430, '873.20']],
  [130, [40, 'Returns by fiscal year', 10]],
  [142, [40, 'Name of fund'], [250, 'FY22'], [330, 'FY23'], [430, 'FY24']],
  [154, [40, NAMES[0]], [250, '9.10%'], [330, '17.20%'], [430, '21.30%']],
  [166, [40, 'Benchmark'], [250, '9.30%'], [330, '18.00%'], [430, '21.90%']],
  [178, [40, NAMES[1]], [250, '-12.20%'], [330, '1.40%'], [430, '88.10%']],
  [190, [40, 'Benchmark'], [250, '-10.10%'], [330, '0.20%'], [430, '89.30%']],
];

const pages = [pageOfFund(NAMES[0], '101.1117', '1.25%'), pageOfFund(NAMES[1], '54.1897', '2.31%'), YEARS].map(
  (lines, at) => ({ ...pageOf(lines), page_number: at + 1 }),
);
const ofStocks = readReport({ pages }, { funds }).fragments.filter(({ fund_name_raw }) => fund_name_raw === NAMES[1]);

it('a table of all funds gives a fund what its own page does not state: prices, sizes and fiscal years', () => {
  const [, added] = ofStocks;
  expect([ofStocks.length, added?.page_number, added?.offer_price, added?.net_assets]).toEqual([
    2,
    3,
    '55.8157',
    '873200000',
  ]);
  expect(
    added?.reported_returns.map((row) => [
      row.period_label_raw,
      row.fund_return_percent,
      row.benchmark_return_percent,
      row.row_order,
    ]),
  ).toEqual([
    ['FY22', '-12.20', '-10.10', 1],
    ['FY23', '1.40', '0.20', 2],
    ['FY24', '88.10', '89.30', 3],
  ]);
  expect(added?.evidence['reported_returns[2].fund_return_percent']?.printed).toBe('88.10%');
});

it('what it repeats is the own page’s, with the digits that are printed there', () => {
  expect(ofStocks.map(({ nav_per_unit }) => nav_per_unit)).toEqual(['54.1897', null]);
  expect(ofStocks[1]?.evidence['nav_per_unit']).toBe(undefined);
});

it('a table that only repeats is no page of the fund', () => {
  const repeating = YEARS.slice(0, 5).map((line): Line => line.filter((_, at) => at < 3) as unknown as Line);
  const { fragments } = readReport(
    { pages: [...pages.slice(0, 2), { ...pageOf(repeating), page_number: 3 }] },
    { funds },
  );
  expect(fragments.map(({ page_number }) => page_number)).toEqual([1, 2]);
});
