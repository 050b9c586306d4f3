/** N171, Tandojam: landscape pages of a bank's AMC, particulars white on a dark column, months as a chart with its table. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n171-funds.ts';
import { html } from './n171-page.ts';
import * as s from './shared15.ts';

const AMC = 'Tandojam Funds Limited';
const MONTH = { year: 2025, month: 2 };
const FALSE_FUND = 'Tandojam Stock Fund';
const PLAN = 'TCPP-II';
const SIZE = s.inMillions(0, 'PKR ', ' million');

/** 27 December 2024 as 27th December, 2024 */
const day = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Feb-25'],
    ['FYTD', 'FYTD'],
    ['6M', '6M'],
    ['1Y', '1Y'],
    ['3Y', '3Y*'],
    ['5Y', '5Y*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  seriesMonths: 12,
  benchmarkSeries: 'Benchmark',
  size: SIZE,
  sizeLabel: 'Fund Size',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top 10 Holdings (% of Total Assets)',
  day,
});

const HOLDINGS: Readonly<Record<string, string>> = {
  TIPF: 'TFC / Sukuk Holdings (% of Total Assets)',
  TISIF: 'Sukuk Holdings (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  TIPF: [
    { name: 'Digri Road Leasing Limited', type: 'TFC - Non Performing', cost: 96.4, provided: 96.4 },
    { name: 'Moosa Khatian Sugar Mills Limited', type: 'Sukuk - Rating Withdrawn', cost: 0, provided: 0 },
  ],
};

/** What an investment weighs among the holdings is its value in the table of those that break a limit. */
function breachesOf(entry: s.Entry, fund: s.Fund): s.Breach[] {
  return (BREACHES[fund.abbr] ?? []).map((b) => {
    const held = entry.holdings.find((h) => h.name_raw.startsWith(b.name));
    return held === undefined
      ? b
      : { ...b, cost: ((Number(held.percent) / 100) * Number(entry.fund_size_pkr) * 1.017) / 1e6 };
  });
}

/** The parts of a ratio sum to it as printed. */
function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const whole = Number(r.without);
    const manager = (whole * 0.68).toFixed(2);
    const trustee = '0.07';
    const marketing = (whole * 0.14).toFixed(2);
    const rest = (whole - Number(manager) - Number(trustee) - Number(marketing)).toFixed(2);
    const columns = [
      ['Management Fee', manager],
      ['Trustee Fee', trustee],
      ['Selling & Marketing', marketing],
      ['Other Expenses', rest],
      ['Govt. Levies', r.levies],
      ['TER incl. Levies', r.withLevies],
      ['TER excl. Levies', r.without],
    ] as const;
    return columns.map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent }));
  });
}

/** A plan holds units of the funds that are classes of its assets. */
function holdUnits(entry: s.Entry): void {
  const now = s.ofMonth(entry, 'ASSET_ALLOCATION', s.dashed(MONTH)).filter((r) => r.label_raw.endsWith('Fund'));
  entry.allocations = entry.allocations.map((r) => ({ ...r, table_title_raw: 'Asset Allocation (% of Net Assets)' }));
  entry.holdings = now.map((r, i) => ({ rank: i + 1, name_raw: r.label_raw, percent: r.percent }));
  entry.holdings_title_raw = 'Units of Funds Held (% of Net Assets)';
}

/** The share of stocks is the cushion times the multiplier. */
function multiply(entry: s.Entry): void {
  const stocks = Number(entry.holdings.find((h) => h.name_raw.includes('Stock'))?.percent);
  const cushion = Number(entry.metrics.find((m) => m.label_raw.startsWith('Cushion'))?.value);
  const value = (stocks / cushion).toFixed(2);
  entry.metrics = entry.metrics.map((m) =>
    m.label_raw.startsWith('Multiplier') ? { ...m, value_raw: value, value } : m,
  );
}

function finishFund(entry: s.Entry, fund: s.Fund): void {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  entry.nav_date = s.iso(s.lastDay(MONTH));
  closeSectors(entry, 'Stock / Equities');
  entry.fees = feesOf(part);
  if (fund.abbr !== PLAN)
    entry.metrics = entry.metrics.map((m) =>
      m.label_raw.startsWith('Price') ? m : { ...m, label_raw: `${m.label_raw}**` },
    );
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, s.dashed(MONTH));
  const title = HOLDINGS[fund.abbr];
  if (title !== undefined) entry.holdings_title_raw = title;
  entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  s.peersIn(entry, ['Feb-25', 'FYTD', '1Y']);
  entry.non_compliant = breachesOf(entry, fund).map((b) => s.exposureOf(b, entry));
  if (fund.abbr === PLAN) {
    holdUnits(entry);
    s.peersIn(entry, []);
    multiply(entry);
    entry.historical_returns = [];
    Object.assign(entry, { maturity_date: '2026-09-08', maturity_date_raw: day([2026, 9, 8]) });
  }
  if (fund.fof === undefined) return;
  const without = SIZE(Number(entry.fund_size_pkr) - Number(entry.amount_invested_by_fof_pkr));
  Object.assign(entry, { fund_size_excluding_fof_pkr: without.pkr });
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const isRate = fund.model.kind === 'rate';
  const own =
    fund.abbr === PLAN
      ? [
          '** Capital is protected at maturity only, by the structure of the Plan; it is not guaranteed by the Management Company or by Tandojam Bank ' +
            'Limited.',
        ]
      : [
          `** ${isRate ? 'Weighted average maturity and duration are those of Net Assets.' : 'Beta and standard deviation are of the last 12 months.'}`,
        ];
  return [
    `* CAGR; ${isRate ? 'other returns are simple annualized' : 'other returns are absolute'} and net of fees, with dividends reinvested.`,
    ...own,
    `† Levies are Sindh sales tax on the remuneration of the Management Company and the annual fee of SECP${entry.fund_column_raw === PLAN ? ' on cash' : ''}.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf: (page) => `Fund Manager Report - February 2025 | ${page}`,
  committeeOf: (fund) => [
    [fund.model.kind === 'rate' ? 'Zoya Memon, CFA' : 'Danish Ali Talpur, CFA', 'Fund Manager'],
    ['Ghulam Mustafa Leghari', 'Chief Executive Officer'],
    ['Sanam Bhutto-Khoso, CFA', 'Chief Investment Officer'],
    ['Irfan Nizamani, FCA', 'Chief Financial Officer'],
    ['Maryam Soomro', 'Head of Risk Management'],
    ['Kashif Palijo', 'Head of Research'],
  ],
  amcRating: ['AM1', 'VIS', [2024, 12, 31]],
  formOf: () => form,
  finish: (entry, fund) => {
    finishFund(entry, fund);
    entry.footnotes_raw = notesOf(entry, fund);
  },
};

/** The number of units lacks its last but one digit; price, size and the size of the funds of funds are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.units_outstanding, 'units');
  const printed = real.slice(0, -2) + real.slice(-1);
  entry.units_outstanding = printed;
  entry.planted_fault = {
    kind: 'UNITS_WITH_A_DIGIT_TOO_FEW',
    false_values: [{ field: 'units_outstanding', printed, real }],
    true_values: 'the price, the fund size with and without funds of funds, and all other facts',
    must_not_serve: 'the units outstanding',
    how_it_can_be_seen:
      'units times price is about a tenth of the fund size, and of what the page says without funds of funds',
  };
}

const QUIRKS = [
  'landscape pages; particulars are white on a dark column at the left, with objective above and committee below',
  'months are columns of a chart with figures above them, and a table of both series below the chart with the same months',
  'periods are columns with rows of fund, benchmark and peers, which have no figure for some periods; fiscal years follow in the same table',
  'asset allocation is a pie whose legend has the month and the month before; sectors and credit quality are bars with figures',
  'expense ratios are rows of the month and the year with their parts and levies in columns',
  'the plan holds units of two funds of the same AMC, has a maturity, and weighs its assets by net assets',
];

/** The report, and one page of it with a planted fault. */
export const drawTandojam = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N171_tandojam_2025-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N171_units_digit', fund: FALSE_FUND, falsify },
  });
