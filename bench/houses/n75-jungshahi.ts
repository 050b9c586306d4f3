/** N75, Jungshahi: a bank's manager; facts in a narrow column, tables in the wide one, holdings of two months. */
import { FUNDS } from './n75-funds.ts';
import { html } from './n75-page.ts';
import * as s from './shared12.ts';

const AMC = 'Jungshahi Asset Management Limited';
const MONTH = { year: 2025, month: 1 };
const SALES = 'Selling & Marketing Expense';

/** 30-Dec-2024 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'YTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception*'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (PKR in mln)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Asset Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const NOTES = {
  rate: 'Returns up to one year are simple annualized. *Since Inception, 3 Years and 5 Years are CAGR.',
  market: 'Returns up to one year are absolute. *Since Inception, 3 Years and 5 Years are CAGR.',
} as const;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2025',
  footerOf: (page) => `${page} | Fund Manager's Report`,
  committeeOf: (fund) => [
    ['Khurram Palari', 'Chief Executive Officer'],
    ['Sadia Jokhio, CFA', 'Chief Investment Officer'],
    ['Noman Burfat, FRM', 'Head of Risk'],
    ['Mahwish Khaskheli', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Waqar Gabol' : 'Sadia Jokhio, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'VIS', [2024, 12, 31]],
  formOf: () => form,
  introduction: 0,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) {
      const [month, year] = s.ratioPair(part, MONTH);
      part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
      part.figures.fees = [
        s.fee('Expense Ratio with Levies (MTD)', month.withLevies),
        s.fee('Expense Ratio with Levies (YTD)', year.withLevies),
        s.fee('Expense Ratio without Levies (MTD)', month.without),
        s.fee('Expense Ratio without Levies (YTD)', year.without),
        ...(fund.model.kind === 'market' ? [s.fee(SALES, '0.85')] : []),
      ];
    }
  },
};

export const drawJungshahi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N75_jungshahi_2025-01',
    amc: AMC,
    producer: 'chromium',
    quirks: ['the largest holdings have their shares of the month and of the month before'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) =>
      s.printHtml(
        html(entries, FUNDS, (e) => s.figuresThen(e, FUNDS, s.before(MONTH), form), MONTH),
        path,
      ),
  });
