/** How far a value of a page can be relied on, from what is known of it: for the colours of the review desk. */
import { own } from '#base/own.ts';
import { LEAST_WHOLE, MOST_SHARES, TOTAL_LABEL, WHOLE_TYPES } from '#domain/checks/report-shares.ts';
import { compare, sum } from '#domain/decimal.ts';
import type { Fragment, Rival } from '#domain/fragment.ts';
import { rowPathOf } from '#domain/withheld-groups.ts';

/**
 * - `HELD`: a check accuses it.
 * - `CONFIRMED`: a person gave or compared it.
 * - `WITNESSED`: something printed elsewhere agrees.
 * - `CLOSE`: another text fitted its label almost as well.
 * - `NAMED`: its label, column and unit are known.
 * - `BARE`: its place alone, or a sentence, says what it is.
 */
export type Certainty = 'HELD' | 'CONFIRMED' | 'WITNESSED' | 'CLOSE' | 'NAMED' | 'BARE';

interface Known {
  /** Paths of values or rows that are withheld. */
  readonly held: ReadonlySet<string>;
  /** Paths that a person gave. */
  readonly decided: ReadonlySet<string>;
  readonly isConfirmed: boolean;
  /** Whether the association publishes the NAV of the page. */
  readonly isNavPublished: boolean;
}

/** The certainty of each value of the fragment by its path. */
export function certaintyIn(fragment: Fragment, known: Known): (path: string) => Certainty {
  const summed = listSummedRows(fragment);
  const named = listNamed(fragment);
  return (path) => {
    if (known.held.has(path) || known.held.has(rowPathOf(path))) return 'HELD';
    if (known.isConfirmed || known.decided.has(path)) return 'CONFIRMED';
    if ((known.isNavPublished && path === 'nav_per_unit') || summed.has(rowPathOf(path))) return 'WITNESSED';
    if (own(fragment.evidence, path)?.rivals?.some(isClose) === true) return 'CLOSE';
    return named.has(path) || (path.endsWith('_raw') && named.has(rowPathOf(path))) ? 'NAMED' : 'BARE';
  };
}

// With less between them the reader could have chosen the other text;
// see the costs of `sources/fmr/candidates/pairs.ts`.
const CLOSE_MARGIN = 10;

export function isClose({ margin }: Rival): boolean {
  return margin < CLOSE_MARGIN;
}

/** Values with words that give them their meaning, and the rows with such a value: its label is the row's name. */
function listNamed({ evidence }: Fragment): ReadonlySet<string> {
  const paths = Object.entries(evidence).flatMap(([path, { chain = [] }]) => (chain.length > 0 ? [path] : []));
  return new Set([...paths, ...paths.map(rowPathOf)]);
}

/** The rows of tables whose shares sum to the whole. */
function listSummedRows({ allocations }: Fragment): ReadonlySet<string> {
  const tables = Map.groupBy(
    allocations.entries().filter(([, row]) => WHOLE_TYPES.has(row.allocation_type)),
    ([, { allocation_type, sub_fund_key }]) => `${allocation_type} ${sub_fund_key ?? ''}`,
  );
  const rows = [...tables.values()].flatMap((table) => {
    const shares = table.flatMap(([, row]) => (TOTAL_LABEL.test(row.label_raw) ? [] : (row.current_period ?? [])));
    if (shares.length === 0) return [];
    const total = sum(shares);
    const isWhole = compare(total, LEAST_WHOLE) >= 0 && compare(total, MOST_SHARES) <= 0;
    return isWhole ? table.map(([index]) => `allocations[${index}]`) : [];
  });
  return new Set(rows);
}
