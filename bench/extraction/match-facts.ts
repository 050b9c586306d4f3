/** Pairs every expected row with the served row that answers it, the best fit first. */
import { isNear, isSame, numberOf } from './compare-values.ts';
import { NAMED, QUALIFIERS } from './fact-row.ts';
import type { FactRow } from './fact-row.ts';

/**
 * How two rows were paired: at the `same` place; at a `label` that was cut; by the `rank` of a holding; the same value
 * under another sub-fund or table (`scope`) or in another `column`.
 */
export type PairKind = 'same' | 'label' | 'rank' | 'scope' | 'column';

export interface Pair {
  readonly expected: FactRow;
  readonly served: FactRow;
  readonly kind: PairKind;
}

export interface Matching {
  readonly pairs: readonly Pair[];
  readonly missing: readonly FactRow[];
  /** Served rows that answer nothing. A true fact that is served twice is not among them. */
  readonly surplus: readonly FactRow[];
}

interface Tier {
  readonly kind: PairKind;
  /** Rows are compared within one group. */
  readonly group: (row: FactRow) => unknown[];
  readonly score: (expected: FactRow, served: FactRow) => number;
  /** The least score of a pair. */
  readonly least: number;
}

const TIERS: readonly Tier[] = [
  {
    kind: 'same',
    group: ({ section, scope, table, key, main }) => [section, scope, table, key, main],
    score: countEqual,
    least: 0,
  },
  {
    kind: 'label',
    group: ({ section, scope, table, main }) => [section, scope, table, main],
    score: isAlike,
    least: 1,
  },
  {
    kind: 'rank',
    group: ({ section, scope, table, main }) => [section, scope, table, main],
    score: hasSameRank,
    least: 1,
  },
  { kind: 'scope', group: ({ section, key, main }) => [section, key, main], score: isElsewhere, least: 1 },
  {
    kind: 'column',
    group: ({ section, scope, table, key }) => [section, scope, table, key],
    score: (expected, served) => Number(hasSameMain(expected, served)),
    least: 1,
  },
];

export function matchFacts(expected: readonly FactRow[], served: readonly FactRow[]): Matching {
  const used = new Set<FactRow>();
  const pairs: Pair[] = [];
  for (const tier of TIERS) pairs.push(...matchTier(tier, expected, served, used));
  const found = new Set(
    pairs.flatMap((pair) => (pair.kind === 'same' && pair.expected.main !== '' ? [pair.expected.factKey()] : [])),
  );
  return {
    pairs,
    missing: expected.filter((row) => !used.has(row)),
    surplus: served.filter((row) => !used.has(row) && !found.has(row.factKey())),
  };
}

function matchTier(
  { kind, group, score, least }: Tier,
  expected: readonly FactRow[],
  served: readonly FactRow[],
  used: Set<FactRow>,
): Pair[] {
  const keyOf = (row: FactRow): string => JSON.stringify(group(row));
  const isFree = (row: FactRow): boolean => !used.has(row);
  const candidates = Map.groupBy(served.filter(isFree), keyOf);
  const pairs: Pair[] = [];
  for (const [key, wanted] of Map.groupBy(expected.filter(isFree), keyOf)) {
    const scored = wanted
      .flatMap((one) => (candidates.get(key) ?? []).map((other) => ({ one, other, points: score(one, other) })))
      .filter(({ points }) => points >= least)
      .toSorted((left, right) => right.points - left.points);
    for (const { one, other } of scored) {
      if (used.has(one) || used.has(other)) continue;
      used.add(one).add(other);
      pairs.push({ expected: one, served: other, kind });
    }
  }
  return pairs;
}

function countEqual(expected: FactRow, served: FactRow): number {
  let equal = 0;
  for (const [column, { value }] of expected.cells) {
    const seen = served.valueOf(column);
    if (!QUALIFIERS.has(column) && value !== null && seen !== null && isSame(value, seen)) equal += 1;
  }
  return equal;
}

/** A table's row whose label was cut, with the same value; a named row whose name was cut. */
function isAlike(expected: FactRow, served: FactRow): number {
  const { section } = expected;
  if (section === 'scalars' || section === 'terms' || section === 'ratings') return 0;
  return Number(isNear(expected.label, served.label) && (NAMED.has(section) || countEqual(expected, served) > 0));
}

function hasSameRank(expected: FactRow, served: FactRow): number {
  return Number(
    expected.section === 'holdings' &&
      isSame(expected.valueOf('rank'), served.valueOf('rank')) &&
      isSame(expected.valueOf('percent'), served.valueOf('percent')),
  );
}

function isElsewhere(expected: FactRow, served: FactRow): number {
  if (expected.main !== '') return Number(hasSameMain(expected, served));
  return Number(expected.section !== 'ratings' && countEqual(expected, served) > 1);
}

/** Zero is too common to be recognised in another place. */
function hasSameMain({ main, value }: FactRow, served: FactRow): boolean {
  return main !== '' && value !== null && numberOf(value) !== '0' && isSame(value, served.value);
}
