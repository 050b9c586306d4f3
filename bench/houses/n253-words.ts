/** Words and small parts that the pages of AMC N253 share. */
import * as s from './shared15.ts';

export const AMC = 'Bashkaro Asset Managers Limited';
export const MONTH: s.Month = { year: 2023, month: 5 };
/** The marks of periods: a simple and a compound rate of one year. */
export const SIMPLE = '†';
export const COMPOUND = '‡';
export const WITH = 'with government levies';
export const WITHOUT = 'without government levies';
export const PERIODS = ['Month', 'Year to date'] as const;

export const footerOf = (page: number): string => `Bashkaro Asset Managers Limited · May 2023 · ${page} of 6`;

const BOTH = [
  '† Annualised: the return of the period times 365, divided by the number of its days.',
  '‡ Annualised: the compound return of one year.',
];
const SECOND = ['‡ Annualised: the compound return of one year. Periods without a mark are not annualised.'];
const TAIL = 'Returns are after all fees, with dividends reinvested and before any load.';

export const notesOf = (fund: s.Fund): string[] => [...(fund.model.kind === 'rate' ? BOTH : SECOND), TAIL];

export const COMMENTS: Readonly<Record<string, string>> = {
  BTBF:
    'The State Bank kept its rate at 21% in May. Three-month bills were sold at 21.99%, six-month bills at 21.95%. ' +
    'We bought three-month bills in both auctions and let deposits of Rs. 310 million mature.',
  BRIF:
    'Prices rose by 38% in the year to May. Yields of three-year bonds moved up by 0.4 percentage points. We sold ' +
    'bonds of Rs. 95 million and kept the money with banks at 20.5%, because we expect rates to stay where they are.',
  BGSF:
    'Investors waited for the budget and for the review of the loan programme. We sold cement, because its sales ' +
    'were 17% lower than a year ago, and bought banks, whose profits grew by two fifths.',
  BLGF:
    'Each plan moved two percent of its assets from shares to Treasury bills before the budget. New savers joined ' +
    'all three plans; 212 of them chose the Education Plan.',
};

export const GLOSSARY: readonly s.Item[] = [
  ['Annualised', 'Stated as a rate of one year: 1.75% in a month of 30 days is 21.29% a year.'],
  ['Back-end load', 'A part of the price, for example 1%, that is kept when units are redeemed.'],
  ['Benchmark', 'The yardstick of a fund. It bears neither fees nor loads.'],
  ['Beta', 'The move of a fund when the market moves by one: 0.80 is calmer, 1.20 is livelier than the market.'],
  ['Credit rating', 'The opinion of an agency on a borrower, from AAA (highest) to D (default).'],
  ['Front-end load', 'A part of the money paid in, for example 2%, that is kept when units are bought.'],
  ['KIBOR', 'The rate at which banks in Karachi lend to each other, for example for six months.'],
  ['Modified duration', 'The loss in percent if rates rise by one percentage point: 0.64 means a loss of 0.64%.'],
  ['NAV', 'Net asset value: net assets divided by the units in issue.'],
  ['Net assets', 'All assets of a fund less what it owes, for example Rs. 1,000 million.'],
  ['PKRV', 'Yields of Government securities that brokers quote each day.'],
  ['Total expense ratio', 'All costs of a year in percent of average net assets; 1.50% is Rs. 1.50 of each Rs. 100.'],
  ['Trustee', 'The company that keeps the assets of a fund apart from those of the management company.'],
  ['Unit', 'A share of a fund. Its par value is its price on the first day.'],
];

/** `-1.20` as `−1.20%`. */
export const pct = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : `${v.replace('-', '−')}%`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const titled = (title: string, body: string): string => `<div class=box><h2>${s.esc(title)}</h2>${body}</div>`;
export const bold = (text: string | null | undefined): string => `<b>${s.esc(text ?? '')}</b>`;
