/** The footnotes of AMC N198: levies in the expense ratios, actual fees, and what the fund of funds holds. */
import * as s from './shared15.ts';

/** Percent a year of average net assets, charged in the month. */
const CHARGED: Readonly<Record<string, readonly [october: string, november: string]>> = {
  HICF: ['0.55', '0.60'],
  HIIF: ['0.95', '0.95'],
  HISF: ['2.50', '2.50'],
  HIAAF: ['2.25', '2.25'],
};
const SELLING: Readonly<Record<string, string>> = { HIIF: '0.20', HISF: '0.75', HIAAF: '0.60' };

export const RATIO = { month: 'Total Expense Ratio (MTD)', year: 'Total Expense Ratio (YTD)' };
const LEVIES = { month: 'Government Levies (MTD)', year: 'Government Levies (YTD)' };
const CHARGE = 'Actual Management Fee';
const SALES = 'Selling & Marketing Expenses';

/** The ratios are at the right; the rest is in the footnotes. */
export function feesOf(part: s.Part, abbr: string, month: s.Month): s.Fee[] {
  const [mtd, ytd] = s.ratioPair(part, month);
  const charged = CHARGED[abbr]?.[month.month - 10];
  const selling = SELLING[abbr];
  return [
    s.fee(RATIO.month, mtd.withLevies),
    s.fee(RATIO.year, ytd.withLevies),
    ...(charged === undefined ? [] : [s.fee(CHARGE, charged)]),
    s.fee(LEVIES.month, mtd.levies),
    s.fee(LEVIES.year, ytd.levies),
    ...(selling === undefined ? [] : [s.fee(SALES, selling)]),
  ];
}

const of = (figures: s.Figures, label: string): string => s.feeOf(figures, label, null);
const has = (figures: s.Figures, label: string): boolean => figures.fees.some((f) => f.fee_label_raw === label);

const levies = (figures: s.Figures): string =>
  `${LEVIES.month} of ${of(figures, LEVIES.month)}% and ${LEVIES.year} of ${of(figures, LEVIES.year)}%`;

const MILLION = 1e6;
export const millions = (pkr: string | null | undefined): string => s.grouped(Number(pkr) / MILLION, 2);

/** In the order of their marks, which the labels at the right also have. */
export function footnotesOf(entry: s.Entry, fund: s.Fund): string[] {
  const subs = entry.sub_funds;
  const charged = has(entry, CHARGE) ? `${CHARGE}: ${of(entry, CHARGE)}% p.a. of average net assets of the month.` : '';
  const sales = has(entry, SALES) ? ` ${SALES}: ${of(entry, SALES)}% p.a.` : '';
  const fee =
    charged === ''
      ? 'The Management Fee is subject to Sindh Sales Tax, which is part of the levies below.'
      : `${charged}${sales}`;
  const ratio =
    subs.length === 0
      ? `Annualized; includes ${levies(entry)} (Sindh Sales Tax and SECP Fee).`
      : `Annualized; includes ${subs.map((x) => `${levies(x)} of the ${x.name_raw}`).join(', ')}.`;
  const kind =
    subs.length > 0
      ? 'absolute for the Equity Sub-Fund and simple annualized for the other Sub-Funds'
      : fund.model.kind === 'rate'
        ? 'simple annualized'
        : 'absolute';
  const held = entry.amount_invested_by_fof_pkr;
  return [
    `¹ ${fee}`,
    `² ${ratio}`,
    ...(held === null ? [] : [`³ Investment by Fund of Funds of the Management Company: PKR ${millions(held)} mn.`]),
    `* Geometric mean (CAGR). Returns of up to 365 days are ${kind}. Returns are net of all expenses, with dividends reinvested.`,
  ];
}
