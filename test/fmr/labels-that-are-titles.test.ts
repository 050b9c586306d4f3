/** The title of a table is not the label of a share, whatever is next to it. */
import { expect, it } from 'vitest';
import { checkNames } from '#sources/fmr/constraints/check-names.ts';
import { INCOME_FUND, readPage } from './placed-words.ts';

it('a share whose label is the title of a table is withheld, and the others are served', () => {
  const read = readPage([
    ...INCOME_FUND,
    [200, [40, 'Asset Allocation (% of Total Assets)', 10]],
    [214, [40, 'T-Bills'], [250, '60.1%']],
    [230, [40, 'Cash'], [250, '39.6%']],
    [246, [40, 'Others'], [250, '0.3%']],
  ]);
  const labelsOf = (label: string): (string | undefined)[] => {
    const allocations = read.allocations.map((row, at) => (at === 2 ? { ...row, label_raw: label } : row));
    const [checked] = checkNames([{ ...read, allocations }]);
    return checked?.allocations.map(({ label_raw }) => label_raw) ?? [];
  };
  expect(labelsOf('Others')).toEqual(['T-Bills', 'Cash', 'Others']);
  expect(labelsOf('Credit Quality (% of Total Assets)')).toEqual(['T-Bills', 'Cash']);
});
