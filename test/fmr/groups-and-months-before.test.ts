/** Classes of assets in groups, shares with those of the month before, and heads that name the end of all periods. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const sharesOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...lines]).allocations.map(
    ({ label_raw, current_period, previous_period }) => `${label_raw} ${current_period} ${previous_period}`,
  );

const grouped = (deposits: string): Line[] => [
  [200, [40, 'Asset allocation: rupees in every Rs. 100 of total assets', 9], [400, 'Sep-24', 9], [450, 'Oct-24', 9]],
  [218, [40, 'Lent to the Government', 9]],
  [232, [48, 'T-Bills'], [404, '73.7'], [454, '70.7']],
  [246, [40, 'Kept with banks', 9]],
  [260, [48, 'Bank deposits'], [404, '20.2'], [454, deposits]],
  [274, [48, 'Term deposits'], [408, '4.9'], [458, '6.0']],
  [288, [40, 'Everything else', 9]],
  [302, [48, 'Receivables'], [408, '1.2'], [458, '1.4']],
];

it('heads without a figure group the classes of assets that are set in under them', () => {
  const read = ['T-Bills 70.7 73.7', 'Bank deposits 21.9 20.2', 'Term deposits 6.0 4.9', 'Receivables 1.4 1.2'];
  expect(sharesOf(grouped('21.9'))).toEqual(read);
  // Not the whole.
  expect(sharesOf(grouped('11.9'))).not.toContain('T-Bills 70.7 73.7');
});

const compared = (...captions: readonly Line[]): Line[] => [
  [200, [40, 'Asset allocation (% of total assets)', 9]],
  ...captions,
  [232, [60, 'T-Bills'], [100, '63.3%', 9], [126, 'was', 7], [139, '68.2%', 7]],
  [246, [60, 'Bank deposits'], [130, '34.5%', 9], [156, 'was', 7], [169, '30.2%', 7]],
  [260, [60, 'Others'], [100, '2.2%', 9], [126, 'was', 7], [139, '1.6%', 7]],
];

it('shares with those of the month before, in months that a line under the title names', () => {
  expect(sharesOf(compared([212, [40, 'Oct-24 in bold (was: Sep-24)', 7]]))).toEqual([
    'T-Bills 63.3 68.2',
    'Bank deposits 34.5 30.2',
    'Others 2.2 1.6',
  ]);
  expect(sharesOf(compared()).filter((share) => share.startsWith('was'))).toEqual([]);
});

it('the end of all periods over them, and fiscal years next to them', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Returns (%)', 10]],
    [214, [180, 'Up to 31 October 2024'], [330, 'Financial years to June']],
    [228, [158, 'MTD'], [208, '3M'], [258, '1Y'], [342, 'FY24'], [392, 'FY23']],
    [242, [40, 'SIF'], [154, '18.45'], [204, '20.26'], [254, '21.13'], [342, '22.10'], [392, '18.00']],
    [256, [40, 'Benchmark'], [154, '19.29'], [204, '20.44'], [254, '21.39'], [342, '22.12'], [392, '17.97']],
  ]);
  const read = reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent}`);
  expect(read).toEqual(['MTD 18.45', '3M 20.26', '1Y 21.13', 'FY24 22.10', 'FY23 18.00']);
});
