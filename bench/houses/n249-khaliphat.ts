/** N249, Khaliphat: a word processor's pages with plain tables, the benchmark before the fund, and allocation plans. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, EQUITY, FUNDS, RISKS } from './n249-funds.ts';
import { html } from './n249-page.ts';
import * as w from './n249-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Khaliphat Government Bond Fund';

const dayOf = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.shortMonth({ year, month })}, ${year}`;
const monthOf = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'September 2021'],
    ['FYTD', '3MFY22'],
    ['6M', 'Trailing 6 Months'],
    ['1Y', 'Trailing 12 Months'],
    ['3Y', 'Trailing 3 Years'],
    ['5Y', 'Trailing 5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: monthOf,
  newestFirst: false,
  size: (rupees) => {
    const raw = s.grouped(rupees / 1000, 0);
    return { raw, pkr: s.rupees(raw, 3) };
  },
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'repurchase_price'],
  assetTitle: 'Composition of Portfolio (% of Total Assets)',
  creditTitle: 'Quality of Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Breakup (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: monthOf(month) })),
  holdingsTitle: 'Top 10 Equity Holdings',
  day: dayOf,
});

const ofPlans: s.Form = {
  ...form,
  peers: false,
  seriesMonths: 0,
  prices: ['units_outstanding'],
  assetTitle: 'Composition of Plans (% of Total Assets)',
  allocationMonths: (month) => [{ month, label: null }],
};

function feesOf(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, w.MONTH);
  const values = [month.withLevies, month.without, year.withLevies, year.without];
  const ratios = w.RATIOS.map((label, i) => s.fee(label, values[i] ?? ''));
  return part.model.kind === 'market' ? [...ratios, s.fee(w.SELLING, s.around(0.6, 2, part.words, 'sales'))] : ratios;
}

/** A plan has the two ratios of the year to date and its own day of launch. */
function finishPlan(part: s.Part, i: number): void {
  const [, year] = s.ratioPair(part, w.MONTH);
  const { launch } = part.model;
  part.figures.fees = [s.fee(w.RATIOS[2], year.withLevies), s.fee(w.RATIOS[3], year.without)];
  Object.assign(part.figures, {
    launch_date: s.iso(launch),
    launch_date_raw: dayOf(launch),
    risk_profile_raw: RISKS[i],
    allocation_totals: s.hundreds(part.figures, 'ASSET_ALLOCATION', 'Total'),
  });
}

function finishFund(part: s.Part): void {
  const { figures } = part;
  closeSectors(figures, EQUITY);
  const current = monthOf(w.MONTH);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, current);
  figures.fees = feesOf(part);
  figures.historical_returns = s.yearRows(part, w.MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY-${y}` });
  const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const;
  Object.assign(figures, { allocation_totals: types.flatMap((type) => s.hundreds(figures, type, 'Total')) });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_agency ?? ''}: ${r.rating_raw} (${day})` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.abbr === 'KISF') entry.holdings_title_raw = 'Top Sukuk Holdings';
  s.peersIn(entry, ['September 2021', '3MFY22', 'Trailing 12 Months']);
  s.partsOf(entry, fund).forEach((part, i) => {
    if (part.figures === entry) finishFund(part);
    else finishPlan(part, i);
  });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'September 2021',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Mr. Rehmatullah Dumar', 'Chief Executive Officer'],
    ['Ms. Nadia Sarangzai', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Mr. Zarak Makhiani, CFA' : 'Mr. Ihsan Wanechi', 'Fund Manager'],
    ['Mr. Bilal Tareen, FCCA', 'Chief Financial Officer'],
    ['Ms. Mahjabeen Luni', 'Head of Compliance'],
  ],
  amcRating: ['AM3++', 'VIS', [2020, 12, 31]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish,
};

/** The share of a class lacks its decimal point, so that the classes exceed their total. */
function falsify(entry: s.Entry): void {
  const label = monthOf(w.MONTH);
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', label).find((r) => r.label_raw === 'T-Bills'),
    'T-Bills',
  );
  const real = row.percent;
  const printed = real.replace('.', '');
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ALLOCATION_WITHOUT_ITS_DECIMAL_POINT',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, period_label: label, printed, real }],
    true_values: 'the allocation of August 2021, the credit quality and all other facts',
    must_not_serve: 'the share of T-Bills in September 2021',
    how_it_can_be_seen: 'a share above 100%, and a printed total of 100.0% below it',
  };
}

const QUIRKS = [
  'a serif font and plain tables with black rules under underlined titles; the AMC is above the name of the fund',
  'facts are two pairs of label and value in each row; the benchmark and the fee are rows over the whole width',
  'net assets are in thousands of rupees under a label with the unit',
  'the benchmark is the first column of figures, before the fund and the average of peers',
  'negative returns are in brackets with the sign of percent after them',
  'months are two blocks of six rows at the side of each other; years are FY-21 and older',
  'expense ratios have the month or the year to date (3MFY22) and the levies in their labels',
  'assets have the older month first and a total; credit quality has a total without heads, sectors have none',
  'people are two rows: offices as heads and names below them',
  'allocation plans are columns; their returns have the benchmark before the plan; underlying funds are abbreviated',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawKhaliphat(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: w.AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N249_khaliphat_2021-09', real), drawn('hostile_N249_share_above_100', entries)];
}
