/** N157, Kharan: wide pages with prices on top, months as the data table of a chart, and facts at the foot. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n157-funds.ts';
import { html } from './n157-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kharan Fund Managers Limited';
const MONTH = { year: 2023, month: 2 };
const FALSE_FUND = 'Kharan Balanced Fund';

/** 14-Aug-2006 */
const dayText = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

const column = (m: s.Month): string => dayText(s.lastDay(m));

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['3M', 'Last 3 Months'],
    ['6M', 'Last 6 Months'],
    ['1Y', 'Last 1 Year'],
    ['3Y', 'Last 3 Years'],
    ['5Y', 'Last 5 Years'],
    ['SI', 'Since Launch'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Rating-wise Exposure (% of Total Assets)',
  sectorTitle: 'Sector-wise Exposure (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top 10 Stocks',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIOF: [
    { name: 'Garruk Textile Mills – TFC 1', type: 'Non-performing TFC', cost: 31.48, provided: 31.48 },
    { name: 'Chagai Road Microfinance – TFC 1', type: 'Single entity exposure', cost: 100.48, provided: 0 },
  ],
  KBF: [{ name: 'Garruk Textile Mills – TFC 1', type: 'Non-performing TFC', cost: 12.6, provided: 12.6 }],
};

const UNITS: Readonly<Record<string, string>> = {
  'Weighted Average Time to Maturity': ' days',
  'Modified Duration': ' years',
  Beta: '',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2023',
  footerOf: (page) => `KFML / FMR / Feb-2023 / ${page}`,
  committeeOf: (fund) => [
    ['Mir Dost Nausherwani', 'Chief Executive Officer'],
    ['Farzana Mengal, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Abdul Karim Siapad' : 'Bilal Rind, CFA', 'Fund Manager'],
    ['Rabia Badini, ACA', 'Chief Financial Officer'],
    ['Shahzad Kashani', 'Head of Risk & Compliance'],
  ],
  amcRating: ['AM2+', 'PACRA', [2022, 12, 23]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      '¹ Returns are net of expenses and with dividends reinvested; taxes are not deducted.',
      '² Peers are all funds of the category as defined by MUFAP.',
    ];
    closeSectors(entry, 'Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, column(MONTH));
    entry.fees = [
      ...s.ratioRows(part, MONTH, 'Total Expense Ratio (with govt. levy)', 'withLevies'),
      ...s.ratioRows(part, MONTH, 'Total Expense Ratio (without govt. levy)', 'without'),
    ];
    entry.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
    s.peersIn(entry, ['MTD', 'FYTD', 'Last 1 Year']);
    if (fund.abbr === 'KIOF') entry.holdings_title_raw = 'Top TFCs / Sukuk';
    if (fund.abbr === 'KBF') entry.holdings_title_raw = 'Top Stocks';
    entry.metrics = entry.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? '%'}` }));
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const QUIRKS = [
  'price, size and units are columns of one table with a row for each of two dates and one for the change',
  'twelve months are the data table below a chart of columns, whose months are its heads; the fund’s rows have its short name',
  'periods and fiscal years are rows of one table with rows between them that say how they are computed; peers have a dash',
  'ratios have both periods in one value; facts are three pairs in a row; long values break and end rows late',
  'holdings have rupees in million before their weight, and no word in their title says what it is a share of',
];

/** The report, and one page of it with a planted fault. */
export const drawKharan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N157_kharan_2023-02',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printDistilled(
        html(entries, isWhole, FUNDS, (e) => s.figuresThen(e, FUNDS, s.before(MONTH), form)),
        path,
      ),
    hostile: {
      file: 'hostile_N157_columns_swapped',
      fund: FALSE_FUND,
      falsify: (entry) => s.swapReturns(entry, s.periods(entry), 'Feb-23'),
    },
  });
