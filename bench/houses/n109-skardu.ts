/** N109, Skardu: a pension fund and allocation plans; each sub-fund or plan is a strip across the page. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n109-funds.ts';
import { pages } from './n109-page.ts';
import * as s from './shared15.ts';

const AMC = 'Skardu Islamic Savings Limited';
const MONTH = { year: 2025, month: 1 };

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  size: s.inMillions(2),
  sizeLabel: 'Net assets (Rs. mn)',
  assetTitle: 'Asset allocation (% of net assets)',
  creditTitle: 'Credit quality (% of net assets)',
  sectorTitle: 'Sector allocation (% of net assets)',
  allocationMonths: (m) =>
    [s.before(m), m].map((month) => ({ month, label: `${s.shortMonth(month)}’${s.year2(month)}` })),
  holdingsTitle: 'Top holdings (% of net assets)',
  day: s.dayFirstMonth,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2025',
  footerOf: (page) => `FMR January 2025 | Page ${page}`,
  committeeOf: (fund) => [
    ['Haji Ghulam Abbas', 'Chief Executive Officer'],
    ['Fizza Batool, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'SIPF' ? 'Sajjad Balti' : 'Zahra Shigri', 'Portfolio Manager'],
    ['Muhammad Nazir', 'Head of Compliance'],
  ],
  amcRating: ['AM3++', 'VIS', [2024, 7, 5]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = ['Returns of more than one year are annualized (CAGR)'];
    s.setRatios(entry, fund, MONTH, ['TER (MTD)', 'TER (YTD)']);
    for (const part of s.partsOf(entry, fund)) {
      closeSectors(part.figures, 'Equities');
      // Pension funds have no benchmark here, and only plans have a row of their months.
      if (fund.abbr === 'SIPF') {
        s.withoutBenchmark(part.figures, part.line);
        part.figures.monthly_returns = [];
      } else part.figures.monthly_returns = part.figures.monthly_returns.filter((r) => r.series_raw === part.line);
    }
  },
};

export const drawSkardu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N109_skardu_2025-01',
    amc: AMC,
    producer: 'pdfkit, ghostscript',
    quirks: [
      'sub-funds and plans are lanes across the page; the name, price and size are in a coloured field at the left',
      'facts are a grid of icons whose labels stand above their values; no column of facts',
      'rings with legends of two months, oldest first; months of plans as a row of labels above their figures',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: pages,
  });
