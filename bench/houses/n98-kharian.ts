/** N98, Kharian: quilts; in each column of a table cells with a name and a figure are sorted by the figure. */
import { FUNDS } from './n98-funds.ts';
import { html } from './n98-page.ts';
import { closeSectors } from './n95-sectors.ts';
import * as s from './shared15.ts';

const AMC = 'Kharian Asset Management Limited';
const MONTH = { year: 2025, month: 4 };

const form = s.formWith({
  periods: [
    ['MTD', 'April 2025'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years p.a.'],
    ['5Y', '5 years p.a.'],
    ['SI', 'Inception p.a.'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  size: s.inMillions(0, 'PKR ', ' million'),
  sizeLabel: 'Net assets',
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) =>
    [s.before(m), m].map((month) => ({ month, label: `${s.shortMonth(month)}-${s.year2(month)}` })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: s.longDay,
});

const MANAGERS: Readonly<Record<string, string>> = {
  KMMF: 'Bilal Kassana',
  KAAF: 'Rabia Warraich, CFA',
  KGF: 'Ejaz Gondal',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2025',
  footerOf: () => 'FMR April 2025',
  committeeOf: (fund) => [
    ['Ch. Anwar Bhaddar', 'Chief Executive Officer'],
    ['Rabia Warraich, CFA', 'Chief Investment Officer'],
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 11, 22]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
    entry.footnotes_raw = [`Returns of ${fund.abbr} up to 1 year are ${basis}.`];
    Object.assign(entry, { page_number: 1, page_numbers: [1, 2], nav_date: s.iso(s.lastDay(MONTH)) });
    closeSectors(entry, 'Listed shares');
    entry.historical_returns = s.fiscalYears(s.partOf(entry, FUNDS), MONTH, 5, 'Benchmark');
    for (const key of ['monthly_returns', 'historical_returns'] as const)
      entry[key] = entry[key].map((r) =>
        r.series_raw === 'Benchmark' ? { ...r, series_raw: `Benchmark ${fund.abbr}` } : r,
      );
    s.setRatios(entry, fund, MONTH, ['TER (MTD)', 'TER (YTD)']);
  },
};

export const drawKharian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N98_kharian_2025-04',
    amc: AMC,
    producer: 'chromium, ghostscript',
    quirks: [
      'quilts: columns are periods or months, whose cells, a name and a figure, are sorted by the figure',
      'funds and their benchmarks stand in the same columns of the same quilt, told apart by names and colours',
      'shares of two months are sorted for each month, so that the cells of a row belong to different classes',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
  });
