/** N126, Okara: designed pages with facts at the right, a chart of months above its own table of figures, and plans. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n126-funds.ts';
import { html } from './n126-page.ts';
import * as s from './shared15.ts';

const AMC = 'Okara Asset Managers Limited';
const MONTH = { year: 2024, month: 3 };
const FALSE_FUND = 'Okara Stock Fund';

/** 14-Dec-2010 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

/** In March the calendar year to date is three months long. */
const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['FYTD', 'Year to Date'],
    ['3M', 'Calendar Year to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years**'],
    ['5Y', '5 Years**'],
    ['SI', 'Since Inception**'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2, 'PKR ', ' mln'),
  sizeLabel: 'Net Assets',
  assetTitle: 'ASSET ALLOCATION (% of Total Assets)',
  creditTitle: 'ASSET QUALITY (% of Total Assets)',
  sectorTitle: 'SECTOR ALLOCATION (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  allocationDecimals: 2,
  holdingsTitle: 'TOP HOLDINGS (% of Total Assets)',
  day: dayText,
});

const setRatios = (part: s.Part): void => {
  part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'Expense Ratio (With Levies)', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'Expense Ratio (Without Levies)', percent: r.without },
  ]);
};

/** Gives the largest of the rows what the others leave of `total`. */
function closeTo(rows: readonly s.AllocationRow[], total: number): void {
  const [largest] = rows.toSorted((a, b) => Number(b.percent) - Number(a.percent));
  const sum = rows.reduce((all, r) => all + Number(r.percent), 0);
  if (largest !== undefined) largest.percent = (Number(largest.percent) + total - sum).toFixed(2);
}

const STATE = /^(?:T-Bills|PIBs|Govt\.)/;

/** Shares have two decimals here; state paper and other assets weigh the same in the quality as in the allocation. */
function keepDecimals(figures: s.Figures): void {
  figures.allocations = figures.allocations.map((r) => ({ ...r, percent: Number(r.percent).toFixed(2) }));
  for (const period_label of s.datesOf(figures, 'ASSET_ALLOCATION')) {
    const assets = s.ofMonth(figures, 'ASSET_ALLOCATION', period_label);
    closeTo(assets, 100);
    const quality = s.ofMonth(figures, 'CREDIT_QUALITY', period_label);
    const [state, other] = [STATE, /^Others/].map((pattern) =>
      assets.filter((r) => pattern.test(r.label_raw)).reduce((all, r) => all + Number(r.percent), 0),
    );
    for (const row of quality) {
      if (row.label_raw === 'Gov. Sec.') row.percent = (state ?? 0).toFixed(2);
      if (row.label_raw === 'N.R./Others') row.percent = (other ?? 0).toFixed(2);
    }
    const banks = quality.filter((r) => r.label_raw.startsWith('A'));
    closeTo(banks, 100 - (state ?? 0) - (other ?? 0));
  }
}

/** Sub-funds and plans have no months; a table of shares for each says whose it is. */
function setParts(entry: s.Entry, fund: s.Fund): void {
  const isPension = fund.abbr === 'OPF';
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line, model } = part;
    if (isPension) s.withoutBenchmark(figures, line);
    figures.monthly_returns = [];
    setRatios(part);
    figures.fees = figures.fees.filter((f) => f.fee_label_raw === 'Expense Ratio (With Levies)');
    keepDecimals(figures);
    closeSectorsExactly(figures);
    figures.allocations = figures.allocations.map((r) => ({
      ...r,
      table_title_raw:
        r.allocation_type === 'ASSET_ALLOCATION'
          ? `${line} (% of Total Assets)`
          : 'SECTORS OF EQUITY SUB-FUND (% of Total Assets)',
    }));
    if (figures.holdings.length > 0)
      figures.holdings_title_raw = 'TOP FIVE HOLDINGS OF EQUITY SUB-FUND (% of Total Assets)';
    figures.fund_size_raw = (figures.fund_size_raw ?? '').replace(/^PKR | mln$/g, '');
    figures.fund_size_label_raw = 'Net Assets (PKR mln)';
    if (!isPension)
      Object.assign(figures, { launch_date: s.iso(model.launch), launch_date_raw: dayText(model.launch) });
  }
  if (!isPension) Object.assign(entry, { launch_date: null, launch_date_raw: null });
}

/** The other sectors have what the named ones leave of the class of stocks. */
function closeSectorsExactly(figures: s.Figures): void {
  closeSectors(figures, 'Stock / Equities');
  for (const row of s.ofType(figures, 'SECTOR_ALLOCATION')) {
    if (row.label_raw !== 'Other sectors') continue;
    const ofMonth = (type: s.AllocationType): s.AllocationRow[] => s.ofMonth(figures, type, row.period_label);
    const stocks = Number(ofMonth('ASSET_ALLOCATION').find((r) => r.label_raw === 'Stock / Equities')?.percent);
    const named = ofMonth('SECTOR_ALLOCATION').filter((r) => r !== row);
    row.percent = (stocks - named.reduce((all, r) => all + Number(r.percent), 0)).toFixed(2);
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2024',
  footerOf: (page) => `Fund Manager’s Report | March 2024 | ${page}`,
  committeeOf: (fund) => [
    ['Rana Shahbaz Kharal', 'Chief Executive Officer'],
    ['Amber Wattoo, CFA', 'Chief Investment Officer'],
    ['Noman Lodhi', 'Head of Equities'],
    ['Fariha Joiya, ACA', 'Head of Risk'],
    ['Zubair Sahu, FCCA', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Wasim Arain, CFA' : 'Noman Lodhi', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'VIS', [2023, 12, 29]],
  formOf: () => form,
  introduction: 1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'cumulative';
    const upTo = fund.abbr === 'OPF' ? 'cumulative (Equity Sub-Fund) and simple annualized (other Sub-Funds)' : basis;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `* Returns of up to 1 Year are ${upTo}.`,
      '** Annualized performance using CAGR methodology.',
    ];
    if (fund.subs !== undefined) return setParts(entry, fund);
    const part = s.partOf(entry, FUNDS);
    setRatios(part);
    keepDecimals(entry);
    closeSectorsExactly(entry);
    if (entry.holdings.length === 10) entry.holdings_title_raw = 'TOP TEN HOLDINGS (% of Total Assets)';
    entry.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
    return undefined;
  },
};

const QUIRKS = [
  'facts stand in a striped table at the right with units beside the values; funds of funds have a part of the net assets',
  'a chart of twelve months with its own table of figures below, where the names of the series have keys of colour',
  'calendar year to date; shares with two decimals and two months; holdings of debt with their ratings in a column between',
  'sub-funds and plans are columns of the returns, plans with their benchmarks in pairs; a table of shares for each',
];

export const drawOkara = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N126_okara_2024-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: {
      file: 'hostile_N126_columns_swapped',
      fund: FALSE_FUND,
      falsify: (entry) => s.swapReturns(entry, s.periods(entry), 'the last column of the table below the chart'),
    },
  });
