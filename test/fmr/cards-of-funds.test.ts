/** Pages of two funds in filled cards: each card says by names whose its tiles, columns, rows and lists are. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const FUNDS = [fundOf('Sample Liquidity Fund'), fundOf('Sample Growth Fund')];
const card = (x0: number, y0: number, x1: number, y1: number, color = '#ffffff'): Shade => ({ x0, y0, x1, y1, color });

const TITLE = 'Sample Liquidity Fund and Sample Growth Fund';
const HEAD: readonly Line[] = [
  [40, [40, TITLE, 16]],
  [60, [40, 'Data as of 31 October 2024']],
];
// A card of facts with a column for each fund, tiles right of each name, and a card with rows.
const FACTS: readonly Line[] = [
  [110, [124, 'Sample Liquidity Fund SLQF', 6], [218, 'Sample Growth Fund SGF', 6]],
  [134, [45, 'Category'], [130, 'Money Market'], [220, 'Equity']],
  [148, [45, 'Trustee'], [150, 'Sample Trustee Company']],
  [162, [45, 'Front-end Load'], [206, 'Nil']],
];
const TILES: readonly Line[] = [
  [104, [320, 'SLQF'], [380, '101.2345', 12], [480, '1,200.50', 12]],
  [116, [380, 'NAV per unit (PKR)'], [480, 'Net assets (PKR mn)']],
  [154, [320, 'SGF'], [380, '55.4321', 12], [480, '340.25', 12]],
  [166, [380, 'NAV per unit (PKR)'], [480, 'Net assets (PKR mn)']],
];
const ROWS: readonly Line[] = [
  [216, [45, 'Returns (%)', 9]],
  [230, [150, '1 month'], [220, '1 year'], [290, '3 years']],
  [244, [45, 'SLQF'], [152, '1.11'], [222, '15.22'], [292, '13.33']],
  [258, [45, 'Benchmark'], [152, '1.44'], [222, '15.55'], [292, '13.66']],
  [272, [45, 'SGF'], [152, '2.11'], [222, '25.22'], [292, '23.33']],
  [286, [45, 'Benchmark'], [152, '2.44'], [222, '25.55'], [292, '23.66']],
];
const PEOPLE: readonly Line[] = [
  [336, [45, 'Investment Committee', 9]],
  [350, [45, 'Chief Executive Officer'], [180, 'Sana Rind']],
  [364, [45, 'Fund Manager (SLQF)'], [180, 'Omar Buzdar']],
  [378, [45, 'Fund Manager (SGF)'], [180, 'Hina Gola']],
];
const MIX: readonly Line[] = [
  [336, [325, 'SGF: Asset Allocation (% of total assets)', 9]],
  [350, [325, 'Shares'], [480, '90.5']],
  [364, [325, 'Cash'], [480, '9.5']],
];
const SHADES: readonly Shade[] = [
  card(0, 0, 600, 800, '#eeeeee'),
  card(40, 90, 300, 180),
  card(120, 94, 210, 120, '#205060'),
  card(210, 94, 298, 120, '#205060'),
  ...[90, 140].flatMap((y) => [
    card(315, y, 370, y + 40, '#205060'),
    card(375, y, 470, y + 40),
    card(475, y, 580, y + 40),
  ]),
  card(40, 205, 580, 300),
  card(40, 325, 300, 400),
  card(315, 325, 580, 400),
];

const lines = [...HEAD, ...FACTS, ...TILES, ...ROWS, ...PEOPLE, ...MIX];

function readBoth(given: readonly Line[] = lines, shades: readonly Shade[] = SHADES): ReadFragment[] {
  return [...readReport({ pages: [{ ...pageOf(given), shades }] }, { funds: FUNDS }).fragments];
}

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

it('give each fund its tiles, columns, rows, lists and persons', () => {
  const [cash, growth] = readBoth();
  expect([cash, growth].map((each) => [each?.fund_name_raw, each?.nav_per_unit, each?.fund_size])).toEqual([
    ['Sample Liquidity Fund', '101.2345', '1200500000'],
    ['Sample Growth Fund', '55.4321', '340250000'],
  ]);
  expect([cash?.category_raw, growth?.category_raw]).toEqual(['Money Market', 'Equity']);
  expect(returnsOf(cash)).toEqual(['1 month 1.11 1.44', '1 year 15.22 15.55', '3 years 13.33 13.66']);
  expect(returnsOf(growth)).toEqual(['1 month 2.11 2.44', '1 year 25.22 25.55', '3 years 23.33 23.66']);
  const people = (one: ReadFragment | undefined): unknown => one?.parties.flatMap(({ name_raw }) => name_raw ?? []);
  expect(people(cash)).toEqual(['Sana Rind', 'Omar Buzdar']);
  expect(people(growth)).toEqual(['Sana Rind', 'Hina Gola']);
  expect([cash, growth].map((each) => each?.allocations.length)).toEqual([0, 2]);
});

it('have cells across the columns of both', () => {
  for (const each of readBoth()) {
    expect(each.parties.map(({ organization_raw }) => organization_raw)).toContain('Sample Trustee Company');
    expect(each.fees.map(({ fee_type, value_percent }) => `${fee_type} ${value_percent}`)).toEqual([
      'FRONT_END_LOAD 0',
    ]);
  }
});

it('give a figure to no fund that no name gives to one', () => {
  const other = lines.map((line): Line =>
    line === MIX[0] ? [336, [325, 'Asset Allocation (% of total assets)', 9]] : line,
  );
  expect(readBoth(other).map(({ allocations }) => allocations.length)).toEqual([0, 0]);
});

it('give a card with the names of both under the title of one to none', () => {
  const other: Line[] = [...lines, [378, [325, 'Cash of SLQF'], [480, '1.5']]];
  expect(readBoth(other).map(({ allocations }) => allocations.length)).toEqual([0, 0]);
});
