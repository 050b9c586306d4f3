/** Short forms of fund names: `AGISF`, `CIsDPF`, `NBP-IMF` for the name whose words they abbreviate. */
import type { KnownFund } from '#domain/known-fund.ts';
import { dropShortForm } from '#domain/names.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { remember } from '#sources/fmr/remember.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import type { NameIndex } from './known-funds.ts';

const SMALL = new Set(['a', 'and', 'for', 'in', 'of', 'the']);
const IS_PLAN = /^plan$/i;
const patterns = new Map<string, RegExp | null>();
const MOST_PATTERNS = 2000;

/**
 * Whether the short form is made of the name's own letters in their order: each word gives its first one to three, or
 * itself where it is in capitals, the first word also its consonants.
 */
export function isShortFormOf(short: string, name: string): boolean {
  const bare = bareShortForm(short);
  return bare !== null && abbreviates(bare, name);
}

/** The same for a text of `bareShortForm`. */
export function abbreviates(bare: string, name: string): boolean {
  return patternOf(name)?.test(bare.toUpperCase()) ?? false;
}

/** The text without the sign of its unit and the mark of a note; null if it is not a short form of anything. */
export const bareShortForm = remember((short): string | null => {
  const bare = short.replace(/\(?\s{0,9}%\s{0,9}\)?|[*†‡]{1,3}$/g, '').trim();
  return /^[A-Z][A-Za-z0-9 .-]{1,15}$/.test(bare) && /[A-Z0-9].*[A-Z0-9]/.test(bare) ? bare : null;
});

function patternOf(name: string): RegExp | null {
  const present = patterns.get(name);
  if (present !== undefined) return present;
  const made = makePattern(name);
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  patterns.set(name, made);
  return made;
}

/** The letters with which a short form of the name may begin, in lower case. */
function initialsOf(name: string): Set<string> {
  const words = wordsOf(name);
  const first = words.findIndex((word) => !SMALL.has(word.toLowerCase()) && !IS_PLAN.test(word));
  return new Set(words.slice(0, first < 0 ? words.length : first + 1).map(([letter = '']) => letter.toLowerCase()));
}

function wordsOf(name: string): readonly string[] {
  return name.replace(/\([^)]*\)?/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function makePattern(name: string): RegExp | null {
  const words = wordsOf(name);
  if (words.length < 2 || words.length > 14) return null;
  const parts = words.map((word, at) => {
    const [first = '', second = '', third = ''] = word;
    // `SFRF-VI` for `Sample Fixed Return Fund, Plan VI`.
    if (IS_PLAN.test(word) && at < words.length - 1) return '(?:P(?:L(?:A)?)?)?';
    if (SMALL.has(word.toLowerCase())) return `${first}?`;
    if (/^\d+$/.test(word)) return word;
    const [, consonant = '', next = ''] = at === 0 && word.length >= SKELETON ? consonantsOf(word) : [];
    // `SMSF` for `Sample Stock Fund`: the company's name may give its consonants.
    const skeleton = consonant === '' || consonant === second ? '' : `|${consonant}(?:${next})?`;
    const letters = `${first}(?:${second}(?:${third})?${skeleton})?`;
    return word === word.toUpperCase() && word.length > 1 ? `(?:${word}|${letters})` : letters;
  });
  // In capitals, because V8 compares them faster than letters of any case.
  return new RegExp(`^${parts.join('[ -]?')}$`.toUpperCase(), 'u');
}

// A shorter word is not shortened to its consonants.
const SKELETON = 5;

/** The first letter of a word and its consonants after it. */
function consonantsOf(word: string): readonly string[] {
  return word
    .slice(0, 1)
    .concat(word.slice(1).replace(/[aeiou]/gi, ''))
    .split('');
}

// `SIF (%)`, `SIF | May 2024`
const ALONE = /^\s{0,9}([A-Z][A-Za-z0-9]{1,11}(?:[ -](?:[IVX]{1,4}|\d{1,2}))?)\s{0,9}(?:\(?%\)?|[|•·–:,]\s.{0,40})?$/;
// `SPF Equity`: a sub-fund of a pension fund
const OF_CLASS = /^([A-Z][A-Za-z0-9]{1,11})\s?[-–—]?\s?(?:equity|debt|money market|commodity|gold)(?: sub-?fund)?$/i;
const MOST_FUNDS = 400;

/**
 * The short forms that a report uses for its funds, explained on any of its pages or made of the letters of one fund's
 * name alone.
 */
export class ShortForms {
  readonly #known = new Map<string, KnownFund>();
  /** Those whose meaning the report states. */
  readonly #defined = new Map<string, KnownFund>();

  constructor(inks: readonly PageInk[], names: NameIndex) {
    const named = new Set<KnownFund>();
    for (const { blocks, turned } of inks)
      for (const { text } of [...blocks, ...turned])
        for (const { fund } of names.search(text)) if (named.size < MOST_FUNDS) named.add(fund);
    // A report has thousands of short words, and a market hundreds of names: most pairs differ in their first letter.
    const bareNames = Array.from(named, (fund) => ({ fund, name: fund.name.replace(/\s{0,9}\([^)]{0,300}\)/g, '') }));
    const byInitial = Map.groupBy(
      bareNames.flatMap((each) => [...initialsOf(each.name)].map((initial) => ({ ...each, initial }))),
      ({ initial }) => initial,
    );
    const meanings = new Map<string, Set<KnownFund>>();
    for (const { blocks, turned } of inks) {
      for (const block of [...blocks, ...turned]) {
        for (const short of shortsIn(block.text)) {
          if (meanings.has(short)) continue;
          const likely = byInitial.get(short.charAt(0).toLowerCase()) ?? [];
          meanings.set(short, meant(short, likely));
        }
      }
      for (const [short, fund, isBehind = false] of listExplained(blocks, names))
        if (isBehind || meanings.get(short)?.has(fund) === true) this.#known.set(short, fund);
    }
    for (const [short, fund] of inks.flatMap(({ blocks }) => blocks.flatMap(({ text }) => listDefined(text, names)))) {
      this.#known.set(short, fund);
      this.#defined.set(short, fund);
    }
    for (const [short, funds] of meanings) {
      const [only] = funds;
      if (only !== undefined && funds.size === 1 && !this.#known.has(short)) this.#known.set(short, only);
    }
  }

  /** The fund whose short form a text is, whatever it says of its unit or date. */
  find(text: string): KnownFund | undefined {
    const short = ALONE.exec(text)?.[1];
    if (short !== undefined) return this.#known.get(short);
    const ofClass = this.#known.get(OF_CLASS.exec(text)?.[1] ?? '');
    return ofClass !== undefined && /\b(?:pension|retirement)\b/i.test(ofClass.name) ? ofClass : undefined;
  }

  /** The same on a page that may explain the short form by another name than the report's other pages. */
  findOn(ink: PageInk, text: string): KnownFund | undefined {
    const known = this.find(text);
    const isOther = known !== undefined && explainsAsOther(ink, this.of(known), [known.name, ...known.other_names]);
    return isOther ? undefined : known;
  }

  /** The short forms that the report defines for other funds than this one. */
  ofOthers(fund: KnownFund | null): string[] {
    return [...this.#defined].filter(([, defined]) => defined !== fund).map(([short]) => short);
  }

  /** All short forms of one fund. */
  of(fund: KnownFund | null): string[] {
    return [...this.#known].filter(([, known]) => known === fund).map(([short]) => short);
  }
}

const BEHIND_NAME = /^(.{6,90}?)[ ,–—-]{1,3}\(?([A-Z][A-Z0-9-]{1,11})\)?(?=$|\s{0,3}:)/;

/** Right behind its name a short form may be made more freely: `Sample Liquidity Fund SLQF`. */
function shortBehind(text: string, { name }: { readonly name: string }): string | undefined {
  const [, full = '', short = ''] = BEHIND_NAME.exec(text) ?? [];
  return squeeze(full) === name && dropShortForm(`${full} (${short})`) !== undefined ? short : undefined;
}

const DEFINITION =
  /["“'‘]([A-Z][A-Za-z0-9-]{1,11})["”'’] (?:means|shall mean|denotes|stands for|refers to) ([^;.,]{6,90})/g;

/** `“SIAF” means Sample Islamic Asset Allocation Fund`, whatever letters of the name the short form has. */
function listDefined(text: string, names: NameIndex): (readonly [string, KnownFund])[] {
  if (!/ (?:means?|denotes|stands for|refers to) /.test(text)) return [];
  return [...text.matchAll(DEFINITION)].flatMap(([, short = '', name = '']) => {
    const [hit, second] = names.search(name);
    return hit === undefined || second !== undefined || hit.name !== squeeze(name.replace(/^the /i, ''))
      ? []
      : [[short, hit.fund] as const];
  });
}

// `SIF = Sample Income Fund`
const KEY_ITEM =
  /^\s{0,9}([A-Z][A-Za-z0-9 -]{1,14}?)\s{0,3}=\s{0,3}([A-Z].{3,80}(?<!\bsub\W?)\b(?:fund|scheme|etf))\s{0,3}\.?$/i;

/** Whether a page explains one of the short forms by the name of another fund than the one with these names. */
export function explainsAsOther({ blocks }: PageInk, shorts: readonly string[], names: readonly string[]): boolean {
  const own = names.map(squeeze);
  return blocks.some(
    ({ text }) =>
      // Most texts explain nothing.
      text.includes('=') &&
      text.split(/[,;]\s/).some((item) => {
        const [, short = '', name = ''] = KEY_ITEM.exec(item) ?? [];
        if (!shorts.includes(short)) return false;
        const other = squeeze(respace(name));
        return own.every((each) => !each.includes(other) && !other.includes(each));
      }),
  );
}

/**
 * The funds that a short form may be of. `SIIF` is of `Sample Islamic Income Fund`, although the two first letters of
 * `Sample` and those of the other words of `Sample Income Fund` (`SaIF`) may be the same.
 */
function meant(short: string, likely: readonly { readonly fund: KnownFund; readonly name: string }[]): Set<KnownFund> {
  const fitting = likely.filter(({ name }) => isShortFormOf(short, name));
  const exact = fitting.filter(({ name }) => hasInitialsOf(short, name));
  return new Set((exact.length > 0 ? exact : fitting).map(({ fund }) => fund));
}

/** Whether a text of `bareShortForm` has the first letter of each word of the name, and nothing else. */
export function hasInitialsOf(bare: string, name: string): boolean {
  return lettersOf(name) === bare.replace(/[ -]/g, '');
}

function lettersOf(name: string): string {
  return wordsOf(name)
    .filter((word) => !SMALL.has(word.toLowerCase()))
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}

function shortsIn(text: string): string[] {
  const alone = ALONE.exec(text)?.[1];
  // Most texts have no bracket.
  const inside = text.includes('(')
    ? [...respace(text).matchAll(/\(([A-Z][A-Za-z0-9 -]{1,14})\)/g)].map((match) => match[1] ?? '')
    : [];
  return [...(alone === undefined ? [] : [alone]), ...inside].filter((short) => /[A-Z0-9].*[A-Z0-9]/.test(short));
}

/** `Sample Income Fund (SIF)`, `SIF: Sample Income Fund`, and lists with the two beside each other. */
function listExplained(blocks: PageInk['blocks'], names: NameIndex): (readonly [string, KnownFund, boolean?])[] {
  return blocks.flatMap((block) => {
    const [hit, second] = names.search(block.text);
    if (hit === undefined) return [];
    // `SIF = Sample Income Fund, SSF = Sample Stock Fund`
    if (second !== undefined)
      return block.text.split(/[,;]\s/).flatMap((item) => {
        const [short = '', name = ''] = item.split(/\s?[=:–—]\s?/);
        const [only, other] = names.search(name);
        return only === undefined || other !== undefined ? [] : [[short.trim(), only.fund] as const];
      });
    const beside = blocks
      .filter(
        (other) =>
          other !== block && Math.abs(other.baseline - block.baseline) < 0.3 * block.size && ALONE.test(other.text),
      )
      .map((other) => other.text);
    const behind = shortBehind(block.text, hit);
    const explained = [...shortsIn(block.text), ...beside, block.text.split(':')[0] ?? ''];
    return [
      ...explained.map((short) => [short.trim(), hit.fund] as const),
      ...(behind === undefined ? [] : [[behind, hit.fund, true] as const]),
    ];
  });
}
