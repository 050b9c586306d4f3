/** N224, Kundian: facts under a banner, a strip of four dates, and returns in bands that share six columns. */
import { closeSectors } from './n95-sectors.ts';
import { BENCHMARKS, FUNDS } from './n224-funds.ts';
import { FOOTER, html, MONTH, monthEnd, PERIODS, TER } from './n224-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kundian Investment Management Limited';
const FALSE_FUND = 'Kundian Opportunity Fund';
const KEYS = ['MTD', 'FYTD', '1Y', '3Y', '5Y', 'SI'] as const;

const form = s.formWith({
  periods: KEYS.map((key, i) => [key, PERIODS[i] ?? ''] as const),
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: (rupees) => {
    const raw = s.grouped(rupees / 1000, 0);
    return { raw, pkr: s.rupees(raw, 3) };
  },
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthEnd(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = {
  ...form,
  prices: ['units_outstanding'],
  holdingsTitle: 'Top Holdings (% of Total Assets)',
};

const TITLES: Readonly<Record<string, string>> = {
  KAIF: 'Top TFC / Sukuk Holdings (% of Total Assets)',
  KIBF: 'Top Holdings (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KAIF: [
    { name: 'Alluwali Leasing Limited', type: 'TFC', cost: 24.6, provided: 24.6 },
    { name: 'Daud Khel Textile Mills Limited', type: 'Sukuk', cost: 17.25, provided: 4.31 },
  ],
};

function levies(part: s.Part): string {
  const [, year] = s.ratioPair(part, MONTH);
  part.figures.fees = [s.fee(TER, year.withLevies)];
  return year.levies;
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures, line } = part;
  const other = BENCHMARKS[line] ?? 'Benchmark';
  closeSectors(figures, 'Equities');
  s.renameSeries(figures, 'Benchmark', other);
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: other, label: (y) => `FY${y}` });
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, monthEnd(MONTH));
  const title = TITLES[fund.abbr];
  if (title !== undefined) figures.holdings_title_raw = title;
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
}

function finish(entry: s.Entry, fund: s.Fund): void {
  const parts = s.partsOf(entry, fund);
  const said = parts.map((part) => {
    finishPart(part, fund);
    return `${levies(part)}%${fund.subs === undefined ? '' : ` (${part.line})`}`;
  });
  entry.nav_date = '2019-03-31';
  if (fund.subs !== undefined) entry.page_numbers = [entry.page_number, entry.page_number + 1];
  const isRate = fund.model.kind === 'rate';
  entry.footnotes_raw = [
    isRate
      ? '* Compound annual growth rate; returns of up to 365 days are annualized on simple basis.'
      : fund.subs === undefined
        ? '* Compound annual growth rate; returns of up to 365 days are absolute.'
        : '* Compound annual growth rate; returns of up to 365 days are absolute for the Equity Sub-Fund and ' +
          'annualized on simple basis for the other Sub-Funds.',
    '** Compound annual growth rate since the date of fund launch.',
    `++ This is for the year to date and includes ${said.join(', ')} representing government levies and SECP fee.`,
  ];
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2019',
  footerOf: () => FOOTER,
  committeeOf: (fund) => [
    ['Imtiaz Niazi', 'Chief Executive Officer'],
    ['Saima Rokhri, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Danish Alluwali', 'Fund Manager'] : ['Kamran Shadikhel, ACCA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2019, 2, 8]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The point of the largest holding has moved by one digit. */
function falsify(entry: s.Entry): void {
  const holding = s.only(entry.holdings[0], 'holding');
  const printed = (Number(holding.percent) * 10).toFixed(2);
  entry.holdings = entry.holdings.map((h) => (h === holding ? { ...h, percent: printed } : h));
  entry.planted_fault = {
    kind: 'HOLDING_ABOVE_WHAT_ITS_CLASS_LEAVES',
    false_values: [{ field: 'holdings', name_raw: holding.name_raw, printed, real: holding.percent }],
    true_values: 'the other holdings, their weights of the month before, the asset allocation and all other facts',
    must_not_serve: 'the weight of the first holding',
    how_it_can_be_seen:
      'the holdings are equities and sum to more than the share of equities and to more than 100%; cement as a ' +
      `sector and the weight of the month before are far below ${printed}%`,
  };
}

const QUIRKS = [
  'a banner has the heads of both columns; the objective stands below it without a label',
  'facts are a label in bold and a value; loads and minimum investments are two values in one cell with a slash',
  'price, offer price, net assets and units are a strip of four dates, of which the last one is that of the report',
  'net assets are in thousands of rupees, as only the head of the strip says; prices beside them are in rupees',
  'periods, fiscal years and twice six months are bands in the same six columns; heads of periods have two lines',
  'the row of the benchmark is above that of the fund, under a short name; a third row has the difference',
  'a negative figure is (1.23%) in most bands and (1.23)% in that of the fiscal years; a dash is for younger funds',
  'a chart of changes by day has percents on its axis and names of rows in its key, but no facts',
  'a pie has its figures in its key, and sectors are bars with the figure at their end above an axis of percents',
  'assets and holdings have a column of this month and one of the month before; the unit is in the head of labels',
  'sub-funds are groups of the strip and bands of their own name; their ratios are lines of one cell of the facts',
  'the shares of sub-funds are side by side on a second page, which says that it is continued',
  'the comments repeat figures of the month and of the month before',
];

/** The report, and one page of it with a planted fault. */
export const drawKundian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N224_kundian_2019-03',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, HOUSE.formOf, isWhole), path),
    hostile: { file: 'hostile_N224_holding_above_its_class', fund: FALSE_FUND, falsify },
  });
