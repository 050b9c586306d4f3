/** N180, Quaidabad: landscape pages in three columns, whose table of returns has fiscal years as a second band. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n180-funds.ts';
import { html } from './n180-page.ts';
import * as s from './shared15.ts';

const AMC = 'Quaidabad Funds Management Limited';
const MONTH = { year: 2025, month: 2 };
const FALSE_FUND = 'Quaidabad Stock Fund';

/** 11-Sep-24 */
const short = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

const periodsOf = (launch: string): s.Form['periods'] => [
  ['MTD', 'Feb 2025'],
  ['FYTD', 'FYTD 2025'],
  ['1Y', 'Rolling 12 Months'],
  ['3Y', 'Last 3 Years*'],
  ['5Y', 'Last 5 Years*'],
  ['SI', `Since Launch ${launch}*`],
];

const form = s.formWith({
  periods: periodsOf(''),
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: 'BENCHMARK',
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio as of February 28, 2025 (% of Total Assets)',
  sectorTitle: 'Top Sectors as on February 28, 2025 (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: short(s.lastDay(month)) })),
  holdingDecimals: 1,
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0, size: s.inMillions(1), sizeLabel: 'Fund Size (Rs. in mln)' };

const HOLDINGS: Readonly<Record<string, string>> = {
  'Quaidabad Money Market Fund': 'Top Sukuk (as at February 28, 2025) (% of Total Assets)',
  'Quaidabad Islamic Savings Fund': 'Top Sukuk (as at February 28, 2025) (% of Total Assets)',
  'Quaidabad Income Opportunity Fund': 'Top TFC / Sukuk (as at February 28, 2025) (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  'Quaidabad Income Opportunity Fund': [
    { name: 'Nur Mahal Textile Mills Limited', type: 'TFC', cost: 74.91, provided: 74.91 },
    { name: 'Khangah Sugar Mills Limited', type: 'SUKUK', cost: 36.25, provided: 36.25 },
    { name: 'Hakra Leasing Limited', type: 'TFC', cost: 12.8, provided: 6.4 },
  ],
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  for (const label of ['Equities / Stocks', 'Equity']) closeSectors(figures, label);
  const [month, year] = s.ratioPair(part, MONTH);
  const [mtd, ytd] =
    fund.subs === undefined
      ? ['Total Expense Ratio (MTD)***', 'Total Expense Ratio (YTD)***']
      : ['TER (MTD)***', 'TER (YTD)***'];
  figures.fees = [s.fee(mtd, month.withLevies), s.fee(ytd, year.withLevies)];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
    s.withoutPast(figures, type, short(s.lastDay(MONTH)));
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'BENCHMARK', label: (y) => `FY 20${y}` });
  const title = HOLDINGS[fund.name] ?? 'Top Equity Holdings (as on February 28, 2025) (% of Total Assets)';
  if (figures.holdings.length > 0)
    figures.holdings_title_raw = fund.subs === undefined ? title : `Top Holdings of ${part.line} (% of Total Assets)`;
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const levies = s.partsOf(entry, fund).map((part) => {
    const [month, year] = s.ratioPair(part, MONTH);
    const of = fund.subs === undefined ? '' : ` of ${part.line}`;
    return `ratio${of} for the month includes ${month.levies}% and that of the year to date ${year.levies}% government levies`;
  });
  const returns =
    fund.subs !== undefined
      ? '* Annualized return. Returns of Debt and Money Market Sub-funds upto 12 months are simple annualized, those of the Equity Sub-fund are cumulative.'
      : fund.model.kind === 'rate'
        ? '* Annualized return based on Morning Star Methodology. All other returns are annualized simple.'
        : '* Annualized return. All other returns are cumulative.';
  return [
    returns,
    'The performance reported is net of management fee & all other expenses.',
    `*** The ${levies.join('; the ')}.`,
  ];
}

/** The columns of returns have the day of the launch at the head of the last one. */
function nameLaunch(entry: s.Entry, fund: s.Fund): void {
  for (const { figures } of s.partsOf(entry, fund))
    figures.reported_returns = figures.reported_returns.map((r) =>
      r.period_label_raw.startsWith('Since')
        ? { ...r, period_label_raw: `Since Launch ${s.dayFirstMonth(fund.model.launch)}*` }
        : r,
    );
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf: (page) => `Quaidabad Funds | Monthly Report February 2025 | Page ${page}`,
  committeeOf: (fund) => [
    ['Dr. Imran Pirzada', 'Chief Executive Officer'],
    ['Asma Joiya, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Salman Daudpota, CFA', 'Head of Fixed Income'] : ['Hammad Arain', 'Head of Equity'],
    ['Usman Wattoo, ACCA', 'Head of Research'],
  ],
  amcRating: ['AM1', 'PACRA', [2024, 6, 21]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    nameLaunch(entry, fund);
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.name] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The decimal point of the return of the fiscal year is moved; the months from July on have the true one. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FYTD 2025'), 'FYTD');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/(\d)\.(\d)(\d)$/, '$1$2.$30');
  if (Math.abs(Number(printed) - Number(real)) < 8) throw new Error(`${real} as ${printed} is no fault`);
  row.fund_return_percent = printed;
  const months = entry.monthly_returns.filter((r) => r.series_raw === entry.fund_column_raw).slice(-8);
  const factor = months.reduce((all, r) => all * (1 + Number(r.percent) / 100), 1);
  entry.planted_fault = {
    kind: 'FISCAL_YEAR_TO_DATE_POINT_MOVED',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the returns of the other periods, the returns of the months and all other facts',
    must_not_serve: 'the return of the fund in the fiscal year to date',
    how_it_can_be_seen:
      `the eight months from July 2024 of the same page compound to ${((factor - 1) * 100).toFixed(2)}%, and the comment ` +
      `has ${real}%`,
  };
}

const QUIRKS = [
  'landscape; a term and its value are in one line with a colon between them, a dashed rule below',
  'the price is in a line below the name with its day as dd/mm/yyyy in the label, the month at the right',
  'periods are columns with the day of the launch in the last one; fiscal years are a second band of the same table',
  'the full name of the fund is the row of every table of returns; negative figures are in brackets with the sign of percent outside',
  'credit quality has two ratings with their shares in each line; holdings are two lists side by side',
  'notes have the levies of the expense ratios; the size has its unit in the value',
  'sub-funds are rows with their size, price and returns; the day of the price is at the head of its column',
];

/** The report, and one page of it with a planted fault. */
export function drawQuaidabad(): s.Drawn[] {
  // The comment on the page with the fault has the true figures.
  const said = new Map<string, string>();
  const make = s.entriesOf(HOUSE);
  return s.drawIssue({
    file: 'N180_quaidabad_2025-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: (funds, first) => {
      const entries = make(funds, first);
      for (const e of entries) said.set(e.fund_name_raw, s.returnAt(e, 'FYTD 2025')?.fund_return_percent ?? '');
      return entries;
    },
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS, said }), path),
    hostile: { file: 'hostile_N180_fytd_point_moved', fund: FALSE_FUND, falsify },
  });
}
