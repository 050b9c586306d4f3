/** Facts in running text: `The trustee of the Fund is …`, `Management fee: 1.25%.`, `net assets of Rs. 851 million`. */
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { addRatingsOf } from './read-rating.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { splitPeople } from './read-people.ts';

interface Found {
  readonly label: string;
  readonly value: string;
  readonly meaning: LabelMeaning;
}

// A paragraph that states fewer facts than this is a comment.
const FEWEST = 4;

// `Amount invested by fund of funds is Rs. 286.5 million`: a sentence that states one fact by its own words.
const SINGLE: readonly (readonly [RegExp, string])[] = [
  [/((?:Rs|PKR)\.?\s?[\d,]+(?:\.\d+)?\s(?:million|billion|mn|bn)) (?:(?:belongs?|belonging) to|(?:(?:is|are|was|were) )?(?:held|owned|invested) by) (?:the |our )?funds? of funds?\b/i, 'Amount invested by fund of funds'],
  [/\b(?:amount )?invest(?:ed|ment) by (?:the )?funds? of funds?(?: schemes?)? (?:is|was|of|are) ((?:Rs|PKR)\.?\s?[\d,]+(?:\.\d+)?\s(?:million|billion|mn|bn))/i, 'Amount invested by fund of funds'],
  [/\b(?:the )?fund(?:['’]s)? size (?:stood|stands|was|is|closed|clocked in)(?: at)? ((?:Rs|PKR)\.?\s?[\d,]+(?:\.\d+)?\s(?:million|billion|mn|bn))/i, 'Fund Size'],
];

// `January 31, 2025 NAV - PKR 114.8763` under the title, `IGI Funds Limited Rated "AM2" by JCR-VIS` over it.
const NAV_LINE = /^(.{6,24}?)\s+NAV\s*[-–:]\s*((?:PKR|Rs\.?)\s*[\d,.]+)$/i;
const MANAGER_RATED = /\b(?:limited|ltd|funds?|company|management|investments?)\W{0,12}rated\W{0,12}(AM[1-5][+-]{0,2})\b(.{0,40})$/i;

function readHeadLines({ ink, state }: PageContext): void {
  for (const block of ink.blocks) {
    const nav = NAV_LINE.exec(block.text);
    if (nav !== null) readKnown(state, { kind: 'fact', fact: 'nav', inside: nav[1] ?? '', plan: null }, { ...block, text: `NAV (${nav[1] ?? ''})` }, { ...block, text: nav[2] ?? '' }, null, WHOLE_FUND);
    const rated = block.text.length < 100 ? MANAGER_RATED.exec(respace(block.text)) : null;
    if (rated !== null) addRatingsOf(state.draft, 'ASSET_MANAGER', { ...block, text: 'Rated' }, { ...block, text: `${rated[1] ?? ''}${rated[2] ?? ''}` }, WHOLE_FUND);
  }
}

function readSingle({ ink, state }: PageContext): void {
  for (const block of ink.blocks) {
    for (const [pattern, label] of SINGLE) {
      const value = block.isFigure ? undefined : pattern.exec(block.text)?.[1];
      const meaning = value === undefined ? undefined : labelMeaning(label, null);
      const isKnown = label === 'Fund Size' && state.draft.members.fund_size !== null;
      if (value !== undefined && meaning !== undefined && !isKnown) readKnown(state, meaning, { ...block, text: label }, { ...block, text: value }, null, WHOLE_FUND);
    }
  }
}

export function readSentences(context: PageContext): void {
  readSingle(context);
  readHeadLines(context);
  for (const block of context.ink.blocks) {
    if (block.lines.length < 2 || block.text.length < 120 || context.taken.has(block)) continue;
    const found = listFound(block.text);
    if (new Set(found.map((each) => (each.meaning.kind === 'fact' ? each.meaning.fact : each.label))).size < FEWEST) continue;
    for (const { label, value, meaning } of found) readKnown(context.state, meaning, { ...block, text: label }, { ...block, text: value }, null, WHOLE_FUND);
    readNature(context, block);
    readPeople(context, block);
  }
}

const AMOUNT = String.raw`((?:Rs|PKR)\.?\s?[\d,]+(?:\.\d+)?(?:\s(?:million|billion|mn|bn))?)`;
const DATE = String.raw`(\d{1,2}(?:st|nd|rd|th)?\s[A-Z][a-z]+,?\s\d{4}|[A-Z][a-z]+\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}-[A-Z][a-z]{2}-\d{2,4})`;

const LAUNCHED = new RegExp(String.raw`\b(?:was|were)\s(?:launched|incepted|established)\s(?:on|in)\s${DATE}`);
const SIZED = new RegExp(String.raw`\b(?:net assets|fund size|assets under management|AUM)(?:\sof the (?:fund|scheme))?\s(?:of|were|was|stood at|amounted to|is|are)\s${AMOUNT}`, 'i');
const PRICED = new RegExp(String.raw`\b(?:NAV|net asset value)(?:\sper unit)?(?:\sof the (?:fund|scheme))?\s(?:of|was|is|stood at|at)\s((?:Rs|PKR)\.?\s?[\d,]+\.\d+)`, 'i');
// What a sentence says without a label's form; the first group is the value.
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [LAUNCHED, 'Launch Date'],
  [SIZED, 'Net Assets'],
  [PRICED, 'NAV per unit'],
  [/\b(?:the )?benchmark(?: of the (?:fund|scheme))? is (.{3,240}?)(?:\.(?=\s+(?:The|As|Its|It|Management|Front)\b)|\.$|;)/i, 'Benchmark'],
  [/\btrustee(?: of the (?:fund|scheme))? is (.{3,80}?)(?: and the auditor|\.(?=\s+[A-Z])|\.$|;)/i, 'Trustee'],
  [/\bauditors?(?: of the (?:fund|scheme))? (?:is|are) (.{3,80}?)(?:\.(?=\s+[A-Z](?![.\s]))|\.$|;)/i, 'Auditor'],
  [/\b(?:stability rating|rated|rating) of ((?:AAA|AA|A|BBB|BB|B)[+-]?\s?\(f\)(?:\s(?:by|from)\s(?:PACRA|JCR-VIS|VIS))?)/i, 'Fund Stability Rating'],
  [/\b(?:management quality|asset manager|manager) rating of (AM\d[+-]*(?:\s(?:by|from)\s(?:PACRA|JCR-VIS|VIS))?)/i, 'AMC Rating'],
];

function listFound(text: string): Found[] {
  const phrases = PHRASES.flatMap(([pattern, label]) => {
    const value = pattern.exec(text)?.[1]?.trim();
    const meaning = labelMeaning(label, null);
    return value === undefined || meaning === undefined ? [] : [{ label, value, meaning }];
  });
  return [...phrases, ...labelled(text)];
}

// `Management fee: 1.25%. Front-end load: 1.00%. Risk profile: Low.`
function labelled(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(/(?:^|[.;]\s{1,9})([A-Z][A-Za-z() /-]{2,50}?):\s{1,9}(.{1,400}?)(?=\.\s{1,9}[A-Z]|\.$|;\s|$)/g)) {
    const [, label = '', value = ''] = match;
    const meaning = labelMeaning(label, null);
    if (meaning !== undefined && fitsValue(meaning, value)) found.push({ label, value, meaning });
  }
  return found;
}

// `Sample Income Fund (Open Ended; Income Scheme) was launched`
function readNature({ state }: PageContext, block: Block): void {
  const match = /\((open[- ]?end(?:ed)?|closed?[- ]?end(?:ed)?)[;,]\s*([^()]{3,60})\)/i.exec(block.text);
  if (match?.[1] === undefined || match[2] === undefined) return;
  state.draft.set('fund_type_raw', match[1], { ...block, text: match[1] });
  state.draft.set('category_raw', match[2], { ...block, text: match[2] });
}

function readPeople({ state }: PageContext, block: Block): void {
  const part = /\b(?:members of the )?investment committee:\s{1,9}(.+)$/i.exec(block.text)?.[1];
  if (part === undefined) return;
  for (const { name, designation } of splitPeople(part)) {
    state.draft.add('parties', { ...WHOLE_FUND, role: 'INVESTMENT_COMMITTEE_MEMBER', name_raw: name, designation_raw: designation, organization_raw: null }, { name_raw: { ...block, text: name }, designation_raw: { ...block, text: designation } });
  }
}
