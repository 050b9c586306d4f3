import { add, compare, sum } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { AllocationRow, HoldingRow } from '#domain/fragment.ts';
import type { Placed, ReportDraft } from '#domain/report-draft.ts';
import { findingAt } from './finding.ts';
import type { Accused, Finding } from './finding.ts';

// Printed shares are rounded, each by up to half of its last digit, so a whole table sums to 100 within this bound.
export const LEAST_WHOLE = '98.5' as Decimal;
export const MOST_SHARES = '101.5' as Decimal;
const MOST = MOST_SHARES;
/** Tables of these types break down the whole portfolio. */
export const WHOLE_TYPES: ReadonlySet<string> = new Set(['ASSET_ALLOCATION', 'CREDIT_QUALITY']);
const BASES = ['percent_of_total_assets', 'percent_of_net_assets', 'percent_of_gross_assets'] as const;
export const SHARE_COLUMNS = [...BASES, 'current_period', 'previous_period'] as const;
// `Total`, `Grand Total`, `TOTAL ASSETS`: the sum of the table, not a share.
export const TOTAL_LABEL = /^(?:grand\s+)?total\b/i;

/** Checks sums of allocations and holdings, and ranks, by table: each type, sub-fund and period. */
export function checkShares({ rows }: ReportDraft): Finding[] {
  const tables = Map.groupBy(
    rows.allocations,
    ({ row }) => `${row.allocation_type}|${row.sub_fund_key ?? row.sub_fund_name_raw ?? ''}`,
  );
  const groups = Map.groupBy(
    rows.holdings,
    ({ row }) => `${row.holding_group}|${row.sub_fund_key ?? row.sub_fund_name_raw ?? ''}`,
  );
  return [
    ...[...tables.values()].flatMap(checkAllocations),
    ...[...groups.values()].flatMap((group) => [...checkHoldings(group), ...checkRanks(group)]),
  ];
}

function checkAllocations(table: readonly Placed<AllocationRow>[]): Finding[] {
  const [first] = table;
  if (first === undefined) return [];
  const is_whole = WHOLE_TYPES.has(first.row.allocation_type);
  const shares = table.filter(({ row }) => !TOTAL_LABEL.test(row.label_raw));
  return SHARE_COLUMNS.flatMap((column): Finding[] => {
    const values = shares.flatMap(({ row }) => row[column] ?? []);
    if (values.length === 0) return [];
    const total = sum(values);
    if (is_whole ? isWholeTable(values) : compare(total, MOST) <= 0) return [];
    const subFund = first.row.sub_fund_name_raw === null ? '' : ` of ${first.row.sub_fund_name_raw}`;
    const of = `${first.row.allocation_type}${subFund}, ${column}`;
    const expected = is_whole ? `${of}: a sum from ${LEAST_WHOLE} to ${MOST}` : `${of}: a sum of at most ${MOST}`;
    const found = `${total} from ${values.length} rows`;
    const at = { fragment: first.fragment, path: 'allocations' };
    return [findingAt(is_whole ? 'allocation_sum' : 'share_sum', at, expected, found, ofPeriod(table, column))];
  });
}

/** The part of a table in the period of the column: the rows, or the earlier period's figures and their changes. */
function ofPeriod(table: readonly Placed<AllocationRow>[], column: (typeof SHARE_COLUMNS)[number]): readonly Accused[] {
  if (column !== 'previous_period') return table;
  return table.flatMap(({ fragment, path }) =>
    ['previous_period', 'change_percent'].map((name) => ({ fragment, path: `${path}.${name}` })),
  );
}

/**
 * True if the shares in page order are one complete table, or several in sequence: a page may break down its assets
 * twice.
 */
export function isWholeTable(values: readonly Decimal[]): boolean {
  // Ends of tables so far: a table may begin where another ended.
  const ends = new Set([0]);
  for (let end = 1; end <= values.length; end++) {
    if ([...ends].some((start) => isNearHundred(sum(values.slice(start, end))))) ends.add(end);
  }
  return ends.has(values.length);
}

function isNearHundred(total: Decimal): boolean {
  return compare(total, LEAST_WHOLE) >= 0 && compare(total, MOST) <= 0;
}

function checkHoldings(group: readonly Placed<HoldingRow>[]): Finding[] {
  const [first] = group;
  if (first === undefined) return [];
  return BASES.flatMap((base): Finding[] => {
    const total = group.flatMap(({ row }) => row[base] ?? []).reduce(add, '0' as Decimal);
    if (compare(total, MOST) <= 0) return [];
    const expected = `${first.row.holding_group}, ${base}: a sum of at most ${MOST}`;
    return [findingAt('share_sum', { fragment: first.fragment, path: 'holdings' }, expected, total, group)];
  });
}

/**
 * Ranks count from 1 without a gap, over the group or within each kind of holding (two tables on one page); a withheld
 * row leaves a gap.
 */
function checkRanks(group: readonly Placed<HoldingRow>[]): Finding[] {
  const [first] = group;
  if (first === undefined) return [];
  const rows = group.map(({ row }) => row);
  if (areRanksComplete(rows)) return [];
  const isShort = group.some(({ fragment }) => fragment.withheld?.some(({ section }) => section === 'holdings'));
  if (isShort && new Set(group.map(({ row }) => `${row.holding_type ?? ''} ${row.rank}`)).size === group.length)
    return [];
  const found = rows.map(({ rank }) => rank).join(', ');
  const expected = `ranks of ${first.row.holding_group} from 1 without a gap`;
  return [findingAt('ranks_broken', { fragment: first.fragment, path: 'holdings' }, expected, found, group)];
}

type RankedRow = Pick<HoldingRow, 'rank'> & { readonly holding_type: string | null };

/** Whether the ranks count from 1 without a gap, over all rows or within each kind of holding. */
export function areRanksComplete(rows: readonly RankedRow[]): boolean {
  return isCounted(rows) || [...Map.groupBy(rows, ({ holding_type }) => holding_type).values()].every(isCounted);
}

function isCounted(rows: readonly RankedRow[]): boolean {
  return rows
    .map(({ rank }) => rank)
    .toSorted((left, right) => left - right)
    .every((rank, index) => rank === index + 1);
}
