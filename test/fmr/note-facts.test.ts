/** Sizes that a footnote states behind their label. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage } from './placed-words.ts';

describe('a footnote', () => {
  const sizeOf = (note: string): string | null =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Risk Profile'], [240, 'Medium']],
      [128, [40, 'Fund size incl. fund of funds (Rs. mn)*'], [240, '3,164.70']],
      [300, [40, note]],
    ]).amount_invested_by_fof;

  it('states what funds of funds have invested', () => {
    expect(sizeOf('* Investment by fund of fund schemes: PKR mn 208.36')).toBe('208360000');
    expect(sizeOf('* Invested by funds of funds: Rs. 41.5 million')).toBe('41500000');
  });

  it('states nothing without a unit, or of another month', () => {
    expect(sizeOf('* Investment by fund of fund schemes: 208')).toBeNull();
    expect(sizeOf('* Investment by fund of fund schemes, last month: PKR mn 208.36')).toBeNull();
    expect(sizeOf('* Investment by fund of fund schemes (previous month): PKR mn 208.36')).toBeNull();
  });
});
