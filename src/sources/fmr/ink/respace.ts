/** Puts back the blanks that a text layer lost: `TopHoldings(%ofTotalAssets)` → `Top Holdings (% of Total Assets)`. */
import { isLabelWord, splitJoined } from './joined-words.ts';
import { remember } from '#sources/fmr/remember.ts';

// Joining words that vanish between two capitals: `NameofScheme`, `PlacementswithBanks`.
const SMALL_WORD = /([A-Za-z]?[a-z]{3,40})(of|and|with|to|by|in|the|per|for)(?=[A-Z%])/g;
// In `MohsinLuni`, the end of a name; longer ones are the end of few words.
const SHORTEST_END = 3;

// `Auditor ofthe scheme`
const SHORT_JOINED = /\b(of|in|for|to|by|and|on)(the)\b/gi;

/** The text with blanks at the seams that capitals, digits, brackets and the words of labels show. */
export const respace = remember((text: string): string =>
  splitLong(SEAM.test(text) ? splitWords(text) : text).replace(SHORT_JOINED, '$1 $2'),
);

const LONG = /[A-Za-z]{6,}/g;

function splitLong(text: string): string {
  // Most texts have no such word, and are not built again.
  return text.match(LONG)?.some((word) => splitJoined(word) !== undefined) === true
    ? text.replace(LONG, (word) => splitJoined(word) ?? word)
    : text;
}

function splitWords(text: string): string {
  return text
    .split(' ')
    .map((word) => (isLongOrShare(word) && SEAM.test(word) ? splitWord(word) : word))
    .join(' ');
}

// What shows that a word is several: a capital after small letters, a bracket in its middle, a unit before a word.
const SEAM = /[a-z]{2}[A-Z]|[A-Za-z%][([]|[)\]][A-Za-z]|%of|(?:PKR|Rs)[MBmb](?:illion|n)/;
const LONGEST_WHOLE = 6;
// `(%of total assets)`
const isLongOrShare = (word: string): boolean => word.length > LONGEST_WHOLE || word.includes('%of');

function splitWord(word: string): string {
  return word
    .replace(SMALL_WORD, (joined, before: string, small: string) =>
      small.length >= SHORTEST_END || isLabelWord(before) ? `${before} ${small} ` : joined,
    )
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z%])([([])/g, '$1 $2')
    .replace(/([)\]])([A-Za-z])/g, '$1 $2')
    .replace(/\b(PKR|Rs|Rs\.)(?=(?:Million|Billion|Mn|Bn|mn|bn|million|billion|in)\b)/g, '$1 ')
    .replace(/%of/g, '% of ')
    .replace(/&/g, ' & ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters and digits alone, lower case: two spellings of one name are equal whatever blanks and marks they have. */
export const squeeze = remember((text: string): string =>
  // Few texts have accents, which take most of the time.
  IN_ASCII.test(text)
    ? text
        .toLowerCase()
        .replaceAll('&', 'and')
        .replace(/[^a-z\d]+/g, '')
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('&', 'and')
        .replace(/[^\p{L}\p{N}]+/gu, ''),
);

const IN_ASCII = /^[\s!-~]*$/;
