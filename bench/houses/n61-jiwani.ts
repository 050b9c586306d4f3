/** N61, Jiwani: sheets of a workbook whose columns continue on a second page, where the names of the rows are at the right. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n61-funds.ts';
import { drawFund } from './n61-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared13.ts';

const AMC = 'Jiwani Asset Management Limited';
const MONTH = { year: 2018, month: 3 };

/** 31-Mar-18 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'MTD'],
      ['6M', '6 Months'],
      ['FYTD', 'FYTD'],
      ['1Y', '365 Days'],
      ['3Y', '3 Years*'],
      ['SI', 'Since Inception*'],
    ],
    monthLabel: s.dashed,
    size: s.inMillions(2),
    sizeLabel: 'Net Assets (Rs. in Million)',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) =>
      isFund
        ? [m, s.before(m)].map((month) => ({ month, label: dayText(s.lastDay(month)) }))
        : [{ month: m, label: null }],
    holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2018',
  footerOf: (page) => `Page ${page} of ${FUNDS.length * 2}`,
  committeeOf: (fund) => [
    ['Shambe Baloch', 'Chief Executive Officer'],
    ['Mahrukh Gichki, CFA', 'Chief Investment Officer'],
    ['Dad Karim Rind', 'Head of Risk'],
    [fund.abbr === 'JSF' ? 'Yasir Kalmati, CFA' : 'Nargis Hoth', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2017, 10, 25]],
  formOf,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'Simple annualized return' : 'Cumulative return';
    const shorter =
      fund.subs === undefined ? basis : 'Equity: cumulative return; Debt and Money Market: simple annualized return';
    entry.footnotes_raw = [`* Compound annual growth rate (CAGR). ${shorter} for periods up to one year.`];
    if (fund.subs === undefined)
      Object.assign(entry, {
        allocation_totals: (['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const).flatMap((t) =>
          s.hundreds(entry, t, 'Total'),
        ),
      });
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
      if (fund.subs !== undefined) s.withoutBenchmark(part.figures, part.line);
    }
  },
};

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry));
  });
  await writeFile(path, pdf);
}

export const drawJiwani = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N61_jiwani_2018-03',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a sheet of a workbook on two pages: the months continue on the second page, with the names of the rows at the right end',
      'one run for each cell; numbers and dates at the right border, words flow over empty cells or are cut at the next cell',
      'the sign of the currency at the left border of a cell and the number at its right border; a cell of number signs',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
