/** N163, Renala: price and month below the name, periods and fiscal years in one table, and ratios as sentences. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n163-funds.ts';
import { html } from './n163-page.ts';
import * as s from './shared15.ts';

const AMC = 'Renala Fund Management Limited';
const MONTH = { year: 2024, month: 11 };
const FALSE_FUND = 'Renala Financial Sector Income Fund';
const SINCE = 'Since Launch';

/** 30-Nov-24 */
const column = (m: s.Month): string => `${s.daysIn(m)}-${s.shortMonth(m)}-${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Nov-2024*'],
    ['FYTD', 'FYTD - 2025*'],
    ['1Y', 'Rolling 12 Months*'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', SINCE],
  ],
  seriesMonths: 0,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size:',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio as of November 30, 2024 (% of Total Assets)',
  sectorTitle: 'Top Five Sectors and Others (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Ten Holdings (as on November 30, 2024)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  RRFIF: [{ name: 'Akhtarabad Chemicals Limited - Sukuk 19-JUL-17', type: 'Sukuk', cost: 68.51, provided: 68.51 }],
  RFSIF: [
    { name: 'Chuchak Spinning Mills Limited - TFC 11-MAR-08', type: 'TFC', cost: 148.91, provided: 148.91 },
    { name: 'Wan Adhan Leasing Limited - PPTFC 30-SEP-14', type: 'TFC', cost: 35.4, provided: 17.7 },
  ],
};

const HOLDINGS: Readonly<Record<string, string>> = {
  RRFIF: 'Sukuk Holdings (as at November 30, 2024)',
  RFSIF: 'Top TFC / Sukuk Holdings (as at November 30, 2024)',
  RISF: 'Top Holdings (as on November 30, 2024)',
};

/** The rate of the management fee that was charged, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = {
  RMMF: '0.55',
  RRFIF: '0.85',
  RFSIF: '1.25',
  RSF: '1.50',
  RISF: '2.05',
};

/** The ratios of both periods have their levies in the same sentence. */
function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'Total Expense Ratio', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'government levies', percent: r.levies },
  ]);
  return [s.fee('Actual Rate of Management Fee', s.only(CHARGED[part.line], 'rate')), ...ratios];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equities / Stocks');
  figures.fees = feesOf(part);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, column(MONTH));
  const totals = s.hundreds(figures, 'CREDIT_QUALITY', 'Total');
  if (totals.length > 0) Object.assign(figures, { allocation_totals: totals });
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: 3,
    benchmark: 'Benchmark',
    label: (y) => `FY - 20${y}*`,
  });
  const since = `Since Launch ${s.dayFirstMonth(fund.model.launch)}*`;
  figures.reported_returns = figures.reported_returns.map((r) =>
    r.period_label_raw === SINCE ? { ...r, period_label_raw: since } : r,
  );
}

/** What was once provided for a fund, in rupees, for each unit, and in percent of the return. */
function provision(entry: s.Entry): string {
  const share = s.between(0.0011, 0.0063, entry.fund_name_raw, 'wwf');
  const amount = ((Number(entry.fund_size_pkr) * share) / 1e6).toFixed(1);
  return (
    `Sindh Workers’ Welfare Fund (SWWF): the provision of Rs. ${amount} million, or Rs. ${(Number(entry.nav_per_unit) * share).toFixed(4)} per unit, was ` +
    `written back on August 13, 2021; the return of that year would otherwise be lower by ${(share * 100).toFixed(2)}%.`
  );
}

function notesOf(kind: s.Model['kind'], isYoung: boolean): string[] {
  return [
    kind === 'rate'
      ? '* Annualized Simple Return. All other returns of more than one year are Annualized Return (Morningstar Methodology).'
      : '* Cumulative Return. All returns of more than one year are Annualized Return (CAGR).',
    'Taxes apply. Returns are calculated assuming reinvestment of dividends, net of management fee and all other expenses.',
    ...(isYoung ? ['n/a: not applicable, as the Fund was launched on a later date.'] : []),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2024',
  footerOf: (page) => `Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    fund.model.kind === 'rate' ? ['Usama Wattoo', 'Fund Manager'] : ['Amna Kharal, CFA', 'Fund Manager'],
    ['Dr. Javed Sukhera', 'Chief Executive Officer'],
    ['Farooq Dogar, CFA', 'Chief Investment Officer'],
    ['Salma Maneka, CFA', 'Head of Research'],
    ['Tayyab Khakwani, FRM', 'Head of Fixed Income'],
  ],
  amcRating: ['AM1', 'VIS', [2023, 12, 28]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(fund.model.kind, s.returnAt(entry, 'Last 3 Years*') === undefined);
    if (fund.model.launch[0] < 2021) entry.footnotes_raw.push(provision(entry));
    // The rows of returns have the whole name in capitals.
    Object.assign(entry, { fund_column_raw: fund.name.toUpperCase() });
    entry.historical_returns = entry.historical_returns.map((r) =>
      r.series_raw === fund.abbr ? { ...r, series_raw: fund.name.toUpperCase() } : r,
    );
    const title = HOLDINGS[fund.abbr];
    if (title !== undefined) entry.holdings_title_raw = title;
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.fof === undefined) return;
    const without = s.grouped(Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, MONTH)), 0);
    Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
  },
};

/** The launch date of the facts has a false year after the report; the head of the last column keeps the true one. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.launch_date_raw, 'launch');
  const printed = real.replace('2011', '2031');
  entry.launch_date_raw = printed;
  entry.launch_date = s.only(entry.launch_date, 'launch').replace('2011', '2031');
  entry.planted_fault = {
    kind: 'LAUNCH_AFTER_REPORT',
    false_values: [{ field: 'launch_date', printed, real }],
    true_values: 'the day in the head of the returns since launch, and all other facts',
    must_not_serve: 'the launch date of the facts',
    how_it_can_be_seen: 'it is after the report, and the head of the last column of returns has the true day',
  };
}

const QUIRKS = [
  'the price stands after its date (30/11/2024) in a line below the name, at the left of the month of the report',
  'one table has periods and fiscal years; the head of the last column has the launch date of the fund',
  'ratios are sentences in the facts, one for each period, with the levies in brackets and no column of their own',
  'the fee that is charged and the size without funds of funds are rows of their own; loads name kinds of investors',
  'holdings have the kind of paper or the dates of issue and maturity in the name’s row; measures have the index at their side',
  'comments repeat the return of the month and what it is more or less than the benchmark; rows have the fund’s name in capitals',
];

/** The report, and one page of it with a planted fault. */
export const drawRenala = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N163_renala_2024-11',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N163_launch_after_report', fund: FALSE_FUND, falsify },
  });
