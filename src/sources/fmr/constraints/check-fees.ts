/** Fees of one kind, period and part of the fund that differ, and expense ratios that are less than their parts. */
import { compare, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { FeeType } from '#domain/fragment-terms.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { withholdRows, type ReadFragment } from './withhold.ts';

type Fee = ReadFragment['fees'][number];

export function checkFees(fragments: readonly ReadFragment[]): ReadFragment[] {
  return checkRates(fragments.map((fragment) => checkLevies(checkParts(fragment))));
}

// Expenses of which none includes another; levies may include the fee of the commission.
const PARTS: ReadonlySet<FeeType> = new Set([
  'MANAGEMENT_FEE',
  'TRUSTEE_FEE',
  'SELLING_AND_MARKETING',
  'TRANSACTION_EXPENSES',
  'THIRD_PARTY_EXPENSES',
  'OTHER_EXPENSES',
]);
// Ratios and their parts are rounded.
const ROUNDING = '0.03' as Decimal;

const periodOf = ({ period, sub_fund_key }: Fee): string => `${period}|${sub_fund_key}`;

/** The ratio or a part of it is wrong: none of that period is served. */
function checkParts(fragment: ReadFragment): ReadFragment {
  const isOfPeriod = (fee: Fee): boolean => fee.period !== null && fee.is_maximum_allowed !== true && isStated(fee);
  const wrong = new Map<string, string>();
  for (const [key, fees] of Map.groupBy(fragment.fees.filter(isOfPeriod), periodOf)) {
    const ratios = fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO').flatMap(rateOf);
    const largest = ratios.toSorted(compare).at(-1);
    const parts = fees.filter(isPart);
    const isEachOnce = new Set(parts.map(({ fee_type }) => fee_type)).size === parts.length;
    const total = sum(parts.flatMap(rateOf));
    if (largest !== undefined && isEachOnce && compare(subtract(total, largest), ROUNDING) > 0)
      wrong.set(key, `${largest} for parts of ${total}`);
  }
  if (wrong.size === 0) return fragment;
  return withholdRows(
    fragment,
    'fees',
    (fee) => isOfPeriod(fee) && wrong.has(periodOf(fee)) && (fee.fee_type === 'TOTAL_EXPENSE_RATIO' || isPart(fee)),
    {
      check: 'ratio_below_parts',
      reason: `expense ratios less than the sum of their parts: ${[...wrong.values()].join(', ')}`,
    },
  );
}

/** A ratio with levies below that without, or one that is not that without and its levies: neither is served. */
function checkLevies(fragment: ReadFragment): ReadFragment {
  const isRatio = ({ fee_type, period }: Fee): boolean => fee_type === 'TOTAL_EXPENSE_RATIO' && period !== null;
  const wrong = new Map<string, string>();
  for (const [key, ratios] of Map.groupBy(fragment.fees.filter(isRatio), periodOf)) {
    const sorted = (isWith: boolean): Decimal[] =>
      ratios
        .filter((ratio) => ratio.with_government_levies === isWith)
        .flatMap(rateOf)
        .toSorted(compare);
    const [whole] = sorted(true);
    const without = sorted(false).at(-1);
    if (whole !== undefined && without !== undefined && compare(subtract(without, whole), ROUNDING) > 0)
      wrong.set(key, `${whole} with levies and ${without} without`);
  }
  if (wrong.size > 0)
    return withholdRows(fragment, 'fees', (fee) => isRatio(fee) && wrong.has(periodOf(fee)), {
      check: 'ratio_below_parts',
      reason: `expense ratios less than without a part of them: ${[...wrong.values()].join(', ')}`,
    });
  return checkDifference(fragment);
}

// What a ratio without levies may leave out too: the fee of the commission is less than this.
const COMMISSION = '0.13' as Decimal;

/** The two ratios of a period differ by the levies, stated in a row of their own or in a note. */
function checkDifference(fragment: ReadFragment): ReadFragment {
  const isOfRatios = ({ fee_type, period, value_percent }: Fee): boolean =>
    period !== null &&
    value_percent !== null &&
    (fee_type === 'TOTAL_EXPENSE_RATIO' || fee_type === 'GOVERNMENT_LEVIES');
  const wrong = new Map<string, string>();
  for (const [key, fees] of Map.groupBy(fragment.fees.filter(isOfRatios), periodOf)) {
    const ratios = fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO');
    const without = onlyOf(ratios.filter((fee) => fee.with_government_levies === false).flatMap(rateOf));
    const whole = onlyOf(ratios.filter((fee) => fee.with_government_levies !== false).flatMap(rateOf));
    const levies = onlyOf([
      ...fees.filter(({ fee_type }) => fee_type === 'GOVERNMENT_LEVIES').flatMap(rateOf),
      ...ratios.flatMap(({ government_levy_percent }) => government_levy_percent ?? []),
    ]);
    if (without === undefined || whole === undefined || levies === undefined) continue;
    const rest = subtract(subtract(whole, without), levies);
    if (compare(rest, COMMISSION) > 0 || compare(subtract('0' as Decimal, rest), ROUNDING) > 0)
      wrong.set(key, `${whole} is not ${without} and levies of ${levies}`);
  }
  if (wrong.size === 0) return fragment;
  return withholdRows(fragment, 'fees', (fee) => isOfRatios(fee) && wrong.has(periodOf(fee)), {
    check: 'ratio_below_parts',
    reason: `expense ratios that are not the sum of their parts: ${[...wrong.values()].join(', ')}`,
  });
}

function onlyOf(rates: readonly Decimal[]): Decimal | undefined {
  const [first, ...others] = rates;
  return others.every((rate) => first !== undefined && compare(rate, first) === 0) ? first : undefined;
}

// `Other expenses with levies` is the last part and the ratio in one.
function isPart({ fee_type, label_raw }: Fee): boolean {
  return PARTS.has(fee_type) && !/\blev(?:y|ies)\b/i.test(label_raw);
}

function rateOf({ value_percent }: Fee): Decimal[] {
  return value_percent === null ? [] : [value_percent];
}

function checkRates(fragments: readonly ReadFragment[]): ReadFragment[] {
  const stated = fragments.flatMap(({ fees }) => fees.filter(isStated));
  const groups = Map.groupBy(stated, keyOf);
  const differing = [...groups].filter(([, fees]) => new Set(fees.map(({ value_percent }) => value_percent)).size > 1);
  if (differing.length === 0) return [...fragments];
  const unclear = new Set(
    differing.flatMap(([, [fee]]) =>
      fee?.fee_type === 'TOTAL_EXPENSE_RATIO' && fee.period === null ? [periodOf(fee)] : [],
    ),
  );
  // Two ratios of periods that were not read: levies that are the same in both are of these periods too.
  const ofUnclear = [...groups].filter(
    ([, [fee, second]]) =>
      fee !== undefined &&
      second !== undefined &&
      (fee.fee_type === 'GOVERNMENT_LEVIES' || fee.fee_type === 'TOTAL_EXPENSE_RATIO') &&
      unclear.has(periodOf(fee)),
  );
  const keys = new Set([...differing, ...ofUnclear].map(([key]) => key));
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
