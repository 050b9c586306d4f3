/**
 * The title of a page that sums up the plans of a fund:
 * `Investment Plans Summary Report of Sample Income Fund for March 2025`.
 */
import { respace } from '#sources/fmr/ink/respace.ts';

const DESCRIPTION = /^(?:investment )?(?:(?:allocation )?plans? )?summary(?: report)? of (?:the )?/i;
const DESCRIBED_MONTH = /(?<=\bfund|\bscheme)\s?for (?:the month of )?[A-Z][a-z]{2,8},? (?:19|20)\d{2}$/i;

/** The fund's name in such a title; any other text unchanged. */
export function withoutSummary(title: string): string {
  // Asked of every title; few hold the word.
  if (!/summary/i.test(title)) return title;
  const text = respace(title);
  return DESCRIPTION.test(text) ? text.replace(DESCRIPTION, '').replace(DESCRIBED_MONTH, '') : title;
}
