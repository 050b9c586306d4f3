/** Expense ratios of one kind, period and part of the fund that differ: what distinguishes them was not read. */
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { withholdRows, type ReadFragment } from './withhold.ts';

type Fee = ReadFragment['fees'][number];

export function checkFees(fragments: readonly ReadFragment[]): ReadFragment[] {
  const ratios = fragments.flatMap(({ fees }) => fees.filter(isRatio));
  const groups = Map.groupBy(ratios, keyOf);
  const differing = [...groups].filter(([, fees]) => new Set(fees.map(({ value_percent }) => value_percent)).size > 1);
  if (differing.length === 0) return [...fragments];
  const keys = new Set(differing.map(([key]) => key));
  const labels = [...new Set(differing.map(([, [fee]]) => fee?.label_raw ?? ''))].join(', ');
  return fragments.map((fragment) =>
    withholdRows(fragment, 'fees', (fee) => isRatio(fee) && keys.has(keyOf(fee)), {
      check: 'values_conflict',
      reason: `several ratios of one period for ${labels}`,
    }),
  );
}

function isRatio({ fee_type, value_percent }: Fee): boolean {
  return fee_type === 'TOTAL_EXPENSE_RATIO' && value_percent !== null;
}

function keyOf({ label_raw, period, sub_fund_key, with_government_levies }: Fee): string {
  return [foldLabel(label_raw), period, sub_fund_key, with_government_levies].join('|');
}
