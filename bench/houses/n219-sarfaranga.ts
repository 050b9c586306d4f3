/** N219, Sarfaranga: a report of 2025 by a design agency, with large figures, cards, charts and a side bar. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n219-funds.ts';
import { html } from './n219-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sarfaranga Asset Management Limited';
const MONTH = { year: 2025, month: 5 };
const FALSE_FUND = 'Sarfaranga Income Opportunities Fund';

/** 17 Apr 2025 */
const day = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

/** Billions of rupees with two decimals. */
function inBillions(rupees: number): { raw: string; pkr: string } {
  const figure = (rupees / 1e9).toFixed(2);
  return { raw: `PKR ${figure} bn`, pkr: s.rupees(figure, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since inception'],
  ],
  peers: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: inBillions,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Top holdings (% of total assets)',
  holdingDecimals: 1,
  day,
});

const ofPlans: s.Form = {
  ...form,
  periods: form.periods.filter(([key]) => key !== '5Y'),
  peers: false,
  seriesMonths: 0,
  size: s.inMillions(1, 'PKR ', ' mn'),
  prices: [],
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIOF: [
    { name: 'Olding Textile Mills Limited', type: 'TFC', cost: 74.9, provided: 74.9 },
    { name: 'Shangus Steel Limited', type: 'Sukuk', cost: 52.4, provided: 15.72 },
  ],
};

function feesOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (fee_label_raw: string, key: 'withLevies' | 'without' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [
    ...rows('TER with levies', 'withLevies'),
    ...rows('TER without levies', 'without'),
    ...rows('Government levies', 'levies'),
  ];
}

function notesOf(fund: s.Fund): string[] {
  const basis =
    fund.subs !== undefined
      ? 'Returns of the Savings Plan for periods of up to one year are annualized; those of the other plans are absolute.'
      : fund.model.kind === 'rate'
        ? 'Returns for periods of up to one year are annualized.'
        : 'Returns for periods of up to one year are absolute.';
  return [`${basis} Returns for longer periods are compounded per annum. All returns are net of fees.`];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = '2025-05-31';
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    figures.fees = feesOf(part);
    if (fund.subs !== undefined) {
      figures.launch_date = s.iso(part.model.launch);
      figures.launch_date_raw = day(part.model.launch);
      continue;
    }
    closeSectors(figures, 'Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, 'May 2025');
    figures.historical_returns = s.yearRows(part, MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
  }
  entry.footnotes_raw = notesOf(fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2025',
  footerOf: (page) => `Sarfaranga Funds | ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Wazir Shabbir', 'Chief Executive Officer'],
    ['Nargis Balti, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Iqbal Hussain Rondu', 'Head of Fixed Income']
      : ['Zainab Maqpon, CFA', 'Head of Equities'],
    ['Sajjad Gulzari, FRM', 'Head of Risk'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Mufti Anwar Skardavi', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 2, 28]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  pagesEach: 2,
  finish,
};

/** Two digits of the net assets are exchanged; the price and the units are true. */
function falsify(entry: s.Entry): void {
  const real = { raw: s.only(entry.fund_size_raw, 'size'), pkr: s.only(entry.fund_size_pkr, 'size') };
  const figure = real.raw.replace(/[^\d.]/g, '');
  const printed = figure.replace(/^(\d)(\d)/, '$2$1');
  if (Math.abs(Number(printed) / Number(figure) - 1) < 0.05) throw new Error('the false size is too near');
  entry.fund_size_raw = `PKR ${printed} bn`;
  entry.fund_size_pkr = s.rupees(printed, 9);
  entry.planted_fault = {
    kind: 'SIZE_DIGITS_TRANSPOSED',
    false_values: [{ field: 'fund_size_pkr', printed: entry.fund_size_pkr, real: real.pkr }],
    true_values: 'the NAV per unit, the units outstanding, and all other facts',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen: `the NAV times the units outstanding is ${real.raw}, and the page prints ${entry.fund_size_raw}`,
  };
}

const QUIRKS = [
  'a dark side bar at the right has the facts as a small label over its value, with icons; an ornament like a code ends it',
  'price, net assets, return and expense ratio are large figures whose captions are below them, units in small print',
  'each period is a card: the period, the return of the fund in large print, and benchmark and peers below it',
  'the twelve months are a chart whose columns carry their figures; a legend names the colours of the two series',
  'fiscal years are pairs of bars with the figures at their ends',
  'the asset allocation is a ring and a list of two months; credit quality and sectors are bars of the report month only',
  'holdings are numbered discs with the name over a note in small print, and the weight at the right',
  'the second page has the measures in the side bar as figures over captions, then the committee and the payouts',
  'the plans of the fund of funds are three cards with prices and a small table of returns each',
  'the name of each fund is also in Urdu',
];

/** The report, and the two pages of one fund with a planted fault. */
export const drawSarfaranga = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N219_sarfaranga_2025-05',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N219_net_assets_digits', fund: FALSE_FUND, falsify },
  });
