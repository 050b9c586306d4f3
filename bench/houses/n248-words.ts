/** Words and small parts that the pages of AMC N248 share. */
import * as s from './shared15.ts';

export const AMC = 'Muslakh Investment Management Limited';
export const MONTH: s.Month = { year: 2024, month: 1 };
export const SIZE = 'Net assets';
/** Heads of the columns of expense ratios; the month and the year are rows. */
export const RATIOS = ['TER with levies', 'Govt. levies', 'TER without levies'] as const;
export const MTD = 'January 2024';
export const YTD = 'Year to date';

export const footerOf = (page: number): string => `${page} Muslakh Investment Management · January 2024`;

const RATE =
  'Returns of up to 12 months are annualised (simple); returns of 3 and 5 years and since inception are compound ' +
  'annual rates. Dividends are reinvested.';
const ABSOLUTE =
  'Returns of up to 12 months are absolute; returns of 3 and 5 years and since inception are compound annual rates. ' +
  'Dividends are reinvested.';
const SUBS =
  'Returns of MPF Debt and MPF Money Market for up to 12 months are annualised; those of MPF Equity are absolute.';
const LEVIES =
  'Government levies are the Sindh sales tax on management and trustee fees and the annual fee of the SECP.';
const WELFARE: Readonly<Record<string, string>> = {
  MLF: 'Workers’ Welfare Fund: the provision of Rs. 48.2 million was written back on 13 August 2021.',
  MBIF: 'Workers’ Welfare Fund: the provision of Rs. 17.6 million was written back on 13 August 2021.',
  MSEF: 'Workers’ Welfare Fund: the provision of Rs. 26.9 million was written back on 13 August 2021.',
};

export const notesOf = (fund: s.Fund): string[] =>
  [fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS, LEVIES, WELFARE[fund.abbr]].filter(
    (n) => n !== undefined,
  );

export const COMMENTS: Readonly<Record<string, string>> = {
  MLF:
    'The central bank kept the policy rate at 22% on 29 January. Three-month bills were sold at 20.45%, about 100 ' +
    'basis points below December. The Fund lengthened its maturity before the auction.',
  MBIF:
    'Inflation of January was 28.3% against 29.7% in December. Yields of three-year bonds fell to 16.8%. The Fund ' +
    'sold a part of its floating rate bonds at a gain and bought twelve-month bills.',
  MSEF:
    'The KSE 100 lost 0.8% in January before the general elections, and volumes fell by a third. The Fund bought ' +
    'banks before their final dividends and sold a part of its cement companies.',
  MFAF:
    'Shares were held near one half of the assets until the elections of February. Proceeds of sales were placed in ' +
    'Treasury bills at yields above 20%.',
  MPF:
    'The debt sub-fund gained from the lower yields of bonds. The equity sub-fund stayed invested in companies with ' +
    'high dividends. Contributions of the month were Rs. 31 million.',
};

export const plain = (v: string | null | undefined): string => v ?? '–';
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h2>${s.esc(title)}</h2>${body}</div>`;
