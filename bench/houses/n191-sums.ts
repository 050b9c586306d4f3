/** The sums of AMC N191: from total assets to the price of a unit. */
import * as s from './shared15.ts';

/** Total assets and liabilities in millions, whose difference is the price times the units. */
export function totals(words: string, figures: s.Figures): readonly [assets: number, liabilities: number] {
  const size = Number(((Number(figures.nav_per_unit) * Number(figures.units_outstanding)) / 1e6).toFixed(2));
  const liabilities = Number((size * s.between(0.006, 0.021, words, 'liabilities')).toFixed(2));
  return [size + liabilities, liabilities];
}

const millions = (amount: number): string => `Rs. ${s.grouped(amount, 2)} million`;

/** A sign of calculation, a label, and an amount. */
export type Line = readonly [sign: string, label: string, amount: string];

export function linesOf(words: string, figures: s.Figures): Line[] {
  const [assets, liabilities] = totals(words, figures);
  const held = figures.amount_invested_by_fof_pkr;
  return [
    ['', 'Total assets', millions(assets)],
    ['–', 'Liabilities', millions(liabilities)],
    ['=', figures.fund_size_label_raw ?? '', figures.fund_size_raw ?? ''],
    ...(held === null
      ? []
      : [['', 'of which our Fund of Funds holds', `Rs. ${s.grouped(Number(held) / 1e6, 0)} million`] satisfies Line]),
    ['÷', 'Units in issue', s.grouped(Number(figures.units_outstanding), 0)],
    ['=', 'Net asset value per unit', `Rs. ${figures.nav_per_unit ?? ''}`],
  ];
}

/** The sum that the lines of a ledger have so far, with as many decimals as they have. */
export const soFar = (rows: readonly s.Holding[]): string =>
  rows.reduce((sum, r) => sum + Number(r.percent), 0).toFixed(rows[0]?.percent.split('.')[1]?.length ?? 0);

/** The days from which the returns are counted. */
export function sinceOf(entry: s.Entry, month: s.Month): Readonly<Record<string, string>> {
  const back = (months: number): string => {
    const m = s.before(month, months);
    return `${s.daysIn(m)} ${s.shortMonth(m)} ${m.year}`;
  };
  return {
    '1 month': back(1),
    '3 months': back(3),
    'Fiscal year to date': back(((month.month + 5) % 12) + 1),
    '1 year': back(12),
    '3 years, p.a.': back(36),
    '5 years, p.a.': back(60),
    'Since launch, p.a.': entry.launch_date_raw ?? '',
  };
}
