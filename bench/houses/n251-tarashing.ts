/** N251, Tarashing: two pages for each fund, titles in a margin, and figures of the month before in grey. */
import { closeSectors } from './n95-sectors.ts';
import { EQUITIES, FUNDS } from './n251-funds.ts';
import { html } from './n251-page.ts';
import * as w from './n251-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Tarashing Islamic Income Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

/** Billions with two decimals, as `PKR 4.21 billion`. */
function inBillions(rupees: number): { raw: string; pkr: string } {
  const raw = (rupees / 1e9).toFixed(2);
  return { raw: `PKR ${raw} billion`, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'Month'],
    ['3M', '3 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Launch'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: true,
  size: inBillions,
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset allocation',
  creditTitle: 'Credit quality',
  sectorTitle: 'Sector allocation',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Ten largest holdings',
  day: dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  seriesMonths: 0,
  prices: ['units_outstanding'],
  size: s.inMillions(1, 'PKR ', ' million'),
  holdingsTitle: 'Holdings of TIPF – Equity',
};

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? w.MTD : w.YTD;
    return [
      { row_label_raw, fee_label_raw: w.RATIO, percent: r.withLevies },
      { row_label_raw, fee_label_raw: w.LEVIES, percent: r.levies },
    ];
  });

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.footnotes_raw = w.notesOf(fund);
  if (fund.abbr === 'TIIF') entry.holdings_title_raw = 'Corporate Sukuk held';
  s.peersIn(entry, ['Month', 'FYTD', '12 months']);
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, EQUITIES);
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, w.NOW);
    figures.fees = feesOf(part);
    if (figures !== entry) continue;
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: w.LABEL,
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Abdul Wadood Astori', 'Chief Executive Officer'],
    ['Rukhsana Zaman', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Shafiq Ahmad Guraizi' : 'Nabeela Khanum, CFA', 'Portfolio Manager'],
    ['Mufti Yasir Drassi', 'Shariah Adviser'],
    ['Tanveer Minimargi', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 6, 7]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
  pagesEach: 2,
};

/** The size of the fund is ten times what it is. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_pkr, 'fund size');
  const raw = (Number(real) / 1e8).toFixed(2);
  const printed = s.rupees(raw, 9);
  entry.fund_size_pkr = printed;
  entry.fund_size_raw = `PKR ${raw} billion`;
  entry.planted_fault = {
    kind: 'FUND_SIZE_TEN_TIMES',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'NAV, offer price, units and all other facts',
    must_not_serve: 'the fund size of this fund',
    how_it_can_be_seen: 'NAV times units is a tenth of the fund size on the same page',
  };
}

const QUIRKS = [
  'two pages for each fund; the second one has the name with the word continued in a small line',
  'titles are in a margin at the left, and what they are a percentage of is in small type below them',
  'key figures and holdings have a second column in grey with the month before',
  'facts are three pairs in a row, each label above its value; ratings are a table with the day in its last column',
  'returns have a plus or a minus; periods are columns under heads of up to one year and per year',
  'months are three blocks of four rows, the newest month first and downwards; fiscal years are columns',
  'credit quality is a run of frames, each with a rating and its share; sectors have a bar before the share',
  'holdings have the rating or the sector below the name; levies are a row below the ratio that has them',
  'sub-funds are bands over the rows of each table; the size of a fund is in billions, that of a sub-fund in millions',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawTarashing(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 1);
  const entries = s.entriesOf(HOUSE)(FUNDS, 1);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: w.AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of, HOUSE.formOf), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N251_tarashing_2024-10', real), drawn('hostile_N251_size_ten_times', entries)];
}
