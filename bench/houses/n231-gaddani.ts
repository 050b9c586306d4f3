/** N231, Gaddani: a page for each fund, with labels in groups, figures above labels, and years as columns of months. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n231-funds.ts';
import { html } from './n231-page.ts';
import { AMC, FOOTER, MONTH, NOTES, yearLabel } from './n231-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Gaddani Equity Fund';
const FALSE_PERIOD = '1 year';

/** Billions with three decimals from a billion on, millions with one below. */
function size(pkr: number): { raw: string; pkr: string } {
  const [printed, unit, zeros] = pkr >= 1e9 ? [(pkr / 1e9).toFixed(3), 'bn', 9] : [(pkr / 1e6).toFixed(1), 'mn', 6];
  return { raw: `PKR ${printed} ${String(unit)}`, pkr: s.rupees(String(printed), Number(zeros)) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'FY to date'],
    ['1Y', FALSE_PERIOD],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 28,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Largest investments (% of total assets)',
  day: s.longDay,
});

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'], seriesMonths: 12 };

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratiosOf(part, MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: 'Total expense ratio', percent: r.withLevies },
      { row_label_raw, fee_label_raw: 'of which levies', percent: r.levies },
    ];
  }),
  s.fee('Actual management fee', s.only(CHARGED[part.line], 'fee charged')),
];

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [...NOTES];
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Shares');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, dashed(MONTH));
    const count = figures === entry ? 2 : 5;
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, MONTH, { count, benchmark: 'Benchmark', label: yearLabel });
    if (figures === entry) continue;
    figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  const credit = s.ofType(entry, 'CREDIT_QUALITY');
  if (credit.length > 0) alignClasses(entry, credit);
}

/** The Government's and the unrated share are those of the classes of assets; the largest class makes up for it. */
function alignClasses(entry: s.Entry, credit: readonly s.AllocationRow[]): void {
  const [largest] = credit
    .filter((r) => r.label_raw.startsWith('A'))
    .toSorted((a, b) => Number(b.percent) - Number(a.percent));
  const assets = s.lines(entry, 'ASSET_ALLOCATION');
  for (const row of credit) {
    const names = row.label_raw === 'Government' ? ['T-Bills', 'GOP Ijara Sukuk'] : ['Others'];
    if (row.label_raw.startsWith('A') || largest === undefined) continue;
    const now = s.only(assets.find((l) => names.includes(l.label))?.cells[0], 'share');
    largest.percent = (Number(largest.percent) + Number(row.percent) - Number(now)).toFixed(1);
    row.percent = now;
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf: () => FOOTER,
  committeeOf: (fund) => [
    ['Dostain Jamaldini', 'Chief Executive Officer'],
    ['Rukhsana Menghal', 'Chief Investment Officer'],
    ['Haider Ali Roonjha', 'Head of Risk'],
    ['Saeeda Langove', 'Head of Research'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'VIS', [2023, 6, 27]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The fund's return of a year is in the benchmark's row, and the benchmark's in the fund's. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, FALSE_PERIOD), 'return');
  const real = s.only(row.fund_return_percent, 'return');
  const benchmark = s.only(row.benchmark_return_percent, 'return of the benchmark');
  row.fund_return_percent = benchmark;
  row.benchmark_return_percent = real;
  entry.planted_fault = {
    kind: 'RETURNS_OF_FUND_AND_BENCHMARK_SWAPPED_IN_ONE_PERIOD',
    false_values: [
      {
        field: 'reported_returns.fund_return_percent',
        period_label_raw: FALSE_PERIOD,
        printed: benchmark,
        real,
      },
      {
        field: 'reported_returns.benchmark_return_percent',
        period_label_raw: FALSE_PERIOD,
        printed: real,
        real: benchmark,
      },
    ],
    true_values: 'the returns of all other periods, the monthly returns and all other facts',
    must_not_serve: 'the swapped returns of 1 year',
    how_it_can_be_seen:
      'the row Difference has the opposite sign in the column 1 year only, the first page prints the real return of ' +
      '1 year, and twelve months of the calendar make up the real one',
  };
}

const QUIRKS = [
  'the name of a fund is in two lines of different size; a strip above it names all funds by abbreviation',
  'labels are in groups; the name of the group is in a column of its own before the first of its labels, and labels ' +
    'such as First or Profile mean nothing without it',
  'NAV, net assets, units and prices are figures above their labels; net assets are in bn or mn, as each figure says',
  'ratings are badges: the rating, below it what is rated, below that the agency and the day',
  'periods are heads of columns in two levels, with the day on which each period began below its name',
  'a row Difference (fund less benchmark) follows the rows of the fund and the benchmark',
  'months are rows from July to June without a year; fiscal years are heads over pairs of columns, fund and benchmark',
  'between the shares of two months stands a column with their change',
  'credit quality and sectors are runs of a name and a share, apart by upright strokes',
  'the weight of an investment stands before its name',
  'sub-funds of the pension fund are rows of all tables; dashes are classes that a sub-fund does not hold',
  'percent is said once at the head of each page and in captions',
  'the first page has sizes rounded to one decimal',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawGaddani(): s.Drawn[] {
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
  return [drawn('N231_gaddani_2023-10', real, real), drawn('hostile_N231_year_swapped', entries, real)];
}
