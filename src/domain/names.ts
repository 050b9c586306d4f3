import type { FamilyType, SchemeType, VpsAssetClass } from './vocabularies.ts';

/**
 * Fund names as people type them: with extra spaces, "(Formerly …)" at the end, plans in parentheses; entities are
 * decoded elsewhere. Matching is exact on a normalised form; only `likeness` is fuzzy, and it only orders suggestions
 * for a reviewer.
 */

// `(Formerly: Sample Cash Fund)`, `(Formerly; Sample Cash Fund (Plan II))`: one level of nested parentheses
const FORMERLY = /\s{0,9}\(\s{0,9}formerly\s{0,9}[:;]?((?:[^()]|\([^()]{0,300}\)){1,300})\)/gi;

interface PrintedName {
  /** The current name: spaces collapsed, "(Formerly …)" removed. */
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

// `Sample Income Fund (SINF)`: the name, then one word of capitals in parentheses.
const ABBREVIATED = /^(.*\S)\s{0,9}\(\s{0,9}([A-Z][A-Z0-9-]{1,11})\s{0,9}\)$/;
// Of a shorter name the rest would say too little.
const FEWEST_TO_MISS = 4;
// What every name ends in.
const KIND = /^(?:fund|scheme)$/i;
const SMALL_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'the']);

/**
 * The name without its short form in parentheses, if that consists of letters of the name in order: each word
 * contributes its first one, two or three letters, its first one and a later consonant or, if printed in capitals, all
 * of them; small words may contribute none. Of four words or more `Fund` at the end may contribute none (`Sample Growth
 * Stock Fund (SAGS)`), and one in the middle if the others give their first letters (`(SGRF)`). A later word that
 * begins with a vowel may contribute its first consonant alone (`Sample Equity Fund (SQF)`). Undefined for any other
 * parentheses, which may name a plan.
 */
export function dropShortForm(name: string): string | undefined {
  const [, full = '', short = ''] = ABBREVIATED.exec(name) ?? [];
  const words = full.match(/[\p{L}\p{N}]+/gu) ?? [];
  // A single word's initial is not an abbreviation.
  if (words.length < 2) return undefined;
  const isShort = [words, withoutSeries(words), upToNumber(words)].some((part) => isMadeOf(short, part));
  return isShort ? full : undefined;
}

/** `Sample 30 Index Fund (S30)`: what follows a number in the name may contribute nothing. */
function upToNumber(words: readonly string[]): readonly string[] {
  const number = words.findIndex((word) => /^\d{2,}$/.test(word));
  return number > 0 ? words.slice(0, number + 1) : words;
}

/** `Sample Protected Fund - III (SPF)`: a number at the end may contribute nothing. */
function withoutSeries(words: readonly string[]): readonly string[] {
  const isSeries = words.length > 2 && SERIES_WORD.test(words.at(-1)?.toLowerCase() ?? '');
  return isSeries ? words.slice(0, -1) : words;
}

/**
 * Whether the words form the short form, with or without hyphens between them. All positions that may have been reached
 * are followed at once, so that a long name costs no more than its length.
 */
function isMadeOf(short: string, words: readonly string[]): boolean {
  const after = (places: ReadonlySet<number>, index: number, parts: readonly string[]): number[] =>
    [...places]
      .flatMap((at) => (index > 0 && short[at] === '-' ? [at, at + 1] : [at]))
      .flatMap((at) => parts.filter((part) => short.startsWith(part, at)).map((part) => at + part.length));
  let reached = new Set([0]);
  // With the beginnings of words alone, and with one word left out: with later consonants too, that would be the short
  // form of another name.
  let begun = new Set([0]);
  let without = new Set<number>();
  for (const [index, word] of words.entries()) {
    const mayMiss = words.length >= FEWEST_TO_MISS && index > 0 && (index < words.length - 1 || KIND.test(word));
    const beginnings = beginningsOf(word);
    without = new Set([...after(without, index, beginnings), ...(mayMiss ? begun : [])]);
    begun = new Set(after(begun, index, beginnings));
    const others = index === words.length - 1 && mayMiss ? [''] : index > 0 ? soundOf(word) : [];
    reached = new Set(after(reached, index, [...partsOf(word), ...others]));
  }
  return reached.has(short.length) || without.has(short.length);
}

/** The possible contributions of a word to a short form, in capitals. */
function partsOf(word: string): string[] {
  const first = beginningsOf(word);
  if (SMALL_WORDS.has(word.toLowerCase())) return first;
  const letters = Array.from(word.toUpperCase());
  // `MN` of `Munafa`
  const consonants = letters.slice(2).filter((letter) => /[^AEIOU]/.test(letter));
  const parts = [...first, ...consonants.map((letter) => `${letters[0]}${letter}`)];
  return word === word.toUpperCase() ? [...parts, letters.join('')] : parts;
}

/** `Q` of `Equity`, which is spoken like the beginning of the word. */
function soundOf(word: string): string[] {
  const [, consonant] = /^[aeiou]([b-df-hj-np-tv-xz])/i.exec(word) ?? [];
  return consonant === undefined || SMALL_WORDS.has(word.toLowerCase()) ? [] : [consonant.toUpperCase()];
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word.toUpperCase());
  if (SMALL_WORDS.has(word.toLowerCase())) return ['', letters[0] ?? ''];
  return [1, 2, 3].map((length) => letters.slice(0, length).join(''));
}

export function collapseBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The form in which two printed names of one fund are equal: case, accents, spaces and punctuation are ignored. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `alfalah-islamic-sovereign-plan-i`: the basis of a slug, which is assigned once. */
export function slugify(name: string): string {
  return normaliseName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

// Plans differ by number: `Plan VIII` is not a misspelling of `Plan VII`.
const SERIES_WORD = /^([ivxl]+[a-z]?|\d+[a-z]?|[a-z])$/;

/**
 * Similarity of two normalised names, 0 to 1, by shared words (Sørensen coefficient). 0 if their series words differ,
 * because the names then belong to different members of one series.
 */
export function likeness(left: string, right: string): number {
  const a = left.split(' ');
  const b = right.split(' ');
  const series = (words: string[]): string => words.filter((word) => SERIES_WORD.test(word)).join(' ');
  if (series(a) !== series(b)) return 0;
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return (2 * shared) / (new Set(a).size + new Set(b).size);
}

/** The family that a fund's name indicates, or undefined. */
interface FamilyName {
  readonly family_type: FamilyType;
  readonly name: string;
}

// `Sample Fixed Term Fund (Sample Fixed Term Plan VIII)`, either part first, spaces within the parentheses allowed.
const BRACKETED = /^(.*\S)\s{0,9}\(\s{0,9}([^()]{0,299}[^\s()])\s{0,9}\)$/;
// `Sample Islamic Fixed Term Fund Plan VIII`, `Sample Sovereign Fund - Plan I`
const PLAN_BEHIND = /^(.*\bfund(?: [ivx]{1,9})?)(?: ?-)? {1,9}plan\b/i;

/**
 * Sub-funds of a pension scheme share the scheme's name; names of plans contain the name of their fund. Any other name
 * indicates no family: a guess would join unrelated funds.
 */
export function familyOf(name: string, scheme_type: SchemeType | null): FamilyName | undefined {
  if (scheme_type === 'VPS' || scheme_type === 'EMPLOYER_PENSION') return { family_type: scheme_type, name };
  const fund = planFundOf(name);
  return fund === undefined ? undefined : { family_type: 'PLAN_FAMILY', name: collapseBlanks(fund) };
}

function planFundOf(name: string): string | undefined {
  const bracketed = BRACKETED.exec(name);
  if (bracketed) {
    const [first = '', second = ''] = [bracketed[1], bracketed[2]];
    if (isPlan(second) && isFund(first)) return first;
    if (isPlan(first) && isFund(second)) return second;
    return undefined;
  }
  return PLAN_BEHIND.exec(name)?.[1];
}

function isPlan(part: string): boolean {
  return /\bplan\b/i.test(part);
}

function isFund(part: string): boolean {
  return /\bfund\b/i.test(part) && !isPlan(part);
}

/**
 * The served name of a fund. The association gives all sub-funds of one pension scheme the scheme's name; the asset
 * class is added unless the name already contains it.
 */
export function servedName({
  name,
  vps_asset_class,
}: {
  readonly name: string;
  readonly vps_asset_class: VpsAssetClass | null;
}): string {
  if (vps_asset_class === null) return name;
  const words = vps_asset_class.split('_');
  const isNamed = words.every((word) =>
    name
      .toUpperCase()
      .split(/[^A-Z]/)
      .includes(word),
  );
  return isNamed ? name : `${name} - ${words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ')}`;
}
