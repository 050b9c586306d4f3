/** Words and small parts that the pages of AMC N252 share. */
import * as s from './shared15.ts';

export const AMC = 'Biafo Investment Management Limited';
export const MONTH: s.Month = { year: 2025, month: 10 };
export const SIZE = 'Net Assets (PKR mn)';
export const RATIOS = ['TER incl. Govt. Levies', 'Govt. Levies & SECP Fee', 'TER excl. Govt. Levies'] as const;
export const SELLING = 'Selling & Marketing Exp.';

export const footerOf = (page: number): string => `Biafo Investments | Fund Manager Report, October 2025 | ${page}`;

const RATE =
  '* 3 Years, 5 Years and Since Launch are annualized (CAGR, Morning Star method). 1 Month to 12 Months are ' +
  'annualized (simple). Performance is net of management fee and all other expenses, with dividends reinvested.';
const ABSOLUTE =
  '* 3 Years, 5 Years and Since Launch are annualized (CAGR, Morning Star method). 1 Month to 12 Months are ' +
  'cumulative. Performance is net of management fee and all other expenses, with dividends reinvested.';
const LEVIES =
  'TER is annualized. Govt. levies include 15% Sindh Sales Tax on the remuneration of the Management Company ' +
  'and of the Trustee, and the annual fee of the SECP. The NAV is after the accrual of these levies.';
const WELFARE: Readonly<Record<string, string>> = {
  BCMF:
    'WWF: the provision against Sindh Workers’ Welfare Fund of PKR 71.34 mn was reversed on August 13, 2021, which ' +
    'raised the NAV of that day by PKR 0.8912 (0.86%).',
  BIMF:
    'WWF: the provision against Sindh Workers’ Welfare Fund of PKR 28.07 mn was reversed on August 13, 2021, which ' +
    'raised the NAV of that day by PKR 0.4127 (0.79%).',
  BSF:
    'WWF: the provision against Sindh Workers’ Welfare Fund of PKR 33.62 mn was reversed on August 13, 2021, which ' +
    'raised the NAV of that day by PKR 0.9750 (1.21%).',
};
const MINIMUM =
  'Disclaimer: this publication is for information only. Mutual funds are subject to market risks; past performance ' +
  'is not necessarily indicative of future results.';

export const notesOf = (fund: s.Fund): string[] =>
  [fund.model.kind === 'rate' ? RATE : ABSOLUTE, LEVIES, WELFARE[fund.abbr], MINIMUM].filter((n) => n !== undefined);

export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  BCMF: [
    'The Fund posted a return above its benchmark during the month. The MPC kept the policy rate at 11.00% in its ' +
      'meeting of October 27, 2025, as CPI inflation rose to 6.2% YoY from 5.6% in September. The cut-off of 3-month ' +
      'T-Bills in the last auction was 10.99%, against 10.85% a month before.',
    'Exposure in T-Bills was raised by about 1% of total assets, and placements at 11.10% with DFIs were renewed for ' +
      '30 days. We shall keep the maturity of the Fund below 60 days until the next meeting.',
  ],
  BIMF: [
    'Secondary market yields of 3-year and 5-year PIBs rose by 12 to 18 bps during the month, after the auction of ' +
      'October 15, 2025 in which PKR 412 billion was accepted against a target of PKR 300 billion. The Fund booked ' +
      'gains of PKR 14.2 mn on floating rate PIBs and placed the proceeds in daily product accounts at 10.75%.',
    'Coupons of all TFCs and Sukuks were received on their due dates, except those listed below as non-compliant. ' +
      'Spread transactions offered 12.4% on average.',
  ],
  BSF: [
    'The KSE-100 Index closed at 161,631 points, 6.7% above September. Foreigners were net sellers of USD 41.6 mn, ' +
      'which mutual funds (USD 27.9 mn) and individuals (USD 18.3 mn) absorbed. Average daily volumes fell by 14% to ' +
      '1.31 billion shares.',
    'The Fund reduced Cement by 0.6% of total assets and added to Commercial Banks before the results of the third ' +
      'quarter. The market trades at a forward PER of 8.1x and a dividend yield of 5.7%.',
  ],
  BVAF: [
    'Equities were trimmed in the first week of the month, when the index was above 158,000 points, and the proceeds ' +
      'went to 12-month T-Bills at 11.02%. At month end the allocation to equities was below its average of ' +
      'the last twelve months (58.0%).',
  ],
};

/** `-1.20%` unchanged, a dash for what the page does not have. */
export const pct = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const titled = (title: string, body: string): string => `<div class=box><h2>${s.esc(title)}</h2>${body}</div>`;
