/** N137, Mastung: a bank's subsidiary; facts in a column at the right, returns as rows, a chart, and a list of TFCs. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n137-funds.ts';
import { html } from './n137-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mastung Asset Management Limited';
const MONTH = { year: 2025, month: 10 };
const FALSE_FUND = 'Mastung Stock Advantage Fund';

/** 28-May-2012 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

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
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'AUM (PKR in million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MIOF: [
    { name: 'Quetta Gate Textile Mills Ltd. (Sukuk)', type: 'Default', cost: 41.25, provided: 41.25 },
    { name: 'Dringarh Bank Ltd. (Tier I TFC)', type: 'Single Issue', cost: 310.15, provided: 0 },
  ],
  MAAF: [{ name: 'Bolan Pass Sugar Mills Ltd. (TFC)', type: 'Default', cost: 18.75, provided: 14.06 }],
};

const MANAGERS = { rate: 'Shahzaib Langove, CFA', market: 'Mahgul Raisani, CFA' } as const;

/** Units are printed after the figures. */
function setMetrics(entry: s.Entry): void {
  entry.metrics = entry.metrics.map((m) => {
    const unit = m.label_raw.includes('Yield') ? '%' : ' Days';
    return { ...m, value_raw: `${m.value}${unit}` };
  });
}

/** The size without what funds of funds hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const whole = Number(s.only(entry.fund_size_pkr, 'size')) / 1e6;
  const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 2);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

function setFees(entry: s.Entry, part: s.Part): void {
  const [month, year] = s.ratioPair(part, MONTH);
  entry.fees = [
    s.fee('TER including Govt. Levies (MTD)', month.withLevies),
    s.fee('TER including Govt. Levies (YTD)', year.withLevies),
    s.fee('Govt. Levies (MTD)', month.levies),
    s.fee('Govt. Levies (YTD)', year.levies),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2025',
  footerOf: (page) => `Fund Managers’ Report | October 2025 | ${page}`,
  committeeOf: (fund) => [
    ['Mir Attaullah Langove', 'Chief Executive Officer'],
    ['Nosheen Bangulzai, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.model.kind], 'Fund Manager'],
    ['Faisal Sumalani, ACCA', 'Head of Risk & Compliance'],
    ['Yasmeen Kurd', 'Head of Research'],
  ],
  amcRating: ['AM1', 'PACRA', [2025, 8, 22]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `* Compound annual growth rate (CAGR). All other returns are ${basis}, net of fees and with dividends reinvested.`,
    ];
    closeSectors(entry, 'Equities');
    setMetrics(entry);
    setFees(entry, part);
    setHeld(entry, fund);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.abbr === 'MIOF') entry.holdings_title_raw = 'Details of TFC / Sukuk Holdings';
    else if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw = 'Top Equity Holdings (% of Total Assets)';
  },
};

const QUIRKS = [
  'labels and values in a column at the right; the management fee has its limit and the rate charged in one value',
  'returns and fiscal years have a row for the fund and one for the benchmark; the chart of growth has no figures of points',
  'TFCs and Sukuks have rating and maturity before their weight, with a title that does not say what it is a percentage of',
  'exposures outside the limits are in millions, as the caption says, with net assets before gross assets',
];

/** The report, and one page of it with a planted fault. */
export const drawMastung = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N137_mastung_2025-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: {
      file: 'hostile_N137_rows_swapped',
      fund: FALSE_FUND,
      falsify: (entry) =>
        s.swapReturns(
          entry,
          entry.reported_returns.map((r) => r.period_label_raw),
          'the last column',
        ),
    },
  });
