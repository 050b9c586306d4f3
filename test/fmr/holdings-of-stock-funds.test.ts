import { describe, expect, it } from 'vitest';
import { readPage } from './placed-words.ts';

const kindsOf = (name: string): unknown[] =>
  readPage([
    [40, [40, name, 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Trustee'], [140, 'CDC']],
    [140, [40, 'Top Holdings (% of Total Assets)', 10]],
    [156, [40, 'Sample Cement Limited'], [200, '7.12%']],
    [168, [40, 'Sample Fertilizer Limited'], [200, '5.50%']],
    [180, [40, 'Sample Power Limited'], [200, '2.02%']],
  ]).holdings.map((row) => [row.holding_type, row.asset_class]);

describe('Companies among the holdings of a fund without a category', () => {
  it('are shares if the name of the fund says so', () => {
    expect(kindsOf('Sample Islamic Stock Fund')).toEqual([1, 2, 3].map(() => ['EQUITY', 'EQUITY']));
  });

  it('are of no known kind in a fund of several classes', () => {
    expect(kindsOf('Sample Income Fund')).toEqual([1, 2, 3].map(() => [null, null]));
  });
});
