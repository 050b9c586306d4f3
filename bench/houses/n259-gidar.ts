/** N259, Gidar: a filled-in form, bars of time, cells in two halves, an account with two sides and triples. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, SHARES } from './n259-funds.ts';
import { html } from './n259-page.ts';
import * as w from './n259-words.ts';
import * as s from './shared15.ts';

/** The digits and strokes that stay between the boxes of a day: 08/04/2013. */
const boxed = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

const PERIODS: s.Form['periods'] = [
  ['MTD', '1 month'],
  ['FYTD', 'Fiscal year to date'],
  ['6M', '6 months'],
  ['1Y', '1 year'],
  ['3Y', '3 years'],
  ['5Y', '5 years'],
  ['SI', 'Since launch'],
];

const form = s.formWith({
  periods: PERIODS,
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: (rupees) => {
    const raw = s.grouped(Math.round(rupees / 1000) * 1000, 0);
    return { raw: `Rs. ${raw}`, pkr: s.rupees(raw, 0) };
  },
  sizeLabel: w.SIZE,
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Assets, % of total assets',
  creditTitle: 'Ratings, % of total assets',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) =>
    [m, s.before(m)].map((month) => ({ month, label: `${s.daysIn(month)} ${s.shortMonth(month)}` })),
  holdingsTitle: 'Principal investments, % of total assets',
  day: boxed,
});

const ofSubFunds: s.Form = {
  ...form,
  prices: [],
  size: s.inMillions(1),
  sizeLabel: w.SUB_SIZE,
  allocationMonths: (month) => [{ month, label: null }],
};

const feesOf = (part: s.Part, isFund: boolean): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) =>
    isFund
      ? [r.without, r.levies, r.withLevies].map((percent, i) => ({
          row_label_raw: r.period,
          fee_label_raw: w.TERS[i] ?? '',
          percent,
        }))
      : [{ row_label_raw: r.period, fee_label_raw: w.SUB_TER, percent: r.withLevies }],
  );

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} ${r.rating_agency ?? ''} ${day}` };
  });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, SHARES);
    figures.fees = feesOf(part, figures === entry);
    if (figures === entry) {
      figures.historical_returns = s.yearRows(part, w.MONTH, {
        count: 6,
        benchmark: w.BENCHMARK,
        label: (y) => `FY20${y}`,
      });
    } else s.withoutBenchmark(figures, line);
  }
  const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const;
  if (entry.sub_funds.length === 0)
    Object.assign(entry, { allocation_totals: types.flatMap((type) => s.hundreds(entry, type, 'Total')) });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'November 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Mir Zarrar Zehri', 'Chief Executive Officer'],
    ['Sadia Mengal, FCCA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Barkat Khidrani' : 'Noor Jehan Sasoli', 'Fund Manager'],
    ['Daniyal Musiani', 'Head of Risk'],
  ],
  amcRating: ['AM3++', 'VIS', [2024, 1, 15]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
  pagesEach: 2,
};

const QUIRKS = [
  'category, type, risk and pricing are printed options of a form; the one of the fund is in a ring and bold',
  'other terms are written on lines, with the label in small print below the line',
  'days are digits in boxes with DD, MM and YYYY below them',
  'the NAV is at the last point of a line of month-ends, where the highest and the lowest NAV have their prices too',
  'periods are bars of time that end on the same day: the period and the fund inside or at the left of the bar, the ' +
    'benchmark behind it',
  'cells of months are cut in two: the fund above the diagonal, the benchmark below it, as the first cell says',
  'fiscal years are the spines of books with turned text',
  'assets and ratings or sectors are both sides of an account, with a total on the same line',
  'a cell of the account has this month, and in square brackets the month before, as its head says',
  'expense ratios are a sum with its total below a double rule, for the month and the year',
  'the members of the committee sign the form: a line, the name and the office below it',
  'the pension fund has triples: three figures in a cell, for the sub-funds in the order of the head',
];

/** The report. */
export function drawGidar(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  return [
    {
      file: 'N259_gidar_2024-11',
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
