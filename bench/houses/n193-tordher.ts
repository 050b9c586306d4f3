/** N193, Tordher: Shariah compliant funds whose notes have what the tables leave out, and returns of two bases. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n193-funds.ts';
import { feesOf, notesOf, printed } from './n193-notes.ts';
import { html } from './n193-page.ts';
import * as s from './shared15.ts';

const AMC = 'Tordher Islamic Asset Management Limited';
const MONTH = { year: 2020, month: 11 };
const FALSE_FUND = 'Tordher Islamic Income Fund';

/** 22-Sep-2020 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Nov-20'],
    ['3M', '90 Days'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR in million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Sukuk Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  seriesMonths: 0,
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: 'Top Equity Holdings of the Equity Sub-Fund (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  TIIF: [
    { name: 'Zarobi Sugar Mills Limited', type: 'Sukuk (non-performing)', cost: 48.6, provided: 48.6 },
    { name: 'Topi Islamic Bank Limited', type: 'Single entity (deposits and Sukuk)', cost: 384.12, provided: 0 },
  ],
};

const MONTHS_OF: Readonly<Record<string, number>> = { '3 Years': 36, '5 Years': 60 };

/** The days of the last months; of all months since the launch for the longest period. */
function daysOf(label: string, launch: s.Day): number {
  const first = s.monthIndex({ year: launch[0], month: launch[1] });
  const count = MONTHS_OF[label] ?? s.monthIndex(MONTH) - first + 1;
  return Array.from({ length: count }, (_, i) => s.daysIn(s.before(MONTH, i))).reduce((a, b) => a + b, 0);
}

/** Funds of fixed income print the whole change over long periods instead of its annual rate. */
function makeAbsolute(figures: s.Figures, launch: s.Day): void {
  const whole = (v: string | null, days: number): string | null =>
    v === null ? null : (((1 + Number(v) / 100) ** (days / 365) - 1) * 100).toFixed(2);
  figures.reported_returns = figures.reported_returns.map((r) => {
    if (!/Years|Since/.test(r.period_label_raw)) return r;
    const days = daysOf(r.period_label_raw, launch);
    return {
      ...r,
      fund_return_percent: whole(r.fund_return_percent, days),
      benchmark_return_percent: whole(r.benchmark_return_percent, days),
    };
  });
}

/** Millions of rupees that the fund of funds holds of this fund. */
function heldByPlan(name: string): number | null {
  const plan = s.only(
    FUNDS.find((f) => f.abbr === 'TIPF'),
    'fund of funds',
  );
  if (!plan.asset.some(([label]) => label === name)) return null;
  const figures = s.figuresOf(
    { name: plan.name, series: plan.abbr, load: 0, model: plan.model, mix: plan },
    MONTH,
    form,
  );
  const share = s.ofMonth(figures, 'ASSET_ALLOCATION', s.dashed(MONTH)).find((r) => r.label_raw === name)?.percent;
  return (Number(figures.fund_size_pkr) / 1e8) * Number(share);
}

function setHeld(entry: s.Entry): void {
  const amount = heldByPlan(entry.fund_name_raw);
  if (amount === null) return;
  const without = Number(entry.fund_size_pkr) / 1e6 - Number(amount.toFixed(2));
  entry.amount_invested_by_fof_pkr = s.rupees(amount.toFixed(2), 6);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without.toFixed(2), 6) });
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part, fund.abbr);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    const isShown = (label: string): boolean => label !== '90 Days' && !label.startsWith('Since');
    figures.reported_returns = figures.reported_returns.filter((r) => isShown(r.period_label_raw));
    return;
  }
  if (part.model.kind === 'rate') makeAbsolute(figures, part.model.launch);
  else if (figures.holdings.length > 0) figures.holdings_title_raw = 'Top Equity Holdings (% of Total Assets)';
  figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

/** The largest holding of the stock fund exceeds a tenth of its net assets. */
function breachesOf(entry: s.Entry, fund: s.Fund): readonly s.Breach[] {
  if (fund.abbr !== 'TISF') return BREACHES[fund.abbr] ?? [];
  const largest = s.only(entry.holdings[0], 'holding');
  const cost = ((Number(largest.percent) / 100) * Number(entry.fund_size_pkr) * 1.017) / 1e6;
  return [{ name: largest.name_raw, type: 'Equity (per party limit of 10%)', cost, provided: 0 }];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2020',
  footerOf: (page) => `Tordher Islamic Funds - Fund Manager Report - November 2020 - Page ${page} of 6`,
  committeeOf: (fund) => [
    ['Arbab Sikandar Khan', 'Chief Executive Officer'],
    ['Palwasha Durrani, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Naeem Jadoon', 'Fund Manager'] : ['Shahzad Tanoli, CFA', 'Fund Manager'],
    ['Gulrukh Marwat, ACCA', 'Head of Research'],
    ['Mufti Inayatullah Yusufi', 'Shariah Advisor'],
  ],
  amcRating: ['AM2', 'PACRA', [2020, 10, 6]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    setHeld(entry);
    entry.footnotes_raw = notesOf(entry, fund).map(printed);
    entry.non_compliant = breachesOf(entry, fund).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of what the fund of funds holds are exchanged in the note; both sizes are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.amount_invested_by_fof_pkr, 'amount');
  const printedPkr = real.replace(/^(\d)(\d)/, '$2$1');
  if (printedPkr === real) throw new Error('the digits are equal');
  entry.amount_invested_by_fof_pkr = printedPkr;
  entry.footnotes_raw = notesOf(entry, s.fundNamed(FUNDS, entry)).map(printed);
  entry.planted_fault = {
    kind: 'AMOUNT_OF_FUND_OF_FUNDS_IS_NOT_THE_DIFFERENCE_OF_SIZES',
    false_values: [{ field: 'amount_invested_by_fof_pkr', printed: printedPkr, real }],
    true_values: 'the net assets, the net assets excluding fund of funds, and all other facts',
    must_not_serve: 'the amount that the fund of funds has invested',
    how_it_can_be_seen:
      `the net assets less ${printedPkr} are not the net assets excluding fund of funds in the same note; the difference ` +
      `is ${real}`,
  };
}

const QUIRKS = [
  'numbered notes have facts that no table has: benchmark, dealing, minimum amounts, par value, leverage, listing, AMC rating',
  'a note has the levies in the expense ratio, the actual management fee, and selling and marketing expenses',
  'a note has what the fund of funds holds, and the net assets without it; the table has the net assets alone',
  'returns are two tables under captions: annualised and absolute, whose periods differ for income and equity funds',
  'periods are columns; fiscal years follow them in the same table',
  'a non-compliance table of MUFAP with a warning, and a provision for SWWF in rupees, for each unit and in percent',
  'the equity sub-fund is in the table of absolute returns for short periods, and in that of annualised for long ones',
];

/** The report, and one page of it with a planted fault. */
export const drawTordher = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N193_tordher_2020-11',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N193_invested_by_fund_of_funds', fund: FALSE_FUND, falsify },
  });
