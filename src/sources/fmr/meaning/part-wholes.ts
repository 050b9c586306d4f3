/** Shares by grade of credit and other shares that were read as one table, because no title was found between them. */
import { absolute, compare, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows } from '#sources/fmr/candidates/turn-table.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { GRADE } from './read-shares.ts';

const FEWEST_ROWS = 2;
const FEWEST_GRADES = 2;
const WHOLE = '100' as Decimal;
const MOST_ROUNDING = '1.5' as Decimal;

/**
 * The two parts of a table that are each a whole, the grades in one of them: `T-Bills 60 | Cash 40 | AAA 70 | AA+ 30`.
 * The title and the heads are over the upper part; those of the lower one are not known.
 */
export function partByWholes(table: Table): Table[] {
  const { rows, columns } = table;
  for (let at = FEWEST_ROWS; at <= rows.length - FEWEST_ROWS; at += 1) {
    const [upper, lower] = [rows.slice(0, at), rows.slice(at)];
    const [first, second] = [upper, lower].map(countGrades);
    const isGraded = (first === 0) !== (second === 0) && Math.max(first ?? 0, second ?? 0) >= FEWEST_GRADES;
    if (!isGraded || !isWhole(table, upper) || !isWhole(table, lower)) continue;
    const used = columns.flatMap((_, column) =>
      lower.some((row) => row.figures.some((figure) => table.places.get(figure) === column))
        ? [[column, ''] as const]
        : [],
    );
    const under = pickColumns(pickRows(table, lower), new Map(used));
    const bare = under.columns.map((column) => ({ ...column, heads: [] }));
    const untitled = { title: null, kind: undefined, captions: [], corner: '', unknownTitle: null };
    return [pickRows(table, upper), { ...under, ...untitled, columns: bare }];
  }
  return [table];
}

function countGrades(rows: readonly Row[]): number {
  return rows.filter(({ label }) => GRADE.test(label.text.trim())).length;
}

/** Whether the shares of these rows sum to 100 in a column. */
function isWhole({ columns, places }: Table, rows: readonly Row[]): boolean {
  return columns.some((_, column) => {
    const shares = rows.flatMap(({ figures }) =>
      figures.flatMap((figure) => (places.get(figure) === column ? (readPercent(figure.text) ?? []) : [])),
    );
    return compare(absolute(subtract(sum(shares), WHOLE)), MOST_ROUNDING) <= 0;
  });
}
