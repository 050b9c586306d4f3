/** N37, Attabad: sheets with printer's marks around the page, headings printed twice, a date in each heading. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n37-funds.ts';
import { drawFront, drawFund, drawReview } from './n37-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared9.ts';

const AMC = 'Attabad Asset Management Company Limited';
const MONTH = { year: 2018, month: 3 };
const MANAGERS = { rate: 'Gul Nayab', market: 'Karim Uddin, CFA' } as const;
const NOTES = {
  rate: 'Returns for periods of less than one year are annualized on the simple basis; others are compounded annually.',
  market: 'Returns for periods of less than one year are absolute; others are compounded annually.',
} as const;

/** 16-May-2011 */
const dayText = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', '1 Month'],
      ['FYTD', 'Fiscal Year to Date'],
      ['1Y', '1 Year'],
      ...(isFund
        ? ([
            ['3Y', '3 Years'],
            ['5Y', '5 Years'],
          ] as const)
        : []),
      ['SI', 'Since Inception'],
    ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    benchmarkSeries: 'BM',
    size: s.inMillions(2),
    sizeLabel: 'Net Assets (Rs. million)',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Top Sectors (% of Total Assets)',
    allocationMonths: (m) =>
      isFund
        ? [m, s.before(m)].map((month) => ({
            month,
            label: `${s.daysIn(month)}-${s.shortMonth(month)}-${s.year2(month)}`,
          }))
        : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 31, 2018',
  footerOf: (page) => `Fund Manager Report | ${page}`,
  committeeOf: (fund) => [
    ['Amjad Ayub', 'Chief Executive Officer'],
    ['Naila Shah, ACA', 'Chief Investment Officer'],
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'market'], 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2017, 11, 8]],
  formOf,
  introduction: 1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.subs === undefined ? fund.model.kind : 'rate']];
    for (const part of s.partsOf(entry, fund)) {
      if (fund.subs === undefined) s.withoutPast(part.figures, 'CREDIT_QUALITY', '31-Mar-18');
      if (fund.subs === undefined) s.withoutPast(part.figures, 'SECTOR_ALLOCATION', '31-Mar-18');
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
    }
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    if (isWhole) {
      drawFront(sheet, entries, AMC);
      drawReview(sheet, AMC);
    }
    for (const entry of entries) {
      const parts = s.partsOf(entry, s.fundNamed(FUNDS, entry));
      drawFund(
        sheet,
        entry,
        parts.map((part) => s.ratiosOf(part, MONTH)),
        AMC,
      );
    }
  });
  await writeFile(path, pdf);
}

export const drawAttabad = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N37_attabad_2018-03',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      "the sheet is larger than the page: printer's marks and a line with the file's name and another date are outside the crop box",
      'bold text is plain text printed twice; the month is only in the headings of the blocks, as a date',
      'ratings in a table of their own; the size and the price in a block below the facts; the newest month first',
      'the expense ratio with its levies in brackets',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
