/** N263, Chorhoi: a monitor with limits before the figures, units in a column, and months as fractions. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, MATURITY, SHARES } from './n263-funds.ts';
import { html } from './n263-page.ts';
import * as w from './n263-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Chorhoi Islamic Equity Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'Year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  benchmarkSeries: w.BENCHMARK,
  newestFirst: false,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Assets, share of total assets',
  creditTitle: 'Credit quality, share of total assets',
  sectorTitle: 'Sectors, share of total assets',
  allocationMonths: (m) => [
    { month: m, label: w.NOW },
    { month: s.before(m), label: w.THEN },
  ],
  holdingsTitle: 'Largest investments, share of total assets',
  day: s.longDay,
});

const ofPlans: s.Form = {
  ...form,
  prices: ['units_outstanding'],
  allocationMonths: (month) => [{ month, label: w.NOW }],
};

function finishPart(part: s.Part, isFund: boolean): void {
  const [month, year] = s.ratioPair(part, w.MONTH);
  const { figures } = part;
  closeSectors(figures, SHARES);
  if (!isFund) {
    figures.fees = [s.fee(w.PLAN_TERS[0], month.withLevies), s.fee(w.PLAN_TERS[1], year.withLevies)];
    return;
  }
  const ratios = [month.withLevies, year.withLevies, month.levies, year.levies];
  figures.fees = w.TERS.map((label, i) => s.fee(label, ratios[i] ?? ''));
  figures.historical_returns = s.yearRows(part, w.MONTH, {
    count: 4,
    benchmark: w.BENCHMARK,
    label: (y) => `FY 20${y}`,
  });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}, ${day})` };
  });
  const [maturity, printed] = MATURITY[fund.abbr] ?? [];
  if (maturity !== undefined) {
    entry.maturity_date = maturity;
    entry.maturity_date_raw = printed ?? null;
  }
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  for (const part of s.partsOf(entry, fund)) finishPart(part, part.figures === entry);
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'April 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Raja Ikhlaq Khan', 'Chief Executive Officer'],
    ['Naila Mahmood, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Waheed Chaudhry' : 'Saira Kiani', 'Fund Manager'],
    ['Tasawar Hussain, ACCA', 'Head of Compliance'],
  ],
  amcRating: ['AM2+', 'VIS', [2024, 12, 31]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish,
};

/** The unit of the net assets is billions in place of millions. */
function falsify(entry: s.Entry): void {
  const raw = s.only(entry.fund_size_raw, 'size');
  const real_pkr = entry.fund_size_pkr;
  entry.fund_size_pkr = s.rupees(raw, 9);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed: raw, under: 'Unit: Rs. bn', real_pkr }],
    true_values: 'all other facts, incl. the NAV per unit and the units outstanding',
    must_not_serve: 'fund_size_pkr a thousand times too large',
    how_it_can_be_seen: 'NAV times units outstanding in the same band is a thousandth; all other funds are in Rs. mn',
  };
}

const QUIRKS = [
  'terms have the value first, at its right border, and the label behind it',
  'one monitor has size, prices, expenses, risk, assets, ratings or sectors, and investments in bands under one head',
  'the unit is in a column of its own; the limit is before the figure of this month, and the month before is after it',
  'limits are numbers such as `max. 30.0` or `0.0 to 70.0`, and are no facts of the report; the last column has Yes or a dash',
  'the benchmark is to the left of the fund; a column has the margin; financial years are the last rows of periods',
  'months are fractions: the fund above the stroke, the benchmark below it, as the first cell says',
  'the sector or the rating of an investment is in small type behind its name',
  'plans have pairs of columns: limit and actual, benchmark and plan',
  'a mathematical minus; a long dash for what is not known',
  'the net assets of one fund have the unit Rs. bn in place of Rs. mn (planted fault)',
];

/** The report; the page of one fund has a planted fault. */
export function drawChorhoi(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N263_chorhoi_2025-04',
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
