import { addDays, monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { absolute, compare, scaleOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { monthEndsIn } from '#domain/printed.ts';
import type { Placed, ReportDraft } from '#domain/report-draft.ts';
import { findingAt, membersOn, PRICES } from './finding.ts';
import type { Accused, Finding } from './finding.ts';

// A month's last NAV may be dated a few days into the next month, or before a long holiday.
export const NAV_DAYS_AROUND_MONTH = 7;
// A report may contain ratings that were issued after its month but before it was printed; but a reported fund has
// begun.
const DAYS_TOLD_AHEAD = 62;

/**
 * Dates of a report that contradict each other. `today` is the upper bound; `month` is the month of most pages of the
 * document, if most agree.
 */
export function checkDates(draft: ReportDraft, today: IsoDate, month: IsoDate | null): Finding[] {
  return [...checkReportDate(draft, today, month), ...checkNavDate(draft), ...checkPeriodLabels(draft)];
}

function checkReportDate({ report_date, fragments }: ReportDraft, today: IsoDate, month: IsoDate | null): Finding[] {
  const page_number = fragments[0]?.page_number ?? 1;
  const findings: Finding[] = [];
  const add = (check: Finding['check'], expected: string): number =>
    findings.push({ check, page_number, path: 'report_date', expected, found: report_date, accused: 'page' });
  if (report_date !== monthEnd(report_date)) add('report_dates', `the last day of a month, ${monthEnd(report_date)}`);
  if (report_date > today) add('report_dates', `a month that has ended by ${today}`);
  if (month !== null && report_date !== month)
    add('month_disagrees', `${month}, the month of the other pages of the document`);
  const problems = fragments.flatMap((fragment) => fragment.problems);
  for (const problem of problems.filter(({ path }) => path === 'report_date' || path === 'report_month'))
    findings.push({ ...problem, check: 'month_disagrees', accused: 'page' });
  return findings;
}

/** The days that the prices of a report can be of. */
export function datesAllowedFor(report_date: IsoDate): { readonly first: IsoDate; readonly last: IsoDate } {
  return {
    first: addDays(`${report_date.slice(0, 8)}01` as IsoDate, -NAV_DAYS_AROUND_MONTH),
    last: addDays(monthEnd(report_date), NAV_DAYS_AROUND_MONTH),
  };
}

function checkNavDate({ report_date, fragments }: ReportDraft): Finding[] {
  const { first, last } = datesAllowedFor(report_date);
  const expected = `a day from ${first} to ${last}, around the report's month`;
  return fragments.flatMap((fragment) => {
    const { nav_date } = fragment;
    return nav_date === null || (nav_date >= first && nav_date <= last)
      ? []
      : [findingAt('report_dates', { fragment, path: 'nav_date' }, expected, nav_date, membersOn(fragments, PRICES))];
  });
}

/** A fund begins by the end of its report's month, ends after it began, and was rated before the report was printed. */
export function checkOrder({ report_date, fragments, rows, members }: ReportDraft): Finding[] {
  const last = monthEnd(report_date);
  const printed = addDays(last, DAYS_TOLD_AHEAD);
  const by = (latest: IsoDate, date: IsoDate | null, at: Accused): Finding[] =>
    date === null || date <= latest ? [] : [findingAt('report_dates', at, `a day by ${latest}`, date)];
  const ends = [members.maturity_date].filter((date) => date !== null);
  const beginnings = [members.launch_date, members.inception_date].filter((date) => date !== null);
  const began = fragments.flatMap((fragment) =>
    (['launch_date', 'inception_date'] as const).flatMap((path) => {
      const date = fragment[path];
      const ended = date === null ? undefined : ends.find((end) => end <= date);
      return date === null || ended === undefined
        ? by(last, date, { fragment, path })
        : [findingAt('report_dates', { fragment, path }, `a day before ${ended}, the maturity`, date)];
    }),
  );
  const ended = fragments.flatMap((fragment): Finding[] => {
    const date = fragment.maturity_date;
    const beginning = date === null ? undefined : beginnings.find((day) => date <= day);
    return date === null || beginning === undefined
      ? []
      : [findingAt('report_dates', { fragment, path: 'maturity_date' }, `a day after ${beginning}`, date)];
  });
  const rated = rows.ratings.flatMap(({ row, fragment, path }) =>
    by(printed, row.rating_date, { fragment, path: `${path}.rating_date` }),
  );
  const issued = rows.holdings.flatMap(({ row, fragment, path }) =>
    by(last, row.issue_date, { fragment, path: `${path}.issue_date` }),
  );
  return [...began, ...ended, ...rated, ...issued];
}

// `Month (April, 2023):`, not `Apr-23` in a series of months.
const OWN_MONTH_LABEL = /^month\b/i;

// A named month or year is the same in the table of any month.
const NAMED_PERIODS: ReadonlySet<string> = new Set(['MONTH', 'FY', 'CY']);

/**
 * If the labels of the rows for the report's month name a month with its year, one of them must be the report's own
 * month; after a change of benchmark there are two rows. A table of another month counts all its periods to the end of
 * that month.
 */
function checkPeriodLabels({ report_date, rows }: ReportDraft): Finding[] {
  const months = rows.reported_returns.map(({ row }) =>
    row.period_key === 'MTD' || OWN_MONTH_LABEL.test(row.period_label_raw) ? monthEndsIn(row.period_label_raw) : [],
  );
  const own = rows.reported_returns.some(({ row }, index) => row.period_key === 'MTD' && months[index]?.length === 0);
  if (own || months.some((named) => named.includes(monthEnd(report_date)))) return [];
  const others = rows.reported_returns.filter((_, index) => (months[index] ?? []).length > 0);
  return [...Map.groupBy(others, ({ row }) => row.sub_fund_key).entries()].flatMap(([scope, [first, ...more]]) => {
    if (first === undefined) return [];
    const labelled = [first, ...more];
    const table = rows.reported_returns.filter(
      (placed) =>
        placed.row.sub_fund_key === scope && (labelled.includes(placed) || !NAMED_PERIODS.has(placed.row.period_key)),
    );
    const found = labelled.map(({ row }) => row.period_label_raw).join(' and ');
    const at = { fragment: first.fragment, path: `${first.path}.period_label_raw` };
    return [findingAt('month_disagrees', at, `the month of ${report_date}`, found, table)];
  });
}

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

/** The last day of the month whose return a row states; undefined for other periods. */
export function monthOfReturn(
  { period_key, period_label_raw }: { readonly period_key: string; readonly period_label_raw: string },
  report_date: IsoDate,
): string | undefined {
  if (period_key !== 'MTD' && period_key !== 'MONTH') return undefined;
  const [month, other] = monthEndsIn(period_label_raw);
  if (month === undefined) return period_key === 'MTD' ? monthEnd(report_date) : undefined;
  return other === undefined ? month : undefined;
}

function listMonths(rows: readonly ReturnRow[], report_date: IsoDate): MonthRows[] {
  const months = Map.groupBy(rows, ({ row }) => monthOfReturn(row, report_date));
  return [...months].flatMap(([month, group]) => (month === undefined ? [] : [{ month, rows: group }]));
}

function checkColumn({ month, rows }: MonthRows, column: Column): Finding[] {
  const stated = rows.filter(({ row }) => row[column] !== null);
  const own = stated.filter(({ row }) => row.period_key === 'MTD');
  const agree = (one: ReturnRow): number =>
    stated.filter(({ row }) => isSameReturn(row[column], one.row[column])).length;
  const accused =
    own.length < 2
      ? stated.filter((placed) => agree(placed) * 2 <= stated.length)
      : // After a change of benchmark the month has two rows, and the series follows one of them.
        stated.some(
            (placed) => !own.includes(placed) && !own.some(({ row }) => isSameReturn(row[column], placed.row[column])),
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
        !isSameReturn(row.fund_return_percent, row.benchmark_return_percent) &&
        isSameReturn(row.fund_return_percent, other.benchmark_return_percent) &&
        isSameReturn(row.benchmark_return_percent, other.fund_return_percent),
    ),
  );
}

/** Equal within the rounding of the printed digits of both. */
export function isSameReturn(left: Decimal | null, right: Decimal | null): boolean {
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
