/** Tables that begin on the left page of two facing ones and have their last columns on the right page. */
import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const COMMITTEE: readonly Line[] = [
  [30, [40, 'Sample Income Fund', 10]],
  [50, [40, 'Investment committee', 10]],
  [64, [40, 'Ayesha Khan'], [200, 'Bilal Ahmed']],
  [76, [40, 'Chief Executive Officer'], [200, 'Fund Manager']],
];
const YEARS: readonly Line[] = [
  [300, [40, 'Fiscal year returns (percent)', 10]],
  [320, [300, 'FY24'], [400, 'FY23']],
  [334, [40, 'A', 7], [50, 'SIF'], [300, '17.82'], [400, '10.98']],
  [348, [40, 'B', 7], [50, 'Benchmark'], [300, '17.89'], [400, '10.92']],
];
const MORE_YEARS = (y: number, first: string, second: string): readonly Line[] => [
  [y, [200, 'FY22'], [300, 'FY21'], [400, 'FY20']],
  [y + 14, [40, first, 7], [200, '8.99'], [300, '12.66'], [400, '10.75']],
  [y + 28, [40, second, 7], [200, '8.66'], [300, '12.42'], [400, '10.62']],
];

function sayYears(left: readonly Line[], right: readonly Line[]): string[] {
  const pages = [pageOf([...INCOME_FUND, ...left]), { ...pageOf([...COMMITTEE, ...right]), page_number: 2 }];
  return readReport({ pages }, { funds: [fundOf('Sample Income Fund')] }).fragments.flatMap((fragment) =>
    fragment.reported_returns.map(
      (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    ),
  );
}

describe('rows with nothing but a sign on the right one of two facing pages', () => {
  const left = ['FY24 17.82 17.89', 'FY23 10.98 10.92'];
  const right = ['FY22 8.99 8.66', 'FY21 12.66 12.42', 'FY20 10.75 10.62'];

  it('have the names at these signs on the left page', () => {
    expect(sayYears(YEARS, MORE_YEARS(320, 'A', 'B'))).toEqual([...left, ...right]);
    expect(sayYears(YEARS, MORE_YEARS(420, 'A', 'B'))).toEqual([...left, ...right]);
  });

  it('have no names if the signs are others', () => {
    expect(sayYears(YEARS, MORE_YEARS(320, 'C', 'D'))).toEqual(left);
    expect(sayYears(YEARS, MORE_YEARS(320, 'A', 'A'))).toEqual(left);
  });

  it('have the names of the table at their height if a sign has several', () => {
    const other: readonly Line[] = [
      [500, [40, 'Monthly returns (percent)', 10]],
      [520, [300, 'Oct 2024'], [400, 'Sep 2024']],
      [534, [40, 'A', 7], [50, 'Benchmark'], [300, '1.82'], [400, '1.98']],
      [548, [40, 'B', 7], [50, 'SIF'], [300, '1.89'], [400, '1.92']],
    ];
    const both = [...YEARS, ...other];
    const months = ['Oct 2024 1.89 1.82', 'Sep 2024 1.92 1.98'];
    expect(sayYears(both, MORE_YEARS(320, 'A', 'B'))).toEqual([...left, ...months, ...right]);
    expect(sayYears(both, MORE_YEARS(420, 'A', 'B'))).toEqual([...left, ...months]);
  });
});
