/** N50, Kandhkot: three columns in landscape; weights of an index next to the fund's, shares and values before weights. */
import { FUNDS } from './n50-funds.ts';
import { html } from './n50-page.ts';
import * as s from './shared11.ts';

const AMC = 'Kandhkot Islamic Asset Managers Limited';
const MONTH = { year: 2016, month: 11 };

/** Nov 30, 2016 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

function inBillions(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e9, 2);
  return { raw: `Rs. ${raw} bn`, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'One Month'],
    ['3M', 'Three Months'],
    ['6M', 'Six Months'],
    ['FYTD', 'Year to Date (FY17)'],
    ['1Y', 'One Year'],
    ['5Y', 'Five Years'],
    ['SI', 'Since Launch'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inBillions,
  sizeLabel: 'Fund Size',
  assetTitle: 'Where the Fund is Invested (% of total assets)',
  creditTitle: 'Credit Quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  holdingsTitle: 'Largest Positions (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2016',
  footerOf: (page) => `Kandhkot Islamic Asset Managers Limited - ${page}`,
  committeeOf: (fund) => [
    ['Shahnawaz Jakhrani', 'Chief Executive'],
    ['Ruqayya Bijarani, CFA', 'Chief Investment Officer'],
    ['Mufti Kamran Odho', 'Shariah Advisor'],
    [fund.model.kind === 'rate' ? 'Zeeshan Golo' : 'Ayaz Malik, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3+', 'JCR-VIS', [2016, 6, 17]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'cumulative';
    entry.footnotes_raw = [
      `Returns up to one year are ${basis}; returns over five years and since launch are annualized (CAGR).`,
    ];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .slice(1)
        .map((r) => s.fee('Total Expense Ratio (YTD)', r.withLevies));
  },
};

export const drawKandhkot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N50_kandhkot_2016-11',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'sectors with the weight of the fund, the weight of the index and the difference',
      'holdings with the number of shares and the market value before the weight',
      'periods in words; landscape in three columns',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
  });
