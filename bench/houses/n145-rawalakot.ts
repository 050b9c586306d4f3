/** N145, Rawalakot: income funds, an ETF and fixed maturity plans; facts in a grid of four columns. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n145-funds.ts';
import type { DatedFund } from './n145-funds.ts';
import { dayText, html } from './n145-page.ts';
import * as s from './shared15.ts';

const AMC = 'Rawalakot Fund Managers Limited';
const MONTH = { year: 2023, month: 12 };
const FALSE_FUND = 'Rawalakot Government Bond Fund';
const WITH_PEERS = ['Month to Date', 'Fiscal Year to Date', 'Trailing 12 Months'];

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['3M', 'Trailing 3 Months'],
    ['6M', 'Trailing 6 Months'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', 'Trailing 12 Months'],
    ['3Y', 'CAGR 3 yr'],
    ['5Y', 'CAGR 5 yr'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1),
  sizeLabel: 'Fund Size (Rs. in mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Class History (% of Total Assets)',
  creditTitle: 'Rating Profile (% of Total Assets)',
  sectorTitle: 'Sector Exposure (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m), s.before(m, 2)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top TFC / Sukuk Holdings (% of Total Assets)',
  day: dayText,
});

/** Units of the ETF cost a little more at the exchange than their NAV. */
function setMarket(entry: s.Entry): void {
  Object.assign(entry, { market_price: (Number(entry.nav_per_unit) * 1.0058).toFixed(2) });
  entry.holdings_title_raw = 'Composition of the Basket (% of Total Assets)';
}

function setFees(entry: s.Entry, part: s.Part): void {
  const [quarter, year] = s.ratioPair(part, MONTH);
  entry.fees = [
    s.fee('Expense Ratio YTD (annualised)', year.withLevies),
    s.fee('Expense Ratio Quarter (annualised)', quarter.withLevies),
    s.fee('Government Levies YTD (annualised)', year.levies),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2023',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Sardar Tanveer Ahmed', 'Chief Executive Officer'],
    ['Mehreen Aziz, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Raja Junaid Akhtar' : 'Noreen Sudhan, CFA', 'Fund Manager'],
    ['Khalid Mehmood', 'Head of Risk'],
  ],
  amcRating: ['AM3+', 'VIS', [2023, 6, 27]],
  formOf: () => form,
  finish: (entry, fund: DatedFund) => {
    const part = s.partOf(entry, FUNDS);
    const isRate = fund.model.kind === 'rate';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Returns of up to twelve months are ${isRate ? 'simple annualised' : 'absolute'} and net of expenses; dividends are reinvested.`,
      'CAGR: compound annual growth rate, also of returns since inception of funds that are older than a year.',
    ];
    closeSectors(entry, 'Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, s.dashed(MONTH));
    s.peersIn(entry, isRate && fund.abbr.startsWith('RFMP') === false ? WITH_PEERS : []);
    setFees(entry, part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (!isRate) setMarket(entry);
    const ends = FUNDS.find((f) => f.name === fund.name)?.ends;
    if (ends !== undefined) Object.assign(entry, { maturity_date: s.iso(ends), maturity_date_raw: dayText(ends) });
  },
};

/** The price is nine rupees too low; the size of the fund and its units are true. */
function falsify(entry: s.Entry): void {
  const printed = (Number(entry.nav_per_unit) - 9).toFixed(4);
  s.falsifyNavs(entry, 'NAV_CONTRADICTS_SIZE_AND_UNITS', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'facts are a grid of four columns; long values cover three of them; both loads share one value',
  'three months of asset classes; credit ratings or sectors and maturities of one month are to the right of it',
  'periods are rows with the average of the category in three of them; months are a table of three columns',
  'the ETF has a market price, a basket size and a tracking error; plans have a day of maturity and a contingent load',
];

/** The report, and one page of it with a planted fault. */
export const drawRawalakot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N145_rawalakot_2023-12',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, MONTH), path),
    hostile: { file: 'hostile_N145_nav_and_units', fund: FALSE_FUND, falsify },
  });
