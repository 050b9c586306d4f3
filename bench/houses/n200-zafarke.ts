/** N200, Zafarke: one page for each fund, with the particulars at the right and months in two rows of six. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n200-funds.ts';
import { html } from './n200-page.ts';
import * as s from './shared15.ts';

const AMC = 'Zafarke Asset Managers Limited';
const MONTH = { year: 2023, month: 8 };
const FALSE_FUND = 'Zafarke Growth Stock Fund';
export const RATIO = 'Total Expense Ratio';

/** 5 January 2023 */
const day = s.longDay;

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Since 1 July'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'Size of the Scheme',
  prices: ['units_outstanding'],
  assetTitle: 'Where the Money Is (% of total assets)',
  creditTitle: 'Credit Quality of the Assets (% of total assets)',
  sectorTitle: 'Shares by Sector (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Largest Papers (% of total assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  seriesMonths: 0,
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: 'Largest Shares of the Equity Sub-Fund (% of total assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  ZIBF: [
    { name: 'Budhapur Spinning Mills Limited', type: 'TFC, in default', cost: 41.25, provided: 41.25 },
    { name: 'Jhabran Leasing Limited', type: 'Above limit of one issuer', cost: 77.3, provided: 0 },
  ],
};

const PERIOD = { MTD: 'Month to date', YTD: 'Year to date' };

/** A row for each kind of cost, a column for each period. */
function feesOf(part: s.Part): s.Fee[] {
  const rows = [
    [`${RATIO} without Levies`, 'without'],
    ['Government Levies', 'levies'],
    [RATIO, 'withLevies'],
  ] as const;
  const ratios = s.ratiosOf(part, MONTH);
  return rows.flatMap(([label, key]) =>
    ratios.map((r) => ({ row_label_raw: PERIOD[r.period], fee_label_raw: label, percent: r[key] })),
  );
}

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Shares');
  figures.fees = feesOf(part);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
    s.withoutPast(figures, type, form.monthLabel(MONTH));
  if (isPension) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  if (part.model.kind === 'market' && figures.holdings.length > 0)
    figures.holdings_title_raw = 'Largest Shares (% of total assets)';
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
}

function notesOf(fund: s.Fund): string[] {
  const short =
    fund.subs !== undefined
      ? 'Returns of up to one year are yearly rates for the Debt and the Money Market Sub-Fund, ' +
        'and absolute for the Equity Sub-Fund.'
      : fund.model.kind === 'rate'
        ? 'Returns of up to one year are simple yearly rates.'
        : 'Returns of up to one year are absolute.';
  return [
    `${short} Returns of longer periods are compounded yearly rates (CAGR).`,
    'Returns assume that dividends are reinvested, and do not include the sales load that an investor may have paid.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2023',
  footerOf: (page) => `Zafarke Monthly, August 2023, page ${page}`,
  committeeOf: (fund) => [
    ['Iftikhar Virk', 'Chief Executive'],
    ['Nadia Sipra, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Waqas Bhullar', 'Portfolio Manager'] : ['Hassan Warraich, CFA', 'Portfolio Manager'],
    ['Amna Kahloon', 'Head of Research'],
    ['Shahid Dogar, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2022, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund.subs !== undefined);
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The ratio of the year is higher than its two parts, which are printed above it. */
function falsify(entry: s.Entry): void {
  const isFalse = (f: s.Fee): boolean => f.fee_label_raw === RATIO && f.row_label_raw === PERIOD.YTD;
  const { percent: real } = s.only(entry.fees.find(isFalse), 'ratio');
  const printed = (Number(real) + 1.8).toFixed(2);
  entry.fees = entry.fees.map((f) => (isFalse(f) ? { ...f, percent: printed } : f));
  entry.planted_fault = {
    kind: 'EXPENSE_RATIO_IS_NOT_THE_SUM_OF_ITS_PARTS',
    false_values: [{ field: 'fees', fee_label_raw: RATIO, period: 'YTD', printed, real }],
    true_values: 'the ratio without levies, the levies, the ratios of the month, and all other facts',
    must_not_serve: 'the total expense ratio of the year to date',
    how_it_can_be_seen: `the ratio without levies and the levies of the year, printed above it, sum to ${real}`,
  };
}

const QUIRKS = [
  'the particulars are at the right; the page begins with what the manager says',
  'periods are rows with words for numbers, and a column for the difference to the benchmark',
  'twelve months are two rows of six; each month has the figures of the fund and the benchmark under it',
  'expenses are a table whose rows sum to the last one; its columns are month and year to date',
  'asset classes have two months with the earlier one first',
  'sub-funds are rows of one table of prices, sizes, units, and returns',
];

/** The report, and one page of it with a planted fault. */
export const drawZafarke = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N200_zafarke_2023-08',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N200_expense_ratio', fund: FALSE_FUND, falsify },
  });
