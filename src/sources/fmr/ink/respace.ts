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
  text
    .split(' ')
    .map((word) => (isRunTogether(word) ? splitWord(word) : word))
    .join(' ')
    .replace(/[A-Za-z]{6,}/g, (word) => splitJoined(word) ?? word)
    .replace(SHORT_JOINED, '$1 $2'),
);

/** Whether a word is several: a capital after small letters, or a bracket in its middle. */
function isRunTogether(word: string): boolean {
  return (
    word.length > 6 &&
    (/[a-z]{2}[A-Z]/.test(word) ||
      /[A-Za-z%][([]|[)\]][A-Za-z]/.test(word) ||
      /%of/.test(word) ||
      /(?:PKR|Rs)[MBmb](?:illion|n)/.test(word))
  );
}

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
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, ''),
);
