/** N150, Lakki: a matrix of terms with a column for each fund, then pages of sentences and small multiples. */
import { closeSectors } from './n95-sectors.ts';
import { drawShared } from './n149-issue.ts';
import { FUNDS } from './n150-funds.ts';
import { html } from './n150-page.ts';
import * as s from './shared15.ts';

const AMC = 'Lakki Investments Limited';
const MONTH = { year: 2024, month: 10 };
const FALSE_FUND = 'Lakki Islamic Income Fund';

const footerOf = (page: number): string => `Lakki Investments, Fund Manager Report, October 2024 — ${page}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years p.a.'],
    ['5Y', '5 years p.a.'],
    ['SI', 'Since inception'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset classes (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m, 2), s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.dayFirstMonth,
});

const UNITS: Readonly<Record<string, string>> = {
  Duration: ' years',
  'Yield to maturity': '%',
  'Standard deviation': '%',
  'Dividend yield': '%',
  'Tracking error': '%',
  'Price to earnings': ' times',
};

/** `63 days`, `2.4 years`, `15.90%`. */
function withUnit({ label_raw, value }: s.Entry['metrics'][number]): s.Entry['metrics'][number] {
  const unit =
    label_raw === 'Weighted average maturity' ? (value.includes('.') ? ' years' : ' days') : (UNITS[label_raw] ?? '');
  return { label_raw, value, value_raw: `${value}${unit}` };
}

/** What funds of funds hold is printed as a part of a second, larger size. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const all = Number(entry.fund_size_pkr) / 1e6 + Number(s.fofOf(fund, MONTH));
  entry.fund_size_label_raw = 'Net assets without funds of funds';
  Object.assign(entry, { fund_size_including_fof_pkr: s.rupees(all.toFixed(0), 6), amount_invested_by_fof_pkr: null });
}

/** The panels name the series of the fund `Fund`. */
function setSeries(entry: s.Entry, fund: s.Fund): void {
  const part = s.partOf(entry, FUNDS);
  const years = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
  s.renameSeries(entry, fund.abbr, 'Fund');
  entry.historical_returns = years.map((r) => (r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r));
  Object.assign(entry, { fund_column_raw: 'Fund' });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2024',
  footerOf,
  committeeOf: (fund) => [
    ['Gulab Hussain Marwat', 'Chief Executive Officer'],
    ['Zahra Gandapur, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Noor Hassan Bettani' : 'Sabir Ali Marwat, CFA', 'Fund Manager'],
    ['Laila Khattak, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM3++', 'PACRA', [2024, 4, 19]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      'Returns of money market, income and debt portfolios are annualised for periods of up to one year; all others are absolute. Longer ' +
        'periods are compound annual rates.',
    ];
    for (const part of s.partsOf(entry, fund)) {
      const { figures } = part;
      const [month, year] = s.ratioPair(part, MONTH);
      closeSectors(figures, 'Equities');
      const second = s.otherType(figures);
      if (second !== null) s.withoutPast(figures, second, s.dashed(MONTH));
      figures.fees = [
        s.fee('Total expense ratio, month', month.withLevies),
        s.fee('Total expense ratio, fiscal year to date', year.withLevies),
        s.fee('Government levies, fiscal year to date', year.levies),
      ];
      figures.metrics = figures.metrics.map(withUnit);
      if (figures !== entry) figures.monthly_returns = [];
    }
    if (fund.subs === undefined) setSeries(entry, fund);
    setHeld(entry, fund);
    if (fund.abbr === 'LDETF') Object.assign(entry, { market_price: (Number(entry.nav_per_unit) * 0.9871).toFixed(2) });
  },
};

/** The terms of all funds are on the first page, and the rest of each fund is on its own. */
const entriesOf: s.Issue['entriesOf'] = (funds) =>
  s
    .entriesOf(HOUSE)(funds, 2)
    .map((entry, i) => Object.assign(entry, { page_numbers: [1, i + 2] }));

/** Two digits of the price are in the wrong order. */
function falsify(entry: s.Entry): void {
  const digits = s.only(entry.nav_per_unit, 'price');
  const printed = `${digits[0] ?? ''}${digits[2] ?? ''}${digits[1] ?? ''}${digits.slice(3)}`;
  s.falsifyNavs(entry, 'NAV_CONTRADICTS_SIZE_AND_UNITS', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'the first page is a matrix of the terms, expense ratios and ratings: rows are facts, columns are funds; equal cells are merged',
  'price, units, size, statistics, sectors, holdings and the committee are sentences',
  'each period, month and fiscal year is a small chart of two bars with their figures; no table has the returns',
  'each class of assets is a small chart of three months; the pension fund has these charts for each sub-fund',
];

/** The report, and the same with a planted fault. */
export const drawLakki = (): s.Drawn[] =>
  drawShared({
    file: 'N150_lakki_2024-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path) => s.printHtml(html(entries, FUNDS), path),
    fault: { file: 'hostile_N150_nav_digits', fund: FALSE_FUND, funds: FUNDS, falsify },
  });
