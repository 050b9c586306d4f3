/** Words and small parts that the pages of AMC N269 share. */
import * as s from './shared15.ts';

export const AMC = 'Zehri Investment Management Limited';
export const MONTH: s.Month = { year: 2024, month: 2 };
export const LAST: s.Month = s.before(MONTH);
export const SIZE = 'Fund size';
export const BENCHMARK = 'Benchmark';
export const WITH = 'TER with levies';
export const WITHOUT = 'TER without levies';
export const ASSETS = 'Asset allocation: rupees in every Rs. 100 of total assets';

/** The outlook is printed for these funds only. */
export const OUTLOOK: Readonly<Record<string, string>> = { ZIIF: 'Stable' };

export const footerOf = (page: number): string => `The Zehri Label, February 2024, page ${page}`;

/** Two funds are on a page; the pension fund has one, and the last page is that of all funds. */
export const pageOf = (index: number): number => 1 + Math.floor(index / 2);
export const ALL = 4;

/** The heads above classes of assets; they have no figure. */
export const GROUPS: readonly (readonly [head: string, classes: readonly string[]])[] = [
  ['Shares', ['Listed shares']],
  ['Lent to the Government', ['T-Bills', 'PIBs', 'GoP Ijara Sukuk']],
  ['Lent to companies', ['TFCs / Sukuk', 'Commercial paper']],
  ['Kept with banks', ['Bank deposits', 'Term deposits']],
  ['Everything else', ['Receivables and other']],
];

export const COMMENTS: Readonly<Record<string, string>> = {
  ZMMF: 'T-Bills of three months remained the largest class, as the State Bank left its policy rate at 22.00%.',
  ZIIF: 'The Fund bought Ijara Sukuk of one year in the auction of the month and reduced its deposits.',
  ZSF: 'Shares moved with the news of the election and of the new government; the Fund kept its weight of banks.',
  ZAAF: 'The Fund reduced shares after their gains, kept its PIBs and placed the proceeds as deposits.',
};

export const REVIEW =
  'The State Bank kept its policy rate at 22.00% in its meeting of January. CPI inflation of February was 23.1% after 28.3% ' +
  'in January. Reserves of the State Bank were USD 7.9 billion, and the rupee closed at 279.19 to the dollar.';

/** Negative figures have a minus sign, and a dash is for what does not exist. */
export const num = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
