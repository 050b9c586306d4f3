/** The period that a label or a column's head names, with the words that such labels have around it. */
import { joinLines } from '#base/pattern-lines.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { dependsOnMonth, findPeriod, fiscalYearOf, monthOfFiscalYear } from '#sources/fmr/periods.ts';
import { readDate, readMonth, readMonthName } from '#sources/fmr/printed-date.ts';
import { rememberByMonth } from '#sources/fmr/remember.ts';

// Words that a period's label may carry and that do not change it: `Fiscal YTD (%)`, `Since Launch (CAGR)`,
// `Three years, p.a.`, `in three years (a year)`,
// `1 month (from 30-Sep-24)`, `Last 3 years (1)`, `Three years (a)` with the mark of a note.
const PERIOD_TAIL = new RegExp(
  joinLines`
    \((?:from|since) [^()]{5,20}\)
    |\((?:%|cagr|annuali[sz]ed|absolute|p\.?a\.?|(?:a|per|each) year|yearly)\)
    |(?<=[a-z])\s?\([\da-e]\)$
    |,\s(?:a|per|each) year\b
    |^(?:in|over|during|for) (?:the )?(?=\S)
    |\breturns?\b
    |\bcagr\b
    |,?\s(?:p\.\s?a\.|pa\b|per annum\b|annuali[sz]ed\b)
    |%`,
  'gi',
);

const SINCE_INCEPTION =
  /^(?:si|from (?:inception|launch|allotment)|since (?:allotment|start|commencement)|inception|incept?|launch|life of fund)$/;

const SINCE_JULY = /^since july(?: (\d{4}))?$/;

// `month to date and`: a part of a sentence.
const UNFINISHED = /\s(?:and|or|to|the|which|was|were|is|are)$/i;

/** Whether a text is the beginning of more words, and so no label. */
export const isUnfinished = (text: string): boolean => UNFINISHED.test(text);

// `Fiscal year to date` over a calendar whose heads are `Oct`, `Nov`, `Dec`: of its columns, none is to date.
function isOverMonths(text: string): boolean {
  const [, last = ''] = /\bto[ -]date ([a-z]{3,9})$/i.exec(text) ?? [];
  return last !== '' && readMonthName(last) !== undefined;
}

/** The period that a label or a column's head names. */
export const periodOfLabel = rememberByMonth(dependsOnMonth, (printed, reportMonth): ReturnType<typeof findPeriod> => {
  const text = respace(printed).trim();
  if (text === '' || text.length > 60 || isUnfinished(text) || isOverMonths(text)) return undefined;
  const plain = text
    .replace(PERIOD_TAIL, ' ')
    .replace(/\(\s*\)/g, ' ')
    .trim();
  const found =
    periodEnded(text, reportMonth) ??
    findPeriod(text, reportMonth) ??
    (plain === '' ? undefined : findPeriod(plain, reportMonth));
  if (found !== undefined) return found;
  const folded = foldLabel(plain);
  if (SINCE_INCEPTION.test(folded)) return 'SINCE_INCEPTION';
  // The fiscal year begins with July.
  if (
    /^(?:(?:this|(?:the )?current) )?(?:fiscal|financial) year$|^since (?:1(?:st)? july|july 1(?:st)?)(?: \d{4})?$/.test(
      folded,
    )
  )
    return 'FYTD';
  const [start, year] = SINCE_JULY.exec(folded) ?? [];
  if (start !== undefined)
    return year === undefined || reportMonth === null || fiscalYearOf(`${year}-07`) === fiscalYearOf(reportMonth)
      ? 'FYTD'
      : undefined;
  // `Jul-Sep 2019`
  if (
    /^july? (?:\d{4} )?(?:to )?(?:jul|aug|sep|oct|nov|dec|jan|feb|mar|apr|may|jun)[a-z]{0,6} (?:\d{4}|\d{2})$/.test(
      folded,
    )
  )
    return 'FYTD';
  if (/^(?:fiscal|financial|fy) ?(?:year ?)?(?:to date|ytd|td)$|^fy ?\d{2,4} ?(?:ytd|to date)$/.test(folded))
    return 'FYTD';
  if (
    /^(?:trailing|rolling|last|past) (?:1|one) year$|^(?:12|twelve) ?m(?:onths?|ths?)?$|^1 ?y(?:r|ear)?$/.test(folded)
  )
    return '1Y';
  if (/^(?:1|one) ?m(?:th|onth)?s?$/.test(folded)) return '1M';
  return undefined;
});

const ENDED = /^(.{3,30}?) end(?:ed|ing)(?: on)? (.{6,20})$/i;
const COUNTS: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS = /^(\d{1,2}|[a-z]{3,6}) months$/;

/**
 * `Three years ended January 31, 2025`. `Seven months ended January 31, 2025` is the fiscal year to date. A period that
 * ended before the report's month has no key.
 */
function periodEnded(text: string, reportMonth: string | null): ReturnType<typeof findPeriod> {
  const [, length = '', end = ''] = ENDED.exec(text) ?? [];
  const month = readDate(end)?.slice(0, 7) ?? readMonth(end);
  const period = month === undefined ? undefined : findPeriod(length, reportMonth);
  if (month === undefined || period === undefined) return undefined;
  if (reportMonth !== null && month !== reportMonth) return 'OTHER';
  const [, count = ''] = MONTHS.exec(foldLabel(length)) ?? [];
  const months = COUNTS.indexOf(count) + 1 || Number.parseInt(count, 10);
  return period === 'OTHER' && months === monthOfFiscalYear(month) ? 'FYTD' : period;
}

const OF_RETURNS: ReadonlySet<PeriodKey | undefined> = new Set(['FYTD', 'CYTD', 'SINCE_INCEPTION']);

/** Whether a label names a period that only returns have: `FYTD` is not a class of assets. */
export function saysReturns(label: string, reportMonth: string | null): boolean {
  return OF_RETURNS.has(periodOfLabel(label, reportMonth));
}
