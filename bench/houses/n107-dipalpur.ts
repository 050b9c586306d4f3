/** N107, Dipalpur: landscape infographics; cards, a timeline of returns, rings with legends, and a meter of risk. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n107-funds.ts';
import { pages } from './n107-page.ts';
import * as s from './shared15.ts';

const AMC = 'Dipalpur Asset Management Limited';
const MONTH = { year: 2024, month: 10 };

/** 18 Apr 2011 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FY25 to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years*'],
    ['5Y', '5 years*'],
    ['SI', 'Since launch*'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: s.inMillions(1, 'Rs. ', ' mn'),
  sizeLabel: 'Fund size',
  prices: ['units_outstanding'],
  assetTitle: 'Where we invest (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2024',
  footerOf: (page) => `Fund Manager Report October 2024 - ${page}`,
  committeeOf: (fund) => [
    ['Rai Mansoor Kharal', 'Chief Executive Officer'],
    ['Sidra Wattoo, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Haroon Bodla, FRM' : 'Sidra Wattoo, CFA', 'Fund Manager'],
    ['Iram Joiya, ACA', 'Head of Risk'],
    ['Danish Sukhera', 'Head of Research'],
  ],
  amcRating: ['AM2+', 'VIS', [2024, 4, 30]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [`Returns of up to one year are ${basis}. * Compound annual growth rate.`];
    closeSectors(entry, 'Equities');
    // The bars of the months are of the fund alone.
    entry.monthly_returns = entry.monthly_returns.filter((r) => r.series_raw === fund.abbr);
    const ratios = s.ratiosOf(s.partOf(entry, FUNDS), MONTH);
    const rows: readonly (readonly [string, 'withLevies' | 'levies' | 'without'])[] = [
      ['TER with levies', 'withLevies'],
      ['Government levies', 'levies'],
      ['TER without levies', 'without'],
    ];
    entry.fees = [
      ...rows.flatMap(([fee_label_raw, key]) =>
        ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] })),
      ),
      s.fee('Management fee (actual)', s.only(CHARGED[fund.abbr], 'fee')),
    ];
  },
};

export const drawDipalpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N107_dipalpur_2024-10',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a front page with a table of all funds; each fund is an infographic in landscape beside a dark column of facts',
      'figures stand above the words that name them: in cards, and on a timeline whose periods are below the dots',
      'legends of rings with two months; a meter that prints all steps of risk beside the own one',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: pages,
  });
