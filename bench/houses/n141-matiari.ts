/** N141, Matiari: plans with a maturity, three plans as blocks of one page, and a pension fund on three pages. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n141-funds.ts';
import { html } from './n141-page.ts';
import * as s from './shared15.ts';

const AMC = 'Matiari Investment Management Limited';
const MONTH = { year: 2022, month: 9 };
const FALSE_FUND = 'Matiari Strategic Allocation Fund';
const FALSE_PLAN = 'Moderate Allocation Plan';

const MATURITIES: Readonly<Record<string, s.Day>> = { 'MCPP-I': [2023, 4, 21], 'MCPP-II': [2022, 11, 15] };

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 0,
  size: s.inMillions(1, 'PKR ', ' mn'),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top 10 Holdings (% of Total Assets)',
  day: s.longDay,
});

function setRatios(entry: s.Entry, fund: s.Fund): void {
  s.setRatios(entry, fund, MONTH, ['Total Expense Ratio (MTD)', 'Total Expense Ratio (YTD)']);
}

/** The sum of the parts is the size of the fund. */
function setTotal(entry: s.Entry, label: string): void {
  const sum = entry.sub_funds.reduce((all, sub) => all + Number(sub.fund_size_pkr), 0);
  const { raw, pkr } = form.size(sum);
  Object.assign(entry, { fund_size_pkr: pkr, fund_size_raw: raw, fund_size_label_raw: label });
}

/** Plans have their own launch dates, and tables of the month only. */
function setPlans(entry: s.Entry, fund: s.Fund): void {
  Object.assign(entry, { launch_date: null, launch_date_raw: null });
  for (const { figures, model } of s.partsOf(entry, fund)) {
    s.withoutPast(figures, 'ASSET_ALLOCATION', s.dashed(MONTH));
    Object.assign(figures, { launch_date: s.iso(model.launch), launch_date_raw: s.longDay(model.launch) });
  }
  setTotal(entry, 'Total Net Assets of the Plans');
}

/** The pension fund has a page for each sub-fund, which has no benchmark. */
function setPension(entry: s.Entry, fund: s.Fund): void {
  const pages = entry.sub_funds.map((_, i) => entry.page_number + i);
  Object.assign(entry, { page_numbers: pages });
  for (const part of s.partsOf(entry, fund)) {
    s.withoutBenchmark(part.figures, part.line);
    part.figures.historical_returns = years(part).filter((r) => r.series_raw === part.line);
    setSecond(part.figures);
  }
}

const years = (part: s.Part): s.SeriesRow[] => s.fiscalYears(part, MONTH, 5, 'Benchmark');

function setSecond(figures: s.Figures): void {
  closeSectors(figures, 'Stock / Equities');
  const second = s.otherType(figures);
  if (second !== null) s.withoutPast(figures, second, s.dashed(MONTH));
  if (figures.holdings.length > 0 && figures.holdings.length < 10)
    figures.holdings_title_raw =
      second === 'CREDIT_QUALITY' ? 'TFCs / Sukuk (% of Total Assets)' : 'Top Holdings (% of Total Assets)';
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2022',
  footerOf: (page) => `Fund Manager Report, September 2022 - Page ${page}`,
  committeeOf: (fund) => [
    ['Ghulam Nabi Memon', 'Chief Executive Officer'],
    ['Sassui Halepoto, CFA', 'Chief Investment Officer'],
    ['Irfan Soomro', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Rukhsana Bhutto' : 'Danish Kaleri, CFA', 'Fund Manager'],
    ['Asadullah Junejo, FCA', 'Head of Risk & Compliance'],
  ],
  amcRating: ['AM2+', 'PACRA', [2022, 8, 18]],
  formOf: () => form,
  finish: (entry, fund) => {
    const upTo =
      fund.abbr === 'MPF'
        ? 'absolute (Equity Sub-Fund) or simple annualized (other Sub-Funds)'
        : fund.model.kind === 'rate'
          ? 'simple annualized'
          : 'absolute';
    Object.assign(entry, { nav_date: s.iso(s.lastDay(MONTH)) });
    entry.footnotes_raw = [
      `Returns up to one year are ${upTo}; returns of more than one year are annualized using CAGR.`,
    ];
    setRatios(entry, fund);
    if (fund.abbr === 'MPF') return setPension(entry, fund);
    if (fund.subs !== undefined) return setPlans(entry, fund);
    setSecond(entry);
    const day = MATURITIES[fund.abbr];
    if (day === undefined) entry.historical_returns = years(s.partOf(entry, FUNDS));
    else Object.assign(entry, { maturity_date: s.iso(day), maturity_date_raw: s.longDay(day) });
    return undefined;
  },
};

/** One plan has ten times its size, and so more than all plans together. */
function falsify(entry: s.Entry): void {
  const sub = s.subNamed(entry, FALSE_PLAN);
  const real = s.only(sub.fund_size_pkr, 'size');
  const { raw, pkr } = form.size(Number(real) * 10);
  Object.assign(sub, { fund_size_raw: raw, fund_size_pkr: pkr });
  entry.planted_fault = {
    kind: 'PLAN_SIZE_EXCEEDS_FUND',
    false_values: [{ sub_fund: FALSE_PLAN, field: 'fund_size_pkr', printed: raw, printed_pkr: pkr, real }],
    true_values: 'the total of the plans, the sizes of the other plans and all other facts',
    must_not_serve: `the net assets of the ${FALSE_PLAN}`,
    how_it_can_be_seen: `the net assets of all plans together are ${entry.fund_size_raw ?? ''}, which is the sum with a tenth of it`,
  };
}

const QUIRKS = [
  'risk profile and risk of principal share a cell, and so do the initial and the subsequent minimum amount',
  'returns have a head of two lines: periods up to one year and longer ones, each group with a merged cell',
  'three plans are blocks of one page with their own dates, sizes, returns in rows, and funds they hold',
  'a pension fund repeats its facts on a page for each sub-fund; plans with a maturity have a page each',
];

/** The report, and the page with the planted fault. */
export const drawMatiari = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N141_matiari_2022-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N141_plan_size', fund: FALSE_FUND, falsify },
  });
