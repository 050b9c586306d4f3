/** Words and small parts that the pages of AMC N256 share. */
import * as s from './shared15.ts';

export const AMC = 'Chotok Investment Management Company Limited';
export const MONTH: s.Month = { year: 2022, month: 11 };
export const SIZE = 'Net Assets (Rs. mn)';
export const RATIOS = ['TER incl. levies', 'Govt. levies', 'TER excl. levies'] as const;
export const SELLING = 'Selling & marketing';
export const SUB_TERS = ['TER (MTD)', 'TER (YTD)'] as const;

export const footerOf = (page: number): string => `${page} | Fund Manager Report | November 2022`;

const RATE = 'Returns up to 12 months are simple annualised; longer periods are compound annual growth rates (CAGR).';
const ABSOLUTE = 'Returns up to 12 months are absolute; longer periods are compound annual growth rates (CAGR).';
const SUBS = 'Returns of the debt and money market sub-funds up to 12 months are simple annualised.';
const SOURCE =
  'Performance is net of management fee and all expenses, with dividends reinvested at the ex-dividend NAV.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS,
  SOURCE,
];

export const COMMENTS: Readonly<Record<string, string>> = {
  CLF:
    'SBP surprised the market with a hike of 100 bps in the policy rate to 16% on November 25, 2022. The fund kept ' +
    'its maturity short before the meeting and placed fresh money in three month T-Bills at higher yields. It will ' +
    'extend maturity gradually.',
  CGSF:
    'Yields in the secondary market rose by 60 to 110 bps across tenors after the monetary policy ' +
    'decision. The fund ' +
    'held floating rate PIBs with a fortnightly reset and remained sheltered from valuation losses.',
  CIF:
    'Inflation for November clocked in at 23.8% against 26.6% in October. The fund reduced fixed rate PIBs and ' +
    'added bank paper with a semi-annual reset. Spread opportunities in the ready-future market stayed attractive.',
  CEF:
    'The KSE-100 Index closed the month at 42,349 points. Foreigners were net sellers of USD 3.4 million while ' +
    'individuals bought. The fund stayed overweight in fertilizer and exploration on cheap multiples.',
  CPF:
    'The equity sub-fund followed the market with a higher weight in fertilizer. The debt sub-fund and the money ' +
    'market sub-fund kept a short maturity before the monetary policy meeting of November 25, 2022, and reinvested ' +
    'the proceeds of maturing T-Bills at yields close to 17%. Participants who are near retirement may shift their ' +
    'balances between the sub-funds once in a quarter free of charge.',
};

export const REVIEW = [
  'The current account deficit for October 2022 was USD 567 million, up from USD 363 million in September. Foreign ' +
    'exchange reserves of SBP fell to USD 7.5 billion at the end of November. Remittances were USD 2.2 billion.',
  'The government repaid the international Sukuk of USD 1 billion ahead of its maturity in ' +
    'December. The ninth review ' +
    'of the IMF programme was pending at the end of the month.',
  'T-Bill auctions attracted participation of Rs. 2.9 trillion. Cut-off yields rose to 16.99% for ' +
    'three months, 16.83% ' +
    'for six months and 16.84% for twelve months.',
] as const;

/** The indicators of the market on the first page: name, unit, and both months. */
export const INDICATORS = [
  ['Inflation (CPI, year on year)', '%', '26.6', '23.8'],
  ['SBP policy rate', '%', '15.00', '16.00'],
  ['Six months KIBOR (ask)', '%', '15.78', '16.85'],
  ['Rupees for a US dollar (interbank)', 'Rs.', '220.89', '223.95'],
  ['KSE-100 Index', 'points', '41,265', '42,349'],
  ['Foreign exchange reserves of SBP', 'USD bn', '8.9', '7.5'],
] as const;

export const plain = (v: string | null | undefined): string => v ?? '–';
export const pct = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
