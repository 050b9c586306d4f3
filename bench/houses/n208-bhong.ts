/** N208, Bhong: dates on a line of time, the portfolio as one tree, and terms cited by their numbers. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n208-funds.ts';
import { html } from './n208-page.ts';
import * as s from './shared15.ts';

const AMC = 'Bhong Asset Management Limited';
const MONTH = { year: 2025, month: 2 };
const FALSE_FUND = 'Bhong Islamic Stock Fund';

/** Feb 2025 */
const spaced = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  monthLabel: spaced,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR million)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: spaced(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BSIF: [
    { name: 'Bagh o Bahar Textile Mills Limited', type: 'TFC', cost: 36.24, provided: 36.24 },
    { name: 'Chak Naurang Cables Limited', type: 'Sukuk', cost: 21.5, provided: 10.75 },
  ],
};

const OFFICES = {
  rate: ['Waqar Ghumman', 'Fund Manager, Fixed Income'],
  market: ['Shehzad Bukhsh, CFA', 'Fund Manager, Equities'],
} as const;

/** Holdings are printed below the sector or the rating that they belong to. */
function sortHoldings(entry: s.Entry, fund: s.Fund): void {
  const branches = s.lines(entry, s.otherType(entry)).map((r) => r.label);
  const at = (h: s.Holding): number => branches.indexOf(s.noteOf(fund, h.name_raw));
  entry.holdings = entry.holdings
    .toSorted((a, b) => at(a) - at(b) || a.rank - b.rank)
    .map((h, i) => ({ ...h, rank: i + 1 }));
  for (const { label, cells } of s.lines(entry, s.otherType(entry))) {
    const held = entry.holdings.filter((h) => s.noteOf(fund, h.name_raw) === label);
    const sum = held.reduce((all, h) => all + Number(h.percent), 0);
    if (sum > Number(cells[0])) throw new Error(`${fund.name}: holdings exceed ${label}`);
  }
}

/** What the provision for the workers' welfare fund is in rupees, for each unit, and in percent. */
function welfare(entry: s.Entry): string {
  const size = Number(entry.fund_size_pkr);
  const amount = size * s.between(0.002, 0.007, entry.fund_name_raw, 'swwf');
  const each = amount / Number(entry.units_outstanding);
  return (
    'The Scheme has maintained a provision against Sindh Workers’ Welfare Fund’s liability to the tune of ' +
    `PKR ${s.grouped(amount / 1e6, 2)} million. Had it not been made, the NAV per unit would have been higher by ` +
    `PKR ${each.toFixed(4)} (${((amount / size) * 100).toFixed(2)}%).`
  );
}

function ratiosOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (label: string, key: 'withLevies' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw: label, percent: r[key] }));
  return [...rows('Total Expense Ratio', 'withLevies'), ...rows('of which Government Levies', 'levies')];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf: (page) => `Bhong Funds, Report of the Fund Manager for February 2025, page ${page}`,
  committeeOf: (fund) => [
    ['Makhdoom Irfan Laghari', 'Chief Executive Officer'],
    ['Saima Rind, CFA', 'Chief Investment Officer'],
    OFFICES[fund.model.kind],
    ['Tariq Solangi, FRM', 'Head of Risk Management'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Mufti Abdul Haq Pitafi', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 11, 22]],
  formOf: () => form,
  finish: (entry, fund) => {
    // General terms and people are on the first page.
    entry.page_numbers = [1, entry.page_number];
    entry.nav_date = '2025-02-28';
    const part = s.partOf(entry, FUNDS);
    closeSectors(entry, 'Stocks');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, spaced(MONTH));
    sortHoldings(entry, fund);
    entry.fees = ratiosOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'absolute';
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}; longer ones are compound annual rates. Dividends are reinvested.`,
      welfare(entry),
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the largest class are exchanged; its branches and the other classes are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', spaced(MONTH)).find((r) => r.label_raw === 'Stocks'),
    'class',
  );
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  row.percent = printed;
  entry.planted_fault = {
    kind: 'CLASS_IS_NOT_THE_SUM_OF_ITS_BRANCHES',
    false_values: [{ field: 'allocations', label_raw: 'Stocks', period_label: row.period_label, printed, real }],
    true_values: 'the sectors, the holdings, the other classes, the month before, and all other facts',
    must_not_serve: 'the share of total assets of the class Stocks in February 2025',
    how_it_can_be_seen:
      `the sectors below the class sum to ${real}, and the classes of the month sum to 100 only with ${real}; ` +
      `${printed} is less than both`,
  };
}

const QUIRKS = [
  'a line of time down the page has launch, ratings, fiscal years, months and the price at their dates, ' +
    'in one column',
  'the portfolio is one tree: sectors or ratings below their class, holdings below these, a column for each depth',
  'terms of a fund are numbers that refer to a numbered list on the first page; so is its committee',
  'periods are bars along an axis that end at the report date, with the figures of fund and benchmark at their right',
  'what a date means follows the date; days of launch and rating are not in a list of facts',
  'fiscal years are between the months of the same series of rows',
];

/** The report, and the first page and one fund's page with a planted fault. */
export const drawBhong = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N208_bhong_2025-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: (funds) => s.entriesOf(HOUSE)(funds, 2),
    write: async (entries, path) => s.printHtml(html({ entries, funds: FUNDS, house: HOUSE }), path),
    hostile: { file: 'hostile_N208_class_against_branches', fund: FALSE_FUND, falsify },
  });
