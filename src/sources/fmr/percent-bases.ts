/**
 * Of which whole a table's percentages are, as data. The texts have no blanks: where one is lost, the share would be of
 * another whole.
 */
import { squeeze } from './ink/respace.ts';
import { rememberOf } from './remember.ts';

type PercentMember = 'percent_of_total_assets' | 'percent_of_net_assets' | 'percent_of_gross_assets';

// `as % of total assets`, `(% of Total Net Assets)`; of `as a % of Equity Exposure` no member is.
const BASES: readonly (readonly [RegExp, PercentMember | null])[] = [
  [/netasset/, 'percent_of_net_assets'],
  [/grossasset/, 'percent_of_gross_assets'],
  [/totalasset/, 'percent_of_total_assets'],
  [/equity(?:exposure|portfolio|investment)|total(?:equity|portfolio|investment)|portfoliovalue/, null],
];

// `Shares are % of net assets`, `All percentages are of total assets`
const NOTE =
  /\b(?:shares|percentages|weights|holdings)[^.;]{0,30}(?:are|is|as|in)[^.;]{0,12}(?:of|to)\s?((?:(?:total|net|gross)\s?){1,2}assets)\b/i;
const LONGEST_NOTE = 240;

/** What a note says of all shares of a page; empty if none does, or two differ. */
export const baseOfPage = (blocks: readonly Texts[]): string => findBase(blocks).base;

interface Texts {
  readonly text: string;
}

// Each table of a page asks.
const findBase = rememberOf((blocks: readonly Texts[]) => {
  const bases = blocks.flatMap(({ text }) => (text.length < LONGEST_NOTE ? (NOTE.exec(text)?.[1] ?? []) : []));
  const [base = '', ...others] = new Set(bases.map(squeeze));
  return { base: others.length === 0 ? base : '' };
});

// `Credit Quality (% of Total`, whose next line is not read: of net or of gross assets, too.
const CUT_BASE = /\([^()]{0,40}\bof\s?(?:the\s?)?(?:total)?$/i;

/**
 * Which member a table's percentages are: as the head over them says, else its title, else a note of the page; of total
 * assets if all are silent, as the regulator asks. Null if it is another whole or not known.
 */
export function percentMemberOf(title: string, heads: string, note = ''): PercentMember | null {
  const stated = [heads, title, note].map((text) =>
    CUT_BASE.test(text) ? null : BASES.find(([words]) => words.test(squeeze(text)))?.[1],
  );
  const member = stated.find((each) => each !== undefined);
  return member === undefined ? 'percent_of_total_assets' : member;
}
