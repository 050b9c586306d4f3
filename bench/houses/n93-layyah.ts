/** N93, Layyah: two funds on a page; prices and the month of the report in boxes beside each name. */
import { FUNDS } from './n93-funds.ts';
import { html } from './n93-page.ts';
import * as s from './shared15.ts';

const AMC = 'Layyah Asset Managers Limited';
const MONTH = { year: 2018, month: 11 };

/** 12-Nov-09 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', 'November-18'],
    ['3M', 'Last 3 Months'],
    ['FYTD', 'FY19 to date'],
    ['1Y', 'Last 12 Months'],
    ['3Y', 'Last 3 Years**'],
    ['5Y', 'Last 5 Years**'],
    ['SI', 'Since Inception**'],
  ],
  benchmarkSeries: 'BM',
  size: s.inMillions(1, '', ' Mn'),
  sizeLabel: 'Fund Size (PKR)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Top sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top five holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2018',
  footerOf: () => null,
  committeeOf: (fund) => [[fund.model.kind === 'rate' ? 'Waqar Sohal' : 'Mehreen Thind, CFA', 'Fund Manager']],
  amcRating: ['AM3+', 'JCR-VIS', [2018, 7, 6]],
  formOf: () => form,
  finish: (entry, fund) => {
    const page = FUNDS.indexOf(fund) < 2 ? 1 : 2;
    Object.assign(entry, { page_number: page, page_numbers: [page], page_footer_raw: `Page ${page} of 2` });
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) {
      const [, year] = s.ratioPair(part, MONTH);
      part.figures.fees = [s.fee('Expense Ratio (YTD)', year.withLevies)];
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 4,
        benchmark: 'BM',
        label: (y) => `FY${y}`,
      });
      const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
      entry.footnotes_raw = [
        `* Includes ${year.levies}% of SECP fee and government levies.`,
        `** Average annualized return (CAGR); returns of shorter periods are ${basis}.`,
      ];
    }
  },
};

export const drawLayyah = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N93_layyah_2018-11',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'two funds on a page, one above the other; the month of the report is only in a box beside each name',
      'a third column has the difference between the returns of fund and benchmark; fiscal years below, the newest first',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
  });
