/** N30, Nagarparkar: ruled tables with serial numbers in a built-in font, periods and months in one table. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n30-funds.ts';
import { drawFront, drawFund } from './n30-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared7.ts';

const AMC = 'Nagarparkar Asset Managers Limited';
const MONTH = { year: 2025, month: 1 };
const MANAGERS = { rate: 'Rekha Malhi', market: 'Sajjad Arbab, CFA' } as const;
const FEES = ['TER incl. Govt. Levies', 'TER excl. Govt. Levies'] as const;
const NOTES = {
  rate: 'Returns of less than one year are annualized (simple); others are CAGR. Peers: average of the category as per MUFAP.',
  market:
    'Returns of less than one year are not annualized; others are CAGR. Peers: average of the category as per MUFAP.',
} as const;

/** February 22, 2016 */
const dayText = ([y, m, d]: s.Day): string => `${s.monthName({ year: y, month: m })} ${d}, ${y}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

const FORM = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: monthText,
  benchmarkSeries: 'BM',
  size: (rupees) => {
    const raw = s.grouped(rupees / 1e3, 0);
    return { raw, pkr: s.rupees(raw, 3) };
  },
  sizeLabel: "Net Assets (Rs. '000)",
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  holdingDecimals: 2,
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'JANUARY 2025',
  footerOf: (page) => `Page ${page} of ${FUNDS.length + 1}`,
  committeeOf: (fund) => [
    ['Deepak Rathore, FCA', 'Chief Executive'],
    ['Hina Soomro', 'Head of Research'],
    [MANAGERS[fund.model.kind], 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 11, 8]],
  formOf: () => FORM,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) =>
        [r.withLevies, r.without].map((percent, i) => ({
          row_label_raw: r.period,
          fee_label_raw: FEES[i] ?? '',
          percent,
        })),
      );
      const totals = ['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const;
      Object.assign(part.figures, { allocation_totals: totals.flatMap((t) => s.hundreds(part.figures, t, 'Total')) });
    }
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    sheet.registerFont('plain', 'Times-Roman');
    sheet.registerFont('bold', 'Times-Bold');
    sheet.registerFont('italic', 'Times-Italic');
    if (isWhole) drawFront(sheet, entries, AMC);
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry), AMC);
  });
  await writeFile(path, pdf);
}

export const drawNagarparkar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N30_nagarparkar_2025-01',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'ruled tables as of a word processor, in the built-in Times; serial numbers before facts and holdings',
      'the name of the AMC larger than the month and in capitals above the name of the fund',
      'periods with peers and below them the months without peers, in one block; sizes in thousands',
      'ratings as value, agency and day parted by slashes; a starred label; NIL and Not Applicable',
      'totals of 100.0; expense ratios with and without levies, the month and the year as columns',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
