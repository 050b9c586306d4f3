/** N153, Astore: titles are turned at the left edge, key figures are a band, and all tables end with their labels. */
import { closeSectors } from './n95-sectors.ts';
import { drawShared } from './n149-issue.ts';
import { FUNDS } from './n153-funds.ts';
import { html } from './n153-page.ts';
import * as s from './shared15.ts';

const AMC = 'Astore Halal Investments Limited';
const MONTH = { year: 2020, month: 12 };
const FALSE_FUND = 'Astore Sovereign Sukuk Fund';

const footerOf = (page: number): string => `Astore Halal Investments Limited · FMR December 2020 · ${page}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['FYTD', 'FYTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality',
  sectorTitle: 'Sector Allocation',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings',
  day: s.dayFirstMonth,
});

/** What funds of funds hold is a part of a second, larger size. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const all = Number(entry.fund_size_pkr) / 1e6 + Number(s.fofOf(fund, MONTH));
  entry.fund_size_label_raw = 'Net Assets excl. Fund of Funds (PKR mn)';
  Object.assign(entry, { fund_size_including_fof_pkr: s.rupees(all.toFixed(0), 6), amount_invested_by_fof_pkr: null });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  const isRate = fund.model.kind === 'rate';
  entry.footnotes_raw = [
    isRate
      ? 'Returns up to 365 Days are simple annualized; returns of longer periods are compounded (CAGR).'
      : 'Returns up to 365 Days are absolute; returns of longer periods are compounded (CAGR).',
  ];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Equities');
    figures.fees = [
      ...s.ratioRows(part, MONTH, 'TER with Levies', 'withLevies'),
      ...s.ratioRows(part, MONTH, 'TER without Levies', 'without'),
    ];
    if (figures === entry) continue;
    const { launch } = part.model;
    Object.assign(figures, { launch_date: s.iso(launch), launch_date_raw: s.dayFirstMonth(launch) });
    figures.monthly_returns = [];
    s.peersIn(figures, []);
  }
  if (fund.subs === undefined)
    entry.historical_returns = s.yearRows(s.partOf(entry, FUNDS), MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
  setHeld(entry, fund);
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2020',
  footerOf,
  committeeOf: (fund) => [
    ['Syed Mehdi Shah', 'CEO'],
    ['Gul Bano, CFA', 'CIO'],
    [fund.model.kind === 'rate' ? 'Wazir Farman Ali' : 'Rozi Khan Shin', 'Fund Manager'],
    ['Nilofar Gul', 'Head of Research'],
    ['Mufti Abdul Karim', 'Shariah Advisor'],
  ],
  amcRating: ['AM3++', 'VIS', [2020, 12, 24]],
  formOf: () => form,
  finish,
};

/** Two digits of the price are in the wrong order. */
function falsify(entry: s.Entry): void {
  const digits = s.only(entry.nav_per_unit, 'price');
  const printed = `${digits[1] ?? ''}${digits[0] ?? ''}${digits.slice(2)}`;
  s.falsifyNavs(entry, 'NAV_CONTRADICTS_SIZE_AND_UNITS', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'the name of the fund and the month are turned by 90 degrees in a strip at the left edge, and nowhere else but in the list of the cover',
  'key figures are a band across the page, each with its label under it',
  'all tables and the facts have their labels in the last column at the right end; the columns run from peers to the fund',
  'the plans of the fund of funds are columns, and their labels are at the right end too',
];

/** The report, and the page of one fund with a planted fault. */
export const drawAstore = (): s.Drawn[] =>
  drawShared({
    file: 'N153_astore_2020-12',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    fault: {
      file: 'hostile_N153_nav_digits',
      fund: FALSE_FUND,
      funds: FUNDS.filter((f) => f.name === FALSE_FUND),
      falsify,
    },
  });
