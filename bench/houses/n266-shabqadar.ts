/** N266, Shabqadar: two funds on each page, labels in pairs with a stroke, and months in two lines. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, SHARES } from './n266-funds.ts';
import { html } from './n266-page.ts';
import * as w from './n266-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Shabqadar Sovereign Yield Fund';

const dayOf = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['6M', '6M'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: dayOf,
});

const ofSubFunds: s.Form = { ...form, peers: false, prices: ['units_outstanding'] };

function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, w.MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: w.TER, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: w.LEVIES, percent: r.levies },
  ]);
}

function finishSub(part: s.Part): void {
  const { figures, line } = part;
  s.withoutBenchmark(figures, line);
  figures.allocations = figures.allocations.map((r) => ({ ...r, table_title_raw: `${line}: ${form.assetTitle}` }));
  if (figures.holdings.length > 0) figures.holdings_title_raw = `${line}: Top holdings (% of total assets)`;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} (${day})` };
  });
  closeSectors(entry, SHARES);
  s.peersIn(entry, ['MTD', 'FYTD', '1Y', '3Y']);
  for (const part of s.partsOf(entry, fund)) {
    part.figures.fees = feesOf(part);
    if (part.figures === entry)
      entry.historical_returns = s.yearRows(part, w.MONTH, {
        count: 2,
        benchmark: w.BENCHMARK,
        label: (y) => `FY${y}`,
      });
    else finishSub(part);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'August 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Gul Rukh Mohmand', 'Chief Executive Officer'],
    ['Shahab Utmanzai, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Palwasha Safi' : 'Haroon Tarakzai, CFA', 'Fund Manager'],
    ['Mirwais Halimzai, FRM', 'Head of Risk'],
    ['Sana Durrani', 'Head of Research'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 2, 28]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

const QUIRKS = [
  'two funds are on each page, one below the other, with facts, prices and portfolios in three columns of a half',
  'labels of the facts are pairs with a stroke, and so are their values; single labels are among them',
  'the month before is the first column and the report month the second one, in prices as in portfolios',
  'prices have a column of changes; their unit is in brackets after the label',
  'periods and fiscal years are rows of one table below a spanning head; peers have four periods and a dash for years',
  'twelve months are two lines of six, each with heads of its own',
  'expense ratios and measures are one line of text across the half, each ratio with its two periods',
  'the Fund Manager is a fact of the fund; the other members are a sentence at the bottom of the page, for both funds',
  'holdings have their sector or rating in square brackets; negative figures are in round brackets',
  'the pension fund has a whole page, with sub-funds as columns',
  'the columns of fund and benchmark are exchanged in the table of returns of one fund (planted fault)',
];

/** Gives each entry the page that it shares with another fund. */
function placed(entry: s.Entry, index: number): s.Entry {
  const page = w.pageOf(index);
  return { ...entry, page_number: page, page_numbers: [page], page_footer_raw: w.footerOf(page) };
}

/** The report; the sovereign fund has a planted fault. */
export function drawShabqadar(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2).map(placed);
  const faulty = s.entryNamed(entries, FALSE_FUND);
  s.swapReturns(faulty, s.periods(faulty), 'the last month');
  return [
    {
      file: 'N266_shabqadar_2025-08',
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
