/** Large figures over their captions, titles in pieces over plans, and cards of periods. */
import { expect, it } from 'vitest';
import { joinUnits } from '#sources/fmr/ink/unit-cells.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

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

const PLANS = ['Growth Plan', 'Balanced Plan', 'Savings Plan'];
const PLANNING_FUND = [
  fundOf('Sample Planning Fund'),
  ...PLANS.map((name) => ({ ...fundOf(name), family: 'Sample Planning Fund' })),
];
const cards = (title: string): Line[] => [
  [40, [40, 'Sample', 20], [125, title, 21]],
  [60, [40, 'Fund Manager Report October 2024']],
  [80, [40, 'Trustee'], [140, 'CDC']],
  [120, ...PLANS.map((plan, at) => [40 + 180 * at, plan, 11] as const)],
  [140, ...PLANS.flatMap((_, at) => [[40 + 180 * at, 'NAV'] as const, [110 + 180 * at, `10${at}.25`] as const])],
];

it('a title in pieces over the titles of the plans of its fund is that of the page', () => {
  const { fragments } = readReport({ pages: [pageOf(cards('Planning Fund'))] }, { funds: PLANNING_FUND });
  expect(fragments.map((page) => page.fund_name_raw)).toEqual(['Sample Planning Fund']);
  expect(fragments[0]?.sub_funds.map((part) => `${part.sub_fund_name_raw} ${part.nav_per_unit}`)).toEqual([
    'Growth Plan 100.25',
    'Balanced Plan 101.25',
    'Savings Plan 102.25',
  ]);
});
