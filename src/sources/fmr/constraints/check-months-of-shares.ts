/**
 * Shares of the month and of the month before against what sentences and the sectors of the same page say of the month:
 * columns that are exchanged sum to a whole all the same.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { compare, subtract, sum, absolute, type Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { intervalOf, meets, totalOf, type Interval } from '#domain/printed-interval.ts';
import { findMonths, monthBefore } from '#sources/fmr/printed-date.ts';
import { statedAt, withholdRows, type ReadFragment } from './withhold.ts';

type AllocationRow = Fragment['allocations'][number];

interface Share {
  readonly row: AllocationRow;
  readonly current: Interval;
  readonly previous: Interval;
}

/** Of one table and scope; `texts` are the sentences of the fund's pages. */
export function checkMonthsOfShares(fragments: readonly ReadFragment[], texts: readonly string[]): ReadFragment[] {
  return fragments.map((fragment) => {
    const shares = fragment.allocations.flatMap((row, at) => shareAt(fragment, row, at));
    if (shares.length === 0) return fragment;
    const said = texts.filter((text) => text.includes('%'));
    return [...Map.groupBy(shares, ({ row }) => keyOf(row))].reduce((rest, [key, table]) => {
      const reason = reasonOfSentences(table, said, fragment.report_month) ?? reasonOfSectors(table, fragments);
      if (reason === undefined) return rest;
      return withholdRows(rest, 'allocations', (row) => keyOf(row) === key, { check: 'shares_said_otherwise', reason });
    }, fragment);
  });
}

const keyOf = (row: AllocationRow): string => `${row.sub_fund_key ?? ''}|${row.allocation_type}`;

/** A share with that of the month before, which differs. */
function shareAt(fragment: ReadFragment, row: AllocationRow, at: number): Share[] {
  const { current_period, previous_period } = row;
  if (current_period === null || previous_period === null) return [];
  const current = statedAt(fragment, `allocations[${at}].current_period`, current_period).interval;
  const previous = statedAt(fragment, `allocations[${at}].previous_period`, previous_period).interval;
  return meets(current, previous) ? [] : [{ row, current, previous }];
}

// `Shares were 89.9% of total assets, after 93.9% at the end of April 2024`
const SAID = new RegExp(
  joinLines`
    ^\s(?:was|were|is|are|stood at|made up|came to|amounted to|of)\s(?:at\s)?(\d{1,3}(?:\.\d{1,4})?)\s?%
    (?:\sof\s(total|net|gross)\sassets\b)?([^.;]{0,60}?(\d{1,3}(?:\.\d{1,4})?)\s?%)?`,
  'i',
);
// Of a longer name, such as `Foreign shares`, the label is a part only.
const BEFORE = /(?:^|[.,;:]|\d|\b(?:the|our|its|and|that|while))\s?$/i;
const CLAUSE_END = /[;,]|\.\s/;

function reasonOfSentences(
  table: readonly Share[],
  texts: readonly string[],
  month: string | null,
): string | undefined {
  for (const { row, current, previous } of table) {
    const label = row.label_raw.trim().toLowerCase();
    for (const text of texts) {
      const from = text.toLowerCase().indexOf(label);
      const found = from < 0 ? null : SAID.exec(text.slice(from + label.length));
      if (found === null || !BEFORE.test(text.slice(0, from)) || !isOfBase(row, found[2])) continue;
      const [whole, figure = '', , , other] = found;
      const [said, second] = [figure, other].map((each) => (each === undefined ? undefined : spanOf(each)));
      if (said === undefined || meets(said, current)) continue;
      const isExchanged = meets(said, previous) && second !== undefined && meets(second, current);
      const clause = clauseAround(text, from, from + label.length + whole.indexOf('%') + 1);
      const isOfMonth = meets(said, previous) && month !== null && findMonths(clause).includes(month);
      const isOfOther = month !== null && findMonths(clause).includes(monthBefore(month));
      if (isOfMonth || (isExchanged && !isOfOther))
        return `${row.label_raw} at ${row.current_period ?? ''}, and ${figure}% in a sentence of the page`;
    }
  }
  return undefined;
}

function spanOf(figure: string): Interval {
  return intervalOf(figure as Decimal, { printed: figure, multiplied_by: null });
}

function isOfBase(row: AllocationRow, base: string | undefined): boolean {
  if (base === undefined) return true;
  return row[`percent_of_${base.toLowerCase() as 'total' | 'net' | 'gross'}_assets`] !== null;
}

/** The words of a sentence around a share, up to the next comma. */
function clauseAround(text: string, from: number, to: number): string {
  const before =
    text
      .slice(0, from)
      .split(/;|\.\s/)
      .at(-1) ?? '';
  return before + text.slice(from, to) + (text.slice(to).split(CLAUSE_END)[0] ?? '');
}

const SHARES = /^(?:shares|equit(?:y|ies)|stocks|equity securities|listed shares|stocks ?\/ ?equit(?:y|ies))$/i;
const REST = /^(?:others?|rest|remaining)\b/i;
const FEWEST_SECTORS = 4;

/** Sectors down to the rest of them make up the shares of the month: those of the month before would be an accident. */
function reasonOfSectors(table: readonly Share[], fragments: readonly ReadFragment[]): string | undefined {
  const shares = table.find(({ row }) => row.allocation_type === 'ASSET_ALLOCATION' && SHARES.test(row.label_raw));
  if (shares === undefined) return undefined;
  const sectors = fragments.flatMap((fragment) =>
    fragment.allocations.flatMap((row, at) =>
      row.allocation_type === 'SECTOR_ALLOCATION' &&
      row.current_period !== null &&
      row.sub_fund_key === shares.row.sub_fund_key
        ? [{ row, ...statedAt(fragment, `allocations[${at}].current_period`, row.current_period) }]
        : [],
    ),
  );
  if (sectors.length < FEWEST_SECTORS || !REST.test(sectors.at(-1)?.row.label_raw ?? '')) return undefined;
  if (sectors.some(({ row }) => !hasSameBase(row, shares.row))) return undefined;
  const total = totalOf(sectors.map(({ interval }) => interval));
  if (!meets(total, shares.previous) || meets(total, shares.current)) return undefined;
  const values = sum(sectors.map(({ value }) => value));
  const isNear = compare(absolute(subtract(values, shares.row.previous_period as Decimal)), NEAR) <= 0;
  return isNear
    ? `${shares.row.label_raw} at ${shares.row.current_period ?? ''}, and sectors that sum to ${values}`
    : undefined;
}

// Roundings of several figures rarely add up to more.
const NEAR = '0.15' as Decimal;

function hasSameBase(one: AllocationRow, other: AllocationRow): boolean {
  const bases = ['percent_of_total_assets', 'percent_of_net_assets', 'percent_of_gross_assets'] as const;
  return bases.every((base) => (one[base] === null) === (other[base] === null));
}
