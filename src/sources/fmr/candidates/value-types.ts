/** Whether a text can be the value of a label: it must fit the type of the fact, however near it is. */
import { kindOfLabel } from '#sources/fmr/asset-classes.ts';
import { joinLines } from '#base/pattern-lines.ts';
import { joinAmounts } from '#domain/printed.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { FACT_LABELS, type FactName } from '#sources/fmr/labels.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { readNumber, withoutUnit, withoutWord } from '#sources/fmr/printed-number.ts';
import { splitDay } from '#sources/fmr/printed-money.ts';
import { BLANK_TEXT, NOT_TAKEN } from '#sources/fmr/printed-text.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';

// `3 Terms by their value` over a label: the number of a title, if nothing is counted.
const NUMBERED_TITLE = /^\d{1,2}[.)]?\s\p{Lu}\p{Ll}+(?:\s\p{L}+)+$/u;
const COUNTED =
  /\b(?:am|clock|crores?|days?|hours?|hundred|lacs?|lakhs?|months?|nil|noon|per|percent|pm|rupees?|thousand|units?|years?)\b/i;
const MONEY = new RegExp(
  joinLines`
    ^(?:(?:pkr|rs|re|rupees)\.?\s{0,9})?
    \(?-?(?:[1-9]\d{0,2}(?: \d{3}){1,5}|[\d,]{1,30})(?:\.\d{1,20})?\)?\s{0,9}
    (?:\/[-=]?|(?:pkr |rs\.? )?(?:mn|mln|mil|million|bn|bln|billion|m|thousand|crore)s?\.?(?: pkr)?)?
    [*†]{0,9}(?:\s{0,9}per unit)?$`,
  'i',
);
const GRADE = /(?<![A-Za-z.])(?:AAA|AA|A|BBB|BB|B)[+-]{0,2}(?![A-Za-z&.])/;
const RATED = new RegExp(
  joinLines`
    \(\s{0,3}f\s{0,3}\)
    |\bam\s?-?[1-5]
    |\bpacra\b
    |\bvis\b
    |\bjcr
    |\bnot\b.{0,12}\b(?:rated|applicable|available)\b
    |^n\/?a$
    |\bunrated\b
    |\bstars?\b
    |^rated\b`,
  'i',
);
/** `AM2 by VIS`: the rating of a manager, also next to a label that names the manager. */
export const MANAGER_GRADE = /^AM\s?-?[1-5](?![\p{L}\d])/iu;

/** The words for the outlook of a rating, as alternatives of a pattern. */
export const OUTLOOKS = 'stable|positive|negative|developing|evolving';
const OUTLOOK = new RegExp(String.raw`^(?:${OUTLOOKS})\b.{0,40}$`, 'i');

// A sentence that goes from the risk to the benchmark has lost its parts.
const OF_BENCHMARK = /benchmark/i;
// `Benchmark: PKR 18,933`: what an investment in it has become.
const AMOUNT = /^(?:pkr|rs\.?)\s?[\d,]{1,15}(?:\.\d{1,4})?(?:\/-)?$/i;
const MONEY_UNIT = /^(?:pkr|rs\.?|rupees)(?: in)? (?:['’]?000s?|thousands?|millions?|mn|billions?|bn)\.?$/i;
// What heads the columns of a table.
const HEAD_WORD = new RegExp(
  joinLines`
    ^(?:months?|periods?|years?|dates?|returns?|fund|scheme|b\.?m\.?|benchmark
    |(?:peers?|category)(?: group)?(?: (?:avg\.?|average))?|fy ?['’]?\d{2}(?:\d{2})?|%)$`,
  'i',
);
// `The fund seeks a stable income` is an objective, `The fund moves its money` a comment.
const AIM =
  /^(?:the|this) (?:fund|scheme|plan) [a-z]|^the (?:investment )?objective\b|^to (?:provide|earn|achieve|generate|seek)\b/i;
// `May’24 19.24, Jun’24 18.42`: returns of the benchmark, no name of it.
const SERIES = /^(?:[A-Z][a-z]{2,8}['’ -]{0,2}(?:\d{2}|\d{4}),? \(?-?\d{1,3}\.\d{1,4}[-%)]{0,2}(?:, | and |$)){2}/;
// `Short name: SPF` under the head of a column: another label with its value.
const NAMING = /^(?:[a-z]+ )?(?:name|code|symbol|ticker)\s{0,3}:/i;
// `Since launch` at the left of the benchmark in a row of returns.
const BARE_PERIOD = /^(?:\d{1,2}[ -]?(?:days?|months?|years?)|since (?:launch|inception|\d{1,2} \p{L}{3,9}))$/iu;
const NOTHING = /^(?:n\/?a|not applicable|nil|none|[-–—]+|tba)\.?$/i;

// `High`, `Depends on the allocation`, `Set by the participant`
const RISK = new RegExp(
  joinLines`
    \b(?:low|medium|moderate(?:ly)?|high|minimal|minimum|aggressive|conservative|balanced|cautious|erosion|risk
    |depend(?:s|ent|ing)|specific|var(?:y|ies)|differs?|subject|according|by|per|cho(?:ice|sen))\b
    |^n\/?a\b|^not\b|^[-–—]+$`,
  'i',
);

const FITS: Readonly<Partial<Record<FactName, (text: string) => boolean>>> = {
  nav: isMoney,
  offer_price: isMoney,
  redemption_price: isMoney,
  repurchase_price: isMoney,
  market_price: isMoney,
  fund_size: isMoney,
  fund_size_including_fof: isMoney,
  fund_size_excluding_fof: isMoney,
  amount_invested_by_fof: isMoney,
  units_outstanding: (text) => isMoney(withoutWord(text)) && /\d{4}|\d[ ,]\d{3}|\bm|\bb/i.test(text),
  par_value: (text) => hasDigit(text),
  minimum_initial: isLeastAmount,
  minimum_subsequent: isLeastAmount,
  launch_date: isDated,
  inception_date: isDated,
  maturity_date: isDated,
  ipo_date: isDated,
  acquisition_date: isDated,
  benchmark_effective_date: isDated,
  total_expense_ratio: isRatio,
  ter_with_levies: isRatio,
  ter_without_levies: isRatio,
  management_fee: isFee,
  trustee_fee: isFee,
  front_end_load: isFee,
  back_end_load: isFee,
  contingent_load: isFee,
  front_and_contingent_load: isFee,
  front_and_back_load: isFee,
  selling_and_marketing: isFee,
  fund_rating: isRating,
  amc_rating: isRating,
  rating: isRating,
  performance_rating: isRating,
  rating_outlook: (text) => OUTLOOK.test(text),
  fund_type: (text) => isShort(text) && !POSITION.test(text),
  // `Asset` over `class` is the head of a column, and so is `PKR million` next to `Class`.
  category: (text) => isShort(text) && !POSITION.test(text) && !/^assets?$/i.test(text) && !MONEY_UNIT.test(text),
  asset_manager: (text) => isOneName(text) || MANAGER_GRADE.test(text),
  trustee: isOneName,
  // A table of sectors may be next to the label.
  auditor: (text) => isOneName(text) && kindOfLabel(foldLabel(text)) !== 'SECTOR',
  custodian: isOneName,
  registrar: isOneName,
  listing: isWords,
  shariah_advisor: isWords,
  legal_advisor: isWords,
  risk_profile: (text) =>
    isWords(text) && text.length < 120 && !POSITION.test(text) && RISK.test(respace(text)) && !OF_BENCHMARK.test(text),
  risk_of_principal_erosion: isWords,
  pricing: (text) => isWords(text) && text.length < 60 && !POSITION.test(text),
  // `Days` under `Dealing` is the label.
  dealing_days: (text) => isWords(text) && !/^(?:days?|times?)$/i.test(text),
  cutoff_time: (text) => hasDigit(text) || /as per|n\/?a|not applicable/i.test(text),
  dealing_time: (text) => hasDigit(text),
  benchmark: (text) =>
    text.length >= 2 &&
    readNumber(text).kind !== 'number' &&
    !AMOUNT.test(text) &&
    !HEAD_WORD.test(respace(text)) &&
    !AIM.test(text) &&
    !SERIES.test(text) &&
    !NAMING.test(text) &&
    !BARE_PERIOD.test(text) &&
    readMonth(text) === undefined,
  fund_manager: (text) =>
    /\p{Lu}[\p{Ll}.]+\s+\p{Lu}/u.test(respace(text)) && !/[+/%\d]/.test(text) && text.length < 200,
  investment_objective: (text) => text.length > 40,
  leverage: (text) => text.length < 60,
};

// `Dealing days Monday to Friday Cut-off time 4:30 PM Par value Rs. 50`: a list whose labels are set like its values.
const SHORTEST_LIST = 40;
const FEWEST_LABELS = 3;
/** The labels of several words with their facts, by their first word. */
const PHRASES = Map.groupBy(
  Object.entries(FACT_LABELS).flatMap(([fact, texts]) =>
    texts.filter((text) => text.includes(' ')).map((text) => ({ fact, phrase: ` ${text} ` })),
  ),
  ({ phrase }) => firstWord(phrase, 0),
);

/** The word behind the blank at this place, with the blanks around it. */
function firstWord(text: string, blank: number): string {
  return text.slice(blank, text.indexOf(' ', blank + 1) + 1);
}

/** Whether a text names several facts: it is the value of none of them. */
export function isListOfFacts(text: string): boolean {
  if (text.length < SHORTEST_LIST) return false;
  const folded = ` ${foldLabel(text)} `;
  const named = new Set<string>();
  for (let blank = 0; blank >= 0; blank = folded.indexOf(' ', blank + 1))
    for (const { fact, phrase } of PHRASES.get(firstWord(folded, blank)) ?? [])
      if (folded.startsWith(phrase, blank)) named.add(fact);
  return named.size >= FEWEST_LABELS;
}

// A fee or a load may repeat its label: `Management fee of 1% a year`.
const NEVER_REPEATED: ReadonlySet<FactName> = new Set<FactName>([
  'category',
  'cutoff_time',
  'dealing_days',
  'fund_type',
  'listing',
  'pricing',
  'risk_profile',
]);

/** `Business days` is a label elsewhere; it answers `Dealing days`. */
export function isAnswerTo(meaning: LabelMeaning, text: string): boolean {
  return meaning.kind === 'fact' && meaning.fact === 'dealing_days' && /^business days$/i.test(text.trim());
}

/** Whether a text begins with its own label, of which a part was read: `Dealing days Monday`. */
function repeatsLabel(fact: FactName, text: string): boolean {
  if (!NEVER_REPEATED.has(fact)) return false;
  const folded = ` ${foldLabel(respace(text))} `;
  return (PHRASES.get(firstWord(folded, 0)) ?? []).some((own) => own.fact === fact && folded.startsWith(own.phrase));
}

// `Chief Investment Officer`: of a list of people next to the facts.
const POSITION = /\b(?:chief|officer|head of|director|chair(?:man|person|woman)|secretary|analyst|ceo|cio|cfo|coo)\b/i;

// A return next to the label: the least amounts are whole rupees.
const FRACTION = /^\d{1,3}\.(?!00?\b)\d{1,4}$/;

/** `text` is a whole cell. */
export function fitsValue(meaning: LabelMeaning, text: string): boolean {
  if (meaning.kind === 'metric') return readNumber(withoutUnit(text)).kind !== 'unclear';
  if (meaning.kind === 'period') return ['number', 'none'].includes(readNumber(text).kind);
  if (BLANK_TEXT.test(text)) return true;
  // `mechanism:` is the rest of a label.
  if (/^[A-Za-z-]+:$/.test(text)) return false;
  // `· TYP` in a list parts one item from the next.
  if (/^[·|;,=]\s/.test(text)) return false;
  // `2.95%]`: the end of a remark.
  if (/[)\]]$/.test(text) && text.split(/[)\]]/).length > text.split(/[([]/).length) return false;
  // `Who keeps the money?` over or under `Trustee` asks for the value.
  if (text.endsWith('?')) return false;
  // `(c)` refers to a note.
  if (/^\([a-z\d]{1,2}\)$/i.test(text)) return false;
  // `7a.` is the number of a field or of a note.
  if (/^\d{1,2}[a-z]?[.)]$/i.test(text)) return false;
  // `¹ CAGR; other returns are absolute` is a note.
  if (/^[¹²³†‡*]\s?\p{L}/u.test(text)) return false;
  const isRepeated = repeatsLabel(meaning.fact, text) && !isAnswerTo(meaning, text);
  return !isListOfFacts(text) && !isRepeated && (FITS[meaning.fact]?.(text) ?? true);
}

/**
 * Whether the text is of a type that few other cells have: an amount, a date, a rating, a percentage where the label
 * wants one.
 */
export function fitsClosely(meaning: LabelMeaning, text: string): boolean {
  if (!fitsValue(meaning, text) || BLANK_TEXT.test(text)) return false;
  return meaning.kind !== 'fact' || CLOSE.has(meaning.fact);
}

// Facts whose values have a form of their own.
const CLOSE: ReadonlySet<FactName> = new Set([
  'nav',
  'offer_price',
  'redemption_price',
  'repurchase_price',
  'market_price',
  'fund_size',
  'fund_size_including_fof',
  'fund_size_excluding_fof',
  'amount_invested_by_fof',
  'units_outstanding',
  'launch_date',
  'inception_date',
  'maturity_date',
  'ipo_date',
  'acquisition_date',
  'benchmark_effective_date',
  'total_expense_ratio',
  'ter_with_levies',
  'ter_without_levies',
  'management_fee',
  'trustee_fee',
  'front_end_load',
  'back_end_load',
  'contingent_load',
  'fund_rating',
  'amc_rating',
  'rating',
  'performance_rating',
  'par_value',
  'minimum_initial',
  'minimum_subsequent',
]);

// `Sample Trust Limited Sample Registrars (Private) Limited`: the end of one company's name, and another that follows
// it without a word between.
const NAME_END = /(?:\b(?:limited|ltd)\b\.?|& co\b\.?) (?!chartered|accountants|trust(?:ee)?s?\b)(?=[A-Z])/i;
const COMPANY = /\b(?:limited|ltd)\b/i;

// `AM2++ PACRA 16 Feb, 2024`: a rating of the manager, and no manager.
const GRADE_FIRST = /^["“]?(?:AM\s?-?[1-5]|A{1,3}|B{1,3})[+-]{0,2}(?:\s?\(f\))?["”]?(?:\s.*\b(?:pacra|vis|jcr)\b|$)/i;

// The title of a table next to the label; a name may end in `Holdings Limited`.
const TITLES: ReadonlySet<TitleKind | undefined> = new Set(['PERFORMANCE', 'SERIES', 'HISTORY'] as const);

function isOneName(text: string): boolean {
  if (
    TITLES.has(titleKind(respace(text))) ||
    joinsLabel(text) ||
    GRADE_FIRST.test(text) ||
    findPeriod(text, null) !== undefined
  )
    return false;
  const bare = text.replace(/\([^()]{0,200}\)/g, '').replace(/\s+/g, ' ');
  const [, ...others] = bare.split(NAME_END);
  return isWords(text) && !COMPANY.test(others.join(' '));
}

const LABELS = Object.values(FACT_LABELS).flatMap((texts) => [...texts]);

/**
 * `Sample Trustee ServicesAuditor Sample & Co.`: the next label of the list, after a blank that the text layer lost.
 */
function joinsLabel(text: string): boolean {
  return [...text.matchAll(/\p{Ll}(?=\p{Lu})/gu)].some(({ index }) => {
    const rest = foldLabel(respace(text.slice(index + 1)));
    return LABELS.some((label) => rest.startsWith(`${label} `));
  });
}

/** `Mon – Fri cut-off time: 4:00 pm`: the next label of the list, in lower case. */
function holdsLabel(text: string): boolean {
  return text
    .split(/(?<=[a-z])\s?:\s/i)
    .slice(0, -1)
    .some((part) => {
      const folded = ` ${foldLabel(part)}`;
      return LABELS.some((label) => label.includes(' ') && folded.endsWith(` ${label}`));
    });
}

function hasDigit(text: string): boolean {
  return /\d/.test(text) && !(NUMBERED_TITLE.test(text) && !COUNTED.test(text));
}

function isMoney(text: string): boolean {
  return MONEY.test(joinAmounts(splitDay(text).amount.trim()));
}

function isLeastAmount(text: string): boolean {
  return (
    (hasDigit(text) && !FRACTION.test(text.trim())) || NOTHING.test(text) || NOT_TAKEN.test(text) || /unit/i.test(text)
  );
}

function isDated(text: string): boolean {
  return (
    readDate((text.split('(')[0] ?? '').trimEnd()) !== undefined ||
    readMonth(text) !== undefined ||
    (hasDigit(text) && /[a-z]{3}/i.test(text))
  );
}

/** `0.67, of which levies 0.08`, where ratios have no sign of percent. */
export const RATIO_WITH_PART = /^(\d{1,2}\.\d{1,6}),? (of which [^%\d]{3,60}) (\d{1,2}\.\d{1,6})$/i;
/** `0.67, Government levies 0.08`: two figures, each with a label. */
export const RATIO_AND_LEVIES =
  /^(\d{1,2}\.\d{1,6}\s?%?)[,;] ((?:gov(?:ernment|t\.?) )?levies):? (\d{1,2}\.\d{1,6}\s?%?)$/i;

function isRatio(text: string): boolean {
  return (
    RATIO_WITH_PART.test(text) ||
    RATIO_AND_LEVIES.test(text) ||
    (/\d\s*%/.test(text) && text.length < 120) ||
    /^\(?-?\d+(?:\.\d+)?\)?[*†]*$|^nil$/i.test(text.trim()) ||
    NOTHING.test(text)
  );
}

function isFee(text: string): boolean {
  // `Sample Plan 2 Back-end` over `Load:` is the beginning of the label.
  if (/\b(?:front|back)[- ]?end$/i.test(text)) return false;
  // `1 month (from 30-Sep-24)` in the table beside is the label of a return.
  if (/^\d{1,2}\s?(?:month|year|day)s?\b/i.test(text) && !/%|\bload\b|\bnil\b/i.test(text)) return false;
  return hasDigit(text) || /nil|none|n\/?a|not|^\*+$|%|---|^(?:no|zero)\b/i.test(text) || IN_WORDS.test(text);
}

// `One and a half percent per annum of average net assets`
const IN_WORDS =
  /^(?:up to )?(?:half|one|two|three|four|five|six|seven|eight|nine|ten|a quarter)\b.{0,40}\bper ?cent\b/i;

// A lone capital is a grade in a short text, an article in a sentence.
function isRating(text: string): boolean {
  return text.length < 140 && (RATED.test(text) || (text.length < 30 && GRADE.test(text)));
}

function isShort(text: string): boolean {
  return isWords(text) && text.length < 100;
}

function isWords(text: string): boolean {
  return (
    !holdsLabel(text) && /[A-Za-z]{2}/.test(text) && readNumber(text).kind !== 'number' && readDate(text) === undefined
  );
}
