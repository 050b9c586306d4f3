/** Words that the pages of AMC N239 share. */
import * as s from './shared15.ts';

export const AMC = 'Shakarparian Investments Limited';
export const MONTH: s.Month = { year: 2023, month: 8 };
export const NOW = 'August 2023';
export const THEN = 'July 2023';
export const TER = 'Total Expense Ratio';
export const LEVIES = 'Government Levies';
export const CHARGE = 'Management Fee Charged';
/** The page of the matrix of all funds. */
export const MATRIX = 10;

export const footerOf = (page: number): string => `${page} · ${AMC} · Fund Manager Report ${NOW}`;

const RATE = '* Returns of up to one year are annualised; those of three years and more are compound annual rates.';
const PLAIN =
  '* Returns of up to one year are not annualised; those of three years and more are compound annual rates.';
const MIXED =
  '* Returns of up to one year are annualised, but not those of the Equity Sub-Fund; those of three years and more ' +
  'are compound annual rates.';

export const NOTES = (fund: s.Fund): string[] => [
  fund.subs !== undefined ? MIXED : fund.model.kind === 'rate' ? RATE : PLAIN,
];

export const caption = (text: string): string => `<h3>${s.esc(text)}</h3>`;
export const percentOf = (v: string | null | undefined): string => s.bracketed(v);
