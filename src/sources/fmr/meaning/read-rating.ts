/** Ratings as printed: the grade, who gave it and when, in any order and with any marks around them. */
import { joinLines } from '#base/pattern-lines.ts';
import { own } from '#base/own.ts';
import type { RatingType } from '#domain/fragment-terms.ts';
import type { IsoDate } from '#domain/dates.ts';
import { BLANK_RATING, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Cell, Draft } from '#sources/fmr/draft.ts';
import { OUTLOOKS } from '#sources/fmr/candidates/value-types.ts';
import type { RatingDetail } from '#sources/fmr/fact-uses.ts';
import { readDate } from '#sources/fmr/printed-date.ts';

const GRADE = new RegExp(
  joinLines`
    (?<![A-Za-z])
    ((?:AM[1-5][+-]{0,2}|AAA|AA[+-]?|A[+-]?|BBB[+-]?|BB[+-]?|B[+-]?|[1-5]\s?-?\s?stars?)
    (?:\s*\(\s*f\s*\)|(?![A-Za-z+])))`,
  'gi',
);
// `ratedAM2+`
const LOST_BLANK = /(?<=\p{Ll}{2})(?=(?:AM[1-5]|A{2,3}|BBB?)(?!\p{L}))/gu;
const UNRATED = /\b(?:not\s+(?:yet\s+)?rated(?:\s+yet)?|unrated|not applicable|n\/?a)\b/i;
const AGENCY = /(?:\b|by)(JCR[- ]?VIS|PACRA|VIS|JCR(?![- ]?VIS)|Moody'?s|Fitch)(?![A-Za-z])/i;
const DATE = new RegExp(
  joinLines`
    \d{1,2}(?:st|nd|rd|th)?[\s./-]*[A-Za-z]{3,9}\.?[\s,./'-]*\d{2,4}
    |[A-Za-z]{3,9}\.?\s*\d{1,2}(?:st|nd|rd|th)?,?\s*\d{4}
    |\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}
    |\d{1,2}\.[IVX]{1,4}\.\d{4}`,
);
// `Stable Outlook`, `Outlook: Stable`, `with a positive outlook`, `AM2+ (Stable)`
const OUTLOOK = new RegExp(
  joinLines`
    \b(${OUTLOOKS})"? outlook\b
    |\boutlook(?: is| of)?\s?[":–—-]{0,2}\s?(${OUTLOOKS})\b
    |[(/;,–—-]\s?(${OUTLOOKS})(?=\s?(?:[)/;,]|$))`,
  'i',
);
const ONLY_OUTLOOK = new RegExp(`^(?:${OUTLOOKS})$`, 'i');
const NEXT_SENTENCE = /(?<=[a-z\d)])\.\s(?=[A-Z][a-z]*\s[A-Za-z])/;
const DATES = new RegExp(DATE, 'g');

interface PrintedRating {
  readonly rating_raw: string;
  readonly rating_agency: string | null;
  readonly rating_date: IsoDate | null;
  readonly outlook_raw: string | null;
  /** The printed date is not a valid date. */
  readonly hasBadDate: boolean;
}

function listRatings(printed: string): PrintedRating[] {
  // Text that gives a former rating is dropped: that rating is no longer valid.
  const text = printed
    // `21st February ’24`
    .replace(/[‘’](?=\d\d(?!\d))/g, "'")
    .replace(/["“”‘’]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(LOST_BLANK, ' ')
    .replace(/^[^→]{1,30}→\s?(?=[A-Z])/, '')
    .replace(/\b(?:previous(?:ly)?|former(?:ly)?|earlier|old)\b.*$/i, '')
    .trim();
  if (/^n\/?a\.?$/i.test(text)) return [];
  const unrated = UNRATED.exec(text);
  const grades = [...text.matchAll(GRADE)].filter(
    (match) =>
      match[1] === match[1]?.toUpperCase() || /\(f\)|star/i.test(match[1] ?? '') || /^am/i.test(match[1] ?? ''),
  );
  // `AM2 (AM Two)`: the bracket spells the grade out; a lone letter in words is not a grade.
  const real = grades.filter((match) => !(/^[AB]$/.test(match[1] ?? '') && text.length > 3 && !AGENCY.test(text)));
  if (real.length === 0)
    return unrated === null
      ? []
      : [{ rating_raw: unrated[0], rating_agency: null, rating_date: null, outlook_raw: null, hasBadDate: false }];
  // `AA(f) AM3++ VIS VIS 17-JAN-2019 31-DEC-2018`: columns of two ratings run into each other.
  const rest = text.slice(real.at(-1)?.index ?? 0);
  if (real.length > 1 && [...rest.matchAll(DATES)].length > 1) return [];
  return real.map((match, index) => {
    const from = index === 0 ? 0 : match.index;
    const part = text.slice(from, real[index + 1]?.index ?? text.length);
    // The next sentence is about another rating, even if its grade was not found.
    const upToNext = text.slice(match.index + match[0].length, real[index + 1]?.index ?? text.length);
    const [behind = ''] = upToNext.split(NEXT_SENTENCE);
    const printedDate = DATE.exec(behind)?.[0];
    const date = printedDate === undefined ? undefined : readDate(printedDate);
    return {
      rating_raw: (match[1] ?? '').trim(),
      rating_agency: agencyName((AGENCY.exec(behind) ?? AGENCY.exec(part))?.[1]),
      rating_date: date ?? null,
      outlook_raw: outlookIn(upToNext),
      hasBadDate: printedDate !== undefined && date === undefined,
    };
  });
}

function outlookIn(text: string): string | null {
  const found = OUTLOOK.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}

export function addRatingsOf(draft: Draft, type: RatingType, label: Cell, value: Cell, scope: Scope): void {
  for (const { hasBadDate, ...printed } of listRatings(value.text)) {
    const { rating_raw, rating_agency } = printed;
    if (hasBadDate) draft.problem('ratings', 'the date of a rating', `“${label.text}: ${value.text}”`);
    const ownType = /^AM/i.test(rating_raw) ? 'ASSET_MANAGER' : /star/i.test(rating_raw) ? 'FUND_PERFORMANCE' : type;
    // A grade of funds under a manager's label is neither's.
    if (type === 'ASSET_MANAGER' && /\(\s*f\s*\)/i.test(rating_raw)) continue;
    // Nor is `not applicable`, which a fund of shares says of its stability: companies are rated or not.
    if (type === 'ASSET_MANAGER' && /^(?:not applicable|n\/?a)$/i.test(rating_raw)) continue;
    // The same words read by two ways are one rating.
    const isTold = draft.sections.ratings.some(
      (row, index) =>
        row.rating_raw === rating_raw &&
        row.rating_agency === rating_agency &&
        row.rating_type === ownType &&
        Math.abs((own(draft.evidence, `ratings[${index}].rating_raw`)?.y0 ?? -9) - value.y0) < 1,
    );
    if (isTold) continue;
    const row = { ...scope, ...BLANK_RATING, ...printed, rating_type: ownType };
    const stated = DETAILS.filter((member) => printed[member] !== null).map((member) => [member, value] as const);
    const cells = { rating_raw: value, ...Object.fromEntries(stated) };
    if (!joinRating(draft, row, value)) draft.add('ratings', row, cells);
  }
}

type RatingRow = Draft['sections']['ratings'][number];

const DETAILS: readonly RatingDetail[] = ['rating_agency', 'rating_date', 'outlook_raw'];

/** A grade printed again, once alone, as in a card over the facts: one rating, said in full. */
function joinRating(draft: Draft, row: Omit<RatingRow, 'row_order'>, value: Cell): boolean {
  const isBare = (each: Pick<RatingRow, RatingDetail>): boolean => DETAILS.every((member) => each[member] === null);
  const at = draft.sections.ratings.findIndex(
    (each) =>
      each.rating_raw === row.rating_raw &&
      each.rating_type === row.rating_type &&
      each.sub_fund_name_raw === row.sub_fund_name_raw &&
      (isBare(each) || isBare(row)),
  );
  const told = draft.sections.ratings[at];
  if (told === undefined) return false;
  if (isBare(row)) return true;
  const { rating_agency, rating_date, outlook_raw } = row;
  addDetails(draft, at, { rating_agency, rating_date, outlook_raw }, value);
  return true;
}

/** Adds what a cell says of a rating; a detail that is null changes nothing. */
function addDetails(draft: Draft, at: number, details: Partial<Pick<RatingRow, RatingDetail>>, cell: Cell): void {
  const row = draft.sections.ratings[at];
  const stated = Object.fromEntries(Object.entries(details).filter(([, detail]) => detail !== null));
  if (row === undefined) return;
  draft.sections.ratings[at] = { ...row, ...stated };
  for (const member of Object.keys(stated))
    Object.assign(draft.evidence, { [`ratings[${at}].${member}`]: draft.evidenceOf(cell) });
}

function agencyName(printed: string | undefined): string | null {
  if (printed === undefined) return null;
  return /^jcr.?vis$/i.test(printed) ? 'JCR-VIS' : printed.toUpperCase();
}

/**
 * `Rating Date` in a row of its own belongs to the fund's rating above it, `Rating Agency` and `Rating Outlook` to the
 * only rating that has none; of two, it may be either's.
 */
export function completeRating(draft: Draft, member: RatingDetail, value: Cell): void {
  const { ratings } = draft.sections;
  const stated = readDetail(member, value.text);
  const open = [...ratings.keys()].filter((each) => ratings[each]?.[member] === null);
  const at =
    member === 'rating_date'
      ? ratings.findLastIndex((row) => row.rating_type === 'FUND_STABILITY')
      : open.length === 1
        ? (open[0] ?? -1)
        : -1;
  if (ratings[at]?.[member] === null) addDetails(draft, at, { [member]: stated }, value);
}

/** What a note says of a rating that says none of it. */
export function completeRatingOf(draft: Draft, at: number, note: Cell): void {
  const rating_date = readDate(DATE.exec(note.text)?.[0] ?? '');
  if (rating_date === undefined) return;
  const rating_agency = agencyName(AGENCY.exec(note.text)?.[1]);
  const outlook_raw = draft.sections.ratings[at]?.outlook_raw === null ? outlookIn(note.text) : null;
  addDetails(draft, at, { rating_agency, rating_date, outlook_raw }, note);
}

function readDetail(member: RatingDetail, text: string): string | null {
  if (member === 'rating_date') return readDate(text) ?? null;
  if (member === 'rating_agency') return agencyName(AGENCY.exec(text)?.[1]);
  return ONLY_OUTLOOK.test(text.trim()) ? text.trim() : outlookIn(text);
}
