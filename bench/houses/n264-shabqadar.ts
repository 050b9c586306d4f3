/** N264, Shabqadar: one dense page for each fund with many small tables under heads that span columns. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n264-funds.ts';
import { html } from './n264-page.ts';
import * as w from './n264-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Shabqadar Islamic Asset Allocation Fund';
const NOW = s.dashed(w.MONTH);

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
  // The calendar has this year and the whole year before.
  seriesMonths: 12 + w.MONTH.month,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: w.dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  seriesMonths: 12,
  monthLabel: s.dashed,
  prices: ['units_outstanding'],
  holdingsTitle: 'Top Holdings of Equity Sub-Fund (% of Total Assets)',
};

const feesOf = (part: s.Part, isFund: boolean): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const all = [r.withLevies, r.levies, r.without].map((percent, i): s.Fee => {
      return { row_label_raw: r.period, fee_label_raw: w.RATIOS[i] ?? '', percent };
    });
    return isFund ? all : all.slice(0, 2);
  });

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} ${r.rating_agency ?? ''} ${day}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  s.peersIn(entry, fund.abbr === 'SHCETF' ? [] : ['1 Month', 'FYTD', '1 Year']);
  closeSectors(entry, SHARES);
  for (const part of s.partsOf(entry, fund)) {
    const isFund = part.figures === entry;
    part.figures.fees = feesOf(part, isFund);
    if (!isFund) {
      s.withoutBenchmark(part.figures, part.line);
      continue;
    }
    Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total') });
    const years = { count: 4, benchmark: w.BENCHMARK, label: (y: string) => `FY${y}` };
    entry.historical_returns = s.yearRows(part, w.MONTH, years);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'September 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Khalid Momand', 'Chief Executive Officer'],
    ['Shaista Durrani, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Junaid Gigyani' : 'Palwasha Khalil, CFA', 'Fund Manager'],
    ['Asfandyar Utmanzai', 'Head of Research'],
    ['Rehana Tarakzai, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 2, 16]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The share of the stocks is 30 points too large; the printed total remains 100.0. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', NOW).find((r) => r.label_raw === SHARES),
    'share',
  );
  const real = row.percent;
  row.percent = (Number(real) + 30).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [{ field: 'allocations.percent', label_raw: SHARES, period_label: NOW, printed: row.percent, real }],
    true_values: 'the asset mix of the month before, the sectors and all other facts',
    must_not_serve: "the report month's asset mix of this fund",
    how_it_can_be_seen:
      'the classes of Sep-24 sum to 130.0 while the total is 100.0, and the sectors sum to less than the share of stocks',
  };
}

const QUIRKS = [
  'facts are two lists of labels and values in the same rows, each pair of columns under a head of its own',
  'prices, net assets and units have days as rows: this month-end, the one before, and the end of the fiscal year',
  'prices and sizes of other days are printed and no facts of this report',
  'one table of returns has two blocks of periods with the same heads; peers are N/A in most periods',
  'monthly returns are a calendar: two rows for each year, and a column for each month; months to come are empty',
  'assets and ratings or sectors are halves of one table with heads of two levels; only the assets have a total',
  'ratings are a table with agency and day in columns; a fund without a rating has dashes',
  'provisions are a table with amounts per unit and effects on the return, which are no facts',
  'sub-funds are heads over the month and the month before, rows of returns, and rows of ratios under MTD and YTD',
  'the share of stocks of one fund is 30 points too large under a total of 100.0 (planted fault)',
];

/** The report; the page of one fund has a planted fault. */
export function drawShabqadar(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N264_shabqadar_2024-09',
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
