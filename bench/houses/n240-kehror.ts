/** N240, Kehror: category averages, months in two bands, statistics with those of the index, ratios as columns. */
import { closeSectors } from './n95-sectors.ts';
import { DEFAULTED, FUNDS, MANAGERS } from './n240-funds.ts';
import { html } from './n240-page.ts';
import { AMC, footerOf, LEVIES, MONTH, notesOf, WITH, WITHOUT } from './n240-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Kehror Islamic Income Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'Mar-24'],
    ['FYTD', 'FYTD'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: false,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, peers: false, prices: ['units_outstanding'] };

const TITLES: Readonly<Record<string, string>> = {
  KIMMF: 'Sukuk Holdings (% of Total Assets)',
  KIIF: 'Top Ten Sukuk Holdings (% of Total Assets)',
  KIAAF: 'Top Holdings (% of Total Assets)',
};

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: WITH, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies },
    { row_label_raw: r.period, fee_label_raw: WITHOUT, percent: r.without },
  ]);

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}) ${day}` };
  });
  const title = TITLES[fund.abbr];
  if (title !== undefined) entry.holdings_title_raw = title;
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Stocks / Equities');
    figures.fees = feesOf(part);
    s.peersIn(figures, ['Mar-24', 'FYTD', '1 Year']);
    figures.historical_returns = s
      .fiscalYears(part, MONTH, 5, 'Benchmark')
      .map((r) => ({ ...r, period_label_raw: r.period_label_raw.replace('FY', 'FY 20') }));
    if (figures === entry) continue;
    if (figures.holdings.length > 0) figures.holdings_title_raw = 'Top Equity Holdings (% of Total Assets)';
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  if (fund.abbr === 'KIIF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2024',
  footerOf,
  committeeOf: (fund) => [
    ['Naveed Karim Arain', 'Chief Executive Officer'],
    ['Samreen Bukhari', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Rizwan Latif Joiya', 'Head of Equities'],
    ['Hafsa Noon', 'Head of Research'],
    ['Kashan Wattoo', 'Risk Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 8, 25]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The ratio of the month with levies has its digits exchanged, and is no more the sum of the two others. */
function falsify(entry: s.Entry): void {
  const at = entry.fees.findIndex((f) => f.fee_label_raw === WITH && f.row_label_raw === 'MTD');
  const real = s.only(entry.fees[at], 'ratio');
  const printed = real.percent.replace(/^(\d)\.(\d)/, '$2.$1');
  if (printed === real.percent) throw new Error('the false ratio is the true one');
  entry.fees = entry.fees.map((f, i) => (i === at ? { ...f, percent: printed } : f));
  entry.planted_fault = {
    kind: 'EXPENSE_RATIO_IS_NOT_THE_SUM_OF_ITS_PARTS',
    false_values: [{ field: 'fees', row_label_raw: 'MTD', fee_label_raw: WITH, printed, real: real.percent }],
    true_values: 'the ratios of the year to date, the levies and ratio without levies of the month, all other facts',
    must_not_serve: `the ratio "${WITH}" of the month`,
    how_it_can_be_seen: 'the ratio without levies and the levies in the same row sum to another figure',
  };
}

const QUIRKS = [
  'a narrow column of facts without rules at the left, in which groups have captions in capitals; tables at the right',
  'the label of a fact is above its value where the value is long, and beside it where the value is short',
  'three series of returns: fund, benchmark and category average, which has figures in three of eight periods only',
  'months are two bands of six columns in one table, the second with its own heads',
  'fiscal years are columns, the oldest first; negative figures are in brackets with the sign of percent inside',
  'statistics of shares have the index in a second column, which is no figure of the fund',
  'tables of shares have the report month first and a row of totals; assets and ratings are side by side',
  'expense ratios are rows of month and year with columns of the ratio with levies, the levies, and without them',
  'sub-funds are columns of one table, in which prices, returns, months, years and expenses are bands of rows',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawKehror(): s.Drawn[] {
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
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N240_kehror_2024-03', real), drawn('hostile_N240_ratio_of_month', entries)];
}
