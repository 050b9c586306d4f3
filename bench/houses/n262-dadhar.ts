/** N262, Dadhar: a page for each fund, facts with labels of two levels, and a record of months with all that changes. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, MATURITY, SHARES } from './n262-funds.ts';
import { html } from './n262-page.ts';
import * as w from './n262-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Dadhar Stock Fund';

const dayOf = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'May-24'],
    ['3M', '3M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  benchmarkSeries: w.BENCHMARK,
  newestFirst: true,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: w.ASSETS,
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) =>
    Array.from({ length: 12 }, (_, i) => s.before(m, i)).map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  prices: ['units_outstanding'],
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: 'Top holdings of the Equity Sub-Fund (% of total assets)',
};

const feesOf = (part: s.Part, isFund: boolean): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const of = (label: string, percent: string): s.Fee => ({ row_label_raw: r.period, fee_label_raw: label, percent });
    return isFund ? [of(w.TER, r.withLevies), of(w.LEVIES, r.levies)] : [of(w.TER, r.withLevies)];
  });

/** Months before the launch of a young fund have no row. */
function finishFund(entry: s.Entry, part: s.Part): void {
  const current = s.dashed(w.MONTH);
  const months = new Set(s.labelsOf(entry.monthly_returns));
  entry.allocations = entry.allocations.filter((r) => months.has(r.period_label ?? ''));
  closeSectors(entry, SHARES);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, current);
  entry.fees = feesOf(part, true);
  entry.historical_returns = s.yearRows(part, w.MONTH, { count: 3, benchmark: w.BENCHMARK, label: (y) => `FY${y}` });
}

/** What the fund of funds holds of the one fund in each category is the share of the category. */
function alignHeld(entry: s.Entry, fund: s.Fund): void {
  const shares = s.ofMonth(entry, 'ASSET_ALLOCATION', s.dashed(w.MONTH));
  const held = entry.holdings.map((h) => {
    const category = s.noteOf(fund, h.name_raw);
    const own = shares.find((r) => r.label_raw === `${category} funds`);
    return { ...h, percent: Number(s.only(own, 'category').percent).toFixed(2) };
  });
  entry.holdings = held
    .toSorted((a, b) => Number(b.percent) - Number(a.percent))
    .map((h, i) => ({ ...h, rank: i + 1 }));
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''}, ${day}` };
  });
  const [maturity, printed] = MATURITY[fund.abbr] ?? [];
  if (maturity !== undefined) {
    entry.maturity_date = maturity;
    entry.maturity_date_raw = printed ?? null;
  }
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  s.peersIn(entry, fund.abbr === 'DCPF' || fund.abbr === 'DMAF' ? [] : ['May-24', 'FYTD', '1Y']);
  if (fund.abbr === 'DMAF') alignHeld(entry, fund);
  for (const part of s.partsOf(entry, fund)) {
    if (part.figures === entry) finishFund(entry, part);
    else {
      s.withoutBenchmark(part.figures, part.line);
      part.figures.fees = feesOf(part, false);
    }
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'May 2024',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Mehrab Kurd', 'Chief Executive Officer'],
    ['Zainab Dehwar, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Sohail Bangulzai' : 'Farid Satakzai, CFA', 'Fund Manager'],
    ['Ayesha Sumalani', 'Head of Research'],
    ['Nadir Shahwani, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 12, 22]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The first two digits of the price are in the wrong order; the record of months has the true price. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = `${real.charAt(1)}${real.charAt(0)}${real.slice(2)}`;
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_OUTSIDE_ITS_PRICE_HISTORY',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'all other facts, incl. the redemption price, net assets and units outstanding',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen:
      'the record of months on the same page has another NAV for May-24 and none near the false one; NAV times units ' +
      'outstanding is not the net assets',
  };
}

const QUIRKS = [
  'facts have labels of two levels: a label over several rows, each with a label of its own; other labels are one cell',
  'a record of months has NAV, net assets, return, benchmark and all asset classes of twelve months in one table',
  'prices and net assets of earlier months are in the record, and are no facts of this report',
  'heads of the record span columns and have the unit; the cells have no sign of percent',
  'periods and fiscal years are columns of one table; peers are the third row with N/A where they are not known',
  'negative figures are in brackets; a young fund has fewer months and no fiscal years',
  'the pension fund has sub-funds as columns with bands for ratios and returns; its record has a price and a return each',
  'the NAV of one fund has its first digits exchanged (planted fault)',
];

/** A report's rows of an asset class have the month and the one before: earlier ones are printed and no facts of it. */
function withoutEarlier(entry: s.Entry): s.Entry {
  const months = new Set<string | null>([null, s.dashed(w.MONTH), s.dashed(s.before(w.MONTH, 1))]);
  return { ...entry, allocations: entry.allocations.filter(({ period_label }) => months.has(period_label)) };
}

/** The report; the page of one fund has a planted fault. */
export function drawDadhar(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const page = html(entries);
  return [
    {
      file: 'N262_dadhar_2024-05',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries: entries.map(withoutEarlier),
      write: async (path) => {
        await s.printHtml(page, path);
        await s.fixDates(path);
      },
    },
  ];
}
