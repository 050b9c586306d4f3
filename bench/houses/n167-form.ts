/** How AMC N167 words periods and prints figures. */
import { MONTH } from './n167-funds.ts';
import * as s from './shared15.ts';

export const NOW = 'January 31, 2025';
export const THEN = 'December 31, 2024';
export const YEAR_TO_DATE = `Seven months ended ${NOW}`;
export const LAUNCHED = 'Since launch';
export const THOUSANDS = '(Rupees in ‘000)';

/** Thousands of rupees without decimals. */
const inThousands = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1000, 0);
  return { raw, pkr: s.rupees(raw, 3) };
};

export const FORM: s.Form = s.formWith({
  periods: [
    ['MTD', `Month ended ${NOW}`],
    ['FYTD', YEAR_TO_DATE],
    ['1Y', `Twelve months ended ${NOW}`],
    ['3Y', `Three years ended ${NOW}`],
    ['5Y', `Five years ended ${NOW}`],
    ['SI', LAUNCHED],
  ],
  seriesMonths: 0,
  size: inThousands,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'STATEMENT OF ASSETS',
  creditTitle: 'ANALYSIS OF CREDIT QUALITY',
  sectorTitle: 'SECTORS, AND THE TEN LARGEST HOLDINGS WITHIN THEM',
  allocationMonths: (m) => [
    { month: m, label: NOW },
    { month: s.before(m), label: THEN },
  ],
  holdingsTitle: 'SECTORS, AND THE TEN LARGEST HOLDINGS WITHIN THEM',
  day: s.dayFirstMonth,
});

/** The figures of a fund or sub-fund at the end of the month before. */
export const figuresThen = (part: s.Part): s.Figures => s.figuresAt(part, s.before(MONTH), FORM);

/** Negative figures in brackets, as accounts have them; a dash for what there is not. */
export const cell = (v: string | null | undefined): string => s.bracketed(v);

/** Amounts in thousands that sum to `total`; the largest takes what rounding leaves. */
export function amountsOf(percents: readonly string[], total: number): number[] {
  const all = percents.reduce((sum, p) => sum + Number(p), 0);
  const amounts = percents.map((p) => Math.round((Number(p) / all) * total));
  const largest = amounts.indexOf(Math.max(...amounts));
  const rest = total - amounts.reduce((a, b) => a + b, 0);
  return amounts.map((a, i) => (i === largest ? a + rest : a));
}

/** Total assets in thousands; they are more than net assets. */
export const assetsOf = (figures: s.Figures): number => Math.round((Number(figures.fund_size_pkr) / 1000) * 1.017);
