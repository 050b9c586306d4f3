/** Tables of months whose columns have titles of their own, or the same heads for each sub-fund. */
import { expect, it } from 'vitest';
import { isHeadWord } from '#sources/fmr/candidates/head-words.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const MONTHS = ['Oct-24', 'Sep-24', 'Aug-24', 'Jul-24'] as const;

it('the returns and the shares of one table of months are read apart, each under its own title', () => {
  const { reported_returns, allocations } = readPage([
    ...INCOME_FUND,
    [134, [40, 'Track record', 10]],
    [150, [176, 'Return of the month (%)'], [346, 'Assets (% of total assets)']],
    [162, [40, 'Month-end'], [100, 'NAV (Rs.)'], [180, 'SIF'], [220, 'Benchmark'], [300, 'PIBs']],
    [162, [340, 'T-Bills'], [390, 'Bank deposits'], [460, 'Others']],
    ...MONTHS.map((month, at): Line => [
      174 + 12 * at,
      [40, month],
      [100, `11${at}.8613`],
      [180, `17.${at}2`],
      [226, `19.${at}4`],
      [300, `2${at}.5`],
      [345, '12.0'],
      [400, `6${4 - at}.5`],
      [465, '3.0'],
    ]),
  ]);
  expect(reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent}`)).toEqual([
    'Oct-24 17.02',
    'Sep-24 17.12',
    'Aug-24 17.22',
    'Jul-24 17.32',
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'PIBs 20.5 21.5',
    'T-Bills 12.0 12.0',
    'Bank deposits 64.5 63.5',
    'Others 3.0 3.0',
  ]);
});

it('the words of a title that are again in turn with another head are a head', () => {
  const heads = (cells: readonly (readonly [number, string])[]): boolean[] => {
    const page = pageOf([[150, ...cells]]);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    return blocks.filter(({ text }) => titleKind(text) !== undefined).map((block) => isHeadWord(block, blocks));
  };
  const returns = 'Return of the month (%) before tax';
  expect(heads([60, 260, 460].flatMap((x) => [[x, 'Price (Rs.)'] as const, [x + 50, returns] as const]))).toEqual([
    true,
    true,
    true,
  ]);
  expect(heads([60, 260].map((x) => [x, returns] as const))).toEqual([false, false]);
});

it('levies that are said to be in the ratio have the period of their row', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Levies in the ratio MTD'], [180, '0.26%']],
    [152, [40, 'Levies in the ratio YTD'], [180, '0.21%']],
  ]);
  expect(fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
    'GOVERNMENT_LEVIES MTD 0.26',
    'GOVERNMENT_LEVIES YTD 0.21',
  ]);
});
