/** The market that the AMCs N01 to N04 report on: seeded months of returns, prices, sizes, allocations and holdings. */
import { createSeededRandom } from '../../test/support/seeded-random.ts';
import type { SeededRandom } from '../../test/support/seeded-random.ts';
import type { Allocation, Holding, SeriesReturn } from './entries1.ts';

/** Months since January of the year 0. */
export type Month = number;

const NAMES = 'January February March April May June July August September October November December'.split(' ');
const HISTORY_MONTHS = 61;

export const monthOf = (year: number, month: number): Month => year * 12 + month - 1;
export const yearOf = (month: Month): number => Math.floor(month / 12);
export const longMonth = (month: Month): string => NAMES[month % 12] ?? '';
export const shortMonth = (month: Month): string => longMonth(month).slice(0, 3);
export const shortYear = (month: Month): string => String(yearOf(month) % 100).padStart(2, '0');
export const lastDay = (month: Month): number => new Date(Date.UTC(yearOf(month), (month % 12) + 1, 0)).getUTCDate();

/** YYYY-MM-DD of the month's last day. */
export function endOf(month: Month): string {
  return `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}-${lastDay(month)}`;
}

export interface IsoDate {
  readonly day: number;
  readonly month: Month;
}

/** Parts of YYYY-MM-DD. */
export function dateOf(iso: string): IsoDate {
  const [year = 0, month = 1, day = 1] = iso.split('-').map((part) => Number.parseInt(part, 10));
  return { day, month: monthOf(year, month) };
}

export const fixed = (value: number, decimals = 2): string => {
  const text = value.toFixed(decimals);
  return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
};

export function grouped(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const commas = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? commas : `${commas}.${fraction}`;
}

/** "-1.20" as "(1.20)". */
export const bracketed = (text: string): string => (text.startsWith('-') ? `(${text.slice(1)})` : text);

/** Whole rupees of an amount printed as decimal digits of `unit` rupees, such as "4.52" of 1e9. */
export function rupees(printed: string, unit: number): string {
  const [whole = '0', fraction = ''] = printed.replaceAll(',', '').split('.');
  const zeros = String(unit).length - 1 - fraction.length;
  return `${whole}${fraction}${'0'.repeat(zeros)}`.replace(/^0+(?=\d)/, '');
}

export interface FundModel {
  readonly seed: number;
  readonly launch: string;
  /** Fixed income: monthly figures are annualised and the price returns to `price` each June. */
  readonly annualised: boolean;
  /** Fixed income without distributions, such as a pension's sub-fund. */
  readonly accumulates?: boolean;
  /** Percent a year. */
  readonly mean: number;
  /** Percent a month. */
  readonly swing: number;
  readonly benchmarkMean: number;
  /** Price at launch, or just after a June's distribution. */
  readonly price: number;
  readonly units: number;
  /** Percent a year from launch to the beginning of the history. */
  readonly before: number;
  /** First month of the history; the fund's own first months when it is younger. */
  readonly latest: Month;
}

export interface MonthReturn {
  readonly month: Month;
  readonly fund: number;
  readonly benchmark: number;
}

export interface Pair {
  readonly fund: string;
  readonly benchmark: string;
}

export interface FundState {
  readonly nav: string;
  readonly units: string;
  /** Rupees, price times units. */
  readonly size: number;
  /** Oldest first; the last is the report's month. */
  readonly months: readonly MonthReturn[];
  /** Undefined when the fund is younger than the period. */
  span(months: number, from?: Month): Pair | undefined;
  readonly mtd: Pair;
  readonly fiscal: Pair;
  readonly sinceLaunch: Pair;
}

function gauss(random: SeededRandom): number {
  return random.draw() + random.draw() + random.draw() + random.draw() - 2;
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

function historyOf(model: FundModel): (MonthReturn & { readonly units: number })[] {
  const random = createSeededRandom(model.seed);
  const launched = dateOf(model.launch).month;
  const first = Math.max(model.latest - HISTORY_MONTHS, launched + 1);
  let units = model.units;
  let rate = 0;
  return Array.from({ length: model.latest - first + 1 }, (_, index) => {
    const common = gauss(random) * model.swing;
    rate = rate * 0.8 + common;
    units = Math.round(units * (1 + gauss(random) * 0.05));
    const [fund, benchmark] = model.annualised
      ? [model.mean + rate, model.benchmarkMean + rate * 0.4 + gauss(random) * 0.1]
      : [
          model.mean / 12 + common + gauss(random) * 0.6,
          model.benchmarkMean / 12 + common * 1.05 + gauss(random) * 0.5,
        ];
    return { month: first + index, fund: round2(fund), benchmark: round2(benchmark), units };
  });
}

function growth(returns: readonly number[], annualised: boolean): number {
  return returns.reduce((index, percent) => index * (1 + percent / (annualised ? 1200 : 100)), 1);
}

/** Percent of the period; a compound annual rate when it is longer than a year. */
function percentOf(returns: readonly number[], annualised: boolean): string {
  const index = growth(returns, annualised);
  if (returns.length > 12) return fixed((index ** (12 / returns.length) - 1) * 100);
  return fixed((index - 1) * (annualised ? 1200 / returns.length : 100));
}

/** The fund at a month's end. Reports of two months see the same history. */
export function stateOf(model: FundModel, month: Month): FundState {
  const months = historyOf(model).filter((row) => row.month <= month);
  const last = months.at(-1);
  if (last === undefined) throw new Error('the fund is younger than the report');
  const july = month - (((month % 12) + 6) % 12);
  const own = months.map((row) => row.fund);
  const sinceDistribution = month % 12 === 5 ? [] : months.filter((row) => row.month >= july).map((row) => row.fund);
  const pairOf = (rows: readonly MonthReturn[]): Pair => ({
    fund: percentOf(
      rows.map((row) => row.fund),
      model.annualised,
    ),
    benchmark: percentOf(
      rows.map((row) => row.benchmark),
      model.annualised,
    ),
  });
  const launched = dateOf(model.launch).month;
  const years = (month - launched) / 12;
  const early = (months[0]?.month ?? month) - 1 - launched;
  const indexOf = (returns: readonly number[], before: number): number =>
    (1 + before / 100) ** (early / 12) * growth(returns, model.annualised);
  const distributes = model.annualised && model.accumulates !== true;
  const nav = fixed(model.price * (distributes ? growth(sinceDistribution, true) : indexOf(own, model.before)), 4);
  const sinceOf = (returns: readonly number[], before: number): string =>
    fixed((indexOf(returns, before) ** (1 / years) - 1) * 100);
  return {
    nav,
    units: String(last.units),
    size: Number(nav) * last.units,
    months,
    span: (count) => (months.length < count ? undefined : pairOf(months.slice(-count))),
    mtd: { fund: fixed(last.fund), benchmark: fixed(last.benchmark) },
    fiscal: pairOf(months.filter((row) => row.month >= july)),
    sinceLaunch: {
      fund: sinceOf(own, model.before),
      benchmark: sinceOf(
        months.map((row) => row.benchmark),
        model.before * 0.9,
      ),
    },
  };
}

export type Part = readonly [label: string, weight: number];

export interface Share {
  readonly label: string;
  readonly percent: string;
}

/** Shares that vary from month to month and sum to exactly 100 at the given precision. */
export function sharesOf(seed: number, month: Month, parts: readonly Part[], decimals: number): Share[] {
  const random = createSeededRandom(seed * 7919 + month);
  const scale = 10 ** decimals;
  const weights = parts.map(([, weight]) => weight * (1 + gauss(random) * 0.09));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.floor((weight / sum) * 100 * scale));
  const largest = weights.indexOf(Math.max(...weights));
  const rest = 100 * scale - counts.reduce((total, count) => total + count, 0);
  return parts.map(([label], index) => ({
    label,
    percent: fixed(((counts[index] ?? 0) + (index === largest ? rest : 0)) / scale, decimals),
  }));
}

/** The largest first. */
export function holdingsOf(seed: number, month: Month, parts: readonly Part[], decimals: number): Holding[] {
  const random = createSeededRandom(seed * 104_729 + month);
  return parts
    .map(([name, weight]) => ({ name, percent: weight * (1 + gauss(random) * 0.05) }))
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ name, percent }, index) => ({ rank: index + 1, name_raw: name, percent: fixed(percent, decimals) }));
}

/** A figure that moves a little from month to month, such as an expense ratio. */
export function around(seed: number, month: Month, value: number, decimals = 2): string {
  return fixed(value * (1 + gauss(createSeededRandom(seed * 31 + month)) * 0.06), decimals);
}

export function allocationsOf(
  type: Allocation['allocation_type'],
  shares: readonly Share[],
  title: string,
  period: string | null = null,
): Allocation[] {
  return shares.map(({ label, percent }) => ({
    allocation_type: type,
    label_raw: label,
    percent,
    period_label: period,
    table_title_raw: title,
  }));
}

/** Both series of the months, the fund's first. */
export function seriesOf(
  months: readonly MonthReturn[],
  fund: string,
  benchmark: string,
  labelOf: (month: Month) => string,
): SeriesReturn[] {
  return [
    ...months.map((row) => ({ series_raw: fund, period_label_raw: labelOf(row.month), percent: fixed(row.fund) })),
    ...months.map((row) => ({
      series_raw: benchmark,
      period_label_raw: labelOf(row.month),
      percent: fixed(row.benchmark),
    })),
  ];
}

/** "1st", "22nd", "30th". */
export function ordinal(day: number): string {
  const end = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${end}`;
}
