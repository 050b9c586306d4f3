/** N223, Sohawa: the report of a small AMC from a word processor, with two funds on a page and lying tables. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n223-funds.ts';
import { html, NOTE } from './n223-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sohawa Investments Limited';
const MONTH = { year: 2021, month: 11 };
const FIRST = { year: 2019, month: 7 };

const form = s.formWith({
  periods: [
    ['MTD', 'Nov-21'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: s.monthIndex(MONTH) - s.monthIndex(FIRST) + 1,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets (% of total assets)',
  creditTitle: 'Credit rating (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = {
  ...form,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding'],
  holdingsTitle: 'Largest holdings of the Equity Sub-Fund (% of its total assets)',
};

/** FY 2020-21 */
const yearLabel = (end: string): string => `FY 20${Number(end) - 1}-${end}`;

function feesOf(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee('TER, month', month.withLevies),
    s.fee('TER, year to date', year.withLevies),
    s.fee('Levies, year to date', year.levies),
  ];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = '2021-11-30';
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Equities');
    figures.fees = feesOf(part);
    figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
    figures.historical_returns = s
      .yearRows(part, MONTH, { count: 2, benchmark: 'Benchmark', label: yearLabel })
      .filter((r) => r.series_raw === part.line);
    figures.allocations = figures.allocations.filter(
      (r) => r.allocation_type === 'ASSET_ALLOCATION' || r.period_label === s.dashed(MONTH),
    );
    if (fund.subs !== undefined) {
      for (const row of figures.reported_returns) row.benchmark_return_percent = null;
      continue;
    }
    Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  }
  entry.footnotes_raw = [NOTE];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2021',
  footerOf: (page) => `Sohawa Investments Limited, Monthly Report, November 2021, page ${page}`,
  committeeOf: (fund) => [
    ['Raja Tanveer Domeli', 'Chief Executive'],
    ['Shaista Kayani, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Adeel Gakhar', 'Fund Manager'] : ['Mehreen Jalap, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3', 'VIS', [2021, 9, 13]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Two funds share a page. */
const entriesOf = (funds: readonly s.Fund[], firstPage: number): s.Entry[] =>
  s
    .entriesOf(HOUSE)(funds, firstPage)
    .map((entry, i) => {
      const page = firstPage + Math.floor(i / 2);
      return { ...entry, page_number: page, page_numbers: [page], page_footer_raw: HOUSE.footerOf(page) };
    });

const QUIRKS = [
  'two funds stand on a page, one below the other, each under a number and its name; the footer is that of the page',
  'net assets, units and prices are in a sentence that begins the words of the manager',
  'facts are label, colon and value with a tab; people and expense ratios are among them',
  'asset classes, ratings and sectors are columns, and months are rows of the tables of shares',
  'months are a square of fiscal years and months of the fund alone; its last column has the year',
  'holdings run on in a paragraph with numbers; these are in the order of their weights',
  'sub-funds are rows of the tables of prices, returns and months; each has two rows of shares',
  'a message to investors is in front, with a table of prices and returns of all funds',
];

/** The report, whose first page is a message to investors. */
export const drawSohawa = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N223_sohawa_2021-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
