/** Words and small parts that the pages of AMC N245 share. */
import * as s from './shared15.ts';

export const AMC = 'Dureji Islamic Funds Limited';
export const MONTH: s.Month = { year: 2025, month: 11 };
export const SIZE = 'Assets under Management';

/** Heads of the columns of expenses; the last ones are the sum with levies and the sum without. */
export const EXPENSES = [
  'Mgmt. Fee',
  'Trustee Fee',
  'Other Exp.',
  'Govt. Levies & SECP Fee',
  'Total TER with Levies',
  'Total TER without Levies',
] as const;

export const footerOf = (page: number): string => `Dureji Islamic Funds | November 2025 | ${page}/7`;

/** `Nov 30, 25` as the end of a month. */
export const monthEnd = (m: s.Month): string => `${s.shortMonth(m)} ${s.daysIn(m)}, ${s.year2(m)}`;
export const NOW = monthEnd(MONTH);

const RATE = '1. Returns of one year or less are simple annualised; longer periods are annualised (CAGR).';
const ABSOLUTE = '1. Returns of one year or less are cumulative; longer periods are annualised (CAGR).';
const BOTH =
  '1. Returns of the Equity Sub-Fund for one year or less are cumulative; those of the others are annualised.';
const NET = '2. Fund returns are net of management fee and all other expenses.';
const PAST = '3. Past performance is not an indication of future results. Please read the offering document.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : BOTH,
  NET,
  PAST,
];

export const REVIEW: Readonly<Record<string, string>> = {
  DICF:
    'Yields of short Ijara Sukuk moved within 10 bps over the month as the market expects no change of the policy ' +
    'rate in December. Placements with Islamic banks were rolled over at better rates.',
  DISF:
    'The Government sold Ijara Sukuk of Rs 312 billion in the auction of November 19, above its target. The fund ' +
    'bought one year Sukuk and reduced deposits. Inflation of November is expected near 6.3%.',
  DIEF:
    'The KMI-30 Index was led by cement and oil companies. Local funds remained buyers while foreign investors sold ' +
    'USD 28 million. The fund added pharmaceutical companies after their quarterly results.',
  DIBF:
    'The fund kept a little over half of its assets in shares. The allocation to Sukuk was raised as prices of longer ' +
    'tenors eased in the first half of the month.',
  DIPF:
    'The Equity Sub-Fund was fully invested with a preference for cement and exploration companies. The Debt and ' +
    'Money Market Sub-Funds held Ijara Sukuk and deposits with Islamic banks.',
};

export const signed = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h2>${s.esc(title)}</h2>${body}</div>`;
