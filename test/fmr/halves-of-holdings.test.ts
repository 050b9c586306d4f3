/** Lists of holdings in two halves beside each other, each with the heads of its own columns. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage } from './placed-words.ts';

/** The names with their types, under heads of which the first is `type`. */
const typesUnder = (type: string): string[] =>
  readPage([
    ...INCOME_FUND,
    [300, [40, 'Top Holdings (% of Total Assets)', 10]],
    [
      314,
      [40, 'Name'],
      [170, type],
      [230, '% of Total Assets'],
      [320, 'Name'],
      [450, 'Asset Class'],
      [510, '% of Total Assets'],
    ],
    ...[
      ['Sample Bank One', 'TFC', '4.98%', 'Sample Power One', 'Sukuk', '3.13%'] as const,
      ['Sample Power Two', 'Sukuk', '4.16%', 'Sample Bank Two', 'TFC', '1.68%'] as const,
      ['Sample Bank Three', 'TFC', '3.43%', 'Sample Cement', 'TFC', '1.46%'] as const,
    ].map(
      ([name, kind, share, other, otherKind, otherShare], at) =>
        [
          328 + 14 * at,
          [40, name],
          [180, kind],
          [260, share],
          [320, other],
          [460, otherKind],
          [540, otherShare],
        ] as const,
    ),
  ]).holdings.map((row) => `${row.name_raw} ${row.instrument_type_raw}`);

const RIGHT = ['Sample Power One Sukuk', 'Sample Bank Two TFC', 'Sample Cement TFC'];

it.each(['Asset Class', 'AssetClass'])('have the types of their own half under `%s`', (type) => {
  expect(typesUnder(type)).toEqual([
    'Sample Bank One TFC',
    'Sample Power Two Sukuk',
    'Sample Bank Three TFC',
    ...RIGHT,
  ]);
});

it('have no types of the other half', () => {
  expect(typesUnder('Sort')).toEqual([
    'Sample Bank One null',
    'Sample Power Two null',
    'Sample Bank Three null',
    ...RIGHT,
  ]);
});

it('have one title although their rows are not level and another list is over the second', () => {
  const { holdings, allocations } = readPage([
    ...INCOME_FUND,
    [200, [320, 'Sector Allocation (% of Total Assets)', 10]],
    [214, [320, 'Cement'], [500, '24.3%']],
    [226, [320, 'Fertilizer'], [500, '16.5%']],
    [250, [40, 'Top Holdings (% of Total Assets)', 10]],
    [264, [40, 'Name'], [170, 'Sector'], [260, 'Share'], [320, 'Name'], [450, 'Sector'], [540, 'Share']],
    [278, [40, 'Sample Fertilizers'], [170, 'Fertilizer'], [260, '8.12%']],
    [279, [320, 'Sample Cement'], [450, 'Cement'], [540, '4.57%']],
    [297, [320, 'Sample Gas'], [450, 'Refinery'], [540, '4.14%']],
    [302, [40, 'Sample Power'], [170, 'Power'], [260, '5.19%']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Fertilizers 8.12',
    'Sample Power 5.19',
    'Sample Cement 4.57',
    'Sample Gas 4.14',
  ]);
  expect(allocations.map((row) => row.label_raw)).toEqual(['Cement', 'Fertilizer']);
});
