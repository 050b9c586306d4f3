/** Words, notes and small parts that the pages of AMC N233 share. */
import * as s from './shared15.ts';

export const AMC = 'Bahadurpur Asset Managers Limited';
export const MONTH: s.Month = { year: 2024, month: 4 };
export const DAY = 'April 30, 2024';
export const SHARES = '% of total assets';

export const monthLabel = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

const SIMPLE = '* Annualised: the simple return of the period times 365 by its days.';
const CAGR = '** Compound annual growth rate (CAGR).';
const ABSOLUTE = '*** Absolute return, not annualised.';
const LOADED = '# Absolute, after the front-end load; all other returns are before load.';
const PEERS = '^ Average of the category as published by MUFAP.';
const NO_PEERS = '^ The category has no other fund.';
const TER = '† Annualised; levies are Sindh sales tax and the SECP fee.';
const NO_PAYOUT = '‡ The NAV falls in June by what the fund pays out.';

export function notesOf(fund: s.Fund): readonly string[] {
  if (fund.subs !== undefined) return [SIMPLE, CAGR, ABSOLUTE, TER];
  if (fund.abbr === 'BBF') return [ABSOLUTE, CAGR, LOADED, NO_PEERS, TER];
  return fund.model.kind === 'rate' ? [SIMPLE, CAGR, PEERS, TER, NO_PAYOUT] : [ABSOLUTE, CAGR, LOADED, PEERS, TER];
}

/** The label of a period with the mark that says how its returns are computed. */
export function marked(label: string, kind: s.Model['kind'] | 'both'): string {
  if (/^[35] years|inception/.test(label)) return `${label}**`;
  return kind === 'both' ? label : `${label}${kind === 'rate' ? '*' : '***'}`;
}

/** Escaped text whose marks are above the line. */
export const sup = (text: string): string => s.esc(text).replace(/[*#^†‡]+$/, (mark) => `<sup>${mark}</sup>`);

export const cell = (v: string | null | undefined): string => s.bracketed(v);

export const table = (rows: readonly string[], kind: string): string =>
  `<table class="${kind}">${rows.join('')}</table>`;

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(sup), 'td', kind);
export const head = (cells: readonly string[], kind = ''): string => s.tr(cells.map(sup), 'th', kind);
export const title = (text: string): string => `<h3>${sup(text)}</h3>`;

export const VIEWS: Readonly<Record<string, readonly string[]>> = {
  BLF: [
    'The central bank left its policy rate unchanged in the meeting of April 29, for the seventh time in a row. ' +
      'Cut-offs of three-month T-Bills rose by 14 basis points between the two auctions of the ' +
      'month, in which the Government ' +
      'took PKR 1.02 trillion.',
    'We lengthened the portfolio a little, since we expect the first cut of the rate before the end of the quarter.',
  ],
  BIIF: [
    'Two auctions of Ijarah Sukuk raised PKR 131 billion against bids of PKR 548 billion, so that rentals of the ' +
      'fixed paper settled about 60 basis points below those of February.',
    'We bid for the three-year floating Sukuk in both auctions, and were allotted PKR 120 million.',
  ],
  BSF: [
    'The index fell in three of the four weeks. Foreign investors were net sellers of USD 32 million, while ' +
      'insurance companies bought shares for USD 18 million.',
    'We added to fertilizer makers after urea sales of 512,000 tons in March, and paid less attention to technology.',
  ],
  BIDF: [
    'Companies of our universe announced interim dividends in the result season of April, of which oil and gas ' +
      'explorers paid the most. Circular debt payments of PKR 88 billion helped power producers.',
    'We will keep shares that trade below six times their earnings.',
  ],
  BBF: [
    'Bonds gained as yields of five-year PIBs eased by 22 basis points. Inflation of the month slowed to 17.3% from ' +
      '20.7% in March, the least in 23 months.',
    'We hold PIBs of three to five years, and expect more from them than from cash over the next 12 months.',
  ],
  BPF: [
    'Contributions of PKR 41 million came in over the month, mostly from employers. The Equity Sub-Fund kept to ' +
      'large companies. The Debt Sub-Fund bought floating PIBs whose coupon resets twice a year; the Money Market ' +
      'Sub-Fund holds no paper longer than 180 days.',
  ],
};
