/** Words and small parts that the slides of AMC N246 share. */
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

export const AMC = 'Katora Islamic Investments Limited';
export const MONTH: s.Month = { year: 2025, month: 3 };
export const NOW = dashed(MONTH);
export const WITH = 'TER with Levy';
export const WITHOUT = 'TER without Levy';
export const SIZE = 'Net Assets';
export const BENCHMARK = 'Benchmark';

export const footerOf = (page: number): string => `${AMC} | Fund Manager Report | March 2025 | ${page}`;

const RATE = '* Annualized (CAGR). Periods up to one year are simple annualized returns.';
const ABSOLUTE = '* Annualized (CAGR). Periods up to one year are absolute returns.';
const NET = 'Performance data does not include cost of sales load; dividends are assumed to be reinvested.';
const PURIFIED: Readonly<Record<string, string>> = {
  KISF: 'Amount set aside for charity during the quarter: PKR 1.42 million (haram income of investee companies).',
  KIBF: 'Amount set aside for charity during the quarter: PKR 0.27 million (haram income of investee companies).',
  KAAF: 'Amount set aside for charity during the quarter: PKR 0.61 million (haram income of investee companies).',
};

export function notesOf(fund: s.Fund): string[] {
  const charity = PURIFIED[fund.abbr];
  return [fund.model.kind === 'rate' ? RATE : ABSOLUTE, NET, ...(charity === undefined ? [] : [charity])];
}

export const COMMENTS: Readonly<Record<string, string>> = {
  KICF:
    'Yields on short GoP Ijara Sukuk remained near 11.6% as the SBP kept the policy rate unchanged at 12% on March ' +
    '10. We moved part of our deposits to Ijara Sukuk and placements, and kept the rest in daily product accounts of ' +
    'Islamic banks over quarter-end.',
  KIIF:
    'CPI for March came in at 0.7% YoY, the lowest reading in decades. We increased exposure to variable rental Ijara ' +
    'Sukuk and booked gains on corporate Sukuk with quarterly profit reset.',
  KISF:
    'The KMI-30 Index gained during the month on the staff-level agreement with the IMF and expected settlement of ' +
    'circular debt. We added to exploration companies and trimmed cement after its strong run.',
  KIBF:
    'Equity exposure was brought back to half of the portfolio. The Sukuk portion was repriced at lower rental rates ' +
    'and will contribute less in the coming quarter.',
  KAAF:
    'We trimmed the equity allocation as the market recovered after the first week of Ramadan, and kept our weight in ' +
    'exploration, fertilizer and pharmaceutical names.',
};

export const percent = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const card = (title: string, body: string, kind = ''): string =>
  `<div class="card ${kind}"><h3>${s.esc(title)}</h3>${body}</div>`;
