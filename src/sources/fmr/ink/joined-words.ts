/** Words that lost the blank between them and have no capital at the seam: `Topholdings`, `netassets`. */
import type { Word } from '#documents/pdf/page-words.ts';
import { FACT_LABELS } from '#sources/fmr/labels.ts';
import { METRIC_LABELS } from '#sources/fmr/metrics.ts';
import { remember } from '#sources/fmr/remember.ts';

// Words of titles and heads; those of labels are in the vocabularies.
const TITLE_WORDS =
  'top largest main principal key holding holdings investment investments asset assets allocation allocations ' +
  'sector sectors sectoral wise credit quality rating ratings maturity profile monthly performance return returns ' +
  'portfolio composition statistics information facts details committee net gross total equity exposure month ' +
  'months since inception year years annualized annualised annual compound compounded growth rate simple absolute ' +
  'fund funds scheme benchmark average weighted time objective review comments history expense expenses of as at ' +
  'in to the and for on which with incl excl is are up using based more less than one cash bank banks deposits placements stocks ' +
  'government state value cost amount units number bills bonds five ten fifteen twenty percent percentage ' +
  'head chief officer manager director research executive ' +
  'trustee auditor auditors registrar annum actual after before provision provisions provisioning provisioned marked ' +
  'monday friday days pricing mechanism forward cut holders minimum maximum initial subsequent levy levies tax taxes';

// Parts of two signs; with others, `understand` would be three words.
const SHORT_WORDS: ReadonlySet<string> = new Set('of as at in to is on or by no up'.split(' '));
// Words that consist of words of labels.
const WHOLE_WORDS: ReadonlySet<string> = new Set(
  'within withholding instability interbank update markup upmarket furthermore'.split(' '),
);

const WORDS: ReadonlySet<string> = new Set(
  [...Object.values(FACT_LABELS), ...Object.values(METRIC_LABELS), TITLE_WORDS.split(' ')]
    .flatMap((texts) => texts.flatMap((text) => text.split(' ')))
    .filter((word) => /^[a-z]{2,}$/.test(word)),
);

/** Whether reports use the word in labels and titles. */
export function isLabelWord(word: string): boolean {
  return WORDS.has(word.toLowerCase());
}

const SHORTEST = 6;
const LONGEST = 40;
// Of short words alone, such as `for` and `the`, other words may consist.
const LEAST_LONGEST = 4;

/**
 * The words with blanks between them; undefined if the text does not consist of words that reports use in labels and
 * titles.
 */
export const splitJoined: (text: string) => string | undefined = remember((text) => {
  const lower = text.toLowerCase();
  if (lower.length < SHORTEST || lower.length > LONGEST || WORDS.has(lower) || WHOLE_WORDS.has(lower)) return undefined;
  const lengths = partFrom(lower, 0);
  if (lengths === undefined || Math.max(...lengths) < LEAST_LONGEST) return undefined;
  let from = 0;
  return lengths.map((length) => text.slice(from, (from += length))).join(' ');
});

// The longest word first: `investments` is not `investment` and `s`.
function partFrom(text: string, from: number): number[] | undefined {
  if (from === text.length) return [];
  for (let to = text.length; to > from + 1; to -= 1) {
    const rest = isPart(text.slice(from, to)) ? partFrom(text, to) : undefined;
    if (rest !== undefined) return [to - from, ...rest];
  }
  return undefined;
}

const isPart = (word: string): boolean => (word.length > 2 ? WORDS.has(word) : SHORT_WORDS.has(word));

// A capital within a word may begin the next label, which is not a part of the value before it.
const JOINED = /^[(“"']?(\p{Lu}?\p{Ll}{5,})(?:-\p{Ll}{1,12})?[.,:;)”"'*]*$/u;
// `theKSE-100`: no name begins with these words in small letters.
const BEFORE_NAME = /^(?:the|and|with|from)(?=\p{Lu})/u;

// `thecut-offtime`, `front-endload,`
const AROUND_COMPOUND = /^(the|and|of|its)?(cut-off|front-end|back-end)(times?|loads?)?([,.;:]?)$/i;

// In parts of the font size: a narrower blank is the space between two letters.
const BLANK = 0.2;

/** The words that a word consists of. */
export function partJoined(word: Word): Word[] {
  const texts = word.text.length < SHORTEST ? [] : textsOf(word.text);
  return texts.length < 2 ? [word] : placeParts(word, texts);
}

/** The parts of a word with blanks between them; each has its share of the rest of the width. */
export function placeParts(word: Word, texts: readonly string[]): Word[] {
  const blank = BLANK * word.size;
  const width = (word.x1 - word.x0 - blank * (texts.length - 1)) / word.text.length;
  let x1 = word.x0 - blank;
  return texts.map((text) => ({ ...word, text, x0: x1 + blank, x1: (x1 += blank + width * text.length) }));
}

function textsOf(text: string): string[] {
  const [small] = BEFORE_NAME.exec(text) ?? [];
  if (small !== undefined) return [small, text.slice(small.length)];
  const [, before = '', compound = '', after = '', mark = ''] = AROUND_COMPOUND.exec(text) ?? [];
  if (before + after !== '') return `${before} ${compound} ${after}`.trim().concat(mark).split(' ');
  const letters = JOINED.exec(text)?.[1];
  const parted = letters === undefined ? undefined : splitJoined(letters);
  return letters === undefined || parted === undefined ? [text] : text.replace(letters, parted).split(' ');
}
