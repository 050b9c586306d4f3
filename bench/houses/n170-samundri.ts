/** N170, Samundri: tiles of price and size, three columns below the objective, months in two blocks, two small funds on a page. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, SMALL } from './n170-funds.ts';
import { html } from './n170-page.ts';
import * as s from './shared15.ts';

const AMC = 'Samundri Asset Management Company Limited';
const MONTH = { year: 2019, month: 10 };
const FALSE_FUND = 'Samundri Growth Fund';
const FALSE_MONTH = 'Aug-19';

/** 24-Jun-2019 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'October 2019'],
      ['FYTD', 'FYTD'],
      ['3M', 'Last 3 Months'],
      ['6M', 'Last 6 Months'],
      ['1Y', 'Last 12 Months'],
      ['3Y', '3 Years*'],
      ['5Y', '5 Years*'],
      ['SI', 'Since Inception*'],
    ],
    seriesMonths: isFund ? 12 : 0,
    benchmarkSeries: 'BM',
    size: s.inMillions(2, 'Rs. ', ' mn'),
    sizeLabel: 'Net Assets',
    prices: isFund ? ['offer_price', 'repurchase_price'] : [],
    assetTitle: 'Asset Allocation (as % of Total Assets)',
    creditTitle: 'Credit Quality (as % of Total Assets)',
    sectorTitle: 'Sector Allocation (as % of Total Assets)',
    allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
    holdingsTitle: 'Top Ten Equity Holdings (as % of Total Assets)',
    day,
  });

const HOLDINGS: Readonly<Record<string, string>> = {
  SIMF: 'Top TFC / Sukuk Holdings (as % of Total Assets)',
  SIDEF: 'Top Five Equity Holdings (as % of Total Assets)',
  SRF: 'Equity Sub-Fund: Top Equity Holdings (as % of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIMF: [
    { name: 'Penn-Bagh Agri Limited', type: 'TFC', cost: 41.25, provided: 41.25 },
    { name: 'Gulzar-e-Samundri Spinning Limited', type: 'Sukuk', cost: 27.6, provided: 13.8 },
  ],
};

/** Above the limit of a tenth for each company. */
const LARGE = 'Khidderwala Bank Limited';

function breachesOf(entry: s.Entry, fund: s.Fund): readonly s.Breach[] {
  if (fund.abbr !== 'SGF') return BREACHES[fund.abbr] ?? [];
  const held = s.only(
    entry.holdings.find((h) => h.name_raw === LARGE),
    LARGE,
  );
  // Total assets are larger than net assets.
  const cost = ((Number(held.percent) / 100) * Number(entry.fund_size_pkr) * 1.017) / 1e6;
  return [{ name: LARGE, type: 'Single Entity', cost, provided: 0 }];
}

/** Percent a year. */
const MARKETING: Readonly<Record<string, string>> = { SIMF: '0.40', SGF: '0.40' };

/** The unit of a figure is printed with it. */
const UNITS: Readonly<Record<string, string>> = {
  'Wtd. Average Maturity': ' days',
  'Portfolio Yield to Maturity': '%',
  'Price to Earnings': 'x',
  'Dividend Yield': '%',
  'Standard Deviation': '%',
};

/** The levies are within the ratio and no fee of their own. */
function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
  const marketing = MARKETING[part.line];
  return [...ratios, ...(marketing === undefined ? [] : [s.fee('Selling & Marketing Expense', marketing)])];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Stocks / Equities');
  figures.fees = feesOf(part);
  figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  const title = HOLDINGS[fund.abbr];
  if (title !== undefined && figures.holdings.length > 0) figures.holdings_title_raw = title;
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    figures.reported_returns = figures.reported_returns.filter((r) => !r.period_label_raw.startsWith('Last'));
  } else if (!SMALL.includes(fund.abbr)) {
    figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'BM', label: (y) => `FY${y}` });
  } else {
    delete figures.offer_price;
    delete figures.repurchase_price;
    figures.reported_returns = figures.reported_returns.filter((r) => !/Last [36]/.test(r.period_label_raw));
  }
}

/** What is provided for the workers' welfare fund of the province. */
function provision(entry: s.Entry): string {
  const share = s.between(0.0031, 0.0112, entry.fund_name_raw, 'swwf');
  const amount = ((Number(entry.fund_size_pkr) * share) / 1e6).toFixed(2);
  const each = (Number(entry.nav_per_unit) * share).toFixed(2);
  return (
    `*** ${entry.fund_column_raw} has maintained a provision against Sindh Workers’ Welfare Fund (SWWF) liability of Rs. ${amount} mn. ` +
    `If the same were not made, the NAV per unit / FYTD return of the Fund would be higher by Rs. ${each} / ${(share * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  if (entry.sub_funds.length > 0)
    return [
      '* Geometric mean (CAGR). Returns of the Debt and the Money Market Sub-Fund up to one year are annualized; those of the Equity Sub-Fund are ' +
        'absolute.',
      '** The Total Expense Ratio is annualized and includes the levies stated with it.',
    ];
  if (SMALL.includes(entry.fund_column_raw ?? ''))
    return [
      '* Geometric mean (CAGR). Other returns of SIMNF are annualized, and those of SIDEF are absolute; all are net of fees, with dividends reinvested.',
    ];
  return [
    kind === 'rate'
      ? '* Geometric mean (CAGR). Returns of periods up to one year are annualized (simple); all are net of fees, with dividends reinvested.'
      : '* Geometric mean (CAGR). Returns of periods up to one year are absolute; all are net of fees, with dividends reinvested.',
    '** The ratio is annualized and includes levies of the Government (Sindh sales tax and SECP fee).',
    provision(entry),
  ];
}

/** Both managers are named on the page of the small funds, and on that of the sub-funds. */
const manages = (fund: s.Fund, kind: s.Model['kind']): boolean =>
  fund.model.kind === kind || fund.subs !== undefined || SMALL.includes(fund.abbr);

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2019',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Chaudhry Asim Rasheed', 'Chief Executive Officer'],
    ['Mehvish Tariq, CFA', 'Chief Investment Officer'],
    ['Usman Ghani Kahlon', manages(fund, 'rate') ? 'Fund Manager - Fixed Income' : 'Head of Fixed Income'],
    ['Rida Zulfiqar, CFA', manages(fund, 'market') ? 'Fund Manager - Equities' : 'Head of Equities'],
    ['Haris Jamil Randhawa', 'Head of Risk & Compliance'],
    ['Sundas Ilyas', 'Head of Research'],
  ],
  amcRating: ['AM2', 'PACRA', [2019, 8, 9]],
  formOf,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = breachesOf(entry, fund).map((b) => s.exposureOf(b, entry));
  },
};

/** The second of the small funds is on the page of the first, and what follows is a page earlier. */
function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  const entries = s.entriesOf(HOUSE)(funds, firstPage);
  const second = funds.findIndex((f) => f.abbr === SMALL[1]);
  for (const [i, entry] of entries.entries()) {
    if (second < 1 || i < second) continue;
    entry.page_number -= 1;
    entry.page_numbers = [entry.page_number];
    entry.page_footer_raw = HOUSE.footerOf(entry.page_number);
  }
  return entries;
}

/** A month's loss is printed as a gain. */
function falsify(entry: s.Entry): void {
  const series = entry.monthly_returns;
  const at = series.findIndex((r) => r.series_raw === entry.fund_column_raw && r.period_label_raw === FALSE_MONTH);
  const row = s.only(series[at], 'month');
  if (!row.percent.startsWith('-')) throw new Error('no loss');
  const printed = row.percent.slice(1);
  entry.monthly_returns = series.with(at, { ...row, percent: printed });
  entry.planted_fault = {
    kind: 'MONTH_OF_SERIES_HAS_LOST_ITS_SIGN',
    false_values: [
      {
        field: 'monthly_returns',
        series_raw: row.series_raw,
        period_label_raw: FALSE_MONTH,
        printed,
        real: row.percent,
      },
    ],
    true_values: 'the returns by period, the other months and all other facts',
    must_not_serve: `the return of ${FALSE_MONTH} in the monthly returns of the fund`,
    how_it_can_be_seen:
      'the months do not compound to the returns of the year to date, of 3, 6 and 12 months, which all lack the same factor',
  };
}

const QUIRKS = [
  'price with its date and size are tiles above three columns; the objective and the tiles share the first row',
  'returns have a row for each period, the benchmark before the fund; months are two blocks of six rows with the same columns',
  'asset allocation has the month before and the month, newest last; credit quality is a ring whose legend has the figures',
  'expense ratios have the levies within the same value; the provision for SWWF is a footnote with three marks',
  'holdings have a column of sectors or of ratings between name and weight',
  'two small funds share a page with one committee and one note; sub-funds are cards with their own tables',
];

/** The report, and one page of it with a planted fault. */
export const drawSamundri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N170_samundri_2019-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N170_month_sign_lost', fund: FALSE_FUND, falsify },
  });
