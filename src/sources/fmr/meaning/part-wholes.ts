/** Shares by grade of credit and other shares that were read as one table, because no title was found between them. */
import { absolute, compare, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows } from '#sources/fmr/candidates/turn-table.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { GRADE } from './read-shares.ts';
import { isTotal } from './share-sums.ts';

const FEWEST_ROWS = 2;
const FEWEST_GRADES = 2;
const WHOLE = '100' as Decimal;
const MOST_ROUNDING = '1.5' as Decimal;

/**
 * The two parts of a table that are each a whole, the grades in one of them: `T-Bills 60 | Cash 40 | AAA 70 | AA+ 30`.
 * The title is over the upper part, and that of the lower one is not known. The heads are of both if both fill all
 * columns.
 */
export function partByWholes(table: Table): Table[] {
  const { rows, columns, places } = table;
  // Asked first, because few tables have any.
  if (countGrades(rows) < FEWEST_GRADES) return [table];
  const ends = rows
    .keys()
    .flatMap((at) => {
      const parts = [rows.slice(0, at), rows.slice(at)].map(withoutTotals);
      if (parts.some(({ length }) => length < FEWEST_ROWS)) return [];
      const gaps = parts.map((part) => gapOf(table, part));
      const isCut = isGradedApart(parts) && gaps.every((gap) => compare(gap, MOST_ROUNDING) <= 0);
      return isCut ? [{ at, gap: sum(gaps) }] : [];
    })
    .toArray();
  // A small share at the end of the upper part is within what rounding explains.
  const [end] = ends.toSorted((one, other) => compare(one.gap, other.gap));
  if (end === undefined) return [table];
  const lower = pickRows(table, rows.slice(end.at));
  const untitled = { title: null, kind: undefined, captions: [], corner: '', unknownTitle: null };
  const used = columns.keys().filter((column) => figuresIn(places, column, lower.rows).length > 0);
  const picked = [...used];
  const under = pickColumns(lower, new Map(picked.map((column) => [column, ''])));
  const bare = { ...under, columns: under.columns.map((column) => ({ ...column, heads: [] })) };
  return [
    pickRows(table, rows.slice(0, end.at)),
    { ...(picked.length === columns.length ? lower : bare), ...untitled },
  ];
}

// `Total 100.0%` is the sum of the rows over it.
function withoutTotals(rows: readonly Row[]): Row[] {
  return rows.filter(({ label }) => !isTotal(respace(label.text)));
}

function isGradedApart(parts: readonly (readonly Row[])[]): boolean {
  const grades = parts.map(countGrades);
  return grades.includes(0) && Math.max(...grades) >= FEWEST_GRADES;
}

function countGrades(rows: readonly Row[]): number {
  return rows.filter(({ label }) => GRADE.test(label.text.trim())).length;
}

function figuresIn(places: Table['places'], column: number, rows: readonly Row[]): Row['figures'] {
  return rows.flatMap(({ figures }) => figures.filter((figure) => places.get(figure) === column));
}

/** By how much the shares of these rows differ from a whole, in the column where they differ least. */
function gapOf({ columns, places }: Table, rows: readonly Row[]): Decimal {
  const gaps = columns.map((_, column) => {
    const shares = figuresIn(places, column, rows).flatMap(({ text }) => readPercent(text) ?? []);
    return absolute(subtract(sum(shares), WHOLE));
  });
  return gaps.toSorted(compare)[0] ?? WHOLE;
}
