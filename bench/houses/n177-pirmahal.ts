/** N177, Pirmahal: two funds on a page with the labels between them, one fund on two pages, headlines with name and month. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS, MONTH, SPREAD, TWINS } from './n177-funds.ts';
import { html } from './n177-page.ts';
import * as s from './shared15.ts';

const AMC = 'Pirmahal Investments Limited';
const FALSE_FUND = 'Pirmahal Income Fund';

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', '1 month'],
      ['3M', '3 months'],
      ['6M', '6 months'],
      ['FYTD', 'Fiscal year to date'],
      ['1Y', '12 months'],
      ['3Y', '3 years*'],
      ['5Y', '5 years*'],
      ['SI', 'Since launch*'],
    ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
    sizeLabel: 'Net assets',
    prices: isFund ? ['offer_price', 'repurchase_price'] : [],
    assetTitle: 'Asset classes',
    creditTitle: 'Credit ratings',
    sectorTitle: 'Sectors',
    allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
    holdingsTitle: 'Largest holdings',
    day: s.longDay,
  });

const UNITS: Readonly<Record<string, string>> = { 'average maturity': 'years', 'yield to maturity': 'percent' };

const isTwin = (fund: s.Fund): boolean => TWINS.some((pair) => pair.includes(fund.abbr));

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Listed shares');
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  if (fund.abbr === SPREAD) {
    figures.fees = s.ratiosOf(part, MONTH).map((r) => ({
      row_label_raw: r.period === 'MTD' ? 'month' : 'year to date',
      fee_label_raw: 'total expense ratio',
      percent: r.withLevies,
    }));
    figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value} ${UNITS[m.label_raw] ?? ''}` }));
    figures.fund_size_raw = `Rs. ${figures.fund_size_raw} million`;
    figures.fund_size_label_raw = 'net assets';
    figures.historical_returns = s.yearRows(part, MONTH, {
      count: 6,
      benchmark: 'Benchmark',
      label: (y) => `FY 20${y}`,
    });
    return;
  }
  s.withoutPast(figures, 'ASSET_ALLOCATION', s.dashed(MONTH));
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [
    s.fee('Total expense ratio, month', month.withLevies),
    s.fee('Total expense ratio, year to date', year.withLevies),
  ];
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  if (figures.holdings.length > 0) figures.holdings_title_raw = `Largest holdings of the ${part.line}`;
}

/** Both funds of a pair have the same notes. */
function notesOf(fund: s.Fund): string[] {
  const levies = 'Levies are Sindh sales tax on the management fee and the fee of the SECP; the ratios include them.';
  if (fund.subs !== undefined)
    return [
      '* A year, compounded. Shorter periods are absolute for the Equity Sub-Fund and annualised for the others.',
      levies,
    ];
  const kind = fund.model.kind === 'rate' ? 'annualised' : 'absolute';
  return [`* A year, compounded. Returns of shorter periods are ${kind}, with dividends reinvested.`, levies];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2022',
  footerOf: (page) => `Pirmahal Investments Limited   ·   The month in figures   ·   ${page}`,
  committeeOf: (fund) => [
    fund.model.kind === 'rate' ? ['Sidra Kathia', 'Fund manager'] : ['Nauman Fatyana, CFA', 'Fund manager'],
    ['Khizar Hayat Sial', 'Chief executive'],
    ['Rabia Bharwana, CFA', 'Chief investment officer'],
    ['Adnan Gill, FCCA', 'Head of risk'],
  ],
  amcRating: ['AM2+', 'VIS', [2022, 8, 12]],
  formOf,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(fund);
  },
};

/** The second fund of a pair is on the page of the first one; the income fund has two pages. */
function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  let next = firstPage;
  let last = next;
  return s
    .entriesOf(HOUSE)(funds, firstPage)
    .map((entry, i) => {
      const fund = s.only(funds[i], 'fund');
      const isSecond = TWINS.some(([, right]) => right === fund.abbr);
      if (!isSecond) {
        last = next;
        next += fund.abbr === SPREAD ? 2 : 1;
      }
      entry.page_number = last;
      entry.page_numbers = fund.abbr === SPREAD ? [last, last + 1] : [last];
      entry.page_footer_raw = HOUSE.footerOf(last);
      if (isTwin(fund) && entry.holdings.length > 6) throw new Error('too many holdings');
      return entry;
    });
}

/** The digits of the month's return are exchanged in the table of periods; headline, tile and difference are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.reported_returns[0], 'month');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (Math.abs(Number(printed) - Number(real)) < 3) throw new Error(`${printed} is no fault`);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'MONTH_RETURN_CONTRADICTS_HEADLINE',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the benchmark, the difference, the other periods, the months and all other facts',
    must_not_serve: 'the return of the fund for 1 month in the table of periods',
    how_it_can_be_seen: `headline and the tile of Nov 2022 have ${real}, and the difference from the benchmark is that of ${real}`,
  };
}

const QUIRKS = [
  'two funds share a page as mirror images: labels and periods are in a column in the middle, values of each fund at its side',
  'of two funds on a page the benchmarks are the outer columns; what a fund does not have is a dash',
  'units are said once in a line below the names (rupees, million rupees, percent); no figure of the page has one',
  'asset classes, ratings and sectors are bars to the left and to the right with their figures at the ends',
  'terms that both funds have are one line of labels and values without a table, for both of them',
  'ranks of holdings are in the middle, names at the outer borders',
  'the name of the income fund, its return and the month are a headline; the second page says `continued`',
  'prices, sizes, ratios and people of the income fund are sentences; terms have their labels above',
  'periods have the day that they begin, and a last column with the difference; months and fiscal years are tiles',
  'two months of asset classes are pairs of columns with figures above; ratings are a row of heads above a row of figures',
  'facts of sub-funds have the name of the sub-fund in their label; asset classes are bars in columns; holdings a sentence',
];

/** The report, and the pages of the income fund with a planted fault. */
export function drawPirmahal(): s.Drawn[] {
  // The headline and the differences are those of the true figures.
  const truth = new Map(entriesOf(FUNDS, 2).map((e) => [e.fund_name_raw, e]));
  return s.drawIssue({
    file: 'N177_pirmahal_2022-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, truth }), path),
    hostile: { file: 'hostile_N177_month_contradicts_headline', fund: FALSE_FUND, falsify },
  });
}
