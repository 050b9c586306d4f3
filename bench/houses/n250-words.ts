/** Words and small parts that the pages of AMC N250 share. */
import * as s from './shared15.ts';

export const AMC = 'Rupal Asset Management Limited';
export const MONTH: s.Month = { year: 2023, month: 4 };
export const LABEL = 'April 2023';
export const SIZE = 'Net assets';
export const UNIT = 'Amounts in PKR million; returns, shares and ratios in percent';

/** The ladder of expenses: the third row is the sum of those above it, and the last one that of two above it. */
export const LADDER = [
  'Management fee',
  'Trustee fee and other expenses',
  'TER without levies',
  'Government levies',
  'TER with levies',
] as const;

export const footerOf = (page: number): string => `Fund Manager Report ${LABEL} ${page} / 5`;

const RATE =
  'a. Returns of up to one year are simple annualised returns; returns of longer periods are compounded annually.';
const ABSOLUTE = 'a. Returns of up to one year are cumulative; returns of longer periods are compounded annually.';
const SUBS =
  'a. Returns of up to one year are cumulative for the Equity Sub-Fund and simple annualised for the other sub-funds.';
const LADDER_NOTE =
  'b. Expenses are annualised, in percent of average net assets; levies are Sindh sales tax and the fee of the SECP.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS,
  LADDER_NOTE,
];

export const COMMENTS: Readonly<Record<string, string>> = {
  RCMF:
    'The State Bank raised its policy rate by 100 bps to 21% on 4 April. Cut-off yields of three-month bills reached ' +
    '21.99% at the last auction. The Fund kept its maturity short and added bills of the primary market.',
  RIOF:
    'Inflation reached 36.4% in April. Secondary yields of short tenors rose by about 60 bps, while those of ten ' +
    'years were stable. The Fund replaced matured placements with floating rate bonds and a short-term Sukuk.',
  RGEF:
    'The KSE-100 lost 1.2% in April as the staff-level agreement was delayed, and volumes remained thin during ' +
    'Ramadan. The Fund added exploration companies and sold a part of its cement companies.',
  RRF:
    'The Equity Sub-Fund stayed close to its strategic weight of shares. The Debt Sub-Fund preferred floating rate ' +
    'bonds, and the Money Market Sub-Fund rolled its bills over at higher yields.',
};

export const plain = (v: string | null | undefined): string => v ?? '–';
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string, mark = ''): string =>
  `<div class=part><h2>${s.esc(title)}${mark === '' ? '' : `<sup>${mark}</sup>`}</h2>${body}</div>`;
