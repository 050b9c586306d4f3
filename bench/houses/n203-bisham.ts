/** N203, Bisham: forms with ticks; a figure's column is its band or its rank, and the cell says whose figure it is. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n203-funds.ts';
import { html } from './n203-page.ts';
import { raceOf } from './n203-tables.ts';
import type { Race } from './n203-tables.ts';
import * as s from './shared15.ts';

const AMC = 'Bisham Capital Managers Limited';
const MONTH = { year: 2024, month: 8 };
const FALSE_FUND = 'Bisham Debt Income Fund';

/** 28 June 2024 */
const day = s.longDay;

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
  seriesMonths: 12,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR million)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  seriesMonths: 0,
  prices: [],
  holdingsTitle: 'Top Holdings of the Equity Sub-Fund (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BDIF: [
    { name: 'Helam Textile Mills Limited', type: 'TFC', cost: 43.25, provided: 43.25 },
    { name: 'Komila Bank Limited', type: 'Per Party Limit', cost: 212.4, provided: 0 },
  ],
};

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  const [month, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, 'Quoted Shares');
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    s.fee('Government Levies (MTD)', month.levies),
    s.fee('Government Levies (YTD)', year.levies),
  ];
  if (isPension) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY20${y}` });
}

const LONGER = 'Periods of more than one year: compound annual growth rate.';

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2024',
  footerOf: (page) => `Bisham Capital Managers Limited, Monthly Return of August 2024, sheet ${page}`,
  committeeOf: (fund) => [
    ['Sher Afzal Kohistani', 'Chief Executive Officer'],
    ['Nighat Swati, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Junaid Akhunzada', 'Fund Manager'] : ['Farhad Yusufzai, CFA', 'Fund Manager'],
    ['Mahnoor Shangla', 'Head of Research'],
    ['Bakht Zada, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 2, 23]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  pagesEach: 2,
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = '2024-08-30';
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    entry.footnotes_raw = [
      isPension
        ? `${LONGER} Shorter ones: absolute for the Equity Sub-Fund, annualised for the other Sub-Funds.`
        : LONGER,
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the month's return are exchanged; the lead and the table of months are of the true one. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.reported_returns[0], 'month');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/(\d)(\d)$/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_MONTH_IS_NOT_THAT_OF_THE_TABLE_OF_MONTHS',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the returns of benchmark and peers, the leads, the returns by month and all other facts',
    must_not_serve: 'the return of the fund for this period',
    how_it_can_be_seen:
      `the table of months has ${real} for August 2024, with which the lead of this row is right; ` +
      'the false figure makes another lead',
  };
}

const QUIRKS = [
  'every term lists all options of the form, of which the one with a crossed box applies and the others do not',
  'ratings, agencies and the basis of returns are ticked on scales; officers are rows with a tick in the column ' +
    'of the office',
  'returns are columns of first, second and third place; each cell names fund, benchmark or peers before its figure',
  'months and fiscal years have a column for gains and one for losses, of which one is blank in each row',
  'shares stand in the column of their band, so that figures of one table are in different columns',
  'sub-funds compete for the places of each period instead of having rows or columns of their own',
  'a line of written figures has the price with a day that is earlier than the end of the month',
];

/** The report, and the form of one fund with a planted fault. */
export const drawBisham = (): s.Drawn[] => {
  const races = new Map<string, readonly Race[]>(
    s
      .entriesOf(HOUSE)(FUNDS, 2)
      .map((e) => [e.fund_name_raw, raceOf(e)]),
  );
  return s.drawIssue({
    file: 'N203_bisham_2024-08',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(html({ entries, isWhole, funds: FUNDS, races, footerOf: HOUSE.footerOf }), path),
    hostile: { file: 'hostile_N203_return_against_lead', fund: FALSE_FUND, falsify },
  });
};
