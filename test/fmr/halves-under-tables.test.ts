/** A list in two page columns whose second half is printed under a table of its own columns. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const sharesOf = ({ allocations }: ReadFragment): string[] =>
  allocations.map(
    ({ allocation_type, label_raw, current_period, previous_period }) =>
      `${allocation_type} ${label_raw} ${current_period} ${previous_period}`,
  );

const QUALITY = [
  'CREDIT_QUALITY AAA 41.5 null',
  'CREDIT_QUALITY A+ 12.0 null',
  'CREDIT_QUALITY AA 26.5 null',
  'CREDIT_QUALITY AA- 14.0 null',
  'CREDIT_QUALITY Unrated 6.0 null',
];

const LEFT: readonly Line[] = [
  ...INCOME_FUND,
  [140, [40, 'Returns', 10], [320, 'Asset Allocation', 10]],
  [152, [40, 'Period'], [180, 'SIF'], [240, 'Benchmark'], [470, 'Oct-24'], [530, 'Sep-24']],
  [164, [40, '1 month'], [180, '1.10%'], [240, '1.20%'], [320, 'T-Bills'], [470, '55.0%'], [530, '58.5%']],
  [176, [40, '3 months'], [180, '3.10%'], [240, '3.20%'], [320, 'Cash'], [470, '43.0%'], [530, '40.0%']],
  [188, [40, '1 year'], [180, '15.10%'], [240, '14.2%'], [320, 'Others'], [470, '2.0%'], [530, '1.5%']],
];
const TOTAL: Line = [200, [320, 'Total'], [470, '100.0%'], [530, '100.0%']];
const HALVES: readonly Line[] = [
  [214, [40, 'Credit Quality', 10]],
  [226, [40, 'AAA'], [240, '41.5%'], [320, 'AA-'], [530, '14.0%']],
  [238, [40, 'A+'], [240, '12.0%'], [320, 'Unrated'], [530, '6.0%']],
  [250, [40, 'AA'], [240, '26.5%']],
];

describe('a list in two columns', () => {
  it('has its second half under the end of the table at the right, whether that prints its total or not', () => {
    const classes = [
      'ASSET_ALLOCATION T-Bills 55.0 58.5',
      'ASSET_ALLOCATION Cash 43.0 40.0',
      'ASSET_ALLOCATION Others 2.0 1.5',
    ];
    expect(sharesOf(readPage([...LEFT, TOTAL, ...HALVES])).toSorted()).toEqual([...classes, ...QUALITY].toSorted());
    expect(sharesOf(readPage([...LEFT, ...HALVES])).toSorted()).toEqual([...classes, ...QUALITY].toSorted());
  });

  it('has nothing of a table that goes on next to it', () => {
    const lines: readonly Line[] = [
      ...LEFT.slice(0, -1),
      [188, [320, 'TFCs'], [470, '1.0%'], [530, '1.0%']],
      [200, [40, 'Credit Quality', 10], [320, 'Placements'], [470, '0.6%'], [530, '0.3%']],
      [212, [40, 'AAA'], [240, '62.0%'], [320, 'Others'], [470, '0.4%'], [530, '0.2%']],
      [224, [40, 'AA'], [240, '38.0%']],
    ];
    const read = sharesOf(readPage(lines));
    expect(read).toContain('ASSET_ALLOCATION Others 0.4 0.2');
    expect(read.filter((row) => row.startsWith('CREDIT'))).toEqual([
      'CREDIT_QUALITY AAA 62.0 null',
      'CREDIT_QUALITY AA 38.0 null',
    ]);
  });
});
