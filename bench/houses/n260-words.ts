/** Words and small parts that the pages of AMC N260 share. */
import * as s from './shared15.ts';

export const AMC = 'Sadiqabad Asset Management Limited';
export const MONTH: s.Month = { year: 2024, month: 3 };
export const SIZE = 'Net Assets';
export const RATIOS = ['TER', 'Govt. Levies', 'TER excl. Levies'] as const;
/** The heads over the ratios. */
export const PERIODS = { MTD: 'Month', YTD: 'Year to Date' } as const;

export const footerOf = (page: number): string => `Sadiqabad Asset Management Limited | March 2024 | ${page}`;

export const CONTACT =
  'UAN 042-111-723-426 | SMS INVEST to 8472 | info@sadiqabadfunds.example | 3rd Floor, Gulberg Business Square, Lahore';

const RATE = 'Cumulative returns of this fund are shown as simple annualized returns; other returns are CAGR.';
const ABSOLUTE = 'Cumulative returns of this fund are absolute; other returns are CAGR.';
const SUBS = 'Cumulative returns of the debt and money market sub-funds are simple annualized; others are absolute.';
const NET = 'Performance data does not include the cost incurred directly by an investor in the form of sales load.';
const SWWF = 'No provision against Sindh Workers’ Welfare Fund has been made since August 13, 2021.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS,
  NET,
  SWWF,
];

/** What the Offering Document allows for each class of assets. */
export const LIMITS: Readonly<Record<string, string>> = {
  'Cash at Bank': '0% to 100%',
  'T-Bills': '0% to 100%',
  PIBs: '0% to 75%',
  'Commercial Paper / STS': '0% to 20%',
  'Placements with DFIs': '0% to 25%',
  'TFCs / Sukuk': '0% to 60%',
  'GoP Ijara Sukuk': '0% to 75%',
  'Placements with Islamic Banks': '0% to 25%',
  Equities: '0% to 100%',
  'Other Assets': '-',
};

export const COMMENTS: Readonly<Record<string, string>> = {
  SCF:
    'The Monetary Policy Committee kept the policy rate at 22% in its meeting of March 18, 2024. Cut-off yields of ' +
    'three month T-Bills were almost unchanged at 21.66%. The fund kept a barbell of daily product accounts and ' +
    'T-Bills, and will lengthen its maturity once inflation has fallen for two more months.',
  SIF:
    'Inflation eased to 20.7% in March 2024, the lowest reading since May 2022. The fund increased its exposure in ' +
    'floating rate PIBs and sold a part of its TFC portfolio at a gain. One issuer remained classified as ' +
    'non-performing and is fully provided.',
  SIIF:
    'The Government raised Rs. 51 billion through the Ijara Sukuk auction on the stock exchange. The fund took part ' +
    'in the one year discounted issue and reduced its deposits with Islamic banks.',
  SAAF:
    'The allocation to equities was raised moderately as the staff level agreement with the IMF for the final ' +
    'tranche of the Stand-by Arrangement was reached on March 20, 2024. Proceeds came from maturing T-Bills.',
  SSF:
    'The KSE-100 Index gained 3.8% in March 2024 and closed at 67,005 points. Foreigners were net buyers of ' +
    'USD 13 million. The fund remained overweight in banks and exploration companies and underweight in cement.',
  SPF:
    'The equity sub-fund benefited from its weight in banks. The debt and the money market sub-funds kept most of ' +
    'their assets in T-Bills of up to six months and in floating rate PIBs ahead of the expected fall of rates. ' +
    'Participants may change their allocation scheme twice in a financial year free of charge.',
};

export const REVIEW = [
  'The current account posted a surplus of USD 619 million in March 2024 against USD 98 million in February, mainly ' +
    'because workers’ remittances of USD 2.95 billion arrived before Eid. Reserves of SBP were USD 8.0 billion.',
  'Inflation fell to 20.7% from 23.1% on the high base of last year. The real interest rate became positive for ' +
    'the first time in three years, yet the Monetary Policy Committee left the policy rate at 22%.',
  'Equities reached a new high at the end of the month. Average daily traded value was Rs. 13.5 billion, 11% lower ' +
    'than in February because of shorter trading hours in Ramadan.',
] as const;

/** The market on the first page: name, unit, this month and the month before. */
export const MARKET = [
  ['Policy rate', '%', '22.00', '22.00'],
  ['CPI inflation, year on year', '%', '20.7', '23.1'],
  ['Six months KIBOR, ask', '%', '21.72', '21.80'],
  ['PKR per USD, interbank', 'PKR', '277.95', '279.19'],
  ['KSE-100 Index', 'Points', '67,005', '64,579'],
  ['KMI-30 Index', 'Points', '112,364', '109,603'],
] as const;

export const plain = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : s.bracketed(v));
export const pct = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
export const span = (text: string, columns: number): string => `<th colspan=${columns}>${s.esc(text)}</th>`;
