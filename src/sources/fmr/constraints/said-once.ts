/** A return that a page states twice is served once: of two rows, the one that says less is left out. */
import type { Fragment } from '#domain/fragment.ts';
import { withoutPaths } from '#domain/withheld-groups.ts';
import type { ReadFragment } from './withhold.ts';

type ReturnRow = Fragment['reported_returns'][number];

export function sayOnce(fragment: ReadFragment): ReadFragment {
  const paths = repeatedReturns(fragment.reported_returns).map((at) => `reported_returns[${at}]`);
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
