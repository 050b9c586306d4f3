/** Words and small parts that the pages of AMC N254 share. */
import * as s from './shared15.ts';

export const AMC = 'Satpara Investments Limited';
export const MONTH: s.Month = { year: 2024, month: 4 };
export const SIZE = 'Fund size';
export const TERS = [
  'TER of the month, with levies',
  'Levies of the month',
  'TER of the year to date, with levies',
  'Levies of the year to date',
] as const;
/** The same ratios of a sub-fund. */
export const SUB_TERS = ['TER, month', 'TER, year to date'] as const;

export const footerOf = (page: number): string => `${AMC} | Monthly report, April 2024 | ${page}`;

const RATE = 'Returns up to 12 months are annualised. Returns of 3 years, 5 years and since launch are a year (CAGR).';
const ABSOLUTE =
  'Returns up to 12 months are absolute. Returns of 3 years, 5 years and since launch are a year (CAGR).';
const SUBS = 'Returns up to 12 months of the Debt and Money Market Sub-Funds are annualised.';
const WELFARE: Readonly<Record<string, string>> = {
  SSF: 'The provision for Sindh Workers’ Welfare Fund of Rs. 21.3 million was reversed on 13 August 2021.',
  SIGF: 'The provision for Sindh Workers’ Welfare Fund of Rs. 6.8 million was reversed on 13 August 2021.',
};

export const notesOf = (fund: s.Fund): string[] =>
  [fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS, WELFARE[fund.abbr]].filter(
    (n) => n !== undefined,
  );

export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  SSF: [
    'The central bank left its policy rate at 22% on 29 April, the seventh time in a row. Inflation of ' +
      'the month fell ' +
      'to 17.3%, the lowest in two years.',
    'We moved money from deposits to one-year Treasury bills before the yields fell, and we will ' +
      'lengthen the portfolio ' +
      'further when the first cut is near.',
  ],
  SIGF: [
    'Shares fell sharply in April, after a strong March, because investors took their gains before the ' +
      'budget and the ' +
      'talks with the IMF.',
    'We added cement and technology at lower prices, and sold a part of our power companies after their strong year.',
  ],
  SIPF: [
    'The equity sub-fund lost a tenth of its value in April, while the debt sub-fund earned the high ' +
      'rates of its Ijara ' +
      'Sukuk.',
    'Remember that contributions before 30 June count for the tax credit of this year.',
  ],
};

export const pct = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h2>${s.esc(title)}</h2>${body}</div>`;
