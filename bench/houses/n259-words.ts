/** Words and small parts that the pages of AMC N259 share. */
import * as s from './shared15.ts';

export const AMC = 'Gidar Savings and Pension Funds Limited';
export const MONTH: s.Month = { year: 2024, month: 11 };
export const SIZE = 'Net assets of the Fund';
export const SUB_SIZE = 'Net assets (Rs. million)';
export const BENCHMARK = 'Benchmark';

export const TERS = ['Expenses of the Fund', 'Government levies', 'Total expense ratio'] as const;
export const SUB_TER = 'Total expense ratio with levies';

export const footerOf = (page: number): string => `Form FMR-11/2024, page ${page}`;

const RATE = 'Returns of periods up to one year are annualised; those of longer periods are CAGR.';
const ABSOLUTE = 'Returns of periods up to one year are absolute; those of longer periods are CAGR.';
const SUBS =
  'Returns of periods up to one year are absolute for the Equity Sub-Fund and annualised for both others; those of ' +
  'longer periods are CAGR.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs !== undefined ? SUBS : fund.model.kind === 'rate' ? RATE : ABSOLUTE,
  s.RISK_NOTE,
];

export const COMMENTS: Readonly<Record<string, string>> = {
  GDSF:
    'The State Bank cut its policy rate by 250 bps to 15.0% on 4 November. The Fund held its bills of six and 12 ' +
    'months, bought in September, and placed maturing money with banks for the end of the quarter.',
  GIF:
    'Inflation fell to 4.9%, the lowest rate in six years. The Fund extended its duration with five-year bonds and ' +
    'sold two papers of power companies with small spreads.',
  GAAF:
    'Shares were sold by foreign investors, and banks and cement companies fell most. The Fund kept its shares near ' +
    'their long-term weight during the month and renewed its deposits for three months.',
  GPF:
    'The Equity Sub-Fund lost value in November, while both others earned more than inflation. Members who have not ' +
    'chosen an allocation are in the medium one, with about a third of their money in each sub-fund.',
};

export const pct = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
export const part = (title: string, body: string, kind = ''): string =>
  `<div class="part ${kind}"><h2>${s.esc(title)}</h2>${body}</div>`;
