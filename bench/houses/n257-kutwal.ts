/** N257, Kutwal: landscape pages with a column for each of two funds, joined labels, and charts on their tables. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, MATURITY, SHARES } from './n257-funds.ts';
import { html } from './n257-page.ts';
import * as w from './n257-words.ts';
import * as s from './shared15.ts';

const FIRST = 2;

const dayOf = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  benchmarkSeries: 'BM',
  newestFirst: true,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: w.SIZE,
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayOf,
});

function finish(entry: s.Entry, fund: s.Fund): void {
  const page = FIRST + Math.floor(FUNDS.indexOf(fund) / 2);
  entry.page_number = page;
  entry.page_numbers = [page];
  entry.page_footer_raw = w.footerOf(page);
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  const [maturity, printed] = MATURITY[fund.abbr] ?? [];
  if (maturity !== undefined) {
    entry.maturity_date = maturity;
    entry.maturity_date_raw = printed ?? null;
  }
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''}, ${day}` };
  });
  closeSectors(entry, SHARES);
  const [part] = s.partsOf(entry, fund);
  if (part === undefined) return;
  const [month, year] = s.ratioPair(part, w.MONTH);
  entry.fees = [month.withLevies, month.levies, year.withLevies, year.levies].map((v, i) => s.fee(w.TERS[i] ?? '', v));
  entry.historical_returns = s.yearRows(part, w.MONTH, { count: 3, benchmark: 'BM', label: (y) => `FY${y}` });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'February 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Khawaja Mazhar Abbasi', 'Chief Executive Officer'],
    ['Uzma Rathore, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Shafqat Awan' : 'Iqra Tahir Minhas', 'Fund Manager'],
    ['Danyal Mughal', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 8, 23]],
  formOf: () => form,
  finish,
};

const QUIRKS = [
  'landscape pages with a column for each of two funds; both have the same number of the page',
  'the price with its day and the size are at the right of the bar with the name of the fund',
  'facts have colons in two columns; loads, prices, minimums and dealing times are joined: two values for one label',
  'returns have a row of groups above the periods; the benchmark is the first row, and fiscal ' +
    'years are the last group',
  'negative figures are in brackets with the sign of percent inside',
  'months are a chart of columns on the table of its figures, the newest first',
  'assets, credit quality and sectors are rings with a key that has the shares',
  'holdings are numbered in two columns with dots up to the share',
  'the committee is one run of text: the office, a dash and the name',
  'one plan has a day of maturity and returns of a few months only',
];

/** The report. */
export function drawKutwal(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, FIRST);
  return [
    {
      file: 'N257_kutwal_2025-02',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries), path);
        await s.fixDates(path);
      },
    },
  ];
}
