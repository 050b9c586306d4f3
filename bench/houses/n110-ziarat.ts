/** N110, Ziarat: a dark dashboard in landscape; tiles of shares, a butterfly of returns, and a calendar of months. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n110-funds.ts';
import { html } from './n110-page.ts';
import * as s from './shared15.ts';

const AMC = 'Ziarat Asset Management Limited';
const MONTH = { year: 2025, month: 8 };

/** Aug 31, 2025 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['FYTD', 'Year to Date'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years CAGR'],
    ['5Y', '5 Years CAGR'],
    ['SI', 'Since Inception CAGR'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  size: s.inMillions(0, 'PKR ', ' million'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dayText(s.lastDay(month)) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2025',
  footerOf: (page) => `Ziarat Funds | FMR August 2025 | ${page}`,
  committeeOf: (fund) => [
    ['Sardar Naqib Kakar', 'Chief Executive Officer'],
    ['Palwasha Tareen, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Abdul Wahid Panezai' : 'Palwasha Tareen, CFA', 'Fund Manager'],
    ['Sanaullah Dumar, FRM', 'Head of Risk Management'],
    ['Mahjabeen Luni', 'Head of Research'],
  ],
  amcRating: ['AM2', 'VIS', [2025, 2, 27]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
    entry.footnotes_raw = [`Returns of less than a year are ${basis}.`];
    closeSectors(entry, 'Equities');
    const ratios = s.ratiosOf(s.partOf(entry, FUNDS), MONTH);
    entry.fees = [
      ...ratios.map((r) => ({
        row_label_raw: r.period,
        fee_label_raw: 'Total Expense Ratio incl. Levies',
        percent: r.withLevies,
      })),
      s.fee('Management Fee (Actual)', s.only(CHARGED[fund.abbr], 'fee')),
    ];
  },
};

export const drawZiarat = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N110_ziarat_2025-08',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'a front page with a table of all funds; dark pages of tiles in landscape, with a row of icons for the facts',
      'the fund’s returns at the left of their periods and the benchmark’s at the right; months as tiles of a calendar',
      'classes of assets are tiles as large as their shares with the month before in small type; expense ratios are rings',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
  });
