/** N189, Kamber: the month before is to the left of this month in all tables, and funds have classes of units. */
import { closeSectors } from './n95-sectors.ts';
import { CLASSES, hasOnePrice } from './n189-classes.ts';
import { FUNDS } from './n189-funds.ts';
import { html, unitClasses } from './n189-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kamber Investment Management Limited';
const MONTH = { year: 2018, month: 10 };
const FALSE_FUND = 'Kamber Regular Income Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const formOf = (): s.Form => form;

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KRIF: [
    { name: 'Nasirabad Rice Mills Limited (TFC)', type: 'Non-performing', cost: 54.18, provided: 54.18 },
    { name: 'Hamal Steel Limited (PPTFC-II)', type: 'Non-performing', cost: 40, provided: 24 },
  ],
};

/** Prices and units of a fund with classes: a price that differs between its classes is not a price of the fund. */
function setClasses(entry: s.Entry, part: s.Part, abbr: string): void {
  const now = s.figuresAt(part, MONTH, form);
  const past = s.figuresAt(part, s.before(MONTH), form);
  const classes = unitClasses(abbr, { now, past });
  Object.assign(entry, { unit_classes: (CLASSES[abbr] ?? []).map((c) => c.name) });
  if (hasOnePrice(abbr)) entry.units_outstanding = String(classes.reduce((sum, c) => sum + c.units, 0));
  if (abbr === 'KCMF') Object.assign(entry, { offer_price: now.nav_per_unit, repurchase_price: now.nav_per_unit });
  if (abbr !== 'KIAAF') return;
  entry.nav_per_unit = null;
  delete entry.nav_date;
}

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  if (isPension) {
    figures.fees = s.ratioRows(part, MONTH, 'Total Expense Ratio (including government levies)', 'withLevies');
    s.withoutBenchmark(figures, part.line);
    return;
  }
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
  ];
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

function notesOf(fund: s.Fund): string[] {
  const basis =
    fund.subs !== undefined
      ? 'Other returns are absolute for the Equity Sub-fund and simple annualized for the others.'
      : fund.model.kind === 'rate'
        ? 'Other returns are simple annualized.'
        : 'Other returns are absolute.';
  const own: Readonly<Record<string, string>> = {
    KCMF: 'Growth Units and Income Units have the same NAV; holders of Income Units are paid in cash.',
    KRIF: 'All classes of units have the same NAV; they differ in the loads that apply to them.',
    KSTF: 'The NAV below the name of the Fund and all returns are those of Class A Units, which were issued first.',
    KIAAF: 'Returns of the Fund are those of all units, weighted by the net assets of Class A and Class B.',
  };
  const note = own[fund.abbr];
  const all = `* Annualized (CAGR). ${basis} Returns are calculated with dividends reinvested.`;
  return [note === undefined ? all : `${all} ${note}`];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2018',
  footerOf: (page) => `${AMC} | Page ${page}`,
  committeeOf: (fund) => [
    ['Ghulam Sarwar Chandio', 'Chief Executive Officer'],
    ['Sadia Magsi, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Imdad Brohi', 'Fund Manager'] : ['Farhan Jatoi, CFA', 'Fund Manager'],
    ['Nida Abro, ACCA', 'Head of Research'],
    ['Zulfiqar Mugheri', 'Head of Risk Management'],
  ],
  amcRating: ['AM2', 'JCR-VIS', [2018, 6, 29]],
  formOf,
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    if (!isPension) setClasses(entry, s.partOf(entry, FUNDS), fund.abbr);
    if (fund.abbr === 'KSTF') entry.holdings_title_raw = 'Top Ten Holdings (% of Total Assets)';
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The sizes of both months are exchanged; their change and the classes of units are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = s.only(s.figuresAt(s.partOf(entry, FUNDS), s.before(MONTH), form).fund_size_raw, 'size');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'NET_ASSETS_OF_TWO_MONTHS_EXCHANGED',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values:
      'the change in percent, the prices, the units and net assets of the classes with their total, and all ' +
      'other facts',
    must_not_serve: 'the size of the month before as the size of the month',
    how_it_can_be_seen:
      'the total of the classes of units is another size, units in issue times NAV make that size, and the ' +
      'printed change has the other sign',
  };
}

const QUIRKS = [
  'the month before is to the left of this month in every table, and a change follows at the right',
  'one table has size, prices, figures of the portfolio, classes of assets and ratings or sectors below ' +
    'one head; bands have the titles',
  'funds have classes of units: growth and income units at one price, classes A to C at one price, and ' +
    'classes at different prices',
  'a table has offer and redemption prices, units and net assets of each class; only one price for all ' +
    'classes has total units',
  'prices of two classes of the Islamic fund differ, and the page names none of them as the price of the ' + 'fund',
  'terms are running lines of label and value; levies of expense ratios are in brackets',
  'holdings have the weights of two months after their rating or sector',
  'sub-funds are pairs of columns of two months',
];

/** The report, and one page of it with a planted fault. */
export const drawKamber = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N189_kamber_2018-10',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printDistilled(html({ entries, isWhole, funds: FUNDS, month: MONTH, formOf }), path),
    hostile: { file: 'hostile_N189_net_assets_of_two_months', fund: FALSE_FUND, falsify },
  });
