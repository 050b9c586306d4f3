/** N254, Satpara: two pages a fund with cards, charts with data labels, tiles of months and facts at the right. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, SHARES } from './n254-funds.ts';
import { html } from './n254-page.ts';
import * as w from './n254-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Satpara Islamic Growth Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const PERIODS: s.Form['periods'] = [
  ['MTD', '1 month'],
  ['3M', '3 months'],
  ['6M', '6 months'],
  ['FYTD', 'Year to date'],
  ['1Y', '12 months'],
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
    const raw = (rupees / 1e9).toFixed(2);
    return { raw: `Rs. ${raw} bn`, pkr: s.rupees(raw, 9) };
  },
  sizeLabel: w.SIZE,
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Your money is in (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  prices: [],
  size: s.inMillions(1, 'Rs. ', ' mn'),
  assetTitle: 'Assets of each sub-fund (% of total assets)',
  holdingsTitle: 'Largest holdings of the Equity Sub-Fund (% of total assets)',
};

function feesOf(part: s.Part, isFund: boolean): s.Fee[] {
  const [month, year] = s.ratioPair(part, w.MONTH);
  return isFund
    ? [month.withLevies, month.levies, year.withLevies, year.levies].map((v, i) => s.fee(w.TERS[i] ?? '', v))
    : [month.withLevies, year.withLevies].map((v, i) => s.fee(w.SUB_TERS[i] ?? '', v));
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw}, ${r.rating_agency ?? ''}, ${day}` };
  });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, SHARES);
    figures.fees = feesOf(part, figures === entry);
    if (figures === entry) {
      figures.historical_returns = s.yearRows(part, w.MONTH, {
        count: 5,
        benchmark: 'Benchmark',
        label: (y) => `FY 20${y}`,
      });
    } else s.withoutBenchmark(figures, line);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'April 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Sikandar Maqpon', 'Chief Executive Officer'],
    ['Zainab Balti, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Ghulam Raza Shigri' : 'Mehreen Kachurvi', 'Fund Manager'],
    ['Yawar Hunzai', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 12, 21]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
  pagesEach: 2,
};

const falsify = (entry: s.Entry): void =>
  s.swapReturns(
    entry,
    PERIODS.map(([, label]) => label),
    'the tile of April 2024',
  );

const QUIRKS = [
  'two pages for each fund; the second has a smaller band with the name at its top',
  'cards have a label, a large figure and a caption; one of them repeats the return of the month',
  'facts are a column at the right, each label above its value',
  'assets and sectors are bars: the label is above its bar and the share at its end',
  'credit quality has a column for each rating with the share above it and the rating below it',
  'months are tiles in two rows of six, with the return of the fund and below it that of the benchmark, without names',
  'fiscal years are a chart of pairs of columns with data labels and a legend above it',
  'the table of returns has a row of differences',
  'the pension fund has a card and a panel for each sub-fund, and sub-funds as columns of periods and months',
  'the committee is a row of names with offices below them',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawSatpara(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 1);
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
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
  return [drawn('N254_satpara_2024-04', real), drawn('hostile_N254_returns_swapped', entries)];
}
