/** Returns against each other: the month's row and the same month of the page's own series are one fact. */
import { joinLines } from '#base/pattern-lines.ts';
import { absolute, compare, scaleOf, subtract, type Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { listFigures, withholdRows, type ReadFragment } from './withhold.ts';

type ReturnRow = Fragment['reported_returns'][number];
type Role = 'fund_return_percent' | 'benchmark_return_percent';

const LEAST_RETURN = '-100' as Decimal;
const MOST_RETURN = '1000' as Decimal;

function isSeries(row: ReturnRow): boolean {
  return row.period_key === 'MONTH';
}

function isMonthRow(row: ReturnRow): boolean {
  return row.period_key === 'MTD' || row.period_key === '1M';
}

const TO_DATE = /^(?:mtd|ytd)\b/i;

/** `MTD | YTD` under a lost head such as `Expense ratio`, next to `1 month` and `FYTD` of the returns. */
function hasTwoMonths(rows: readonly ReturnRow[]): boolean {
  const months = rows.filter((row) => isMonthRow(row) && row.fund_return_percent !== null);
  return (
    new Set(months.map((row) => row.period_key)).size > 1 &&
    new Set(months.map((row) => row.return_type)).size === 1 &&
    new Set(months.map((row) => row.fund_return_percent)).size > 1
  );
}

function withoutMonths(fragment: ReadFragment, scope: ReturnRow['sub_fund_key']): ReadFragment {
  return withholdRows(
    fragment,
    'reported_returns',
    (row) => row.sub_fund_key === scope && (isMonthRow(row) || TO_DATE.test(row.period_label_raw)),
    { check: 'returns_conflict', reason: 'two returns of the month in tables of one kind' },
  );
}

interface Figures {
  readonly fund: Decimal | null;
  readonly benchmark: Decimal | null;
}

/** `texts` are the sentences of the fund's pages. */
export function checkReturns(fragments: readonly ReadFragment[], texts: readonly string[]): ReadFragment[] {
  const rows = fragments.flatMap((fragment) => fragment.reported_returns);
  const month = fragments[0]?.report_date?.slice(0, 7) ?? '';
  let checked = [...fragments];
  for (const scope of new Set(rows.map((row) => row.sub_fund_key))) {
    const own = rows.filter((row) => row.sub_fund_key === scope);
    if (hasTwoMonths(own)) checked = checked.map((fragment) => withoutMonths(fragment, scope));
    const stated = figuresOf(own.filter(isMonthRow));
    const series = figuresOf(own.filter((row) => isSeries(row) && monthOf(row.period_label_raw) === month));
    const days = figuresOf(own.filter((row) => row.period_key === '30D'));
    const areDaysExchanged = [stated, series].some((other) => areExchanged(days, other));
    const inSeries = isSwapped(stated, series) ? stated : areDaysExchanged ? days : undefined;
    const swapped = inSeries ?? benchmarkElsewhere(own.filter(isMonthRow));
    if (swapped !== undefined) {
      const where = inSeries === undefined ? 'where the fund’s is printed alone' : 'in the monthly series';
      const accusation = {
        check: 'columns_swapped',
        reason: `fund ${swapped.fund ?? ''} and benchmark ${swapped.benchmark ?? ''} of the month are the other way round ${where}`,
      };
      checked = checked.map((fragment) =>
        withholdRows(fragment, 'reported_returns', (row) => row.sub_fund_key === scope, accusation),
      );
    } else if (differ(stated, series)) {
      const accusation = {
        check: 'month_and_series',
        reason: `the month’s return ${stated.fund ?? '-'}/${stated.benchmark ?? '-'} is ${series.fund ?? '-'}/${series.benchmark ?? '-'} in the monthly series`,
      };
      checked = checked.map((fragment) =>
        withholdRows(
          fragment,
          'reported_returns',
          (row) =>
            row.sub_fund_key === scope &&
            (isMonthRow(row) || (isSeries(row) && monthOf(row.period_label_raw) === month)),
          accusation,
        ),
      );
    } else if (scope === null && texts.some((text) => contradicts(text, stated))) {
      checked = checked.map((fragment) =>
        withholdRows(fragment, 'reported_returns', (row) => row.sub_fund_key === null && !isSeries(row), {
          check: 'columns_swapped',
          reason: `fund ${stated.fund ?? ''} and benchmark ${stated.benchmark ?? ''} of the month are the other way round in the page’s comment`,
        }),
      );
    }
  }
  const isImplausible = (value: Decimal): boolean =>
    compare(value, LEAST_RETURN) < 0 || compare(value, MOST_RETURN) > 0;
  const figuresIn = (row: ReturnRow): Decimal[] =>
    [row.fund_return_percent, row.benchmark_return_percent, row.peer_return_percent].filter((value) => value !== null);
  return withholdRepeated(checked, month).map((fragment) => {
    const outside = fragment.reported_returns.flatMap(figuresIn).filter(isImplausible);
    const reason = `a return of ${listFigures(outside)} %, outside ${LEAST_RETURN} to ${MOST_RETURN} %`;
    return withholdRows(fragment, 'reported_returns', (row) => figuresIn(row).some(isImplausible), {
      check: 'return_implausible',
      reason,
    });
  });
}

/**
 * One period with two returns of the fund: one of them is of another series, whose name was not read. `month` is
 * that of the report; of July, the first month of the fiscal year, the return is that of the year to date.
 */
function withholdRepeated(fragments: readonly ReadFragment[], month: string): ReadFragment[] {
  const rows = fragments
    .flatMap((fragment) => fragment.reported_returns)
    .filter((row) => row.fund_return_percent !== null);
  const isOfJuly = (row: ReturnRow): boolean =>
    month.endsWith('-07') && (row.period_key === 'FYTD' || row.period_key === 'MTD');
  const periodOf = (row: ReturnRow): string =>
    monthOf(row.period_label_raw) ?? (isOfJuly(row) ? month : `${row.period_key}|${squeeze(row.period_label_raw)}`);
  const keyOf = (row: ReturnRow): string => `${row.sub_fund_key ?? ''}|${periodOf(row)}`;
  const repeated = [...Map.groupBy(rows, keyOf)].filter(([, same]) =>
    same.some((row) => !equal(row.fund_return_percent, same[0]?.fund_return_percent ?? null)),
  );
  if (repeated.length === 0) return [...fragments];
  const keys = new Set(repeated.map(([key]) => key));
  const labels = repeated
    .map(
      ([, same]) =>
        `${same[0]?.period_label_raw ?? ''} (${listFigures(same.flatMap((row) => row.fund_return_percent ?? []))})`,
    )
    .join(', ');
  return fragments.map((fragment) =>
    withholdRows(fragment, 'reported_returns', (row) => keys.has(keyOf(row)), {
      check: 'returns_conflict',
      reason: `two returns of the fund for ${labels}`,
    }),
  );
}

// Of several rows of one month (an old and a new benchmark) none speaks for all.
function figuresOf(rows: readonly ReturnRow[]): Figures {
  const one = (role: Role): Decimal | null => {
    const values = [...new Set(rows.map((row) => row[role]).filter((value) => value !== null))];
    return values.length === 1 ? (values[0] ?? null) : null;
  };
  return { fund: one('fund_return_percent'), benchmark: one('benchmark_return_percent') };
}

function equal(left: Decimal | null, right: Decimal | null): boolean {
  return left !== null && right !== null && compare(left, right) === 0;
}

// A figure is the fund's in one table and the benchmark's in the other: one of the tables was read with fund and
// benchmark swapped.
function isSwapped(stated: Figures, series: Figures): boolean {
  const crosses = (own: Decimal | null, other: Decimal | null, same: Decimal | null): boolean =>
    equal(own, other) && !equal(same, other);
  return (
    crosses(stated.benchmark, series.fund, stated.fund) || crosses(stated.fund, series.benchmark, stated.benchmark)
  );
}

/**
 * The row of a table whose benchmark is the fund's return of the month on a card, `Return of the month` over `-11.02%`:
 * the rows of fund and benchmark are exchanged.
 */
function benchmarkElsewhere(months: readonly ReturnRow[]): Figures | undefined {
  const cards = months.filter((row) => row.fund_return_percent !== null && row.benchmark_return_percent === null);
  const row = months.find((each) =>
    cards.some(
      ({ fund_return_percent: fund }) =>
        equal(each.benchmark_return_percent, fund) &&
        each.fund_return_percent !== null &&
        !equal(each.fund_return_percent, fund),
    ),
  );
  return row === undefined ? undefined : { fund: row.fund_return_percent, benchmark: row.benchmark_return_percent };
}

/** Returns of 30 days may differ from those of the month, but not so that both are those of the other series. */
function areExchanged(days: Figures, series: Figures): boolean {
  return equal(days.fund, series.benchmark) && equal(days.benchmark, series.fund) && !equal(days.fund, days.benchmark);
}

function differ(stated: Figures, series: Figures): boolean {
  const unlike = (left: Decimal | null, right: Decimal | null): boolean =>
    left !== null && right !== null && !equal(left, right) && !isRounded(left, right);
  return unlike(stated.fund, series.fund) || unlike(stated.benchmark, series.benchmark);
}

// One printed with fewer digits is the other one rounded.
function isRounded(left: Decimal, right: Decimal): boolean {
  const digits = Math.min(scaleOf(left), scaleOf(right));
  const half = digits === 0 ? '0.51' : `0.${'0'.repeat(digits)}51`;
  return compare(absolute(subtract(left, right)), half as Decimal) <= 0;
}

// `The Fund posted a return of 2.78% during the month against 6.46% of its benchmark`
const FUND_THEN_BENCHMARK = new RegExp(
  joinLines`
    \b(?:fund|scheme|plan)['’]?s?\b[^.]{0,60}?\breturn\b[^.%]{0,40}?
    (-?\d+\.\d+)\s?%[^.%]{0,60}\bmonth\b[^.%]{0,80}?(-?\d+\.\d+)\s?%[^.]{0,20}\bbenchmark
    |\b(?:fund|scheme|plan)['’]?s?\b[^.]{0,60}?\breturn\b[^.%]{0,40}?
    \bmonth\b[^.%]{0,40}?(-?\d+\.\d+)\s?%[^.%]{0,60}\bbenchmark\b[^.%]{0,40}?(-?\d+\.\d+)\s?%`,
  'i',
);

// `In March SIF returned 11.18% against 9.34% of its benchmark.`
const AGAINST_BENCHMARK = new RegExp(
  joinLines`
    \b(?:returned|posted|earned|delivered|generated|gained)\b[^.%]{0,30}?(-?\d+\.\d+)\s?%[^.%]{0,30}
    \b(?:against|versus|vs|compared)\b[^.%]{0,30}?(-?\d+\.\d+)\s?%\s(?:of|by|for|from|in)\s[^.%]{0,20}\bbenchmark`,
  'i',
);

function contradicts(text: string, stated: Figures): boolean {
  const match = FUND_THEN_BENCHMARK.exec(text) ?? AGAINST_BENCHMARK.exec(text);
  const fund = (match?.[1] ?? match?.[3]) as Decimal | undefined;
  const benchmark = (match?.[2] ?? match?.[4]) as Decimal | undefined;
  if (fund === undefined || benchmark === undefined) return false;
  return equal(stated.fund, benchmark) && equal(stated.benchmark, fund) && !equal(fund, benchmark);
}
