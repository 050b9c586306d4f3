/** N226, Tamewali: periods as rows with their start and basis, and a column of units in every table of figures. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n226-funds.ts';
import { footerOf, html, LABELS, MONTH, notesOf } from './n226-page.ts';
import * as s from './shared15.ts';

const AMC = 'Tamewali Asset Management Limited';
const FALSE_FUND = 'Tamewali Stock Fund';

/** 14-Jun-2010 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality as on October 31, 2023 (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings as on October 31, 2023 (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  prices: ['units_outstanding'],
  sectorTitle: 'Sector Allocation of the Equity Sub-Fund (% of Total Assets)',
  holdingsTitle: 'Top Holdings of the Equity Sub-Fund (% of Total Assets)',
};

const TITLES: Readonly<Record<string, string>> = {
  TSTF: 'Top Ten Holdings as on October 31, 2023 (% of Total Assets)',
  TIAAF: 'Top Ten Holdings as on October 31, 2023 (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  TIGF: [{ name: 'Qaimpur Textile Mills Limited', type: 'Sukuk', cost: 62.4, provided: 62.4 }],
};

function feesOf(part: s.Part): s.Fee[] {
  const [fee, selling] = s.only(CHARGED[part.line], 'charge');
  const at = s.monthIndex(MONTH);
  const charged = (fee_label_raw: string, base: number): s.Fee[] =>
    (['MTD', 'YTD'] as const).map((row_label_raw) => ({
      row_label_raw,
      fee_label_raw,
      percent: s.around(base, 2, part.words, fee_label_raw, row_label_raw, at),
    }));
  const ratios = (fee_label_raw: string, key: 'withLevies' | 'levies'): s.Fee[] =>
    s.ratiosOf(part, MONTH).map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [
    ...charged(LABELS.fee, fee),
    ...(selling === null ? [] : charged(LABELS.selling, selling)),
    ...ratios(LABELS.ratio, 'withLevies'),
    ...ratios(LABELS.levies, 'levies'),
  ];
}

/** `Total Expense Ratio, MTD`: the rows of sub-funds have the period in their label. */
const labelledByPeriod = ({ fee_label_raw, row_label_raw, percent }: s.Fee): s.Fee => ({
  row_label_raw: null,
  fee_label_raw: `${fee_label_raw}, ${row_label_raw}`,
  percent,
});

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Stocks');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
    s.peersIn(figures, ['1 Month', 'FYTD', '1 Year']);
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (fund.subs === undefined) continue;
    figures.fees = figures.fees.map(labelledByPeriod);
    Object.assign(figures, { risk_profile_raw: entry.risk_profile_raw });
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  const title = TITLES[fund.abbr];
  if (title !== undefined) entry.holdings_title_raw = title;
  entry.footnotes_raw = notesOf(fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf,
  committeeOf: (fund) => [
    fund.model.kind === 'rate' ? ['Sana Wattoo, CFA', 'Fund Manager'] : ['Junaid Daultana, CFA', 'Fund Manager'],
    ['Rashid Joiya', 'Chief Executive Officer'],
    ['Amna Lakhvera, CFA', 'Chief Investment Officer'],
    ['Farhan Bukhari', 'Head of Research'],
    ['Nazia Panwar, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 8, 25]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Two digits of the return of the fiscal year to date change places. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FYTD'), 'FYTD');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/^(-?)(\d)(\d)/, '$1$3$2');
  row.fund_return_percent = printed;
  const own = s.short(entry);
  entry.planted_fault = {
    kind: 'FYTD_RETURN_CONTRADICTS_ITS_MONTHS',
    false_values: [
      { field: 'reported_returns', period_label_raw: 'FYTD', printed: { [own]: printed }, real: { [own]: real } },
    ],
    true_values: 'the other periods, the monthly returns, the prices, the benchmark and all other facts',
    must_not_serve: 'the return of the fund for the fiscal year to date',
    how_it_can_be_seen:
      `the fiscal year began on July 1, so that its return is that of the four months from Jul-23 to Oct-23 in the ` +
      `table of monthly returns, which compound to ${real}%, not ${printed}%`,
  };
}

const QUIRKS = [
  'a line below the name has category and type without labels; the objective stands in a box below it',
  'facts are labels and values in a box at the left; the risk of principal is in brackets below the risk profile',
  'the most that the manager may charge is a fact; fee and ratios are two lines of one cell, marked (MTD) and (YTD)',
  'prices, net assets and units have a column of units, the month before at the left, and a column of changes',
  'each period is a row with its first day and how it is computed; the average of the category is for three periods',
  'fiscal years are columns, newest first, with a row of payouts in rupees a unit between rows of percents',
  'statistics have a column of units; those of shares have the index at the side of the fund',
  'sectors have the weights of the index beside those of the fund',
  'classes of credit are columns over one row of percents; assets have the month before at the left',
  'months are columns, newest first, over the width of the page; the comments repeat figures of the month',
  'the fund manager is a fact, the rest of the committee is one sentence with offices in brackets',
  'sub-funds are columns of one table whose rows are prices, periods, fiscal years and ratios with their units',
];

/** The report, and one page of it with a planted fault. */
export const drawTamewali = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N226_tamewali_2023-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, HOUSE.formOf, isWhole), path),
    hostile: { file: 'hostile_N226_fytd_not_its_months', fund: FALSE_FUND, falsify },
  });
