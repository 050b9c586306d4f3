/** How returns are reckoned, where labels, titles and notes of the page say so in words. */
import { joinLines } from '#base/pattern-lines.ts';
import type { PeriodKey, ReturnType } from '#domain/fragment-terms.ts';
import { respace } from '#sources/fmr/ink/respace.ts';

export interface ReturnBasis {
  readonly return_type: ReturnType;
  readonly is_annualized: boolean | null;
  /** The words that say it, as printed. */
  readonly words: string;
}

const ANNUALIZED = new RegExp(
  joinLines`
    compound(?:ed)?\s*annual(?:i[sz]ed)?\s*growth(?:\s*rate)?(?:\s*\(\s*CAGR\s*\))?
    |CAGR
    |(?:simple\s*|(?<!un|non|not))annuali[sz]ed\b(?:\s+simple)?(?:\s*returns?)?
    (?:\s*based\s*on\s*morning\s?star\s*methodology)?
    |\bper\s+annum\b
    |\bp\.\s?a\b\.?`,
  'i',
);
const ABSOLUTE = new RegExp(
  joinLines`
    (?:not|non|un)[\s-]?\s?annuali[sz]ed\b
    |\babsolute\b(?:\s+returns?\b)?
    |\bcumulative\b(?:\s+returns?\b)?
    |\bholding\s+period\s+returns?\b`,
  'i',
);
// A method that says neither.
const OTHER = /\b(?:based\s*on\s*)?morning\s?star(?:\s*methodology)?|\b(?:time|money)[\s-]weighted(?:\s+returns?\b)?/i;

/** Undefined where a text says nothing of it, or two things. */
export function findBasis(text: string): ReturnBasis | undefined {
  const absolute = ABSOLUTE.exec(text);
  const annualized = ANNUALIZED.exec(absolute === null ? text : text.replace(absolute[0], ' '));
  if (absolute !== null && annualized !== null) return undefined;
  if (absolute !== null) return { return_type: 'ABSOLUTE', is_annualized: false, words: tidy(absolute[0]) };
  if (annualized !== null) return { return_type: 'ANNUALIZED', is_annualized: true, words: tidy(annualized[0]) };
  // `simpleannualized`: a basis of which a part was not read.
  if (/annuali[sz]/i.test(text)) return undefined;
  const other = OTHER.exec(text);
  return other === null ? undefined : { return_type: 'OTHER', is_annualized: null, words: tidy(other[0]) };
}

/** Whether a text says how returns are reckoned, be it in one way or in two. */
export function saysBasis(text: string): boolean {
  return findBasis(text) !== undefined || /\bcompounded\b/i.test(text);
}

function tidy(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** Which returns a note's clause is about; earlier kinds take precedence over later ones. */
type Reach = 'MARKED' | 'SINCE_INCEPTION' | 'SHORT' | 'UP_TO_YEAR' | 'LONG' | 'FROM_YEAR' | 'CATEGORY' | 'ALL' | 'REST';
export const REACHES: readonly Reach[] = [
  'MARKED',
  'SINCE_INCEPTION',
  'SHORT',
  'UP_TO_YEAR',
  'LONG',
  'FROM_YEAR',
  'CATEGORY',
  'ALL',
  'REST',
];

export interface BasisClause extends ReturnBasis {
  readonly reach: Reach;
  /** Funds of which alone it is said, by words of their category. */
  readonly category: RegExp | null;
}

// A text layer may have lost the blank.
const SINCE = /[Ss]ince\s*(?:[Ii]nception|[Ll]aunch|[Aa]llotment|IPO|ipo)|\b[Ff]rom\s*[Ii]nception|\bSI\b/;
const REST = /\b(?:all\s+)?(?:other|remaining)\s+(?:returns?|periods?|figures?)\b|\brest\b|\botherwise\b/i;
// A text layer may have lost any blank of these.
const YEAR = String.raw`(?:(?:one|1|a)\s*year|(?:12|twelve)\s*months?|365\s*days?)(?:\b|(?=of|for|are|is))`;
const SHORT = new RegExp(String.raw`(?:(?:less|shorter|lower)\s*than|below|under)\s*${YEAR}`, 'i');
const UP_TO_YEAR = new RegExp(
  String.raw`(?:up\s?to|within)\s*${YEAR}|${YEAR}\s*(?:or|and)\s*(?:less|below|under|shorter)`,
  'i',
);
const LONG = new RegExp(
  joinLines`
    (?:(?:more|greater|longer|higher)\s*than|over|above|beyond|exceeding)\s*${YEAR}
    |\blonger\s+(?:periods?|ones?|terms?|returns?)\b`,
  'i',
);
const FROM_YEAR = new RegExp(String.raw`at\s*least\s*${YEAR}|${YEAR}\s*(?:or|and)\s*(?:more|above|over|longer)`, 'i');
// Periods of a length that is not understood, such as `below ayearofincome`.
const OF_SOME_PERIODS = /periods?\s?(?:of\s?)?(?:below|under|less|shorter|more|over|above|longer|exceeding|up\s?to)/i;
const CATEGORIES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bincome\s+(?:funds?|schemes?)\b/i, /\bincome\b/i],
  [/\bmoney\s+market\s+(?:funds?|schemes?)\b/i, /\bmoney\s+market\b/i],
  [/\bequity\s+(?:funds?|schemes?)\b/i, /\bequity\b/i],
];
// `All returns are annualised`, `NAV based returns are absolute`: a sentence about returns as such, not about one
// fund's return of one month.
const ALL = new RegExp(
  joinLines`
    ^\W*(?:all\s+|the\s+|reported\s+|above\s+|fund\s+|nav[\s-]based\s+)*(?:returns?|performance)\s+
    (?:figures\s+|data\s+)?(?:is|are)\b(?!.*\d\s?%)`,
  'i',
);
// Sentences end with a stop before a capital, not within `p.a.`; parts of one with a semicolon, a word that opposes, or
// a comma before the returns of other periods.
const CLAUSES =
  /(?<=[a-z)])\.\s?(?=[A-Z])|;|\b(?:whereas|while|however|except)\b|,\s(?=(?:and\s)?(?:those(?:of)?|longer|for\s(?:more|longer)|returns)\b)/;

const COMPOUNDED = /\bcagr\b|\bcompound/i;

// Other things than returns are annualised too.
const OF_OTHERS = /\b(?:expenses?|ter|fees?|lev(?:y|ies)|deviation|ratios?|turnover)\b/i;

/**
 * What a note says of the basis of returns, part by part. `isMarked` where a mark ties the note to rows of the page.
 */
export function readBasisClauses(note: string, isMarked: boolean): BasisClause[] {
  return note
    .split(CLAUSES)
    .map(respace)
    .flatMap((clause): BasisClause[] => {
      const basis = findBasis(clause);
      if (basis === undefined || OF_OTHERS.test(clause)) return [];
      // `3% per annum of net assets` is a rate of anything.
      if (/^p/i.test(basis.words) && !/\breturns?\b|\bperformance\b/i.test(clause)) return [];
      if (isOfTwoBases(clause, basis)) return [];
      const category = CATEGORIES.find(([named]) => named.test(clause))?.[1] ?? null;
      // Growth is compounded over years: what says so of shorter periods is a sentence that lost a part.
      return reachesOf(clause, isMarked, category !== null)
        .filter((reach) => !(reach === 'SHORT' || reach === 'UP_TO_YEAR') || !COMPOUNDED.test(basis.words))
        .map((reach) => ({ ...basis, reach, category }));
    });
}

const METHODS = [/simple/i, /cagr|compound/i, /morning\s?star/i];

/**
 * `… are simple annualized,those of longer periods are compounded (CAGR)`: a sentence that was not parted, of which the
 * first basis would be said of all its returns.
 */
function isOfTwoBases(clause: string, { words }: ReturnBasis): boolean {
  const isNamed = METHODS.some((method) => method.test(words));
  return isNamed && METHODS.some((method) => method.test(clause) && !method.test(words));
}

const PERIODS: readonly (readonly [Reach, RegExp])[] = [
  ['SHORT', SHORT],
  ['UP_TO_YEAR', UP_TO_YEAR],
  ['LONG', LONG],
  ['FROM_YEAR', FROM_YEAR],
];

// `Those since inception and of more than one year`: of both.
function reachesOf(clause: string, isMarked: boolean, hasCategory: boolean): Reach[] {
  const isRest = REST.test(clause);
  const reaches: Reach[] = [
    ...(SINCE.test(clause) ? (['SINCE_INCEPTION'] as const) : []),
    ...(isRest ? [] : PERIODS.filter(([, words]) => words.test(clause)).map(([reach]) => reach)),
  ];
  if (reaches.length > 0) return reaches;
  if (isRest) return ['REST'];
  if (OF_SOME_PERIODS.test(clause)) return [];
  if (isMarked) return ['MARKED'];
  if (hasCategory) return ['CATEGORY'];
  return ALL.test(clause) ? ['ALL'] : [];
}

const SHORT_PERIODS = new Set<PeriodKey>([
  'MTD',
  '1D',
  '7D',
  '15D',
  '30D',
  '60D',
  '90D',
  '180D',
  '270D',
  '1M',
  '2M',
  '3M',
  '6M',
  '9M',
  'MONTH',
]);
const YEARS = new Set<PeriodKey>(['1Y', 'FY', 'FYTD', 'CYTD', 'YTD']);
const LONG_PERIODS = new Set<PeriodKey>(['2Y', '3Y', '5Y', '7Y', '10Y', '15Y', '20Y']);
// A year to date is shorter than a year until the month that ends it.
const TO_DATE: Readonly<Partial<Record<PeriodKey, readonly string[]>>> = {
  FYTD: ['06'],
  CYTD: ['12'],
  YTD: ['06', '12'],
};

/** Whether a clause of this reach applies to a period. */
export function isInReach(reach: Reach, period: PeriodKey, reportMonth: string | null): boolean {
  const last = TO_DATE[period];
  switch (reach) {
    case 'SINCE_INCEPTION':
      return period === 'SINCE_INCEPTION';
    case 'SHORT':
      return (
        SHORT_PERIODS.has(period) ||
        (last !== undefined && reportMonth !== null && !last.includes(reportMonth.slice(5)))
      );
    case 'UP_TO_YEAR':
      return SHORT_PERIODS.has(period) || YEARS.has(period);
    case 'LONG':
      return LONG_PERIODS.has(period);
    case 'FROM_YEAR':
      return LONG_PERIODS.has(period) || period === '1Y' || period === 'FY';
    default:
      return true;
  }
}
