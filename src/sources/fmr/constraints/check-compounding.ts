/**
 * Returns since July, and of the last months, against the months of the series that make them: columns the wrong way
 * round show without a row of the month, and so does a return of the fund that its months do not make, if those of its
 * benchmark do.
 */
import { rememberOf } from '#sources/fmr/remember.ts';
import { add, type Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { intervalOf, meets, productOf, type Interval } from '#domain/printed-interval.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { withholdRows, withholdValues, type ReadFragment } from './withhold.ts';

type ReturnRow = Fragment['reported_returns'][number];
type Role = 'fund_return_percent' | 'benchmark_return_percent';

const WHOLE = '100' as Decimal;

/** Returns that are not compounded, or annualised, meet neither series and are left alone. */
export function checkCompounding(fragments: readonly ReadFragment[]): ReadFragment[] {
  const rows = fragments.flatMap((fragment) => fragment.reported_returns);
  const month = fragments[0]?.report_date?.slice(0, 7) ?? '';
  let checked = [...fragments];
  for (const scope of new Set(rows.map((row) => row.sub_fund_key))) {
    const own = rows.filter((row) => row.sub_fund_key === scope);
    const faults = own.flatMap((row) => {
      const months = monthsOf(row, month);
      const fault = faultOf(row, own, months);
      return fault === undefined ? [] : [{ row, months, fault }];
    });
    const swapped = faults.find(({ row, fault }) => fault === 'SWAPPED' && isSinceJuly(row))?.row;
    if (swapped !== undefined)
      checked = checked.map((fragment) =>
        withholdRows(fragment, 'reported_returns', (row) => row.sub_fund_key === scope, {
          check: 'columns_swapped',
          reason:
            `fund ${swapped.fund_return_percent} and benchmark ${swapped.benchmark_return_percent} since July are the ` +
            'other way round in the months of the series',
        }),
      );
    for (const { row: stated, months } of faults.filter(({ fault }) => fault === 'FUND')) {
      const isAccused = (row: ReturnRow): boolean =>
        row.sub_fund_key === scope &&
        (row.period_key === 'MONTH'
          ? months.includes(monthOf(row.period_label_raw) ?? '')
          : row.period_key === stated.period_key);
      const reason =
        `the fund’s ${stated.fund_return_percent} for ${stated.period_label_raw} is not what its months of the series ` +
        'make';
      checked = checked.map((fragment) =>
        withholdValues(fragment, 'reported_returns', ['fund_return_percent'], isAccused, {
          check: 'year_and_series',
          reason,
        }),
      );
    }
  }
  return checked;
}

function isSinceJuly({ period_key }: ReturnRow): boolean {
  return period_key === 'YTD' || period_key === 'FYTD';
}

const MONTHS: ReadonlyMap<string, number> = new Map([
  ['3M', 3],
  ['6M', 6],
  ['1Y', 12],
]);

/** The months that make the return of a row; none for other periods. */
function monthsOf(row: ReturnRow, month: string): string[] {
  return isSinceJuly(row) ? monthsSinceJuly(month) : lastMonths(month, MONTHS.get(row.period_key ?? '') ?? 0);
}

/** What is wrong with the returns of a period; undefined if nothing is, or if it cannot be said. */
function faultOf(
  stated: ReturnRow,
  rows: readonly ReturnRow[],
  months: readonly string[],
): 'SWAPPED' | 'FUND' | undefined {
  const [fund, benchmark] = (['fund_return_percent', 'benchmark_return_percent'] as const).map((role) =>
    compound(rows, months, role),
  );
  if (
    stated.fund_return_percent === null ||
    stated.benchmark_return_percent === null ||
    fund === undefined ||
    benchmark === undefined
  )
    return undefined;
  const [ofFund, ofBenchmark] = [growth(stated.fund_return_percent), growth(stated.benchmark_return_percent)];
  const scale = hundreds(months.length - 1);
  const isLike = (one: Interval, series: Interval): boolean => meets(productOf(one, scale), series);
  if (isLike(ofFund, fund)) return undefined;
  // The other way round, the benchmark's months may be those of an index that was revised since.
  if (isLike(ofBenchmark, benchmark)) return 'FUND';
  return isLike(ofFund, benchmark) && isLike(ofBenchmark, fund) ? 'SWAPPED' : undefined;
}

/** The months of the fiscal year up to this one, which begins in July. */
function monthsSinceJuly(month: string): string[] {
  return lastMonths(month, ((Number.parseInt(month.slice(5), 10) + 5) % 12) + 1 || 0);
}

/** This month and those before it. */
function lastMonths(month: string, count: number): string[] {
  const [year = '', number = ''] = month.split('-');
  return Array.from({ length: count }, (_, before) => {
    const at = Number.parseInt(year, 10) * 12 + Number.parseInt(number, 10) - 1 - before;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

function growth(percent: Decimal): Interval {
  const { low, high } = intervalOf(percent, undefined);
  return { low: add(WHOLE, low), high: add(WHOLE, high) };
}

/** The rows of single months. */
const monthsIn = rememberOf((rows: readonly ReturnRow[]) =>
  Map.groupBy(
    rows.filter((row) => row.period_key === 'MONTH'),
    (row) => monthOf(row.period_label_raw),
  ),
);

/**
 * The product of 100 + return of all these months; undefined where one is missing or stated twice, and for a single
 * month, which has a check of its own.
 */
function compound(rows: readonly ReturnRow[], months: readonly string[], role: Role): Interval | undefined {
  const byMonth = monthsIn(rows);
  const factors = months.flatMap((month) => {
    const values = new Set(byMonth.get(month)?.map((row) => row[role]));
    const [value] = values;
    return values.size === 1 && value !== undefined && value !== null ? [growth(value)] : [];
  });
  return months.length < 2 || factors.length < months.length ? undefined : factors.reduce(productOf);
}

function hundreds(count: number): Interval {
  const value = `1${'00'.repeat(count)}` as Decimal;
  return { low: value, high: value };
}
