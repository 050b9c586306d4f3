/** N178, Sodhra: a dense page for each fund, many small tables side by side, two pairs of cells in a row. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n178-funds.ts';
import { html } from './n178-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sodhra Asset Management Limited';
const MONTH = { year: 2026, month: 1 };
const FALSE_FUND = 'Sodhra Government Securities Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: s.dashed,
  benchmarkSeries: 'BM',
  sizeLabel: 'Fund Size (PKR mn; as on January 31st, 2026)',
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  creditTitle: 'Credit Quality (as % of Total Assets)',
  sectorTitle: 'Sector Allocation (as % of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (as % of Total Assets)',
  day: s.dayFirstMonth,
});

const HOLDINGS: Readonly<Record<string, string>> = {
  SGSF: 'TFC / Sukuk Holdings (as % of Total Assets)',
  SIRF: 'Short Term Sukuk Holdings (as % of Total Assets)',
  SPF: 'Equity Sub-Fund: Top Holdings (as % of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SGSF: [{ name: 'Mitha Tiwana Steel Limited', type: 'TFC', cost: 18.64, provided: 18.64 }],
  SIAAF: [
    { name: 'Girot Spinning Mills Limited', type: 'Sukuk', cost: 24.9, provided: 24.9 },
    { name: 'Islamia Ghee Industries Limited', type: 'Sukuk', cost: 31.75, provided: 19.05 },
  ],
};

const MANAGERS = { rate: 'Khizar Hayat Gondal', market: 'Mahnoor Sandhu, CFA' } as const;

/** Ratings that are printed even if no asset has them. */
const SCALE = ['Govt. Securities (Rated AAA)', 'AAA', 'AA+', 'AA', 'AA-', 'A+', 'A', 'A-', 'NR/UR', 'Others'];

function wholeScale(figures: s.Figures): void {
  const rows = s.ofType(figures, 'CREDIT_QUALITY');
  const [first] = rows;
  if (first === undefined) return;
  const all = SCALE.map(
    (label_raw) => rows.find((r) => r.label_raw === label_raw) ?? { ...first, label_raw, percent: '0.0' },
  );
  figures.allocations = [...s.ofType(figures, 'ASSET_ALLOCATION'), ...all];
}

const hundredths = (printed: string): number => Number.parseInt(printed.replace('.', ''), 10);
const printedAs = (value: number): string => (value / 100).toFixed(2);

/** What the ratio consists of; the parts sum to the ratio without levies. */
function breakup(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap(({ period, without, levies, withLevies }) => {
    const rest = hundredths(without) - 8 - 6;
    const management = Math.round(rest * 0.81);
    const trades = Math.round(rest * (part.model.kind === 'market' ? 0.14 : 0.04));
    const third = Math.round(rest * 0.03);
    const rows = [
      ['M.F', printedAs(management)],
      ['Regulatory Fee', '0.08'],
      ['Trustee Fee', '0.06'],
      ['Transaction Expenses', printedAs(trades)],
      ['Third Party Expenses', printedAs(third)],
      ['Other Expenses', printedAs(rest - management - trades - third)],
      ['Levies & Taxes', levies],
      ['Total TER with Levies', withLevies],
      ['Total TER without Levies', without],
    ] as const;
    return rows.map(([fee_label_raw, percent]) => ({ row_label_raw: period, fee_label_raw, percent }));
  });
}

const UNITS: Readonly<Record<string, string>> = {
  YTM: '%',
  'Portfolio Turnover Ratio': '%',
  'Standard Deviation': '%',
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Stocks / Equities');
  figures.fees = breakup(part);
  figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  wholeScale(figures);
  const isPension = fund.subs !== undefined;
  s.peersIn(figures, isPension ? [] : ['MTD', 'FYTD', '365 Days']);
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'BM', label: (y) => `FY${y}` });
  const title = HOLDINGS[fund.abbr];
  if (title !== undefined && figures.holdings.length > 0) figures.holdings_title_raw = title;
  Object.assign(figures, {
    allocation_totals: ['ASSET_ALLOCATION' as const, 'CREDIT_QUALITY' as const].flatMap((type) =>
      s.hundreds(figures, type, 'Total'),
    ),
  });
  if (!isPension) return;
  figures.fund_size_label_raw = 'Fund Size (PKR mn)';
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
}

/** What securities of the Government with a maturity of up to a year are worth, and their share. */
function shortDebt(entry: s.Entry): string[] {
  if (s.otherType(entry) !== 'CREDIT_QUALITY') return [];
  const share = s.between(0.021, 0.064, entry.fund_name_raw, 'gds').toFixed(3);
  const million = s.grouped((Number(entry.fund_size_pkr) / 1e6) * 1.017 * Number(share), 1);
  return [
    `**** Government Debt Securities (GDS) with maturity between 6 months and one year: PKR ${million} mn, i.e. ${(Number(share) * 100).toFixed(1)}% ` +
      'of total assets.',
  ];
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  if (entry.sub_funds.length > 0)
    return [
      '* Compound Annual Growth Rate (CAGR). Returns of the Debt and the Money Market Sub-Fund up to 365 days are simple annualized; those of the Equity ' +
        'Sub-Fund are absolute.',
      '** Ratios are annualized; Levies & Taxes are Sindh sales tax and fees of the SECP.',
    ];
  return [
    `* Compound Annual Growth Rate (CAGR). Returns up to 365 days are ${kind === 'rate' ? 'simple annualized' : 'absolute'}, with dividends reinvested.`,
    '** Ratios are annualized; Levies & Taxes are Sindh sales tax and fees of the SECP.',
    `*** Actual management fee charged: ${s.feeOf(entry, 'M.F', 'MTD')}% of net assets.`,
    ...shortDebt(entry),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2026',
  footerOf: (page) => `Fund Manager’s Report January 2026 - ${page} -`,
  committeeOf: (fund) => [
    ['Rana Iftikhar Ahmad', 'Chief Executive Officer'],
    ['Sidra Bajwa, CFA', 'Chief Investment Officer'],
    [
      MANAGERS.rate,
      fund.model.kind === 'rate' || fund.subs !== undefined ? 'Fund Manager Fixed Income' : 'Head of Fixed Income',
    ],
    [MANAGERS.market, fund.model.kind === 'market' ? 'Fund Manager Equity' : 'Head of Equity'],
    ['Tauqeer Cheema', 'Chief Compliance Officer'],
    ['Anam Warraich, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM1', 'PACRA', [2025, 8, 29]],
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

/** The share of a rating is printed with a digit too many, so that the ratings exceed their printed total. */
function falsify(entry: s.Entry): void {
  const label = 'AA+';
  const rows = s.ofType(entry, 'CREDIT_QUALITY');
  const row = s.only(
    rows.find((r) => r.label_raw === label),
    label,
  );
  const real = row.percent;
  const printed = `3${real}`;
  row.percent = printed;
  const sum = s.sumOf(
    rows.map((r) => r.percent),
    1,
  );
  entry.planted_fault = {
    kind: 'CREDIT_QUALITY_EXCEEDS_ITS_TOTAL',
    false_values: [{ field: 'allocations', allocation_type: 'CREDIT_QUALITY', label_raw: label, printed, real }],
    true_values: 'the other ratings of the table, the asset allocation, and all other facts',
    must_not_serve: `the share of ${label} in the credit quality, or the shares of the credit quality`,
    how_it_can_be_seen:
      `the ratings sum to ${sum} where their total is printed as 100.0, and the asset allocation of the month leaves ` +
      'less than this share to all that the Government did not issue',
  };
}

const QUIRKS = [
  'particulars are two pairs of label and value in each row, below an objective that runs on from its label',
  'returns have the benchmark above the fund and the peers below it, and the same grid has a second head with fiscal years',
  'credit quality has two pairs of rating and share in each row, with ratings of 0.0 and a total in the last pair; sectors are in pairs as well',
  'expense ratios have a row for each part and columns MTD and YTD; negative returns are (1.23)%',
  'holdings are two halves side by side, the first five at the left; months are rows with the newest first beside them',
  'shares have two months, the newest last; the committee is one sentence; what was paid out is a table of its own beside the returns of the same years',
  'three tables are side by side in most rows, so that a line of text has cells of all three; fine print of notes is below',
  'sub-funds are rows of size, price and returns, and groups of two columns in the expense ratios',
];

/** The report, and one page of it with a planted fault. */
export const drawSodhra = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N178_sodhra_2026-01',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N178_credit_exceeds_total', fund: FALSE_FUND, falsify },
  });
