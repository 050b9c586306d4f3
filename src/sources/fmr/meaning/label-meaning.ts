/**
 * What a printed label means. The list of known spellings comes first; a label that is not on it is understood by its
 * parts: what qualifies it (dates, units, periods, `of the fund`) is set aside and the rest is matched by its key
 * words.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { MetricKey, PeriodKey } from '#domain/fragment-terms.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { foldLabel, labelBehindQuestion, splitLabel } from '#sources/fmr/fold-label.ts';
import { FACT_LABELS, type FactName } from '#sources/fmr/labels.ts';
import { DATE_WORD, matchLabel, type LabelMeaning } from '#sources/fmr/match-label.ts';
import { METRIC_LABELS } from '#sources/fmr/metrics.ts';
import { dependsOnMonth, fiscalYearOf, monthOfFiscalYear } from '#sources/fmr/periods.ts';
import { readMonth, readMonthName } from '#sources/fmr/printed-date.ts';
import { rememberByMonth } from '#sources/fmr/remember.ts';
import { FACT_WORDS, METRIC_WORDS } from './label-words.ts';
import { periodOfLabel } from './period-label.ts';
import { askedBy } from './question-labels.ts';

// A label is short; a longer text is a sentence.
const LONGEST = 80;

const OF_FUND = new RegExp(
  joinLines`
    [ ]?\b(?:of|for)[ ]
    (?:(?:the |this )?(?:fund|scheme|plan|cis|cis plan|portfolio)|all (?:the |our )?(?:funds|schemes|plans))\b`,
  'g',
);
const OWNER = /^(?:the )?(?:fund s|funds|scheme s|fund|scheme|plan|cis)\b ?/;
const DATED =
  / ?\bas (?:on|at|of)\b.*$| ?\b(?:on|at) (?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*$/;
const UNITS = new RegExp(
  joinLines`
    [ ]?\b(?:in )?(?:pkr|rs|rupees|re)\b(?: in)?
    (?: ?(?:mn|mln|million|millions|bn|billion|billions|m|thousand|thousands|crore|crores|lacs?|000s?))?$
    | ?\b(?:in )?(?:mn|mln|million|millions|bn|billion|billions|thousands?|crores?|numbers?)$`,
);
const PERIOD = new RegExp(
  joinLines`
    [ ]?\b(?:(?:for|of) the (?:(?:fiscal |financial )?(?:month|year)|period)(?: to date)?|(?:fiscal |financial )?year to date|(?:fiscal|financial) year|f?ytd
    |mtd|month to date|monthly|month|annuali[sz]ed|per annum|p ?a|actual|daily|latest|current|present)\b`,
  'g',
);

// What a statistic's label says in addition to its name: `Duration, days`, `Beta against benchmark`,
// `Price to earnings (x)`.
const MEASURED = new RegExp(
  joinLines`
    [ ](?:of|over) (?:the )?(?:last |past )?(?:twelve|12|thirty six|36) months?(?: %)?$
    | (?:in )?(?:days?|years?|yrs?|months?|times|x|%|percent|per cent)$
    | (?:against|to|with|versus|vs) (?:the )?(?:benchmark|index|market|kse ?100(?: index)?|kmi ?30(?: index)?)$`,
);
// `NAV per unit, 31 August 2022`
const DAY_BEHIND =
  /^([^,]{3,40}),\s{1,3}(\d{1,2}(?:st|nd|rd|th)?[ -]\p{L}{3,9},?[ -]\d{4}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?, \d{4})(?:\s\((?:PKR|Rs\.?)\))?$/iu;
// `NAV (PKR) 30-Nov-19`
const PRICE_DAY = /^((?:nav|net asset value)[^\d]{0,30}?)\s(\d{1,2}[ -]\p{L}{3,9}[ -]\d{2,4})$/iu;
// `Manager rating by VIS, 29 December 2023`, `Stability rating · PACRA · 8 Sep 2023`: who rated, and when.
const RATED_BY =
  /^(.{4,60}?\brat(?:ing|ed))(?:\s{1,3}(?:by|from)\s{1,3}(?=\S)|\s{0,3}[·•|,–—-]\s{0,3}(?=(?:pacra|vis|jcr)\b))(.*)$/i;

// One test instead of a hundred for most texts of a page, which are not labels.
const ANY_WORDS = new RegExp([...FACT_WORDS, ...METRIC_WORDS].map(([pattern]) => pattern.source).join('|'));

const SQUEEZED = new Map<string, FactName>(
  Object.entries(FACT_LABELS).flatMap(([fact, texts]) =>
    texts.filter((text) => text.length > 5).map((text) => [squeeze(text), fact as FactName] as const),
  ),
);
const SQUEEZED_METRICS = new Map<string, MetricKey>(
  Object.entries(METRIC_LABELS).flatMap(([key, texts]) =>
    texts.filter((text) => text.length > 5).map((text) => [squeeze(text), key as MetricKey] as const),
  ),
);

// The sign shows that it is one label: without it they are two, one under the other.
const BOTH_LOADS = new RegExp(
  joinLines`
    ^(?:sales[ ])?(?:loads?[:]?[ ])?\(?front(?:[- ]?end)?(?:[ ]load)?\s?[/&]\s?back(?:[- ]?end)?(?:[ ]load)?\)?:?$`,
  'i',
);

/** `Launch date` of `5. Launch date`, `Returns` of `A.1 Returns`: forms number their fields, schedules their parts. */
export function withoutNumber(text: string): string {
  return text.replace(/^(?:\d{1,2}[.)]|[A-Z]\.\d{1,2}|[A-Z]\d{1,2}[.)])\s{1,3}(?=\p{Lu}\p{L})/u, '');
}

/** Undefined if the text is not a label. `reportMonth` distinguishes the report's own month from others. */
export function labelMeaning(printed: string, reportMonth: string | null): LabelMeaning | undefined {
  // Most texts of a page are figures.
  return printed.length > LONGEST + 50 || !/[A-Za-z]/.test(printed) ? undefined : meaningOfLabel(printed, reportMonth);
}

// `Mgmt. Co. Rating`, `Mgt. fee charged`
const MANAGEMENT = /\bm(?:gm?|ng|gn)t\b\.?/i;

// `Expense ratio, May`, `TER for May (annualized)`: whether that is the month of the report.
const needsMonth = (text: string): boolean =>
  dependsOnMonth(text) || /,\s{1,3}[A-Za-z]{3,9}\.?$|\bfor [A-Za-z]{3,9}\.?(?=$|,|\s\()/.test(text);

const meaningOfLabel = rememberByMonth(needsMonth, (printed, reportMonth): LabelMeaning | undefined => {
  const text = withoutNumber(respace(printed));
  if (BOTH_LOADS.test(text)) return { kind: 'fact', fact: 'front_and_back_load', inside: '', plan: null };
  // Heads of columns and words of names are labels only where a colon says so.
  const isWord =
    /^\W*(?:bm|per|dy|mf|fund|offer|amc|redemption|repurchase|size)\W*$/i.test(text) && !text.endsWith(':');
  if (text.endsWith('?')) return ofQuestion(text);
  const known = matchLabel(text, reportMonth, !isWord);
  if (known !== undefined) return narrowed(known, text);
  if (text.length > LONGEST) return undefined;
  const day = DAY_BEHIND.exec(text) ?? PRICE_DAY.exec(text);
  if (day !== null) return labelMeaning(`${day[1]} (${day[2]})`, reportMonth);
  if (MANAGEMENT.test(text)) return labelMeaning(text.replace(MANAGEMENT, 'Management'), reportMonth);
  const ratio = ratioOfPeriod(text, reportMonth);
  if (ratio !== undefined) return ratio;
  const rated = RATED_BY.exec(text);
  if (rated !== null) return ratedBy(rated[1] ?? '', rated[2] ?? '');
  const { base, inside } = splitLabel(text);
  const squeezed = squeeze(base);
  const bySqueeze = SQUEEZED.get(squeezed);
  if (bySqueeze !== undefined) return { kind: 'fact', fact: bySqueeze, inside, plan: null };
  const metricBySqueeze = SQUEEZED_METRICS.get(squeezed);
  if (metricBySqueeze !== undefined) return { kind: 'metric', metric: metricBySqueeze, inside };
  const folded = foldLabel(text);
  const dated = DATED.exec(` ${folded}`) === null ? '' : text.replace(DATE_WORD, '').trim();
  const details = [inside, dated].filter((part) => part !== '').join('; ');
  const found =
    byWords(folded, details) ??
    (base === folded ? undefined : byWords(base, details)) ??
    byPeriod(text, reportMonth) ??
    behindQuestion(text, reportMonth);
  return found?.kind === 'fact' && found.fact === 'fund_size' && OF_MORE.test(text) ? undefined : found;
});

// `Funds under management (all schemes)`, `Assets under management of all funds`, `Net assets (history)`:
// the size of more than the fund at its report's month.
const OF_MORE = /\b(?:all|total) (?:the |our )?(?:funds|schemes|plans)\b|\bhistory\b/i;
// `MTD TER incl. levies`: the period of a ratio, named first.
const PERIOD_FIRST = /^(?:mtd|f?ytd|month to date|year to date)\s{1,3}(?=(?:ter|total expense|expense)\b)/i;

/** What the rest of a label says in addition to the words of the vocabulary. */
function narrowed(known: LabelMeaning, text: string): LabelMeaning | undefined {
  if (known.kind === 'period') {
    const rest = text.replace(PERIOD_FIRST, '');
    return rest === text ? known : (labelMeaning(rest, null) ?? known);
  }
  if (known.kind !== 'fact') return known;
  // `Sales load (back-end)`
  if (known.fact === 'front_end_load' && PAID_AT_EXIT.test(known.inside)) return { ...known, fact: 'back_end_load' };
  if (known.fact !== 'fund_size') return known;
  if (OF_MORE.test(known.inside)) return undefined;
  return /\b(?:incl|excl)/i.test(known.inside) ? (byWords(foldLabel(text), known.inside) ?? known) : known;
}

// Only with a period after it is the word certainly not the end of another label.
const BARE_LEVIES = /^lev(?:y|ies)$/i;
// `Levies of the month`, `Government levies for the year to date`
const LEVIES_OF = /^((?:gov(?:ernmen)?t\.? )?levies) (?:of|for|in) the (month|year to date)$/i;
// `Levies (MTD)`: other ratios are in the vocabulary without their period.
const LEVIES_IN_BRACKETS = /^(lev(?:y|ies)) ?\(([^()]{3,16})\)$/i;
// `Expense ratio, May 2024`, `TER - FYTD 2023 (incl. Govt. Levies)`
const PERIOD_BEHIND =
  /^([^,]{3,40}?)(?:,\s{1,3}|\s[–—-]\s)([^,()]{4,30}?)(?:\s\(((?:incl|excl|with)[^()]{0,30}\blev[^()]{0,20})\))?$/i;

// `TER for Sep’21 (annualized), including Govt. levies`
const PERIOD_WITHIN =
  /^([^,()]{3,40}?) for ([^,()]{4,16}?)(?:\s\(annuali[sz]ed\))?(?:,?\s\(?((?:incl|excl|with)[^()]{0,30}\blev[^()]{0,20})\)?)?$/i;
// `3MFY22`, `9M FY2024`
const MONTHS_OF_YEAR = /^(\d{1,2})\s?M\s?FY[’'\s-]?(?:20)?(\d{2})$/i;

/** `Expense ratio, May 2024` in the report of May, `Government levies, year to date`: the ratio of that period. */
function ratioOfPeriod(text: string, reportMonth: string | null): LabelMeaning | undefined {
  const [, label = '', when = '', levies = ''] =
    PERIOD_WITHIN.exec(text) ?? PERIOD_BEHIND.exec(text) ?? LEVIES_OF.exec(text) ?? LEVIES_IN_BRACKETS.exec(text) ?? [];
  const inside = when === '' ? undefined : INSIDE[periodBehind(when, reportMonth) ?? 'OTHER'];
  const whole = BARE_LEVIES.test(label) ? `Government ${label}` : `${label} ${levies}`.trim();
  const meaning = inside === undefined ? undefined : labelMeaning(whole, null);
  const isRatio =
    meaning?.kind === 'fact' && (FACT_USES[meaning.fact].kind === 'expense_ratio' || COSTS.has(meaning.fact));
  return inside !== undefined && isRatio ? { ...meaning, inside } : undefined;
}

// Costs that a fund paid in a period. Other fees and loads are agreed, for no period.
const COSTS = new Set<FactName>(['government_levies', 'selling_and_marketing', 'secp_fee', 'trustee_fee']);

// `FYTD 2023`, `YTD FY23`, `FYTD 2022-23`
const YEAR_BEHIND = /\b(?:f?ytd|to date)\b.{0,12}?(\d{2})$/i;

function periodBehind(when: string, reportMonth: string | null): PeriodKey | undefined {
  const [, year] = reportMonth === null ? [] : (YEAR_BEHIND.exec(when) ?? []);
  if (year !== undefined && reportMonth !== null && year !== fiscalYearOf(reportMonth)) return 'OTHER';
  const [, months = '', end] = MONTHS_OF_YEAR.exec(when) ?? [];
  // Only as many months as are over, of the year that the report is in, are a year to date.
  if (end !== undefined)
    return reportMonth !== null &&
      end === fiscalYearOf(reportMonth) &&
      Number.parseInt(months, 10) === monthOfFiscalYear(reportMonth)
      ? 'FYTD'
      : 'OTHER';
  const isOwnMonth =
    reportMonth !== null &&
    (readMonth(when) ?? reportMonth) === reportMonth &&
    readMonthName(when) === Number.parseInt(reportMonth.slice(5), 10);
  return isOwnMonth ? 'MTD' : periodOfLabel(when, reportMonth);
}

const INSIDE: Readonly<Partial<Record<PeriodKey, string>>> = { MTD: 'MTD', FYTD: 'YTD', YTD: 'YTD' };

const PAID_AT_EXIT = /^(?:back|exit|redemption|deferred)\b/i;

// A question about a return or a size is the title of a table as well.
function ofQuestion(text: string): LabelMeaning | undefined {
  const asked = askedBy(foldLabel(text));
  if (asked === undefined) return undefined;
  if ('fact' in asked) return { kind: 'fact', fact: asked.fact, inside: '', plan: null };
  const meaning = labelMeaning(asked.label, null);
  return meaning?.kind === 'period' ? undefined : meaning;
}

function behindQuestion(text: string, reportMonth: string | null): LabelMeaning | undefined {
  const label = labelBehindQuestion(text);
  return label === undefined ? undefined : labelMeaning(label, reportMonth);
}

function ratedBy(label: string, by: string): LabelMeaning | undefined {
  const meaning = labelMeaning(label, null);
  return meaning?.kind === 'fact' && RATINGS.has(meaning.fact) ? { ...meaning, inside: by } : undefined;
}

const RATINGS = new Set<FactName>(['fund_rating', 'amc_rating', 'rating', 'performance_rating']);

const AGAINST = / (?:against|versus|vs) /;

function byWords(folded: string, inside: string): LabelMeaning | undefined {
  const bare = folded.replace(DATED, '').trim().replace(UNITS, '').trim();
  for (const form of formsOf(bare)) {
    if (form === '' || !ANY_WORDS.test(form)) continue;
    // `NAV vs. benchmark` is the title of a chart.
    const fact = AGAINST.test(bare) ? undefined : FACT_WORDS.find(([pattern]) => pattern.test(form))?.[1];
    if (fact !== undefined)
      return fact === 'fund_size' && OF_MORE.test(inside) ? undefined : { kind: 'fact', fact, inside, plan: null };
    const metric = METRIC_WORDS.find(([pattern]) => pattern.test(form))?.[1];
    if (metric !== undefined) return { kind: 'metric', metric, inside };
  }
  return undefined;
}

/** A label without each of the parts that its name may have around it; most labels have none. */
function formsOf(bare: string): readonly string[] {
  const forms = [bare];
  const add = (form: string): void => {
    if (!forms.includes(form)) forms.push(form);
  };
  const unowned = bare.replace(OF_FUND, '');
  add(bare.replace(MEASURED, '').trim());
  add(unowned.trim());
  add(bare.replace(PERIOD, '').trim());
  if (unowned !== bare) add(unowned.replace(PERIOD, '').trim());
  for (const form of forms.slice()) add(form.replace(OWNER, '').trim());
  return forms;
}

function byPeriod(text: string, reportMonth: string | null): LabelMeaning | undefined {
  const period = periodOfLabel(text, reportMonth);
  return period === undefined || period === 'MONTH' ? undefined : { kind: 'period', period };
}

// What a person may be as well.
const PEOPLE = new Set<FactName>(['fund_manager', 'committee', 'asset_manager']);

export function isKnownLabel(text: string): boolean {
  const meaning = labelMeaning(text, null);
  return meaning !== undefined && meaning.kind !== 'period' && !(meaning.kind === 'fact' && PEOPLE.has(meaning.fact));
}
