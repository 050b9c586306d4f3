/** N239, Shakarparian: spreads whose tables run over the fold, values in notes and coupons, a matrix of all funds. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n239-funds.ts';
import { html } from './n239-page.ts';
import { AMC, CHARGE, footerOf, LEVIES, MATRIX, MONTH, NOTES, NOW, TER, THEN } from './n239-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Shakarparian Bond Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'August'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Since July 1'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'net assets',
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset mix',
  creditTitle: 'Credit quality',
  sectorTitle: 'Sectors',
  allocationMonths: (m) => [
    { month: m, label: NOW },
    { month: s.before(m), label: THEN },
  ],
  holdingsTitle: 'Who holds what (% of total assets)',
  day: s.longDay,
});

/** Rupees of the amount in `Rs. 1,234.56 million`. */
function setSize(figures: s.Figures): void {
  const raw = figures.fund_size_raw ?? '';
  figures.fund_size_pkr = s.rupees(/[\d,.]*\d/.exec(raw.slice(3))?.[0] ?? '', 6);
}

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'] };

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratioRows(part, MONTH, TER, 'withLevies'),
  ...s.ratiosOf(part, MONTH).map((r) => ({ row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies })),
  s.fee(CHARGE, s.only(CHARGED[part.line], 'fee charged')),
];

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.page_numbers.push(MATRIX);
  entry.footnotes_raw = NOTES(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} from ${r.rating_agency ?? ''} on ${day}` };
  });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    setSize(figures);
    closeSectors(figures, 'Listed shares');
    figures.allocations = figures.allocations.filter(
      (r) => r.allocation_type === 'ASSET_ALLOCATION' || r.period_label === NOW,
    );
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
    if (figures === entry) continue;
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: NOW,
  footerOf,
  committeeOf: (fund) => [
    ['Begum Farzana Golra', 'Chief Executive Officer'],
    ['Tauseef Pharwala, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Iqra Nurpuri', 'Risk Manager'],
  ],
  amcRating: ['AM2+', 'VIS', [2023, 2, 14]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
  pagesEach: 2,
};

/** The months of the fund are those of the month before: each figure is one column too far to the right. */
function falsify(entry: s.Entry): void {
  const own = entry.monthly_returns.filter((r) => r.series_raw === entry.fund_column_raw);
  const moved = own.map((r, i) => ({ ...r, percent: own[i === 0 ? own.length - 1 : i - 1]?.percent ?? '' }));
  const false_values = own.map((r, i) => ({
    field: 'monthly_returns',
    series_raw: r.series_raw,
    period_label_raw: r.period_label_raw,
    printed: moved[i]?.percent ?? '',
    real: r.percent,
  }));
  entry.monthly_returns = [...moved, ...entry.monthly_returns.filter((r) => r.series_raw !== entry.fund_column_raw)];
  entry.planted_fault = {
    kind: 'MONTHS_MOVED_BY_ONE',
    false_values,
    true_values: 'the months of the benchmark, the returns of periods and of fiscal years, and all other facts',
    must_not_serve: 'the monthly returns of this fund',
    how_it_can_be_seen:
      'the return of August in the table of periods is not that of the last month, and the months since June do not ' +
      'compound to the return of three months',
  };
}

const QUIRKS = [
  'a fund is a spread; its tables begin on the left page and their columns continue on the right one, whose rows ' +
    'have only the letters of the series in a disc',
  'classes are small cards, each with a sentence of this month and of the month before; price and size are a sentence',
  'facts are labels with raised numbers; their values are in the numbered notes at the foot of the same page',
  'loads, minimums, dealing and the offer price are boxes of a coupon to cut off, with the label below its value',
  'credit quality and sectors are one sentence with the share before the name of the class',
  'holdings and expenses of all funds are a matrix on the last page with turned heads; empty cells have a dot',
  'sub-funds are the letters A, B and C of the spread of the pension fund and columns of the matrix',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawShakarparian(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N239_shakarparian_2023-08', real), drawn('hostile_N239_months_moved', entries)];
}
