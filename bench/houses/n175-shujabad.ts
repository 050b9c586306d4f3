/** N175, Shujabad: labels above their values in a panel, bars of two months, a ring, and a chart above its figures. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n175-funds.ts';
import { html } from './n175-page.ts';
import * as s from './shared15.ts';

const AMC = 'Shujabad Investments Limited';
const MONTH = { year: 2021, month: 11 };
const FALSE_FUND = 'Shujabad Islamic Stock Fund';
const FALSE_HOLDING = 'Basti Malook Cement Limited';

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'Nov-21'],
      ['FYTD', 'FY22TD'],
      ['3M', '90 Days'],
      ['6M', '180 Days'],
      ['1Y', '365 Days'],
      ['3Y', '3 Years #'],
      ['5Y', '5 Years #'],
      ['SI', 'Since Inception #'],
    ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    monthLabel: s.dashed,
    benchmarkSeries: 'BM',
    size: s.inMillions(isFund ? 0 : 1, 'PKR ', ' million'),
    sizeLabel: 'Net Assets',
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
    allocationDecimals: 1,
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    day: s.dayFirstMonth,
  });

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SHIIF: [
    { name: 'Gardezi Poultry Limited', type: 'Sukuk', cost: 65.19, provided: 13.04 },
    { name: 'Nawabpur Ginning & Oil Mills', type: 'Sukuk', cost: 22.5, provided: 22.5 },
  ],
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  const isPension = fund.subs !== undefined;
  closeSectors(figures, 'Equities');
  figures.fees = s.ratioRows(part, MONTH, 'Total Expense Ratio', 'withLevies');
  s.withoutPast(figures, 'CREDIT_QUALITY', s.dashed(MONTH));
  if (isPension) {
    s.withoutPast(figures, 'SECTOR_ALLOCATION', s.dashed(MONTH));
    s.withoutBenchmark(figures, part.line);
    return;
  }
  s.peersIn(figures, [s.dashed(MONTH)]);
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'BM', label: (y) => `FY${y}` });
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const levies = s.partsOf(entry, fund).map((part) => {
    const [month, year] = s.ratioPair(part, MONTH);
    return `${fund.subs === undefined ? '' : `${part.line} `}${month.levies}% (MTD) and ${year.levies}% (YTD)`;
  });
  const shorter =
    fund.subs !== undefined
      ? 'Up to 365 days, returns of the Equity Sub-Fund are absolute and those of the other Sub-Funds are annualized.'
      : fund.model.kind === 'rate'
        ? 'Returns up to 365 days are annualized.'
        : 'Returns up to 365 days are absolute.';
  return [
    `++ Includes Government levies and SECP fee of ${levies.join('; ')}.`,
    `# Average annual return, compounded. ${shorter} All returns assume reinvestment of dividends.`,
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2021',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Syed Javed Gilani', 'Chief Executive Officer'],
    ['Hira Khakwani, CFA', 'Chief Investment Officer'],
    ['Tariq Bosan', fund.model.kind === 'rate' ? 'Fund Manager' : 'Head of Fixed Income'],
    ['Asad Khokhar, CFA', fund.model.kind === 'rate' ? 'Head of Equities' : 'Fund Manager'],
    ['Rabia Langah', 'Head of Risk & Compliance'],
  ],
  amcRating: ['AM3+', 'PACRA', [2021, 7, 30]],
  formOf,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** A figure before the first digit of a weight makes the company heavier than its whole sector. */
function falsify(entry: s.Entry): void {
  const held = s.only(
    entry.holdings.find((h) => h.name_raw === FALSE_HOLDING),
    FALSE_HOLDING,
  );
  const sector = s.only(
    s.ofMonth(entry, 'SECTOR_ALLOCATION', s.dashed(MONTH)).find((r) => r.label_raw === 'Cement'),
    'sector',
  );
  const real = held.percent;
  const printed = `3${real}`;
  if (Number(printed) < Number(sector.percent) * 1.5) throw new Error(`${printed} is no fault`);
  entry.holdings = entry.holdings.map((h) => (h === held ? { ...h, percent: printed } : h));
  entry.planted_fault = {
    kind: 'HOLDING_LARGER_THAN_ITS_SECTOR',
    false_values: [{ field: 'holdings', name_raw: FALSE_HOLDING, printed, real }],
    true_values: 'the other holdings, the sectors, the asset allocation and all other facts',
    must_not_serve: `the weight of ${FALSE_HOLDING}`,
    how_it_can_be_seen:
      `holdings are in descending order and this one is number ${held.rank}; its sector has ${sector.percent}% of total ` +
      `assets, and the holdings together would exceed the class of equities`,
  };
}

const QUIRKS = [
  'facts are in a dark panel along the whole page, each label in a line above its value; the committee is its lower end',
  'the expense ratio of month and year are one value with a bar between them, and levies are in a note with two plus signs',
  'the return of peers is a sentence below the table of returns; periods are named by days',
  'asset classes are pairs of bars, this month above the month before, with figures at their ends and months in a legend',
  'sectors have a column of the month before; credit quality is a ring with figures in its legend',
  'monthly returns are columns of a chart with an axis, and a table of their figures is below the chart',
  'ten holdings are two blocks of five with ranks; a table of non-compliant investments without any has a row of dashes',
  'negative figures are in brackets with the percent sign after them',
  'sub-funds are bands with price, size and expense ratio in their heads',
];

/** The report, and one page of it with a planted fault. */
export const drawShujabad = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N175_shujabad_2021-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N175_holding_exceeds_sector', fund: FALSE_FUND, falsify },
  });
