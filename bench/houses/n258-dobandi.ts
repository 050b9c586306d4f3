/** N258, Dobandi: numbered fields with a key, equations with labels below, rankings, a dial of months and a path. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, SHARES } from './n258-funds.ts';
import { html } from './n258-page.ts';
import * as w from './n258-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Dobandi Halal Income Fund';
const ITS_NAV_IS_OF = 'Dobandi Dividend Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Since 1 July'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  newestFirst: false,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding'],
  assetTitle: 'Out of every Rs. 100 of total assets',
  creditTitle: 'The same Rs. 100 by credit rating',
  sectorTitle: 'The shares in these Rs. 100 by sector',
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: 'Largest investments, % of total assets',
  day: s.longDay,
});

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) =>
    [r.withLevies, r.without, r.levies].map((percent, i) => ({
      row_label_raw: w.SPANS[r.period],
      fee_label_raw: w.TERS[i] ?? '',
      percent,
    })),
  );

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw}, ${r.rating_agency ?? ''}, ${day}` };
  });
  closeSectors(entry, SHARES);
  for (const row of entry.allocations) row.percent = Number(row.percent).toFixed(2);
  s.peersIn(entry, ['1 month', 'Since 1 July', '12 months']);
  const [part] = s.partsOf(entry, fund);
  if (part === undefined) return;
  entry.fees = feesOf(part);
  entry.historical_returns = s.yearRows(part, w.MONTH, {
    count: 5,
    benchmark: w.BENCHMARK,
    label: (y) => `FY 20${y}`,
  });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'January 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Asfandyar Kasi', 'Chief Executive Officer'],
    ['Palwasha Luni, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Naqeebullah Achakzai' : 'Shabana Durrani', 'Fund Manager'],
    ['Jahangir Sherani, ACA', 'Chief Financial Officer'],
    ['Gul Makai Panezai', 'Head of Research'],
    ['Zarak Mandokhail', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 6, 28]],
  formOf: () => form,
  finish,
  pagesEach: 2,
};

/** The price is the one of another fund. */
function falsify(entry: s.Entry, other: s.Entry): void {
  s.falsifyNavs(entry, 'NAV_OF_ANOTHER_FUND', [{ figures: entry, sub: null, printed: other.nav_per_unit ?? '' }]);
}

const QUIRKS = [
  'facts are the fields of a card as on a driving licence: a number and a value; a key at the foot of the page says ' +
    'what each number means',
  'the risk profile is a pointer above one of five steps, which are all printed',
  'net assets, NAV and units are an equation, each with its label below it; so are the expense ratios',
  'the columns of the returns are places: the highest figure is in the first one, and each cell names its series',
  'peers are in three periods; the other periods have two places only',
  'months are a dial: twelve sectors with the month in the inner ring, the benchmark in the middle, the fund outside',
  'shares are rupees of each Rs. 100 in strips, as high as they are large',
  'fiscal years are between the Junes of a line of time: the fund above the line, the benchmark below it',
  'investments are a path: the first row runs to the right, the second to the left, and so on',
  'the committee is at a table: three names above it and three below',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawDobandi(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 1);
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  falsify(s.entryNamed(entries, FALSE_FUND), s.entryNamed(entries, ITS_NAV_IS_OF));
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
  return [drawn('N258_dobandi_2025-01', real), drawn('hostile_N258_nav_of_another', entries)];
}
