/** N237, Baghsar: shares with changes in points, a column of differences, returns turned by the kind of fund. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, DEFAULTED, FUNDS, MANAGERS } from './n237-funds.ts';
import { html } from './n237-page.ts';
import { AMC, CHARGE, dayText, footerOf, keepPast, LEVIES, MONTH, notesOf, TER } from './n237-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Baghsar Islamic Balanced Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FY to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  prices: ['offer_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const ofSubFunds: s.Form = { ...form, prices: [] };

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratioRows(part, MONTH, TER, 'withLevies'),
  ...s.ratiosOf(part, MONTH).map((r) => ({ row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies })),
  s.fee(CHARGE, s.only(CHARGED[part.line], 'fee charged')),
];

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} on ${day}` };
  });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Equities');
    keepPast(figures);
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
    if (figures === entry) continue;
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  if (fund.abbr === 'BIIF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2022',
  footerOf,
  committeeOf: (fund) => [
    ['Khawaja Adnan Sudhan', 'Chief Executive Officer'],
    ['Sobia Mangral, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Waseem Domeli', 'Head of Research'],
    ['Anum Chaudhry', 'Head of Risk Management'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Fund and benchmark change places in the table of periods; the column of differences stays as it was. */
function falsify(entry: s.Entry): void {
  const false_values = entry.reported_returns.map((r) => {
    const real = { fund: r.fund_return_percent, benchmark: r.benchmark_return_percent };
    r.fund_return_percent = real.benchmark;
    r.benchmark_return_percent = real.fund;
    return {
      field: 'reported_returns',
      period_label_raw: r.period_label_raw,
      printed: { fund: real.benchmark, benchmark: real.fund },
      real,
    };
  });
  entry.planted_fault = {
    kind: 'FUND_AND_BENCHMARK_SWAPPED',
    false_values,
    true_values: 'the returns of months and of fiscal years, and all other facts',
    must_not_serve: 'the returns of periods of this fund and of its benchmark',
    how_it_can_be_seen:
      'the month in the table of twelve months and in the comment has the two figures the other way round, and each ' +
      'difference printed has the wrong sign for its row',
  };
}

const QUIRKS = [
  'shares have the report month and, with an arrow up or down and no sign, the change in percentage points: no share',
  'returns have a column or row of differences, fund less benchmark, which is no return',
  'periods are columns for funds of fixed income and rows for the others; fiscal years likewise',
  'facts are a table of two pairs of columns, whose shorter pair ends with empty cells',
  'holdings have a column of ratings where a Sukuk is among them; shares of companies have a dash there',
  'sub-funds are rows of one table with size, price and returns as its columns; expenses have heads of two levels',
  'the comment repeats the returns of the month and the share of the first class, among figures of the market',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawBaghsar(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of, real), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N237_baghsar_2022-10', real), drawn('hostile_N237_returns_swapped', entries)];
}
