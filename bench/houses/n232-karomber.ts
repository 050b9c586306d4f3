/** N232, Karomber: labels of two values in one, fiscal years of stacked months, and the older month of a mix first. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, DEFAULTED, FUNDS, MANAGERS } from './n232-funds.ts';
import { html } from './n232-page.ts';
import { AMC, footer, LEVIES, MONTH, noteOn, RATIO, CHARGE, yearLabel } from './n232-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Karomber Islamic Asset Allocation Fund';
const REST = 'Others incl. Receivables';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 32,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: 'Fund Size (Rs. mn)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Credit Profile (% of Total Assets)',
  sectorTitle: 'Sector Exposure (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Major Exposures (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, peers: false, prices: [], seriesMonths: 12, monthLabel: dashed };

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratioRows(part, MONTH, RATIO, 'withLevies'),
  ...s.ratiosOf(part, MONTH).map((r) => ({ row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies })),
  s.fee(CHARGE, s.only(CHARGED[part.line], 'fee charged')),
];

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = noteOn(entry, fund);
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Listed Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, dashed(MONTH));
    figures.fees = feesOf(part);
    const label = figures === entry ? yearLabel : (y: string): string => `FY${y}`;
    const count = figures === entry ? 2 : 5;
    figures.historical_returns = s.yearRows(part, MONTH, { count, benchmark: 'Benchmark', label });
    if (figures === entry) continue;
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  if (fund.abbr === 'KIF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2021',
  footerOf: footer,
  committeeOf: (fund) => [
    ['Gul Nayab Wakhi', 'Chief Executive Officer'],
    ['Hameedullah Sost', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Rehana Shah Gojali', 'Head of Research'],
    ['Sher Aziz Immiti', 'Head of Risk Management'],
  ],
  amcRating: ['AM2', 'PACRA', [2020, 8, 21]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** A digit too many before the share of the last class. */
function falsify(entry: s.Entry): void {
  const rows = s.ofMonth(entry, 'ASSET_ALLOCATION', dashed(MONTH));
  const row = s.only(
    rows.find((r) => r.label_raw === REST),
    'class',
  );
  const real = row.percent;
  const printed = `1${real}`;
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      {
        field: 'allocations.percent',
        label_raw: REST,
        period_label: dashed(MONTH),
        printed: `${printed}%`,
        real: `${real}%`,
      },
    ],
    true_values: 'the asset mix of the month before, the sectors and all other facts',
    must_not_serve: "the report month's asset mix of this fund",
    how_it_can_be_seen: `the classes of ${dashed(MONTH)} sum to ${s.sumOf(
      rows.map((r) => r.percent),
      1,
    )}, those of the month before to 100.0`,
  };
}

const QUIRKS = [
  'a label can be of two values, apart by a stroke in the label and in the value: Sales Load (Front-end / Back-end)',
  'fiscal years are rows and months without a year are columns; a cell has the fund above the benchmark',
  'periods are rows, and the last column says whether a return is annualized, absolute or CAGR',
  'the older of two months is the first column of the asset mix, with a bar between the label and the figures',
  'the facts are cards at the foot of the page, each a small label above its value; other terms are left out',
  'a note says how much higher NAV and return were without the provision against SWWF, which are no facts of the fund',
  'the commentary repeats the returns of the month in a sentence',
  'sub-funds are three columns of one page, each with its own figures and asset mix; their returns have no benchmark',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawKaromber(): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[], real: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries,
    write: async (path) => {
      await s.printHtml(html(entries, real), path);
      await s.fixDates(path);
    },
  });
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [drawn('N232_karomber_2021-02', real, real), drawn('hostile_N232_asset_mix_sum', entries, real)];
}
