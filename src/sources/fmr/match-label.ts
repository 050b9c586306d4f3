/** A printed label in the vocabulary: which fact, statistic or period it names, and what its brackets say. */
import type { MetricKey, PeriodKey } from '#domain/fragment-terms.ts';
import { foldLabel, splitLabel } from './fold-label.ts';
import { FACT_LABELS, type FactName } from './labels.ts';
import { METRIC_LABELS, OTHER_METRIC_LABELS } from './metrics.ts';
import { findPeriod } from './periods.ts';
import { readMonth } from './printed-date.ts';

export type LabelMeaning =
  | { readonly kind: 'fact'; readonly fact: FactName; readonly inside: string; readonly plan: string | null }
  | { readonly kind: 'metric'; readonly metric: MetricKey; readonly inside: string }
  | { readonly kind: 'period'; readonly period: PeriodKey };

const FACTS = new Map<string, FactName>(
  Object.entries(FACT_LABELS).flatMap(([fact, texts]) => texts.map((text) => [text, fact as FactName] as const)),
);
const METRICS = new Map([
  ...Object.entries(METRIC_LABELS).flatMap(([key, texts]) => texts.map((text) => [text, key as MetricKey] as const)),
  ...OTHER_METRIC_LABELS.map((text) => [text, 'OTHER'] as const),
]);
/** Words before a label that belong to one plan of the fund: `AGIPPF-BAP Front-end Load`, `AAP2 Launch Date`. */
const PLAN_LABELS: readonly (readonly [ending: string, fact: FactName])[] = [
  [' front end load', 'front_end_load'],
  [' back end load', 'back_end_load'],
  [' contingent load', 'contingent_load'],
  [' launch date', 'launch_date'],
  [' management fee', 'management_fee'],
  [' inception date', 'inception_date'],
  [' maturity date', 'maturity_date'],
];

// Words of everyday text that are labels only where a colon says so: `Fund: Not Yet Rated`.
const COLON_ONLY = new Set([
  'fund',
  'amc',
  'size',
  'offer',
  'redemption',
  'repurchase',
  'front end',
  'back end',
  'rating',
  'ratings',
  'asset manager',
  'per',
  'dy',
  'objective',
  'mf',
  'bm',
  'custodian',
  'listed',
]);
// `Fund Size PKR mn`, `Net Assets Rs in million`: the unit behind the label.
const UNIT_TAIL = / (?:in )?(?:pkr|rs|rupees)?(?: in)? ?(?:mn|million|millions|bn|billion|m)?$/;
// `Net Assets as on`, `NAV as at 30 June 2020`, `NAV per unit on 31 Mar 2024`
const DATE_TAIL = / (?:as (?:on|at|of)\b|(?:on|at) (?=\d|[a-z]{3,9} \d)).*/s;
export const DATE_WORD = /^.*?\b(?:as (?:on|at|of)|(?:on|at)(?= \d| [a-z]{3,9} \d))\b/i;

// `Govt. levies – YTD`
const DASHED_PERIOD = /\s[–—-]\s(f?ytd|mtd)$/i;

/**
 * Undefined if the text is not a label of the vocabulary. `reportMonth` distinguishes the column of the report's month
 * from others. `asLabel`: as if a colon followed.
 */
export function matchLabel(given: string, reportMonth: string | null, asLabel = false): LabelMeaning | undefined {
  if (given.length > 110) return undefined;
  const printed = given.replace(DASHED_PERIOD, ' ($1)');
  const whole = foldLabel(printed);
  const { base, inside } = splitLabel(printed);
  // What only a colon makes a label comes after every other meaning.
  let weak: LabelMeaning | undefined;
  if (mayBegin(whole) || mayBegin(base)) {
    const { dated, details } = detailsOf(printed, inside);
    const colon = /:\s*$/.test(printed);
    for (const text of [
      whole,
      base,
      base.replace(UNIT_TAIL, ''),
      base.replace(DATE_TAIL, ''),
      base.replace(DATE_TAIL, '').replace(UNIT_TAIL, ''),
    ]) {
      const isWeak = COLON_ONLY.has(text) && !colon;
      if (isWeak && !asLabel) continue;
      const meaning = inVocabulary(text, text === whole && !/[(]/.test(printed) ? dated : details, details);
      if (meaning !== undefined && !isWeak) return meaning;
      weak ??= meaning;
    }
  }
  // A month alone is a row of a series, never the label of a fact.
  const isPeriod = base.length <= 60 && (asLabel || readMonth(printed) === undefined);
  const period = isPeriod ? findPeriod(printed, reportMonth) : undefined;
  if (period !== undefined) return { kind: 'period', period };
  return matchPlanLabel(printed, base) ?? weak;
}

// Most texts of a page begin with another word than every label of the vocabulary.
const firstWord = (text: string): string => /^\S*/.exec(text)?.[0] ?? '';
const FIRST_WORDS: ReadonlySet<string> = new Set([...FACTS.keys(), ...METRICS.keys()].map(firstWord));

/** Whether a label of the vocabulary may begin this folded text. */
const mayBegin = (folded: string): boolean => FIRST_WORDS.has(firstWord(folded));

/** What a label says in addition to its name: its day, and that with its unit and what its brackets say. */
function detailsOf(printed: string, inside: string): { readonly dated: string; readonly details: string } {
  const dated = DATE_TAIL.exec(` ${printed.toLowerCase()}`) === null ? '' : printed.replace(DATE_WORD, '');
  const unit = /\b(?:mn|million|bn|billion)\b/i.exec(printed.replace(/\([^)]{0,200}\)/g, ' '))?.[0] ?? '';
  return { dated, details: [inside, dated, unit].filter((part) => part !== '').join('; ') };
}

/** The meaning of a folded text; what a fact and what a statistic says in addition differs. */
function inVocabulary(text: string, insideOfFact: string, inside: string): LabelMeaning | undefined {
  const fact = FACTS.get(text);
  if (fact !== undefined) return { kind: 'fact', fact, inside: insideOfFact, plan: null };
  const metric = METRICS.get(text);
  return metric === undefined ? undefined : { kind: 'metric', metric, inside };
}

// `AGIPPF-BAP Front-end Load`: the plan's short name, then a known label.
function matchPlanLabel(printed: string, base: string): LabelMeaning | undefined {
  const found = base.length < 60 ? PLAN_LABELS.find(([ending]) => base.endsWith(ending)) : undefined;
  if (found === undefined) return undefined;
  const [ending, fact] = found;
  const plan = base.slice(0, -ending.length);
  // A plan's short name has capitals or a number: `AAP2`, `AGIPPF-BAP`; `Actual rate of` has neither.
  return /[a-z]/.test(plan) && plan.split(' ').length <= 5 && /^[^a-z]*[A-Z]{2,}|^\S*\d/.test(printed)
    ? { kind: 'fact', fact, inside: '', plan: printed }
    : undefined;
}
