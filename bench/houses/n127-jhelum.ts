/** N127, Jhelum: a report generator's output; grey bands, thousands of rupees, numbered rows, totals and changes. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n127-funds.ts';
import { html } from './n127-page.ts';
import * as s from './shared15.ts';

const AMC = 'Jhelum Investment Management Limited';
const MONTH = { year: 2024, month: 8 };
const FALSE_FUND = 'Jhelum Equity Fund';
const MATURITY: s.Day = [2025, 2, 12];

/** 31/08/2024 */
const slashed = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

const thousands = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
};

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
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: thousands,
  sizeLabel: "Net Assets (Rs. '000)",
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Rating Exposure (% of Total Assets)',
  sectorTitle: 'Sector Exposure (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: slashed(s.lastDay(month)) })),
  holdingsTitle: 'Top Ten Investments (% of Total Assets)',
  day: slashed,
});

const PARTS: readonly (readonly [label: string, share: number])[] = [
  ['Management Fee', 0.63],
  ['Trustee Fee', 0.07],
  ['Selling and Marketing Expenses', 0.18],
];

/** The parts of a ratio sum to the total that is printed below them. */
function setExpenses(part: s.Part): void {
  part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => {
    const parts = PARTS.map(([label, share]) => [label, (Number(r.without) * share).toFixed(2)] as const);
    const rest = parts.reduce((left, [, v]) => left - Number(v), Number(r.without)).toFixed(2);
    const rows = [
      ...parts,
      ['Other Expenses', rest],
      ['Government Levies and SECP Fee', r.levies],
      ['Total Expense Ratio', r.withLevies],
    ] as const;
    return rows.map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent }));
  });
}

/** Sub-funds print their total expense ratios only, and no months. */
function setSubFunds(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    s.withoutBenchmark(figures, line);
    for (const row of figures.reported_returns) row.peer_return_percent = null;
    figures.monthly_returns = [];
    figures.fees = figures.fees.filter((f) => f.fee_label_raw === 'Total Expense Ratio');
    if (figures.holdings.length > 0) figures.holdings_title_raw = 'Top Five Investments (% of Total Assets)';
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2024',
  footerOf: (page) => `JIML-FMR-01 Page ${page} of 8`,
  committeeOf: (fund) => [
    ['Raja Sarfraz Janjua', 'Chief Executive Officer'],
    ['Madiha Gakhar, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Adnan Kayani, ACMA' : 'Sohail Mughal, CFA', 'Fund Manager'],
    ['Rabia Awan', 'Head of Research'],
    ['Tanveer Khokhar, FRM', 'Head of Risk Management'],
    ['Bushra Minhas, ACA', 'Head of Compliance'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 7, 5]],
  formOf: () => form,
  finish: (entry, fund) => {
    const isRate = fund.model.kind === 'rate';
    const upTo =
      fund.abbr === 'JIPF'
        ? 'absolute (Equity Sub Fund) and annualized (other Sub Funds)'
        : isRate
          ? 'annualized (simple)'
          : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Note 1: Returns of up to 1 Year are ${upTo}. Longer periods are annualized (CAGR).`,
      'Note 2: Expenses are annualized as a percentage of average daily net assets.',
    ];
    for (const part of s.partsOf(entry, fund)) {
      const { figures } = part;
      setExpenses(part);
      closeSectors(figures, 'Listed Equities');
      Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
    }
    if (fund.subs !== undefined) return setSubFunds(entry, fund);
    if (fund.abbr === 'JFRP-VII') {
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: slashed(MATURITY) });
      for (const row of entry.reported_returns) row.peer_return_percent = null;
    }
    if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw = 'Investments in Sukuk (% of Total Assets)';
    entry.historical_returns = s.fiscalYears(s.partOf(entry, FUNDS), MONTH, 4, 'Benchmark');
    return undefined;
  },
};

/** The size of the month is in millions, although its column and the month before are in thousands. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_pkr, 'size');
  const printed = s.grouped(Number(real) / 1e6, 0);
  const under = s.only(entry.fund_size_label_raw, 'label');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 3);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, under, real_pkr: real }],
    true_values: 'all other facts, incl. NAV per unit and units outstanding',
    must_not_serve: 'fund_size_pkr a thousandth of the size',
    how_it_can_be_seen:
      'NAV times the units outstanding gives a thousand times as much, and so does the row of the month before below it',
  };
}

const QUIRKS = [
  'output of a report generator: grey bands as titles, heads with rules, a number for each page and for the form',
  'net assets in thousands of rupees, units and three prices in a row for each of two month ends, dates with slashes',
  'shares with a column of changes and a total of each month; numbered rows of investments; ratings as a table of entities',
  'expenses split into parts with a total; the months are columns with the newest first; a last page lists all funds',
];

export const drawJhelum = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N127_jhelum_2024-08',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N127_size_wrong_unit', fund: FALSE_FUND, falsify },
  });
