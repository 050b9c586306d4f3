/** N217, Sarhari: figures in two columns above, and facts that run on in three columns at the foot of the page. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n217-funds.ts';
import { html } from './n217-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sarhari Asset Management Limited';
const MONTH = { year: 2017, month: 2 };
const FALSE_FUND = 'Sarhari Islamic Asset Allocation Fund';
const PEERS = 'Peer Average';

/** 28-Feb-2017 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'February 2017'],
    ['3M', 'Last 3 months'],
    ['6M', 'Last 6 months'],
    ['FYTD', 'Since 1 July 2016'],
    ['1Y', 'Last 12 months'],
    ['3Y', 'Last 3 years*'],
    ['5Y', 'Last 5 years*'],
    ['SI', 'Since launch*'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  creditTitle: 'Credit Quality (as % of Total Assets)',
  sectorTitle: 'Sector Allocation (as % of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Equity Holdings (as % of Total Assets)',
  day,
});

const ofPlans: s.Form = { ...form, peers: false, seriesMonths: 0 };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIIF: [
    { name: 'Abji Textiles Limited', type: 'Sukuk', cost: 28.74, provided: 28.74 },
    { name: 'Hatungo Engineering Limited', type: 'Sukuk', cost: 41.2, provided: 12.36 },
  ],
  SEF: [{ name: 'Sanjar Sugar Mills Limited', type: 'TFC', cost: 15.5, provided: 15.5 }],
};

/** The fee of the AMC, other expenses and levies sum to the last row in both columns. */
function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, MONTH);
  const row = (fee_label_raw: string, of: (r: s.Ratio) => string): s.Fee[] =>
    ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: of(r) }));
  const feeIn = (r: s.Ratio): string => (Number(r.without) * 0.68).toFixed(2);
  return [
    ...row('Management Fee', feeIn),
    ...row('Other Expenses', (r) => (Number(r.without) - Number(feeIn(r))).toFixed(2)),
    ...row('Govt. Levies incl. SWWF and SECP Fee', (r) => r.levies),
    ...row('Total Expense Ratio', (r) => r.withLevies),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures, model } = part;
  closeSectors(figures, 'Stocks');
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  if (fund.subs !== undefined) {
    figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
    figures.launch_date = s.iso(model.launch);
    figures.launch_date_raw = day(model.launch);
    return;
  }
  figures.fees = feesOf(part);
  if (model.kind === 'rate' && figures.holdings.length > 0)
    figures.holdings_title_raw = 'Sukuk Holdings (as % of Total Assets)';
  const points = s.recent(s.historyOf(part.words, model, MONTH), 12).toReversed();
  figures.monthly_returns.push(...s.seriesRows(points, [['peer', PEERS]], s.dashed));
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const basis =
    fund.model.kind === 'rate'
      ? 'Returns of up to one year are annualized with simple compounding.'
      : 'Returns of up to one year are cumulative.';
  const size = Number(entry.fund_size_pkr) / 1e6;
  const provision = size * 0.0087;
  const each = (provision / size) * Number(entry.nav_per_unit);
  return [
    `* Annualized return (CAGR). ${basis} Returns are net of all expenses, with dividends reinvested.`,
    ...(fund.subs === undefined
      ? [
          `** The Scheme has maintained provisions against the liability of Sindh Workers’ Welfare Fund (SWWF) to the tune of PKR ` +
            `${provision.toFixed(2)} million. If the same were not made, the NAV per unit would be higher by PKR ` +
            `${each.toFixed(2)}.`,
        ]
      : []),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2017',
  footerOf: (page) => `Sarhari Asset Management Limited - FMR February 2017 - ${page}`,
  committeeOf: (fund) => [
    ['Zulfiqar Mahesar', 'Chief Executive Officer'],
    ['Naheed Shaikh, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Owais Memon', 'Head of Fixed Income'] : ['Khurram Bhutto, CFA', 'Head of Equities'],
    ['Saima Junejo', 'Fund Manager'],
    ['Tariq Unar, FCA', 'Chief Financial Officer'],
  ],
  amcRating: ['AM3+', 'PACRA', [2016, 6, 17]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish: (entry, fund) => {
    entry.nav_date = '2017-02-28';
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The sign of the month's return is changed in the table of periods; its row among the months is true. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.reported_returns[0], 'return');
  const real = s.only(row.fund_return_percent, 'return of the month');
  const printed = real.startsWith('-') ? real.slice(1) : `-${real}`;
  if (Math.abs(Number(real)) < 1) throw new Error('the false return is too near');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_THE_MONTH_HAS_THE_WRONG_SIGN',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the returns of benchmark and peers, the other periods, the months and all other facts',
    must_not_serve: 'the return of the fund in the month by period',
    how_it_can_be_seen: `the first row of the months on the same page has ${real} for the fund in Feb-17, as has the excess`,
  };
}

const QUIRKS = [
  'type, category, risk profile and launch are one line below the name, each after its label and a colon',
  'the other facts run on in three columns at the foot of the page, each value after its label in bold',
  'returns have no sign of percent, and brackets when negative; a column has the excess over the benchmark',
  'months are rows, the newest first, with columns of fund, benchmark and peers',
  'prices, size and statistics have the day of this month first and that of the month before after it',
  'the asset allocation has amounts in millions of rupees before the shares of two months, the newer one first',
  'credit ratings and sectors are a ring whose legend has the shares of this month, without a date',
  'expense ratios are a sum of three rows with columns for month and year',
  'non-compliant investments have the share of net assets before that of gross assets',
  'plans are bars one below the other, each with its figures, returns and shares side by side',
];

/** The report, and one page of it with a planted fault. */
export const drawSarhari = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N217_sarhari_2017-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(html({ entries, isWhole, funds: FUNDS, month: MONTH, form }), path),
    hostile: { file: 'hostile_N217_month_against_months', fund: FALSE_FUND, falsify },
  });
