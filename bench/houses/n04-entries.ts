/** The facts that AMC N04 reports of a fund, and the expected facts of its page. */
import type { Allocation, Entry, Figures, Holding, PlantedFault, ReportedReturn } from './entries1.ts';
import { newEntry, newSubFund } from './entries1.ts';
import type { Fund, Portfolio } from './n04-funds.ts';
import {
  allocationsOf,
  around,
  dateOf,
  endOf,
  fixed,
  grouped,
  holdingsOf,
  longMonth,
  ordinal,
  rupees,
  seriesOf,
  sharesOf,
  shortMonth,
  shortYear,
  stateOf,
  yearOf,
} from './shared1.ts';
import type { FundState, Month, Pair, Share } from './shared1.ts';

export const AMC = 'Zhob Savings and Pensions Limited';
export const TRUSTEE = 'Central Depository Company of Pakistan Limited';
export const AUDITOR = 'Usman Iftikhar & Co., Chartered Accountants';
export const [ASSETS, QUALITY] = ['Asset mix (% of net assets)', 'Credit quality (% of net assets)'];
export const TER_YEAR = 'Expense ratio with levies, YTD (%)';
export const TER_MONTH = 'Expense ratio with levies, MTD (%)';
export const SIZE = 'Net assets';
export const ordinalDate = (iso: string): string => {
  const { day, month } = dateOf(iso);
  return `${ordinal(day)} ${longMonth(month)}, ${yearOf(month)}`;
};
export const ended = (month: Month): string => `For the month ended ${ordinalDate(endOf(month))}`;
export const dashed = (month: Month): string => `${shortMonth(month)}-${shortYear(month)}`;
export const monthYear = (month: Month): string => `${longMonth(month)} ${yearOf(month)}`;

export interface Reported {
  readonly portfolio: Portfolio;
  readonly state: FundState;
  readonly size: string;
  readonly periods: readonly (readonly [string, Pair])[];
  readonly assets: readonly Share[];
  readonly assetsBefore: readonly Share[];
  readonly holdings: readonly Holding[];
  readonly ter: readonly [year: string, month: string];
}

export function reportOf(portfolio: Portfolio, month: Month): Reported {
  const state = stateOf(portfolio.model, month);
  const { seed } = portfolio.model;
  const periods = [
    ['1 month', state.mtd],
    ['3 months', state.span(3)],
    ['6 months', state.span(6)],
    ['FYTD', state.fiscal],
    ['12 months', state.span(12)],
    ['36 months*', state.span(36)],
    ['Since inception*', state.sinceLaunch],
  ] as const;
  return {
    portfolio,
    state,
    size: `Rs. ${grouped(fixed(state.size / 1e6, 1))}m`,
    periods: periods.flatMap(([label, pair]) => (pair === undefined ? [] : [[label, pair] as const])),
    assets: sharesOf(seed, month, portfolio.assets, 1),
    assetsBefore: sharesOf(seed, month - 1, portfolio.assets, 1),
    holdings: holdingsOf(seed, month, portfolio.holdings, 2),
    ter: [around(seed, month, portfolio.ter), around(seed + 7, month, portfolio.ter)],
  };
}

export const isPension = (fund: Fund): boolean => fund.portfolios.length > 1;

export const holdingsTitle = ({ portfolio }: Reported, fund: Fund): string =>
  `Largest investments of ${isPension(fund) ? `the ${portfolio.name}` : portfolio.name} (% of net assets)`;

export const qualityOf = (fund: Fund, month: Month): Share[] =>
  fund.quality.length === 0 ? [] : sharesOf(fund.portfolios[0]?.model.seed ?? 0, month + 7, fund.quality, 1);

function returnRows(one: Reported): ReportedReturn[] {
  return one.periods.map(([label, pair]) => ({
    period_label_raw: label,
    fund_return_percent: pair.fund,
    benchmark_return_percent: pair.benchmark,
    peer_return_percent: null,
  }));
}

function figuresOf(one: Reported, fund: Fund, month: Month): Partial<Figures> {
  const { portfolio, state } = one;
  const period = (each: Month): string | null => (isPension(fund) ? null : monthYear(each));
  const allocations: Allocation[] = [
    ...allocationsOf('ASSET_ALLOCATION', one.assets, ASSETS, period(month)),
    ...(isPension(fund) ? [] : allocationsOf('ASSET_ALLOCATION', one.assetsBefore, ASSETS, period(month - 1))),
    ...allocationsOf('CREDIT_QUALITY', qualityOf(fund, month), QUALITY, period(month)),
  ];
  return {
    fund_size_pkr: rupees(one.size.replace(/^Rs\. (.*)m$/, '$1'), 1e6),
    fund_size_raw: one.size,
    fund_size_label_raw: SIZE,
    nav_per_unit: state.nav,
    units_outstanding: state.units,
    fund_column_raw: portfolio.name,
    reported_returns: returnRows(one),
    monthly_returns: seriesOf(state.months.slice(-13), portfolio.name, 'Benchmark', dashed),
    allocations,
    holdings: one.holdings,
    ...(one.holdings.length > 0 && { holdings_title_raw: holdingsTitle(one, fund) }),
    fees: [TER_YEAR, TER_MONTH].map((label, index) => ({
      row_label_raw: null,
      fee_label_raw: label,
      percent: one.ter[index] ?? '',
    })),
  };
}

function ratingsOf(fund: Fund): Entry['ratings'] {
  const manager = {
    rating_raw: 'AM2',
    rating_agency: 'VIS',
    rating_date: '2024-08-14',
    subject: 'AMC',
    line_raw: `AM2 by VIS (${ordinalDate('2024-08-14')})`,
  } as const;
  if (fund.stability === undefined) return [manager];
  const line = `${fund.stability} by PACRA (${ordinalDate('2024-10-17')})`;
  return [
    { rating_raw: fund.stability, rating_agency: 'PACRA', rating_date: '2024-10-17', subject: 'FUND', line_raw: line },
    manager,
  ];
}

export function entryOf(fund: Fund, all: readonly Reported[], month: Month, page: number, fault?: PlantedFault): Entry {
  const [single] = isPension(fund) ? [] : all;
  return newEntry({
    page_numbers: [page],
    fund_name_raw: fund.name,
    amc_name_raw: AMC,
    report_date: endOf(month),
    report_month_label_raw: ended(month),
    page_footer_raw: `${AMC} | ${ended(month)} | ${page}`,
    category_raw: fund.category,
    fund_type_raw: 'Open-end',
    launch_date: fund.launch,
    launch_date_raw: ordinalDate(fund.launch),
    benchmark_raw: fund.benchmark ?? null,
    risk_profile_raw: fund.risk,
    trustee_raw: TRUSTEE,
    auditor_raw: AUDITOR,
    pricing_mechanism_raw: 'Forward',
    dealing_days_raw: 'Monday to Friday',
    cutoff_raw: '4:00 pm',
    minimum_initial_raw: isPension(fund) ? 'Rs. 500' : 'Rs. 5,000',
    management_fee_raw: fund.fee,
    front_end_load_raw: fund.front,
    back_end_load_raw: 'Nil',
    investment_objective_raw: fund.objective,
    ratings: ratingsOf(fund),
    parties: [{ name_raw: fund.manager, designation_raw: 'Fund manager' }],
    ...(single === undefined
      ? { sub_funds: all.map((one) => newSubFund({ name_raw: one.portfolio.name, ...figuresOf(one, fund, month) })) }
      : figuresOf(single, fund, month)),
    ...(fault && { planted_fault: fault }),
  });
}
