/** N268, Naran: prices as bars named by months, ratings with a mark that leads to their note, shares with `was`. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n268-funds.ts';
import { html } from './n268-page.ts';
import * as w from './n268-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Naran Islamic Income Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '3M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since inception'],
  ],
  peers: false,
  seriesMonths: 12,
  monthLabel: s.dashed,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: s.longDay,
});

const ofSubFunds: s.Form = {
  ...form,
  prices: ['units_outstanding'],
  holdingsTitle: 'Top holdings of the Equity Sub-Fund (% of total assets)',
};

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: w.WITH, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: w.WITHOUT, percent: r.without },
  ]);

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    const outlook = r.subject === 'FUND' ? w.OUTLOOK[fund.abbr] : undefined;
    const words = outlook === undefined ? '' : `, outlook ${outlook}`;
    return { ...r, line_raw: `${r.rating_raw} ${r.rating_agency ?? ''}, ${day}${words}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  closeSectors(entry, SHARES);
  for (const part of s.partsOf(entry, fund)) {
    part.figures.fees = feesOf(part);
    if (part.figures === entry) {
      const years = { count: 4, benchmark: w.BENCHMARK, label: (y: string) => `FY${y}` };
      entry.historical_returns = s.yearRows(part, w.MONTH, years);
    } else s.withoutBenchmark(part.figures, part.line);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'May 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Sikandar Swati', 'Chief Executive Officer'],
    ['Maheen Awan, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Taimur Jadoon' : 'Zoya Tanoli, CFA', 'Fund Manager'],
    ['Adeel Gujjar, FRM', 'Head of Risk'],
    ['Hira Syed', 'Head of Research'],
  ],
  amcRating: ['AM2', 'VIS', [2024, 12, 27]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

const QUIRKS = [
  'the facts are a column at the left; labels are small and stand above their values, under heads of groups',
  'ratings have a mark (a or b), and agency, day and outlook are in a note with this mark at the end of the column',
  'NAV and net assets are pairs of bars: the months are the labels, the figures are at the ends of the bars',
  'the report month is the second bar of prices, but the first figure of the shares',
  'shares have the figure of the month before in the same line behind the word `was`, without columns',
  'credit quality or sectors are pairs of bars below each other, told apart by the colours of a legend only',
  'monthly returns are a chart of columns with figures on top; fund and benchmark are the first and second colour',
  'returns and fiscal years are one table, the years behind the periods, and a third row has the difference',
  'the expense ratios are a table of two rows and two columns; measures follow as rows of the same box',
  'sub-funds are three cards side by side with all of their figures, each with a head of its own',
  'the price of one fund has two digits exchanged (planted fault)',
];

/** 51.2345 becomes 51.3245: the first and the second decimal are exchanged, or the next pair that differs. */
function exchanged(price: string): string {
  const at = [3, 4, 5].find((i) => price.at(-i) !== price.at(-i + 1)) ?? 3;
  const i = price.length - at;
  return `${price.slice(0, i)}${price.charAt(i + 1)}${price.charAt(i)}${price.slice(i + 2)}`;
}

/** Two digits before the point are exchanged, so that the product with the units differs widely. */
function transposed(price: string): string {
  const [whole = '', rest = ''] = price.split('.');
  const turned = `${whole.slice(0, -2)}${whole.at(-1) ?? ''}${whole.at(-2) ?? ''}`;
  return turned === whole ? exchanged(price) : `${turned}.${rest}`;
}

/** The report; the page of one fund has a planted fault. */
export function drawNaran(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  const faulty = s.entryNamed(entries, FALSE_FUND);
  const printed = transposed(s.only(faulty.nav_per_unit, 'price'));
  s.falsifyNavs(faulty, 'NAV_DIGITS_TRANSPOSED', [{ figures: faulty, sub: null, printed }]);
  return [
    {
      file: 'N268_naran_2025-05',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, form, ofSubFunds), path);
        await s.fixDates(path);
      },
    },
  ];
}
