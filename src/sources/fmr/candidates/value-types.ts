/** Whether a text can be the value of a label: the type of the fact must fit, whatever stands nearest. */
import type { FactName } from '#sources/fmr/labels.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import { BLANK_TEXT } from '#sources/fmr/printed-text.ts';

const HAS_DIGIT = /\d/;
const MONEY = /^(?:(?:pkr|rs|re|rupees)\.?\s{0,9})?\(?-?[\d,]{1,30}(?:\.\d{1,20})?\)?\s{0,9}(?:\/[-=]?|(?:pkr |rs\.? )?(?:mn|mln|million|millions|bn|billion|m|thousand|crore)s?\.?(?: pkr)?)?[*†]{0,9}(?:\s{0,9}per unit)?$/i;
const RATING = /\b(?:aaa|aa|a|bbb|bb|b)[+-]?\s?(?:\(\s*f\s*\))?|\bam[1-5]|\bnot\b.*\b(?:rated|applicable|available)\b|\bn\/?a\b|\bunrated\b|\bstars?\b|^rated\b/i;
// What heads the columns of a table.
const HEAD_WORD = /^(?:months?|periods?|years?|dates?|returns?|fund|scheme|b\.?m\.?|benchmark|%)$/i;
const NOTHING = /^(?:n\/?a|not applicable|nil|none|[-–—]+|tba)\.?$/i;

const FITS: Readonly<Partial<Record<FactName, (text: string) => boolean>>> = {
  nav: isMoney, offer_price: isMoney, redemption_price: isMoney, repurchase_price: isMoney, market_price: isMoney,
  fund_size: isMoney, fund_size_including_fof: isMoney, fund_size_excluding_fof: isMoney, amount_invested_by_fof: isMoney, units_outstanding: isMoney,
  par_value: (text) => HAS_DIGIT.test(text), minimum_initial: (text) => HAS_DIGIT.test(text) || NOTHING.test(text) || /unit/i.test(text), minimum_subsequent: (text) => HAS_DIGIT.test(text) || NOTHING.test(text) || /unit/i.test(text),
  launch_date: isDated, inception_date: isDated, maturity_date: isDated, ipo_date: isDated, acquisition_date: isDated, benchmark_effective_date: isDated,
  total_expense_ratio: isRatio, ter_with_levies: isRatio, ter_without_levies: isRatio,
  management_fee: isFee, trustee_fee: isFee, front_end_load: isFee, back_end_load: isFee, contingent_load: isFee, front_and_contingent_load: isFee, selling_and_marketing: isFee,
  fund_rating: (text) => RATING.test(text), amc_rating: (text) => RATING.test(text), rating: (text) => RATING.test(text), performance_rating: (text) => RATING.test(text),
  fund_type: isWords, category: isWords, trustee: isWords, auditor: isWords, custodian: isWords, registrar: isWords, listing: isWords, shariah_advisor: isWords, legal_advisor: isWords,
  risk_profile: (text) => isWords(text) && text.length < 120, risk_of_principal_erosion: isWords, pricing: (text) => isWords(text) && text.length < 60, dealing_days: isWords,
  cutoff_time: (text) => HAS_DIGIT.test(text) || /as per|n\/?a|not applicable/i.test(text), dealing_time: (text) => HAS_DIGIT.test(text), benchmark: (text) => text.length >= 2 && readNumber(text).kind !== 'number' && !HEAD_WORD.test(text),
  investment_objective: (text) => text.length > 40, leverage: (text) => text.length < 60,
};

/** `text` is a whole cell. */
export function fitsValue(meaning: LabelMeaning, text: string): boolean {
  if (meaning.kind === 'metric') return readNumber(text.replace(/\s{0,9}\b(?:months?|years?|yrs?|days?|d|times|x)\.?$/i, '')).kind !== 'unclear';
  if (meaning.kind === 'period') return readNumber(text).kind === 'number' || readNumber(text).kind === 'none';
  if (BLANK_TEXT.test(text)) return true;
  return FITS[meaning.fact]?.(text) ?? true;
}

function isMoney(text: string): boolean {
  return MONEY.test(text.trim());
}

function isDated(text: string): boolean {
  return readDate((text.split('(')[0] ?? '').trimEnd()) !== undefined || readMonth(text) !== undefined || (HAS_DIGIT.test(text) && /[a-z]{3}/i.test(text));
}

function isRatio(text: string): boolean {
  return /\d\s*%|^\(?-?\d+(?:\.\d+)?\)?[*†]*$|^nil$/i.test(text.trim()) || NOTHING.test(text);
}

function isFee(text: string): boolean {
  return HAS_DIGIT.test(text) || /nil|none|n\/?a|not|^\*+$|%|---/i.test(text);
}

function isWords(text: string): boolean {
  return /[A-Za-z]{2}/.test(text) && readNumber(text).kind !== 'number' && readDate(text) === undefined;
}
