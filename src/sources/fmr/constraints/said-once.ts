/**
 * A return or a ratio that a page states twice is served once: of two rows, the one that says less is left out. Nor has
 * one printed grade two meanings.
 */
import { own } from '#base/own.ts';
import type { Fragment } from '#domain/fragment.ts';
import { withoutPaths } from '#domain/withheld-groups.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import type { ReadFragment } from './withhold.ts';

type ReturnRow = Fragment['reported_returns'][number];
type FeeRow = Fragment['fees'][number];

export function sayOnce(fragment: ReadFragment): ReadFragment {
  const paths = [
    ...repeatedReturns(fragment.reported_returns).map((at) => `reported_returns[${at}]`),
    ...repeatedRatios(fragment.fees).map((at) => `fees[${at}]`),
    ...gradesOfHoldings(fragment).map((at) => `ratings[${at}]`),
  ];
  return leaveOut(fragment, paths);
}

function leaveOut(fragment: ReadFragment, paths: readonly string[]): ReadFragment {
  return paths.length === 0 ? fragment : withoutPaths(fragment, new Set(paths));
}

const ROLES = ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'] as const;

/** The return since July in a tile, or behind its months, and in the table of periods. */
function repeatedReturns(rows: readonly ReturnRow[]): number[] {
  const since = rows.flatMap((row, at) => (row.period_key === 'YTD' || row.period_key === 'FYTD' ? [at] : []));
  return since.filter((at) =>
    since.some((other) => {
      const [row, fuller] = [rows[at] as ReturnRow, rows[other] as ReturnRow];
      if (other === at || !isWithin(row, fuller)) return false;
      return other < at || !isWithin(fuller, row);
    }),
  );
}

function isWithin(row: ReturnRow, fuller: ReturnRow): boolean {
  return (
    row.sub_fund_key === fuller.sub_fund_key &&
    row.fund_return_percent !== null &&
    ROLES.every((role) => row[role] === null || row[role] === fuller[role])
  );
}

/** `Return of the month` over `2.10%` and `April 2024` on one page of a fund: the month of the table on the next. */
export function sayMonthOnce(fragments: readonly ReadFragment[]): ReadFragment[] {
  const months = fragments.flatMap(({ reported_returns }) =>
    reported_returns.filter(({ period_key }) => period_key === 'MTD' || period_key === '1M'),
  );
  const isRepeated = (row: ReturnRow): boolean =>
    row.period_key === 'MTD' &&
    row.benchmark_return_percent === null &&
    readMonth(row.period_label_raw) !== undefined &&
    months.some((other) => readMonth(other.period_label_raw) === undefined && isWithin(row, other));
  return fragments.map((fragment) =>
    leaveOut(
      fragment,
      fragment.reported_returns.flatMap((row, at) => (isRepeated(row) ? [`reported_returns[${at}]`] : [])),
    ),
  );
}

/** The expense ratio in a tile, `TER with levies, YTD`, and in the table of both periods. */
function repeatedRatios(rows: readonly FeeRow[]): number[] {
  return rows.flatMap((row, at) =>
    rows.some((other, place) => place !== at && isWithinRatio(row, other) && (place < at || !isWithinRatio(other, row)))
      ? [at]
      : [],
  );
}

const OF_RATIO = ['government_levy_percent', 'secp_fee_percent', 'is_actual_charged', 'is_maximum_allowed'] as const;

function isWithinRatio(row: FeeRow, fuller: FeeRow): boolean {
  return (
    row.fee_type === 'TOTAL_EXPENSE_RATIO' &&
    fuller.fee_type === row.fee_type &&
    row.period !== null &&
    row.value_percent !== null &&
    row.with_government_levies !== null &&
    (['sub_fund_key', 'period', 'value_percent', 'with_government_levies'] as const).every(
      (member) => row[member] === fuller[member],
    ) &&
    OF_RATIO.every((member) => row[member] === null || row[member] === fuller[member])
  );
}

const PLACE = ['page_number', 'x0', 'y0', 'x1', 'y1'] as const;

/** The grade of the first holding under `Rating`, the head of its column, is not the fund's. */
function gradesOfHoldings({ ratings, holdings, evidence }: ReadFragment): number[] {
  const graded = holdings.flatMap(({ credit_rating }, at) =>
    credit_rating === null ? [] : (own(evidence, `holdings[${at}].credit_rating`) ?? []),
  );
  return graded.length === 0
    ? []
    : ratings.flatMap((_, at) => {
        const place = own(evidence, `ratings[${at}].rating_raw`);
        const isGraded = place !== undefined && graded.some((one) => PLACE.every((side) => one[side] === place[side]));
        return isGraded ? [at] : [];
      });
}
