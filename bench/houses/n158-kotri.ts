/** N158, Kotri: facts and comments at the left, periods as rows, a pie with labels, and technical figures of fund and index. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n158-funds.ts';
import { html } from './n158-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kotri Investment Management Limited';
const MONTH = { year: 2022, month: 1 };
const FALSE_FUND = 'Kotri Income Fund';

/** 09-Sep-21 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const form = s.formWith({
  periods: [
    ['FYTD', 'Year to Date Return'],
    ['MTD', 'Month to Date Return'],
    ['6M', '180 Days Return'],
    ['1Y', '365 Days Return'],
    ['3Y', '3 Years (CAGR)'],
    ['5Y', '5 Years (CAGR)'],
    ['SI', 'Since Inception (CAGR)**'],
  ],
  seriesMonths: 0,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR M)',
  assetTitle: 'Asset Allocation (%age of Total Assets)',
  creditTitle: 'Asset Quality (%age of Total Assets)',
  sectorTitle: 'Sector Allocation (%age of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top 10 Equity Holdings (%age of Total Assets)',
  day: dayText,
});

/** The rate of the management fee that was charged, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = { KCO: '0.18', KIF: '0.84', KIAAF: '3.10', KSMF: '2.75' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIF: [
    { name: 'Tando Allahyar Sugar Mills Limited', type: 'TFC (non-performing)', cost: 26.75, provided: 26.75 },
    { name: 'Petaro Housing Limited', type: 'TFC below investment grade', cost: 82.02, provided: 12.3 },
  ],
};

const HOLDINGS: Readonly<Record<string, string>> = {
  KIF: 'Top TFC / Sukuk Holdings (%age of Total Assets)',
  KIAAF: 'Top Equity Holdings (%age of Total Assets)',
};

const LEVIES = 'Government Levies';

function feesOf(part: s.Part, charged: string | undefined): s.Fee[] {
  const rows = s.ratiosOf(part, MONTH);
  return [
    ...(charged === undefined ? [] : [s.fee('Actual Rate of Management Fee', charged)]),
    ...s.ratioRows(part, MONTH, 'Total Expense Ratio with levies†', 'withLevies'),
    ...s.ratioRows(part, MONTH, 'Total Expense Ratio without levies', 'without'),
    ...rows.map((r) => ({ row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies })),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Stocks / Equities');
  figures.fees = feesOf(part, CHARGED[fund.abbr]);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  figures.historical_returns = s
    .yearRows(part, MONTH, { count: fund.subs === undefined ? 5 : 3, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .toReversed()
    .toSorted((a, b) => Number(a.series_raw === 'Benchmark') - Number(b.series_raw === 'Benchmark'));
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
  if (figures.holdings.length > 0) figures.holdings_title_raw = 'KPF-EQ: Top Equity Holdings (%age of Total Assets)';
}

/** What the reversed provision for SWWF was in rupees, for each unit, and in percent of the return. */
function provision(entry: s.Entry): string {
  const size = Number(entry.fund_size_pkr);
  const nav = Number(entry.nav_per_unit);
  const amount = size * s.between(0.002, 0.011, entry.fund_name_raw, 'swwf');
  const each = (amount / size) * nav;
  return (
    `The Scheme has reversed the provision against Sindh Workers’ Welfare Fund’s liability to the tune of Rs. ${(amount / 1e6).toFixed(2)} million ` +
    `on August 13, 2021. Had the same not been made, the NAV per unit of the Scheme would be lower by Rs. ${each.toFixed(4)} and the YTD ` +
    `return would be lower by ${((amount / size) * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const isPension = entry.sub_funds.length > 0;
  const basis = isPension
    ? '* Returns of KPF-DT and KPF-MM are annualized, those of KPF-EQ are absolute; periods of more than one year are CAGR.'
    : `* Returns of up to one year are ${kind === 'rate' ? 'annualized' : 'absolute'} and net of all expenses.`;
  return [
    basis,
    '** Compound annual growth rate since the date of launch.',
    '† Annualized; the ratio includes Sindh Sales Tax, SECP fee and other government levies.',
    ...(isPension ? [] : [provision(entry)]),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2022',
  footerOf: (page) => `Fund Manager Report | January 2022 | Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Ghulam Qadir Jatoi', 'Chief Executive Officer'],
    ['Nusrat Memon, CFA', 'Chief Investment Officer'],
    [
      fund.model.kind === 'rate' ? 'Asad Ali Shoro' : 'Kiran Palijo, CFA',
      fund.model.kind === 'rate' ? 'Head of Fixed Income' : 'Head of Equities',
    ],
    ['Waqar Unar, ACCA', 'Head of Research'],
    ['Hina Sahto', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'PACRA', [2021, 10, 6]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    const title = HOLDINGS[fund.abbr];
    if (title !== undefined) entry.holdings_title_raw = title;
    if (fund.fof !== undefined) {
      const without = s.grouped(Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, MONTH)), 1);
      Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
    }
  },
};

/** The first two digits of the largest bank rating of the pie are exchanged, so that the ratings do not sum to 100%. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofType(entry, 'CREDIT_QUALITY').find((r) => r.label_raw === 'AA+'),
    'row',
  );
  const real = row.percent;
  row.percent = real.replace(/^(\d)(\d)/, '$2$1');
  if (row.percent === real) throw new Error(`${real} has equal digits`);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, period_label: null, printed: row.percent, real }],
    true_values: 'the other ratings, the asset allocation of both months and all other facts',
    must_not_serve: 'the share of AA+, or the credit quality that has it',
    how_it_can_be_seen: `the ratings sum to ${(100 + Number(row.percent) - Number(real)).toFixed(1)}%`,
  };
}

const QUIRKS = [
  'the price is in a line below the name of the fund; the left column has facts, objective, comments and committee',
  'periods are rows with words for days; a period before the launch prints N/A in both columns',
  'technical figures have a column of the fund and one of the index, whose figures belong to no fund',
  'credit quality is a pie whose labels have rating and figure after a comma; sectors are bars with figures',
  'loads are words for classes of units; a note has the provision for SWWF in rupees, for each unit and as return',
  'the table of non-compliant investments has a column of face values, and net before gross assets; sub-funds are columns',
];

/** The report, and one page of it with a planted fault. */
export const drawKotri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N158_kotri_2022-01',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N158_credit_sum', fund: FALSE_FUND, falsify },
  });
