/** Words and small parts that the pages of AMC N271 share. */
import * as s from './shared15.ts';

export const AMC = 'Gharo Asset Managers Limited';
export const MONTH: s.Month = { year: 2023, month: 5 };
export const LAST: s.Month = { year: 2023, month: 4 };
export const NOW = 'May 2023';
export const THEN = 'Apr 2023';
export const SIZE = 'Fund size, Rs. million';
export const BENCHMARK = 'Benchmark';
export const OUTLOOK = 'Stable';
/** With levies and the levies alone, of the month and of the year. */
export const TERS = [
  'TER of the month, %',
  'TER of the year to date, %',
  'Levies in TER, month, %',
  'Levies in TER, year to date, %',
] as const;
/** Labour Day. */
export const CLOSED: readonly number[] = [1];

export const footerOf = (page: number): string => `Gharo desk diary | Fund Manager Report | May 2023 | leaf ${page}`;

const ARROW =
  'An arrow leads from the figure at the end of April to the one at the end of May. TER is the total expense ratio a year.';
const RATE = 'Returns up to one year are annualised; longer ones are compound rates a year.';
const MARKET = 'Returns up to one year are not annualised; longer ones are compound rates a year.';
const PENSION =
  'Returns up to one year are annualised but for the Equity Sub-Fund; longer ones are compound rates a year.';

export const notesOf = (fund: s.Fund): string[] => [
  ARROW,
  fund.subs !== undefined ? PENSION : fund.model.kind === 'rate' ? RATE : MARKET,
];

export const COMMENTS: Readonly<Record<string, string>> = {
  GCF:
    'The policy rate remained at 21.00%. We held T-Bills of three months and placed what matured with banks that paid ' +
    'more than the cut-off yield.',
  GHIF:
    'The auction of Ijara Sukuk drew bids for twice its target. We took floating rate Sukuk and let a part of our ' +
    'deposits run off at the end of their term.',
  GSF:
    'Talks with the IMF dragged on and volumes remained thin. We sold a part of our technology shares and added to ' +
    'banks, which gain from high rates.',
};

export const REVIEW = [
  'CPI inflation reached 38.0% in May 2023, the highest on record, against 36.4% in April. The Monetary Policy ' +
    'Committee left its rate at 21.00%, and yields of short paper hardly moved.',
  'The current account had a surplus for the third month, as imports were held back. The rupee closed at 285.35 to ' +
    'the dollar in the interbank market, and reserves of the State Bank were near USD 4.1 billion.',
  'Each fund has one leaf of this diary. What is the same for all of them is in the register above, and the last ' +
    'column of the register names the funds that differ.',
] as const;

export const num = (v: string | null | undefined): string => v ?? '–';
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
export const arrow = (then: string | null | undefined, now: string | null | undefined): string =>
  `${then ?? ''} → ${now ?? ''}`;
