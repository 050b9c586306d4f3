/** N229, Pithoro: a typed report of numbered paragraphs, with schedules that serve all funds by their abbreviations. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n229-funds.ts';
import { FOOTER, html } from './n229-page.ts';
import { NOTES } from './n229-schedules.ts';
import { DAY, MONTH, SIZE, THEN } from './n229-words.ts';
import * as s from './shared15.ts';

const AMC = 'Pithoro Asset Management Company Limited';
const FALSE_FUND = 'Pithoro Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'Month'],
    ['FYTD', 'Year to date'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: true,
  size: s.inMillions(2),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Classes of assets (percent of total assets)',
  creditTitle: 'Credit quality (percent of total assets)',
  sectorTitle: 'Sectors of shares (percent of total assets)',
  allocationMonths: (m) => [
    { month: m, label: DAY },
    { month: s.before(m), label: THEN },
  ],
  holdingsTitle: 'Largest investments (percent of total assets)',
  day: s.longDay,
});

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'], sizeLabel: SIZE };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  PIF: [
    { name: 'Umerkot Spinning Mills Limited', type: 'Sukuk', cost: 31.4, provided: 31.4 },
    { name: 'Tharparkar Leasing Limited', type: 'TFC', cost: 22.85, provided: 5.71 },
  ],
};

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: 'Total expense ratio', percent: r.withLevies },
      { row_label_raw, fee_label_raw: 'Government levies', percent: r.levies },
    ];
  });

/** The rows of the table of sub-funds have their periods in their labels: `Total expense ratio, Month`. */
const feesOfRows = (part: s.Part): s.Fee[] =>
  feesOf(part).map((fee) => s.fee(`${fee.fee_label_raw}, ${fee.row_label_raw ?? ''}`, fee.percent));

/** The pages of the section of each fund; the first page and both schedules serve all of them. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  PCF: [1, 2],
  PIF: [2],
  PSF: [2],
  PIAF: [2, 3],
  PPF: [3],
};

function finish(entry: s.Entry, fund: s.Fund): void {
  const own = SECTIONS[fund.abbr] ?? [];
  entry.page_number = s.only(own[0], 'page');
  entry.page_numbers = [...new Set([1, ...own]), 4, 5, 6];
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [...NOTES];
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, DAY);
    figures.fees = (figures === entry ? feesOf : feesOfRows)(part);
    figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
  }
  const charged = CHARGED[fund.abbr];
  if (charged !== undefined)
    entry.fees.push({ row_label_raw: 'Month', fee_label_raw: 'Actual management fee', percent: charged });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2022',
  footerOf: () => FOOTER,
  committeeOf: (fund) => [
    ['Ghulam Mustafa Palijo', 'Chief Executive Officer'],
    ['Farzana Nohri, CFA', 'Chief Investment Officer'],
    ['Anwar Kumbhar, FCA', 'Head of Risk and Compliance'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2022, 8, 25]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The brackets of a negative return are lost. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'Month'), 'return');
  const real = s.only(row.fund_return_percent, 'return');
  if (!real.startsWith('-')) throw new Error(`${real} is not negative`);
  const printed = real.slice(1);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_THE_MONTH_WITHOUT_ITS_SIGN',
    false_values: [{ field: 'reported_returns', period_label_raw: 'Month', printed, real }],
    true_values: 'the monthly returns, the NAV per unit of both months and all other facts',
    must_not_serve: 'the return of the month as a gain',
    how_it_can_be_seen:
      `Nov 2022 in A.3 is (${printed}), and the NAV per unit of 30 November 2022 is below that of 31 October 2022 ` +
      'which stands in square brackets behind it',
  };
}

const QUIRKS = [
  'abbreviations of funds are defined on the first page; both schedules name funds by abbreviation only',
  'terms that all funds share stand once on the first page; a section states only those that differ',
  'facts are clauses of a label, a colon and a value, apart by semicolons, in one running paragraph',
  'size, units, NAV and prices are figures in sentences; those of the month before are in square brackets',
  'returns of funds and of their benchmarks are two tables with the same rows and columns',
  'months are rows and funds are columns; fiscal years are columns, and each fund has the benchmark below it',
  'shares are two figures in a cell, the second one in square brackets is that of the month before',
  'round brackets are negative figures, square brackets are notes or the month before',
  'sectors are a sentence for each fund; credit classes have columns of two funds only',
  'largest investments are one list, in which the abbreviation stands before the first investment of a fund only',
  'sections of two funds go on at the next page; one page has ends and starts of sections',
  'tables have no rules and no shades; sub-funds are columns below others, with heads of three lines',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawPithoro(): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries,
    write: async (path) => {
      await s.printHtml(html(entries, HOUSE.formOf), path);
      await s.fixDates(path);
    },
  });
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    drawn('N229_pithoro_2022-11', s.entriesOf(HOUSE)(FUNDS, 2)),
    drawn('hostile_N229_month_without_sign', entries),
  ];
}
