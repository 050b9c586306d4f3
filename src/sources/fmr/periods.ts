/** The periods of a performance table by their labels. */
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { findMeaning, foldLabel } from './fold-label.ts';
import { readMonth } from './printed-date.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\d*';
// `Month (January '14):`, `Month - New (Mar'25)`, `Month`
const OF_MONTH = new RegExp(`^(?:for the |current |this )?month(?: (?:new|old|end|returns?|${MONTH})\\b.*)?$`);

const PATTERNS: readonly (readonly [RegExp, PeriodKey])[] = [
  // `Since Inception Return**`, `Since Launch October 6, 2018*`, `Inception to date`
  [/^since (?:the |its )?(?:incep(?:tion)?|launch|ipo|conversion|start)\b/, 'SINCE_INCEPTION'],
  // `PSI`, `PSD`: performance since inception, or since the date of launch.
  [/^(?:inception|launch) to date|^itd$|^s i$|^ps[di]$/, 'SINCE_INCEPTION'],
  [/^(?:month to date|mtd)(?: returns?)?(?: |$)/, 'MTD'],
  [/^(?:fiscal year to date|fy ?to date|fytd|fy ?\d{2,4} ?td)(?: |$)/, 'FYTD'],
  [/^(?:calendar (?:year to date|ytd)|cytd|cy to date|cy ?\d{2,4} ?td)(?: |$)/, 'CYTD'],
  [/^(?:year to date|ytd)(?: returns?)?(?: |$)/, 'YTD'],
  // `FY 2017`, `FY25`, `FY - 2020`, `Fiscal year 2023`, `FY 2019-20`
  [/^(?:fy|(?:fiscal|financial) year) ?(?:19|20)?\d{2}(?: \d{2})?$/, 'FY'],
  // `Year ended June 30, 2013`: a fiscal year ends with June.
  [/^year end(?:ed|ing) (?:30(?:th)? june|june(?: 30(?:th)?)?) (?:19|20)\d{2}$/, 'FY'],
  [/^(?:cy|calendar year) ?(?:19|20)?\d{2}$/, 'CY'],
  [/^(?:1|one) days?$/, '1D'],
  [/^(?:(?:last|past|trailing|rolling) )?7 days?$|^(?:1|one) week$/, '7D'],
  [/^(?:(?:last|past|trailing|rolling) )?15 days?$/, '15D'],
  [/^(?:(?:last|past|trailing|rolling) )?30 days?$/, '30D'],
  [/^(?:(?:last|past|trailing|rolling) )?60 days?$/, '60D'],
  [/^(?:(?:last|past|trailing|rolling) )?90 days?$/, '90D'],
  [/^(?:(?:last|past|trailing|rolling) )?180 days?$/, '180D'],
  [/^(?:(?:last|past|trailing|rolling) )?270 days?$/, '270D'],
  [
    /^(?:(?:last|past|trailing|rolling) )?365 days?$|^ttm$|^(?:rolling|trailing|last|past)? ?(?:12|twelve) ?(?:months?|m)(?: |$)/,
    '1Y',
  ],
  [/^(?:last |past |trailing |rolling )?(?:1|one) ?(?:years?|yr|y)(?: |$)/, '1Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:1|one) ?(?:months?|mths?|m)$/, '1M'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:2|two) ?(?:months?|mths?|m)$/, '2M'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:3|three) ?(?:months?|mths?|m)$/, '3M'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:6|six) ?(?:months?|mths?|m)$/, '6M'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:9|nine) ?(?:months?|mths?|m)$/, '9M'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:2|two) ?(?:years?|yrs?|y)$/, '2Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:3|three) ?(?:years?|yrs?|y)$/, '3Y'],
  [/^(?:(?:last|past|trailing|rolling) )?24 ?(?:months?|m)$/, '2Y'],
  [/^(?:(?:last|past|trailing|rolling) )?36 ?(?:months?|m)$/, '3Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:5|five) ?(?:years?|yrs?|y)$/, '5Y'],
  [/^(?:(?:last|past|trailing|rolling) )?60 ?(?:months?|m)$/, '5Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:7|seven) ?(?:years?|yrs?|y)$/, '7Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:10|ten) ?(?:years?|yrs?|y)$/, '10Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:15|fifteen) ?(?:years?|yrs?|y)$/, '15Y'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:20|twenty) ?(?:years?|yrs?|y)$/, '20Y'],
  // Seven months, in a report of January, are those of the fiscal year; no key says so for each month.
  [/^(?:4|four|5|five|7|seven|8|eight|10|ten|11|eleven) months$/, 'OTHER'],
  [/^(?:(?:last|past|trailing|rolling) )?(?:4|four|6|six|8|eight) ?(?:years?|yrs?|y)$/, 'OTHER'],
  [/^(?:quarter to date|qtd)$/, 'OTHER'],
  // `9MFY15`, `1HFY16`, `1QFY18`: a part of a fiscal year that is over.
  [/^(?:[39] ?m|[12] ?h|[1-4] ?q) ?fy ?(?:19|20)?\d{2}$/, 'OTHER'],
  [/^half (?:a )?year$/, '6M'],
  [OF_MONTH, 'MTD'],
];

const ANY_PERIOD = new RegExp(PATTERNS.map(([pattern]) => pattern.source).join('|'));

/**
 * The key of a period label, or undefined for a text that names no period. A month's name is `MTD` where it is the
 * report's own.
 */
export function findPeriod(label: string, reportMonth: string | null): PeriodKey | undefined {
  const month = readMonth(label.replace(/(?<![*:†‡])[*:†‡]+$/, '').trim());
  if (month !== undefined) return month === reportMonth ? 'MTD' : 'MONTH';
  const folded = foldLabel(label);
  if (OF_A_PART.test(folded)) return undefined;
  // `Month (Mar 2023)` in the report of April is another month's row.
  const named = /^month\b/.test(folded)
    ? readMonth(
        label
          .replace(/^\W*month\W*(?:new|old)?\W*/i, '')
          .replace(/(?<![\s):*†‡-])[\s):*†‡-]*(?:(?:new|old)[\s):*†‡]*)?$/i, '')
          .trim(),
      )
    : undefined;
  if (named !== undefined && reportMonth !== null && named !== reportMonth) return 'MONTH';
  if (isFiscalYear(folded)) return 'FY';
  // Few labels name a period: one pattern for all is faster than each for itself.
  const period = ANY_PERIOD.test(folded) ? findMeaning(PATTERNS, label) : undefined;
  return period ?? (QUARTER.test(folded) ? quarterOf(reportMonth) : undefined);
}

// `YTD effect (%)` over a provision: its share of a return, and no return.
const OF_A_PART = /\b(?:effect|impact|contribution)\b/;

// `2016-17`. Of `2011-12`, which may be a month as well, nothing is known.
const TWO_YEARS = /^((?:19|20)\d{2}) (?:20)?(\d{2})$/;
const MONTHS = 12;

function isFiscalYear(folded: string): boolean {
  const [, year = '', next = ''] = TWO_YEARS.exec(folded) ?? [];
  const end = Number.parseInt(next, 10);
  return end > MONTHS && end === (Number.parseInt(year, 10) + 1) % 100;
}

/**
 * Whether the period that a text or a part of it names may depend on the month of the report: a month has the digits of
 * its year, a quarter its `q`, and a character outside ASCII may be folded to either, except common punctuation.
 */
export function dependsOnMonth(text: string): boolean {
  return /\d|\bq|quarter|qtr|[^\s!-~’‘“”–—•·]/i.test(text);
}

const QUARTER = /^(?:(?:last|past|trailing|this|current) )?quarter$/;

// At the end of a quarter the last three months are the quarter, whichever of the two is meant.
function quarterOf(reportMonth: string | null): PeriodKey {
  return reportMonth !== null && Number.parseInt(reportMonth.slice(5), 10) % 3 === 0 ? '3M' : 'OTHER';
}

/**
 * The last two digits of the fiscal year that a month `YYYY-MM` is in: it begins with July and has the name of the year
 * that it ends in.
 */
export function fiscalYearOf(month: string): string {
  const [year = '', part = ''] = month.split('-');
  return String(Number.parseInt(year, 10) + (Number.parseInt(part, 10) > 6 ? 1 : 0)).slice(-2);
}

/** The place of a month `YYYY-MM` in its fiscal year: 1 for July, 12 for June. */
export function monthOfFiscalYear(month: string): number {
  return ((Number.parseInt(month.slice(5), 10) + 5) % 12) + 1;
}
