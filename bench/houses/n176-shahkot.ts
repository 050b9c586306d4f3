/** N176, Shahkot: facts and statistics on a tinted left column; objective, comments, tables and months at the right. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n176-funds.ts';
import { html } from './n176-page.ts';
import * as s from './shared15.ts';

const AMC = 'Shahkot Asset Management Company Limited';
const MONTH = { year: 2022, month: 3 };
const FALSE_FUND = 'Shahkot Income Fund';

/** 09-Jan-2012 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'March 2022'],
    ['FYTD', 'FY22 to date'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. in million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top TFC / Sukuk Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0 };

const HOLDINGS: Readonly<Record<string, string>> = {
  SSF: 'Top Ten Equity Holdings (% of Total Assets)',
  SAAF: 'Top Holdings (% of Total Assets)',
  SPF: 'Top Holdings (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIF: [{ name: 'Jaranwala Road Textile Mills Limited', type: 'TFC', cost: 32.25, provided: 32.25 }],
  SAAF: [{ name: 'Sangla Hill Sugar Mills Limited', type: 'Sukuk', cost: 18.75, provided: 9.38 }],
};

const UNITS: Readonly<Record<string, string>> = {
  'Yield to Maturity': '%',
  'Dividend Yield': '%',
  'Standard Deviation': '%',
};

/** Sectors, ratings, ratios and fiscal years as the pages have them. */
function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  const isPension = fund.subs !== undefined;
  closeSectors(figures, 'Stocks / Equities');
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [
    s.fee('Total Expense Ratio (Month)***', month.withLevies),
    s.fee('Total Expense Ratio (YTD)***', year.withLevies),
  ];
  figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: isPension ? 4 : 5,
    benchmark: 'Benchmark',
    label: (y) => `FY${y}`,
  });
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  const title = HOLDINGS[fund.abbr];
  if (title !== undefined && figures.holdings.length > 0) figures.holdings_title_raw = title;
  if (!isPension) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

/** The levies of both periods in the note of the ratio. */
function levies(entry: s.Entry, fund: s.Fund): string {
  const said = s.partsOf(entry, fund).map((part) => {
    const [month, year] = s.ratioPair(part, MONTH);
    const of = fund.subs === undefined ? '' : ` of ${part.line}`;
    return `${month.levies}% (Month) and ${year.levies}% (YTD)${of}`;
  });
  return `*** Total Expense Ratio is annualized and includes ${said.join(', ')} representing government levies and SECP fee.`;
}

/** What was provided for the workers' welfare fund and has been reversed. */
function provision(entry: s.Entry): string {
  const share = s.between(0.002, 0.009, entry.fund_name_raw, 'swwf');
  const amount = ((Number(entry.fund_size_pkr) * share) / 1e6).toFixed(2);
  const each = (Number(entry.nav_per_unit) * share).toFixed(4);
  return (
    `The provision against Sindh Workers’ Welfare Fund of Rs. ${amount} million was reversed on August 13, 2021, which ` +
    `increased the NAV per unit by Rs. ${each} (${(share * 100).toFixed(2)}%).`
  );
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const isPension = entry.sub_funds.length > 0;
  return [
    isPension
      ? '* CAGR. Other returns of the Debt and Money Market Sub-Funds are annualized, those of the Equity Sub-Fund are absolute.'
      : `* CAGR. Other returns are ${fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute'}, with dividends reinvested.`,
    ...(isPension ? [] : ['** Of average daily net assets of the month.']),
    levies(entry, fund),
    ...(isPension || String(entry.launch_date) > '2014-12-31' ? [] : [provision(entry)]),
  ];
}

/** Percent a year of net assets. */
const CHARGED: Readonly<Record<string, string>> = {
  SMMF: '0.31',
  SIF: '0.94',
  SSF: '2.00',
  SAAF: '1.75',
  SIIF: '0.67',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2022',
  footerOf: (page) => `Fund Managers’ Report | March 2022 | ${page}`,
  committeeOf: (fund) => [
    ['Rana Asad Mehmood', 'Chief Executive Officer'],
    ['Hina Virk, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Umair Sandhu, FRM', 'Fund Manager'] : ['Bilal Dogar, CFA', 'Fund Manager'],
    ['Saima Ashraf, ACCA', 'Head of Risk'],
    ['Tayyab Gujjar', 'Senior Research Analyst'],
  ],
  amcRating: ['AM2+', 'PACRA', [2021, 8, 24]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    const charged = CHARGED[fund.abbr];
    if (charged !== undefined) entry.fees = [s.fee('Management Fee Charged**', charged), ...entry.fees];
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The decimal point of the largest paper is one digit further to the right. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.holdings[0], 'holding');
  const printed = row.percent.replace(/^(\d)\.(\d)/, '$1$2.');
  const classes = s.ofMonth(entry, 'ASSET_ALLOCATION', s.dashed(MONTH));
  const share = s.only(
    classes.find((r) => r.label_raw === 'TFCs / Sukuks'),
    'class',
  ).percent;
  if (Number(printed) < Number(share) + 5) throw new Error(`${printed} is no fault`);
  entry.holdings = entry.holdings.with(0, { ...row, percent: printed });
  entry.planted_fault = {
    kind: 'HOLDING_WITH_MOVED_DECIMAL_POINT',
    false_values: [{ field: 'holdings', name_raw: row.name_raw, printed, real: row.percent }],
    true_values: 'the asset allocation, the credit quality, the other holdings and all other facts',
    must_not_serve: 'the weight of this holding, or the holdings',
    how_it_can_be_seen:
      `the paper alone has ${printed}% of total assets, while all TFCs / Sukuks have ${share}% in the asset allocation of ` +
      'the same page',
  };
}

const QUIRKS = [
  'ratings of the fund and of the management company are in the line below the name of the fund',
  'periods are columns, rows are the fund and its benchmark; months and fiscal years are strips of columns of their own',
  'the month is the first column of the asset allocation, the month before the second one; totals are printed',
  'credit quality has two pairs of rating and figure in a row; sectors are bars with figures behind them',
  'holdings are two pairs in a row with the rating or sector between name and weight',
  'levies within the expense ratio are in a note with three marks; the ratio has the marks in its label',
  'sub-funds are columns of statistics and rows of returns and years',
];

/** The report, and one page of it with a planted fault. */
export const drawShahkot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N176_shahkot_2022-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N176_holding_decimal_point', fund: FALSE_FUND, falsify },
  });
