/** N215, Sehala: a section of all funds after the other, each of which states its facts in a way of its own. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n215-funds.ts';
import { html, PAGES } from './n215-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sehala Asset Management Limited';
const MONTH = { year: 2026, month: 5 };
const FALSE_FUND = 'Sehala Islamic Stock Fund';

/** May 2026 */
const inFull = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  monthLabel: inFull,
  size: s.inMillions(2, 'PKR ', ' million'),
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: inFull(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIF: [
    { name: 'Tarlai Spinning Mills Limited', type: 'TFC', cost: 42.6, provided: 42.6 },
    { name: 'Sihala Kalan Paper Limited', type: 'Sukuk', cost: 27.36, provided: 13.68 },
  ],
};

function feesOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (fee_label_raw: string, key: 'withLevies' | 'without' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [
    ...rows('Total Expense Ratio without Levies', 'without'),
    ...rows('Government Levies', 'levies'),
    ...rows('Total Expense Ratio with Levies', 'withLevies'),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2026',
  footerOf: () => 'Sehala Funds, May 2026',
  committeeOf: (fund) => [
    ['Taimur Janjua', 'Chief Executive Officer'],
    ['Nosheen Gakhar, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Haroon Bhatti', 'Fund Manager, Fixed Income']
      : ['Sadaf Minhas, CFA', 'Fund Manager, Equities'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Mufti Zubair Dhanyal', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM2+', 'VIS', [2026, 1, 30]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = '2026-05-31';
    const part = s.partOf(entry, [fund]);
    closeSectors(entry, 'Stocks');
    entry.fees = feesOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    entry.footnotes_raw = [
      'Returns of the cash fund and the income funds for periods of up to one year are annualized; all ' +
        'other returns for ' +
        'such periods are absolute. Returns for longer periods are compounded annually.',
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Every page has facts of every fund. */
function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  const count = firstPage === 2 ? PAGES.whole : PAGES.single;
  return s
    .entriesOf(HOUSE)(funds, 1)
    .map((entry) => {
      entry.page_number = 1;
      entry.page_numbers = Array.from({ length: count }, (_, i) => i + 1);
      return entry;
    });
}

/** Two digits of the price are exchanged; the units and the net assets, and the month before, are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d*)(\d)(\d)\./, '$1$3$2.');
  if (Math.abs(Number(printed) / Number(real) - 1) < 0.05) throw new Error('the false price is too near');
  s.falsifyNavs(entry, 'NAV_TIMES_UNITS_IS_NOT_NET_ASSETS', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'each section has all funds, and the facts of a fund are on all pages; a key at the head of each ' +
    'page has the short ' +
    'names of the funds',
  'running prose has the category, the launch, the risk and the benchmark of each fund in one sentence',
  'terms are a rule that holds for all funds, with exceptions that name their funds',
  'fees, ratings and people are listed by value: first what applies, then the funds to which it applies',
  'price, units and net assets are an equation (price × units = net assets), with that of the month before below it',
  'expense ratios are sums (without levies + levies = with levies) for the month and the year',
  'non-compliant investments are sentences with the value before, the negative provision, and the value after it',
  'returns and measures are enumerations whose values follow in the order of the periods (respectively)',
  'months are sheets of a calendar with a line for each fund; fiscal years are sheets too',
  'the portfolios of all funds are one ledger that continues over pages: each share has that of the month before in ' +
    'brackets and a running total, carried and brought forward',
  'holdings are an index of securities: first the security, then the funds that hold it, each with weight and place',
];

/** The report, and one of a single fund with a planted fault. */
export const drawSehala = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N215_sehala_2026-05',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N215_price_times_units', fund: FALSE_FUND, falsify },
  });
