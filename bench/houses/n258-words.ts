/** Words and small parts that the pages of AMC N258 share. */
import * as s from './shared15.ts';

export const AMC = 'Dobandi Asset Management Company Limited';
export const MONTH: s.Month = { year: 2025, month: 1 };
export const SIZE = 'Net assets';
export const BENCHMARK = 'Benchmark';
export const PEERS = 'Peers';

export const TERS = [
  'Total expense ratio with levies',
  'Total expense ratio without levies',
  'Levies of the government',
] as const;

/** The periods of the expense ratios as the page prints them. */
export const SPANS = { MTD: 'Month to date', YTD: 'Year to date' } as const;

export const footerOf = (page: number): string => `${AMC} · Monthly report of January 2025 · ${page}`;

/** The numbers of the fields on a card; their meaning is printed at the foot of the same page. */
export const FIELDS: readonly (readonly [no: string, meaning: string])[] = [
  ['1', 'Category'],
  ['2', 'Type of fund'],
  ['3', 'Launch date'],
  ['4', 'Benchmark'],
  ['5a', 'Stability rating of the fund'],
  ['5b', 'Rating of the management company'],
  ['6', 'Management fee'],
  ['7a', 'Front-end load'],
  ['7b', 'Back-end load'],
  ['8a', 'Minimum initial investment'],
  ['8b', 'Minimum subsequent investment'],
  ['9', 'Par value'],
  ['10', 'Pricing mechanism'],
  ['11a', 'Dealing days'],
  ['11b', 'Cut-off time'],
  ['12', 'Listing'],
  ['13', 'Leverage'],
  ['14', 'Trustee'],
  ['15', 'Auditor'],
];

const RATE = 'Returns up to 12 months are annualised, those of 3 and 5 years and since launch are compound (CAGR).';
const ABSOLUTE = 'Returns up to 12 months are absolute, those of 3 and 5 years and since launch are compound (CAGR).';
const PAID = 'Returns are after all expenses and with dividends invested again.';

export const notesOf = (fund: s.Fund): string[] => [fund.model.kind === 'rate' ? RATE : ABSOLUTE, PAID];

export const COMMENTS: Readonly<Record<string, string>> = {
  DDCF:
    'The central bank lowered its policy rate by 100 bps to 12.0% on 27 January. We used an auction of 8 January to ' +
    'buy Treasury bills of twelve months, and kept the average maturity well below the limit of 90 days.',
  DIF:
    'Yields of bonds of three and five years fell by another 15 to 30 bps. We sold a part of the bonds with fixed ' +
    'coupons at a gain, and bought a new issue of the Tobah Kakar Power Company.',
  DHIF:
    'Three auctions of GoP Ijara Sukuk took place, and bids were four times the target. We hold more Ijara Sukuk ' +
    'with a variable rental, as profit rates of Islamic banks are below 10% by now.',
  DDSF:
    'The KSE-100 Index fell again, as it did in most months of this fiscal year, because foreign investors ' +
    'sold banks and cement. We bought more companies with a dividend yield of 9% and above.',
};

export const pct = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);
export const part = (title: string, body: string, kind = ''): string =>
  `<div class="part ${kind}"><h2>${s.esc(title)}</h2>${body}</div>`;
