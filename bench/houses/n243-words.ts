/** Words and parts of tables that the pages of AMC N243 share. */
import * as s from './shared15.ts';

export const AMC = 'Pindori Capital Management Limited';
export const MONTH: s.Month = { year: 2022, month: 1 };
export const WITH = 'Total Expense Ratio with Levies';
export const LEVIES = 'Government Levies and SECP Fee';
export const WITHOUT = 'Total Expense Ratio without Levies';
export const SIZE = 'Net Assets (Rs. in million)';

export const footerOf = (page: number): string => `${AMC} - January 2022 - Page ${page} of 7`;

/** A month's end like `31-Jan-22`. */
export const monthEnd = (m: s.Month): string => `${s.daysIn(m)}-${s.shortMonth(m)}-${s.year2(m)}`;

export const NOW = monthEnd(MONTH);

const RATE = 'Returns up to one year are annualized and returns of longer periods are annualized (CAGR).';
const ABSOLUTE = 'Returns up to one year are absolute and returns of longer periods are annualized (CAGR).';
const BOTH =
  'Returns up to one year are absolute for the Equity Sub-Fund and annualized for the other Sub-Funds; returns of ' +
  'longer periods are annualized (CAGR).';
const NET = 'Returns are net of management fee and all other expenses and include dividends.';
const DEFAULT =
  'Sohan Textile Mills has not paid the profit and the instalments of its Sukuk since June 2019. The Sukuk is fully ' +
  'provided.';

export const notesOf = (fund: s.Fund): string[] => {
  if (fund.subs !== undefined) return [BOTH, NET];
  return fund.model.kind === 'rate' ? [RATE, NET, DEFAULT] : [ABSOLUTE, NET];
};

export const REVIEW: Readonly<Record<string, string>> = {
  PIIF:
    'The State Bank left its policy rate at 9.75% in January. Profit rates of Islamic banks for large deposits rose ' +
    'after the quarter end, and the Fund placed new money for periods of up to three months. Sukuk of companies ' +
    'were held without a change.',
  PISF:
    'The market rose in the first half of January and lost a part of the gain when the supplementary finance bill ' +
    'was passed. The Fund sold chemicals and bought technology companies, whose exports grew. Cement ' +
    'companies remained the largest sector.',
  PIPF:
    'Contributions of participants were higher than withdrawals. The Debt Sub-Fund bought Ijara Sukuk with a ' +
    'variable rental, and the Equity Sub-Fund followed the sectors of the Stock Fund.',
};

export const sign = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const grid = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<h2>${s.esc(title)}</h2>${body}`;
