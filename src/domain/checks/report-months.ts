import { monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { absolute, compare, scaleOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { monthEndsIn } from '#domain/printed.ts';
import type { Placed, ReportDraft } from '#domain/report-draft.ts';
import type { Fragment } from '#domain/fragment.ts';
import { findingAt } from './finding.ts';
import type { Accused, Finding } from './finding.ts';

const COLUMNS = ['fund_return_percent', 'benchmark_return_percent'] as const;
type Column = (typeof COLUMNS)[number];
type ReturnRow = Placed<Fragment['reported_returns'][number]>;

/** One month of one fund or sub-fund, with every row that states it. */
interface MonthRows {
  readonly month: string;
  readonly rows: readonly ReturnRow[];
}

/**
 * The report's month and the monthly series must state the same return for the same month. If they contradict each
 * other, all values of that month are reported unless most of them agree; if fund and benchmark are swapped, every row
 * of the scope is reported, because no column of either table can be trusted.
 */
export function checkMonths(draft: ReportDraft): Finding[] {
  const scopes = Map.groupBy(draft.rows.reported_returns, ({ row }) => row.sub_fund_key ?? row.sub_fund_name_raw ?? '');
  return [...scopes.values()].flatMap((rows) => {
    const months = listMonths(rows, draft.report_date);
    const swapped = months.find(isSwapped);
    if (swapped !== undefined) {
      const accused = COLUMNS.flatMap((column) => rows.flatMap((placed) => valueOf(placed, column)));
      return accuse(accused, `fund and benchmark of ${swapped.month} as in the monthly series`);
    }
    return months.flatMap((month) => COLUMNS.flatMap((column) => checkColumn(month, column)));
  });
}

function listMonths(rows: readonly ReturnRow[], report_date: IsoDate): MonthRows[] {
  const months = Map.groupBy(rows, ({ row }) => {
    if (row.period_key !== 'MTD' && row.period_key !== 'MONTH') return undefined;
    const [month, other] = monthEndsIn(row.period_label_raw);
    if (month === undefined) return row.period_key === 'MTD' ? monthEnd(report_date) : undefined;
    return other === undefined ? month : undefined;
  });
  return [...months].flatMap(([month, group]) => (month === undefined ? [] : [{ month, rows: group }]));
}

function checkColumn({ month, rows }: MonthRows, column: Column): Finding[] {
  const stated = rows.filter(({ row }) => row[column] !== null);
  const own = stated.filter(({ row }) => row.period_key === 'MTD');
  const agree = (one: ReturnRow): number => stated.filter(({ row }) => isSame(row[column], one.row[column])).length;
  const accused =
    own.length < 2
      ? stated.filter((placed) => agree(placed) * 2 <= stated.length)
      : // After a change of benchmark the month has two rows, and the series follows one of them.
        stated.some(
            (placed) => !own.includes(placed) && !own.some(({ row }) => isSame(row[column], placed.row[column])),
          )
        ? stated
        : [];
  const printed = stated.map(({ row }) => row[column]).join(' and ');
  return accuse(
    accused.flatMap((placed) => valueOf(placed, column)),
    `one return for ${month}, not ${printed}`,
  );
}

function isSwapped({ rows }: MonthRows): boolean {
  return rows.some(({ row }) =>
    rows.some(
      ({ row: other }) =>
        row.fund_return_percent !== null &&
        row.benchmark_return_percent !== null &&
        other.fund_return_percent !== null &&
        other.benchmark_return_percent !== null &&
        !isSame(row.fund_return_percent, row.benchmark_return_percent) &&
        isSame(row.fund_return_percent, other.benchmark_return_percent) &&
        isSame(row.benchmark_return_percent, other.fund_return_percent),
    ),
  );
}

/** Equal within the rounding of the printed digits of both. */
function isSame(left: Decimal | null, right: Decimal | null): boolean {
  if (left === null || right === null) return false;
  const places = Math.min(scaleOf(left), scaleOf(right));
  const step = (places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`) as Decimal;
  return compare(absolute(subtract(left, right)), step) <= 0;
}

interface StatedReturn extends Accused {
  readonly found: string;
}

function valueOf({ row, fragment, path }: ReturnRow, column: Column): StatedReturn[] {
  const found = row[column];
  return found === null ? [] : [{ fragment, path: `${path}.${column}`, found }];
}

/** Returns that contradict each other are one finding. */
function accuse(accused: readonly StatedReturn[], expected: string): Finding[] {
  const [first] = accused;
  if (first === undefined) return [];
  const found = [...new Set(accused.map((one) => one.found))].join(', ');
  return [findingAt('returns_disagree', first, expected, found, accused)];
}
