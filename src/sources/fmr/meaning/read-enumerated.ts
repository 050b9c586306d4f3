/** Facts and returns of sentences that list their values in the order of what these are of. */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { listEnumerated } from '#sources/fmr/candidates/enumerated-values.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

/** Reads the facts, and returns the table of the returns. */
export function takeEnumerated({ ink, is_part, owners, state, sub_fund_names, taken }: PageContext): Table[] {
  if (!is_part || sub_fund_names.hasAny) return [];
  const { table, measures, blocks } = listEnumerated(
    subtractBlocks(ink.blocks, taken),
    (name) => owners.find(name) === 'OWN',
  );
  for (const block of blocks) taken.add(block);
  for (const { label, value } of measures) {
    const meaning = labelMeaning(label.text, state.report_month);
    if (meaning !== undefined) readKnown(state, meaning, label, value, null, WHOLE_FUND);
  }
  return table === undefined ? [] : [table];
}
