/** N135, Shikarpur: an Islamic manager; broad pages, months of the fiscal year, and a ring with its legend. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n135-funds.ts';
import { html } from './n135-page.ts';
import * as s from './shared15.ts';

const AMC = 'Shikarpur Islamic Asset Management Limited';
const MONTH = { year: 2024, month: 10 };
const FALSE_FUND = 'Shikarpur Islamic Sovereign Fund';

/** 8th December 2008 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['FYTD', 'FYTD'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  // The fiscal year began in July.
  seriesMonths: 4,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Fund Size (PKR mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top 10 Holdings (% of Total Assets)',
  day: dayText,
});

const SECTORS = 'Sector Allocation of Equity Sub-Fund (% of Total Assets)';

/** A ratio with and without levies, of the year and of the month. */
function ratios(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee('TER with Levies (YTD)', year.withLevies),
    s.fee('TER without Levies (YTD)', year.without),
    s.fee('TER with Levies (MTD)', month.withLevies),
    s.fee('TER without Levies (MTD)', month.without),
  ];
}

/** Sub-funds have no benchmark, peers or months, and launch dates only as a scheme. */
function setPension(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    s.withoutBenchmark(figures, line);
    s.peersIn(figures, []);
    figures.monthly_returns = [];
    figures.fees = ratios(part);
    closeSectors(figures, 'Equities');
    for (const type of ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
      s.withoutPast(figures, type, s.dashed(MONTH));
    figures.allocations = figures.allocations.map((r) =>
      r.allocation_type === 'SECTOR_ALLOCATION' ? { ...r, table_title_raw: SECTORS } : r,
    );
    if (figures.holdings.length > 0)
      figures.holdings_title_raw = 'Top 5 Holdings of Equity Sub-Fund (% of Total Assets)';
  }
}

/** What funds of funds hold is part of the size. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const without = Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, MONTH));
  Object.assign(entry, {
    fund_size_excluding_fof_pkr: s.rupees(without.toFixed(2), 6),
    amount_invested_by_fof_pkr: null,
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2024',
  footerOf: (page) => `${AMC} - Fund Manager's Report - October 2024 - ${page}`,
  committeeOf: (fund) => [
    ['Ghulam Nabi Mahar', 'Chief Executive Officer'],
    ['Sana Soomro, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Kamran Jatoi' : 'Ayesha Durrani, CFA', 'Fund Manager'],
    ['Imtiaz Kalhoro', 'Head of Risk'],
    ['Mufti Abdul Basit', 'Shariah Advisor'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 8, 9]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    const upTo = fund.abbr === 'SIPF' ? 'absolute (Equity Sub-Fund) and simple annualised (other Sub-Funds)' : basis;
    Object.assign(entry, { nav_date: s.iso(s.lastDay(MONTH)) });
    entry.footnotes_raw = [
      `* Annualised (geometric mean). Other returns are ${fund.abbr === 'SKIEPF' ? 'simple annualised' : upTo}. All returns ` +
        'are net of fees and assume that dividends are reinvested.',
    ];
    if (fund.subs !== undefined) return setPension(entry, fund);
    const part = s.partOf(entry, FUNDS);
    const second = s.otherType(entry);
    closeSectors(entry, 'Equities');
    if (second !== null) s.withoutPast(entry, second, s.dashed(MONTH));
    entry.fees = ratios(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw =
        fund.model.kind === 'rate' ? 'Top Sukuk Holdings (% of Total Assets)' : 'Top Holdings (% of Total Assets)';
    setHeld(entry, fund);
    return undefined;
  },
};

/** The return of the month is a tenth of the true one, which the table of months contradicts. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, '1 Month'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) * 0.1).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'MONTH_RETURN_CONTRADICTS_THE_SERIES',
    false_values: [{ field: 'reported_returns', period_label_raw: '1 Month', printed, real }],
    true_values: 'the monthly returns, all other periods and all other facts',
    must_not_serve: 'the return of 1 Month',
    how_it_can_be_seen: `the table of months has ${real} for October 2024`,
  };
}

const QUIRKS = [
  'broad pages of three columns: facts at the left, series of returns in the middle, comments and portfolio at the right',
  'the fund, its benchmark and its peers are rows; months are those of the fiscal year, with the year to date behind them',
  'the asset allocation is a ring whose legend has two months; expense ratios with and without levies are facts',
  'sub-funds are rows of prices and returns, and their shares are small tables side by side under a common title',
];

/** The report, and the page with the planted fault. */
export const drawShikarpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N135_shikarpur_2024-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N135_month_return', fund: FALSE_FUND, falsify },
  });
