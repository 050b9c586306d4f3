/** N134, Mansehra: facts in a column at the right, returns with their excess, holdings of two months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n134-funds.ts';
import { html } from './n134-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mansehra Asset Management Limited';
const MONTH = { year: 2025, month: 5 };
const FALSE_FUND = 'Mansehra Income Builder Fund';
const MATURITY: s.Day = [2025, 11, 17];

/** The actual management fee of each fund, in percent. */
const CHARGED: Readonly<Record<string, string>> = {
  MCPF: '0.62',
  MGSF: '1.15',
  MIBF: '1.24',
  MBGF: '2.10',
  MSF: '2.65',
  MISF: '2.55',
  'MFTP-III': '0.21',
};

const OLD_BENCHMARKS: Readonly<Record<string, string>> = {
  MCPF: '70% 3M PKRV rates + 30% 3M deposit rates of AA rated banks (till December 31, 2024)',
  MGSF: '6M PKRV rates (till December 31, 2024)',
};

/** Sep 16, 2013 */
const dayText = ([year, month, d]: s.Day): string =>
  `${s.shortMonth({ year, month })} ${String(d).padStart(2, '0')}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'May-25'],
    ['FYTD', 'FYTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  seriesMonths: 0,
  monthLabel: s.dashed,
  size: s.inMillions(0, 'Rs. ', ' mn'),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: readonly s.Breach[] = [
  { name: 'Phulra Textile Mills Limited', type: 'TFC', cost: 24.96, provided: 24.96 },
  { name: 'Susal Gali Sugar Limited', type: 'Sukuk', cost: 38.4, provided: 19.2 },
];

function ratios(entry: s.Entry, fund: s.Fund): s.Fee[] {
  const rows = s.ratiosOf(s.partOf(entry, FUNDS), MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'TER (incl. Govt. Levies)', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'TER (excl. Govt. Levies)', percent: r.without },
  ]);
  return [...rows, s.fee('Actual Management Fee', s.only(CHARGED[fund.abbr], 'fee'))];
}

/** Sizes with and without what funds of funds hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const millions = s.only(entry.fund_size_raw, 'size').replaceAll(/\D/g, '');
  const without = String(Number(millions) - Number(s.fofOf(fund, MONTH)));
  Object.assign(entry, {
    fund_size_excluding_fof_pkr: s.rupees(without, 6),
    amount_invested_by_fof_pkr: null,
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2025',
  footerOf: (page) => `Mansehra Asset Management Limited | Fund Manager Report - May 2025 | Page ${page}`,
  committeeOf: (fund) => [
    ['Jehangir Swati', 'Chief Executive Officer'],
    ['Amna Tanoli, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Waleed Gujar' : 'Farrukh Lughmani, CFA', 'Fund Manager'],
    ['Shazia Turk', 'Head of Research'],
    ['Col. (R) Asif Jadoon', 'Head of Compliance'],
    ['Mubashir Tareen, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2++', 'VIS', [2024, 12, 27]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
    Object.assign(entry, { nav_date: s.iso(s.lastDay(MONTH)) });
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}. Returns of three years, five years and since inception are annualized (CAGR).`,
    ];
    const old = OLD_BENCHMARKS[fund.abbr];
    if (old !== undefined) Object.assign(entry, { old_benchmark_raw: old });
    closeSectors(entry, 'Shares');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, s.dashed(MONTH));
    entry.fees = ratios(entry, fund);
    entry.historical_returns = s.fiscalYears(s.partOf(entry, FUNDS), MONTH, 5, 'Benchmark');
    setHeld(entry, fund);
    if (fund.abbr === 'MIBF') entry.non_compliant = BREACHES.map((b) => s.exposureOf(b, entry));
    if (fund.abbr === 'MFTP-III')
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: dayText(MATURITY) });
  },
};

/** The first class of the asset allocation weighs more, so that the classes sum to more than a hundred. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofType(entry, 'ASSET_ALLOCATION').find((r) => r.period_label === s.dashed(MONTH)),
    'row',
  );
  const real = row.percent;
  const printed = (Number(real) + 18).toFixed(1);
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ALLOCATION_118',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed, real }],
    true_values: 'the other classes, the column of the month before and all other facts',
    must_not_serve: 'the asset allocation of May-25',
    how_it_can_be_seen: 'the classes of the month sum to 118.0, those of the month before to 100.0',
  };
}

const QUIRKS = [
  'facts, indicators, expense ratios and the committee are a column at the right; price and size are a line below the name',
  'returns are rows of periods with the excess over the benchmark as their last column; fiscal years are columns below',
  'holdings have their sector or rating and the weights of two months; the credit quality has the month only',
  'the maximum and the actual management fee are two rows, and so are the benchmark and the previous one',
];

/** The report, and the page with the planted fault. */
export const drawMansehra = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N134_mansehra_2025-05',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N134_allocation_118', fund: FALSE_FUND, falsify },
  });
