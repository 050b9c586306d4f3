/**
 * Whose a table is: what its title, the heading over its part of the page and the short forms in it say, weighed
 * against each other.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { OWN_TITLE } from '#sources/fmr/candidates/table-titles.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { saysOther } from '#sources/fmr/meaning/series-roles.ts';
import { scopeAt, type ScopeHeading } from './scopes.ts';
import type { SubFundNames } from './sub-fund-names.ts';

// A short form may be that of another plan by mistake; the page before is weak evidence for this one.
const WEIGHTS = { titleUnderHeading: 9, rowsUnderHeading: 9, heading: 6, title: 5, shortForm: 2, open: 1 } as const;
// Less than this apart, two plans are equally likely.
const CLEAR = 2;

interface TableScope {
  /** Null for a table of the fund itself. */
  readonly name: string | null;
  /** The names of plans between which nothing decides. */
  readonly rivals: readonly string[];
}

// The second half of a list in two columns is under the title of the first, whatever is over the second column.
function placeOf(table: Table, names: SubFundNames): Box {
  const { title } = table;
  return title !== null && title.x1 < table.x0 && names.find(title.text) !== undefined
    ? { ...title, y0: table.y0 }
    : table;
}

// Fewer columns may be the heads of something else.
const FEWEST_PERIODS = 3;

// In multiples of the font size: a heading has rows of its own where a title is this far below it.
const BELOW_ROWS = 4;

// `Top holdings of Equity Sub-Fund` right over a table, below the rows of the heading over the same column.
function isRightOver(title: Block, table: Table, heading: ScopeHeading | undefined): boolean {
  return (
    heading !== undefined &&
    table.y0 - title.y1 < OWN_TITLE * title.size &&
    title.y0 - heading.block.y1 > BELOW_ROWS * title.size
  );
}

/**
 * `Debt Sub-Fund` between a table and its title, which the name of the first of several parts ends: the title names
 * another part.
 */
function isPartedByHeading({ title, y0 }: Table, heading: ScopeHeading | undefined): boolean {
  if (title === null || heading === undefined || heading.isOpen === true || heading.isUnknown === true) return false;
  const { block } = heading;
  return block.y0 > title.y1 - 1 && block.y1 < y0 + 1 && block.x0 < title.x1 && block.x1 > title.x0;
}

/**
 * `Equity Sub-Fund` as the label of the row under months or periods: nearer to the figures than a heading further up,
 * which may be that of the last of several parts over this table.
 */
function isNamedInRows({ rows, columns }: Table, names: SubFundNames): boolean {
  const isNamed = ({ label }: Row): boolean => names.isHeading(label.text) !== undefined;
  return (
    columns.length >= FEWEST_PERIODS &&
    columns.every(({ text }) => monthOf(text) !== undefined || periodOfLabel(text, null) !== undefined) &&
    rows.some(isNamed) &&
    rows.every((row) => isNamed(row) || saysOther(row.label.text))
  );
}

const EQUITY = 'Equity Sub Fund';
const SHARES =
  /\b(?:equity|stock) holdings\b|\bholdings of (?:equities|stocks)\b|\btop\b.{0,12}\b(?:equities|stocks)\b/i;
const NOT_ALONE = /\b(?:debt|sukuks?|tfcs?|money market|commodit(?:y|ies)|gold)\b/i;

/** `Top Equity Holdings` of a pension fund: only its equity sub-fund may hold shares of companies. */
function holdsShares({ kind, title }: Table, names: SubFundNames): boolean {
  const text = respace(title?.text ?? '');
  return names.isPension && kind === 'HOLDINGS' && SHARES.test(text) && !NOT_ALONE.test(text);
}

export function findTableScope(table: Table, headings: readonly ScopeHeading[], names: SubFundNames): TableScope {
  const votes = new Map<string, number>();
  const vote = (name: string | undefined, weight: number): void => {
    if (name !== undefined) votes.set(name, (votes.get(name) ?? 0) + weight);
  };
  const heading = scopeAt(headings, placeOf(table, names));
  if (heading?.isUnknown !== true) vote(heading?.name, heading?.isOpen === true ? WEIGHTS.open : WEIGHTS.heading);
  if (table.title !== null) {
    // Captions that name several are the heads of a table of several; one may be over the labels of the next table.
    // The name over the labels is nearer to the rows than one in a title, which may be over several tables.
    const corner = names.findShort(table.corner) ?? names.find(table.corner);
    const captions = corner === undefined ? table.captions.map(({ text }) => names.find(text)) : [corner];
    const [caption, ...others] = new Set(captions.flatMap((found) => found?.name ?? []));
    const isTitled = corner === undefined && !isPartedByHeading(table, heading);
    const titled = isTitled ? names.find(table.title.text)?.name : undefined;
    vote(
      titled ?? (others.length === 0 ? caption : undefined),
      titled !== undefined && isRightOver(table.title, table, heading) ? WEIGHTS.titleUnderHeading : WEIGHTS.title,
    );
  }
  const shorts = new Set(
    [...table.columns.map((column) => column.text), ...table.rows.map((row) => row.label.text)].flatMap(
      (text) => (names.findShort(text) ?? names.isHeading(text))?.name ?? [],
    ),
  );
  const [short] = shorts;
  // Several short forms are rows or columns of a table of several plans.
  if (shorts.size === 1) vote(short, isNamedInRows(table, names) ? WEIGHTS.rowsUnderHeading : WEIGHTS.shortForm);
  // The plan that the page before ended with counts only if this page does not name one.
  const ranked = [...votes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const own = ranked.filter(([, weight]) => weight > WEIGHTS.open);
  const [first, second] = own.length > 0 ? own : ranked;
  if (first === undefined) return { name: holdsShares(table, names) ? EQUITY : null, rivals: [] };
  // Under a heading of this page, whose reach to the side is not certain, nothing is the open plan's for certain.
  const over =
    heading?.isOpen === true && own.length === 0
      ? headings.find((each) => each.isOpen !== true && each.block.y1 < table.y0 + 1)
      : undefined;
  if (over !== undefined && over.name !== first[0]) return { name: null, rivals: [first[0], over.name] };
  if (second !== undefined && first[1] - second[1] < CLEAR) return { name: null, rivals: [first[0], second[0]] };
  return { name: first[0], rivals: [] };
}
