/** N242, Dharabi: a band of boxes, two columns, fiscal and calendar years, months as rows, and bars of sectors. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, MANAGERS } from './n242-funds.ts';
import { html } from './n242-page.ts';
import * as w from './n242-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Dharabi Stock Advantage Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['FYTD', 'FYTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception'],
  ],
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: true,
  size: s.inMillions(0),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: w.WITH, percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: w.LEVIES, percent: r.levies },
    { row_label_raw: r.period, fee_label_raw: w.WITHOUT, percent: r.without },
  ]);

/** The last four calendar years, the oldest first. */
function calendarYears({ words, model, line }: s.Part): s.SeriesRow[] {
  const years = [2020, 2021, 2022, 2023];
  return (
    [
      ['fund', line],
      ['benchmark', 'Benchmark'],
    ] as const
  ).flatMap(([series, series_raw]) =>
    years.map((year) => {
      const points = s.historyOf(words, model, { year, month: 12 });
      const percent = s.only(s.periodReturn(points, model.kind, '1Y', series), 'year');
      return { series_raw, period_label_raw: `CY${year}`, percent };
    }),
  );
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} (${day})` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  for (const part of s.partsOf(entry, fund)) {
    closeSectors(part.figures, 'Stocks / Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(part.figures, type, w.NOW);
    part.figures.fees = feesOf(part);
    part.figures.historical_returns = [...s.fiscalYears(part, w.MONTH, 5, 'Benchmark'), ...calendarYears(part)];
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'October 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Shahbano Warsi', 'Chief Executive Officer'],
    ['Taimoor Barlas, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Fakhra Sarwana', 'Head of Research'],
    ['Haris Tajik', 'Head of Risk Management'],
  ],
  amcRating: ['AM1', 'PACRA', [2024, 8, 23]],
  formOf: () => form,
  finish,
};

/** The NAV per unit has two of its digits exchanged, and is no more the redemption price. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'NAV');
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (printed === real) throw new Error('the false NAV is the true one');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_DIGITS_EXCHANGED',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'net assets, units outstanding, offer price, redemption price and all other facts',
    must_not_serve: 'the NAV per unit of this fund',
    how_it_can_be_seen: 'net assets divided by units outstanding, and the redemption price, are another figure',
  };
}

const QUIRKS = [
  'seven boxes over the whole page have prices, net assets, units, launch date and risk profile: label above figure',
  'two columns: facts, expense ratios and committee at the left; performance and portfolio at the right',
  'fiscal years and calendar years each have a table of their own with years as columns, the oldest first',
  'months are rows, the newest first, with the fund and the benchmark as columns',
  'assets have two months, the report month first; credit quality and sectors have the report month alone',
  'sectors are bars, each with its label at the left and its figure at the right border',
  'expense ratios are rows and month and year are columns; the levies have a row between the two ratios',
  'comments, non-compliant investments and notes are below both columns; provisions are in brackets there',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawDharabi(): s.Drawn[] {
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
  return [drawn('N242_dharabi_2024-10', real), drawn('hostile_N242_nav_digits', entries)];
}
