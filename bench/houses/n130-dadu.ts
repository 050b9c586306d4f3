/** N130, Dadu: one table of periods and fiscal years, the price in the head, sizes and units of all funds at the end. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n130-funds.ts';
import { html } from './n130-page.ts';
import * as s from './shared15.ts';

const AMC = 'Dadu Capital Management Limited';
const MONTH = { year: 2022, month: 8 };
const FALSE_FUND = 'Dadu Government Securities Fund';

/** 31-Aug-22 */
const shortDay = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

/** Net assets are in thousands. */
function inThousands(rupees: number): { raw: string; pkr: string } {
  const raw = s.grouped(rupees / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'Aug-2022'],
    ['FYTD', 'FYTD - 2023'],
    ['1Y', 'Rolling 12 Months'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  seriesMonths: 0,
  size: inThousands,
  sizeLabel: 'Net Assets (Rs. in ’000)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: shortDay(s.lastDay(month)) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DSF: [
    { name: 'Moundar Textile Mills Limited', type: 'Sukuk', cost: 41.32, provided: 41.32 },
    { name: 'Thariri Sugar Mills Limited', type: 'TFC', cost: 36.5, provided: 21.75 },
  ],
};

/** Sub-funds have no benchmark and no peers; the months are next to each other. */
function setPension(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    s.withoutBenchmark(part.figures, part.line);
    s.peersIn(part.figures, []);
    part.figures.historical_returns = years(part).filter((r) => r.series_raw === part.line);
    const [, year] = s.ratioPair(part, MONTH);
    part.figures.fees = [s.fee('Total Expense Ratio (YTD)', year.withLevies)];
    closeSectors(part.figures, 'Equity');
  }
}

const years = (part: s.Part): s.SeriesRow[] =>
  s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY - 20${y}` });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2022',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Dr. Rashid Panhwar', 'Chief Executive Officer'],
    ['Asma Birhmani, CFA', 'Chief Investment Officer'],
    ['Salman Leghari, CFA', fund.model.kind === 'rate' ? 'Head of Fixed Income' : 'Head of Equity'],
    [fund.model.kind === 'rate' ? 'Usama Khoso' : 'Hina Shahani, ACCA', 'Fund Manager'],
    ['Waqas Chandio, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM1', 'PACRA', [2022, 6, 22]],
  formOf: () => form,
  finish: (entry, fund) => {
    const own = entry.page_number;
    const back = own === 1 ? 2 : FUNDS.length + 2;
    const basis = fund.model.kind === 'rate' ? 'based on simple annualized returns' : 'cumulative';
    const upTo = fund.abbr === 'DPF' ? 'cumulative (Equity Sub-Fund) or simple annualized (other Sub-Funds)' : basis;
    Object.assign(entry, {
      page_numbers: [own, back],
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: [
        `* Annualized return. All other returns are ${upTo}.`,
        'The calculation of performance does not include the cost of front-end load.',
      ],
    });
    if (fund.subs !== undefined) return setPension(entry, fund);
    const part = s.partOf(entry, FUNDS);
    s.peersIn(entry, ['Aug-2022', 'FYTD - 2023', 'Rolling 12 Months']);
    closeSectors(entry, 'Equities');
    entry.historical_returns = years(part);
    entry.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    return undefined;
  },
};

/** The net assets are millions under a head that says thousands. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_pkr, 'size');
  const printed = s.grouped(Number(real) / 1e6, 0);
  Object.assign(entry, { fund_size_raw: printed, fund_size_pkr: s.rupees(printed, 3) });
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, under: entry.fund_size_label_raw, real_pkr: real }],
    true_values: 'the unit price, the units outstanding and all other facts',
    must_not_serve: 'fund_size_pkr a thousand times too small',
    how_it_can_be_seen: 'the unit price times the units outstanding beside it is a thousand times the net assets',
  };
}

const QUIRKS = [
  'month, fiscal years and long periods are columns of one table at the top; peers have a row for some of them',
  'the price is in the head of the page; net assets in thousands, units and prices of all funds are on the last page',
  'holdings are two halves side by side under one title, with dates of issue and maturity after the names of TFCs',
  'the committee is a sentence; statistics have a column for the benchmark; sub-funds share the tables of the pension fund',
];

export const drawDadu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N130_dadu_2022-08',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N130_size_wrong_unit', fund: FALSE_FUND, falsify },
  });
