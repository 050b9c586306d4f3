/** Words, cells and tables that the pages of AMC N232 share. */
import { between } from './shared11.ts';
import * as s from './shared15.ts';

export const AMC = 'Karomber Asset Management Company Limited';
export const MONTH: s.Month = { year: 2021, month: 2 };
export const DAY = 'February 28, 2021';
export const RATIO = 'Total Expense Ratio';
export const LEVIES = 'Govt. Levies';
export const CHARGE = 'Mgt. Fee Charged (p.a.)';

export const footer = (page: number): string => `Karomber Asset Management | Fund Manager's Report | ${page}`;

/** `FY 2019-20` from `20`. */
export const yearLabel = (y: string): string => `FY ${2000 + Number(y) - 1}-${y}`;

export const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);

const PENSION_NOTE =
  'Returns of the Debt and Money Market Sub-Funds of up to one year are annualized. Returns of three years, five ' +
  'years and since inception are CAGR.';

/** What the fund would have without its provision. */
export function noteOn(entry: s.Entry, fund: s.Fund): string[] {
  if (fund.subs !== undefined) return [PENSION_NOTE];
  const nav = Number(entry.nav_per_unit);
  const higher = between(0.004, 0.009, fund.name, 'SWWF');
  const amount = (Number(entry.fund_size_pkr) / 1e6) * higher;
  return [
    `Sindh Workers' Welfare Fund (SWWF): the Scheme has maintained a provision of Rs. ${amount.toFixed(2)} mn. If it ` +
      `were not made, the NAV per unit would be higher by Rs. ${(nav * higher).toFixed(4)} and the return of the ` +
      `fiscal year to date by ${(higher * 100).toFixed(2)}%.`,
  ];
}

export const caption = (text: string): string => `<h3>${s.esc(text)}</h3>`;

export const table = (rows: readonly string[], kind: string): string =>
  `<table class="${kind}">${rows.join('')}</table>`;

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');

/** Two values under one label. */
export function pair(a: string | null | undefined, b: string | null | undefined): string | null {
  const both = [a, b].filter((v) => v !== null && v !== undefined);
  return both.length === 0 ? null : both.join(' / ');
}
