/** Words and small parts that the pages of AMC N255 share. */
import * as s from './shared15.ts';

export const AMC = 'Makran Bank Asset Management Limited';
export const MONTH: s.Month = { year: 2023, month: 10 };
export const SIZE = 'Net Assets (PKR mn)';
export const RATIOS = ['TER (with levies)', 'TER (without levies)', 'Govt. levies'] as const;
export const SELLING = 'Selling & Marketing Expense';

export const footerOf = (page: number): string => `Fund Manager’s Report – October 2023 ${page}`;

const RATE = '* Annualised simple up to 12M; 3Y, 5Y and since launch are CAGR. Calculated with dividends reinvested.';
const ABSOLUTE = '* Absolute up to 12M; 3Y, 5Y and since launch are CAGR. Calculated with dividends reinvested.';
const LEVIES =
  'Govt. levies include Sindh Sales Tax on management and trustee remuneration and the annual fee of SECP.';
const SWWF: Readonly<Record<string, string>> = {
  MBCF: 'PKR 63.91 million (PKR 0.51 per unit)',
  MBIOF: 'PKR 28.44 million (PKR 0.73 per unit)',
  MBIIF: 'PKR 17.02 million (PKR 0.33 per unit)',
  MBSF: 'PKR 34.75 million (PKR 2.01 per unit)',
};

export const notesOf = (fund: s.Fund): string[] => [
  fund.model.kind === 'rate' ? RATE : ABSOLUTE,
  LEVIES,
  'The Fund has reversed the provision against Sindh Workers’ Welfare Fund of ' +
    `${SWWF[fund.abbr] ?? ''} on August 13, 2021.`,
];

export const COMMENTS: Readonly<Record<string, string>> = {
  MBCF:
    'SBP kept the policy rate unchanged at 22% in its meeting of October 30, 2023. Cut-off yields of 3M T-Bills fell ' +
    'by 118 bps to 21.95%. The Fund increased its exposure in T-Bills and kept its WAM below 60 days.',
  MBIOF:
    'Secondary market yields of PIBs declined by 150 to 210 bps during the month on expectations of ' +
    'falling inflation. ' +
    'The Fund added fixed rate PIBs and booked capital gains on a part of its holding.',
  MBIIF:
    'Demand for GoP Ijara Sukuk remained strong with auctions oversubscribed thrice. The Fund increased ' +
    'its allocation ' +
    'to fixed rental Sukuk and reduced deposits with Islamic windows.',
  MBSF:
    'The KSE-100 Index gained 6.5% in total return terms during the month and crossed 51,900 points, led ' +
    'by banks and ' +
    'exploration companies. The Fund remained overweight on both sectors during the month.',
};

export const REVIEW = [
  'CPI inflation clocked in at 26.9% YoY in October 2023 against 31.4% in September. The current account posted a ' +
    'deficit of USD 74 million, and foreign exchange reserves of SBP closed at USD 7.5 billion.',
  'The PKR appreciated by 2.2% against the USD during the month after administrative measures. SBP ' +
    'conducted two T-Bill ' +
    'auctions with a target of PKR 3,450 billion.',
] as const;

export const plain = (v: string | null | undefined): string => v ?? '-';
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
/** The title is the first row of its table, over all its columns. */
export const box = (title: string, columns: number, rows: readonly string[], kind = ''): string =>
  table([`<tr><th class=title colspan=${columns}>${s.esc(title)}</th></tr>`, ...rows], kind);
