import { addDays, monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { monthEndsIn } from '#domain/printed.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
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

function checkNavDate({ report_date, fragments }: ReportDraft): Finding[] {
  const first = addDays(`${report_date.slice(0, 8)}01` as IsoDate, -NAV_DAYS_AROUND_MONTH);
  const last = addDays(monthEnd(report_date), NAV_DAYS_AROUND_MONTH);
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
