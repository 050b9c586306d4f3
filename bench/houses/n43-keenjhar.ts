/** N43, Keenjhar: cards of label, value and unit, two tables of returns under one head, the weights in chips. */
import { FUNDS } from './n43-funds.ts';
import { html } from './n43-page.ts';
import * as s from './shared10.ts';

const AMC = 'Keenjhar Asset Management Limited';
const MONTH = { year: 2026, month: 10 };
const MANAGERS = { rate: 'Zubaida Memon, CFA', market: 'Adeel Jokhio' } as const;
const NOTES = {
  rate: 'Returns of up to one year are annualised (simple); FY is the year ended 30 June. Peer average: average of the category as per MUFAP.',
  market:
    'Returns of up to one year are absolute; FY is the year ended 30 June. Peer average: average of the category as per MUFAP.',
} as const;

/** 31-Oct-26 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;
/** Oct'26 */
const monthText = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'YTD'],
    ['SI', 'Since Launch'],
  ],
  peers: true,
  seriesMonths: 0,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(1),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of total assets)',
  creditTitle: 'Credit Quality (% of total assets)',
  sectorTitle: 'Sector Allocation (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'Top Holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: "Oct'26",
  footerOf: (page) => `${page} | ${AMC}`,
  committeeOf: (fund) => [
    ['Nadir Soomro', 'Chief Executive Officer'],
    ['Farzana Halepoto, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.model.kind], 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'PACRA', [2026, 6, 26]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    s.peersIn(entry, ['MTD', 'YTD']);
    for (const part of s.partsOf(entry, fund)) {
      for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(part.figures, type, "Oct'26");
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 5,
        benchmark: 'Benchmark',
        label: (year) => `FY${year}`,
      });
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .flatMap((r) => [s.fee(`TER (${r.period})`, r.withLevies), s.fee(`TER excl. levies (${r.period})`, r.without)]);
    }
  },
};

export const drawKeenjhar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N43_keenjhar_2026-10',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'figures and terms as cards: the label above the value, the unit or the date below it',
      'fund and benchmark, and below them the peers, in two tables under one head of periods and fiscal years',
      'credit quality and sectors as chips with the weight below the name; the change since the last month in a column',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, FUNDS), path),
  });
