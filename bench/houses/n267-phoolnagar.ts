/** N267, Phoolnagar: landscape pages with facts under heads of two levels across the top, and panels below them. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n267-funds.ts';
import { html } from './n267-page.ts';
import * as w from './n267-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Phoolnagar Growth Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: w.BENCHMARK,
  newestFirst: true,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets, % of net assets',
  creditTitle: 'Credit quality, % of net assets',
  sectorTitle: 'Sectors, % of net assets',
  allocationMonths: (m) => [
    { month: m, label: w.NOW },
    { month: s.before(m), label: w.THEN },
  ],
  holdingsTitle: 'Largest holdings, % of net assets',
  day: dayOf,
});

const ofPlans: s.Form = { ...form, prices: ['units_outstanding'], newestFirst: false };

function finishPart(part: s.Part, isFund: boolean): void {
  const [month, year] = s.ratioPair(part, w.MONTH);
  const { figures } = part;
  const ratios = [month.withLevies, year.withLevies, ...(isFund ? [month.levies, year.levies] : [])];
  figures.fees = ratios.map((percent, i) => s.fee(w.TERS[i] ?? '', percent));
  if (!isFund) {
    figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
    return;
  }
  closeSectors(figures, SHARES);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, w.NOW);
  figures.historical_returns = s.yearRows(part, w.MONTH, {
    count: 3,
    benchmark: w.BENCHMARK,
    label: (y) => `FY 20${y}`,
  });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw}, ${r.rating_agency ?? ''}, ${day}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  for (const part of s.partsOf(entry, fund)) finishPart(part, part.figures === entry);
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'November 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Mian Asad Dogar', 'Chief Executive Officer'],
    ['Rabia Bhatti, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Usman Meo' : 'Hira Sandhu, CFA', 'Fund Manager'],
    ['Kashif Joyia, ACA', 'Chief Financial Officer'],
    ['Nimra Wattoo', 'Head of Compliance'],
  ],
  amcRating: ['AM2', 'VIS', [2024, 6, 28]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish,
};

/** The first digit of the price is one too large, which puts it above its highest value of the year. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = `${Number(real.charAt(0)) + 1}${real.slice(1)}`;
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_OUTSIDE_ITS_RANGE_OF_THE_YEAR',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'all other facts, incl. the redemption and offer prices, net assets and units outstanding',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen:
      'the 12-month high of the NAV in the same panel is less than the NAV, and so are the offer and redemption ' +
      'prices; NAV times units outstanding is not the net assets',
  };
}

const QUIRKS = [
  'pages are landscape; facts are two strips across the top, with names of groups over labels over values',
  'one panel has prices, size, units, ratios and measures in bands, and each band names the unit of its rows',
  'ratios have their period in their labels; levies are a part of the ratio; the month before is the second column',
  'the highest and the lowest price of twelve months are printed and are not facts of the report',
  'returns are in bands that say how they are calculated; financial years are the last band; the last column is a margin',
  'asset classes have the month, the month before and the shift; other classes have the month only, two on each line',
  'offices are heads over the names of the committee, at the bottom of the page',
  'the fund of funds has plans as rows, each with a row of its benchmark below it, under spanning heads with the units',
  'negative figures have a minus, provisions have brackets, n/a is for what is not known, and margins have a plus',
  'the NAV of one fund is above its highest value of the year (planted fault)',
];

/** The report; the equity fund has a planted fault. */
export function drawPhoolnagar(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N267_phoolnagar_2024-11',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, form), path);
        await s.fixDates(path);
      },
    },
  ];
}
