import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const sharesOf = (...rows: readonly Line[]): unknown[] =>
  readPage([
    ...INCOME_FUND,
    [140, [40, 'Asset Allocation (% of Total Assets)', 10]],
    [156, [200, 'Oct-24'], [260, 'Sep-24'], [320, 'Change']],
    ...rows,
  ]).allocations.map((row) => [row.label_raw, row.current_period, row.previous_period, row.change_percent]);

describe('The change of a share', () => {
  it('is served as printed where the two months differ by it', () => {
    expect(
      sharesOf(
        [168, [40, 'Cash'], [200, '44.4%'], [260, '40.0%'], [320, '4.4%']],
        [180, [40, 'T-Bills'], [200, '55.0%'], [260, '59.3%'], [320, '-4.3%']],
        [192, [40, 'Others'], [200, '0.6%'], [260, '0.7%'], [320, '-0.1%']],
      ),
    ).toEqual([
      ['Cash', '44.4', '40.0', '4.4'],
      ['T-Bills', '55.0', '59.3', '-4.3'],
      ['Others', '0.6', '0.7', '-0.1'],
    ]);
  });

  it('is not served without its sign', () => {
    expect(
      sharesOf(
        [168, [40, 'Cash'], [200, '44.4%'], [260, '40.0%'], [320, '4.4%']],
        [180, [40, 'T-Bills'], [200, '55.6%'], [260, '60.0%'], [320, '4.4%']],
      ),
    ).toEqual([
      ['Cash', '44.4', '40.0', '4.4'],
      ['T-Bills', '55.6', '60.0', null],
    ]);
  });
});

describe('The amount of a share', () => {
  const amountsOf = (last: string): unknown[] =>
    readPage([
      ...INCOME_FUND,
      [140, [40, 'Asset Allocation', 10]],
      [156, [200, 'Rs. mn'], [260, '% of Total Assets']],
      [168, [40, 'Cash'], [200, '444.1'], [275, '44.4%']],
      [180, [40, 'T-Bills'], [200, '550.2'], [275, '55.0%']],
      [192, [40, 'Others'], [200, last], [275, '0.6%']],
    ]).allocations.map((row) => [row.label_raw, row.current_period, row.amount]);

  it('is served in rupees where all amounts have the proportion of their shares', () => {
    expect(amountsOf('5.7')).toEqual([
      ['Cash', '44.4', '444100000'],
      ['T-Bills', '55.0', '550200000'],
      ['Others', '0.6', '5700000'],
    ]);
  });

  it('is not served where one has another proportion', () => {
    expect(amountsOf('57.0')).toEqual([
      ['Cash', '44.4', null],
      ['T-Bills', '55.0', null],
      ['Others', '0.6', null],
    ]);
  });

  it('is the market value of a holding', () => {
    const { holdings, evidence } = readPage([
      ...INCOME_FUND,
      [140, [40, 'Top Holdings', 10]],
      [156, [40, 'Name'], [200, 'Rs. mn'], [260, '% of Total Assets']],
      [168, [40, 'Sample Bank TFC'], [200, '71.20'], [275, '7.12%']],
      [180, [40, 'Sample Power Sukuk'], [200, '55.04'], [275, '5.50%']],
      [192, [40, 'Sample Cement Sukuk'], [200, '20.16'], [275, '2.02%']],
    ]);
    expect(holdings.map((row) => [row.name_raw, row.percent_of_total_assets, row.market_value])).toEqual([
      ['Sample Bank TFC', '7.12', '71200000'],
      ['Sample Power Sukuk', '5.50', '55040000'],
      ['Sample Cement Sukuk', '2.02', '20160000'],
    ]);
    expect(evidence['holdings[0].market_value']).toMatchObject({ printed: '71.20', multiplied_by: '1000000' });
  });
});
