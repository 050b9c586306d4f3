/** N115, Kaghan: prices of three month ends with the newest last, a column of peers, a list on two pages. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n115-funds.ts';
import { html } from './n115-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kaghan Investment Management Limited';
const MONTH = { year: 2025, month: 10 };
const FALSE_FUND = 'Kaghan Stock Fund';

/** 7-Mar-2011 */
const dayText = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

const inMillions = (rupees: number): { raw: string; pkr: string } => s.inMillions(2)(rupees);

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['3M', 'Last 3 Months'],
    ['FYTD', 'FY to Date'],
    ['1Y', 'Last 1 Year'],
    ['3Y', 'Last 3 Years'],
    ['5Y', 'Last 5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 0,
  size: inMillions,
  sizeLabel: 'Net Assets¹',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: dayText,
});

/** The income fund has two pages. */
const PAGES: Readonly<Record<string, readonly number[]>> = { KCF: [2], KIF: [3, 4], KSF: [5], KDITF: [6] };

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2025',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Shahzad Swati', 'Chief Executive Officer'],
    ['Mehreen Jadoon, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Waqas Tanoli, ACCA' : 'Imran Gujjar, CFA', 'Fund Manager'],
    ['Nida Mughal', 'Head of Research'],
  ],
  amcRating: ['AM1', 'PACRA', [2025, 6, 20]],
  formOf: () => form,
  finish: (entry, fund) => {
    const pages = entry.page_number === 1 ? [1] : [...s.only(PAGES[fund.abbr], 'pages')];
    const basis =
      fund.model.kind === 'rate'
        ? 'Returns of up to one year are simple annualized'
        : 'Returns of up to one year are absolute';
    Object.assign(entry, {
      page_number: pages[0],
      page_numbers: pages,
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: ['¹ Rs. in million', `² ${basis}; those of longer periods are annualized (CAGR).`],
    });
    closeSectors(entry, 'Stocks / Equities');
    const part = s.partOf(entry, FUNDS);
    entry.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
      { row_label_raw: r.period, fee_label_raw: 'Total Expense Ratio', percent: r.withLevies },
      { row_label_raw: r.period, fee_label_raw: 'of which Government Levies', percent: r.levies },
    ]);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  },
};

/** The newest price is two hundred rupees too high. */
function falsify(entry: s.Entry): void {
  const nav = s.only(entry.nav_per_unit, 'NAV');
  const printed = `${Number(nav.slice(0, 1)) + 2}${nav.slice(1)}`;
  s.falsifyNavs(entry, 'NAV_TIMES_UNITS_NOT_NET_ASSETS', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'prices, units and net assets stand for three month ends, the newest in the last column; footnotes bear the units',
  'returns are rows with columns for fund, benchmark and peers; negatives in brackets, N/A for a young fund',
  'a fund’s list of holdings goes on on its second page; every page’s band has the total of all funds',
];

export const drawKaghan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N115_kaghan_2025-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N115_nav_units', fund: FALSE_FUND, falsify },
  });
