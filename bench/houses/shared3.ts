/**
 * What the AMCs N09 to N12 share: a fund's figures are computed once, as the entry that states the expected facts, and
 * each AMC draws its pages from that entry.
 */
import * as s from './shared2.ts';

export * from './shared2.ts';

/** A holding, its weight in percent, and the sector or maturity that some AMCs print after it. */
export type Paper = readonly [name: string, weight: number, note: string];

export interface Mix {
  readonly asset: s.Weights;
  readonly second?: {
    readonly type: 'CREDIT_QUALITY' | 'SECTOR_ALLOCATION';
    readonly weights: s.Weights;
    readonly total?: number;
  };
  readonly papers: readonly Paper[];
  readonly ter: number;
  readonly metrics: readonly (readonly [label: string, value: number, decimals: number])[];
}

export interface SubFund extends Mix {
  readonly name: string;
  readonly model: s.Model;
}

export interface Fund extends Mix {
  readonly name: string;
  readonly abbr: string;
  readonly model: s.Model;
  readonly profile: Partial<s.Profile>;
  readonly rating: readonly [rating: string, agency: string, date: s.Day] | null;
  readonly subs?: readonly SubFund[];
  /** Millions of rupees held by funds of funds of the same AMC. */
  readonly fof?: number;
}

/** How an AMC prints figures. */
export interface Form {
  readonly periods: readonly (readonly [key: s.PeriodKey, label: string])[];
  readonly peers: boolean;
  readonly seriesMonths: number;
  readonly newestFirst: boolean;
  readonly monthLabel: (m: s.Month) => string;
  readonly benchmarkSeries: string;
  readonly size: (rupees: number) => { readonly raw: string; readonly pkr: string };
  readonly sizeLabel: string;
  readonly prices: readonly ('units_outstanding' | 'offer_price' | 'repurchase_price')[];
  readonly assetTitle: string;
  readonly creditTitle: string;
  readonly sectorTitle: string;
  readonly allocationMonths: (m: s.Month) => readonly { readonly month: s.Month; readonly label: string | null }[];
  readonly allocationDecimals: number;
  readonly holdingsTitle: string;
  readonly holdingDecimals: number;
  readonly fees: readonly string[];
  readonly day: (d: s.Day) => string;
}

/** The number in the text of a load; 0 for none. */
export const loadOf = (text: string | null | undefined): number => Number(/[\d.]+/.exec(text ?? '')?.[0] ?? 0);

function returnsOf(name: string, model: s.Model, month: s.Month, form: Form): s.ReturnRow[] {
  const points = s.historyOf(name, model, month);
  return form.periods
    .map(([key, label]) => ({
      period_label_raw: label,
      fund_return_percent: s.periodReturn(points, model.kind, key, 'fund'),
      benchmark_return_percent: s.periodReturn(points, model.kind, key, 'benchmark'),
      peer_return_percent: form.peers ? s.periodReturn(points, model.kind, key, 'peer') : null,
    }))
    .filter((r) => r.fund_return_percent !== null);
}

function allocationsOf(name: string, mix: Mix, month: s.Month, form: Form): s.AllocationRow[] {
  const months = form.allocationMonths(month);
  const decimals = form.allocationDecimals;
  const rows = s.allocationRows(name, 'ASSET_ALLOCATION', form.assetTitle, mix.asset, months, { decimals });
  if (mix.second === undefined) return rows;
  const { type, weights, total = 100 } = mix.second;
  const title = type === 'CREDIT_QUALITY' ? form.creditTitle : form.sectorTitle;
  return [...rows, ...s.allocationRows(name, type, title, weights, months, { decimals, total })];
}

/** The figures of one fund or sub-fund at the end of the month. */
export function figuresOf(
  of: {
    readonly name: string;
    readonly series: string;
    readonly load: number;
    readonly model: s.Model;
    readonly mix: Mix;
  },
  month: s.Month,
  form: Form,
): s.Figures {
  const { name, model, mix } = of;
  const points = s.historyOf(name, model, month);
  const nav = (points.at(-1)?.nav ?? 0).toFixed(4);
  const units = s.unitsOf(name, model, month);
  const size = form.size(Number(nav) * units);
  const prices = {
    units_outstanding: String(units),
    offer_price: (Number(nav) * (1 + of.load / 100)).toFixed(4),
    repurchase_price: nav,
  };
  const shown = s.recent(points, form.seriesMonths);
  return {
    ...s.noFigures(),
    fund_size_pkr: size.pkr,
    fund_size_raw: size.raw,
    fund_size_label_raw: form.sizeLabel,
    nav_per_unit: nav,
    ...Object.fromEntries(form.prices.map((key) => [key, prices[key]])),
    reported_returns: returnsOf(name, model, month, form),
    monthly_returns: s.seriesRows(
      form.newestFirst ? shown.toReversed() : shown,
      [
        ['fund', of.series],
        ['benchmark', form.benchmarkSeries],
      ],
      form.monthLabel,
    ),
    allocations: allocationsOf(name, mix, month, form),
    holdings: s.holdingsOf(
      name,
      mix.papers.map(([paper, weight]) => [paper, weight]),
      month,
      form.holdingDecimals,
    ),
    ...(mix.papers.length === 0 ? {} : { holdings_title_raw: form.holdingsTitle }),
    fees: form.fees.map((fee_label_raw) => ({
      row_label_raw: null,
      fee_label_raw,
      percent: s.around(mix.ter, 2, name, fee_label_raw, s.monthIndex(month)),
    })),
    metrics: mix.metrics.map(([label, base, decimals]) => {
      const value = s.around(base, decimals, name, label, s.monthIndex(month));
      return { label_raw: label, value_raw: value, value };
    }),
  };
}

export interface Frame {
  readonly amc: string;
  readonly month: s.Month;
  readonly monthLabel: string;
  readonly footer: string | null;
  readonly pages: readonly number[];
  readonly committee: readonly (readonly [name: string, designation: string])[];
  readonly amcRating: readonly [rating: string, agency: string, date: s.Day] | null;
}

function ratingsOf(fund: Fund, frame: Frame, form: Form): s.Rating[] {
  const of = (rating: Frame['amcRating'], subject: 'FUND' | 'AMC'): s.Rating[] =>
    rating === null
      ? []
      : [
          {
            rating_raw: rating[0],
            rating_agency: rating[1],
            rating_date: s.iso(rating[2]),
            subject,
            line_raw: `${rating[0]} ${rating[1]} ${form.day(rating[2])}`,
          },
        ];
  return [...of(fund.rating, 'FUND'), ...of(frame.amcRating, 'AMC')];
}

/** The expected facts of a fund; a fund with sub-funds has no figures of its own. */
export function entryOf(fund: Fund, frame: Frame, form: Form): s.Entry {
  const subs = fund.subs ?? [];
  const load = loadOf(fund.profile.front_end_load_raw);
  const own =
    subs.length > 0
      ? s.noFigures()
      : figuresOf({ name: fund.name, series: fund.abbr, load, model: fund.model, mix: fund }, frame.month, form);
  return {
    page_number: frame.pages[0] ?? 0,
    page_numbers: [...frame.pages],
    page_kind: 'fund',
    fund_name_raw: fund.name,
    report_date: s.iso(s.lastDay(frame.month)),
    report_month_label_raw: frame.monthLabel,
    page_footer_raw: frame.footer,
    ...s.noProfile(),
    ...fund.profile,
    ...own,
    amount_invested_by_fof_pkr: fund.fof === undefined ? null : s.rupees(fofOf(fund, frame.month), 6),
    launch_date: s.iso(fund.model.launch),
    launch_date_raw: form.day(fund.model.launch),
    ratings: ratingsOf(fund, frame, form),
    parties: frame.committee.map(([name_raw, designation_raw]) => ({ name_raw, designation_raw })),
    sub_funds: subs.map((sub) => ({
      name_raw: sub.name,
      ...figuresOf(
        { name: `${fund.name} ${sub.name}`, series: sub.name, load, model: sub.model, mix: sub },
        frame.month,
        form,
      ),
    })),
    footnotes_raw: [],
    amc_name_raw: frame.amc,
    fund_column_raw: subs.length > 0 ? null : fund.abbr,
  };
}

/** Millions of rupees that funds of funds hold of this fund, as printed. */
export const fofOf = (fund: Fund, month: s.Month): string =>
  s.around(fund.fof ?? 0, 0, fund.name, 'fof', s.monthIndex(month));

/** Negative figures in brackets: (1.23). */
export const bracketed = (value: string | null | undefined): string =>
  value === null || value === undefined ? '–' : value.startsWith('-') ? `(${value.slice(1)})` : value;

/** Millions of rupees with this number of decimals. */
export const inMillions =
  (decimals: number, before = '', after = '') =>
  (rupees: number): { raw: string; pkr: string } => {
    const raw = s.grouped(rupees / 1e6, decimals);
    return { raw: `${before}${raw}${after}`, pkr: s.rupees(raw, 6) };
  };

export const fundWith =
  (common: Partial<s.Profile>) =>
  (fund: Omit<Fund, 'profile'> & { readonly profile: Partial<s.Profile> }): Fund => ({
    ...fund,
    profile: { ...common, ...fund.profile },
  });

/** Prints false prices; the sizes, units and all other facts stay true. */
export function falsifyNavs(
  entry: s.Entry,
  kind: string,
  navs: readonly { readonly figures: s.Figures; readonly sub: string | null; readonly printed: string }[],
): void {
  const false_values = navs.map(({ figures, sub, printed }) => ({
    ...(sub === null ? {} : { sub_fund: sub }),
    field: 'nav_per_unit',
    printed,
    real: figures.nav_per_unit,
  }));
  navs.forEach(({ figures, printed }) => {
    figures.nav_per_unit = printed;
  });
  entry.planted_fault = {
    kind,
    false_values,
    true_values: 'all other facts, incl. net assets and units outstanding',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen: 'NAV times units outstanding is not the net assets printed beside them',
  };
}

/** Swaps fund and benchmark in the table of returns; the monthly series stays true. */
export function swapReturns(entry: s.Entry, labels: readonly string[], monthly: string): void {
  const rows = entry.reported_returns.filter((r) => labels.includes(r.period_label_raw));
  const column = entry.fund_column_raw ?? '';
  const names = (fund: string | null, benchmark: string | null): Record<string, string | null> => ({
    [column]: fund,
    Benchmark: benchmark,
  });
  const false_values = rows.map((row) => {
    const { fund_return_percent: fund, benchmark_return_percent: benchmark } = row;
    row.fund_return_percent = benchmark;
    row.benchmark_return_percent = fund;
    return {
      field: 'reported_returns',
      period_label_raw: row.period_label_raw,
      printed: names(benchmark, fund),
      real: names(fund, benchmark),
    };
  });
  entry.planted_fault = {
    kind: 'FUND_AND_BENCHMARK_ROWS_SWAPPED',
    false_values,
    true_values: 'the monthly returns and all other facts',
    must_not_serve: 'the returns by period (each belongs to the other one)',
    how_it_can_be_seen: `${monthly} of the monthly returns on the same page contradicts the month in the table of returns`,
  };
}
