/**
 * Fund names as people type them: padded, double-blanked, with entities decoded
 * elsewhere, "(Formerly …)" behind them, plans in brackets. Matching is exact on
 * a normalised form; nothing here is fuzzy except `likeness`, which only orders
 * suggestions for a person.
 */

// `(Formerly: Sample Cash Fund)`, `(Formerly; Sample Cash Fund (Plan II))`: brackets within, one deep
const FORMERLY = /\s*\(\s*formerly\s*[:;]?\s*((?:[^()]|\([^()]*\))+)\)/gi;

interface PrintedName {
  /** The current name: blanks collapsed, "(Formerly …)" taken off. */
  readonly name: string;
  readonly former_names: readonly string[];
}

export function readPrintedName(printed: string): PrintedName {
  const former: string[] = [];
  const name = printed.replace(FORMERLY, (_whole, old: string) => {
    former.push(collapseBlanks(old));
    return '';
  });
  return { name: collapseBlanks(name), former_names: former };
}

export function collapseBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The form in which two printed names of one fund are equal: case, accents, blanks and punctuation aside. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `alfalah-islamic-sovereign-plan-i`: what a slug is minted from, once. */
export function slugify(name: string): string {
  return normaliseName(name).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

// A plan's number tells siblings apart: `Plan VIII` is no misspelling of `Plan VII`.
const SERIES_WORD = /^([ivxl]+[a-z]?|\d+[a-z]?|[a-z])$/;

/**
 * How alike two normalised names are, 0 to 1, by shared words (Dice). Names whose series
 * words differ are different members of one series: 0.
 */
export function likeness(left: string, right: string): number {
  const a = left.split(' ');
  const b = right.split(' ');
  const series = (words: string[]): string => words.filter((word) => SERIES_WORD.test(word)).join(' ');
  if (series(a) !== series(b)) return 0;
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return (2 * shared) / (new Set(a).size + new Set(b).size);
}
