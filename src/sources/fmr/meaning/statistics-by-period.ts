/** Statistics of several periods: `Volatility (%)` in rows, `1 year` and `3 years` over the columns. */
import type { Scope } from '#sources/fmr/blank-rows.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import { readMetric } from '#sources/fmr/read-facts.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

/** True where each column is of a period of its own and each row that is known is a statistic. */
export function readStatisticsByPeriod({ state }: PageContext, table: Table, scope: Scope): boolean {
  const { rows, columns, places } = table;
  const periods = columns.map(({ text }) => findPeriod(text, state.report_month));
  const areParted = periods.length > 1 && new Set(periods).size === periods.length && !periods.includes(undefined);
  const known = rows.flatMap((row) => {
    const meaning = labelMeaning(row.label.text, state.report_month);
    return meaning === undefined ? [] : [{ row, meaning }];
  });
  if (!areParted || known.length === 0 || !known.every(({ meaning }) => meaning.kind === 'metric')) return false;
  for (const { row, meaning } of known)
    for (const figure of row.figures) {
      const period = periods[places.get(figure) ?? -1] ?? null;
      // Of a month before the report's nothing would say which one.
      if (meaning.kind === 'metric' && period !== 'MONTH') readMetric(state, meaning, row.label, figure, scope, period);
    }
  return true;
}
