/** N190, Kulachi: a document of a text processor, typed by several hands, with dates in many forms. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n190-funds.ts';
import { html } from './n190-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kulachi Asset Managers Limited';
const MONTH = { year: 2017, month: 3 };
const NOW = '31-Mar-17';

const SECTORS_OF_SUB_FUND = 'Sector Allocation – Equity Sub Fund (% of Total Assets)';

type Form = (day: s.Day) => string;

/** Monday, November 14, 2005 */
const withWeekday: Form = ([year, month, day]) => {
  const name = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${name}, ${s.dayFirstMonth([year, month, day])}`;
};

const two = (n: number): string => String(n).padStart(2, '0');
const slashed: Form = ([year, month, day]) => `${two(day)}/${two(month)}/${year}`;
const hyphens: Form = ([year, month, day]) => `${two(day)}-${two(month)}-${year}`;
const counted: Form = ([year, month, day]) => `${s.ordinal(day)} ${s.monthName({ year, month })}, ${year}`;
const american: Form = ([year, month, day]) => `${s.monthName({ year, month })} ${s.ordinal(day)}, ${year}`;
const shortName: Form = ([year, month, day]) => `${day}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

/** How the days of each fund are typed: launch, rating of the fund, rating of the AMC. */
const FORMS: Readonly<Record<string, readonly [Form, Form, Form]>> = {
  KCF: [counted, hyphens, s.dayFirstMonth],
  KIF: [shortName, american, hyphens],
  KISF: [withWeekday, s.longDay, shortName],
  KBF: [slashed, s.longDay, counted],
  KPF: [american, s.longDay, slashed],
};

const form = s.formWith({
  periods: [
    ['MTD', 'Month (Mar’17)'],
    ['FYTD', 'FY17 YTD'],
    ['6M', 'Six Months'],
    ['1Y', 'One Year'],
    ['3Y', 'Three Years*'],
    ['5Y', 'Five Years*'],
    ['SI', 'Since Inception*'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in Million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) =>
    [s.before(m), m].map((month) => ({ month, label: `${s.daysIn(month)}-${s.shortMonth(month)}-${s.year2(month)}` })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.longDay,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0 };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIF: [
    { name: 'Mandhran Steel Ltd. (Sukuk)', type: 'Rating below investment grade', cost: 41.27, provided: 12.38 },
    { name: 'Saggu Leasing Ltd. (TFC-II)', type: 'Non-performing', cost: 22.5, provided: 22.5 },
  ],
  KBF: [{ name: 'Tank Commercial Bank Ltd.', type: 'Single entity exposure', cost: 59.8, provided: 0 }],
};

const UNITS: Readonly<Record<string, string>> = { 'Portfolio Yield': '%', 'Standard Deviation': '%' };

/** `47 Days`, `1.9 Years`, `7.42%` */
function withUnit(m: s.Entry['metrics'][number]): s.Entry['metrics'][number] {
  const isTime = m.label_raw === 'Weighted Average Maturity' || m.label_raw === 'Duration';
  const unit = isTime ? (m.value.includes('.') ? ' Years' : ' Days') : (UNITS[m.label_raw] ?? '');
  return { ...m, value_raw: `${m.value}${unit}` };
}

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  const [month, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, 'Stocks / Equities');
  figures.fees = [
    s.fee('Total Expense Ratio – MTD', month.withLevies),
    s.fee('Total Expense Ratio – YTD', year.withLevies),
  ];
  figures.metrics = figures.metrics.map(withUnit);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, NOW);
  if (isPension) {
    s.withoutBenchmark(figures, part.line);
    figures.allocations = figures.allocations.map((r) =>
      r.allocation_type === 'SECTOR_ALLOCATION' ? { ...r, table_title_raw: SECTORS_OF_SUB_FUND } : r,
    );
    if (figures.holdings.length > 0) figures.holdings_title_raw = 'Top Holdings – Equity Sub Fund (% of Total Assets)';
    return;
  }
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
}

/** The days are as the hand that typed this page writes them. */
function typeDays(entry: s.Entry, fund: s.Fund): void {
  const [launch, ofFund, ofAmc] = s.only(FORMS[fund.abbr], 'forms of days');
  entry.launch_date_raw = launch(fund.model.launch);
  entry.ratings = entry.ratings.map((r) => {
    const [year = 0, month = 0, day = 0] = (r.rating_date ?? '').split('-').map(Number);
    const text = (r.subject === 'FUND' ? ofFund : ofAmc)([year, month, day]);
    return { ...r, line_raw: `${r.rating_raw} ${r.rating_agency ?? ''} ${text}` };
  });
}

/** What the provision for SWWF is in rupees, for each unit, and in percent. */
function provision(entry: s.Entry): string {
  const size = Number(entry.fund_size_pkr);
  const amount = size * s.between(0.002, 0.008, entry.fund_name_raw, 'swwf');
  const each = (amount / size) * Number(entry.nav_per_unit);
  return (
    `*** The Fund has maintained provision against Sindh Workers’ Welfare Fund’s liability to the tune of Rs. ` +
    `${(amount / 1e6).toFixed(2)} million. If the same were not made, the NAV per unit would be higher by Rs. ` +
    `${each.toFixed(4)} / ${((amount / size) * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  if (fund.subs !== undefined)
    return [
      '* Average annual return (CAGR). Returns of the Equity Sub Fund are absolute, those of other Sub ' +
        'Funds annualized.',
      '** Including Federal and Sindh levies, SECP fee and provision for SWWF.',
    ];
  const [month, year] = s.ratioPair(s.partOf(entry, FUNDS), MONTH);
  const kind = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
  return [
    `* Average annual return (CAGR). All other returns are ${kind}, net of all fees and with dividends re-invested.`,
    `** This includes ${month.levies}% (MTD) and ${year.levies}% (YTD) representing government levies, ` +
      'SWWF and SECP fee.',
    provision(entry),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2017',
  footerOf: (page) => `Monthly Report – March 2017 | Page ${page}`,
  committeeOf: (fund) => [
    ['Mr. Inayatullah Gandapur', 'Chief Executive Officer'],
    ['Mr. Haseeb Kundi, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Ms. Shumaila Miankhel', 'Head of Fixed Income']
      : ['Mr. Asmatullah Baloch, CFA', 'Head of Equities'],
    ['Mr. Jibran Saddozai', 'Head of Risk & Compliance'],
  ],
  amcRating: ['AM3+', 'JCR-VIS', [2016, 12, 23]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    typeDays(entry, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const QUIRKS = [
  'a Word document: labels at the left and values at the right, some labels with colons, some in small ' +
    'capitals, some on two lines',
  'pairs of labels share a cell and their values share the next one, line by line (loads, minimum ' +
    'amounts, expense ratios)',
  'days are typed in another form on each page: 27th April, 2011; 14-Nov-05; Wednesday, June 18, 2014; ' +
    '23/09/2008; July 24th, 2012',
  'fonts are mixed; values that were pasted have another typeface and size than those around them',
  'statistics, comments and the committee are bullets; text boxes float at the right, drawn before the ' +
    'rest of the page',
  'all periods are lines of one row of cells; the month before is the first column of the asset allocation',
  'the pension fund has a heading for each sub-fund with three small tables under it',
];

export const drawKulachi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N190_kulachi_2017-03',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries, FUNDS), path),
  });
