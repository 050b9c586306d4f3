/** Words and small parts that the pages of AMC N242 share. */
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

export const AMC = 'Dharabi Asset Management Limited';
export const MONTH: s.Month = { year: 2024, month: 10 };
export const NOW = dashed(MONTH);
export const WITH = 'Total Expense Ratio including levies';
export const WITHOUT = 'Total Expense Ratio excluding levies';
export const LEVIES = 'Levies (Sindh sales tax, SECP fee)';
export const SIZE = 'Net Assets (Rs. in million)';

export const footerOf = (page: number): string => `${AMC} | Fund Manager Report October 2024 | Page ${page}`;

const RATE = 'Returns of less than one year are annualized simple returns; others are compound annual returns.';
const ABSOLUTE = 'Returns of less than one year are absolute; returns of several years are compound annual returns.';
const NET = 'Returns are after all expenses and with dividends reinvested, and without any sales load.';
const WELFARE: Readonly<Record<string, string>> = {
  DDLF: 'The Fund has made a provision of Rs. 18.42 million for Federal Excise Duty, which is Rs. 0.06 per unit.',
  DIOF: 'The Fund has made a provision of Rs. 9.37 million for Federal Excise Duty, which is Rs. 0.10 per unit.',
  DSAF: 'The Fund has made a provision of Rs. 31.06 million for Federal Excise Duty, which is Rs. 0.90 per unit.',
  DFAF: 'The Fund has made a provision of Rs. 2.85 million for Federal Excise Duty, which is Rs. 0.24 per unit.',
};
const DEFAULTED =
  'Chenab Spinning Mills Limited and Kurrak Leasing Limited have not paid their instalments, and their ' +
  'certificates are non-performing under the SECP criteria for provisioning.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.model.kind === 'rate' ? RATE : ABSOLUTE,
  NET,
  s.only(WELFARE[fund.abbr], 'provision'),
  ...(fund.abbr === 'DIOF' ? [DEFAULTED] : []),
];

export const COMMENTS: Readonly<Record<string, string>> = {
  DDLF:
    'Yields of Treasury Bills fell further ahead of the monetary policy meeting of November 4. The Fund lengthened ' +
    'its maturity in the auction of October 16 and placed the rest of its assets with commercial banks at rates ' +
    'that were fixed before the cut.',
  DIOF:
    'The CPI inflation of October was 7.2% over the year. The Fund added floating rate Pakistan Investment Bonds and ' +
    'sold a part of its Treasury Bills at a gain. Term finance certificates were held at the level of September.',
  DSAF:
    'The KSE-100 Index closed the month near 89,000 points as local mutual funds and companies bought shares and ' +
    'foreign investors sold for a net USD 52 million. The Fund increased banks and fertilizer companies and ' +
    'reduced cement and technology companies.',
  DFAF:
    'The Fund kept its equities above one half of its assets as results of the September quarter were good. ' +
    'Pakistan Investment Bonds gained in price, and deposits were reduced before rates fall further.',
};

export const signed = (v: string | null | undefined): string => v ?? '-';
export const bar = (text: string): string => `<h3>${s.esc(text)}</h3>`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const block = (title: string, body: string): string => `<div class=block>${bar(title)}${body}</div>`;
