/** Words and small parts that the pages of AMC N263 share. */
import * as s from './shared15.ts';

export const AMC = 'Chorhoi Investments Limited';
export const MONTH: s.Month = { year: 2025, month: 4 };
export const NOW = '30 Apr 2025';
export const THEN = '31 Mar 2025';
export const SIZE = 'Net assets';
export const TERS = [
  'Total expense ratio, MTD',
  'Total expense ratio, YTD',
  'of which Government levies, MTD',
  'of which Government levies, YTD',
] as const;
export const PLAN_TERS = ['Total expense ratio, MTD', 'Total expense ratio, YTD'] as const;
export const BENCHMARK = 'Benchmark';
export const NONE = '—';

export const footerOf = (page: number): string => `Page ${page} of the Mandate Monitor, April 2025`;

const RATE = 'Periods of up to 1 year: simple annualised returns. 3 and 5 years and since launch: compound per year.';
const ABSOLUTE =
  'Periods of up to 1 year: returns are not annualised. 3 and 5 years and since launch: compound per year.';
const LIMITS = 'Limits are those of the Offering Document and of the category as set by SECP; “none” is no limit.';
const PROVISION =
  'The Fund has provided Rs. 4.86 million for Sindh Workers’ Welfare Fund claims of an earlier year, which is Rs. 0.19 ' +
  'per unit.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.model.kind === 'rate' ? RATE : ABSOLUTE,
  LIMITS,
  ...(fund.abbr === 'CHEF' ? [PROVISION] : []),
  s.RISK_NOTE,
];

export const REVIEW = [
  'Inflation fell to 0.3% in April 2025, the lowest figure on record, on a high base and lower prices of food and fuel. ' +
    'The State Bank of Pakistan kept its policy rate at 12.00% at its meeting of March and is expected to lower it in May.',
  'The current account had a surplus of USD 12 million in April after the record surplus of USD 1.2 billion in March, ' +
    'when remittances had reached USD 4.1 billion. The rupee was stable near 281 against the dollar.',
  'The stock market fell sharply in the last week of the month on tensions at the border. Yields of Treasury Bills ' +
    'declined by 10 to 30 basis points, and the demand for Ijara Sukuk remained higher than the supply.',
] as const;

export const GUIDE = [
  'Each line of the monitor has the limit that we may not cross, what we had at the end of the month, and what we had a ' +
    'month earlier. The unit is said once for the line. “Yes” in the last column: the figure of this month is within its ' +
    'limit.',
  'In the line of months, the figure above the stroke is the return of the fund, and the figure below the stroke is that ' +
    'of its benchmark.',
] as const;

export const COMMENTS: Readonly<Record<string, string>> = {
  CHDF:
    'We kept maturities short before the meeting in May and used only a part of our limit. Deposits were renewed at ' +
    'rates of the month before.',
  CHIF:
    'We sold a part of our fixed rate bonds after yields had declined and stayed within our limit for unsecured paper. ' +
    'One issuer has been in default since 2021 and is fully provided for.',
  CHSF:
    'We took part in the auction of Ijara Sukuk and reduced deposits. Corporate Sukuk remain well below their limit, as ' +
    'new issues were small.',
  CHEF:
    'We held little cash at the beginning of the fall, and raised cash in the last week. Banks ' +
    'and fertilizer companies held up better than cement.',
  CHIE:
    'We kept the number of companies low and reduced exploration companies on lower oil prices. One sector is ' +
    'now close to its limit.',
  CHCP: 'The bond of the protection segment matures before the Fund. The exposure to shares follows the cushion daily.',
  CHLC:
    'The plans move from shares to income with the age of the investor. No plan was rebalanced in April, as all shares ' +
    'were within their bands.',
};

export const CLOSING = [
  'Complaints: please write to the Investor Desk, Chorhoi Investments Limited, Banah Road, Chorhoi, Kotli, call our UAN ' +
    '111-246-764, or use the form on our website. Investors who are not satisfied may lodge a complaint with SECP.',
  'This monitor is published for information only and is no offer to buy or sell units. Limits may change with the ' +
    'Offering Document; the document in force prevails.',
] as const;

/** A mathematical minus, and a long dash for what is not known. */
export const num = (v: string | null | undefined): string => (v ?? NONE).replace(/^-/, '−');
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
