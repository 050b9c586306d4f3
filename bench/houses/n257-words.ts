/** Words and small parts that the pages of AMC N257 share. */
import * as s from './shared15.ts';

export const AMC = 'Kutwal Islamic Asset Management Limited';
export const MONTH: s.Month = { year: 2025, month: 2 };
export const SIZE = 'AUM';
export const TERS = ['TER (MTD)', 'Levies (MTD)', 'TER (YTD)', 'Levies (YTD)'] as const;

export const footerOf = (page: number): string => `Kutwal Islamic Asset Management | FMR February 2025 | Page ${page}`;

const RATE = '1M to 1Y: simple annualised. TER and levies are annualised.';
const ABSOLUTE = '1M to 1Y: absolute, not annualised. TER and levies are annualised.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.model.kind === 'rate' ? RATE : ABSOLUTE,
  'BM: Benchmark. Returns assume that dividends are reinvested.',
];

export const REVIEW = [
  'The State Bank of Pakistan had lowered its policy rate to 12% in January 2025, the sixth reduction in a row. ' +
    'Inflation slowed to 1.5% in February 2025, the lowest reading in more than nine years.',
  'The current account posted a deficit of USD 12 million in February against a deficit of USD ' +
    '399 million in January. ' +
    'Remittances of USD 3.1 billion were the main support.',
  'The KMI-30 Index moved in a narrow range during the month before the first review of the IMF ' +
    'programme. Cement and ' +
    'exploration companies announced results above expectations.',
] as const;

export const COMMENTS: Readonly<Record<string, string>> = {
  KICF:
    'The fund shifted a part of its bank deposits to one year GoP Ijara Sukuk as profit rates of ' +
    'banks continued to fall ' +
    'after the rate cut of January. Its maturity remained well below the limit of 90 days.',
  KIIF:
    'Yields of GoP Ijara Sukuk were flat after the pause in rate cuts that the market began to ' +
    'price. The fund kept its ' +
    'floating rental Sukuk and took part in one primary issue of a corporate Sukuk.',
  KISF:
    'The Government raised Rs. 118 billion through the auction of Ijara Sukuk in February. The fund ' +
    'added three year ' +
    'fixed rental Sukuk and will hold them for gradual capital gains.',
  'KIFRP-II':
    'The plan holds GoP Ijara Sukuk that mature shortly before the plan itself. It is closed for ' +
    'new subscription since ' +
    'its launch, and early redemption bears the back end load.',
  KIAAF:
    'The fund raised its weight in stocks slightly on lower prices of exploration companies. It ' +
    'booked gains on fixed ' +
    'rental Sukuk and kept a comfortable level of deposits.',
  KISTF:
    'Cement makers reported higher margins on lower coal prices, and the fund benefited from its ' +
    'overweight position. It ' +
    'reduced its exposure in power companies ahead of revised contracts with the Government.',
};

/** The indicators of the market on the first page: name, this month and the month before. */
export const INDICATORS = [
  ['CPI inflation (YoY)', '1.5%', '2.4%'],
  ['SBP policy rate', '12.00%', '12.00%'],
  ['Worker remittances (USD billion)', '3.1', '3.0'],
  ['Interbank rate (PKR per USD)', '279.67', '278.95'],
  ['GoP Ijara Sukuk 1 year, cut-off', '10.99%', '10.90%'],
] as const;

export const CLOSING = [
  'Complaints may be sent to our Investor Services Department at Upper Chattar, Muzaffarabad, or ' +
    'through the form on our ' +
    'website. Investors who are not satisfied with our reply may lodge their complaint with SECP at its Service Desk.',
  'This publication is for information only. It is neither an offer nor a recommendation to buy ' +
    'or sell units of a fund.',
] as const;

/** Negative figures are in brackets with the sign of percent inside. */
export const pct = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
