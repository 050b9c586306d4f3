/** N131, Bannu: a dense page with labels over values at the left, and a grid of months by fiscal years. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n131-funds.ts';
import { html } from './n131-page.ts';
import * as s from './shared15.ts';

const AMC = 'Bannu Asset Management Company Limited';
const MONTH = { year: 2025, month: 1 };
const FALSE_FUND = 'Bannu Stock Fund';
/** The fiscal year to date and the two before it. */
const GRID_MONTHS = 31;

const MANAGERS = { rate: 'Arshad Khan Bangash, CFA', market: 'Sumbal Marwat, CFA' } as const;

/** 5th December, 2005 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  seriesMonths: GRID_MONTHS,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(2, 'PKR ', ' million'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m), s.before(m, 2)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: readonly s.Breach[] = [
  { name: 'Ahmadzai Fertilizer Limited', type: 'TFC', cost: 32.46, provided: 32.46 },
  { name: 'Shakardara Sugar Mills Limited', type: 'Sukuk', cost: 24.75, provided: 16.5 },
];

/** The size without what funds of funds hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const whole = Number(s.only(entry.fund_size_pkr, 'size')) / 1e6;
  const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 2);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2025',
  footerOf: (page) => `Bannu AMC | ${page}`,
  committeeOf: (fund) => [
    [MANAGERS[fund.model.kind], 'Fund Manager'],
    ['Taimur Shah Wazir', 'Chief Executive Officer'],
    ['Nazish Orakzai, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.model.kind], fund.model.kind === 'rate' ? 'Head of Fixed Income' : 'Head of Equities'],
    ['Gul Nawaz Khattak, FRM', 'Head of Risk Management'],
    ['Hamza Daur', 'Head of Research'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 8, 23]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const basis = fund.model.kind === 'rate' ? 'annualized on simple basis' : 'cumulative';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `* Geometric mean (CAGR). Returns of up to one year are ${basis}; all returns are net of fees and dividends are reinvested.`,
    ];
    closeSectors(entry, 'Stocks');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, s.dashed(MONTH));
    const [month, year] = s.ratioPair(part, MONTH);
    entry.fees = [
      s.fee('Total Expense Ratio (MTD)', month.withLevies),
      s.fee('Total Expense Ratio (YTD)', year.withLevies),
    ];
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    entry.monthly_returns = entry.monthly_returns.filter((r) => r.series_raw === fund.abbr);
    entry.non_compliant = fund.abbr === 'BIF' ? BREACHES.map((b) => s.exposureOf(b, entry)) : [];
    if (fund.abbr === 'BIF') entry.holdings_title_raw = 'Top Ten TFC / Sukuk Holdings (% of Total Assets)';
    if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw = 'Top Equity Holdings (% of Total Assets)';
    setHeld(entry, fund);
  },
};

const QUIRKS = [
  'a grey column at the left has labels over their values, among them sizes with and without funds of funds',
  'the fund’s months are a grid of fiscal years by months, July to June, with the year’s return at the end of the row',
  'periods and five fiscal years are two tables of rows; the asset allocation has three months, the ratings one',
  'a front page has sizes, prices and returns of all funds; welfare notes and expense ratios are sentences at the foot',
];

export const drawBannu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N131_bannu_2025-01',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: {
      file: 'hostile_N131_columns_swapped',
      fund: FALSE_FUND,
      falsify: (entry) =>
        s.swapReturns(
          entry,
          entry.reported_returns.map((r) => r.period_label_raw),
          'the grid',
        ),
    },
  });
