/** Words and small parts that the pages of AMC N249 share. */
import * as s from './shared15.ts';

export const AMC = 'Khaliphat Funds Limited';
export const MONTH: s.Month = { year: 2021, month: 9 };
export const SIZE = 'Net Assets (Rs. in ‘000)';
export const RATIOS = [
  'TER for Sep’21 (annualized), including Govt. levies',
  'TER for Sep’21 (annualized), excluding Govt. levies',
  'TER for 3MFY22 (annualized), including Govt. levies',
  'TER for 3MFY22 (annualized), excluding Govt. levies',
] as const;
export const SELLING = 'Selling & Marketing Expense, 3MFY22';

export const footerOf = (page: number): string => `Page ${page} of 6`;

const HISTORY =
  'Performance data does not include the cost incurred directly by an investor in the form of sales load.';
const RATE = 'Returns for periods of up to one year are simple annualized; returns of more than one year are CAGR.';
const ABSOLUTE = 'Returns for periods of up to one year are absolute; returns of more than one year are CAGR.';
const SWWF: Readonly<Record<string, string>> = {
  KMMF: '17.84 million (Rs.0.41 per unit)',
  KGBF: '9.37 million (Rs.0.66 per unit)',
  KISF: '8.12 million (Rs.0.35 per unit)',
  KSAF: '21.06 million (Rs.2.44 per unit)',
};
const reversal = (text: string | undefined): string[] =>
  text === undefined
    ? []
    : [`The Scheme has reversed its provision for Sindh Workers’ Welfare Fund of Rs.${text} on August 13, 2021.`];

export const notesOf = (fund: s.Fund): string[] => [
  fund.model.kind === 'rate' ? RATE : ABSOLUTE,
  HISTORY,
  ...reversal(SWWF[fund.abbr]),
];

export const COMMENTS: Readonly<Record<string, string>> = {
  KMMF:
    'During the month, the Fund posted a return in line with its benchmark. The WAM was reduced ahead of the MPC ' +
    'meeting, which increased the policy rate by 25 bps to 7.25%. Exposure in T-Bills was increased.',
  KGBF:
    'PIB yields rose by 35 to 60 bps across tenors after the policy rate was increased on September 20, 2021. The ' +
    'Fund switched from 5 years PIBs to floating rate PIBs to contain the mark to market loss.',
  KISF:
    'The Fund held half of its assets with Islamic banks and windows. The management participated in the GoP Ijara ' +
    'Sukuk auction and will remain watchful of the external account.',
  KSAF:
    'The KSE-100 Index lost 2,520 points (5.3% MoM) to close at 44,900 as MSCI moved Pakistan to the Frontier Markets ' +
    'Index. Foreigners sold shares of USD 34.9 million. The Fund reduced cement and steel.',
  KFPF:
    'The plans reduced equity exposure during the month, because rising commodity prices and the current account ' +
    'deficit call for caution. Proceeds were placed in the money market fund.',
};

export const REVIEW = [
  'Inflation for September 2021 clocked in at 9.0% YoY against 8.4% in August. The current account posted a deficit of ' +
    'USD 1.1 billion during the month, while remittances remained strong at USD 2.7 billion.',
  'The Monetary Policy Committee increased the policy rate by 25 bps to 7.25%. The central bank sold T-Bills of Rs.1,262 ' +
    'billion, with a cut-off of 7.63% for three months paper. Secondary market yields rose further after the meeting.',
  'The stock market remained under pressure because of the reclassification by MSCI and a weakening rupee. Average ' +
    'daily volumes increased by 4% to 402 million shares.',
] as const;

/** `-1.20` as `(1.20)%`. */
export const pct = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)})%` : `${v}%`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const titled = (title: string, body: string): string => `<p class=title>${s.esc(title)}</p>${body}`;
