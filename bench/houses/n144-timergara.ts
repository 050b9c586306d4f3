/** N144, Timergara: the Islamic manager of a bank; two pages for each fund, slabs of fees, and a matrix of months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n144-funds.ts';
import { dayText, html } from './n144-page.ts';
import * as s from './shared15.ts';

const AMC = 'Timergara Islamic Investments Limited';
const MONTH = { year: 2024, month: 3 };
const FALSE_FUND = 'Timergara Islamic Income Fund';
/** From July 2019 to March 2024. */
const GRID_MONTHS = 57;

/** The rate of the management fee that was charged, in percent. */
const CHARGED: Readonly<Record<string, string>> = {
  TIMMF: '0.41',
  TISF: '0.73',
  TIIF: '1.32',
  TISTF: '2.43',
  TIAAF: '1.95',
  TIBF: '1.75',
};

const columnLabel = (m: s.Month): string => `${s.shortMonth(m)} ’${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  seriesMonths: GRID_MONTHS,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR in million)',
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  creditTitle: 'Credit Quality (as % of Total Assets)',
  sectorTitle: 'Sector Allocation (as % of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: columnLabel(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (as % of Total Assets)',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  TIIF: [
    { name: 'Malakand Textile Mills Ltd. Sukuk', type: 'Non-performing Sukuk', cost: 62.5, provided: 62.5 },
    { name: 'Lowari Islamic Bank Ltd. Tier-1', type: 'Rating below AA', cost: 129.4, provided: 0 },
  ],
  TIAAF: [{ name: 'Malakand Textile Mills Ltd. Sukuk', type: 'Non-performing Sukuk', cost: 15.75, provided: 11.81 }],
};

/** The size without what funds of funds hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const whole = Number(s.only(entry.fund_size_pkr, 'size')) / 1e6;
  const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 2);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

function setFees(entry: s.Entry, fund: s.Fund, part: s.Part): void {
  const [month, year] = s.ratioPair(part, MONTH);
  entry.fees = [
    s.fee('Management Fee Rate Charged', s.only(CHARGED[fund.abbr], 'fee')),
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    s.fee('Government Levies (YTD)', year.levies),
  ];
}

function setTitle(entry: s.Entry, fund: s.Fund): void {
  if (entry.holdings.length === 0) return;
  if (fund.model.kind === 'rate') entry.holdings_title_raw = 'Sukuk Portfolio (as % of Total Assets)';
  else if (entry.holdings.length < 10) entry.holdings_title_raw = 'Top Equity Holdings (as % of Total Assets)';
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2024',
  pagesEach: 2,
  footerOf: (page) => `Timergara Islamic Investments | ${page}`,
  committeeOf: (fund) => [
    ['Muhammad Ayaz Yousafzai', 'Chief Executive Officer'],
    ['Fatima Noor Swati, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Sajjad Ahmad Tarkalani' : 'Haroon Mashwani, CFA', 'Fund Manager'],
    ['Shabnam Gul, FCA', 'Chief Financial Officer'],
    ['Kamran Utmankhel', 'Head of Compliance & Risk'],
    ['Mufti Zubair Ahmad Dirvi', 'Shariah Advisor'],
    ['Mufti Abdul Wahab Maidani', 'Shariah Advisor'],
    ['Dr. Hafiz Ihtisham ul Haq', 'Shariah Advisor'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 11, 3]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const basis = fund.model.kind === 'rate' ? 'annualised on simple basis' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `¹ Returns of MTD, FYTD and 1 Year are ${basis}; longer periods are Compound Annual Growth Rates. Dividends are reinvested.`,
    ];
    closeSectors(entry, 'Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, columnLabel(MONTH));
    setFees(entry, fund, part);
    setTitle(entry, fund);
    setHeld(entry, fund);
    entry.monthly_returns = entry.monthly_returns.filter((r) => r.series_raw === fund.abbr);
    entry.historical_returns = s.yearRows(part, MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY20${Number(y) - 1}-${y}`,
    });
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const QUIRKS = [
  'two pages for each fund: facts, returns and months on the first, portfolio, disclosure and payouts on the second',
  'days like 31st March ’24; the management fee is a sentence of slabs and the rate charged is another row',
  'months are a matrix of fiscal years, July to June, with the full years of fund and benchmark in the last columns',
  'periods are under two merged heads; Sukuk have ratings and maturities; the Shariah advisors are three names',
];

/** The report, and the two pages of one fund with a planted fault. */
export const drawTimergara = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N144_timergara_2024-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: {
      file: 'hostile_N144_rows_swapped',
      fund: FALSE_FUND,
      falsify: (entry) =>
        s.swapReturns(
          entry,
          entry.reported_returns.map((r) => r.period_label_raw),
          'the last cell of the newest year',
        ),
    },
  });
