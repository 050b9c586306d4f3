/** Words and small parts that the pages of AMC N268 share. */
import * as s from './shared15.ts';

export const AMC = 'Naran Asset Management Limited';
export const MONTH: s.Month = { year: 2025, month: 5 };
export const LAST: s.Month = s.before(MONTH);
export const SIZE = 'Net assets';
export const BENCHMARK = 'Benchmark';
export const WITH = 'TER including government levies';
export const WITHOUT = 'TER excluding government levies';
export const COLOURS = ['#0e4d64', '#2f8f9d', '#9ccfd0', '#e0a030', '#c25b3f', '#8b8f98', '#5c4b7d'] as const;

/** The outlook is printed for these funds only. */
export const OUTLOOK: Readonly<Record<string, string>> = { NIIF: 'Stable' };

export const footerOf = (page: number): string => `Naran Factsheets | May 2025 | ${page}`;

const RATE = 'Returns up to one year are simple annualised; longer ones are compound (CAGR). Dividends are reinvested.';
const ABSOLUTE = 'Returns up to one year are absolute; longer ones are compound (CAGR). Dividends are reinvested.';
const SUBS =
  'Returns of the debt and money market sub-funds up to one year are simple annualised, others are absolute.';
const SELLING = 'Selling and marketing expenses of PKR 2.37 million were charged to the Fund in the year to date.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS,
  ...(fund.abbr === 'NSTF' ? [SELLING] : []),
];

export const COMMENTS: Readonly<Record<string, string>> = {
  NCAF:
    'The State Bank cut its policy rate by 100 bps to 11.00% on 5 May. The Fund let a part of its T-Bills mature and moved ' +
    'the proceeds to deposits and placements, whose rates had not yet followed the cut.',
  NIIF:
    'Yields of GoP Ijara Sukuk declined by 60 to 80 bps after the cut of the policy rate. The Fund moved from ' +
    'deposits into corporate Sukuk and kept its share of Ijara Sukuk.',
  NGSF:
    'The Fund held floating rate PIBs through the month and moved from three month to twelve month T-Bills, as the yield ' +
    'curve became flatter.',
  NSTF:
    'The market was volatile before and after the ceasefire of 10 May, and the month ended with a decline. The Fund added to ' +
    'fertilizer and cement and reduced its weight of banks.',
  NIPF:
    'The equity sub-fund declined less than the market. The debt sub-fund kept its share of Ijara Sukuk, and the money ' +
    'market sub-fund moved from Ijara Sukuk to deposits with Islamic windows of larger banks.',
};

/** A dash for what the page does not have, and a minus sign for negative figures. */
export const num = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
export const box = (colour: string): string => `<i class=box style="background:${colour}"></i>`;
