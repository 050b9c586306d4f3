/** What words say of the government's levies and the regulator's fee within an expense ratio. */

import { joinLines } from '#base/pattern-lines.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';

export interface Levies {
  /** False where they are left out. */
  readonly with_government_levies: boolean | null;
  /** As printed. One figure for levies and the regulator's fee together is the levies'. */
  readonly government_levy_percent: string | null;
  readonly secp_fee_percent: string | null;
}

const LEVY = /\b(?:government|govt\.?)?\s{0,2}(?:lev(?:y|ies)|taxes)\b|\bwelfare fund\b|\bs?wwf\b/i;
const SECP = /\bsecp\b|\bregulatory fee\b/i;
const WITHOUT = /\b(?:exclud(?:es?|ing)|exclusive of|without)\b[^.;]{0,40}\blev(?:y|ies)\b/i;
const WITH = /\b(?:includ(?:es?|ing)|inclusive of|of which|thereof)\b([^.;]*(?:\.\d[^.;]*)*)/i;
const SHARES = /(?<![\d.])(\d{1,2}(?:\.\d{1,6})?)\s?%([^%\d]*)/g;
// `government levies 0.23%, SECP fee 0.10%`
const NAMED_SHARES = /(?<![^%\d])([^%\d]{1,120})(\d{1,2}(?:\.\d{1,6})?)\s?%/g;

// `SECP fee andgovernmentlevy`: a text layer may have lost its blanks.
function isLevy(text: string): boolean {
  return LEVY.test(text) || /lev(?:y|ies)|welfarefund/.test(squeeze(text));
}

/**
 * Each figure with the words after it, or with those before it if the text begins with words and ends with a figure.
 */
function listShares(text: string): { percent: string; of: string }[] {
  const isNamedBefore = /%\W{0,4}$/.test(text) && !/^\s{0,3}\d/.test(text);
  if (isNamedBefore) return [...text.matchAll(NAMED_SHARES)].map(([, of = '', percent = '']) => ({ percent, of }));
  return [...text.matchAll(SHARES)].map(([, percent = '', of = '']) => ({ percent, of }));
}

// `levies of 0.12% (MTD) and 0.13% (YTD)`: a share for each of the two ratios.
const BY_PERIOD = new RegExp(
  joinLines`
    (?<![\d.])(\d{1,2}(?:\.\d{1,6})?)\s?%\s?\(?(MTD|month(?: to date)?|F?YTD|year to date)\)?,?\s(?:and\s|[|/]\s)?
    (\d{1,2}(?:\.\d{1,6})?)\s?%\s?\(?(MTD|month(?: to date)?|F?YTD|year to date)\b\)?`,
  'gi',
);

/** Undefined where the words say nothing of it. `period`: that of the ratio; the words may state a share for each. */
export function readLevies(printed: string, period: string | null = null): Levies | undefined {
  // The stop of an abbreviation ends no sentence.
  const text = printed
    .replace(/govt\./gi, 'govt')
    .replace(BY_PERIOD, (_whole: string, ...parts: readonly string[]) => shareOf(parts, period));
  if (WITHOUT.test(text))
    return { with_government_levies: false, government_levy_percent: null, secp_fee_percent: null };
  const included = WITH.exec(text)?.[1];
  if (included === undefined || !(isLevy(included) || SECP.test(included))) return undefined;
  const shares = listShares(included);
  const levies = shares.filter(({ of }) => isLevy(of));
  const fees = shares.filter(({ of }) => SECP.test(of) && !isLevy(of));
  // With two figures of one kind it is unclear which of them applies.
  if (levies.length > 1 || fees.length > 1) return undefined;
  return {
    with_government_levies: isLevy(included) ? true : null,
    government_levy_percent: levies[0]?.percent ?? null,
    secp_fee_percent: fees[0]?.percent ?? null,
  };
}

/** Of two shares, each before its period, the one of the ratio; nothing if both or neither are. */
function shareOf(
  [first = '', ofFirst = '', second = '', ofSecond = '']: readonly string[],
  period: string | null,
): string {
  const isOfRatio = (of: string): boolean => (/^m/i.test(of) ? 'MTD' : 'YTD') === period;
  if (isOfRatio(ofFirst) === isOfRatio(ofSecond)) return '';
  return `${isOfRatio(ofFirst) ? first : second}%`;
}
