/** Words and small parts that the pages of AMC N270 share. */
import * as s from './shared15.ts';

export const AMC = 'Shakargarh Investments Limited';
export const MONTH: s.Month = { year: 2016, month: 3 };
export const LAST: s.Month = { year: 2016, month: 2 };
export const SIZE = 'Net assets (Rs. in million)';
export const BENCHMARK = 'Benchmark';
export const ALL_IN = 'Total expense ratio';
export const NO_LEVIES = 'Excluding government levies';

/** `31-Dec-15` */
export const dayOf = ([year, month, d]: s.Day): string =>
  `${d}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

export const footerOf = (page: number): string => `Fund Manager Report March 2016 – Page ${page} of 5`;

const LEVIES =
  '* Levies are the Sindh sales tax, the federal excise duty and the fee of the SECP. Ratios are annualised.';
const BASIS = {
  rate: '** Returns up to one year are simple annualised; longer periods are compound annual growth rates (CAGR).',
  market: '** Returns up to one year are absolute; longer periods are compound annual growth rates (CAGR).',
  pension:
    '** The Equity Sub-Fund has absolute returns and the other two simple annualised ones up to one year; CAGR after that.',
} as const;

export const notesOf = (fund: s.Fund): string[] => [
  LEVIES,
  BASIS[fund.subs === undefined ? fund.model.kind : 'pension'],
];

export const COMMENTS: Readonly<Record<string, string>> = {
  SKCF:
    'The SBP kept its policy rate unchanged in March. We shifted part of the deposits into T-Bills ahead of the quarter ' +
    'end, when banks offered better rates for a few days only.',
  SKII:
    'The supply of new Ijara Sukuk remained short, and prices rose above par. The Fund kept its deposits with Islamic ' +
    'banks and bought no corporate Sukuk in the month.',
  SKSF: 'Foreigners sold in the first half of the month, and local institutions absorbed what they sold.',
  SKAA:
    'We kept the share of equities near the middle of its range. Cement dispatches rose on a double digit pace and our ' +
    'holdings in the sector were the largest contributors.',
  SKPF:
    'Participants who contribute before 30 June may claim a tax credit under section 63 of the Income Tax Ordinance, ' +
    '2001. All sub-funds kept their limits in the month.',
};

export const num = (v: string | null | undefined): string => s.bracketed(v);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
/** A merged cell over a table of this number of columns. */
export const title = (text: string, columns: number): string =>
  `<tr class=title><th colspan=${columns}>${s.esc(text)}</th></tr>`;
