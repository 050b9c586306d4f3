/** N174, Sillanwali: size and price with those of the month before and their change; facts as two pairs of columns. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n174-funds.ts';
import { html } from './n174-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sillanwali Asset Management Limited';
const MONTH = { year: 2023, month: 3 };
const FALSE_FUND = 'Sillanwali Income Opportunities Fund';

/** 03-Mar-23 */
const day = ([year, month, d]: s.Day): string => `${String(d).padStart(2, '0')}-${s.dashed({ year, month })}`;

/** Mar'23 */
const monthLabel = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', '1M'],
    ['FYTD', 'FYTD'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['1Y', '1Y'],
    ['3Y', '3Y*'],
    ['5Y', '5Y*'],
    ['SI', 'SI*'],
  ],
  monthLabel,
  newestFirst: true,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthLabel(month) })),
  holdingsTitle: 'Top TFC / Sukuk Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0 };

/** Percent a year. */
const MARKETING: Readonly<Record<string, string>> = { SIOF: '0.40', SSTF: '0.85', SDAF: '0.60' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIOF: [
    { name: 'Maghiana Textile Mills Limited', type: 'TFC', cost: 31.25, provided: 31.25 },
    { name: 'Sahiwal Road Leasing Company', type: 'TFC', cost: 107.62, provided: 21.52 },
  ],
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  const isPension = fund.subs !== undefined;
  closeSectors(figures, 'Stocks / Equities');
  const [month, year] = s.ratioPair(part, MONTH);
  const marketing = isPension ? undefined : MARKETING[fund.abbr];
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    ...(marketing === undefined ? [] : [s.fee('Selling & Marketing Expense', marketing)]),
  ];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, monthLabel(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: isPension ? 3 : 5,
    benchmark: 'Benchmark',
    label: (y) => `FY'${y}`,
  });
  if (figures.holdings.length > 0 && part.mix.second?.type === 'SECTOR_ALLOCATION')
    figures.holdings_title_raw = 'Top Equity Holdings (% of Total Assets)';
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  if (!isPension) return;
  figures.fees = s.ratioRows(part, MONTH, 'Total Expense Ratio', 'withLevies');
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

/** The levies of both ratios are in a note only. */
function levies(entry: s.Entry, fund: s.Fund): string[] {
  return s.partsOf(entry, fund).map((part) => {
    const [month, year] = s.ratioPair(part, MONTH);
    const own = fund.subs === undefined ? '' : `${part.line}: `;
    return `** ${own}This includes ${month.levies}% (MTD) and ${year.levies}% (YTD) representing government levy and SECP fee.`;
  });
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const shorter =
    fund.subs === undefined
      ? fund.model.kind === 'rate'
        ? 'Returns of up to one year are annualized on simple basis.'
        : 'Returns of up to one year are absolute.'
      : 'Returns of up to one year are absolute for SPSF - Equity and annualized on simple basis for the other Sub-Funds.';
  return [`* Compound annual growth rate (CAGR). ${shorter} Dividends are reinvested.`, ...levies(entry, fund)];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2023',
  footerOf: (page) => `Fund Manager’s Report – March 2023 | ${page}`,
  committeeOf: (fund) => [
    ['Malik Shahid Tiwana', 'Chief Executive Officer'],
    ['Ayesha Noon, CFA', 'Chief Investment Officer'],
    ['Rizwan Lak', 'Head of Fixed Income'],
    [
      'Omer Farooq Ranjha, CFA',
      fund.model.kind === 'rate' || fund.subs !== undefined ? 'Head of Equities' : 'Head of Equities & Fund Manager',
    ],
    ['Sana Awan, FRM', 'Head of Risk Management'],
    ['Bilal Sial', fund.model.kind === 'rate' ? 'Fund Manager' : 'Senior Research Analyst'],
  ],
  amcRating: ['AM2+', 'PACRA', [2022, 8, 26]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const millions = (printed: string): number => Number(s.rupees(printed, 6)) / 1e6;

/** Exchanges the first two digits of the size; the size of the month before and its change stay true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/^(\d),?(\d)/, (all, a: string, b: string) => (all.includes(',') ? `${b},${a}` : b + a));
  const [held] = entry.non_compliant.filter((e) => e.value_after_pkr !== '0');
  if (Math.abs(millions(printed) / millions(real) - 1) < 0.2) throw new Error(`${printed} is no fault`);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'SIZE_CONTRADICTS_ITS_CHANGE',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'the size of the month before, its change in percent, the price and all other facts',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen:
      `from the net assets of Feb'23 to PKR ${printed} mn is not the change printed beside them, and ` +
      `${held?.name_raw} with its value after provision is ${held?.percent_net_assets}% of PKR ${real} mn`,
  };
}

const QUIRKS = [
  'size and price have a row each with the month, the month before and the change between them in percent',
  'facts are two pairs of columns of one table, and the benchmark is a cell across three of them; both risks are one value with a slash',
  'ratings have the grade in quotation marks and the day without brackets',
  'one table has periods and fiscal years as groups of columns below heads that span them',
  'credit quality has two pairs of class and share in each row; sectors are a list',
  'monthly returns run downwards at the right of the allocations, newest first',
  'levies of the expense ratios are in a note with two marks, one for each sub-fund',
  'the committee is one paragraph with offices in brackets; non-compliant investments are in full rupees, provisions in brackets',
  'sub-funds are rows of sizes and of returns, and groups of two columns in the asset allocation',
];

/** The report, and one page of it with a planted fault. */
export const drawSillanwali = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N174_sillanwali_2023-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(html({ entries, isWhole, funds: FUNDS, month: MONTH, formOf: HOUSE.formOf }), path),
    hostile: { file: 'hostile_N174_size_contradicts_change', fund: FALSE_FUND, falsify },
  });
