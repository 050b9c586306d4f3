/** Columns that add up the shares before them: `4.26% 4.26%`, `3.18% 7.44%`, `1.51% 8.95%`. */
import { absolute, compare, subtract, type Decimal } from '#domain/decimal.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import type { Table } from './table.ts';

// Two rows may agree by chance.
const FEWEST_ROWS = 3;
// In percentage points: shares are rounded before they are added, or after.
const ROUNDED: Decimal = '0.02' as Decimal;

/** The column of the shares themselves; undefined if the other of two columns is not their running sum. */
export function columnBeforeSums({ rows, columns, places }: Table): number | undefined {
  if (columns.length !== 2 || rows.length < FEWEST_ROWS) return undefined;
  const shares = [0, 1].map((at) =>
    rows.map(({ figures }) => {
      const [own, ...more] = figures.filter((figure) => places.get(figure) === at);
      return (own === undefined || more.length > 0 ? undefined : readPercent(own.text)) ?? undefined;
    }),
  );
  return [0, 1].find((at) => areSums(shares[at] ?? [], shares[1 - at] ?? []));
}

function areSums(shares: readonly (Decimal | undefined)[], sums: readonly (Decimal | undefined)[]): boolean {
  return shares.every((share, row) => {
    const [sum, before] = [sums[row], row === 0 ? ('0' as Decimal) : sums[row - 1]];
    if (share === undefined || sum === undefined || before === undefined) return false;
    return compare(absolute(subtract(subtract(sum, before), share)), ROUNDED) < 0;
  });
}
