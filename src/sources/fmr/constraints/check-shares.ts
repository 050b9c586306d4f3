/** Shares of one whole: the rows of a table must sum to it within what rounding explains. */
import { own } from '#base/own.ts';
import { absolute, compare, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { withhold, type Accusation } from '#domain/withheld-groups.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { checkRepeatedLabels } from './check-repeated-labels.ts';
import { listFigures, withholdRows, type ReadFragment } from './withhold.ts';

type HoldingRow = Fragment['holdings'][number];
type AllocationRow = Fragment['allocations'][number];

const MOST_ROUNDING = '1.5' as Decimal;
const MOST_OF_PART = '101.5' as Decimal;
const WHOLE = '100' as Decimal;

/** Of the list of top holdings of a plan, or of the whole fund. */
const isTopOf =
  (plan: string) =>
  (row: HoldingRow): boolean =>
    row.holding_group === 'TOP_HOLDINGS' && (row.sub_fund_key ?? '') === plan;

// An investment of another list, whose shares these may be.
const COMPANY = /\b(?:limited|ltd\.?)$/i;

// The unit of a title: the share next to it is of another list.
const BASE = /^\(?(?:as )?(?:a )?(?:%|percent(?:age)?)\s?of (?:total|net|gross) assets\)?$/i;

export function checkShares(fragments: readonly ReadFragment[]): ReadFragment[] {
  let checked = [...fragments];
  const rows = fragments.flatMap((fragment) => fragment.allocations);
  const isPension = fragments.some((fragment) => fragment.is_pension_scheme === true);
  for (const [key, table] of Map.groupBy(rows, (row) => `${row.sub_fund_key ?? ''}|${row.allocation_type}`)) {
    const isTable = (row: AllocationRow): boolean => `${row.sub_fund_key ?? ''}|${row.allocation_type}` === key;
    const withholdTable = (check: string, reason: string): void => {
      checked = checked.map((fragment) => withholdRows(fragment, 'allocations', isTable, { check, reason }));
    };
    const company = table.find((row) => row.allocation_type !== 'OTHER' && COMPANY.test(row.label_raw));
    if (company !== undefined)
      withholdTable('unclear', `a class, grade or sector as each label, not “${company.label_raw}”`);
    for (const column of ['current_period', 'previous_period'] as const) {
      const stated = table.filter((row) => row[column] !== null);
      const isOfParts = key.startsWith('|') && isPension && repeatsNames(stated);
      const wrong = isRepeated(stated, column)
        ? 'two tables with other shares under the same names'
        : isOfParts
          ? 'several tables of a pension scheme whose sub-funds are not named'
          : problemOf(
              stated.map((row) => row[column]).filter((value) => value !== null),
              table[0]?.allocation_type ?? 'OTHER',
            );
      if (wrong !== undefined) withholdTable('shares_do_not_sum', wrong);
    }
  }
  const holdings = fragments
    .flatMap((fragment) => fragment.holdings)
    .filter((row) => row.holding_group === 'TOP_HOLDINGS');
  for (const [key, table] of Map.groupBy(holdings, (row) => row.sub_fund_key ?? '')) {
    const shares = table
      .map((row) => row.percent_of_total_assets ?? row.percent_of_net_assets ?? row.percent_of_gross_assets)
      .filter((value) => value !== null);
    const total = sum(shares);
    if (compare(total, MOST_OF_PART) <= 0) continue;
    checked = checked.map((fragment) =>
      withholdRows(fragment, 'holdings', isTopOf(key), {
        check: 'shares_do_not_sum',
        reason: `holdings that sum to ${total}, more than ${MOST_OF_PART}`,
      }),
    );
  }
  return withholdLargerThanClass(checked)
    .map(checkRepeatedLabels)
    .map(withholdTwoShares)
    .map(withholdSoaring)
    .map(withholdOfUnit);
}

function withholdOfUnit(fragment: ReadFragment): ReadFragment {
  return withholdRows(fragment, 'allocations', ({ label_raw }) => BASE.test(label_raw), {
    check: 'unclear',
    reason: 'a share without a name next to the unit of a title',
  });
}

/** A holding is of one class of assets, so that its share is not larger than that of the largest class. */
function withholdLargerThanClass(fragments: readonly ReadFragment[]): ReadFragment[] {
  const classes = fragments
    .flatMap((fragment) => fragment.allocations)
    .filter((row) => row.allocation_type === 'ASSET_ALLOCATION' && row.percent_of_total_assets !== null);
  return [...Map.groupBy(classes, (row) => row.sub_fund_key ?? '')].reduce<ReadFragment[]>(
    (rest, [key, rows]) => {
      const shares = rows.map((row) => row.current_period).filter((share) => share !== null);
      const largest = shares.reduce((most, share) => (compare(share, most) > 0 ? share : most), '0' as Decimal);
      if (problemOf(shares, 'ASSET_ALLOCATION') !== undefined || shares.length < FEWEST_CLASSES) return rest;
      const limit = sum([largest, SAME_SHARE]);
      const isLarger = (row: HoldingRow): boolean =>
        (row.sub_fund_key ?? '') === key &&
        row.percent_of_total_assets !== null &&
        compare(row.percent_of_total_assets, limit) > 0;
      return rest.map((fragment) =>
        withholdRows(fragment, 'holdings', isLarger, {
          check: 'shares_conflict',
          reason: `a holding with a larger share than any class of assets has (${largest} at most)`,
        }),
      );
    },
    [...fragments],
  );
}

const FEWEST_CLASSES = 2;

const LEAST_OF_LIST = 5;

/** A share above all others in the middle of a list that declines: digits or the decimal point are misprinted. */
function withholdSoaring(fragment: ReadFragment): ReadFragment {
  const lists = Map.groupBy(
    fragment.holdings.filter((row) => row.holding_group === 'TOP_HOLDINGS'),
    (row) => row.sub_fund_key ?? '',
  );
  return [...lists].reduce((rest, [key, rows]) => {
    const shares = rows.map((row) => row.percent_of_total_assets ?? row.percent_of_net_assets);
    const found = shares.find((share, at) => {
      const others = shares.filter((_, index) => index !== at);
      const largest = others[0] ?? null;
      return (
        at > 0 &&
        others.length >= LEAST_OF_LIST &&
        share !== null &&
        largest !== null &&
        others.every((one, next) => one !== null && (next === 0 || compare(one, others[next - 1] ?? one) <= 0)) &&
        compare(share, largest) > 0
      );
    });
    return found === undefined || found === null
      ? rest
      : withholdRows(rest, 'holdings', isTopOf(key), {
          check: 'shares_conflict',
          reason: `a share of ${found} in a list that declines from ${shares[0] ?? ''}`,
        });
  }, fragment);
}

/** One printed name with two shares, of which one is of something else on its line. */
function withholdTwoShares(fragment: ReadFragment): ReadFragment {
  const shareOf = (row: HoldingRow): Decimal | null => row.percent_of_total_assets ?? row.percent_of_net_assets;
  const rows = fragment.holdings.map((row, at) => ({ row, path: `holdings[${at}]` }));
  const named = Map.groupBy(rows, ({ row, path }) => {
    const { x0, y0 } = own(fragment.evidence, `${path}.name_raw`) ?? {};
    // Names of one sentence share its box.
    return x0 === undefined ? '' : [row.sub_fund_key, row.holding_group, row.name_raw, x0, y0].join('|');
  });
  const accusations = [...named].flatMap(([key, same]): Accusation[] => {
    const shares = same.map(({ row }) => shareOf(row)).filter((share) => share !== null);
    if (key === '' || new Set(shares).size < 2) return [];
    const reason = `two shares for one name, ${same[0]?.row.name_raw ?? ''} (${listFigures(shares)})`;
    return [{ section: 'holdings', check: 'shares_conflict', reason, paths: same.map(({ path }) => path) }];
  });
  return accusations.length === 0 ? fragment : withhold(fragment, accusations);
}

// One figure rounded in two ways.
const SAME_SHARE = '0.51' as Decimal;

/** Two tables of one kind that each make a whole and disagree: one of them is of another plan or month. */
function isRepeated(rows: readonly AllocationRow[], column: 'current_period' | 'previous_period'): boolean {
  const names = Map.groupBy(
    rows.filter((row) => row.allocation_type === 'ASSET_ALLOCATION' || row.allocation_type === 'CREDIT_QUALITY'),
    ({ label_raw }) => label_raw.replace(/\s/g, '').toLowerCase(),
  );
  const unlike = [...names.values()].filter((same) =>
    same.some(
      (row) =>
        compare(absolute(subtract(row[column] as Decimal, same[0]?.[column] as Decimal)), SAME_SHARE) > 0 &&
        baseOf(row) === baseOf(same[0] as AllocationRow),
    ),
  );
  const repeated = [...names.values()].filter((same) => same.length > 1).length;
  if (unlike.length >= FEWEST_UNLIKE && 2 * repeated > names.size) return true;
  // Of two wholes with half of their names in common, one class of assets with two shares is enough.
  const isTwice = compare(sum(rows.map((row) => row[column] as Decimal)), TWO_WHOLES) >= 0;
  return isTwice && 2 * repeated >= names.size && unlike.some((same) => !REST.test(same[0]?.label_raw ?? ''));
}

const FEWEST_UNLIKE = 2;
// Less what rounding takes from each.
const TWO_WHOLES = '197' as Decimal;
// May be reckoned in two ways in two tables of one fund.
const REST = /^(?:others?|rest)\b/i;
const BASES = ['percent_of_total_assets', 'percent_of_net_assets'] as const;
const baseOf = (row: AllocationRow): string => BASES.filter((base) => row[base] !== null).join();

function repeatsNames(rows: readonly AllocationRow[]): boolean {
  return new Set(rows.map(({ label_raw }) => squeeze(label_raw))).size < rows.length;
}

function problemOf(values: readonly Decimal[], type: AllocationRow['allocation_type']): string | undefined {
  if (values.length === 0) return undefined;
  const total = sum(values);
  const isWhole = type === 'ASSET_ALLOCATION' || type === 'CREDIT_QUALITY';
  if (isWhole && !makesWholes(values))
    return `shares that sum to ${total} instead of 100, give or take ${MOST_ROUNDING}`;
  return !isWhole && compare(total, MOST_OF_PART) > 0
    ? `shares that sum to ${total}, more than ${MOST_OF_PART}`
    : undefined;
}

/** True where the shares in page order are one table that makes a whole, or several, one after the other. */
function makesWholes(values: readonly Decimal[]): boolean {
  const ends = new Set([0]);
  for (let end = 1; end <= values.length; end += 1) {
    if (
      [...ends].some((start) => compare(absolute(subtract(sum(values.slice(start, end)), WHOLE)), MOST_ROUNDING) <= 0)
    )
      ends.add(end);
  }
  return ends.has(values.length);
}
