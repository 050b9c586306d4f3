/** N136, Khanewal: facts grouped by merged cells, two tables of thirteen months and of periods, shares with bars. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n136-funds.ts';
import { html } from './n136-page.ts';
import * as s from './shared15.ts';

const AMC = 'Khanewal Investments Limited';
const MONTH = { year: 2024, month: 2 };
const FALSE_FUND = 'Khanewal Income Opportunities Fund';

/** 16/Apr/2012 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${s.shortMonth({ year, month })}/${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'February 2024'],
    ['FYTD', 'Year to Date'],
    ['6M', 'Last 6 months'],
    ['1Y', 'Last 1 year'],
    ['3Y', 'Last 3 years'],
    ['5Y', 'Last 5 years'],
    ['SI', 'Since inception'],
  ],
  peers: true,
  seriesMonths: 13,
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  benchmarkSeries: 'BM',
  size: s.inMillions(1, 'Rs.', ' million'),
  sizeLabel: 'Net assets',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality of assets (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Top ten holdings (% of total assets)',
  day: dayText,
});

/** The total of the year and its part of levies, and the selling expenses. */
function expenses(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee('Total expense ratio (YTD)', year.withLevies),
    s.fee('Government levies (YTD)', year.levies),
    s.fee('Total expense ratio (Feb)', month.withLevies),
    s.fee('Government levies (Feb)', month.levies),
  ];
}

/** Plans have their own launch dates; their tables are of the month only. */
function setPlans(entry: s.Entry, fund: s.Fund): void {
  Object.assign(entry, { launch_date: null, launch_date_raw: null });
  for (const { figures, model } of s.partsOf(entry, fund)) {
    figures.monthly_returns = [];
    delete figures.offer_price;
    delete figures.repurchase_price;
    s.peersIn(figures, []);
    s.withoutPast(figures, 'ASSET_ALLOCATION', 'February 2024');
    Object.assign(figures, { launch_date: s.iso(model.launch), launch_date_raw: dayText(model.launch) });
  }
}

/** The size with what funds of funds hold is printed in addition to the size without it. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const all = (Number(entry.fund_size_pkr) / 1e6 + Number(s.fofOf(fund, MONTH))).toFixed(1);
  Object.assign(entry, { fund_size_including_fof_pkr: s.rupees(all, 6), amount_invested_by_fof_pkr: null });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2024',
  footerOf: (page) => `Monthly Report February 2024 / ${page}`,
  committeeOf: (fund) => [
    ['Rana Shahid Sial', 'CEO'],
    ['Nida Daultana, CFA', 'CIO'],
    [fund.model.kind === 'rate' ? 'Ahsan Hiraj' : 'Maria Gardezi, CFA', 'Fund Manager'],
    ['Zubair Qureshi', 'Head of Research'],
    ['Hamid Traggar, FCA', 'CFO'],
  ],
  amcRating: ['AM2+', 'VIS', [2023, 11, 3]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised on a simple basis' : 'absolute';
    Object.assign(entry, { nav_date: s.iso(s.lastDay(MONTH)) });
    entry.footnotes_raw = [
      `Returns of periods up to one year are ${basis}, longer periods are compounded annually. Returns are net of expenses.`,
    ];
    for (const part of s.partsOf(entry, fund)) part.figures.fees = expenses(part);
    if (fund.subs !== undefined) return setPlans(entry, fund);
    closeSectors(entry, 'Stocks / Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, 'February 2024');
    if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw = 'Holdings of TFCs and Sukuk (% of total assets)';
    if (fund.abbr === 'KISF') entry.holdings_title_raw = 'Holdings of Sukuk (% of total assets)';
    if (fund.abbr === 'KITF') s.peersIn(entry, []);
    setHeld(entry, fund);
    return undefined;
  },
};

/** With the holdings of funds of funds the fund is smaller than without them. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_including_fof_pkr, 'size');
  const raw = (Number(entry.fund_size_pkr) / 1e6 - 412).toFixed(1);
  const printed = s.rupees(raw, 6);
  entry.fund_size_including_fof_pkr = printed;
  entry.planted_fault = {
    kind: 'SIZE_INCLUDING_FOF_IS_LESS',
    false_values: [
      { field: 'fund_size_including_fof_pkr', printed: s.grouped(Number(raw), 1), printed_pkr: printed, real },
    ],
    true_values: 'net assets, prices and all other facts',
    must_not_serve: 'the size including funds of funds',
    how_it_can_be_seen: 'the net assets in the row above are larger, although they leave out what funds of funds hold',
  };
}

const QUIRKS = [
  'facts are a grid whose first column has merged cells that name the group; prices are a row with their labels above',
  'thirteen months and the periods are two tables beside the facts, with fund, benchmark and peers as columns',
  'the asset allocation has the month before first, with bars at the right; sizes with funds of funds are a row of their own',
  'plans are columns of one table for all their figures; the committee is one line; a table of all funds is on page 1',
];

/** The report, and the page with the planted fault. */
export const drawKhanewal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N136_khanewal_2024-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N136_size_with_fof', fund: FALSE_FUND, falsify },
  });
