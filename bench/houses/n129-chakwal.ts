/** N129, Chakwal: an Islamic manager; narrow columns above tables in full width, sub-funds share every table. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n129-funds.ts';
import { html } from './n129-page.ts';
import * as s from './shared15.ts';

const AMC = 'Chakwal Islamic Funds Limited';
const MONTH = { year: 2024, month: 4 };
const FALSE_FUND = 'Chakwal Islamic Equity Fund';

/** Apr'24 */
const column = (m: s.Month): string => `${s.shortMonth(m)}’${s.year2(m)}`;

/** 08-Jun-2015 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Yr'],
    ['3Y', '3Yr^'],
    ['5Y', '5Yr^'],
    ['SI', 'PSD^'],
  ],
  seriesMonths: 12,
  monthLabel: column,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. mn)',
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality of Portfolio',
  sectorTitle: 'Sector Allocation',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Holdings',
  day: dayText,
});

const RATIO = 'Total Expense Ratio';
const LEVIES = 'of which Government Levies';

function ratios(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: RATIO, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies },
  ]);
}

const years = (part: s.Part): s.SeriesRow[] =>
  s.yearRows(part, MONTH, { count: 6, benchmark: 'Benchmark', label: (y) => `FY${y}` });

/** Sub-funds have no benchmark and no months; their tables are of the month only. */
function setPension(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    s.withoutBenchmark(part.figures, part.line);
    part.figures.monthly_returns = [];
    part.figures.historical_returns = years(part).filter((r) => r.series_raw === part.line);
    part.figures.fees = ratios(part);
    closeSectors(part.figures, 'Equities');
    if (part.figures.holdings.length > 0)
      part.figures.holdings_title_raw = 'Top Holdings of Equity Sub Fund (% of Total Assets)';
    for (const type of ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
      s.withoutPast(part.figures, type, column(MONTH));
  }
  const sum = entry.sub_funds.reduce((all, sub) => all + Number(sub.fund_size_pkr), 0);
  Object.assign(entry, {
    fund_size_pkr: String(sum),
    fund_size_raw: s.grouped(sum / 1e6, 1),
    fund_size_label_raw: 'Total Net Assets (Rs. mn)',
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2024',
  footerOf: (page) => `Chakwal Islamic Funds Limited ${page}`,
  committeeOf: (fund) => [
    ['Malik Tariq Awan', 'Chief Executive'],
    ['Sadia Mughal, CFA', 'Chief Investment Officer'],
    ['Hafiz Abdul Qadeer', 'Head of Shariah Compliance'],
    [fund.model.kind === 'rate' ? 'Zeeshan Kahut, FRM' : 'Omer Janjua, CFA', 'Fund Manager'],
    ['Rehan Minhas', 'Head of Product Development'],
  ],
  amcRating: ['AM2++', 'VIS', [2023, 11, 3]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'cumulative';
    const upTo = fund.abbr === 'CTPF' ? 'cumulative (Equity) and simple annualised (other Sub Funds)' : basis;
    entry.footnotes_raw = [
      `^ Performance since date of launch (PSD) and of 3 and 5 years is CAGR, all other is ${upTo}.`,
    ];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    if (fund.subs !== undefined) return setPension(entry, fund);
    const part = s.partOf(entry, FUNDS);
    closeSectors(entry, 'Equities');
    entry.fees = ratios(part);
    entry.historical_returns = years(part);
    return undefined;
  },
};

/** The price of a unit loses a tenth, which its printed change and the month's return contradict. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = (Number(real) * 0.9).toFixed(4);
  const month = s.only(s.returnAt(entry, '1M')?.fund_return_percent, 'return');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_CONTRADICTS_ITS_CHANGE',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'the price of the month before, its change, the returns and all other facts',
    must_not_serve: 'the NAV per unit',
    how_it_can_be_seen: `the price of March and the change beside it, as well as the return of ${month}%, make ${real}`,
  };
}

const QUIRKS = [
  'three narrow columns (text, details with values at their right border, portfolio) above tables in full width',
  'prices and net assets of two months with the change in percent; what funds of funds hold is a row below',
  'a front page has returns and sizes of all funds and sub-funds; Sukuk have their rating between name and weight',
  'sub-funds are columns of the details and classes, with dashes where a class is not theirs, and rows of the returns',
];

export const drawChakwal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N129_chakwal_2024-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N129_nav_change', fund: FALSE_FUND, falsify },
  });
