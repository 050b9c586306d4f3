/** N46, Surghar: two funds on a landscape page that share a strip of common terms; the month before in brackets. */
import { FUNDS } from './n46-funds.ts';
import { html } from './n46-page.ts';
import * as s from './shared10.ts';

const AMC = 'Surghar Asset Managers Limited';
const MONTH = { year: 2026, month: 1 };

/** 31 JAN 2026 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')} ${s.shortMonth({ year, month }).toUpperCase()} ${year}`;
/** JAN-26 */
const monthText = (m: s.Month): string => `${s.shortMonth(m).toUpperCase()}-${s.year2(m)}`;
const pageOf = (fund: s.Fund): number => 2 + Math.floor(FUNDS.indexOf(fund) / 2);

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'INCEPTION'],
  ],
  seriesMonths: 6,
  monthLabel: monthText,
  benchmarkSeries: 'BENCHMARK',
  size: s.inMillions(0),
  sizeLabel: 'NET ASSETS (PKR MN)',
  assetTitle: 'ASSET ALLOCATION (% OF TOTAL ASSETS)',
  creditTitle: 'CREDIT QUALITY (% OF TOTAL ASSETS)',
  sectorTitle: 'SECTORS (% OF TOTAL ASSETS)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'TOP HOLDINGS (% OF TOTAL ASSETS)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '31 JAN 2026',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Asad Niazi', 'CHIEF EXECUTIVE OFFICER'],
    ['Maryam Tiwana, CFA', 'CHIEF INVESTMENT OFFICER'],
    [fund.model.kind === 'rate' ? 'Bilal Awan' : 'Rabia Khattak, CFA', 'FUND MANAGER'],
  ],
  amcRating: ['AM2+', 'VIS', [2025, 8, 15]],
  formOf: () => form,
  finish: (entry, fund) => {
    const page = pageOf(fund);
    Object.assign(entry, {
      page_number: page,
      page_numbers: [page],
      page_footer_raw: `SURGHAR ASSET MANAGERS | ${page}`,
    });
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`TER ${r.period}`, r.withLevies));
  },
};

export const drawSurghar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N46_surghar_2026-01',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'two funds on a page, one above the other, with a strip between them whose terms and people are of both',
      'the weight of the month before in brackets behind that of the month, both months in one head',
      'months as columns of a chart with the figures at their tops; labels in capitals',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, FUNDS, AMC), path),
  });
