/** N260, Sadiqabad: facts of two levels, a column of units, quarters as heads of months, and ratios by period. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n260-funds.ts';
import { html } from './n260-page.ts';
import * as w from './n260-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Sadiqabad Income Fund';

const dayOf = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Equity Holdings (% of Total Assets)',
  day: dayOf,
});

const ofSubFunds: s.Form = { ...form, peers: false, prices: ['units_outstanding'] };

function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, w.MONTH).flatMap((r) =>
    [r.withLevies, r.levies, r.without].map((percent, i) => ({
      row_label_raw: w.PERIODS[r.period],
      fee_label_raw: w.RATIOS[i] ?? '',
      percent,
    })),
  );
}

/** The tables of sub-funds have the name of the sub-fund in their titles. */
function finishSub(part: s.Part): void {
  const { figures, line } = part;
  s.withoutBenchmark(figures, line);
  figures.allocations = figures.allocations.map((r) => ({
    ...r,
    table_title_raw: `${line}: Asset Allocation (% of Total Assets)`,
  }));
  if (figures.holdings.length > 0) figures.holdings_title_raw = `${line}: Top Holdings (% of Total Assets)`;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} (${day})` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.model.kind === 'rate' && fund.papers.length > 0)
    entry.holdings_title_raw = 'Top Debt Holdings (% of Total Assets)';
  closeSectors(entry, SHARES);
  s.peersIn(entry, ['1 Month', 'FYTD', '1 Year', '3 Years']);
  for (const part of s.partsOf(entry, fund)) {
    part.figures.fees = feesOf(part);
    if (part.figures !== entry) {
      finishSub(part);
      continue;
    }
    entry.historical_returns = s.yearRows(part, w.MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'March 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Rao Faheem Iqbal', 'Chief Executive Officer'],
    ['Sumbal Warraich, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Jawad Cheema' : 'Mehak Laghari', 'Fund Manager'],
    ['Adeel Gujjar, FRM', 'Head of Risk'],
    ['Naila Qaisrani', 'Head of Research'],
  ],
  amcRating: ['AM1', 'VIS', [2023, 12, 29]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The column of units says billions next to a figure in millions. */
function falsify(entry: s.Entry): void {
  const [real, printed] = [s.only(entry.fund_size_pkr, 'size'), s.only(entry.fund_size_raw, 'size')];
  entry.fund_size_pkr = s.rupees(printed, 9);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed: `PKR bn ${printed}`, real_pkr: real }],
    true_values: 'the NAV per unit, the units outstanding, and all other facts',
    must_not_serve: 'the net assets a thousand times too large',
    how_it_can_be_seen: 'the NAV times the units, both in the same table, is a thousandth of the net assets',
  };
}

const QUIRKS = [
  'a label of a fact can have several values in its cell, each a line with a second label and a colon',
  'units are a column between the labels and the figures of this month and the month before; NAV and measures share it',
  'returns have heads of two levels and a row with the day on which each period begins; peers have four periods',
  'months are columns below heads of quarters, each of which ends with a column for the quarter itself',
  'expense ratios are one row with heads of two periods over three ratios',
  'asset classes have the range that is allowed as a last column; the month before is the second column',
  'the office follows the name and a dash, the chief executive is the last of the committee',
  'the pension fund has sub-funds as rows, a row of units below the heads, and their names in titles of tables',
  'a missing return is N/A; negative returns are in brackets, with the sign of percent inside where there is one',
];

/** The report; the income fund has a planted fault. */
export function drawSadiqabad(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N260_sadiqabad_2024-03',
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
