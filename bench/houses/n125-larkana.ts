/** N125, Larkana: a Word document; a price line, one wide table with fiscal years, the month's returns in words. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n125-funds.ts';
import { html } from './n125-page.ts';
import * as s from './shared15.ts';

const AMC = 'Larkana Fund Management Limited';
const MONTH = { year: 2023, month: 2 };
const FALSE_FUND = 'Larkana Stock Fund';

/** 28-Feb-23 */
const dashedDay = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Feb-2023*'],
    ['FYTD', 'FYTD-2023*'],
    ['1Y', 'Rolling 12 Months*'],
    ['3Y', 'Last 3 Years**'],
    ['5Y', 'Last 5 Years**'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 0,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio as of February 28, 2023 (% of Total Assets)',
  sectorTitle: 'Top Five Sectors (% of Total Assets) (as on February 28, 2023)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashedDay(s.lastDay(month)) })),
  holdingsTitle: 'Top Holdings (as on February 28, 2023)',
  day: s.dayFirstMonth,
});

const RATIOS = ['Total Expense Ratio (YTD)', 'Total Expense Ratio (MTD)'] as const;

/** The period since the launch is printed with its first day. */
function nameLaunch(figures: s.Figures, launch: s.Day): void {
  figures.reported_returns = figures.reported_returns.map((r) =>
    r.period_label_raw === 'Since Launch' ? { ...r, period_label_raw: `Since Launch ${s.dayFirstMonth(launch)}**` } : r,
  );
}

function setPart(part: s.Part): void {
  const { figures } = part;
  nameLaunch(figures, part.model.launch);
  closeSectors(figures, part.line.startsWith('LIPF') ? 'Equity' : 'Equity Securities');
  const second = s.otherType(figures);
  if (second !== null) s.withoutPast(figures, second, dashedDay(s.lastDay(MONTH)));
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [s.fee(RATIOS[0], year.withLevies), s.fee(RATIOS[1], month.withLevies)];
  figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY-20${y}` });
}

/** Sub-funds are rows without benchmarks, and print the month's shares only. */
function setSubFunds(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.withoutBenchmark(figures, part.line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
    s.withoutPast(figures, 'ASSET_ALLOCATION', dashedDay(s.lastDay(MONTH)));
    figures.fund_size_raw = (figures.fund_size_raw ?? '').replace(/^Rs\. | million$/g, '');
    figures.fund_size_label_raw = 'Fund Size (Rs. in mln)';
    figures.allocations = figures.allocations.map((r) => ({ ...r, table_title_raw: titleOf(r.allocation_type, part) }));
    if (figures.holdings.length > 0)
      figures.holdings_title_raw = 'Top Five Holdings of Equity Sub-fund (% of Total Assets)';
  }
}

const titleOf = (type: s.AllocationType, part: s.Part): string =>
  type === 'ASSET_ALLOCATION'
    ? `${part.line} (% of Total Assets)`
    : type === 'SECTOR_ALLOCATION'
      ? 'Top Sectors of Equity Sub-fund (% of Total Assets)'
      : `Credit Quality of ${part.line} (% of Total Assets)`;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2023',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Dr. Sajjad Abro', 'Chief Executive Officer'],
    ['Aftab Khuhro, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Nabeela Tunio, CFA' : 'Haris Chandio, CFA', 'Fund Manager'],
    ['Waqar Kalhoro, CFA, FRM', 'Head of Research'],
    ['Iqra Bhutto', 'Head of Risk'],
  ],
  amcRating: ['AM1', 'PACRA', [2022, 6, 22]],
  formOf: () => form,
  finish: (entry, fund) => {
    const rates = '* Annualized return [simple]';
    const shares = '* Cumulative return';
    const basis =
      fund.subs === undefined
        ? fund.model.kind === 'rate'
          ? rates
          : shares
        : `${shares} for the Equity Sub-fund, annualized return [simple] for the others`;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `${basis}. ** Annualized return calculated using the Compounded Annual Growth Rate (CAGR) methodology.`,
      'Performance is net of management fee and all other expenses. Taxes are not taken into account.',
    ];
    for (const part of s.partsOf(entry, fund)) setPart(part);
    if (fund.subs !== undefined) setSubFunds(entry, fund);
    if (fund.abbr === 'LSF') Object.assign(entry, { holdings_title_raw: 'Top Ten Holdings (as on February 28, 2023)' });
    if (fund.abbr === 'LIOF')
      entry.non_compliant = [
        s.exposureOf({ name: 'Fatehpur Steel Limited', type: 'TFC', cost: 149.86, provided: 149.86 }, entry),
        s.exposureOf({ name: 'Agani Fibres Limited', type: 'Sukuk', cost: 31.71, provided: 31.71 }, entry),
        s.exposureOf({ name: 'Arija Telecom Limited', type: 'TFC', cost: 62.4, provided: 18.72 }, entry),
      ];
  },
};

/** The launch gets another year, which is after the report. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.launch_date, 'launch');
  const printed = 'January 19, 2027';
  entry.launch_date = '2027-01-19';
  entry.launch_date_raw = printed;
  entry.planted_fault = {
    kind: 'LAUNCH_DATE_AFTER_REPORT_DATE',
    false_values: [{ field: 'launch_date', printed, real }],
    true_values: 'all other facts, incl. the returns since the launch',
    must_not_serve: 'launch_date',
    how_it_can_be_seen:
      'the launch date lies after February 2023, and the table of returns on the same page says since January 19, 2007',
  };
}

const QUIRKS = [
  'a Word document in Times: a line with the unit price and its date; month, fiscal years and years since launch in one table',
  'terms as label, colon and value without rules; sizes and expense ratios as phrases; the committee as one sentence',
  'the comment begins with the returns of the month in words, as an increase or a decrease for stocks',
  'the pension fund has sub-funds as rows of the wide table, and one small table of shares for each below',
];

export const drawLarkana = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N125_larkana_2023-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N125_launch_after_report', fund: FALSE_FUND, falsify },
  });
