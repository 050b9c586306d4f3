/**
 * Parts of a table of returns that hold other figures: rows of statistics (`Yield to Maturity (%)` under the fund and
 * its benchmark) and columns of month ends (`Net assets` and `NAV` left of the returns of twelve months).
 */
import { isPrice, priceLabel } from '#sources/fmr/candidates/bare-prices.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows, turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { monthOf } from './read-returns.ts';
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
  const own = assignRoles(
    table.columns.map(({ text }) => text),
    context,
  ).indexOf('fund_return_percent');
  if (rows.length === 0 || rows.length === table.rows.length || table.columns.length < 2 || own < 0) return undefined;
  const statistics = rows.map(({ label, figures }): Row => ({
    label,
    figures: figures.filter((figure) => table.places.get(figure) === own),
  }));
  return {
    returns: pickRows(
      table,
      table.rows.filter((row) => !isStatistic(row)),
    ),
    statistics,
  };
}

const LEVELS = new Set([
  'nav',
  'fund_size',
  'fund_size_including_fof',
  'fund_size_excluding_fof',
  'units_outstanding',
  'offer_price',
  'repurchase_price',
  'redemption_price',
]);

interface MonthEnds {
  readonly returns: Table;
  /** Under their heads as labels: those of the report's month and of the month before. */
  readonly own: readonly Row[];
  /** The label of the row of the report's month. */
  readonly day: Block | undefined;
  readonly before: readonly Row[];
}

/** The table in two parts; undefined if no column has prices, sizes or units, or if two rows are of one month. */
export function partMonthEnds(
  { state: { report_month } }: PageContext,
  table: Table,
  month_before: string,
): MonthEnds | undefined {
  const hasPrice = (): boolean => table.columns.some(({ text }) => isPrice(labelMeaning(text, null)));
  const isLevel = table.columns.map(({ text }) => {
    const meaning = labelMeaning(priceLabel(text, hasPrice), null);
    return meaning?.kind === 'fact' && LEVELS.has(meaning.fact);
  });
  if (!isLevel.includes(true) || report_month === null) return undefined;
  const pick = (wanted: boolean): Table =>
    pickColumns(
      table,
      new Map(table.columns.flatMap(({ text }, at) => (isLevel[at] === wanted ? [[at, text] as const] : []))),
    );
  const levels = pick(true);
  const rowOf = (month: string): Row | undefined => {
    const [row, ...others] = levels.rows.filter(({ label }) => monthOf(label.text) === month);
    return others.length > 0 ? undefined : row;
  };
  const turn = (row: Row | undefined): readonly Row[] =>
    row === undefined ? [] : turnTable(pickRows(levels, [row])).rows;
  const own = rowOf(report_month);
  return { returns: pick(false), own: turn(own), day: own?.label, before: turn(rowOf(month_before)) };
}
