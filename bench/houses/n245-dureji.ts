/** N245, Dureji: facts as lines in three columns, a ring of assets, a breakup of expenses, and a pension fund. */
import { closeSectors } from './n95-sectors.ts';
import { BREACH, FUNDS } from './n245-funds.ts';
import { html } from './n245-page.ts';
import * as w from './n245-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Dureji Islamic Equity Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'November 2025'],
    ['FYTD', 'FY26 to date'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['1Y', 'One year'],
    ['3Y', 'Three years (CAGR)'],
    ['5Y', 'Five years (CAGR)'],
    ['SI', 'Since launch (CAGR)'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  newestFirst: true,
  size: (rupees) => {
    const raw = s.grouped(rupees / 1e9, 3);
    return { raw: `Rs ${raw} billion`, pkr: s.rupees(raw, 9) };
  },
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: w.monthEnd(month) })),
  holdingsTitle: 'Top equity holdings (% of total assets)',
  day: s.longDay,
});

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'], size: s.inMillions(1, 'Rs ', ' million') };

/** The parts sum to the ratio without levies. */
function breakup(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const management = (Number(r.without) * 0.72).toFixed(2);
    const trustee = s.around(0.09, 2, part.words, 'trustee');
    const other = (Number(r.without) - Number(management) - Number(trustee)).toFixed(2);
    const values = [management, trustee, other, r.levies, r.withLevies, r.without];
    return w.EXPENSES.map((fee_label_raw, i) => ({ row_label_raw: r.period, fee_label_raw, percent: values[i] ?? '' }));
  });
}

const subFees = (part: s.Part): s.Fee[] =>
  s
    .ratiosOf(part, w.MONTH)
    .flatMap((r) => [
      s.fee(`TER with levies, ${r.period}`, r.withLevies),
      s.fee(`TER without levies, ${r.period}`, r.without),
    ]);

function finishSub(part: s.Part): void {
  const { figures, line } = part;
  figures.fees = subFees(part);
  if (figures.holdings.length > 0) figures.holdings_title_raw = 'Equity Sub-Fund: top holdings (% of total assets)';
  s.withoutBenchmark(figures, line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw}, ${r.rating_agency ?? ''}, ${day}` };
  });
  if (fund.abbr === 'DICF') entry.holdings_title_raw = 'Short term Sukuk (% of total assets)';
  if (fund.abbr === 'DISF') entry.non_compliant = [s.exposureOf(BREACH, entry)];
  if (fund.subs !== undefined) entry.page_numbers.push(entry.page_number + 1);
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Shariah Compliant Equity');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, w.NOW);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY20${y}`,
    });
    if (figures === entry) figures.fees = breakup(part);
    else finishSub(part);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'November 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Murad Bizenjo', 'Chief Executive Officer'],
    ['Sumbul Rind, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Danish Roonjho' : 'Hira Sheedi, CFA', 'Fund Manager'],
    ['Asadullah Jamot', 'Head of Risk'],
    ['Yumna Angaria', 'Senior Analyst'],
  ],
  amcRating: ['AM2', 'VIS', [2025, 1, 10]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The return of the month has another sign than the same month in the rolling returns. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'November 2025'), 'month');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.startsWith('-') ? real.slice(1) : `-${real}`;
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_THE_MONTH_HAS_THE_WRONG_SIGN',
    false_values: [{ field: 'reported_returns', period_label_raw: 'November 2025', printed, real }],
    true_values: 'the rolling returns, the returns of other periods and all other facts',
    must_not_serve: 'the return of the fund of November 2025 among the periods',
    how_it_can_be_seen: 'the rolling returns on the same page have the month with the other sign',
  };
}

const QUIRKS = [
  'facts are lines of a label, a colon and a value that run through three columns of a tinted box',
  'the size of a fund is in billions with the unit after it; that of a sub-fund is in millions',
  'assets have a ring and squares of its colours; the older month is the first column',
  'credit quality or sectors have neither heads nor a day; holdings have the percent before rating or sector',
  'months are rows with the newest first and have an apostrophe before the year; fiscal years are rows too',
  'expenses are a breakup: parts and both totals are columns, month and year are rows',
  'people are one paragraph with offices in brackets, apart by semicolons',
  'the pension fund has two pages, the second one with (contd.) after the name; its sub-funds are columns',
  'the expense ratios of sub-funds have the period after a comma in their labels',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawDureji(): s.Drawn[] {
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
  return [drawn('N245_dureji_2025-11', real), drawn('hostile_N245_sign_of_month', entries)];
}
