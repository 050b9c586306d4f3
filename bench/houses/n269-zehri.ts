/** N269, Zehri: a label for each fund like that of a packaged food, and a timetable of months for all funds. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n269-funds.ts';
import { html } from './n269-page.ts';
import * as w from './n269-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Zehri Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'Month'],
    ['FYTD', 'Year to date'],
    ['6M', '6 months'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['SI', 'Since launch'],
  ],
  peers: false,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: s.dashed,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding'],
  assetTitle: w.ASSETS,
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: s.longDay,
});

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: w.WITH, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: w.WITHOUT, percent: r.without },
  ]);

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    const outlook = r.subject === 'FUND' ? w.OUTLOOK[fund.abbr] : undefined;
    const words = outlook === undefined ? '' : ` ${outlook} outlook`;
    return { ...r, line_raw: `${r.rating_raw}${words} ${r.rating_agency ?? ''}, ${day}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  closeSectors(entry, SHARES);
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    const isFund = figures === entry;
    figures.fees = feesOf(part);
    const years = s.yearRows(part, w.MONTH, { count: 3, benchmark: w.BENCHMARK, label: (y) => `FY${y}` });
    figures.historical_returns = isFund ? years : years.filter((r) => r.series_raw === line);
    if (!isFund) s.withoutBenchmark(figures, line);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'February 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Mehrab Zehri', 'Chief Executive Officer'],
    ['Nazia Bizenjo, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Yasir Mengal' : 'Shahnaz Kurd, CFA', 'Fund Manager'],
    ['Imdad Sasoli, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2++', 'PACRA', [2023, 8, 25]],
  formOf: () => form,
  finish,
};

const QUIRKS = [
  'a fund is a label like that of a packaged food: thick and thin rules, indents, and a seal with the rating',
  'shares are rupees in every Rs. 100 of total assets, and expenses rupees for every Rs. 100 of net assets: no percent signs',
  'classes of assets are indented below heads in plain words that have no figure; the month before is the first column',
  'the third figure of a return says how many percent of the benchmark the fund earned, and is no return',
  'periods are indented below the method by which their returns are computed',
  'price, size and units are sentences of an amount with its own unit, and the month before follows in brackets',
  'credit quality and sectors are running lines, one for each month; holdings are a list of ingredients, largest first',
  'terms are a running paragraph of bold labels and values with dots in between',
  'months and financial years of all funds are one timetable on the last page, two columns for each fund',
  'the last page has the people with the funds that each of them works for, and the rating of the AMC in a sentence',
  'the size of one fund is in billions instead of millions (planted fault)',
];

/** Each entry is on the page of its label and on the last one. */
function placed(entry: s.Entry, index: number): s.Entry {
  const page = w.pageOf(index);
  return { ...entry, page_number: page, page_numbers: [page, w.ALL], page_footer_raw: w.footerOf(page) };
}

/** The size is a thousand times too large. */
function falsify(entry: s.Entry): void {
  const [real_pkr, real] = [entry.fund_size_pkr, s.only(entry.fund_size_raw, 'size')];
  const printed = real.replace('million', 'billion');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = `${real_pkr}000`;
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, under: w.SIZE, real_pkr }],
    true_values: 'all other facts, incl. the NAV per unit and the units outstanding',
    must_not_serve: 'fund_size_pkr a thousand times too large',
    how_it_can_be_seen: 'NAV times units outstanding is a thousandth of it, and the month before has the word million',
  };
}

/** The report; the label of one fund has a planted fault. */
export function drawZehri(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 1).map(placed);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N269_zehri_2024-02',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, form), path);
        await s.fixDates(path);
      },
    },
  ];
}
