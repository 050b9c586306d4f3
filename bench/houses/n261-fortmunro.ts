/** N261, Fort Munro: a bulletin of numbered clauses and tables with numbered columns and captions below them. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n261-funds.ts';
import { html } from './n261-page.ts';
import * as t from './n261-tables.ts';
import * as w from './n261-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Fort Munro Islamic Equity Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: t.monthLabel,
  newestFirst: false,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: w.ASSETS,
  creditTitle: 'Credit quality, percent of total assets',
  sectorTitle: 'Sectors, percent of total assets',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: w.endOf(month) })),
  holdingsTitle: 'Largest equity holdings, percent of total assets',
  day: s.dayFirstMonth,
});

const ofPlans: s.Form = {
  ...form,
  seriesMonths: 0,
  prices: ['units_outstanding'],
  allocationMonths: (month) => [{ month, label: null }],
};

/** The ratios of the plans have the period in their labels. */
function feesOf(part: s.Part, isPlan: boolean): s.Fee[] {
  return s.ratiosOf(part, w.MONTH).flatMap((r) =>
    [r.withLevies, r.levies, r.without].map((percent, i) => {
      const label = w.RATIOS[i] ?? '';
      return isPlan
        ? s.fee(`${label}, ${r.period}`, percent)
        : { row_label_raw: r.period, fee_label_raw: label, percent };
    }),
  );
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw}, ${r.rating_agency ?? ''}, ${day}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.model.kind === 'rate' && fund.papers.length > 0)
    entry.holdings_title_raw = 'Largest Sukuk holdings, percent of total assets';
  closeSectors(entry, SHARES);
  for (const part of s.partsOf(entry, fund)) {
    const { figures, model, line } = part;
    figures.fees = feesOf(part, figures !== entry);
    Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
    if (figures !== entry) {
      s.withoutBenchmark(figures, line);
      figures.launch_date = s.iso(model.launch);
      figures.launch_date_raw = s.dayFirstMonth(model.launch);
      continue;
    }
    entry.historical_returns = s
      .yearRows(part, w.MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY20${y}` })
      .toReversed()
      .toSorted((a, b) => Number(a.series_raw === 'Benchmark') - Number(b.series_raw === 'Benchmark'));
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'October 2023',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Sardar Haider Leghari', 'Chief Executive Officer'],
    ['Rabia Khosa, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Umair Buzdar' : 'Zainab Qaisrani', 'Fund Manager'],
    ['Mufti Abdul Ghafoor', 'Shariah Advisor'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 6, 23]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish,
};

/** The price is a third above all prices of the twelve months that the same page prints. */
function falsify(entry: s.Entry): void {
  const highest = Math.max(Number(entry.nav_per_unit), Number(entry.offer_price));
  s.falsifyNavs(entry, 'NAV_OUTSIDE_OF_ITS_PRICE_HISTORY', [
    { figures: entry, sub: null, printed: (highest * 1.3417).toFixed(4) },
  ]);
  entry.planted_fault = {
    ...s.only(entry.planted_fault, 'fault'),
    true_values: 'all other facts, incl. net assets, units, repurchase price and the prices at the ends of months',
    how_it_can_be_seen:
      'the price of October in the table of months is another, and the NAV times the units is not the net assets',
  };
}

const QUIRKS = [
  'facts are clauses with decimal numbers in two columns, a label in italics, a dash and the value',
  'the title and the unit of each table are in a caption below it, behind the number of the table',
  'a row below the heads has the numbers of the columns in brackets, some with a formula: (5) = (1) × (4)',
  'prices and net assets have a row of units below the heads, the month before is the first row',
  'periods and fiscal years are rows of one table in groups; a third column is the excess over the benchmark',
  'years are rows over the months of their own; the first column of the months is the NAV at the end of the month',
  'measures are memorandum items at the end of the credit quality or the sectors, with two months as columns',
  'a missing figure is three dots, nil is a dash, and negative figures have a true minus',
  'plans are columns of one table that has their prices, returns, expenses and assets in groups',
  'the committee is one run of names and offices apart by semicolons',
];

/** The report; the equity fund has a planted fault. */
export function drawFortMunro(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N261_fortmunro_2023-10',
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
