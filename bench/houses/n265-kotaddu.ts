/** N265, Kot Addu: landscape pages with sentences of figures, terms that share a label, and months below figures. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, SHARES } from './n265-funds.ts';
import { html } from './n265-page.ts';
import * as w from './n265-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Kot Addu Regular Income Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: `Asset allocation in ${w.NOW} (from ${w.THEN}), % of total assets`,
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) => [
    { month: m, label: w.NOW },
    { month: s.before(m), label: w.THEN },
  ],
  holdingsTitle: 'Largest holdings, % of total assets',
  day: s.longDay,
});

const ofPlans: s.Form = {
  ...form,
  sizeLabel: w.PLAN_SIZE,
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation, % of total assets',
  allocationMonths: (month) => [{ month, label: null }],
};

const feesOf = (part: s.Part, isFund: boolean): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const of = (label: string, percent: string): s.Fee => ({
      row_label_raw: w.PERIODS[r.period],
      fee_label_raw: label,
      percent,
    });
    return isFund ? [of(w.TER, r.withLevies), of(w.LEVIES, r.levies)] : [of(w.PLAN_TER, r.withLevies)];
  });

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} of ${day}` };
  });
  closeSectors(entry, SHARES);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, w.NOW);
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    const isFund = figures === entry;
    figures.fees = feesOf(part, isFund);
    if (isFund)
      entry.historical_returns = s.yearRows(part, w.MONTH, {
        count: 3,
        benchmark: w.BENCHMARK,
        label: (y) => `FY${y}`,
      });
    else figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'March 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    [fund.model.kind === 'rate' ? 'Saima Gurmani' : 'Adnan Dasti, CFA', 'Fund Manager'],
    ['Nosheen Hinjra, CFA', 'Chief Investment Officer'],
    ['Tariq Mashori', 'Chief Executive Officer'],
  ],
  amcRating: ['AM3++', 'PACRA', [2024, 11, 29]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish,
};

/** The net assets have the word billion in place of million. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const real_pkr = entry.fund_size_pkr;
  const printed = real.replace('million', 'billion');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(/[\d,]+\.\d/.exec(real)?.[0] ?? '', 9);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, real, real_pkr }],
    true_values: 'all other facts, incl. the NAV per unit and the units outstanding',
    must_not_serve: 'fund_size_pkr a thousand times too large',
    how_it_can_be_seen:
      'NAV times units in the same sentence is a thousandth, and the net assets of the month before are in millions',
  };
}

const QUIRKS = [
  'NAV, net assets, units and prices are in two sentences; the net assets of the month before are in them too',
  'expense ratios and levies are two sentences, each with a figure of the month and one of the year to date',
  'terms share a label: an amount to begin and one to add, a load on entry and one on exit, days until a time',
  'returns have periods as rows; a last column has what Rs. 10,000 became, which is no return',
  'months and fiscal years are one strip of columns whose names are below the figures, under bars without labels',
  'the title of the assets names both months; the share of the month before is a phrase behind a bar: from 51.0%',
  'credit quality and sectors are pairs in running text; the sector of a holding is in small type behind its name',
  'plans have a row each and a row of their benchmark, without the name of the plan',
  'comments name yields, shares of funds, and amounts that are no facts; the AMC has its own rating',
  'a mathematical minus; a fund that is younger than a period has no row of it',
  'the net assets of one fund have the word billion in place of million (planted fault)',
];

/** The report; the page of one fund has a planted fault. */
export function drawKotAddu(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N265_kotaddu_2025-03',
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
