/** Ratings as printed: the grade, who gave it, when. */
import type { IsoDate } from '#domain/dates.ts';
import { readDate } from './printed-date.ts';

interface PrintedRating {
  readonly rating_raw: string;
  readonly rating_agency: string | null;
  readonly rating_date: IsoDate | null;
  /** A date was printed that is no date. */
  readonly unclear_date: string | null;
}

const AGENCY = '(PACRA|VIS|JCR[- ]?VIS|JCR|Moody[’\']?s|Fitch)';
// `"AA+ (f)" by PACRA 12-Jul-17`, `AM2 (AM Two) by PACRA (04-Oct-24)`, `AM1 by PACRA (Very High Quality)`
const BY = new RegExp(`^["“”‘’']*\\s*([^"“”‘’']+?)\\s*["“”‘’']*\\s*(?:by|from)\\s+${AGENCY}\\b\\s*(.*)$`, 'i');
// `AA+ (F) (JCR)`, `AA- (f) as of 6th september 2024`, `AA(f)`
const BARE = new RegExp(`^["“”‘’']*\\s*([^"“”‘’']+?)\\s*["“”‘’']*\\s*(?:\\(${AGENCY}(?:-VIS)?\\))?\\s*(?:(?:as of|as on|dated)\\s+(.*))?$`, 'i');
const UNRATED = /^(?:not (?:yet )?rated(?: yet)?|not applicable|not available|unrated|n\/?a|nr)$/i;
// `AAA`, `AA+ (f)`, `AA-(f)`, `A+(F)`, `BBB (f)`, `AM2+`, `AM2 ++`, `5-Star`, `MFR 4-Star`, `CP2+` for capital protection
const GRADE = /^(?:AAA|AA[+-]?|A[+-]?|BBB[+-]?|BB[+-]?|B[+-]?|CCC|AM[1-5]\s*[+-]{0,2}|CP\d?\s*[+-]{0,2}|(?:MFR\s*)?[1-5][\s-]?Stars?)\s*(?:\(\s*f\s*\))?$/i;

/** One rating, or undefined for words that are none. */
export function readRating(printed: string): PrintedRating | undefined {
  const text = printed.replace(/\s+/g, ' ').trim();
  // `"Not rated yet"`
  const bare = text.replace(/["“”‘’']/g, '').trim();
  if (UNRATED.test(bare)) return { rating_raw: bare, rating_agency: null, rating_date: null, unclear_date: null };
  const match = BY.exec(text) ?? BARE.exec(text);
  // `AM2 (AM Two)`: the bracket spells the grade out.
  const grade = match?.[1]?.replace(/\s*\((?!\s*f\s*\))[^)]*\)/i, '').trim();
  if (match === null || grade === undefined || !GRADE.test(grade)) return undefined;
  const rest = (match[3] ?? '').replace(/^[\s(,-]+|[\s),.]+$/g, '').replace(/^(?:as of|as on|on|dated)\s+/i, '');
  const date = readDate(rest);
  return { rating_raw: grade, rating_agency: agencyName(match[2]), rating_date: date ?? null, unclear_date: date === undefined && /\d/.test(rest) ? rest : null };
}

function agencyName(printed: string | undefined): string | null {
  if (printed === undefined) return null;
  return /^jcr/i.test(printed) ? 'JCR-VIS' : printed.toUpperCase();
}
