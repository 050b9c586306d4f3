/** N138, Batkhela: an Islamic manager; two funds on some pages, months as rows, and sub-funds as columns. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n138-funds.ts';
import { html } from './n138-page.ts';
import * as s from './shared15.ts';

const AMC = 'Batkhela Islamic Funds Management Limited';
const MONTH = { year: 2025, month: 3 };
const FALSE_FUND = 'Batkhela Islamic Balanced Allocation Fund';
const EXCESS = 13;

/** The pages of the whole report; two funds share some of them. */
const PAGES: Readonly<Record<string, number>> = { BICF: 2, BIMMP: 2, BHIF: 3, BSSF: 3, BISF: 4, BIBAF: 5, BIRF: 6 };

/** 24th Feb 2020 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.shortMonth({ year, month })} ${year}`;

/** Mar'25 */
const column = (m: s.Month): string => `${s.shortMonth(m)}’${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years^'],
    ['5Y', '5 years^'],
    ['SI', 'Since launch^'],
  ],
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  benchmarkSeries: 'BM',
  size: s.inMillions(0),
  sizeLabel: 'Fund Size (Rs. mn)',
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality',
  sectorTitle: 'Sector Allocation',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top 10 Holdings',
  day: dayText,
});

const RATIO = 'Total Expense Ratio';
const WITHOUT = 'excl. Govt. Levies';

const ratios = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: RATIO, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: WITHOUT, percent: r.without },
  ]);

/** Sub-funds have no benchmark, no months, and shares of the month only. */
function setPension(entry: s.Entry, fund: s.Fund): void {
  for (const { figures, line } of s.partsOf(entry, fund)) {
    s.withoutBenchmark(figures, line);
    figures.monthly_returns = [];
    figures.fees = figures.fees.filter((f) => f.fee_label_raw === RATIO);
    for (const type of ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
      s.withoutPast(figures, type, column(MONTH));
    if (figures.holdings.length > 0) figures.holdings_title_raw = 'Top 5 Holdings of Equity Sub Fund';
  }
}

/** The fund's page in the whole report; a page of one fund alone is the first one. */
function setPage(entry: s.Entry, abbr: string): void {
  if (entry.page_number === 1) return;
  const page = s.only(PAGES[abbr], 'page');
  Object.assign(entry, { page_number: page, page_numbers: [page], page_footer_raw: footerOf(page) });
}

const footerOf = (page: number): string => `March 2025 | Page ${page} of 6`;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2025',
  footerOf,
  committeeOf: (fund) => [
    ['Haji Bahramand Khan', 'CEO'],
    ['Palwasha Yousafzai, CFA', 'CIO'],
    [fund.model.kind === 'rate' ? 'Izhar ul Haq' : 'Sohail Akhunzada, CFA', 'Fund Manager'],
    ['Mufti Zakir Hussain', 'Shariah Advisor'],
  ],
  amcRating: ['AM2', 'VIS', [2024, 12, 30]],
  formOf: () => form,
  finish: (entry, fund) => {
    const upTo = fund.model.kind === 'rate' ? 'annualized on simple basis' : 'absolute';
    const basis = fund.subs === undefined ? upTo : 'absolute (Equity Sub Fund) or annualized (other Sub Funds)';
    entry.footnotes_raw = [`^ CAGR. Returns of up to 1 year are ${basis}.`];
    setPage(entry, fund.abbr);
    for (const part of s.partsOf(entry, fund)) {
      closeSectors(part.figures, 'Equities');
      part.figures.fees = ratios(part);
    }
    if (fund.subs !== undefined) return setPension(entry, fund);
    Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total') });
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, column(MONTH));
    if (entry.holdings.length > 0 && entry.holdings.length < 10) entry.holdings_title_raw = 'Top Holdings';
    if (fund.abbr === 'BHIF') entry.holdings_title_raw = 'Corporate Sukuk';
    return undefined;
  },
};

/** One class of the month is too large, so that the column is more than its printed total. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    entry.allocations.find((r) => r.label_raw === 'Cash' && r.period_label === column(MONTH)),
    'row',
  );
  const real = row.percent;
  row.percent = (Number(real) + EXCESS).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed: row.percent, real },
    ],
    true_values: 'the other classes, the column of the month before, the total of 100.0% and all other facts',
    must_not_serve: 'the share of cash, or the asset allocation of the month that has it',
    how_it_can_be_seen: `the classes of the month sum to ${100 + EXCESS}%, and the total below them is 100.0%`,
  };
}

const QUIRKS = [
  'two income funds on a page, one below the other, each with its name in a band; stocks have pages of their own',
  'months are rows with the newest first; the benchmark is BM in the heads; the asset allocation has the newer month last',
  'what the shares are a percentage of is said once, in the note at the foot of the page',
  'sectors and top holdings are side by side; sub-funds are the columns of one table with groups of rows',
];

/** The report, and one page of it with a planted fault. */
export const drawBatkhela = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N138_batkhela_2025-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N138_allocation_113', fund: FALSE_FUND, falsify },
  });
