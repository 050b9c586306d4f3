/** The parts of an expense ratio over their total: `Management fee 1.23`, `Trustee fee 0.14`, `Total ratio 1.37`. */
import type { Decimal } from '#domain/decimal.ts';
import { intervalOf, meets, totalOf } from '#domain/printed-interval.ts';
import type { WithheldGroup } from '#domain/fragment.ts';
import { BLANK_FEE, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';
import type { PageContext } from './page-context.ts';
import { kindOf, ratioOf } from './read-expenses.ts';

const COST = /\b(?:fees?|remuneration|expenses?|charges?|costs?|lev(?:y|ies)|tax(?:es)?|dut(?:y|ies))\b/i;
// A list with a rest is whole.
const REST = /^(?:all )?others?\b/i;
const FEWEST_PARTS = 2;

/**
 * True where all rows are the parts of a ratio and the ratio. Under a title of expenses, and with other expenses among
 * them, parts that do not add up deny each other: which of the figures is wrong is not known. Otherwise the rows may be
 * rates that were agreed.
 */
export function readExpenseParts(
  { state: { draft } }: PageContext,
  table: Table,
  scope: Scope,
  explain: (reason: string, figures: readonly Block[], check?: WithheldGroup['check']) => void,
): boolean {
  const parts = table.rows.slice(0, -1);
  const total = table.rows.at(-1);
  const ratio = total === undefined ? undefined : ratioOf(total.label.text);
  const isList =
    table.columns.length === 1 &&
    parts.length >= FEWEST_PARTS &&
    parts.every(({ label }) => COST.test(label.text) && ratioOf(label.text) === undefined);
  const percents = table.rows.map(percentOf);
  if (!isList || ratio === undefined || percents.includes(undefined)) return false;
  const intervals = (percents as Decimal[]).map((percent) => intervalOf(percent, undefined));
  const addsUp = meets(totalOf(intervals.slice(0, -1)), intervals.at(-1) as (typeof intervals)[number]);
  const isWhole = table.kind === 'EXPENSE_TABLE' || parts.some(({ label }) => REST.test(label.text));
  if (!addsUp && !isWhole) return false;
  if (!addsUp) {
    explain(
      'parts of an expense ratio that add up to it',
      table.rows.flatMap((row) => row.figures),
      'ratio_said_otherwise',
    );
    return true;
  }
  const period = periodOf(`${table.columns[0]?.text ?? ''} ${table.title?.text ?? ''}`);
  for (const [at, row] of table.rows.entries()) {
    const fee_type = kindOf(row.label.text) ?? 'OTHER';
    draft.add(
      'fees',
      {
        ...scope,
        ...BLANK_FEE,
        fee_type,
        label_raw: tidyLabel(row.label.text),
        value_percent: percents[at] ?? null,
        period,
        with_government_levies: row === total ? ratio.with_government_levies : null,
      },
      { value_percent: row.figures[0] as Block },
    );
  }
  return true;
}

function percentOf({ figures: [figure, ...others] }: Row): Decimal | undefined {
  return figure === undefined || others.length > 0 ? undefined : (readPercent(figure.text) ?? undefined);
}
