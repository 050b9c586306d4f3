/** Shares in sentences: one under each class of assets, or with the name of each after its figure. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [116, [40, 'Risk Profile'], [140, 'Medium']],
  [128, [40, 'Pricing Mechanism'], [140, 'Forward']],
];

const sayShares = (lines: readonly Line[]): string[] =>
  readPage([...FUND, ...lines]).allocations.map(
    ({ label_raw, current_period, previous_period }) => `${label_raw} ${current_period} ${previous_period}`,
  );

const TITLE: Line = [200, [40, 'Asset mix', 10]];
const cardAt = (x: number, name: string, now: string, month: string, before: string): readonly Line[] => [
  [214, [x, name, 9]],
  [224, [x, `made up ${now} of total assets`]],
  [234, [x, `in ${month}, after ${before} in`]],
  [244, [x, 'September 2024.']],
];

describe('a sentence under each class of assets', () => {
  it('states its share of this month and of the one before', () => {
    expect(
      sayShares([
        TITLE,
        ...cardAt(40, 'T-Bills', '72.9%', 'October 2024', '65.6%'),
        ...cardAt(200, 'Bank deposits', '18.0%', 'October 2024', '25.3%'),
        ...cardAt(360, 'Other assets', '9.1%', 'October 2024', '9.1%'),
      ]),
    ).toEqual(['T-Bills 72.9 65.6', 'Bank deposits 18.0 25.3', 'Other assets 9.1 9.1']);
  });

  it('states nothing if the sentences are of different months', () => {
    expect(
      sayShares([
        TITLE,
        ...cardAt(40, 'T-Bills', '72.9%', 'October 2024', '65.6%'),
        ...cardAt(200, 'Bank deposits', '18.0%', 'August 2024', '25.3%'),
        ...cardAt(360, 'Other assets', '9.1%', 'October 2024', '9.1%'),
      ]),
    ).toEqual([]);
  });
});

describe('a list of figures with their names after them', () => {
  const QUALITY: Line = [200, [40, 'Credit quality', 10]];

  it('has the shares of these names', () => {
    expect(
      sayShares([
        QUALITY,
        [
          214,
          [40, 'In October 2024 the total assets were, by their rating: 72.9% Government securities, 12.7% AAA, 9.6%'],
        ],
        [224, [40, 'AA+, 3.3% Cash and receivables and 1.5% Other assets.']],
      ]),
    ).toEqual([
      'Government securities 72.9 null',
      'AAA 12.7 null',
      'AA+ 9.6 null',
      'Cash and receivables 3.3 null',
      'Other assets 1.5 null',
    ]);
  });

  it('has none of another month, or if a part of it is something else', () => {
    const sayList = (text: string): string[] => sayShares([QUALITY, [214, [40, text]]]);
    expect(sayList('In March 2024 the assets were, by rating: 72.9% AAA, 12.7% AA and 14.4% Other assets.')).toEqual(
      [],
    );
    expect(sayList('The assets were, by rating: 72.9% AAA, 12.7% AA and 14.4% that had no rating.')).toEqual([]);
    expect(sayList('The assets earned 72.9% AAA, 12.7% AA and 14.4% Other assets.')).toEqual([]);
  });
});
