/** N194, Qadirpur: facts under sub-heads that complete their labels, periods under heads of their basis, two months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n194-funds.ts';
import { html } from './n194-page.ts';
import * as s from './shared15.ts';

const AMC = 'Qadirpur Asset Management Limited';
const MONTH = { year: 2025, month: 3 };

/** 17-Jan-2025 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 0,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top TFC / Sukuk Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  prices: [],
  holdingsTitle: 'Top Holdings of the Equity Sub-Fund (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  QIF: [
    { name: 'Bago Bhutto Sugar Mills Limited', type: 'TFC (non-performing)', cost: 42.75, provided: 42.75 },
    { name: 'Khanpur Mahar Textile Limited', type: 'Sukuk (non-performing)', cost: 30.2, provided: 18.12 },
  ],
};

/** Percent a year of average net assets. */
const CHARGED: Readonly<Record<string, number>> = { QDCF: 0.68, QIF: 1.12, QIIF: 0.94, QSAF: 2.4, QAAF: 1.9 };

const PEERS = ['1 Month', 'FYTD', '1 Year'];

function finishPart(part: s.Part, fund: s.Fund, month: s.Month): void {
  const { figures } = part;
  const isPension = fund.subs !== undefined;
  closeSectors(figures, 'Equities');
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(month));
  const charged = CHARGED[fund.abbr];
  figures.fees = [
    ...s.ratioRows(part, month, 'TER with Government Levies', 'withLevies'),
    ...s.ratioRows(part, month, 'TER without Government Levies', 'without'),
    ...(charged === undefined
      ? []
      : [s.fee('Actual Rate of Management Fee', s.around(charged, 2, fund.name, 'charged', s.monthIndex(month)))]),
  ];
  figures.historical_returns = s
    .yearRows(part, month, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .filter((r) => !isPension || r.series_raw === part.line);
  if (part.mix.second?.type === 'SECTOR_ALLOCATION')
    figures.holdings_title_raw = 'Top Equity Holdings (% of Total Assets)';
  if (isPension) s.withoutBenchmark(figures, part.line);
  s.peersIn(figures, isPension ? [] : PEERS);
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const isPension = fund.subs !== undefined;
  const simple = 'simple annualized with 365 days a year';
  const basis = isPension
    ? `absolute for the Equity Sub-Fund, and ${simple} for the other Sub-Funds`
    : fund.model.kind === 'rate'
      ? simple
      : 'absolute';
  const notes = [
    `Returns of up to one year are ${basis}; those of longer periods are compound annual growth rates (CAGR). Returns are net of ` +
      'all expenses and assume that dividends are reinvested.',
  ];
  if (!isPension)
    notes.push(
      'Offer Price includes the Front-end Load; Repurchase Price is before any Back-end Load and applicable taxes.',
      'Peer Average is the average of all schemes of the category as published by MUFAP.',
    );
  notes.push('Government Levies are sales tax on the management fee and the annual fee of the SECP.');
  if (entry.non_compliant.length > 0)
    notes.push(
      'Non-compliant investments were compliant at the time of purchase. Before making any investment decision, investors should ' +
        'review the latest monthly Fund Managers’ Report and Financial Statements.',
    );
  return notes;
}

const houseOf = (month: s.Month): s.House => {
  const label = `${s.monthName(month)} ${month.year}`;
  return {
    amc: AMC,
    month,
    monthLabel: label,
    footerOf: (page) => `Qadirpur Asset Management | Fund Managers’ Report ${label} | ${page}`,
    committeeOf: (fund) => [
      ['Imran Mahar', 'Chief Executive Officer'],
      ['Saima Lund, CFA', 'Chief Investment Officer'],
      ['Ghulam Rasool Chachar', 'Head of Risk'],
      ['Fahad Dahar, CFA', 'Head of Research'],
      [fund.model.kind === 'rate' ? 'Mehwish Pitafi' : 'Taimur Kalwar, CFA', 'Fund Manager'],
    ],
    amcRating: ['AM1', 'VIS', [2024, 12, 27]],
    formOf: (isFund) => (isFund ? form : ofSubFunds),
    finish: (entry, fund) => {
      entry.nav_date = s.iso(s.lastDay(month));
      for (const part of s.partsOf(entry, fund)) finishPart(part, fund, month);
      entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
      entry.footnotes_raw = notesOf(entry, fund);
    },
  };
};

const QUIRKS = [
  'labels of the facts are complete only with their sub-heads: Fund and AMC under Ratings, Initial and Subsequent under Minimum',
  'size, units and three prices have columns for the last days of this month and of the month before, this month first',
  'a table of returns has heads of the basis above its periods; peers have three of seven periods',
  'fiscal years are a table of their own; funds younger than a year or period have a dash there',
  'sub-funds are rows of size and price under the days of two months, of returns, years and ratios',
  'asset classes of the sub-funds are tables side by side with the name of the sub-fund in the corner of each',
];

/** The reports of two months, without a fault. */
export const drawQadirpur = (): s.Drawn[] =>
  s.drawTwo({
    file: 'N194_qadirpur',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    month: MONTH,
    entriesOf: (month) => s.entriesOf(houseOf(month))(FUNDS, 2),
    falsify: () => undefined,
    write: async (entries, month, path) =>
      s.printHtml(html(entries, { funds: FUNDS, month, form, ofSubFunds, peers: PEERS }), path),
  });
