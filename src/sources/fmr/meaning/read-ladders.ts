/** Returns of funds in lists by period, on a page of several funds. */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { listLadders } from '#sources/fmr/candidates/ladders.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import type { Explain } from './explain-withheld.ts';
import type { PageContext } from './page-context.ts';
import { readReturns } from './read-returns.ts';

export function readLadders(context: PageContext, explain: Explain): void {
  const { ink, owners, state, taken } = context;
  const found = listLadders(subtractBlocks(ink.blocks, taken), (text) => owners.find(text));
  if (found === undefined) return;
  const { table, blocks } = found;
  for (const { label, figures } of table.rows)
    for (const [at, figure] of figures.entries()) {
      const heads = (table.columns[at]?.heads ?? []).map((cell) => ({ role: 'COLUMN_HEAD' as const, cell }));
      state.draft.bind(figure, [{ role: 'LABEL', cell: label }, ...heads]);
    }
  readReturns(context, table, 'DOWN', WHOLE_FUND, explain('reported_returns'));
  for (const block of blocks) taken.add(block);
}
