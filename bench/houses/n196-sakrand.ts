/** N196, Sakrand: a page a fund in sentences and short tables, assets at three dates, top ten in two columns. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n196-funds.ts';
import { html } from './n196-page.ts';
import { basisOf } from './n196-words.ts';
import * as s from './shared15.ts';

const AMC = 'Sakrand Funds Management Limited';

const monthLabel = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

/** 31-Oct-25 */
const dateOf = (month: s.Month): string => `${s.daysIn(month)}-${s.shortMonth(month)}-${s.year2(month)}`;

const formOf = (month: s.Month): s.Form =>
  s.formWith({
    periods: [
      ['MTD', monthLabel(month)],
      ['FYTD', 'FYTD'],
      ['3M', '90 days'],
      ['6M', '180 days'],
      ['1Y', '365 days'],
      ['3Y', '3 years'],
      ['5Y', '5 years'],
      ['SI', 'Since launch'],
    ],
    peers: true,
    monthLabel: s.dashed,
    size: s.inMillions(2),
    sizeLabel: 'Net assets (Rs. in million)',
    assetTitle: 'Asset Allocation (% of total assets)',
    creditTitle: 'Credit Quality (% of total assets)',
    sectorTitle: 'Sector Allocation (% of total assets)',
    allocationMonths: (m) => [0, 1, 2].map((back) => ({ month: s.before(m, back), label: dateOf(s.before(m, back)) })),
    holdingsTitle: 'Top Ten Holdings (% of total assets)',
    day: s.dayFirstMonth,
  });

const ofSubFunds = (month: s.Month): s.Form => ({
  ...formOf(month),
  peers: false,
  seriesMonths: 0,
  holdingsTitle: 'Top Holdings of the Equity Sub-Fund (% of total assets)',
});

const UNITS: Readonly<Record<string, string>> = {
  'modified duration': ' years',
  'price to earnings ratio': ' times',
};

const unitOf = (label: string, value: string): string =>
  UNITS[label] ?? (label.startsWith('weighted') ? (value.includes('.') ? ' years' : ' days') : '');

/** Percent a year of average net assets that the month's accounts have. */
const CHARGED: Readonly<Record<string, string>> = {
  SKCF: '0.58',
  SKIGF: '1.15',
  SKIIF: '0.90',
  SKSF: '2.75',
  SKAAF: '2.20',
};

function feesOf(part: s.Part, month: s.Month, charged: string | undefined): s.Fee[] {
  const rows = (['Total expense ratio', 'government levies'] as const).flatMap((fee_label_raw, i) =>
    s.ratioPair(part, month).map((r) => ({
      row_label_raw: r.period === 'MTD' ? 'month to date' : 'year to date',
      fee_label_raw,
      percent: i === 0 ? r.withLevies : r.levies,
    })),
  );
  return charged === undefined ? rows : [...rows, s.fee('Actual management fee', charged)];
}

function finishPart(part: s.Part, fund: s.Fund, month: s.Month): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part, month, CHARGED[fund.abbr]);
  figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${unitOf(m.label_raw, m.value)}` }));
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, dateOf(month));
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  if (figures.holdings.length < 10 && figures.holdings.length > 0)
    figures.holdings_title_raw = 'Top Holdings (% of total assets)';
  // The association publishes what peers earned in the month and in the fiscal year alone.
  s.peersIn(figures, [monthLabel(month), 'FYTD']);
  figures.historical_returns = s.yearRows(part, month, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

const committee = (fund: s.Fund): s.Frame['committee'] => [
  ['Abdul Rauf Zardari', 'Chief Executive Officer'],
  ['Mehwish Keerio, CFA', 'Chief Investment Officer'],
  fund.model.kind === 'rate' ? ['Danish Unar', 'Head of Fixed Income'] : ['Farrukh Jamali, CFA', 'Head of Equities'],
  ['Sadaf Rind, FRM', 'Head of Risk Management'],
];

const houseOf = (month: s.Month): s.House => ({
  amc: AMC,
  month,
  monthLabel: monthLabel(month),
  footerOf: (page) => `Sakrand Funds Management Limited | Fund Manager’s Report | ${monthLabel(month)} | ${page}`,
  committeeOf: committee,
  amcRating: ['AM2+', 'PACRA', [2025, 6, 20]],
  formOf: (isFund) => (isFund ? formOf(month) : ofSubFunds(month)),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(month));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund, month);
    entry.footnotes_raw = [basisOf(fund)];
  },
});

const QUIRKS = [
  'launch, listing, par value, trustee, auditors, benchmark, risk, ratings and committee are in sentences',
  'a sentence has both expense ratios and the levies in them; sentences have the statistics of the portfolio',
  'net assets and price are a table of two dates; the asset allocation is a table of three dates',
  'two minimum amounts share a cell under one label; so do pricing, days and cut-off time',
  'the largest holdings fill two columns, the ranks 1 to 5 at the left',
  'peers are a column of the period table that only the month and the year to date have',
  'net assets and prices of sub-funds are under heads of two lines: the figure over its two dates',
];

export const drawSakrand = (): s.Drawn[] =>
  [9, 10].flatMap((at) => {
    const month = { year: 2025, month: at };
    return s.drawIssue({
      file: `N196_sakrand_2025-${String(at).padStart(2, '0')}`,
      amc: AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      funds: FUNDS,
      entriesOf: s.entriesOf(houseOf(month)),
      write: async (entries, path) => s.printHtml(html({ entries, funds: FUNDS, month, form: formOf(month) }), path),
    });
  });
