/** N191, Dassu: pages that are read from the middle and end with their name; prices are the result of a sum. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n191-funds.ts';
import { html } from './n191-page.ts';
import { totals } from './n191-sums.ts';
import * as s from './shared15.ts';

const AMC = 'Dassu Investments Limited';
const MONTH = { year: 2020, month: 11 };
const FALSE_FUND = 'Dassu Islamic Income Fund';

/** 30 Nov 2020 */
const ended = (m: s.Month): string => `${s.daysIn(m)} ${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years, p.a.'],
    ['5Y', '5 years, p.a.'],
    ['SI', 'Since launch, p.a.'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Of every 100 rupees of total assets, so many are in …',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: ended(month) })),
  holdingsTitle: 'Largest holdings, % of total assets',
  day: s.longDay,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0, allocationMonths: (month) => [{ month, label: null }] };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DIIF: [
    { name: 'Ranolia Sugar - Sukuk', type: 'Rating below investment grade', cost: 48.6, provided: 19.44 },
    { name: 'Bankhad Steel - Sukuk', type: 'In default', cost: 36.25, provided: 36.25 },
  ],
};

const RATIO = 'Total expense ratio';
const LEVIES = 'Government levies';

function feesOf(part: s.Part): s.Fee[] {
  const rows = s
    .ratiosOf(part, MONTH)
    .map((r) => ({ ...r, at: r.period === 'MTD' ? 'November 2020' : 'year to date' }));
  return [
    ...rows.map((r) => ({ row_label_raw: r.at, fee_label_raw: RATIO, percent: r.withLevies })),
    ...rows.map((r) => ({ row_label_raw: r.at, fee_label_raw: LEVIES, percent: r.levies })),
  ];
}

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Shares');
  figures.fees = feesOf(part);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, ended(MONTH));
  if (!isPension) return;
  s.withoutBenchmark(figures, part.line);
  figures.reported_returns = figures.reported_returns.filter((r) => r.period_label_raw !== '3 months');
  if (figures.holdings.length > 0)
    figures.holdings_title_raw = 'Largest holdings of the Equity Sub-Fund, % of total assets';
}

/** The page calls the fund `Fund` in its calendar and on its axis of years. */
function setSeries(entry: s.Entry, fund: s.Fund): void {
  const rows = s.yearRows(s.partOf(entry, FUNDS), MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  s.renameSeries(entry, fund.abbr, 'Fund');
  entry.historical_returns = rows.map((r) => (r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r));
  Object.assign(entry, { fund_column_raw: 'Fund' });
}

const HOLDER = s.only(
  FUNDS.find((f) => f.abbr === 'DIFOF'),
  'fund of funds',
);

/** The fund of funds has this part of its total assets in the fund named. */
function heldOf(name: string): string | null {
  const mix = s.figuresOf(
    { name: HOLDER.name, series: HOLDER.abbr, load: 0, model: HOLDER.model, mix: HOLDER },
    MONTH,
    form,
  );
  const share = s.ofMonth(mix, 'ASSET_ALLOCATION', ended(MONTH)).find((r) => r.label_raw === name);
  const [total] = totals(HOLDER.name, mix);
  return share === undefined ? null : ((Number(share.percent) / 100) * total).toFixed(0);
}

function holdFunds(entry: s.Entry): void {
  const now = s.ofMonth(entry, 'ASSET_ALLOCATION', ended(MONTH)).filter((r) => r.label_raw.endsWith('Fund'));
  entry.holdings = now.map((r, i) => ({ rank: i + 1, name_raw: r.label_raw, percent: r.percent }));
  entry.holdings_title_raw = 'Funds held, % of total assets';
}

function notesOf(fund: s.Fund): string[] {
  if (fund.subs !== undefined)
    return [
      'Returns of the Equity Sub-Fund are absolute, those of the others annualised; p.a. means compound annual rates.',
    ];
  const kind = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
  return [
    `Returns of up to one year are ${kind} returns; p.a. means compound annual rates. Dividends are re-invested.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2020',
  footerOf: (page) => `Dassu Investments Limited, report of November 2020, page ${page} of 6`,
  committeeOf: (fund) => [
    ['Abdul Wadood Swati', 'Chief Executive Officer'],
    ['Nighat Jadoon, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Usman Tanoli', 'Fund Manager'] : ['Saira Mashwani, CFA', 'Fund Manager'],
    ['Fahim Dilazak, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2020, 7, 31]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension);
    if (!isPension) setSeries(entry, fund);
    if (fund.abbr === HOLDER.abbr) holdFunds(entry);
    const held = fund === HOLDER || isPension ? null : heldOf(fund.name);
    if (held !== null) entry.amount_invested_by_fof_pkr = s.rupees(held, 6);
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the size are exchanged; total assets, liabilities, units and the price are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/(\d)(\d)(?=\d\.)/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed.replace(/[^\d.,]/g, '').replace(/^\./, ''), 6);
  entry.planted_fault = {
    kind: 'SIZE_IS_NOT_ASSETS_LESS_LIABILITIES',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'total assets, liabilities, units in issue, the NAV per unit and all other facts',
    must_not_serve: 'the net assets',
    how_it_can_be_seen: 'total assets less liabilities, and units in issue times NAV per unit, are another amount',
  };
}

const QUIRKS = [
  'the name of the fund is in large letters at the foot of its page; tabs at the edge name all funds and ' +
    'fill the one of the page',
  'a line of time at the top has the launch and the ratings as events under their days',
  'the price is the last line of a sum: total assets less liabilities are net assets, divided by units',
  'shares are rupees of every hundred, at both sides of the name of their class: the month before at the ' +
    'left, the month at the right',
  'years are written on an axis between the returns of the fund, above, and of its benchmark, below',
  'months are a calendar whose first cell says which place is the fund and which the benchmark',
  'credit quality and sectors are a bar of pieces with small numbers, which the list below explains',
  'holdings are a ledger that is carried forward from the first column and brought forward to the second',
  'terms have their value at the left of the label; loads, minimum amounts and ratios are at both sides of it',
  'investments outside the limits are columns; the names of sub-funds are at the foot of their columns',
];

/** The report, and one page of it with a planted fault. */
export const drawDassu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N191_dassu_2020-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N191_size_of_sum', fund: FALSE_FUND, falsify },
  });
