/** N114, Arifwala: two slides a fund; a scoreboard of returns, mirrored shares, bubbles, a receipt of costs. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n114-funds.ts';
import { html } from './n114-page.ts';
import * as s from './shared15.ts';

const AMC = 'Arifwala Fund Managers Limited';
const MONTH = { year: 2025, month: 11 };

/** 14 May, 2007 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since Inception'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  size: s.inMillions(1, 'PKR ', ' mn'),
  sizeLabel: 'Assets under Management',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2025',
  footerOf: () => 'Arifwala Funds | FMR November 2025',
  committeeOf: (fund) => [
    ['Mian Asad Wattoo', 'Chief Executive Officer'],
    ['Hira Sahu, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'ARICF' ? 'Umair Joiya, ACCA' : 'Tania Bhatti, CFA', 'Fund Manager'],
    ['Naveed Arain', 'Head of Research'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 8, 27]],
  formOf: () => form,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [`Returns up to 1Y are ${basis}; 3Y, 5Y and Since Inception are annualized.`];
    closeSectors(entry, 'Equities');
    const ratios = s.ratiosOf(s.partOf(entry, FUNDS), MONTH);
    const lines: readonly (readonly [string, 'without' | 'levies' | 'withLevies'])[] = [
      ['Expense ratio before levies', 'without'],
      ['Government levies', 'levies'],
      ['Total expense ratio', 'withLevies'],
    ];
    entry.fees = [
      ...lines.flatMap(([fee_label_raw, key]) =>
        ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] })),
      ),
      s.fee('Management fee charged', s.only(CHARGED[fund.abbr], 'fee')),
    ];
  },
};

export const drawArifwala = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N114_arifwala_2025-11',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'two slides a fund; the second one has the name in a narrow bar; a front slide with the funds as columns',
      'a scoreboard whose rows are `1M 2.14% vs 1.98%`; terms are dotted leaders; steps of a stair for the risk',
      'the older month’s share stands at the left of the class and the newer one’s at the right; bubbles of holdings',
      'costs are a receipt; the months are dots on a line with the figure above, and the benchmark’s below the month',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
  });
