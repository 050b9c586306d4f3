/** Words that lost the blank between them and have no capital at the seam: `Topholdings`, `netassets`. */
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
  'in to the and for on with incl excl is are up using based more less than one cash bank banks deposits placements stocks ' +
  'government state value cost amount units number bills bonds five ten fifteen twenty percent percentage ' +
  'head chief officer manager director research executive';

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
  if (lower.length < SHORTEST || lower.length > LONGEST || WORDS.has(lower)) return undefined;
  const lengths = partFrom(lower, 0);
  if (lengths === undefined || Math.max(...lengths) < LEAST_LONGEST) return undefined;
  let from = 0;
  return lengths.map((length) => text.slice(from, (from += length))).join(' ');
});

// The longest word first: `investments` is not `investment` and `s`.
function partFrom(text: string, from: number): number[] | undefined {
  if (from === text.length) return [];
  for (let to = text.length; to > from + 1; to -= 1) {
    const rest = WORDS.has(text.slice(from, to)) ? partFrom(text, to) : undefined;
    if (rest !== undefined) return [to - from, ...rest];
  }
  return undefined;
}
