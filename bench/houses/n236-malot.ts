/** N236, Malot: tables whose labels are a spine between two columns of figures, and sub-funds as bands. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, MANAGERS } from './n236-funds.ts';
import { html } from './n236-page.ts';
import { AMC, footer, MONTH, notesOn, RATIO, RATIO_NET, yearLabel } from './n236-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Malot Balanced Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in mn)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Rating Exposure (% of Total Assets)',
  sectorTitle: 'Sector Breakdown (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top Investments (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'] };

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = notesOn(fund);
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    const isSub = figures !== entry;
    closeSectors(figures, 'Listed Equity');
    figures.fees = [
      ...s.ratioRows(part, MONTH, RATIO, 'withLevies'),
      ...s.ratioRows(part, MONTH, RATIO_NET, 'without'),
    ];
    if (isSub) s.withoutBenchmark(figures, line);
    else figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: yearLabel });
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2022',
  footerOf: footer,
  committeeOf: (fund) => [
    ['Tahira Khokhar', 'Chief Executive Officer'],
    ['Imtiaz Gondal, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Sana Kahoot', 'Head of Research'],
    ['Waqar Phaphra', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The net assets are ten times too large: the decimal point is one digit too far to the right. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const realPkr = s.only(entry.fund_size_pkr, 'size in rupees');
  const amount = Number(real.replaceAll(',', ''));
  const printed = s.grouped(amount * 10, 2);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'FUND_SIZE_TEN_TIMES',
    false_values: [{ field: 'fund_size_pkr', printed, under: form.sizeLabel, real_pkr: realPkr }],
    true_values: 'the NAV, the units in issue, the size in the comment and all other facts',
    must_not_serve: 'the net assets of this fund',
    how_it_can_be_seen:
      `the NAV of ${entry.nav_per_unit ?? ''} times ${entry.units_outstanding ?? ''} units is Rs. ${real} mn, ` +
      'as the comment on the page says',
  };
}

const QUIRKS = [
  'labels are a spine in the middle of a table, with a figure at each side: fund, period, benchmark',
  'the month before is at the left of the class, the report month at its right; credit and sectors likewise',
  'expense ratios: month to date, label, year to date, in the same way',
  'months are two halves of six rows, each fund, month, benchmark',
  'fiscal years are a row of labels with the fund above and the benchmark below',
  'a weight is before the name of the holding, and its sector after it',
  'periods are called 90, 180 and 365 days; a young fund has no row for five years',
  'the comment repeats the return of the month and the net assets',
  'sub-funds are bands under each other, each with its own figures in the head of the band; no benchmark',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawMalot(): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[], real: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries,
    write: async (path) => {
      await s.printHtml(html(entries, real), path);
      await s.fixDates(path);
    },
  });
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [drawn('N236_malot_2022-11', real, real), drawn('hostile_N236_size_ten_times', entries, real)];
}
