/** Large figures over their captions. */
import { expect, it } from 'vitest';
import { joinUnits } from '#sources/fmr/ink/unit-cells.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const textsOf = (...lines: Line[]): string[] => {
  const page = pageOf(lines);
  return joinUnits(listBlocks(page, listTextLines(page), isKnownLabel)).map(({ text }) => text);
};

it('a large figure has its currency in small letters before it', () => {
  expect(textsOf([100, [40, 'PKR', 8], [57, '115.6692', 18]])).toEqual(['PKR 115.6692']);
  expect(textsOf([100, [40, 'PKR', 8], [57, '115.6692', 9]])).toEqual(['PKR', '115.6692']);
});

it('a price whose currency is in small letters is that of the caption under both', () => {
  const tiles: Line[] = [
    [150, [40, 'PKR', 8], [57, '115.6692', 18], [200, 'PKR 14.10 bn', 18]],
    [164, [40, 'NAV per unit, 31 October 2024'], [200, 'Net assets']],
  ];
  expect(readPage([...INCOME_FUND, ...tiles])).toMatchObject({ nav_per_unit: '115.6692', fund_size: '14100000000' });
});
