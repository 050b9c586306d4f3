import { absolute, add, compare, isPositive, isZero, multiply, subtract, sum } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { intervalOf, meets, productOf, slackOf } from '#domain/printed-interval.ts';
import type { Interval } from '#domain/printed-interval.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt, membersOn, PRICES, SIZES } from './finding.ts';
import type { Finding } from './finding.ts';

// A return cannot be below -100 %; a tenfold gain, or an expense ratio near 15 %, is less likely than a reading error.
export const LEAST_RETURN = '-100' as Decimal;
export const MOST_RETURN = '1000' as Decimal;
export const MOST_EXPENSE_RATIO = '15' as Decimal;
// A fund may double in a month, but hardly more.
export const MOST_SIZE_FACTOR = '5' as Decimal;
// The smallest active fund reported has 0.1 million rupees, all funds of the country together some 5 trillion: a size
// outside this range was read in a unit other than the printed one.
export const LEAST_SIZE = '10000' as Decimal;
export const MOST_SIZE = '2000000000000' as Decimal;

/** Figures that are implausible alone, or contradict each other. */
export function checkFigures(draft: ReportDraft, isNavConfirmed: boolean): Finding[] {
  return [
    ...checkReturns(draft),
    ...checkExpenseRatios(draft),
    ...checkConflicts(draft),
    ...checkUnits(draft, isNavConfirmed),
    ...checkSizes(draft),
  ];
}

function checkReturns({ rows }: ReportDraft): Finding[] {
  const columns = ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'] as const;
  return rows.reported_returns.flatMap(({ row, fragment, path }) =>
    columns.flatMap((column): Finding[] => {
      const value = row[column];
      if (value === null || (compare(value, LEAST_RETURN) >= 0 && compare(value, MOST_RETURN) <= 0)) return [];
      const at = { fragment, path: `${path}.${column}` };
      const expected = `a return from ${LEAST_RETURN} to ${MOST_RETURN} %`;
      return [findingAt('return_implausible', at, expected, value, [{ fragment, path }])];
    }),
  );
}

function checkExpenseRatios({ rows }: ReportDraft): Finding[] {
  return rows.fees.flatMap(({ row, fragment, path }): Finding[] => {
    const value = row.fee_type === 'TOTAL_EXPENSE_RATIO' ? row.value_percent : null;
    if (value === null || (compare(value, '0' as Decimal) >= 0 && compare(value, MOST_EXPENSE_RATIO) <= 0)) return [];
    const at = { fragment, path: `${path}.value_percent` };
    return [findingAt('expense_ratio_implausible', at, `0 to ${MOST_EXPENSE_RATIO} %`, value, [{ fragment, path }])];
  });
}

/** Members that state one fact of the fund: two pages must not state different values. */
const SINGLE = [
  'nav_per_unit',
  'nav_date',
  'net_assets',
  'fund_size',
  'units_outstanding',
  'launch_date',
  'inception_date',
] as const;

function checkConflicts({ fragments, members }: ReportDraft): Finding[] {
  return SINGLE.flatMap((name) => {
    const first = members[name];
    const other = fragments.find((page) => first !== null && page[name] !== null && !isSame(first, page[name]));
    if (first === null || other === undefined) return [];
    const expected = `${first}, as stated on an earlier page of the same fund`;
    const at = { fragment: other, path: name };
    return [findingAt('values_conflict', at, expected, String(other[name]), membersOn(fragments, [name]))];
  });
}

function isSame(left: string, right: string): boolean {
  return left === right || (!/^\d{4}-\d\d-\d\d$/.test(left) && compare(left as Decimal, right as Decimal) === 0);
}

/**
 * NAV times units is none of the stated sizes within what their printed digits allow; a NAV that the association
 * published is not in doubt.
 */
function checkUnits({ members, fragments }: ReportDraft, isNavConfirmed: boolean): Finding[] {
  const { nav_per_unit, units_outstanding } = members;
  const path = SIZES.find((name) => members[name] !== null);
  const size = path === undefined ? null : members[path];
  if (path === undefined || size === null || nav_per_unit === null || units_outstanding === null || isZero(size))
    return [];
  const stated = (name: 'nav_per_unit' | 'units_outstanding' | (typeof SIZES)[number]): Interval[] =>
    fragments.flatMap((page) => (page[name] === null ? [] : [intervalOf(page[name], page.evidence[name])]));
  const products = stated('nav_per_unit').flatMap((nav) =>
    stated('units_outstanding').map((units) => productOf(nav, units)),
  );
  if (SIZES.some((name) => stated(name).some((one) => products.some((product) => meets(product, one))))) return [];
  const expected = `NAV ${nav_per_unit} times ${units_outstanding} units, ${multiply(nav_per_unit, units_outstanding)}`;
  const prices = isNavConfirmed ? [] : PRICES;
  const accused = membersOn(fragments, [...SIZES, 'units_outstanding', ...prices]);
  const [at] = membersOn(fragments, [path]);
  return at === undefined ? [] : [findingAt('units_disagree', at, expected, size, accused)];
}

/** The size for the checks: net assets, else the stated fund size. */
export function sizeOf({ net_assets, fund_size }: Pick<Fragment, 'net_assets' | 'fund_size'>): Decimal | null {
  return net_assets ?? fund_size;
}

function checkSizes({ members, fragments, rows }: ReportDraft): Finding[] {
  const { net_assets, fund_size } = members;
  const sizes = [
    ...fragments.flatMap((fragment) =>
      (['net_assets', 'fund_size'] as const).map((path) => ({ at: { fragment, path }, value: fragment[path] })),
    ),
    ...rows.sub_funds.map(({ row, fragment, path }) => ({
      at: { fragment, path: `${path}.net_assets_pkr` },
      value: row.net_assets_pkr,
    })),
  ];
  const findings = sizes.flatMap(({ at, value }): Finding[] =>
    value === null || isZero(value) || (compare(value, LEAST_SIZE) >= 0 && compare(value, MOST_SIZE) <= 0)
      ? []
      : [findingAt('size_implausible', at, `${LEAST_SIZE} to ${MOST_SIZE} rupees`, value)],
  );
  const accused = membersOn(fragments, ['fund_size', 'net_assets']);
  const [at] = accused;
  if (at !== undefined && net_assets !== null && fund_size !== null && isFarApart(net_assets, fund_size))
    findings.push(findingAt('size_implausible', at, `about the net assets of ${net_assets}`, fund_size, accused));
  return findings;
}

/**
 * More than five times larger or smaller: the size in another unit or of another fund. A size of zero is not compared.
 */
export function isFarApart(left: Decimal, right: Decimal): boolean {
  if (!isPositive(left) || !isPositive(right)) return false;
  return compare(left, multiply(right, MOST_SIZE_FACTOR)) > 0 || compare(right, multiply(left, MOST_SIZE_FACTOR)) > 0;
}

// Funds of funds never hold 99 % of a fund: a size a hundred times another one on the same page is in another unit.
const OTHER_UNIT_FACTOR = '100' as Decimal;
const NOTHING = '0' as Decimal;
type SizeName = (typeof SIZES)[number];

interface StatedSize {
  readonly name: SizeName;
  readonly rupees: Decimal;
  /** Half of the last printed digit, in rupees. */
  readonly slack: Decimal;
}

/**
 * Compares the sizes of one page: the size that includes the money of funds of funds is not below the one that does
 * not, their difference is the amount invested, and all are in the same unit. Every size of a violated relation is
 * reported, because the wrong one is unknown. Net assets and fund size are often taken from one printed figure, so they
 * do not confirm each other.
 */
export function checkSizeRelations({ fragments }: ReportDraft): Finding[] {
  return fragments.flatMap((fragment) => {
    const stated = new Map(SIZES.flatMap((name) => sizeOn(fragment, name)).map((size) => [size.name, size]));
    const including = stated.get('fund_size_including_fof');
    const invested = stated.get('amount_invested_by_fof');
    if (including === undefined) return [];
    return (['net_assets', 'fund_size', 'fund_size_excluding_fof'] as const).flatMap((name): Finding[] => {
      const size = stated.get(name);
      const broken = size === undefined ? undefined : contradictionOf(including, size, invested);
      if (size === undefined || broken === undefined) return [];
      const accused = broken.sizes.map(({ name: path }) => ({ fragment, path }));
      return [findingAt('size_implausible', { fragment, path: name }, broken.expected, size.rupees, accused)];
    });
  });
}

interface Contradiction {
  readonly expected: string;
  readonly sizes: readonly StatedSize[];
}

function contradictionOf(
  including: StatedSize,
  size: StatedSize,
  invested: StatedSize | undefined,
): Contradiction | undefined {
  const difference = subtract(including.rupees, size.rupees);
  const slack = sum([including.slack, size.slack, invested?.slack ?? NOTHING]);
  if (compare(add(difference, slack), NOTHING) < 0)
    return {
      expected: `a size of at most ${including.rupees}, the size including funds of funds`,
      sizes: [size, including],
    };
  if (isPositive(size.rupees) && compare(including.rupees, multiply(size.rupees, OTHER_UNIT_FACTOR)) > 0)
    return { expected: `${size.rupees} and ${including.rupees} in one unit`, sizes: [size, including] };
  if (invested === undefined || compare(absolute(subtract(difference, invested.rupees)), slack) <= 0) return undefined;
  const subtraction = `${including.rupees} less ${size.rupees}`;
  const expected = `${subtraction} to be ${invested.rupees}, the amount invested by funds of funds`;
  return { expected, sizes: [size, including, invested] };
}

function sizeOn(fragment: Fragment, name: SizeName): StatedSize[] {
  const rupees = fragment[name];
  if (rupees === null) return [];
  return [{ name, rupees, slack: slackOf(rupees, fragment.evidence[name]) }];
}
