/** N253, Bashkaro: facts in sentences, stacked bars with figures inside, marks for annualised returns, a glossary. */
import { closeSectors } from './n95-sectors.ts';
import { EQUITY, FUNDS } from './n253-funds.ts';
import { html } from './n253-page.ts';
import * as w from './n253-words.ts';
import { longDay } from './shared12.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Bashkaro Growth Shares Fund';

const monthOf = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month†'],
    ['FYTD', 'FY23 to date†'],
    ['1Y', '1 year†'],
    ['3Y', '3 years‡'],
    ['5Y', '5 years‡'],
    ['SI', 'Since launch‡'],
  ],
  seriesMonths: 12,
  monthLabel: monthOf,
  newestFirst: true,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'net assets',
  prices: ['units_outstanding', 'repurchase_price'],
  assetTitle: 'Assets, in percent of total assets',
  creditTitle: 'Credit quality, % of assets',
  sectorTitle: 'Sectors, % of assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthOf(month) })),
  holdingsTitle: 'Ten largest holdings, in percent of total assets',
  day: longDay,
});

const ofPlans: s.Form = {
  ...form,
  prices: ['units_outstanding'],
  sizeLabel: 'Net assets',
  assetTitle: 'Funds in each plan, in percent of its assets',
  allocationMonths: (month) => [{ month, label: null }],
};

/** The mark of the simple rate is only on returns of funds that state them annualised. */
function unmark(figures: s.Figures): void {
  figures.reported_returns = figures.reported_returns.map((r) => ({
    ...r,
    period_label_raw: r.period_label_raw.replace(w.SIMPLE, ''),
  }));
}

function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, w.MONTH);
  return [w.WITH, w.WITHOUT].flatMap((fee_label_raw, i) =>
    ratios.map((r) => ({
      row_label_raw: w.PERIODS[r.period === 'MTD' ? 0 : 1],
      fee_label_raw,
      percent: i === 0 ? r.withLevies : r.without,
    })),
  );
}

/** A plan has its day of launch and the ratios of the year; its months have no benchmark. */
function finishPlan(part: s.Part): void {
  const { figures, line, model } = part;
  const [, year] = s.ratioPair(part, w.MONTH);
  figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
  figures.launch_date = s.iso(model.launch);
  figures.launch_date_raw = longDay(model.launch);
  figures.fees = [
    s.fee(`Total expense ratio, ${w.WITH}`, year.withLevies),
    s.fee(`Total expense ratio, ${w.WITHOUT}`, year.without),
  ];
}

function finishFund(part: s.Part): void {
  const { figures } = part;
  closeSectors(figures, EQUITY);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, monthOf(w.MONTH));
  figures.fees = feesOf(part);
  figures.historical_returns = s.yearRows(part, w.MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} (${day})` };
  });
  if (fund.abbr === 'BRIF') entry.holdings_title_raw = 'Largest certificates and Sukuk, in percent of total assets';
  for (const part of s.partsOf(entry, fund)) {
    if (part.model.kind === 'market') unmark(part.figures);
    if (part.figures === entry) finishFund(part);
    else finishPlan(part);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'May 2023',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Sher Wali Kosh', 'Chief Executive'],
    ['Mehreen Zundre', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Qazi Inayat Rono' : 'Shahida Katore', 'Fund Manager'],
    ['Amir Ullah Zargar', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2022, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish,
};

const QUIRKS = [
  'facts are four paragraphs of sentences with figures and terms in bold, in place of a table',
  'assets are a stacked bar for each of two months: each segment has the name of its class above its share',
  'credit quality and sectors are one upright stack with the share inside and the name at the right',
  'a dagger marks annualised periods of income funds, a double dagger compound rates; notes at the foot explain them',
  'holdings are two columns of one list, each with heads of its own',
  'returns of plans are a small table for each plan under its name; their months are rows and plans are columns',
  'bars of the plans have other funds of the AMC by their abbreviations, in another order for each plan',
  'the committee is a sentence with offices in brackets; the minus sign is a mathematical one',
  'a summary in front repeats sizes, prices, two returns and six months; a glossary at the end has examples of figures',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawBashkaro(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  s.swapReturns(s.entryNamed(entries, FALSE_FUND), ['1 month', 'FY23 to date', '1 year'], 'May 2023');
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
  return [drawn('N253_bashkaro_2023-05', real), drawn('hostile_N253_returns_swapped', entries)];
}
