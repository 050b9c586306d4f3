/** N248, Muslakh: a dark column of facts, tiles with the value above its label, and years right of the periods. */
import { closeSectors } from './n95-sectors.ts';
import { BREACH, EQUITIES, FUNDS } from './n248-funds.ts';
import { html } from './n248-page.ts';
import * as w from './n248-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Muslakh Select Equity Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'FY24 to date'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Inception'],
  ],
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: true,
  size: s.inMillions(0, 'Rs. ', ' mn'),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Where the assets are (% of total assets)',
  creditTitle: 'Credit quality of the assets (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  seriesMonths: 0,
  prices: ['units_outstanding'],
  size: s.inMillions(1, 'Rs. ', ' mn'),
  assetTitle: 'Where the assets of the sub-funds are (% of total assets)',
  allocationMonths: (month) => [{ month, label: null }],
};

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) =>
    [r.withLevies, r.levies, r.without].map((percent, i) => ({
      row_label_raw: r.period === 'MTD' ? w.MTD : w.YTD,
      fee_label_raw: w.RATIOS[i] ?? '',
      percent,
    })),
  );

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const [y = 0, m = 0, d = 0] = (r.rating_date ?? '').split('-').map(Number);
    return { ...r, line_raw: `${r.rating_raw} – ${r.rating_agency ?? ''}, ${dayOf([y, m, d])}` };
  });
  if (fund.abbr === 'MBIF') {
    entry.holdings_title_raw = 'Largest TFCs and Sukuk (% of total assets)';
    entry.non_compliant = [s.exposureOf(BREACH, entry)];
  }
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, EQUITIES);
    const current = dashed(w.MONTH);
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, current);
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
    if (figures === entry) continue;
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
    if (figures.holdings.length > 0)
      figures.holdings_title_raw = 'Largest holdings of MPF Equity (% of total assets of the sub-fund)';
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'January 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Jahanzeb Kasi', 'Chief Executive'],
    ['Palwasha Tareen, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Naimatullah Achakzai' : 'Gul Meena Panezai', 'Fund Manager'],
    ['Hidayat Barech', 'Head of Research'],
    ['Shazia Mandokhel, ACCA', 'Chief Risk Officer'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 11, 24]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The units lack their last three digits, as if they were thousands. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.units_outstanding, 'units');
  const printed = real.slice(0, -3);
  entry.units_outstanding = printed;
  entry.planted_fault = {
    kind: 'UNITS_WITHOUT_THEIR_LAST_THREE_DIGITS',
    false_values: [{ field: 'units_outstanding', printed, real }],
    true_values: 'NAV, sale price, net assets and all other facts',
    must_not_serve: 'the units in issue of this fund',
    how_it_can_be_seen: 'NAV times units is a thousandth of the net assets on the same page',
  };
}

const QUIRKS = [
  'four tiles at the top print the value above its small label: NAV with its day, sale price, net assets, units',
  'facts and the committee are a dark column at the left, each label above its value',
  'periods and fiscal years are one table under two heads; returns have no sign of percent',
  'months are columns with the newest first',
  'assets have a bar between the class and the figures of two months; ratings are heads above one row of shares',
  'holdings have a number, a name, a rating or sector, and a weight',
  'expense ratios have the month and the year as rows; those of sub-funds have them as heads over the same columns',
  'the sub-funds of the pension fund are rows of prices, returns and ratios and columns of assets',
  'the footer begins with the number of the page',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawMuslakh(): s.Drawn[] {
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
  return [drawn('N248_muslakh_2024-01', real), drawn('hostile_N248_units_in_thousands', entries)];
}
