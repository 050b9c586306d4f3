/** Words, cells and tables that the pages of AMC N238 share. */
import * as s from './shared15.ts';

export const AMC = 'Khabikki Asset Management Limited';
export const MONTH: s.Month = { year: 2023, month: 9 };
export const TER = 'TER incl. Levies';
export const LEVIES = 'Govt. Levies and SECP Fee';
export const NET = 'TER excl. Levies';
export const CHARGE = 'Actual Rate of Management Fee';
export const NOW = 'Sep 30, 2023';
export const PEERS = 'Peer Average';

export const footerOf = (page: number): string => `Page ${page} | September 2023 | ${AMC}`;

/** 8-Sep-2023 */
export const dayText = ([y, m, d]: s.Day): string => `${d}-${s.shortMonth({ year: y, month: m })}-${y}`;

export const endText = (m: s.Month): string => `${s.shortMonth(m)} ${s.daysIn(m)}, ${m.year}`;

export const share = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : `${s.bracketed(v).replace(')', '')}%${v.startsWith('-') ? ')' : ''}`;

export const caption = (text: string): string => `<h3>${s.esc(text)}</h3>`;

export const table = (rows: readonly string[], kind: string): string =>
  `<table class="${kind}">${rows.join('')}</table>`;

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');

const LEGAL =
  'Disclaimer: This publication is for informational purposes only and nothing herein should be construed as a ' +
  'solicitation, recommendation or an offer to buy or sell any fund. All investments in mutual and pension funds are ' +
  'subject to market risks. Past performance is not necessarily indicative of future results.';
const RATIOS = 'Expense ratios are annualized; levies are Sindh Sales Tax and the annual fee of SECP.';
const PEER_NOTE = 'Peer average is that of all funds of the same category as compiled by MUFAP.';

const SUBS =
  'Returns of the Equity Sub-Fund up to one year are absolute, those of the other Sub-Funds simple annualized; ' +
  'returns of more than one year are CAGR.';

export const notesOf = (fund: s.Fund): string[] => [RATIOS, fund.subs === undefined ? PEER_NOTE : SUBS, LEGAL];

/** The basis of the returns that are above the periods. */
export const basis = (isRate: boolean): string => (isRate ? 'Simple Annualized' : 'Absolute');
