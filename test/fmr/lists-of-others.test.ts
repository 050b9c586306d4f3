/** Figures of a list whose names or heads were lost are withheld: they would be shares, prices or returns of another. */
import { expect, it } from 'vitest';
import { checkScopes } from '#sources/fmr/constraints/check-scopes.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

it('a list with one sector twice is no list of sectors; another list of the page is kept', () => {
  const sectors = (...second: readonly string[]): string[] => {
    const read = readPage([
      ...INCOME_FUND,
      [200, [40, 'Sector Allocation (% of Total Assets)', 10]],
      [214, [40, 'Cement'], [250, '11.9%']],
      [226, [40, 'Fertilizer'], [250, '12.4%']],
      [238, [40, 'Technology'], [250, '7.6%']],
      [300, [40, 'Sector Allocation (% of Total Assets)', 10]],
      ...second.map((name, at): Line => [314 + 12 * at, [60, name], [250, `${8 - at}.85%`]]),
    ]);
    return read.allocations.map((row) => `${row.label_raw} ${row.current_period}`);
  };
  const first = ['Cement 11.9', 'Fertilizer 12.4', 'Technology 7.6'];
  expect(sectors('Power', 'Cement', 'Cement')).toEqual(first);
  expect(sectors('Power', 'Textile', 'Chemical')).toEqual([...first, 'Power 8.85', 'Textile 7.85', 'Chemical 6.85']);
});

it('a price of no sub-fund is withheld where the fund consists of sub-funds', () => {
  const read = readPension(
    [140, [200, 'Equity'], [280, 'Debt'], [360, 'Money Market']],
    [152, [40, 'NAV per unit (Rs.)'], [200, '131.6330'], [280, '269.8919'], [360, '256.5772']],
  );
  if (read === undefined) throw new Error('no page of the fund');
  expect(read.sub_funds.map(({ nav_per_unit }) => nav_per_unit)).toEqual(['131.6330', '269.8919', '256.5772']);
  const evidence = { ...read.evidence, nav_per_unit: read.evidence['sub_funds[0].nav_per_unit'] ?? [] } as never;
  const lost = { ...read, nav_per_unit: '131.6330' as NonNullable<typeof read.nav_per_unit>, evidence };
  const [checked] = checkScopes([lost]);
  expect(checked?.nav_per_unit).toBeNull();
  expect(checked?.withheld.map(({ check }) => check)).toEqual(['unclear']);
});

it('a year to date over the months of a calendar is the period of none of them', () => {
  expect(periodOfLabel('Fiscal year to date', '2023-12')).toBe('FYTD');
  for (const label of ['Fiscal year to date Oct', 'Year to date November'])
    expect(periodOfLabel(label, '2023-12')).toBeUndefined();
});
