/** N70, Mithi: pensions and savings; heads of columns with the size and the price, returns by the day of joining. */
import { FUNDS } from './n70-funds.ts';
import { html } from './n70-page.ts';
import * as s from './shared13.ts';

const AMC = 'Mithi Savings and Pensions Limited';
const MONTH = { year: 2023, month: 8 };

/** 18th April 2023 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })} ${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'joined 1 month ago'],
      ['FYTD', 'joined on 1st July 2023'],
      ['6M', 'joined 6 months ago'],
      ['1Y', 'joined 1 year ago'],
      ['3Y', 'joined 3 years ago (p.a.)'],
      ['SI', 'joined at launch (p.a.)'],
    ],
    seriesMonths: isFund ? 12 : 6,
    size: s.inMillions(1, 'Rs. ', ' million'),
    sizeLabel: 'Size',
    assetTitle: 'Asset allocation (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    holdingsTitle: isFund
      ? 'Top holdings (% of total assets)'
      : 'Top holdings of the Equity Sub-Fund (% of total assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2023',
  footerOf: (page) => `${page} of 3`,
  committeeOf: (fund) => [
    ['Lachhman Das Maheshwari', 'Chief Executive Officer'],
    ['Sumera Rahimoon, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'MSPF' ? 'Kewal Ram' : 'Tariq Samejo, FCCA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 6, 9]],
  formOf,
  introduction: -1,
  finish: (entry, fund) => {
    const basis =
      fund.subs === undefined
        ? 'simple annualised'
        : 'absolute for the Equity Sub-Fund and simple annualised for the other sub-funds';
    entry.footnotes_raw = [`Returns of up to 1 year are ${basis}. NAV and size are of 31st August 2023.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const { figures, ...part } of s.partsOf(entry, fund)) {
      figures.fees = s
        .ratiosOf({ figures, ...part }, MONTH)
        .map((r) => s.fee(`Expense ratio (${r.period})`, r.withLevies));
      if (fund.subs !== undefined)
        figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
    }
  },
};

export const drawMithi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N70_mithi_2023-08',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'the price and the size of a sub-fund are in the head of its columns of the table of returns, below its name',
      'periods in words of a saver: `A saver who … joined 1 year ago`, `joined on 1st July 2023`, `joined at launch (p.a.)`',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
