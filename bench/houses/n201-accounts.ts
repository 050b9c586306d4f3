/** The lines of the accounts of AMC N201: what the price, the net assets, and Rs. 100 were and have become. */
import * as s from './shared15.ts';

type Line = readonly [label: string, value: string];

const OPENING = 'Brought forward on 31 December 2021';
const CLOSING = 'Carried forward on 31 January 2022';

/** Digits in groups of three, in brackets if they are taken off. */
const amount = (value: number, decimals: number): string => {
  const text = s.grouped(Math.abs(value), decimals);
  return value < 0 ? `(${text})` : text;
};

/** The costs of one month are a twelfth of those of a year. */
export function accountOfPrice(entry: s.Entry, then: s.Figures): Line[] {
  const [first, last] = [Number(then.nav_per_unit), Number(entry.nav_per_unit)];
  const costs = Number(((last * Number(s.feeOf(entry, 'Total Expense Ratio', 'MTD'))) / 1200).toFixed(4));
  return [
    [OPENING, then.nav_per_unit ?? ''],
    ['Income and changes of value', amount(last - first + costs, 4)],
    ['Expenses', amount(-costs, 4)],
    [CLOSING, entry.nav_per_unit ?? ''],
  ];
}

/** The lines sum to the true size; `printed` is what the last line says. */
export function accountOfSize(now: s.Figures, then: s.Figures, printed: string): Line[] {
  const [first, last] = [Number(then.fund_size_pkr) / 1e6, Number(now.fund_size_pkr) / 1e6];
  const unitsThen = Number(then.units_outstanding) / 1e6;
  const earned = Number(((Number(now.nav_per_unit) - Number(then.nav_per_unit)) * unitsThen).toFixed(2));
  const sold = Number((first * s.between(0.04, 0.09, printed.slice(-2), 'sold')).toFixed(2));
  const bought = Math.max(last - first - earned, 0) + sold;
  return [
    [OPENING, then.fund_size_raw ?? ''],
    ['Units sold', amount(bought, 2)],
    ['Units redeemed', amount(last - first - earned - bought, 2)],
    ['Earned in the month', amount(earned, 2)],
    [CLOSING, printed],
  ];
}

/** What Rs. 100 have become at the end of each month; returns of funds of fixed income are yearly rates. */
export function balances(rows: readonly s.SeriesRow[], kind: s.Model['kind'], last: s.Month): string[] {
  let held = 100;
  return rows.map((r, i) => {
    const days = s.daysIn(s.before(last, rows.length - 1 - i));
    held *= 1 + (Number(r.percent) / 100) * (kind === 'rate' ? days / 365 : 1);
    return held.toFixed(2);
  });
}
