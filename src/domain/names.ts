/**
 * Fund names as people type them: padded, double-blanked, with entities decoded
 * elsewhere, "(Formerly …)" behind them, plans in brackets. Matching is exact on
 * a normalised form; nothing here is fuzzy except `likeness`, which only orders
 * suggestions for a person.
 */

// `(Formerly: Sample Cash Fund)`, `(Formerly; Sample Cash Fund (Plan II))`: brackets within, one deep
const FORMERLY = /\s{0,9}\(\s{0,9}formerly\s{0,9}[:;]?((?:[^()]|\([^()]{0,300}\)){1,300})\)/gi;

interface PrintedName {
  /** The current name: blanks collapsed, "(Formerly …)" taken off. */
  readonly name: string;
  readonly formerNames: readonly string[];
}

export function readPrintedName(printed: string): PrintedName {
  const former: string[] = [];
  const name = printed.replace(FORMERLY, (_whole, old: string) => {
    former.push(collapseBlanks(old));
    return '';
  });
  return { name: collapseBlanks(name), formerNames: former };
}

// `Sample Income Fund (SINF)`: the name and one bracketed word of capitals at its end.
const ABBREVIATED = /^(.*\S)\s{0,9}\(\s{0,9}([A-Z][A-Z0-9-]{1,11})\s{0,9}\)$/;
const SMALL_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'the']);

/**
 * The name without its bracketed short form, where that is made of the name's own
 * letters in their order: each word gives its first one, two or three or, where it
 * is printed in capitals, itself; small words may give none. Undefined for any
 * other bracket, which may name a plan.
 */
export function dropShortForm(name: string): string | undefined {
  const [, full = '', short = ''] = ABBREVIATED.exec(name) ?? [];
  const words = full.match(/[\p{L}\p{N}]+/gu) ?? [];
  // The initial of a single word is not an abbreviation.
  if (words.length < 2) return undefined;
  return isMadeOf(short, words) ? full : undefined;
}

/** Whether the words give the short form, with or without hyphens between them. Every place it may have reached is followed at once, so that a long name costs no more than its length. */
function isMadeOf(short: string, words: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const [index, word] of words.entries()) {
    const parts = partsOf(word);
    const starts = index === 0 ? [...reached] : [...reached].flatMap((at) => (short[at] === '-' ? [at, at + 1] : [at]));
    reached = new Set(
      starts.flatMap((at) => parts.filter((part) => short.startsWith(part, at)).map((part) => at + part.length)),
    );
  }
  return reached.has(short.length);
}

/** What a word may give to a short form, in capitals. */
function partsOf(word: string): string[] {
  const letters = Array.from(word.toUpperCase());
  if (SMALL_WORDS.has(word.toLowerCase())) return ['', letters[0] ?? ''];
  const first = [1, 2, 3].map((length) => letters.slice(0, length).join(''));
  return word === word.toUpperCase() ? [...first, letters.join('')] : first;
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
  return normaliseName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

// Plans differ by number: `Plan VIII` is not a misspelling of `Plan VII`.
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
