/** N241, Sangjani: ladders of returns, funds that face each other, steps, callouts, and holdings that are turned. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, MANAGERS } from './n241-funds.ts';
import { html } from './n241-page.ts';
import * as w from './n241-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Sangjani Equity Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['FYTD', 'Since July 1'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  newestFirst: false,
  size: (rupees) => {
    const raw = (rupees / 1e9).toFixed(3);
    return { raw, pkr: s.rupees(raw, 9) };
  },
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets (% of total)',
  creditTitle: 'Credit quality (% of total)',
  sectorTitle: 'Sectors (% of total)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.dayFirstMonth,
});

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: w.TOTAL, percent: r.withLevies },
      { row_label_raw, fee_label_raw: w.LEVIES, percent: r.levies },
      { row_label_raw, fee_label_raw: w.WITHOUT, percent: r.without },
    ];
  });

function finish(entry: s.Entry, fund: s.Fund): void {
  const index = FUNDS.indexOf(fund);
  const [facing, own] = [w.facingSlide(index), w.ownSlide(index)];
  entry.page_number = facing;
  entry.page_numbers = [2, facing, own, own + 1, w.LAST_SLIDE];
  entry.page_footer_raw = w.footerOf(facing);
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = [w.RATES, w.LONGER, w.STEPS, w.DOTS];
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''}, ${day}` };
  });
  for (const part of s.partsOf(entry, fund)) {
    closeSectors(part.figures, 'Shares');
    part.figures.fees = feesOf(part);
    part.figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'August 2023',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Zarak Mandokhel', 'Chief Executive Officer'],
    ['Palwasha Achakzai, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ...(fund.model.kind === 'rate'
      ? ([['Umair Hazara', 'Head of Fixed Income']] as const)
      : ([['Gulalai Luni', 'Head of Research']] as const)),
    ['Jalal Shahwani', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 6, 23]],
  formOf: () => form,
  finish,
};

/** The return of the month has the wrong sign on its ladder, whose order follows the false figure. */
function falsify(entry: s.Entry): void {
  const month = s.only(entry.reported_returns[0], 'month');
  const real = s.only(month.fund_return_percent, 'return');
  const printed = real.startsWith('-') ? real.slice(1) : `-${real}`;
  month.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_THE_MONTH_HAS_THE_WRONG_SIGN',
    false_values: [{ field: 'reported_returns', period_label_raw: month.period_label_raw, printed, real }],
    true_values: 'the benchmark of the month, the other periods, the months and all other facts',
    must_not_serve: 'the return of one month of this fund',
    how_it_can_be_seen: 'the last of the twelve steps on the own slide of the fund has the other sign',
  };
}

const QUIRKS = [
  'pages are slides across; each fund has facts on five slides, two of which are its own',
  'returns are only on ladders of a period, on which the funds are in the order of their returns: a fund is in ' +
    'another row on each ladder, and a fund younger than the period is on none',
  'facts have their labels in the middle, between the values of two funds that face each other',
  'a fund’s own slides have its name only in a tab at the right edge, written downwards',
  'months are steps from where the month before ended, with the figure above a rise and below a fall; the benchmark ' +
    'is a row of figures below the months',
  'fiscal years are two dots on a line: the figure above is of the fund, the figure below is of the benchmark',
  'shares are callouts: figure and label at the end of a line from a piece of a column',
  'the table of holdings is turned by 90 degrees and reads upwards',
  'expense ratios are pieces of a bar: without levies inside it, levies on a line, the sum over a bracket',
  'people are rows and funds are columns; a dot says to which funds a person belongs',
  'net assets are in billions with three decimals; negative figures have a true minus',
];

/** The deck, and a copy of all of it with a planted fault. */
export function drawSangjani(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
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
  return [drawn('N241_sangjani_2023-08', real), drawn('hostile_N241_month_sign', entries)];
}
