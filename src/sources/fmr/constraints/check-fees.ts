/** Fees of one kind, period and part of the fund that differ: what distinguishes them was not read. */
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { withholdRows, type ReadFragment } from './withhold.ts';

type Fee = ReadFragment['fees'][number];

export function checkFees(fragments: readonly ReadFragment[]): ReadFragment[] {
  const stated = fragments.flatMap(({ fees }) => fees.filter(isStated));
  const groups = Map.groupBy(stated, keyOf);
  const differing = [...groups].filter(([, fees]) => new Set(fees.map(({ value_percent }) => value_percent)).size > 1);
  if (differing.length === 0) return [...fragments];
  const keys = new Set(differing.map(([key]) => key));
  const labels = [...new Set(differing.map(([, [fee]]) => fee?.label_raw ?? ''))].join(', ');
  return fragments.map((fragment) =>
    withholdRows(fragment, 'fees', (fee) => isStated(fee) && keys.has(keyOf(fee)), {
      check: 'values_conflict',
      reason: `several rates of one period for ${labels}`,
    }),
  );
}

function isStated({ value_percent }: Fee): boolean {
  return value_percent !== null;
}

function keyOf(fee: Fee): string {
  const { fee_type, label_raw, period, sub_fund_key, with_government_levies, is_maximum_allowed, is_actual_charged } =
    fee;
  return [
    fee_type,
    foldLabel(label_raw),
    period,
    sub_fund_key,
    with_government_levies,
    is_maximum_allowed,
    is_actual_charged,
  ].join('|');
}
