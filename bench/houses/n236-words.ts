/** Words, cells and tables with a spine that the pages of AMC N236 share. */
import * as s from './shared15.ts';

export const AMC = 'Malot Asset Management Limited';
export const MONTH: s.Month = { year: 2022, month: 11 };
export const DAY = 'November 30, 2022';
export const RATIO = 'Expense Ratio incl. Levies';
export const RATIO_NET = 'Expense Ratio excl. Levies';

export const footer = (page: number): string => `${AMC} | FMR November 2022 | Page ${page}`;

export const yearLabel = (y: string): string => `FY${y}`;

export function notesOn(fund: s.Fund): string[] {
  const ratio = 'Expense ratios are annualized; levies are Sindh Sales Tax on management fee and SECP fee.';
  if (fund.subs !== undefined)
    return [
      'Returns of the Debt and Money Market Sub-Funds up to 365 days are annualized (simple); those of the Equity ' +
        'Sub-Fund are absolute. Returns over a year are compounded annually.',
      ratio,
    ];
  const kind = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
  return [`Returns up to 365 days are ${kind}; returns over a year are compounded annually.`, ratio];
}

export const cell = (v: string | null | undefined): string => v ?? '-';
export const share = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

export const caption = (text: string): string => `<h3>${s.esc(text)}</h3>`;
export const row = (cells: readonly string[]): string => s.tr(cells.map(s.esc));
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind: string): string =>
  `<table class="${kind}">${rows.join('')}</table>`;

/** Rows of a figure, a label and a figure, under a head of the same form. */
export const spine = (
  top: readonly [string, string, string],
  rows: readonly (readonly [string, string, string])[],
): string => table([head(top), ...rows.map((r) => row(r))], 'spine');
