/** N151, Jacobabad: no pages of funds; each table has one kind of fact, and the funds are its rows. */
import { closeSectors } from './n95-sectors.ts';
import { drawShared } from './n149-issue.ts';
import { FUNDS, PLAN_ENDS } from './n151-funds.ts';
import { html } from './n151-page.ts';
import * as s from './shared15.ts';

const AMC = 'Jacobabad Funds Management Limited';
const MONTH = { year: 2021, month: 10 };
const FALSE_FUND = 'Jacobabad Stock Fund';

/** 14-Dec-20 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation',
  creditTitle: 'Credit Quality',
  sectorTitle: 'Sector Allocation',
  holdingsTitle: 'Top Holdings',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  JIIF: [
    { name: 'Garhi Khairo Sugar Sukuk-I', type: 'Non-performing Sukuk', cost: 48.25, provided: 48.25 },
    { name: 'Khirthar Power Sukuk', type: 'Exposure above 5% of net assets', cost: 176.8, provided: 0 },
  ],
};

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [
    'Returns of money market, income, capital protected and debt portfolios are annualised up to one year; other returns up to one year ' +
      'are absolute. 3Y, 5Y and (for funds older than one year) Since Inception are CAGR. Offer price includes the front-end load.',
  ];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    const [month, year] = s.ratioPair(part, MONTH);
    closeSectors(figures, 'Equities');
    figures.fees = [
      s.fee('TER MTD', month.withLevies),
      s.fee('TER YTD', year.withLevies),
      s.fee('Govt. Levies YTD', year.levies),
    ];
    figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    s.peersIn(figures, fund.subs === undefined && fund.abbr !== 'JCPP-I' ? s.periods(figures) : []);
  }
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.abbr === 'JCPP-I')
    Object.assign(entry, { maturity_date: s.iso(PLAN_ENDS), maturity_date_raw: dayText(PLAN_ENDS) });
}

const PAGES = [1, 2, 3, 4, 5];

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2021',
  footerOf: (page) => `FMR October 2021 | Page ${page} of ${PAGES.length}`,
  committeeOf: () => [
    ['Mir Sohrab Jakhrani', 'CEO'],
    ['Humera Buledi, CFA', 'CIO'],
    ['Abdul Sattar Khoso', 'Fund Manager, Fixed Income'],
    ['Asma Jamali, CFA', 'Fund Manager, Equities'],
    ['Naveed Domki', 'Head of Risk'],
  ],
  amcRating: ['AM3+', 'VIS', [2021, 6, 30]],
  formOf: () => form,
  finish,
};

/** All funds are on all pages. */
const entriesOf: s.Issue['entriesOf'] = (funds) =>
  s
    .entriesOf(HOUSE)(funds, 1)
    .map((entry) => Object.assign(entry, { page_number: 1, page_numbers: PAGES, page_footer_raw: HOUSE.footerOf(1) }));

/** The return of the fiscal year is 17 points too high; the months of July to October are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FYTD'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 17).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'YEAR_RETURN_CONTRADICTS_MONTHS',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the monthly returns and all other facts',
    must_not_serve: 'the fund’s return of the fiscal year to date',
    how_it_can_be_seen: `the months from July to October compound to ${real}%`,
  };
}

const QUIRKS = [
  'no fund has a page of its own: each table has one kind of fact with a row for each fund, and sub-funds are rows like funds',
  'returns have three rows for each fund: its own, its benchmark and its peers; months and fiscal years have two',
  'classes of assets, ratings and sectors are columns; a dash means that the fund does not have the class',
  'holdings are ranks with two columns for each fund; objectives and comments are rows of a table',
];

/** The report, and the same with a planted fault. */
export const drawJacobabad = (): s.Drawn[] =>
  drawShared({
    file: 'N151_jacobabad_2021-10',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path) => s.printDistilled(html(entries, FUNDS), path),
    fault: { file: 'hostile_N151_year_return', fund: FALSE_FUND, funds: FUNDS, falsify },
  });
