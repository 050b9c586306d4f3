/** A fund has no returns of periods before its launch. */
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { withholdMembers, type ReadFragment } from './withhold.ts';

const YEARS: Readonly<Partial<Record<PeriodKey, number>>> = { '1Y': 1, '2Y': 2, '3Y': 3, '5Y': 5, '10Y': 10 };

/** Withholds a launch after the beginning of a period that the fund has a return of, with a month to spare. */
export function checkLaunch(fragments: readonly ReadFragment[]): ReadFragment[] {
  const report = fragments[0]?.report_date?.slice(0, 7);
  const starts = fragments.flatMap(({ reported_returns }) =>
    reported_returns.flatMap((row) => {
      const years = YEARS[row.period_key];
      // The months of a series are misprinted more often than a launch: `Jan-24` over `Feb-25`.
      const isStated = row.fund_return_percent !== null && report !== undefined && years !== undefined;
      return isStated ? [yearsBefore(report, years)] : [];
    }),
  );
  const [first] = starts.toSorted();
  return fragments.map((fragment) => {
    const launch = [fragment.launch_date, fragment.inception_date].find(
      (date) => date !== null && first !== undefined && date.slice(0, 7) > nextMonth(first),
    );
    return launch === undefined || launch === null
      ? fragment
      : withholdMembers(fragment, ['launch_date', 'inception_date'], 'profile', {
          check: 'launch_after_returns',
          reason: `a launch on ${launch} of a fund with a return since ${first ?? ''}`,
        });
  });
}

function yearsBefore(month: string, years: number): string {
  return `${Number.parseInt(month.slice(0, 4), 10) - years}${month.slice(4)}`;
}

function nextMonth(month: string): string {
  const next = Number.parseInt(month.slice(5), 10) + 1;
  return next > 12
    ? `${Number.parseInt(month.slice(0, 4), 10) + 1}-01`
    : `${month.slice(0, 5)}${next.toString().padStart(2, '0')}`;
}
