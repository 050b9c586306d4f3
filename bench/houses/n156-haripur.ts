/** N156, Haripur: a tinted column of labels above values, two months of size and price, and data labels. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n156-funds.ts';
import { html } from './n156-page.ts';
import type { Past } from './n156-page.ts';
import * as s from './shared15.ts';

const AMC = 'Haripur Islamic Investments Limited';
const MONTH = { year: 2024, month: 4 };
const FALSE_FUND = 'Haripur Islamic Stock Fund';

const column = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

/** The rate of the management fee that was charged, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = { HICF: '0.55', HIIF: '0.90', HISF: '2.50' };

const form = s.formWith({
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y*'],
    ['5Y', '5Y*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  seriesMonths: 6,
  monthLabel: column,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Rating Exposure (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  HIIF: [
    { name: 'Havelian Ghee Mills Sukuk', type: 'Non-performing', cost: 86.25, provided: 43.13 },
    { name: 'Margalla Islamic Bank Tier-I Sukuk', type: 'Rated below AA-', cost: 212.4, provided: 0 },
  ],
};

/** The size without what the plans hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const whole = Number(s.only(entry.fund_size_pkr, 'size')) / 1e6;
  const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 0);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

function feesOf(part: s.Part, charged: string | undefined): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    ...(charged === undefined ? [] : [s.fee('Actual Rate of Management Fee', charged)]),
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    { row_label_raw: 'MTD', fee_label_raw: 'Government levies', percent: month.levies },
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    { row_label_raw: 'YTD', fee_label_raw: 'Government levies', percent: year.levies },
  ];
}

function unitOf({ label_raw, value }: s.Entry['metrics'][number]): string {
  if (label_raw === 'Weighted average maturity') return value.includes('.') ? ' years' : ' days';
  return label_raw === 'Beta' ? '' : '%';
}

/** Plans and sub-funds have no months, and their shares are of this month only. */
function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equity');
  figures.fees = feesOf(part, CHARGED[fund.abbr]);
  const second = s.otherType(figures);
  if (second !== null) s.withoutPast(figures, second, column(MONTH));
  if (fund.subs === undefined) {
    s.peersIn(figures, ['1M', 'FYTD', '1Y', '3Y*']);
    figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY'${y}` });
    return;
  }
  s.peersIn(figures, []);
  figures.allocations = figures.allocations.filter(
    (r) => r.allocation_type !== 'ASSET_ALLOCATION' || r.period_label === column(MONTH),
  );
  figures.monthly_returns = [];
  if (fund.abbr === 'HIPF') for (const row of figures.reported_returns) row.benchmark_return_percent = null;
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2024',
  footerOf: (page) => `Haripur Islamic Investments Limited — April 2024 — Page ${page}`,
  committeeOf: (fund) => [
    ['Raja Tahir Tareen', 'Chief Executive Officer'],
    ['Mehreen Awan, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Ghulam Mustafa Tanoli' : 'Sana Gul Jadoon, CFA', 'Fund Manager'],
    ['Asim Dilazak', 'Head of Risk Management'],
    ['Mufti Saeed Ahmad Hazarvi', 'Shariah Adviser'],
  ],
  amcRating: ['AM1', 'VIS', [2023, 12, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis =
      fund.subs !== undefined
        ? 'cumulative for equity and plans, annualized for others'
        : fund.model.kind === 'rate'
          ? 'annualized'
          : 'cumulative';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [`* Geometric average annual return. Other returns are ${basis}, net of all expenses.`];
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    for (const [i, sub] of (fund.subs ?? []).entries()) {
      if (fund.abbr !== 'HIPFF') continue;
      const { launch } = sub.model;
      Object.assign(s.only(entry.sub_funds[i], 'plan'), {
        launch_date: s.iso(launch),
        launch_date_raw: s.dayFirstMonth(launch),
      });
    }
    setHeld(entry, fund);
    entry.metrics = entry.metrics.map((m) => ({ ...m, value_raw: `${m.value}${unitOf(m)}` }));
    if (fund.abbr === 'HIIF') entry.holdings_title_raw = 'Top Sukuk Holdings (% of Total Assets)';
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The figures of the month before, and the true price of this one. */
const pastOf = (entry: s.Entry): Past[] =>
  s.partsOf(entry, s.fundNamed(FUNDS, entry)).map((part) => ({
    old: s.figuresAt(part, s.before(MONTH), form),
    price: s.only(s.figuresAt(part, MONTH, form).nav_per_unit, 'price'),
  }));

/** The first two digits of the price are exchanged; the change over the month and the price before are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (printed === real) throw new Error(`${real} has equal digits`);
  s.falsifyNavs(entry, 'NAV_DIGITS_TRANSPOSED', [{ figures: entry, sub: null, printed }]);
  entry.planted_fault = {
    ...s.only(entry.planted_fault, 'fault'),
    true_values: 'the price of the month before, its change in percent and all other facts',
    how_it_can_be_seen: 'the price of the month before and the return of the month do not lead to it',
  };
}

const QUIRKS = [
  'a tinted column has labels above values, and the committee below them; the objective is in italics below the name',
  'size, size without funds of funds and price are rows of two months and their change; the unit is in the corner of the table',
  'fiscal years and months are tables side by side with columns of different width; the peers have four of eight periods',
  'a ring with data labels repeats the month’s classes of the table at its side; the ratios and their levies are sentences',
  'plans have a row of their own and one of their benchmark; sub-funds are rows, and their classes three tables in a row',
];

/** The report, and one page of it with a planted fault. */
export const drawHaripur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N156_haripur_2024-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, pastOf), path),
    hostile: { file: 'hostile_N156_nav_digits', fund: FALSE_FUND, falsify },
  });
