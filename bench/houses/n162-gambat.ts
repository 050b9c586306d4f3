/** N162, Gambat: facts in a grey column at the right, a curve of 100 rupees, and columns of sectors. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n162-funds.ts';
import { html } from './n162-page.ts';
import * as s from './shared15.ts';

const AMC = 'Gambat Fund Managers Limited';
const MONTH = { year: 2023, month: 2 };
const FALSE_FUND = 'Gambat Shariah Stock Fund';

const column = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

/** 28-Feb-2023 */
const dayText = ([year, month, d]: s.Day): string =>
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
    ['SI', 'Since Inception¹'],
  ],
  seriesMonths: 12,
  monthLabel: column,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR Mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Quality (% of Total Assets)',
  sectorTitle: 'Equity Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: "Top Ten Equity Holdings (% of Total Assets) - Feb'23",
  day: dayText,
});

/** The rate of the management fee that was charged, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = { GICPF: '0.31', GISF: '0.92', GIAAF: '2.15', GSSF: '3.00' };

const MANAGERS: Readonly<Record<string, string>> = {
  GICPF: 'Shahzaib Channa',
  GISF: 'Shahzaib Channa',
  GIAAF: 'Mahnoor Kalhoro, CFA',
  GSSF: 'Irfan Bhutto, CFA',
  GIRSF: 'Mahnoor Kalhoro, CFA',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  GISF: [
    { name: 'Agra Steel Works Limited (Sukuk)', type: 'Below investment grade', cost: 39.05, provided: 0 },
    { name: 'Sethar Pesticides Limited', type: 'Non-performing Sukuk', cost: 27.5, provided: 27.5 },
  ],
};

const HOLDINGS: Readonly<Record<string, string>> = {
  GISF: "Top Sukuk Holdings (% of Total Assets) - Feb'23",
  GIAAF: "Top Holdings (% of Total Assets) - Feb'23",
  GIRSF: "Equity Sub-Fund: Top Holdings (% of Total Assets) - Feb'23",
};

function feesOf(part: s.Part, charged: string | undefined): s.Fee[] {
  const rows = s.ratiosOf(part, MONTH);
  return [
    ...(charged === undefined ? [] : [s.fee('Mgmt. Fee Charged', charged)]),
    ...rows.flatMap((r) => [
      { row_label_raw: r.period, fee_label_raw: 'TER incl. levies', percent: r.withLevies },
      { row_label_raw: r.period, fee_label_raw: 'Govt. levies²', percent: r.levies },
    ]),
    ...(charged === undefined ? [] : s.ratioRows(part, MONTH, 'TER excl. levies', 'without')),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part, CHARGED[fund.abbr]);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, column(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  const title = HOLDINGS[fund.abbr];
  if (title !== undefined && figures.holdings.length > 0) figures.holdings_title_raw = title;
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
  figures.monthly_returns = [];
}

/** What was provided for SWWF until August 2021: the sum, and what it was for each unit. */
function reversal(entry: s.Entry): string {
  const amount = Number(entry.fund_size_pkr) * s.between(0.002, 0.009, entry.fund_name_raw, 'swwf');
  const each = amount / Number(entry.units_outstanding);
  return (
    `Note: Provision of Rs. ${(amount / 1e6).toFixed(2)} million (Rs. ${each.toFixed(4)} per unit) against Sindh Workers’ Welfare Fund was reversed on ` +
    'August 13, 2021, upon the clarification of the Sindh Revenue Board.'
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const isPension = entry.sub_funds.length > 0;
  const basis = isPension
    ? '¹ CAGR. Returns of the Equity Sub-Fund are absolute; those of the Debt Sub-Fund and the Money Market Sub-Fund are annualized (simple).'
    : `¹ CAGR, as are 3 and 5 years. Returns of up to one year are ${kind === 'rate' ? 'simple annualized' : 'absolute'}, after all expenses.`;
  const young =
    s.returnAt(entry, '5 Years') === undefined && !isPension ? ['N/A: the Fund has not completed the period.'] : [];
  return [
    basis,
    '² Sindh sales tax, SECP fee and other levies; ratios are annualized.',
    ...(isPension ? [] : [reversal(entry)]),
    ...young,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2023',
  footerOf: (page) => `Gambat Funds | February 2023 | ${page}`,
  committeeOf: (fund) => [
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund Manager'],
    ['Zulfiqar Ali Mangi', 'CEO'],
    ['Saeeda Phulpoto, CFA', 'CIO'],
    ['Kamran Otho', 'Head of Fixed Income'],
    ['Rabia Lund, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM1', 'VIS', [2022, 12, 30]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.fof === undefined) return;
    const without = s.grouped(Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, MONTH)), 2);
    Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
  },
};

/** The ratio of the year is printed without its first digit, and is less than its levies. */
function falsify(entry: s.Entry): void {
  const row = (label: string): s.Fee =>
    s.only(
      entry.fees.find((f) => f.fee_label_raw === label && f.row_label_raw === 'YTD'),
      label,
    );
  const total = row('TER incl. levies');
  const printed = total.percent.replace(/^\d/, '0');
  if (Number(printed) >= Number(row('TER excl. levies').percent)) throw new Error(`${printed} may be true`);
  entry.fees = entry.fees.map((f) => (f === total ? { ...f, percent: printed } : f));
  entry.planted_fault = {
    kind: 'EXPENSE_RATIO_LESS_THAN_ITS_PARTS',
    false_values: [
      { field: 'fees', row_label_raw: 'YTD', fee_label_raw: total.fee_label_raw, printed, real: total.percent },
    ],
    true_values: 'the levies and the ratio without levies of both periods, the ratio of the month, and all other facts',
    must_not_serve: 'the total expense ratio of the year to date',
    how_it_can_be_seen: `with levies ${printed}% is less than without levies (${row('TER excl. levies').percent}%)`,
  };
}

const QUIRKS = [
  'facts are a grey column at the right of all tables; the fund manager is a fact of its own above the committee',
  'a curve shows what 100 rupees became in twelve months; its scale and its last values are amounts and no returns',
  'twelve months have a last column with the year to date, which the table of periods prints too',
  'sectors are columns with figures above and names in several lines below; ratings are pairs of columns, two ratings in a row',
  'ratios have periods as rows and their kinds as columns; of sub-funds the periods are heads above two columns each',
  'sub-funds are rows of all tables, classes are cards of two months; a table has the shares of allocation schemes',
];

/** The report, and one page of it with a planted fault. */
export const drawGambat = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N162_gambat_2023-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N162_expense_ratio', fund: FALSE_FUND, falsify },
  });
