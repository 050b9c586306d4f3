/** N91, Jampur: fact sheets of 2010, with the row of the index above the fund's and prices of earlier days below. */
import { FUNDS } from './n91-funds.ts';
import { html } from './n91-page.ts';
import * as s from './shared15.ts';

const AMC = 'Jampur Asset Management Company Limited';
const MONTH = { year: 2010, month: 3 };
const PAST: readonly (readonly [day: string, month: s.Month])[] = [
  ['30-Jun-08', { year: 2008, month: 6 }],
  ['30-Jun-09', { year: 2009, month: 6 }],
  ['31-Dec-09', { year: 2009, month: 12 }],
  ['31-Mar-10', MONTH],
];

/** 11th October, 2005 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })}, ${year}`;

const form = s.formWith({
  periods: [
    ['FYTD', 'FYTD'],
    ['MTD', '1 Month'],
    ['3M', '3 Month'],
    ['6M', '6 Month'],
    ['1Y', '1 Year'],
    ['SI', 'Inception*'],
  ],
  seriesMonths: 0,
  size: s.inMillions(3, 'Rs.', 'mn'),
  sizeLabel: 'Assets under Management',
  assetTitle: 'Asset Allocation (%age of Total Assets)',
  creditTitle: 'Credit Quality (%age of Total Assets)',
  sectorTitle: 'Sector Break-up (%age of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Top Holdings (%age of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2010',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Sardar Akram Gorchani', 'Chief Executive Officer'],
    ['Zubaida Dreshak', 'Chief Investment Officer'],
    ['Hafeez Lund', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Adnan Bhatti' : 'Zubaida Dreshak', 'Fund Manager'],
  ],
  amcRating: ['AM3', 'JCR-VIS', [2009, 12, 4]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'absolute';
    entry.footnotes_raw = [`* Compounded annual return since inception; all other returns are ${basis}.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, 'March 2010');
  },
};

export const drawJampur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N91_jampur_2010-03',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'the row of the index stands above that of the fund, the year to date before the month; no months, no expense ratio',
      'months are rows and classes columns of the assets; two holdings on a line; sizes run together: Rs.150.898mn',
      'prices and sizes of three earlier days in a table below',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) =>
      s.printDistilled(
        html(entries, (e) => PAST.map(([day, month]) => [day, s.figuresThen(e, FUNDS, month, form)] as const)),
        path,
      ),
  });
