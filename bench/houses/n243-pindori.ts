/** N243, Pindori: a typed document with bordered tables, two pages for each fund, and a pension fund. */
import { closeSectors } from './n95-sectors.ts';
import { DEFAULTED, FUNDS, MANAGERS } from './n243-funds.ts';
import { html } from './n243-page.ts';
import * as w from './n243-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Pindori Islamic Stock Fund';
const SHARES = 'Equities';

const form = s.formWith({
  periods: [
    ['MTD', 'January 2022'],
    ['FYTD', 'Year to Date'],
    ['3M', 'Last 3 Months'],
    ['6M', 'Last 6 Months'],
    ['1Y', 'Last 1 Year'],
    ['3Y', 'Last 3 Years'],
    ['5Y', 'Last 5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: w.monthEnd(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'] };

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: w.WITH, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: w.LEVIES, percent: r.levies },
    { row_label_raw: r.period, fee_label_raw: w.WITHOUT, percent: r.without },
  ]);

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}, ${day})` };
  });
  if (fund.abbr === 'PIIF') {
    entry.holdings_title_raw = 'Sukuk Holdings (% of Total Assets)';
    entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
  }
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, SHARES);
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY 20${y}`,
    });
    if (figures === entry) continue;
    if (figures.holdings.length > 0)
      figures.holdings_title_raw = 'Top Holdings of PIPF Equity Sub-Fund (% of Total Assets)';
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'January 2022',
  footerOf: w.footerOf,
  pagesEach: 2,
  committeeOf: (fund) => [
    ['Zahoor Elahi Pindiala', 'Chief Executive Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Irfana Batool Sehol', 'Head of Research'],
    ['Kamal Mustafa Saghri', 'Compliance Officer'],
  ],
  amcRating: ['AM3++', 'VIS', [2021, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The share of equities has its digits exchanged, so that the classes sum to less than the printed total. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofType(entry, 'ASSET_ALLOCATION').find((r) => r.label_raw === SHARES && r.period_label === w.NOW),
    'share',
  );
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (printed === real) throw new Error('the false share is the true one');
  row.percent = printed;
  entry.planted_fault = {
    kind: 'SHARE_OF_ASSETS_HAS_ITS_DIGITS_EXCHANGED',
    false_values: [{ field: 'allocations', period_label_raw: w.NOW, label_raw: SHARES, printed, real }],
    true_values: 'the other classes, the month before, the sectors and all other facts',
    must_not_serve: `the share of ${SHARES} on ${w.NOW} in the asset allocation`,
    how_it_can_be_seen: 'the classes of the month do not sum to the printed total of 100, and sectors sum to more',
  };
}

const QUIRKS = [
  'a typed document in a font like Times; each table has all its borders and a grey row of heads',
  'each fund has two pages with its name on both: facts and returns first, then portfolio, ratios and people',
  'facts are a table of four columns, in which labels and values alternate',
  'periods are rows with the fund and the benchmark as columns',
  'months are six rows, in which the first six months are at the left of the last six',
  'financial years are columns, the newest first',
  'tables of shares have two dates, the report date first; assets and ratings have a printed total',
  'holdings are numbered and have a rating or a sector before the percentage',
  'sub-funds are columns for prices, months, years and ratios, and rows for the returns of periods',
  'the shares of each sub-fund are a table of their own, whose first head is the name of the sub-fund',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawPindori(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: w.AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N243_pindori_2022-01', real), drawn('hostile_N243_share_of_equities', entries)];
}
