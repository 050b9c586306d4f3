/**
 * Amounts in rupees next to shares: `T-Bills | 1,234.5 | 45.3%` under `Rs. mn | %`. They are served if each has the
 * proportion to its share that the largest one has: an amount of another month or of another unit has not.
 */
import { absolute, asDecimal, compare, isPositive, multiply, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { findUnit, readMoney } from '#sources/fmr/printed-money.ts';
import { readNumber, readPercent } from '#sources/fmr/printed-number.ts';
import { halfOf } from './share-sums.ts';

export interface Amount {
  readonly figure: Block;
  readonly rupees: Decimal;
  readonly unit: Decimal;
}

/** The figure with what it is multiplied by. */
export function cellOf({ figure, unit }: Amount): Cell {
  return { ...figure, multiplied_by: unit };
}

interface Pair {
  readonly share: Decimal;
  readonly amount: Decimal;
}

// Of fewer rows the proportion says little.
const LEAST_ROWS = 3;

/** The amount on each row; empty unless one column of amounts has a unit and agrees with the shares of `column`. */
export function amountsOf({ columns, places, rows }: Table, column: number): ReadonlyMap<Row, Amount> {
  const found = new Map<Row, Amount>();
  const [at, second] = columns.flatMap(({ text }, each) =>
    !/%|percent/i.test(text) && findUnit(text) !== undefined ? [each] : [],
  );
  const unit = at === undefined ? undefined : findUnit(columns[at]?.text ?? '');
  if (unit === undefined || second !== undefined) return found;
  const pairs = rows.flatMap((row): Pair[] => {
    const figure = row.figures.find((cell) => places.get(cell) === at);
    const share = row.figures.find((cell) => places.get(cell) === column);
    const percent = share === undefined ? undefined : readPercent(share.text);
    const amount = figure === undefined ? undefined : readNumber(figure.text);
    const money = figure === undefined ? undefined : readMoney(figure.text, unit);
    if (figure === undefined || percent === undefined || percent === null) return [];
    if (amount?.kind !== 'number' || money?.kind !== 'money') return [];
    found.set(row, { figure, rupees: money.rupees, unit: asDecimal(money.unit) });
    return [{ share: percent, amount: amount.value }];
  });
  return pairs.length >= LEAST_ROWS && areInProportion(pairs) ? found : new Map();
}

function areInProportion(pairs: readonly Pair[]): boolean {
  const [largest] = pairs.toSorted((a, b) => compare(b.share, a.share));
  if (largest === undefined || !isPositive(largest.share) || !isPositive(largest.amount)) return false;
  const [ofShares, ofAmounts] = [halfOf(pairs.map(({ share }) => share)), halfOf(pairs.map(({ amount }) => amount))];
  return pairs.every(({ share, amount }) => {
    const gap = absolute(subtract(multiply(amount, largest.share), multiply(largest.amount, share)));
    // What rounding explains, of each of the four figures.
    const room = sum([
      multiply(sum([absolute(amount), largest.amount]), ofShares),
      multiply(sum([absolute(share), largest.share]), ofAmounts),
    ]);
    return compare(gap, room) <= 0;
  });
}
