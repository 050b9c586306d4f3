/** Words, cells and days that the pages of AMC N234 share. */
import * as s from './shared15.ts';

export const AMC = 'Sohbatpur Investment Management Limited';
export const MONTH: s.Month = { year: 2023, month: 2 };
export const DAY = '28-Feb-2023';
export const LABEL = 'February 2023';
export const LAST_PAGE = 8;
export const footer = (page: number): string => `${AMC} | Fund Manager Report ${LABEL} | Page ${page} of ${LAST_PAGE}`;

/** The pages of each fund; two funds share pages 2 and 3. */
export const PAGES: Readonly<Record<string, readonly number[]>> = {
  SLQF: [2, 3],
  SSIF: [2, 3],
  SQF: [4, 5],
  SIAF: [6],
  SIPF: [7],
};

export const SIZE = 'Net assets (PKR crore)';
export const TER = 'Total expense ratio';
export const LEVIES = 'of which levies';
export const FEE = 'Management fee charged';

export const NOTES = {
  rate: 'Returns of up to 1 year are simple annualized; longer ones are compound annual growth rates (CAGR).',
  market: 'Returns of up to 1 year are absolute; longer ones are compound annual growth rates (CAGR).',
  pension:
    'Returns of up to 1 year are absolute for the Equity Sub-Fund and simple annualized for the other sub-funds; ' +
    'longer ones are CAGR.',
  peers: 'Peers: average of the funds of the same category.',
} as const;

/** 05-Mar-2012 */
export const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

/** Negative figures are red and in brackets, as a worksheet has them. */
export const cell = (v: string | null | undefined): string => {
  const text = s.bracketed(v);
  return text.startsWith('(') ? `<span class=neg>${text}</span>` : text;
};

/** Crore with two decimals, in South Asian groups. */
export function crore(pkr: number): { raw: string; pkr: string } {
  const raw = s.lakhs(pkr / 1e7, 2);
  return { raw, pkr: s.rupees(raw, 7) };
}

export const units = (figures: s.Figures): string => s.lakhs(Number(figures.units_outstanding), 0);

/** Basis points between two printed returns. */
export function points(a: string | null, b: string | null): string {
  if (a === null || b === null) return '–';
  return cell(String(Math.round((Number(a) - Number(b)) * 100)));
}
