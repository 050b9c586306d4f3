/** Words, cells and tables that the pages of AMC N240 share. */
import * as s from './shared15.ts';

export const AMC = 'Kehror Asset Management Company Limited';
export const MONTH: s.Month = { year: 2024, month: 3 };
export const WITH = 'TER with Levies';
export const LEVIES = 'Government Levies';
export const WITHOUT = 'TER without Levies';
export const PEERS = 'Category Average';
export const REPORT = 'Fund Managers’ Report for the Month of March 2024';
export const AS_OF = 'As on March 31, 2024';

export const footerOf = (page: number): string => `${AMC} - Islamic Funds - ${page}`;

export const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

export const percent = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

export const bar = (text: string, under = ''): string =>
  `<h3>${s.esc(text)}${under === '' ? '' : ` <small>${s.esc(under)}</small>`}</h3>`;

export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');

export const block = (title: string, body: string): string => `<div class=block>${bar(title)}${body}</div>`;

const RATE = 'Returns up to one year are annualized on a simple basis; returns over one year are annualized (CAGR).';
const ABSOLUTE = 'Returns up to one year are absolute; returns over one year are annualized (CAGR).';
const BOTH =
  'Returns up to one year are absolute for the Equity Sub-Fund and annualized for the others; returns over one ' +
  'year are annualized (CAGR).';
const NET = 'Returns are net of all fees and expenses, with dividend reinvested, and exclude sales load.';
const DEFAULT =
  'The Sukuk of Ghazan Sugar Mills Limited has been in default since August 2019. The Fund has made a provision for ' +
  'all of it, as Circular 33 of 2012 of the SECP requires.';
const WELFARE =
  'No provision for the Sindh Workers’ Welfare Fund has been made since August 2021, when the provision of the years ' +
  'before was reversed.';

export function notesOf(fund: s.Fund): string[] {
  if (fund.subs !== undefined) return [BOTH, NET, WELFARE];
  const first = fund.model.kind === 'rate' ? RATE : ABSOLUTE;
  return fund.abbr === 'KIIF' ? [first, NET, DEFAULT, WELFARE] : [first, NET, WELFARE];
}

export const VIEWS: Readonly<Record<string, string>> = {
  KIMMF:
    'The SBP held its policy rate at 22.00% in the meeting of March 18. Profit rates of Islamic banks eased by 30 to ' +
    '50 basis points before the quarter end, and the Fund moved a part of its placements to short term Sukuk.',
  KIIF:
    'Ijara Sukuk of one year were sold in the auction at 19.99%, against 20.74% a month earlier. The Fund bought ' +
    'fixed rental Sukuk of three years and let two corporate Sukuk run off.',
  KISF:
    'The KMI-30 Index gained in the last week of the month as the staff level agreement with the IMF was reached. ' +
    'The Fund reduced fertilizer companies after their results and added to explorers and cement companies.',
  KIAAF:
    'The Fund kept its equities above their neutral weight as corporate profits of the half year were up by 29%. ' +
    'Deposits were placed at rates between 19.25% and 20.60%.',
  KIPF:
    'Contributions of PKR 31 million were received over the month. The Debt Sub-Fund lengthened its maturity by ' +
    'buying fixed rental Ijara Sukuk, and the Equity Sub-Fund remained invested close to its upper limit.',
};
