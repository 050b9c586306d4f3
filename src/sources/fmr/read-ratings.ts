/** Ratings as printed: the grade, who gave it, when; one cell may hold several. */
import type { IsoDate } from '#domain/dates.ts';
import type { RatingType } from '#domain/fragment-terms.ts';
import { BLANK_RATING } from './blank-rows.ts';
import type { Cell } from './draft.ts';
import type { FactPlace, PageState } from './page-state.ts';
import { BLANK_TEXT } from './printed-text.ts';
import { FACT_USES } from './fact-uses.ts';
import { FACT_LABELS } from './labels.ts';
import { matchLabel } from './match-label.ts';
import { readDate } from './printed-date.ts';

interface PrintedRating {
  readonly rating_raw: string;
  readonly rating_agency: string | null;
  readonly rating_date: IsoDate | null;
  /** A date was printed that is no date. */
  readonly unclear_date: string | null;
}

const AGENCY_NAMES = "PACRA|VIS|JCR[- ]?VIS|JCR|Moody[’']?s|Fitch";
const AGENCY = `(${AGENCY_NAMES})`;
// `"AA+ (f)" by PACRA 12-Jul-17`, `AM2 (AM Two) by PACRA (04-Oct-24)`, `AM1 by PACRA (Very High Quality)`
const BY = new RegExp(`^["“”‘’']*\\s*([^"“”‘’']+?)\\s*["“”‘’']*\\s*(?:by|from)\\s+${AGENCY}\\b\\s*(.*)$`, 'i');
// `AA+ (F) (JCR)`, `AA- (f) as of 6th september 2024`, `AA(f)`
const BARE = new RegExp(`^["“”‘’']*\\s*([^"“”‘’']+?)\\s*["“”‘’']*\\s*(?:\\(${AGENCY}(?:-VIS)?\\))?\\s*(?:(?:as of|as on|dated)\\s+(.*))?$`, 'i');
const UNRATED = /^(?:not (?:yet )?rated(?: yet)?|not applicable|not available|unrated|n\/?a|nr)$/i;
// `AAA`, `AA+`, `BBB`, `AM2+`, `AM2 ++`, `5-Star`, `MFR 4-Star`, `CP2+` for capital protection; a fund's own may have `(f)` behind it.
const GRADES = 'AAA|AA[+-]?|A[+-]?|BBB[+-]?|BB[+-]?|B[+-]?|CCC|AM[1-5]\\s*[+-]{0,2}|CP\\d?\\s*[+-]{0,2}|(?:MFR\\s*)?[1-5][\\s-]?Stars?';
const GRADE = new RegExp(`^(?:${GRADES})\\s*(?:\\(\\s*f\\s*\\))?$`, 'i');
const LABELS = [...FACT_LABELS.fund_rating, ...FACT_LABELS.performance_rating, ...FACT_LABELS.amc_rating, ...FACT_LABELS.rating].toSorted((a, b) => b.length - a.length).join('|');
// `Asset Manager Rating: "AM1" by VIS`, `AA-(f) (PACRA)`: a grade that names its agency is a rating of its own, perhaps under a label of its own.
const RATED = new RegExp(`(?<![A-Za-z])(?:(?:${LABELS})\\s*:\\s*)?["“‘']?(?<![A-Za-z])(?:${GRADES})\\s*(?:\\([^()]{1,12}\\)\\s*)?["”’']?\\s*(?:by|from|\\()\\s*(?:${AGENCY_NAMES})\\b`, 'gi');

export function addRatings(state: PageState, rating_type: RatingType, place: FactPlace): void {
  const { value, scope } = place;
  for (const part of splitRatings(value.text)) {
    if (BLANK_TEXT.test(part) && !/n\/?a/i.test(part)) continue;
    const [, label, text = part] = /^([A-Za-z ]+):\s*(.*)$/s.exec(part) ?? [];
    const type = label === undefined ? rating_type : typeOfLabel(label);
    const rating = type === undefined ? undefined : readRating(text);
    if (type === undefined || rating === undefined) {
      state.draft.problem('ratings', 'a rating, its agency and its date', `“${place.label.text}: ${part}”`);
      continue;
    }
    if (rating.unclear_date !== null) state.draft.problem('ratings', 'the date of a rating', `“${rating.unclear_date}”`);
    const { rating_raw, rating_agency, rating_date } = rating;
    state.draft.add('ratings', { ...scope, ...BLANK_RATING, rating_type: typeOfGrade(rating_raw) ?? type, rating_raw, rating_agency, rating_date }, { rating_raw: value, ...(rating_agency === null ? {} : { rating_agency: value }), ...(rating_date === null ? {} : { rating_date: value }) });
  }
}

// An asset manager's grade begins with AM, a performance ranking counts stars, wherever a page prints them.
function typeOfGrade(grade: string): RatingType | undefined {
  if (/^AM[1-5]/i.test(grade)) return 'ASSET_MANAGER';
  return /star/i.test(grade) ? 'FUND_PERFORMANCE' : undefined;
}

// Undefined for a label of something else, such as `Previous`.
function typeOfLabel(label: string): RatingType | undefined {
  const meaning = matchLabel(`${label}:`, null);
  const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  return use?.kind === 'rating' ? use.type : undefined;
}

// `"AM1" by VIS 29-Dec-2023 & "AM1" by PACRA 30-Aug-24`, `"AA-(f)" by PACRA 12-Jul-23 Asset Manager Rating: "AM1" by VIS`: the ratings of one cell.
// Between two that stand side by side is nothing but a date: `previously` would make the second one no rating of today.
function splitRatings(text: string): string[] {
  const rated = [...text.matchAll(RATED)];
  const isPlain = rated.slice(1).every(({ index }, at) => isDateOrNothing(text.slice((rated[at]?.index ?? 0) + (rated[at]?.[0].length ?? 0), index)));
  const starts = isPlain ? rated.slice(1).map(({ index }) => index) : [];
  return [0, ...starts].flatMap((start, at) => text.slice(start, starts[at]).replace(JOINT, '').split(/\s*(?:&|\band\b|;|\|)\s*(?=["“‘']?A)/));
}

const JOINT = /[\s,;&|]+(?:and\s*)?$/i;

function isDateOrNothing(text: string): boolean {
  const rest = trimRest(text.replace(JOINT, ''));
  return rest === '' || readDate(rest) !== undefined;
}

// What follows a grade and its agency, without marks around and words before a date: `(as of 04-Oct-24)`.
function trimRest(text: string): string {
  return text.replace(/^[\s(),-]+|[\s(),.]+$/g, '').replace(/^(?:as of|as on|on|dated)\s+/i, '');
}

/** `Rating Date` in a row of its own belongs to the fund's rating above it. */
export function dateRating(state: PageState, value: Cell): void {
  const at = state.draft.sections.ratings.findLastIndex((row) => row.rating_type === 'FUND_STABILITY');
  const row = state.draft.sections.ratings[at];
  const date = readDate(value.text);
  if (row === undefined || date === undefined || row.rating_date !== null) return;
  state.draft.sections.ratings[at] = { ...row, rating_date: date };
  state.draft.evidence[`ratings[${at}].rating_date`] = state.draft.evidenceOf(value);
}

// One rating, or undefined for words that are none.
function readRating(printed: string): PrintedRating | undefined {
  const text = printed.replace(/\s+/g, ' ').trim();
  // `"Not rated yet"`
  const bare = text.replace(/["“”‘’']/g, '').trim();
  if (UNRATED.test(bare)) return { rating_raw: bare, rating_agency: null, rating_date: null, unclear_date: null };
  const match = BY.exec(text) ?? BARE.exec(text);
  // `AM2 (AM Two)`: the bracket spells the grade out.
  const grade = match?.[1]?.replace(/\s*\((?!\s*f\s*\))[^)]*\)/i, '').trim();
  if (match === null || grade === undefined || !GRADE.test(grade)) return undefined;
  const rest = trimRest(match[3] ?? '');
  const date = readDate(rest);
  return { rating_raw: grade, rating_agency: agencyName(match[2]), rating_date: date ?? null, unclear_date: date === undefined && /\d/.test(rest) ? rest : null };
}

function agencyName(printed: string | undefined): string | null {
  if (printed === undefined) return null;
  return /^jcr/i.test(printed) ? 'JCR-VIS' : printed.toUpperCase();
}
