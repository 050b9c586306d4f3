/** N123, Shorkot: landscape pages in three columns; classes, ratings and sectors are bars with labels. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n123-funds.ts';
import { html } from './n123-page.ts';
import * as s from './shared15.ts';

const AMC = 'Shorkot Asset Management Company Limited';
const MONTH = { year: 2025, month: 11 };
const FALSE_FUND = 'Shorkot Stock Opportunities Fund';
const MATURITY: s.Day = [2026, 6, 30];

/** Nov 2025 */
const column = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Nov-25'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['FYTD', 'FYTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years#'],
    ['5Y', '5 Years#'],
    ['SI', 'Since Inception#'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2, 'PKR ', ' mn'),
  sizeLabel: 'Net Assets',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const WELFARE = '* Annualized; includes government levies, i.e. the SECP fee and Punjab sales tax.';

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2025',
  footerOf: (page) => `Shorkot Asset Management Company Limited | Fund Manager Report | ${page}`,
  committeeOf: (fund) => [
    ['Nawab Haider Sial', 'Chief Executive Officer'],
    ['Maryam Bharwana, CFA', 'Chief Investment Officer'],
    ['Usman Janjua', 'Head of Equities'],
    ['Khurram Baloch, CFA', 'Head of Fixed Income'],
    ['Sidra Naul, FRM', 'Head of Risk'],
    [fund.model.kind === 'rate' ? 'Talha Kathia' : 'Hina Syed', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'VIS', [2025, 8, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const basis = fund.model.kind === 'rate' ? 'annualized on a simple basis' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [WELFARE, `# Compound annual growth rate. All other returns are ${basis}.`];
    if (fund.abbr === 'SFRP-IV') {
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: s.dayFirstMonth(MATURITY) });
      entry.footnotes_raw = [WELFARE, `# The Plan is younger than a year: all returns are ${basis}.`];
    }
    closeSectors(entry, 'Equity Securities');
    s.withoutPast(entry, s.only(s.otherType(entry), 'second table'), column(MONTH));
    s.setRatios(entry, fund, MONTH, ['Expense Ratio (MTD)*', 'Expense Ratio (FYTD)*']);
    entry.fees.push(
      ...s.ratioPair(part, MONTH).map((r, i) => s.fee(`Govt. Levies (${i === 0 ? 'MTD' : 'FYTD'})`, r.levies)),
    );
    entry.historical_returns = s
      .yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
      .toSorted((a, b) => a.period_label_raw.localeCompare(b.period_label_raw));
    if (fund.abbr === 'SAIF')
      entry.non_compliant = [
        s.exposureOf({ name: 'Uch Chemicals Limited', type: 'TFC', cost: 42.5, provided: 42.5 }, entry),
        s.exposureOf({ name: 'Massan Spinning Limited', type: 'Sukuk', cost: 28.75, provided: 21.5 }, entry),
      ];
  },
};

/** The offer price, which has the load on top of the price, falls below it. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.offer_price, 'offer price');
  const nav = Number(s.only(entry.nav_per_unit, 'price'));
  const printed = (nav - (Number(real) - nav)).toFixed(4);
  entry.offer_price = printed;
  entry.planted_fault = {
    kind: 'OFFER_PRICE_BELOW_THE_PRICE',
    false_values: [{ field: 'offer_price', printed, real }],
    true_values: 'the NAV per unit, the redemption price and all other facts',
    must_not_serve: 'the offer price',
    how_it_can_be_seen: `with a front-end load of 3.00% buyers pay ${real}, never less than the NAV of ${nav.toFixed(4)}`,
  };
}

const QUIRKS = [
  'landscape: facts, then text and returns, then the portfolio in three columns; twelve months in a strip below',
  'asset classes are pairs of bars of two months with labels at their ends; ratings and sectors are single bars',
  'NAV, offer and redemption price in a box; fund, benchmark and peers are rows of the returns, `#` marks what is compounded',
  'a plan of fixed return that is younger than a year; a table of investments in default',
];

export const drawShorkot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N123_shorkot_2025-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N123_offer_below_nav', fund: FALSE_FUND, falsify },
  });
