/**
 * An expense ratio in words: `1.10% of which levies 0.12%`,
 * `1.83% in June 2023 (of which government levies 0.23%); 1.90% in fiscal year 2023`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { RATIO_WITH_PART } from '#sources/fmr/candidates/value-types.ts';
import { fiscalYearOf } from '#sources/fmr/periods.ts';
import { findMonths } from '#sources/fmr/printed-date.ts';
import { readLevies, type Levies } from './levies.ts';

interface RatioClause {
  /** As printed. */
  readonly percent: string;
  /** Null where the clause names no period. */
  readonly period: 'MTD' | 'YTD' | null;
  /** Null where the clause says nothing of levies. */
  readonly levies: Levies | null;
}

// What brackets say of anything but levies makes a ratio unclear.
const CLAUSE = new RegExp(
  joinLines`
    ^(\d{1,2}(?:\.\d{1,6})?)\s?%\s{0,3}(?:p\.?\s?a\.?(?=\W|$)|per annum\b|a year\b)?\s{0,3}
    (?:(?:in|for|during)\s(?:the\s)?([^%();,]{3,40}?))?
    (?:[\s,]{1,3}\(?((?:of which|thereof|includ(?:ing|es)|inclusive of)\s[^()]{3,120})\)?)?
    [\s.*†]{0,9}$`,
  'i',
);
const BETWEEN = /\s{0,3};\s{0,3}(?=\d)|,?\s(?:and\s)?(?=\d{1,2}(?:\.\d{1,6})?\s?%\s?(?:in|for|during)\s)/i;
const YEAR = /^(?:fiscal|financial) year(?: to date)?\s?(\d{4})?$|^fy\s?(\d{2,4})$|^year to date$/i;

/**
 * Undefined if a clause says anything that is not understood, names another month or year than the report's, or if two
 * are of one period.
 */
export function readRatioClauses(text: string, reportMonth: string | null): RatioClause[] | undefined {
  const clauses = text
    .replace(/\s+/g, ' ')
    .trim()
    // `0.67, of which levies 0.08` where the page says that its ratios are in percent
    .replace(RATIO_WITH_PART, '$1%, $2 $3%')
    // `1.27% (incl. 0.14% levies)`, `0.57% (levies 0.07%)`
    .replace(/\(incl\.?\s/gi, '(including ')
    .replace(/\((?=(?:govt\.? |government )?levies \d)/gi, '(of which ')
    .split(BETWEEN)
    .map((part) => readClause(part, reportMonth));
  const known = clauses.filter((clause) => clause !== undefined);
  const periods = new Set(known.map(({ period }) => period));
  if (known.length < clauses.length || periods.size < known.length || (known.length > 1 && periods.has(null)))
    return undefined;
  return known;
}

function readClause(text: string, reportMonth: string | null): RatioClause | undefined {
  const [whole, percent = '', when, inside] = CLAUSE.exec(text) ?? [];
  const period = when === undefined ? null : periodIn(when.trim(), reportMonth);
  const levies = inside === undefined ? null : isCut(inside) ? undefined : readLevies(inside);
  return whole === undefined || period === undefined || levies === undefined ? undefined : { percent, period, levies };
}

// `of which levies` is the beginning of a clause, `including levies` may be all of it.
function isCut(inside: string): boolean {
  return /^(?:of which|thereof)\b/i.test(inside) && !/\d\s?%/.test(inside);
}

function periodIn(words: string, reportMonth: string | null): 'MTD' | 'YTD' | undefined {
  if (/^month$/i.test(words)) return 'MTD';
  const year = YEAR.exec(words);
  if (year !== null) {
    const stated = year[1] ?? year[2];
    return stated === undefined || (reportMonth !== null && stated.slice(-2) === fiscalYearOf(reportMonth))
      ? 'YTD'
      : undefined;
  }
  const months = findMonths(words);
  return months.length === 1 && months[0] === reportMonth ? 'MTD' : undefined;
}
