/** Rows of a table of returns that are statistics: `Yield to Maturity (%)` under the fund and its benchmark. */
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickRows } from '#sources/fmr/candidates/turn-table.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { assignRoles } from './series-roles.ts';

interface Parts {
  readonly returns: Table;
  /** Each with the fund’s figure alone; a statistic of the benchmark is left out. */
  readonly statistics: readonly Row[];
}

/** The table in two parts; undefined if it has no such rows, or does not say which column is the fund's. */
export function partStatistics(context: PageContext, table: Table): Parts | undefined {
  const isStatistic = ({ label }: Row): boolean => labelMeaning(label.text, null)?.kind === 'metric';
  const rows = table.rows.filter(isStatistic);
  const own = assignRoles(table.columns.map(({ text }) => text), context).indexOf('fund_return_percent');
  if (rows.length === 0 || rows.length === table.rows.length || table.columns.length < 2 || own < 0) return undefined;
  const statistics = rows.map(({ label, figures }): Row => ({ label, figures: figures.filter((figure) => table.places.get(figure) === own) }));
  return { returns: pickRows(table, table.rows.filter((row) => !isStatistic(row))), statistics };
}
