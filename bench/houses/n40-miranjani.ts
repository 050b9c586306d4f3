/** N40, Miranjani: a page and a half for each fund, tables that continue on the next page, a price of the last working day. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n40-funds.ts';
import { drawFront, drawFund } from './n40-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared9.ts';

const AMC = 'Miranjani Funds Limited';
const MONTH = { year: 2019, month: 6 };
const MANAGERS = { rate: 'Sadia Abbasi', market: 'Farrukh Jadoon, CFA' } as const;
const FONTS = '/usr/share/fonts/opentype/urw-base35/P052-';
const TER = 'Total Expense Ratio';
const NOTES = {
  rate: 'Returns are annualized; those since inception and of more than one year are compound annual growth rates.',
  market: 'Returns are cumulative; those since inception and of more than one year are compound annual growth rates.',
} as const;

/** Oct. 4, 2004 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })}. ${d}, ${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'June 2019'],
      ...(isFund
        ? ([
            ['3M', 'Last 3 months'],
            ['6M', 'Last 6 months'],
          ] as const)
        : []),
      ['FYTD', 'FY 2019'],
      ...(isFund
        ? ([
            ['3Y', 'Last 3 years'],
            ['5Y', 'Last 5 years'],
          ] as const)
        : []),
      ['SI', 'Since inception'],
    ],
    seriesMonths: isFund ? 12 : 0,
    monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
    benchmarkSeries: 'Benchmark',
    size: s.inMillions(3),
    sizeLabel: isFund ? 'Net Assets as on June 30, 2019 (Rs. million)' : 'Net Assets (Rs. million)',
    assetTitle: 'Asset Allocation (% of total assets)',
    creditTitle: 'Credit Quality (% of total assets)',
    sectorTitle: 'Sector Allocation (% of total assets)',
    holdingsTitle: 'Portfolio Holdings (% of total assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'June 2019',
  footerOf: (page) => `Page ${page} of ${FUNDS.length * 2 + 1}`,
  committeeOf: (fund) => [
    ['Tahir Tanoli', 'Chief Executive Officer'],
    ['Ayesha Swati', 'Chief Investment Officer'],
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2018, 8, 3]],
  formOf,
  pagesEach: 2,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.subs === undefined ? fund.model.kind : 'rate']];
    // The last day of the month was a Sunday.
    if (fund.subs === undefined) entry.nav_date = '2019-06-28';
    for (const part of s.partsOf(entry, fund)) part.figures.fees = s.ratioRows(part, MONTH, TER, 'withLevies');
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    sheet.registerFont('plain', `${FONTS}Roman.otf`);
    sheet.registerFont('bold', `${FONTS}Bold.otf`);
    sheet.registerFont('italic', `${FONTS}Italic.otf`);
    if (isWhole) drawFront(sheet, entries, AMC);
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry), AMC);
  });
  await writeFile(path, pdf);
}

export const drawMiranjani = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N40_miranjani_2019-06',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'the table of holdings or of assets continues on the next page, its heading repeated with (continued)',
      'the price is of the last working day, the size of the last day of the month',
      'FY 2019 as the label of the fiscal year that ends with the month; both ratios in one cell',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: {
      file: 'hostile_N40_returns_swapped',
      fund: 'Miranjani Stock Fund',
      falsify: (entry) => {
        s.swapReturns(entry, ['June 2019', 'Last 3 months', 'Last 6 months', 'FY 2019'], 'Jun 19');
      },
    },
  });
