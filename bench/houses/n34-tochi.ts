/** N34, Tochi: the name at the foot of the page, a marked scale of risks, sizes and prices of twelve months. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n34-funds.ts';
import { drawFront, drawFund } from './n34-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared8.ts';

const AMC = 'Tochi Islamic Asset Management Limited';
const MONTH = { year: 2024, month: 10 };
const MANAGERS = { rate: 'Zarghuna Dawar', market: 'Bilal Mahsud, CFA' } as const;
const FONTS = '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-';
const NOTES = {
  rate: 'Returns of up to one year are annualised without compounding, longer ones with compounding.',
  market: 'Returns of up to one year are absolute, longer ones are compounded annually.',
} as const;

/** 21 Sep, 2020 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })}, ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: isFund
      ? [
          ['MTD', '1 month (from 30-Sep-24)'],
          ['3M', '3 months (from 31-Jul-24)'],
          ['FYTD', 'Fiscal year (from 30-Jun-24)'],
          ['1Y', '1 year (from 31-Oct-23)'],
          ['3Y', '3 years (from 31-Oct-21)'],
          ['5Y', '5 years (from 31-Oct-19)'],
          ['SI', 'Since launch'],
        ]
      : [
          ['MTD', '1 month'],
          ['FYTD', 'Fiscal year'],
          ['SI', 'Since launch'],
        ],
    seriesMonths: isFund ? 12 : 0,
    monthLabel: monthText,
    size: s.inMillions(1),
    sizeLabel: isFund ? 'Net assets (PKR mn)' : 'Net assets, PKR mn',
    assetTitle: 'Assets, % of total assets',
    creditTitle: 'Credit quality, % of total assets',
    sectorTitle: 'Sectors, % of total assets',
    holdingsTitle: 'Largest investments, % of total assets',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2024',
  footerOf: (page) => String(page),
  committeeOf: (fund) => [
    [MANAGERS[fund.model.kind], 'Fund Manager'],
    ['Mufti Noor Zaman', 'Shariah Advisor'],
  ],
  amcRating: ['AM2++', 'PACRA', [2024, 2, 16]],
  formOf,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => {
        const period = r.period === 'MTD' ? 'month' : 'year to date';
        const row = (fee_label_raw: string, percent: string): s.Fee => ({
          row_label_raw: period,
          fee_label_raw,
          percent,
        });
        return isFund
          ? [
              row('Expense ratio without levies', r.without),
              row('Levies', r.levies),
              row('Expense ratio with levies', r.withLevies),
            ]
          : [row('Expense ratio with levies', r.withLevies)];
      });
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    sheet.registerFont('plain', `${FONTS}Regular.ttf`);
    sheet.registerFont('bold', `${FONTS}Bold.ttf`);
    sheet.registerFont('italic', `${FONTS}Italic.ttf`);
    const report = { amc: AMC, month: MONTH, form: formOf(true) };
    if (isWhole) drawFront(sheet, entries, AMC);
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry), report);
  });
  await writeFile(path, pdf);
}

export const drawTochi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N34_tochi_2024-10',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'the name of the fund in a band at the foot of the page; the left and the right part are form XObjects',
      'a scale of all risk profiles, of which one is marked',
      'labels in two levels: the lower one says month, fund or initial only',
      'expense ratios as a sum: 0.95% + 0.14% = 1.09%',
      'size and price only in the last line of a table of twelve months, with the return of each month',
      'periods with the day from which they count; holdings over two lines, the weight in the second one',
      'plans as rows under nested heads',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
