/** N185, Noorpur: two airy pages for each fund with cards whose labels are above or below their values. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n185-funds.ts';
import { html } from './n185-page.ts';
import * as s from './shared15.ts';

const AMC = 'Noorpur Asset Management Limited';
const MONTH = { year: 2025, month: 11 };
const NOW = s.dashed(MONTH);

/** PKR 12.43 Bn, or PKR 843.2 Mn if it is less than a billion. */
function size(rupees: number): { raw: string; pkr: string } {
  if (rupees < 1e9) return s.inMillions(1, 'PKR ', ' Mn')(rupees);
  const printed = s.grouped(rupees / 1e9, 2);
  return { raw: `PKR ${printed} Bn`, pkr: s.rupees(printed, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FY26 to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years (p.a.)'],
    ['5Y', '5 years (p.a.)'],
    ['SI', 'Since launch (p.a.)'],
  ],
  monthLabel: s.dashed,
  size,
  sizeLabel: 'Fund size',
  assetTitle: 'Where the money is invested (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0, size: s.inMillions(1, 'PKR ', ' Mn') };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  NIOF: [
    { name: 'Ochhali Textile Mills Limited', type: 'TFC in default', cost: 36.42, provided: 36.42 },
    { name: 'Shahwala Hotels Limited', type: 'Sukuk above 10% of the issue', cost: 53.85, provided: 0 },
  ],
};

/** The unit of a figure is printed with it. */
function withUnit({ label_raw, value }: s.Metric): s.Metric {
  const maturity = value.includes('.') ? ' years' : ' days';
  const units: Readonly<Record<string, string>> = {
    'Weighted average maturity': maturity,
    Duration: ' years',
    'Yield to maturity': '%',
    'Price to earnings': 'x',
    'Dividend yield': '%',
  };
  return { label_raw, value, value_raw: `${value}${units[label_raw] ?? ''}` };
}

/** The levies are a part of the ratio and no fee of their own. */
function feesOf(part: s.Part): s.Fee[] {
  const periods = ['Month to date', 'Year to date'] as const;
  const ratios = s.ratioPair(part, MONTH);
  return periods.flatMap((row_label_raw, i) => {
    const ratio = s.only(ratios[i], 'ratio');
    const charged = (Number(ratio.without) * 0.58).toFixed(2);
    return [
      { row_label_raw, fee_label_raw: 'Total expense ratio', percent: ratio.withLevies },
      { row_label_raw, fee_label_raw: 'Management fee charged', percent: charged },
    ];
  });
}

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part);
  figures.metrics = figures.metrics.map(withUnit);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, NOW);
  figures.historical_returns = s
    .yearRows(part, MONTH, { count: isPension ? 4 : 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .filter((r) => !isPension || r.series_raw === part.line);
  if (isPension) s.withoutBenchmark(figures, part.line);
}

/** The tiles and the bars name the series of the fund `Fund`. */
function setSeries(entry: s.Entry, fund: s.Fund): void {
  s.renameSeries(entry, fund.abbr, 'Fund');
  entry.historical_returns = entry.historical_returns.map((r) =>
    r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r,
  );
  Object.assign(entry, { fund_column_raw: 'Fund' });
}

/** The total is the sum of the printed sizes. */
function setTotal(entry: s.Entry): void {
  const sum = entry.sub_funds.reduce((all, x) => all + Number(x.fund_size_pkr), 0);
  const total = ofSubFunds.size(sum);
  entry.fund_size_label_raw = 'Total fund size';
  entry.fund_size_raw = total.raw;
  entry.fund_size_pkr = total.pkr;
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const parts = s.partsOf(entry, fund);
  const levies = parts.map((p) => {
    const [month, year] = s.ratioPair(p, MONTH);
    const of = fund.subs === undefined ? '' : ` in the ${p.line}`;
    return `${month.levies}% (month to date) and ${year.levies}% (year to date)${of}`;
  });
  const basis =
    fund.subs !== undefined
      ? 'absolute for the Equity Sub-Fund and annualized for the other sub-funds'
      : fund.model.kind === 'rate'
        ? 'simple annualized'
        : 'absolute';
  return [
    `Returns of periods up to one year are ${basis}; longer periods are compound annual rates. ` +
      'Returns are net of all expenses.',
    `The total expense ratio is annualized and includes government levies of ${levies.join(', ')}.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2025',
  footerOf: (page) => `Fund Manager Report · November 2025 · ${page}`,
  committeeOf: (fund) => [
    ['Azhar Hayat Baghoor', 'Chief Executive Officer'],
    ['Sumbal Uttera, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Noman Rahdari', 'Fund Manager'] : ['Iqra Mekan, CFA', 'Fund Manager'],
    ['Shahbaz Janjhi, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2025, 8, 22]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  pagesEach: 2,
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = '2025-11-28';
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    if (isPension) setTotal(entry);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (!isPension) setSeries(entry, fund);
  },
};

const QUIRKS = [
  'two pages for each fund; the category is a pill without a label; price and size are large figures with labels ' +
    'below',
  'the risk profile is above a meter that names all five levels; facts are cards with an icon and the label ' +
    'above the value',
  'periods are pairs of bars with figures at their ends; fund and benchmark differ by colour',
  'twelve months are tiles: a large figure for the fund and a small one for the benchmark',
  'asset classes are a stacked bar with a list of two months; credit quality is badges with shares below',
  'holdings have a number in a circle and a second line of kind or sector; people have initials in a circle',
  'payouts of fiscal years are cards; expense ratios and the fee charged are rows with two columns',
  'the size is billions or millions with its unit; the price has an earlier day than the report',
];

/** The report. */
export const drawNoorpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N185_noorpur_2025-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html({ entries, funds: FUNDS, month: MONTH }), path),
  });
