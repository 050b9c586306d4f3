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

// `Sample Income Fund (SINF)`: the name and one bracketed word of capitals at its end.
const ABBREVIATED = /^(.*\S)\s*\(\s*([A-Z][A-Z0-9-]{1,11})\s*\)$/;
const SMALL_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'the']);

/**
 * The name without its bracketed short form, where that is made of the name's own
 * letters in their order: each word gives its first one, two or three or, where it
 * is printed in capitals, itself; small words may give none. Undefined for any
 * other bracket, which may tell a plan.
 */
export function dropShortForm(name: string): string | undefined {
  const [, full = '', short = ''] = ABBREVIATED.exec(name) ?? [];
  const words = full.match(/[\p{L}\p{N}]+/gu) ?? [];
  // One word's letter is no short form.
  if (words.length < 2) return undefined;
  const pattern = words.map((word) => {
    const [first = '', second = '', third = ''] = word;
    if (SMALL_WORDS.has(word.toLowerCase())) return `${first}?`;
    const letters = `${first}(?:${second}(?:${third})?)?`;
    return word === word.toUpperCase() ? `(?:${word}|${letters})` : letters;
  });
  return new RegExp(`^${pattern.join('-?')}$`, 'iu').test(short) ? full : undefined;
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
