/** N250, Rupal: landscape pages of three columns, months under their years, and holdings under groups with sums. */
import { closeSectors } from './n95-sectors.ts';
import { EQUITIES, FUNDS } from './n250-funds.ts';
import { html } from './n250-page.ts';
import * as w from './n250-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Rupal Retirement Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['FYTD', 'Financial year to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets',
  creditTitle: 'Credit quality, share of total assets',
  sectorTitle: 'Sectors, share of total assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Ten largest holdings by sector, share of total assets',
  day: dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  seriesMonths: 0,
  prices: ['units_outstanding'],
  assetTitle: 'Assets, share of total',
  holdingsTitle: 'Holdings, share of total assets',
  allocationMonths: (month) => [{ month, label: null }],
};

/** The five steps of the ladder for the month, then for the year. */
function feesOf(part: s.Part): s.Fee[] {
  const steps = s.ratiosOf(part, w.MONTH).map((r) => {
    const management = (Number(r.without) * 0.62).toFixed(2);
    const others = (Number(r.without) - Number(management)).toFixed(2);
    return { period: r.period, values: [management, others, r.without, r.levies, r.withLevies] };
  });
  return steps.flatMap(({ period, values }) =>
    w.LADDER.map((label, i) => ({
      row_label_raw: period === 'MTD' ? 'Month' : 'Year to date',
      fee_label_raw: label,
      percent: values[i] ?? '',
    })),
  );
}

/** Holdings in the order of the page: the group with the largest one first. */
const byGroup = (figures: s.Figures, mix: s.Mix): s.Holding[] =>
  [...Map.groupBy(figures.holdings, (h) => s.noteOf(mix, h.name_raw)).values()]
    .flat()
    .map((h, i) => ({ ...h, rank: i + 1 }));

function finish(entry: s.Entry, fund: s.Fund): void {
  if (fund.subs === undefined) entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}, ${day})` };
  });
  if (fund.abbr === 'RIOF') entry.holdings_title_raw = 'TFCs and Sukuk, share of total assets';
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line, mix } = part;
    closeSectors(figures, EQUITIES);
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, dashed(w.MONTH));
    figures.fees = feesOf(part);
    figures.holdings = byGroup(figures, mix);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: figures === entry ? 5 : 4,
      benchmark: 'Benchmark',
      label: (y) => `20${Number(y) - 1}-${y}`,
    });
    if (figures === entry) {
      Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total assets') });
      continue;
    }
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: w.LABEL,
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Imtiaz Rumi', 'Chief Executive Officer'],
    ['Samreen Baig, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Karim Sherazi' : 'Zehra Nagri, CFA', 'Fund Manager'],
    ['Didar Panah, FRM', 'Head of Risk Management'],
    ['Gulnaz Hussaini', 'Head of Research'],
  ],
  amcRating: ['AM2+', 'VIS', [2022, 10, 6]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The prices of two sub-funds are exchanged. */
function falsify(entry: s.Entry): void {
  const [equity, debt] = ['Equity Sub-Fund', 'Debt Sub-Fund'].map((name) => s.subNamed(entry, name));
  const [one, other] = [s.only(equity, 'sub-fund'), s.only(debt, 'sub-fund')];
  const [first, last] = [s.only(one.nav_per_unit, 'NAV'), s.only(other.nav_per_unit, 'NAV')];
  s.falsifyNavs(entry, 'NAVS_OF_TWO_SUB_FUNDS_EXCHANGED', [
    { figures: one, sub: one.name_raw, printed: last },
    { figures: other, sub: other.name_raw, printed: first },
  ]);
}

const QUIRKS = [
  'landscape; the name of the fund is at the right of the top and the AMC with the month at the left',
  'one line below the name says that amounts are millions and that figures are percent; no figure has a unit',
  'facts are in five groups whose names are in a column of their own; labels are flush right against a rule',
  'periods are rows with the day from which they run and a column of differences between fund and benchmark',
  'months are rows by name alone under a row with their year; financial years are 2021-22 and older',
  'assets have an amount before the shares of two months and a column of changes',
  'holdings are under their sector or kind of paper, whose row has the sum of the group',
  'expenses are a ladder from the fee of the AMC to the ratio with levies; month and year are columns',
  'each sub-fund of the pension fund is a card with all of its figures; people have the name above the office',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawRupal(): s.Drawn[] {
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
      await s.printHtml(html(of, form), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N250_rupal_2023-04', real), drawn('hostile_N250_navs_of_sub_funds_exchanged', entries)];
}
