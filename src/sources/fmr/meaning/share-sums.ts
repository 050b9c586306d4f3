/** What a table of shares says of its own figures: subtotals, changes since another month, the sum of its rows. */
import { absolute, asDecimal, compare, isPositive, scaleOf, subtract, sum, type Decimal } from '#domain/decimal.ts';
import { isCarriedForward } from '#sources/fmr/candidates/carried-sums.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { isReckoned } from './series-roles.ts';

const TOTAL =
  /^(?:grand |sub )?(?:total|sum)(?: assets?| net assets?| holdings?| investments?| of (?:these|all|the above)\b.*)?$/;
/** A table's own sum, `Grand Total`, `Sum of these`, `Carried forward`. */
export function isTotal(text: string): boolean {
  return TOTAL.test(foldLabel(text)) || isCarriedForward(text);
}

// In multiples of the font size: a sum is on the line under the last row, or on the next but one.
const SUM_GAP = 2.5;

function valueIn({ places }: Table, { figures }: Row, column: number): Decimal | null {
  const figure = figures.find((cell) => places.get(cell) === column);
  return figure === undefined ? null : (readPercent(figure.text) ?? null);
}

/** Rows that are in every column the sum of rows right above them: `Government paper` under `T-Bills` and `PIBs`. */
export function listSubtotals(table: Table): Set<Row> {
  const { rows, columns } = table;
  const values = rows.map((row) => columns.map((_, column) => valueIn(table, row, column)));
  const isSum = (at: number): boolean => {
    for (let first = at - 2; first >= 0; first -= 1) {
      const parts = values.slice(first, at);
      const isEqual = columns.every((_, column) => {
        const value = values[at]?.[column] ?? null;
        const addends = parts.flatMap((part) => part[column] ?? []);
        return (
          value !== null && isPositive(value) && addends.length === parts.length && compare(sum(addends), value) === 0
        );
      });
      if (isEqual) return true;
    }
    return false;
  };
  // In one column a share may be the sum of others by chance.
  return columns.length < 2 ? new Set() : new Set(rows.filter((_, at) => isSum(at)));
}

/** The columns of the report's month and of an earlier one. */
export interface Places {
  readonly current: number;
  readonly previous: number | null;
}

interface Change {
  readonly figure: Block;
  readonly now: Decimal;
  readonly before: Decimal;
  readonly changed: Decimal;
}

/** The two months of each row and the change printed with them; a row without one of these is left out. */
function listChanges(table: Table, places: Places): Map<Row, Change> {
  const [column, second] = table.columns.flatMap(({ text }, at) => (isReckoned(text) ? [at] : []));
  if (column === undefined || second !== undefined || places.previous === null) return new Map();
  const columns = [places.current, places.previous, column];
  return new Map(
    table.rows.flatMap((row): [Row, Change][] => {
      const figure = row.figures.find((cell) => table.places.get(cell) === column);
      const [now, before, changed] = columns.map((at) => valueIn(table, row, at) ?? undefined);
      const isWhole = figure !== undefined && now !== undefined && before !== undefined && changed !== undefined;
      return isWhole ? [[row, { figure, now, before, changed }]] : [];
    }),
  );
}

/** The changes that the two months of their rows differ by; one printed without its sign is left out. */
export function listTrueChanges(table: Table, places: Places): ReadonlyMap<Row, Pick<Change, 'figure' | 'changed'>> {
  const isTrue = ({ now, before, changed }: Change): boolean =>
    compare(absolute(subtract(subtract(now, before), changed)), roundingOf([now, before, changed])) <= 0;
  return new Map([...listChanges(table, places)].filter(([, change]) => isTrue(change)));
}

/**
 * Rows whose two months differ by something else than the change printed with them, where other rows agree with theirs.
 */
export function listDeniedByChange(table: Table, places: Places): Set<Row> {
  const stated = [...listChanges(table, places)].map(([row, { now, before, changed }]) => {
    const gap = absolute(subtract(absolute(subtract(now, before)), absolute(changed)));
    return { row, isDenied: compare(gap, roundingOf([now, before, changed])) > 0 };
  });
  const denied = stated.filter(({ isDenied }) => isDenied).map(({ row }) => row);
  return denied.length < 0.5 * stated.length ? new Set(denied) : new Set();
}

/** The sum that the page prints under a table where its shares sum to something else. */
export function findDeniedSum(
  blocks: readonly Block[],
  table: Table,
  column: number,
  shares: readonly Decimal[],
): Block | undefined {
  const size = table.rows[0]?.label.size ?? 8;
  const left = Math.min(table.x0, table.title?.x0 ?? table.x0) - size;
  const isNear = (block: Block): boolean =>
    block.y0 > table.y1 - size && block.y0 - table.y1 < SUM_GAP * size && block.x0 >= left && block.x1 <= table.x1;
  const label = blocks.find((block) => !block.isFigure && isNear(block) && isTotal(respace(block.text)));
  const box = table.columns[column];
  if (label === undefined || box === undefined) return undefined;
  const figure = blocks.find(
    (block) => block.isFigure && isBeside(block, label) && block.x0 < box.x1 && block.x1 > box.x0,
  );
  const printed = figure === undefined ? null : (readPercent(figure.text) ?? null);
  if (printed === null) return undefined;
  const gap = absolute(subtract(sum(shares), printed));
  return compare(gap, roundingOf([...shares, printed])) > 0 ? figure : undefined;
}

/** What rounding explains: half of the last digit of each figure. */
function roundingOf(values: readonly Decimal[]): Decimal {
  const half = halfOf(values);
  return sum(values.map(() => half));
}

/** Half of the last digit of the coarsest of these figures. */
export function halfOf(values: readonly Decimal[]): Decimal {
  const places = Math.min(...values.map(scaleOf));
  return asDecimal(`0.${'0'.repeat(places)}5`);
}
