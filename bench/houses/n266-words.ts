/** Words and small parts that the pages of AMC N266 share. */
import * as s from './shared15.ts';

export const AMC = 'Shabqadar Funds Management Limited';
export const MONTH: s.Month = { year: 2025, month: 8 };
export const SIZE = 'Fund size';
export const BENCHMARK = 'Benchmark';
export const TER = 'Total expense ratio';
export const LEVIES = 'Government levies';

export const footerOf = (page: number): string => `FMR August 2025 - ${page}`;

/** Two funds are on a page; the pension fund has the last one. */
export const pageOf = (index: number): number => 2 + Math.floor(index / 2);

const RATE = 'Returns up to one year are simple annualized (Morningstar method for periods above one year).';
const ABSOLUTE = 'Returns up to one year are absolute; 3Y, 5Y and since inception are annualized (CAGR).';
const SUBS =
  'Returns of the debt and money market sub-funds up to one year are simple annualized, others are absolute.';
const SHELF = 'Selling and marketing expenses of Rs. 1.94 million were charged to the Fund in the period.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS,
  ...(fund.abbr === 'SQSF' || fund.abbr === 'SQIF' ? [SHELF] : []),
];

export const COMMENTS: Readonly<Record<string, string>> = {
  SQCF: 'The fund shifted from bank deposits to T-Bills of three months as rates on deposits fell faster than cut-off yields.',
  SQIF: 'Exposure in floating rate PIBs was maintained. The fund exited one short term Sukuk at par on its maturity.',
  SQSY: 'Average maturity was kept near its upper range, as the inflation of 3.0% leaves room for one more cut of the rate.',
  SQII: 'The fund took part in the auction of Ijara Sukuk of 25 August and reduced deposits with Islamic windows.',
  SQSF: 'Banks and cement led the decline of the month. The fund booked profits in power and added to exploration.',
  SQIE: 'The fund kept its overweight in cement, where margins benefit from cheaper coal, and reduced automobiles.',
  SQPF:
    'The equity sub-fund followed the decline of the index with a high weight of banks. The debt sub-fund kept ' +
    'fixed rate PIBs of three to five years; the money market sub-fund rolled over maturing T-Bills at lower yields.',
};

export const REVIEW = [
  'Equities corrected in August 2025 as investors booked profits after the gains of July and awaited the damage of the ' +
    'floods. Average daily volume was 712 million shares; foreigners remained net sellers.',
  'CPI inflation of August was 3.0% year on year against 4.1% in July. The State Bank left its policy rate at 11.00% ' +
    'and is expected to wait for the effect of the floods in Punjab on food prices before a further cut.',
  'The current account had a deficit of USD 245 million in August. Remittances were USD 3.1 billion, and reserves of ' +
    'the State Bank were stable at USD 14.3 billion. The rupee closed at 281.77 to the dollar in the interbank market.',
] as const;

/** Negative figures are in brackets, and N/A is for what is not known. */
export const num = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : s.bracketed(v));
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
