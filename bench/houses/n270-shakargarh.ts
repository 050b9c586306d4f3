/** N270, Shakargarh: thin boxes with labels and colons, several facts in a cell, and three months in a cell. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n270-funds.ts';
import { html } from './n270-page.ts';
import * as w from './n270-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Shakargarh Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['SI', 'Since Inception'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality',
  sectorTitle: 'Sector Allocation',
  allocationMonths: (m) => [
    { month: m, label: 'Mar-16' },
    { month: s.before(m), label: 'Feb-16' },
  ],
  holdingsTitle: 'Top holdings (% of total assets)',
  day: w.dayOf,
});

const ofSubs: s.Form = { ...form, prices: [] };

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    const line_raw = `${r.rating_raw}, ${r.rating_agency ?? ''}, ${day}`;
    return { ...r, line_raw, ...(r.subject === 'AMC' ? { outlook_raw: 'Stable' } : {}) };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    figures.fees = [
      ...s.ratioRows(part, w.MONTH, w.ALL_IN, 'withLevies'),
      ...s.ratioRows(part, w.MONTH, w.NO_LEVIES, 'without'),
    ];
    if (figures !== entry) {
      figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
      continue;
    }
    closeSectors(figures, SHARES);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 4,
      benchmark: w.BENCHMARK,
      label: (y) => `FY${y}`,
    });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'March 2016',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Chaudhry Nadeem Bajwa', 'Chief Executive Officer'],
    ['Farah Minhas, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Zeeshan Gill' : 'Omar Kahlon, CFA', 'Fund Manager'],
    ['Adeel Ghumman', 'Head of Research'],
    ['Shazia Randhawa, ACA', 'Head of Risk'],
  ],
  amcRating: ['AM2-', 'JCR-VIS', [2015, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofSubs),
  finish,
};

const QUIRKS = [
  'thin bordered boxes with labels and colons; a cell of facts has several facts, each behind its own label and a dash',
  'the month before is the first of the two columns of key figures, and the second one of the portfolio',
  'ratios of the month and of the year are in one cell with a slash that the head of the column explains',
  'monthly returns have three months in a cell, in the order that the head of the column names',
  'returns have a last row that says how each period is calculated; negative figures have brackets',
  'assets and ratings or sectors are one table with one row of heads; holdings are a paragraph',
  'equity funds have returns above and facts at the right; other funds have facts at the left and returns below',
  'sub-funds are below months in one table, merged cells beside two rows in the next, and rows in another',
  'the rating of the AMC has an outlook behind its day',
  'the stock fund’s table of returns has the fund and the benchmark swapped (planted fault)',
];

/** The report; the stock fund has a planted fault. */
export function drawShakargarh(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  const real = new Map(
    entries.flatMap((e) => e.reported_returns.slice(0, 1).map((r) => [e.fund_name_raw, { ...r }] as const)),
  );
  const labels = form.periods.map(([, label]) => label);
  s.swapReturns(s.entryNamed(entries, FALSE_FUND), labels, 'March 2016, in the comment and in the last figures');
  return [
    {
      file: 'N270_shakargarh_2016-03',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, form, real), path);
        await s.fixDates(path);
      },
    },
  ];
}
